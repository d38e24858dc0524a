"""What this card is or does where the sentence has named it already, and what has been done in this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.events.repeated import REPEATABLE, Counted
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Both,
    Compare,
    Count,
    Filter,
    Happened,
    Has,
    In,
    Is,
    Matches,
    Never,
    Opponents,
    Other,
    Players,
    Side,
    StatOf,
    This,
    Trigger,
    You,
    YourTurn,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, bare, leaves, made, node, passing, phrase

BLOCKS_THIS: Filter = Has("facing", "<=", StatOf("faced", This()))
BLOCKED_BY_THIS: Filter = Has("faced", "<=", StatOf("facing", This()))
THIS_TURN = "[このターン、|このターンの間、|このターンの間に、|このターンの間に|同じターンの間に、|同じターンの間に]"
DEEDS = (
    ("approach", "アプローチ[している|に参加している]", "approached"),
    ("block_declared", "妨害[している|に参加している]", "blocked"),
    ("appear", "登場している", "appeared"),
    ("come_in", "場に出ている", "come onto the field"),
    ("exit", "退場している", "exited"),
    ("blocked", "妨害されている", "been blocked"),
    ("approach_or_block", "アプローチまたは妨害[している|に参加している]", "taken part in an approach"),
    ("levelled", "レベルアップ[している|をしている]", "levelled up"),
    ("transformed", "変身している", "transformed"),
    ("leave", "場から離れている", "left the field"),
    ("pop", "〔POP〕されている", "been popped"),
)
_DOING = (("approaching", "アプローチ"), ("blocking", "妨害"))


def has_done(on: Trigger, how: Counted | None = None) -> Parts:
    """Somebody has done it in this turn, or so often or so many have; the card itself is left out where others are
    meant."""
    several = how is not None

    def build(bindings: Bindings) -> object:
        if isinstance(bindings["subject"], Is):
            happened: object = Happened(replace(on, subject=bindings["subject"]))
            return REFUSED if several else happened
        parts = leaves(bindings["subject"])
        rest: Any = LEAVES.combined([leaf for leaf in parts if leaf != Other()])
        if rest is REFUSED or Other() in nodes_of(rest):
            return REFUSED
        n: Any = bindings["n"] if several else 1
        return Happened(replace(on, subject=rest), n, Other() in parts, how == "cards")

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Happened) or several == (value.least == 1) or value.each != (how == "cards"):
            return None
        subject: Any = value.on.subject
        if bare(replace(value.on, subject=Anything())) != on or (several and isinstance(subject, Is)):
            return None
        if value.other:
            subject = LEAVES.combined([*leaves(subject), Other()])
        return {"subject": subject} | ({"n": value.least} if several else {})

    return build, match


def _done_this_turn() -> Iterator[Phrase]:
    """So many have done it in this turn: cards, whoever does it twice is one."""
    for event, ja, en in DEEDS:
        start = THIS_TURN + "{subject:who}が"
        on = Trigger(event)
        yield made("cond", *has_done(on), ja=start + ja, en="{subject:who} has " + en + " this turn")
        yield made(
            "cond",
            *_each_has_done(on),
            ja=THIS_TURN + "自分の{names:all_names}が" + ja,
            en="all of {names:all_names} of yours have " + en + " this turn",
        )
        yield phrase(
            "cond",
            Happened,
            on=node(Trigger, event=event, subject=node(Is, target=Slot("target"))),
            ja=("{target:before}が" + THIS_TURN + ja, THIS_TURN + "{target:before}が" + ja),
            en="{target:before} has " + en + " this turn",
        )
        yield from _so_many_have(on, start, ja, en)


def _so_many_have(on: Trigger, start: str, ja: str, en: str) -> Iterator[Phrase]:
    """So many cards (枚), or so often (回), which is one where nobody can do it twice."""
    one: tuple[tuple[Counted, str, str], ...] = (("either", "[枚|回]", "{n:plural} or more {subject:who} have " + en),)
    two: tuple[tuple[Counted, str, str], ...] = (
        ("cards", "枚", "{n:plural} or more {subject:who} have " + en),
        ("times", "回", "{subject:who} has " + en + " {n:plural} or more times"),
    )
    for how, counter, said in two if on.event in REPEATABLE else one:
        yield made(
            "cond",
            *has_done(on, how),
            ja=start + "{n:plural}" + counter + "以上" + ja,
            en=said + " this turn",
        )


def _each_has_done(on: Trigger) -> Parts:
    """Each of these of one's own has done it in this turn."""

    def build(bindings: Bindings) -> object:
        names: Any = bindings["names"]
        return Both(tuple(Happened(replace(on, subject=LEAVES.combined([Side(True), name]))) for name in names))

    def match(value: object) -> Bindings | None:
        names: list[object] = []
        for part in value.parts if isinstance(value, Both) else ():
            subject: Any = part.on.subject if isinstance(part, Happened) else None
            if part != Happened(replace(on, subject=subject)) or not isinstance(subject, AllOf):
                return None
            names += [leaf for leaf in subject.parts if leaf != Side(True)]
        fits = len(names) > 1 and build({"names": tuple(names)}) == value
        return {"names": tuple(names)} if fits else None

    return build, match


def _played_this_turn() -> Iterator[Phrase]:
    """So many have been played in it."""
    for who, whose, en in (
        (Players(), "", "have been played"),
        (You(), "自分の", "of yours have been played"),
        (Opponents(), "相手の", "of your opponent have been played"),
    ):
        on = node(Trigger, event="play", subject=Slot("subject"), by=who)
        start = THIS_TURN + whose + "{subject:played}が"
        yield phrase(
            "cond", Happened, on=on, ja=start + "プレイされている", en="some {subject:played} " + en + " this turn"
        )
        yield phrase(
            "cond",
            Happened,
            on=on,
            least=Slot("n"),
            ja=start + "{n:plural}枚以上プレイされている",
            en="{n:plural} or more {subject:played} " + en + " this turn",
        )
    for who, ja, en in ((You(), "自分", "you have"), (Opponents(), "相手", "your opponent has")):
        yield phrase(
            "cond",
            Happened,
            on=node(Trigger, event="play", subject=Slot("subject"), by=who),
            ja=THIS_TURN + ja + "が{subject:played}をプレイしている",
            en=en + " played some {subject:played} this turn",
        )
    yield made("played", _anybodys, lambda value: {"lot": Lot(value)}, ja="{lot:lot}", en="{lot:lots}")  # type: ignore[arg-type]


def _anybodys(bindings: Bindings) -> object:
    """A lot of which is not said whose it is."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    sided = any(isinstance(leaf, Side) for leaf in leaves(lot.filter))
    return REFUSED if lot.zone != "play" or sided else lot.filter


def those_of() -> Parts:
    return (
        lambda b: b["lot"].filter if isinstance(b["lot"], Lot) and b["lot"].zone == "play" else REFUSED,
        lambda v: None if isinstance(v, Has) else {"lot": Lot(v)},  # type: ignore[arg-type]
    )


def _own() -> Iterator[Phrase]:
    """What this card is or does, where the sentence has named it already."""
    for state, ja in (
        *((state, ja + "[している|に参加している]") for state, ja in _DOING),
        ("blocked", "妨害されている"),
    ):
        yield phrase("own_cond", Matches, target=This(), filter=In(state), ja=ja)
    for state, ja in (
        ("exerted", "休息状態である"),
        ("in_main", "メインエリアにいる"),
        ("in_support", "サポートエリアにいる"),
    ):
        yield phrase("own_cond", Matches, target=This(), filter=In(state), ja=ja)
    yield phrase(
        "own_cond",
        Matches,
        target=This(),
        filter=AnyOf((In("approaching"), In("blocking"))),
        ja="アプローチまたは妨害[している|に参加している]",
    )
    for state, ja in (("exerted", "休息状態"), ("ready", "活動状態")):
        yield phrase("own_noun", Matches, target=This(), filter=In(state), ja=ja)
        yield phrase("cond_noun", Matches, target=This(), filter=In(state), ja="このカードが" + ja)
    yield phrase(
        "cond", Matches, target=This(), filter=In("ready"), ja="このカードが活動状態である", en="this card is active"
    )
    yield passing("own_when", "own_noun", ja="{it}の場合、")
    yield phrase(
        "own_cond",
        Matches,
        target=This(),
        filter=node(Has, stat=Slot("coin"), op=">=", amount=1),
        ja="{coin}コインが乗っている",
    )
    yield phrase(
        "own_cond",
        Matches,
        target=This(),
        filter=node(Has, stat=Slot("coin"), op=">=", amount=Slot("n")),
        ja="{coin}コインが{n:plural}個以上乗っている",
    )
    yield phrase(
        "own_cond",
        Never,
        part=node(Matches, target=This(), filter=node(Has, stat=Slot("coin"), op=">=", amount=1)),
        ja="{coin}コインが乗っていない",
    )
    yield phrase("own_cond", Matches, target=This(), filter=In("clad"), ja="サポートカードがセットされている")
    for stat in ("ap", "dp"):
        for op, bound, _ in BOUNDS:
            yield phrase(
                "own_cond",
                Matches,
                target=This(),
                filter=node(Has, stat=stat, op=op, amount=Slot("n")),
                ja=stat.upper() + "[の値|]が{n:number}" + bound + "[ある|である|の]",
            )
    for blocked, ja in (("{whom:blocked_by}", ""), ("このカードが{whom:blocked_by}", "cond")):
        yield made(ja or "own_cond", *_blocked_by(BLOCKS_THIS), ja=blocked + "に妨害されている")
        yield made(ja or "own_cond", *_blocked_by(BLOCKED_BY_THIS), ja=blocked + "を妨害している")
    yield passing("own_when", "own_cond", ja="{it}[場合|間]、")
    for turn, whose in ((YourTurn(), "自分"), (Never(YourTurn()), "相手")):
        yield phrase(
            "own_when",
            Both,
            parts=(turn, Slot("condition")),
            ja=(whose + "のターンの間[、|]{condition:own_if}", "{condition:own_if}" + whose + "のターンの間[、|]"),
        )
    yield passing("own_if", "own_cond", ja="{it}場合、")
    yield passing("own_if", "own_noun", ja="{it}の場合、")
    yield phrase(
        "own_when", Both, parts=(Slot("one"), Slot("two")), ja="{one:own_cond}状態で[、|]{two:own_cond}[場合|間]、"
    )
    yield made("blocked_by", lambda b: b["lot"], lambda v: {"lot": v}, ja="{lot:lot}")


def _blocked_by(meets: Filter) -> Parts:
    """Whether such a one blocks this card, or is blocked by it."""

    def build(bindings: Bindings) -> object:
        lot = bindings["whom"]
        assert isinstance(lot, Lot)
        filter_: Any = LEAVES.combined([*leaves(lot.filter), meets])
        return REFUSED if lot.zone != "play" or filter_ is REFUSED else Compare(Count(filter_), ">=", 1)

    def match(value: object) -> Bindings | None:
        match value:
            case Compare(Count(filter_, "play", Players()), ">=", 1) if meets in leaves(filter_):
                return {"whom": Lot(LEAVES.combined([leaf for leaf in leaves(filter_) if leaf != meets]))}  # type: ignore[arg-type]
        return None

    return build, match


def _in_the_turn() -> Parts:
    """In a turn in which somebody has done it; the card itself is left out where others are meant."""

    def build(bindings: Bindings) -> object:
        parts = leaves(bindings["who"])
        subject: Any = LEAVES.combined([leaf for leaf in parts if leaf != Other()])
        if subject is REFUSED or isinstance(bindings["who"], Is):
            return REFUSED
        on: Any = replace(bindings["did"], subject=subject)  # type: ignore[type-var]
        return Happened(on, other=Other() in parts)

    def match(value: object) -> Bindings | None:
        match value:
            case Happened(Trigger() as on, 1, other) if not isinstance(on.subject, Is):
                who: Any = LEAVES.combined([*leaves(on.subject), *([Other()] if other else [])])
                return {"who": who, "did": bare_trigger(on)}
        return None

    return build, match


OWN_CONDITIONS: tuple[Phrase, ...] = (
    made(
        "when",
        *_in_the_turn(),
        ja="{who}が{did}ターンの間、",
        en="in a turn in which {who} {did:did.s}, ",
    ),
    made("own_when", *_in_the_turn(), ja="{who}が{did}ターンの間、"),
    *(
        phrase(
            "only",
            Happened,
            on=node(Trigger, event="approach", subject=Slot("subject")),
            least=Slot("n"),
            each=cards,
            ja="同じターンの間に[、|]{subject:who}が{n:plural}" + counter + "以上アプローチ[した|に参加した]場合",
        )
        for counter, cards in (("回", False), ("枚", True))
    ),
    *_own(),
    *_done_this_turn(),
    *_played_this_turn(),
    made("one_such", *those_of(), ja="{lot:lot}", en="1 {lot:lot}"),
)
