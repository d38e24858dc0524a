"""What somebody does or has in this turn when he does something: whoever it is told of, whatever stands before it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.nodes import Again
from engine.games.precious_memories.wording.events import came
from engine.games.precious_memories.wording.said.each_for import as_it_did, as_it_does
from engine.games.precious_memories.wording.said.subjects import S, apart, fill, lasts, of_one, saids_of
from engine.kernel.cards.tree import Anything, Grant, Is, Later, This, ToDo, Trigger, Triggered
from engine.wording import REFUSED, Bindings, Parts, Phrase, bare, made


def _of_others() -> Parts:
    """Somebody who was chosen; for how long he has what he gets is said of it, too."""

    def build(bindings: Bindings) -> object:
        saids = saids_of(bindings["list"])
        if not saids or not lasts(saids) or bindings["target"] == This():
            return REFUSED
        text = as_it_does(bindings["on"], saids, bindings["until"])
        return fill(text, bindings["target"], bindings["dur"])

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Grant) or not value.duration or bare(value.target) == This():
            return None
        did = as_it_did(value)
        if did is None or not did[2]:
            return None
        return {"target": value.target, "dur": value.duration, "on": did[0], "list": did[1], "until": did[2]}

    return build, match


def _of_this() -> Parts:
    """This card; `until`: for how long it has what it gets, if that lasts."""

    def build(bindings: Bindings) -> object:
        saids, until = saids_of(bindings["list"]), bindings.get("until") or ""
        ons: Any = bindings["on"]
        if not saids or lasts(saids) != bool(until) or len(ons) > 1:
            return REFUSED
        return Later(ons[0], of_one(This(), saids, until))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Later(Trigger(_, Is(target)) as on, body, "turn", False) if bare(target) == This():
                said = apart(body)
                if said is not None and bare(said[0]) == This():
                    return {"on": (on,), "list": said[1], "until": said[2] or None}
        return None

    return build, match


def _once_more() -> Parts:
    """Who may approach once more this turn when he does something: that this turn is meant is said of the other
    approach alone (R-PM-106)."""
    again = (Again(S),)

    def build(bindings: Bindings) -> object:
        return fill(as_it_does(bindings["on"], again), bindings["target"], "turn")

    def match(value: object) -> Bindings | None:
        did = as_it_did(value) if isinstance(value, Grant) and value.duration == "turn" else None
        if did is None or did[1] != again:
            return None
        return {"target": value.target, "on": did[0]}  # type: ignore[attr-defined]

    return build, match


def _and_so() -> Parts:
    """What is said of this card when something happens, and what is done if it was."""

    def build(bindings: Bindings) -> object:
        saids, dur, on = saids_of(bindings["list"]), bindings.get("dur") or "", bindings["on"]
        if not saids or lasts(saids) != bool(dur):
            return REFUSED
        state: Any = bindings.get("state")
        state = None if state is None else came.taken(state, on)
        if state is None and bindings.get("state") is not None:
            return REFUSED
        body = ToDo(of_one(This(), saids, dur), bindings["body"])  # type: ignore[arg-type]
        return Triggered(on, body, state)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered(on, ToDo(own, body), condition):
                state = None if condition is None else came.told(condition, on)
                said = apart(own)
                if (state is None and condition is not None) or said is None or bare(said[0]) != This():
                    return None
                return {"on": on, "state": state, "list": said[1], "dur": said[2] or None, "body": body}
        return None

    return build, match


def _by_an_effect() -> Parts:
    """What an effect does to this card, which is named before."""

    def build(bindings: Bindings) -> object:
        return (replace(bindings["did"], subject=Is(This()), counterpart=bindings["by"]),)  # type: ignore[type-var]

    def match(value: object) -> Bindings | None:
        match value:
            case (Trigger(event, Is(target), by, "", times="") as on,) if event.startswith("effect_"):
                if bare(target) == This() and by != Anything():
                    return {"by": by, "did": replace(on, subject=Anything(), counterpart=Anything())}
        return None

    return build, match


_ONCE_MORE = "活動状態になるとともに、このターン、もう一度アプローチ[できる|に参加することができる|に参加できる]"
AS_IT_DOES: tuple[Phrase, ...] = (
    made(
        "act",
        *_of_others(),
        ja=(
            "{target:topic}[は、|は]{dur}{on:own_on}{until:dur}{list}",
            "{dur}{target:topic}[は、|は]{on:own_on}{until:dur}{list}",
        ),
    ),
    made(
        "act",
        *_of_this(),
        ja=(
            "このターン、このカードが[、|]{on:own_on}{until:dur?}{list}",
            "このカード[は、|は]このターン、{on:own_on}{until:dur?}{list}",
            "このターン、このカード[は、|は]{on:own_on}{until:dur?}{list}",
        ),
    ),
    made("act", *_once_more(), ja="{target:one}[は、|は]{on:own_on}" + _ONCE_MORE),
    made(
        "triggered",
        *_and_so(),
        ja="このカードは[、|]{state:own_state?}{on:any_on}{dur:dur?}{list}。その場合、{body:chain}",
    ),
    made("own_on", *_by_an_effect(), ja="{by:whose}の効果で{did:did_to}場合、"),
)
