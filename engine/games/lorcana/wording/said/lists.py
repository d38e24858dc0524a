"""Several things said of one subject: "gets +2 {S} and gains Evasive", "can't quest or challenge"."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.lorcana.wording.nouns.filters import here_too, where_here
from engine.games.lorcana.wording.places import Subject
from engine.games.lorcana.wording.referents.anaphora import SELECTED
from engine.games.lorcana.wording.said import predicates
from engine.kernel.cards.tree import (
    Bound,
    Can,
    Cannot,
    CannotGain,
    Chosen,
    Deed,
    Every,
    Grant,
    GrantPer,
    Lose,
    Modify,
    Per,
    Seq,
)
from engine.wording import REFUSED, Bindings, Many, Parts, Phrase, alone, bare, made, passing, plain

_SAID = (Modify, Grant, Lose, Cannot, CannotGain, Can)
_Said = Modify | Grant | Lose | Cannot | CannotGain | Can


def all_said(value: object) -> tuple[_Said, ...]:
    """The parts of a list, or nothing where it is none."""
    known = isinstance(value, tuple) and len(value) > 1 and all(isinstance(part, _SAID) for part in value)
    return value if known else ()  # type: ignore[return-value]  # just asked


def _flat(bindings: Bindings) -> tuple[list[_Said], list[_Said]]:
    front, last = bindings["front"], bindings["last"]
    assert isinstance(front, tuple)
    assert isinstance(last, tuple)
    return [said for part in front for said in part], list(last)


def _lasting_all(saids: list[_Said], duration: str) -> tuple[_Said, ...] | None:
    """Each for the duration that is told once, unless each tells its own."""
    if all(said.duration for said in saids):
        return tuple(saids)
    if any(said.duration for said in saids):
        return None
    return tuple(replace(said, duration=duration) for said in saids)


def _after(bindings: Bindings) -> tuple[_Said, ...] | None:
    """English: a duration behind all is said of all."""
    front, last = _flat(bindings)
    if last[-1].duration and all(said.duration == last[-1].duration for said in front):
        return None  # told with each of them
    done = _lasting_all(front, last[-1].duration)
    return None if done is None else (*done, *last)


def _before(bindings: Bindings) -> tuple[_Said, ...] | None:
    """Japanese: a duration before all is said of all."""
    front, last = _flat(bindings)
    first = bindings["front"][0]  # type: ignore[index]  # a tuple
    done = _lasting_all([*front[len(first) :], *last], front[0].duration)
    return None if done is None else (*first, *done)


def _in_pieces(
    joined: Callable[[Bindings], tuple[_Said, ...] | None], told: int, *, grouped: bool, least: int = 1, most: int = 99
) -> Parts:
    """A list of which so many pieces stand before the last one; `grouped`: in as few as can be, else one by one."""

    def build(bindings: Bindings) -> object:
        saids, front = joined(bindings), bindings["front"]
        assert isinstance(front, tuple)
        if saids is None or not least <= len(front) <= most:
            return REFUSED
        given, fewest = [len(piece) for piece in (*front, bindings["last"])], [len(piece) for piece in in_groups(saids)]
        as_told = given == fewest if grouped else len(given) == len(saids) > len(fewest)
        return saids if as_told else REFUSED

    def match(value: object) -> Bindings | None:
        parts = _parted(value, told, grouped=grouped)
        return parts if parts and least <= len(parts["front"]) <= most else None  # type: ignore[arg-type]  # a tuple

    return build, match


def _told_with_each(*, least: int = 1, most: int = 99) -> Parts:
    """The same duration told with each of them."""

    def build(bindings: Bindings) -> object:
        front, last = _flat(bindings)
        saids = (*front, *last)
        parts = match(saids)
        return saids if parts and parts["front"] == bindings["front"] else REFUSED

    def match(value: object) -> Bindings | None:
        saids = all_said(value)
        pieces = in_groups(saids)
        durations = {said.duration for said in saids}
        if not least <= len(pieces) - 1 <= most or len(durations) != 1 or "" in durations:
            return None
        return {"front": pieces[:-1], "last": pieces[-1]}

    return build, match


def in_groups(saids: tuple[_Said, ...]) -> tuple[tuple[_Said, ...], ...]:
    """In pieces that are told in one word: two numbers, quest and challenge."""
    pieces: list[tuple[_Said, ...]] = []
    for said in saids:
        if pieces and len(pieces[-1]) == 1 and _together((*pieces[-1], said)):
            pieces[-1] += (said,)
        else:
            pieces.append((said,))
    return tuple(pieces)


def _together(pair: tuple[_Said, ...]) -> bool:
    return both_stats(pair) is not None or any(match(pair) is not None for (_, match), _, _ in _NEITHER)


def _parted(value: object, told: int, *, grouped: bool = True) -> Bindings | None:
    """`told`: the place of the piece with which the duration is told; `grouped`: as few pieces as can be."""
    saids = all_said(value)
    durations = {said.duration for said in saids}
    pieces = in_groups(saids)
    if not grouped:
        pieces = tuple((said,) for said in saids) if len(pieces) < len(saids) else ()
    if len(pieces) < 2 or (len(durations) > 1 and "" in durations):
        return None
    if len(durations) == 1:
        keep = told % len(pieces)
        pieces = tuple(
            piece if at == keep else tuple(replace(said, duration="") for said in piece)
            for at, piece in enumerate(pieces)
        )
    return {"front": pieces[:-1], "last": pieces[-1]}


def _piece(bindings: Bindings) -> object:
    return bindings["it"] if all_said(bindings["it"]) else REFUSED


def _one_piece(value: object) -> Bindings | None:
    saids = all_said(value)
    return {"it": value} if saids and _together(saids) else None


def _neither(one: Deed, other: Deed) -> Parts:
    """Two deeds, neither of which may be done."""

    def build(bindings: Bindings) -> object:
        duration = bindings["duration"]
        return tuple(Cannot(Subject(), deed, duration) for deed in (one, other))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        saids = all_said(value)
        slots: Bindings = {"duration": saids[0].duration} if saids else {}
        return slots if slots and value == build(slots) else None

    return build, match


_NEITHER = (
    (
        _neither("quest", "challenge"),
        "[クエストとチャレンジが|クエストもチャレンジも|チャレンジとクエストが]できない",
        "[quest or challenge|challenge or quest]",
    ),
    (_neither("challenge", "be_challenged"), "チャレンジできず、チャレンジもされない", "challenge or be challenged"),
)
"""Pairs of deeds that are told in one word."""


def two_stats(bindings: Bindings) -> object:
    duration = bindings["duration"]
    return tuple(
        Modify(Subject(), bindings[stat], bindings[amount], duration)  # type: ignore[arg-type]  # as the sorts have it
        for stat, amount in (("stat", "amount"), ("other_stat", "other"))
    )


def both_stats(value: object) -> Bindings | None:
    saids = all_said(value)
    if len(saids) != 2 or not all(isinstance(said, Modify) for said in saids) or saids[0].duration != saids[1].duration:
        return None
    one, two = saids
    assert isinstance(one, Modify)
    assert isinstance(two, Modify)
    slots: Bindings = {"stat": one.stat, "amount": one.amount, "other_stat": two.stat, "other": two.amount}
    return slots | {"duration": one.duration} if one.stat != two.stat else None


def of_one(bindings: Bindings) -> object:
    """As effects one after another: what the first one chooses is what the others are said of."""
    saids, target = bindings["list"], bindings["target"]
    assert isinstance(saids, tuple)
    again = SELECTED if isinstance(target, Chosen | Every) else target
    whom = (target, *(again for _ in saids[1:]))
    parts = [predicates.fill({"predicate": said, "target": who}) for said, who in zip(saids, whom, strict=True)]
    return Seq(tuple(parts), "and")  # type: ignore[arg-type]  # what is said is an effect


def one_of(value: object) -> Bindings | None:
    """The subject of effects one after another, and what is said of it."""
    if not isinstance(value, Seq) or value.link != "and":
        return None
    sayings = [predicates.lift(part) for part in value.parts]
    if not all(sayings):
        return None
    target = sayings[0]["target"]  # type: ignore[index]  # just asked
    again = Bound("chosen") if isinstance(target, Chosen | Every) else plain(target)
    if any(plain(other["target"]) != again for other in sayings[1:] if other):
        return None
    return {"target": target, "list": tuple(other["predicate"] for other in sayings if other)}


def _for_all(bindings: Bindings) -> object:
    saids = bindings["list"]
    assert isinstance(saids, tuple)
    if any(said.duration for said in saids):
        return REFUSED
    return of_one(bindings | {"list": tuple(replace(said, duration=bindings["lasts"]) for said in saids)})


def _all_for(value: object) -> Bindings | None:
    parts = one_of(value)
    saids = all_said(parts["list"]) if parts else ()
    if parts is None or not saids or not saids[0].duration or len({said.duration for said in saids}) > 1:
        return None
    return parts | {"lasts": saids[0].duration, "list": tuple(replace(said, duration="") for said in saids)}


def lasting(bindings: Bindings) -> object:
    """As continuous effects of one static ability."""
    saids = bindings["list"]
    assert isinstance(saids, tuple)
    if any(said.duration for said in saids):
        return REFUSED
    return tuple(predicates.fill({"predicate": said, "target": bindings["target"]}) for said in saids)


def in_lasting(value: object) -> Bindings | None:
    """The subject of continuous effects that all have the same, and what is said of it."""
    sayings = [predicates.lift(part) for part in value] if isinstance(value, tuple) and value else []
    if not sayings or not all(sayings):
        return None
    target = sayings[0]["target"]  # type: ignore[index]  # just asked
    if any(plain(other["target"]) != plain(target) for other in sayings if other):
        return None
    return {"target": target, "list": tuple(other["predicate"] for other in sayings if other)}


def _some_lasting(value: object) -> Bindings | None:
    return in_lasting(value) if isinstance(value, tuple) and len(value) > 1 else None


def _for_each(bindings: Bindings) -> object:
    """Each of them so many times as something is counted."""
    saids, count = all_said(bindings["list"]), bindings["count"]
    if not saids or any(not isinstance(said, Modify) and type(said) is not Grant for said in saids):
        return REFUSED
    if any(isinstance(said, Modify) and not isinstance(said.amount, int) for said in saids):
        return REFUSED
    times = tuple(
        Modify(said.target, said.stat, Per(said.amount, count), said.duration)  # type: ignore[arg-type]  # just asked
        if isinstance(said, Modify)
        else GrantPer(said.target, said.abilities, said.duration, count)  # type: ignore[arg-type, union-attr]
        for said in saids
    )
    return lasting(bindings | {"list": times})


def _each_of(value: object) -> Bindings | None:
    parts = _some_lasting(value)
    once: list[_Said] = []
    counts: list[object] = []
    for said in parts["list"] if parts else ():  # type: ignore[attr-defined]  # a tuple
        match said:
            case Modify(target, stat, Per(amount, count), duration):
                once.append(Modify(target, stat, amount, duration))
                counts.append(count)
            case GrantPer(target, abilities, duration, count):
                once.append(Grant(target, abilities, duration))
                counts.append(count)
    if parts is None or len(once) < len(parts["list"]) or any(bare(count) != bare(counts[0]) for count in counts):  # type: ignore[arg-type]
        return None
    return {"target": parts["target"], "list": tuple(once), "count": counts[0]}


def _two_of_each(value: object) -> Bindings | None:
    parts = _each_of(value)
    return parts if parts and both_stats(parts["list"]) is not None else None


def _one_piece_of_stats(value: object) -> Bindings | None:
    return {"it": value} if both_stats(value) is not None else None


def _lasting_here(bindings: Bindings) -> object:
    target = here_too(bindings["target"])
    return REFUSED if target is REFUSED else lasting(bindings | {"target": target})


def _in_lasting_here(value: object) -> Bindings | None:
    parts = _some_lasting(value)
    target = where_here(parts["target"]) if parts else None
    return None if parts is None or target is None else parts | {"target": target}


_ENGLISH = ("{target:this} {list:list.s}", "{target:subjs} {list:list}", "{target:subj} {list:list.s}")

LISTS: tuple[Phrase | Many, ...] = (
    # pieces
    alone("piece", "pred"),
    made(
        "piece",
        two_stats,
        both_stats,
        ja="{duration}{amount:plus}{stat}と{other:plus}{other_stat:stat}<される>",
        en="<get> {amount:plus} {stat} and {other:plus} {other_stat:stat}{duration}",
    ),
    *(made("piece", *neither, ja="{duration}" + ja, en=f"<can't> {en}{{duration}}") for neither, ja, en in _NEITHER),
    Many("pieces", "piece", {"en": (", ", ", ")}),
    Many("pieces.s", "piece.s", {"en": (", ", ", ")}),
    Many("pieces.i", "piece.i", {"ja": ("、", "、")}),
    Many("pieces.te", "piece.te", {"ja": ("、", "、")}),
    # together
    *(
        row
        for grouped in (True, False)
        for row in (
            made(
                "list",
                *_in_pieces(_after, -1, grouped=grouped, most=1),
                en="{front:pieces~} and {last:piece~}",
            ),
            made(
                "list",
                *_in_pieces(_after, -1, grouped=grouped, least=2),
                en="{front:pieces~}, and {last:piece~}",
            ),
            made(
                "list",
                *_in_pieces(_before, 0, grouped=grouped),
                ja=("{front:pieces.i}、{last:piece~}", "{front:pieces.te}[、|]{last:piece~}"),
            ),
        )
    ),
    made("list", *_told_with_each(most=1), en="{front:pieces~} and {last:piece~}"),
    made("list", *_told_with_each(least=2), en="{front:pieces~}, and {last:piece~}"),
    made("list", _piece, _one_piece, ja="{it:piece~}", en="{it:piece~}"),
    # with their subject, once
    made("clause", of_one, one_of, ja=("{target:topic}{list:list~}", "{target:topic}、{list:list~}"), en=_ENGLISH),
    made(
        "clause",
        _for_all,
        _all_for,
        ja=(
            "{lasts}{target:named_topic}{list:list~}",
            "{target:select}{lasts}そのキャラクターは{list:list~}",
            "{target:select}{lasts}それらのキャラクターは{list:list~}",
        ),
        en=("^{lasts:first}{target:subjs} {list:list}", "^{lasts:first}{target:subj} {list:list.s}"),
    ),
    # with their subject, as long as the card is in play
    alone("lastings", "lasting"),
    made("lastings", _lasting_here, _in_lasting_here, en="{target:subjs} {list:list} while here"),
    made("lastings", lasting, _some_lasting, ja="{target:topic}{list:list}", en=_ENGLISH),
    made(
        "lastings",
        _for_each,
        _each_of,
        ja="{target:topic}{count:each}数だけ、{list:list}",
        en=("{count:each}, {target:this} {list:list.s}", "{count:each}, {target:subjs} {list:list}"),
    ),
    made(
        "lastings",
        _for_each,
        _two_of_each,
        en=("{target:this} {list:two_stats.s} {count:each}", "{target:subjs} {list:two_stats} {count:each}"),
    ),
    made("two_stats", _piece, _one_piece_of_stats, en="{it:piece~}"),
    # without it: one thing or several
    alone("said_of_it", "pred"),
    passing("said_of_it", "list", ja="{it~}", en="{it~}"),
)
