"""What you decide, or pay for, that others do."""

from __future__ import annotations

from engine.games.lorcana.wording.deeds import players
from engine.games.lorcana.wording.sentences import only_you
from engine.kernel.cards.tree import May, ToDo, You
from engine.wording import REFUSED, Bindings, Phrase, made


def _let_them(bindings: Bindings) -> object:
    """You decide about what others do."""
    who = bindings["who"]
    return REFUSED if isinstance(who, You) else May(players.fill(bindings))  # type: ignore[arg-type]  # an effect


def _they_do(value: object) -> Bindings | None:
    if not isinstance(value, May) or value != May(value.body):
        return None
    said = players.lift(value.body)
    return said if said and _let_them(said) == value else None


def _let_them_first(bindings: Bindings) -> object:
    may = _let_them(bindings)
    return May(ToDo(may.body, bindings["body"])) if isinstance(may, May) else REFUSED  # type: ignore[arg-type]  # as above


def _they_do_first(value: object) -> Bindings | None:
    if not isinstance(value, May) or not isinstance(value.body, ToDo) or value != May(value.body):
        return None
    said = _they_do(May(value.body.cost))
    return said and said | {"body": value.body.body}


def _paid_for(bindings: Bindings) -> object:
    """You pay for what others do."""
    if not only_you(bindings["cost"]) or isinstance(bindings["who"], You):
        return REFUSED
    return May(ToDo(bindings["cost"], players.fill(bindings)))  # type: ignore[arg-type]  # effects


def _done_for(value: object) -> Bindings | None:
    if not isinstance(value, May) or not isinstance(value.body, ToDo) or value != May(value.body):
        return None
    said = players.lift(value.body.body)
    slots = said and said | {"cost": value.body.cost}
    return slots if slots and _paid_for(slots) == value else None


FOR_OTHERS: tuple[Phrase, ...] = (
    # decided for others
    made(
        "simple",
        _let_them,
        _they_do,
        ja="「{who:player}{verb:vps~}。」をしてもよい",
        en="you may have {who:player} {verb:vps}",
    ),
    made(
        "plain", _let_them_first, _they_do_first, en="you may have {who:player} {verb:vps}. ^if you do, {body:simple}"
    ),
    made("plain", _paid_for, _done_for, en="you may {cost:deed} to have {who:player} {verb:vps}"),
)
