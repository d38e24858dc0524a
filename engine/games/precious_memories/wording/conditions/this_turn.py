"""What has been done in this turn: by whom, how often, and what holds in the turn in which a card has come."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.precious_memories.wording.conditions.conditions import BOUNDS
from engine.games.precious_memories.wording.conditions.own_conditions import DEEDS, THIS_TURN, has_done
from engine.games.precious_memories.wording.events.repeated import SO_OFTEN, counts_as
from engine.games.precious_memories.wording.events.triggers import said_of
from engine.games.precious_memories.wording.nouns.filters import LEAVES
from engine.kernel.cards.tree import Happened, Has, In, Is, Matches, Opponents, Players, This, Trigger, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, leaves, made, node, phrase, word

_NEW = (("appeared_now", "登場した", "appeared"), ("fresh", "場に出た", "came onto the field"))


def _come() -> Iterator[Phrase]:
    """In the turn in which this card has come."""
    for state, ja, en in _NEW:
        new = Matches(This(), In(state))
        yield word("when", new, ja=f"このカードが{ja}ターンの間、", en=f"in the turn in which this card {en}, ")
        yield word("own_when", new, ja=ja + "ターンの間[、|には、|は、]")


_PILES: tuple[tuple[Trigger, str, str], ...] = (
    (Trigger("pointed", by=You()), "自分の", "your point pile"),
    (Trigger("pointed", by=Opponents()), "相手の", "your opponent's point pile"),
    (Trigger("pointed", by=Players()), "自分または相手の", "any point pile"),
    (
        Trigger("pointed", by=You(), manner="in_challenge"),
        "相手のアプローチ[によって|で][自分の|]",
        "your point pile by an opponent's approach",
    ),
    (
        Trigger("pointed", by=Opponents(), manner="in_challenge"),
        "自分のアプローチ[によって|で]相手の",
        "your opponent's point pile by your approach",
    ),
    (
        Trigger("pointed", by=Players(), manner="in_challenge"),
        "アプローチ[によって|で]自分または相手の",
        "any point pile by an approach",
    ),
)


def _pointed() -> Iterator[Phrase]:
    """Cards that have come into a point pile in this turn."""
    for on, ja, en in _PILES:
        where = THIS_TURN + ja + "ポイント置き場にカードが"
        yield word("cond", Happened(on), ja=where + "置かれている", en=f"a card has come into {en} this turn")
        yield phrase(
            "cond",
            Happened,
            on=on,
            least=Slot("n"),
            ja=where + "{n:plural}枚以上置かれている",
            en="{n:plural} or more cards have come into " + en + " this turn",
        )


def _turns() -> Iterator[Phrase]:
    """A turn in which so many have done it by now."""
    for event, ja, _ in DEEDS:
        on, done = Trigger(event), "[" + ja.replace("[", "").replace("]", "") + "]" if "[" in ja else ja
        counted = [(how, f"{{n:plural}}{counter}以上") for how, counter, _ in SO_OFTEN if counts_as(event, how)]
        for how, so_many in (*counted, (None, "")):
            said = "{subject:who}が" + so_many + done
            yield made("in_state", *has_done(on, how), ja=said + "ターン[に|の間に]")
            yield made("when", *has_done(on, how), ja=said + "ターンの間、")
            yield made("own_when", *has_done(on, how), ja=said + "ターンの間、")


def _numbers() -> Iterator[Phrase]:
    """A number of this card, or of who wears it, without a verb."""
    for subject in ("{target:this}", "{target:wearer}"):
        for stat, ja in (("cost", "使用コスト"), ("ap", "AP"), ("dp", "DP")):
            for op, bound, _ in BOUNDS:
                yield phrase(
                    "cond_noun",
                    Matches,
                    filter=node(Has, stat=stat, op=op, amount=Slot("n")),
                    ja=subject + "の" + ja + "[の値|]が{n:number}" + bound,
                )


def _levels() -> Parts:
    """Somebody reaches so high a level."""
    build_one, match_one = said_of("did")

    def build(bindings: Bindings) -> object:
        high = Has("lv", ">=", bindings["n"])  # type: ignore[arg-type]
        who = LEAVES.combined([*leaves(bindings["who"]), high])
        return REFUSED if who is REFUSED else build_one({"who": who, "did": Trigger("levelled")})

    def match(value: object) -> Bindings | None:
        slots = match_one(value)
        if slots is None or slots["did"] != Trigger("levelled"):
            return None
        parts = leaves(slots["who"])
        high = [leaf for leaf in parts if isinstance(leaf, Has) and (leaf.stat, leaf.op) == ("lv", ">=")]
        if len(high) != 1:
            return None
        return {"who": LEAVES.combined([leaf for leaf in parts if leaf not in high]), "n": high[0].amount}

    return build, match


_SO_OFTEN = "approached:"


def _times_approached() -> Parts:
    def match(value: object) -> Bindings | None:
        fits = isinstance(value, In) and value.state.startswith(_SO_OFTEN)
        return {"n": int(value.state.removeprefix(_SO_OFTEN))} if fits else None  # type: ignore[attr-defined]

    return (lambda bindings: In(_SO_OFTEN + str(bindings["n"]))), match


THIS_TURNS: tuple[Phrase, ...] = (
    made(
        "fresh",
        *_times_approached(),
        ja="[同じターンの間|このターンの間]に[、|]{n:plural}回以上アプローチ[している|した|に参加している|に参加した]",
        en=" that approached {n:plural} times or more this turn",
    ),
    made(
        "on_alone",
        *_levels(),
        ja="{who}が[LV|レベル]{n:number}以上にレベルアップ[した|をした]場合、",
        en="when {who} levels up to level {n:number} or more, ",
    ),
    word(
        "fresh",
        In("scored_now"),
        ja=(
            "このターンの間に[、|]アプローチでポイントを与え[た|ている]",
            "このターン、アプローチでポイントを与え[た|ている]",
        ),
        en=" that gave a point by approaching this turn",
    ),
    *_come(),
    *_pointed(),
    *_turns(),
    *_numbers(),
    *(
        word("fresh", In(state), ja="このターンの間に[、|]" + ja + "[した|に参加した]", en=f" that {en} this turn")
        for state, ja, en in (
            ("blocked_with_now", "妨害", "blocked"),
            ("fought_now", "アプローチまたは妨害", "took part in an approach"),
        )
    ),
    phrase(
        "on_named",
        Trigger,
        event="approach_or_block",
        subject=node(Is, target=Slot("who")),
        ja="{who:before}がアプローチまたは妨害[した|に参加した]場合、",
        en="when {who:before} takes part in an approach, ",
    ),
)
