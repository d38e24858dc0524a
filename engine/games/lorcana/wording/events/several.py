"""This one or another, one event or another; and the second event in short."""

from __future__ import annotations

from engine.kernel.cards.tree import AnyOf, Is, This, Trigger
from engine.wording import Bindings, Phrase, Slot, made, node, phrase

_THIS = This()
_ME = Is(_THIS)


def _mine(value: object) -> Bindings | None:
    """The one trigger of this card, by a pronoun at the beginning of a text."""
    one = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    return {"one": one} if isinstance(one, Trigger) and one.subject == _ME else None


SEVERAL: tuple[Phrase, ...] = (
    # this card or another one
    made("triggers", lambda bindings: (bindings["one"],), _mine, en="{one:second}"),
    phrase(
        "one",
        AnyOf,
        parts=(node(Is, target=Slot("this")), Slot("rest")),
        ja="{this}か{rest:one}",
        en="{this} or {rest:one}",
    ),
    # two triggers
    made(
        "triggers",
        lambda bindings: (bindings["one"], bindings["two"]),
        lambda value: {"one": value[0], "two": value[1]} if isinstance(value, tuple) and len(value) == 2 else None,
        en="{one:trigger} or {two:second}",
    ),
    phrase("again_trigger", Trigger, event="banish", subject=Is(_THIS), en="when [he|she|it]'s banished"),
    phrase("again_trigger", Trigger, event="banish", subject=Is(_THIS), en="when they're banished"),
)
