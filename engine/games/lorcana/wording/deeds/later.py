"""What is done later: at the end of a turn, until the next one, and with the next card that is played."""

from __future__ import annotations

from engine.games.lorcana.wording.said.lists import all_said, in_groups, of_one, one_of
from engine.games.lorcana.wording.said.predicates import fill, lift
from engine.kernel.cards.tree import Bound, Cannot, Grant, Later, Modify, Players, Trigger
from engine.wording import REFUSED, Bindings, Phrase, Slot, made, node, passing, phrase, plain

_PLAYED = Bound("subject")


def next_gains(bindings: Bindings) -> object:
    """What is said of the next one that is played this turn, once it has been played."""
    said = fill({"predicate": bindings["predicate"], "target": _PLAYED})
    if not isinstance(said, Modify | Grant | Cannot):
        return REFUSED
    return Later(Trigger("play", bindings["filter"]), said, once=True)  # type: ignore[arg-type]  # the sort gives a filter


def gains_next(value: object) -> Bindings | None:
    if not isinstance(value, Later) or value != Later(Trigger("play", value.on.subject), value.body, once=True):
        return None
    said = lift(value.body)
    return said and {"filter": value.on.subject, "predicate": said["predicate"]}


_NEXT = (
    "[このターン、次にあなたがプレイする|このターン、あなたが次にプレイする|あなたがこのターン次にプレイする]"
    "{filter:np}[|1体]"
)


def _next_is(bindings: Bindings) -> object:
    """Several things that are said of the next one that is played this turn."""
    said = of_one({"list": bindings["list"], "target": _PLAYED})
    return Later(Trigger("play", bindings["filter"]), said, once=True)  # type: ignore[arg-type]  # as sorts say


def _is_next(value: object) -> Bindings | None:
    if not isinstance(value, Later) or value != Later(Trigger("play", value.on.subject), value.body, once=True):
        return None
    said = one_of(value.body)
    if said is None or plain(said["target"]) != _PLAYED:
        return None
    return {"filter": value.on.subject, "list": said["list"]}


def _each_lasting(bindings: Bindings) -> object:
    """What is said for good, and behind it what is said for a time that is told there."""
    front, last = bindings["front"], bindings["last"]
    assert isinstance(front, tuple)
    assert isinstance(last, tuple)
    saids = tuple(said for piece in (*front, last) for said in piece)
    parts = _lasting_each(saids)
    return saids if parts and parts["front"] == front else REFUSED


def _lasting_each(value: object) -> Bindings | None:
    saids = all_said(value)
    lasting = [bool(said.duration) for said in saids]
    pieces = in_groups(saids)
    if len(pieces) < 2 or lasting != sorted(lasting) or len(set(lasting)) < 2:
        return None
    return {"front": pieces[:-1], "last": pieces[-1]}


LATER: tuple[Phrase, ...] = (
    # the next one that is played
    made(
        "plain",
        next_gains,
        gains_next,
        ja="このターン、次にあなたがプレイする{filter:np}は{predicate:pred~}",
        en="the next {filter:np} you play this turn {predicate:pred.s}",
    ),
    phrase(
        "plain",
        Later,
        on=node(Trigger, event="play", subject=Slot("subject")),
        once=True,
        ja="このターン、次にあなたが{subject:played}をプレイしたとき、{body:simple}",
        en=(
            "the next time you play {subject:played} this turn, {body:simple}",
            "when you play your next {subject:np} this turn, {body:simple}",
        ),
    ),
    made(
        "plain",
        next_gains,
        gains_next,
        ja=f"{_NEXT}は[、|]{{predicate:pred~}}",
    ),
    made(
        "plain",
        _next_is,
        _is_next,
        ja=f"{_NEXT}は[、|]{{list:next_list~}}",
        en="the next {filter:np} you play this turn {list:list.s}",
    ),
    made("next_list", _each_lasting, _lasting_each, ja="{front:pieces.te}[、|]{last:piece~}"),
    passing("next_list", "list", ja="{it~}"),
    phrase(
        "plain",
        Later,
        on=node(Trigger, event="play", subject=Slot("subject")),
        once=True,
        ja="このターン、あなたが次に{subject:played}をプレイしたとき、{body:simple}",
    ),
    # until the next turn
    *(
        phrase(
            "plain",
            Later,
            duration="until_your_next_turn",
            ja=f"あなたの次のターンの始めまで、{{on:{sort}}}{{body:simple}}",
            en=(
                f"until the start of your next turn, {{on:{sort}}}, {{body:simple}}",
                f"{{on:{sort}}} until the start of your next turn, {{body:simple}}",
            ),
        )
        for sort in ("trigger", "their_trigger")
    ),
    # when it is done, told behind
    phrase(
        "plain",
        Later,
        on=Trigger("turn_end"),
        duration="moment",
        once=True,
        en="{body:deed} at the end of your turn",
    ),
    phrase("plain", Later, on=Trigger("turn_end", by=Players()), en="{body:deed} at the end of [this|the] turn"),
)
