"""What is so of this very card in one state: challenging, challenged, exerted, damaged; and what holds besides."""

from __future__ import annotations

from engine.kernel.cards.tree import Both, In, Matches, State, This
from engine.wording import Bindings, Parts, Phrase, bare, made

from .abilities import of_itself, self_static

_THIS = This()
_STATES: tuple[tuple[State, str], ...] = (
    ("being_challenged", "being challenged"),
    ("challenging", "challenging"),
    ("exerted", "exerted"),
    ("damaged", "damaged"),
    ("ready", "ready"),
)


def _while_too(state: State) -> Parts:
    """The same as long as something else holds as well."""
    there = Matches(_THIS, In(state))

    def build(bindings: Bindings) -> object:
        both = Both((bindings["condition"], there))  # type: ignore[arg-type]  # a condition
        return self_static(bindings | {"condition": both})

    def match(value: object) -> Bindings | None:
        said = of_itself(value)
        match bare(said["condition"]) if said else None:
            case Both((_, known)) if known == there and said:
                held = said["condition"]
                assert isinstance(held, Both)
                return {"predicate": said["predicate"], "this": _THIS, "condition": held.parts[0]}
        return None

    return build, match


def _while(state: State) -> Parts:
    """A static ability of this very character in one state of the challenge."""
    condition = Matches(_THIS, In(state))

    def build(bindings: Bindings) -> object:
        return self_static(bindings | {"condition": condition})

    def match(value: object) -> Bindings | None:
        said = of_itself(value)
        if said is None or bare(said["condition"]) != condition:
            return None
        return {"predicate": said["predicate"], "this": _THIS}

    return build, match


MEANWHILE: tuple[Phrase, ...] = (
    *(
        made(
            "static",
            *_while(state),
            en=(
                f"while {doing}, {{this}} {{predicate:said_of_it.s}}",
                f"{{this}} {{predicate:said_of_it.s}} while {doing}",
            ),
        )
        for state, doing in _STATES
    ),
    *(
        made(
            "static",
            *_while_too(state),
            en=f"[if|while] {{condition}}, {{this}} {{predicate:said_of_it.s}} while {doing}",
        )
        for state, doing in _STATES
    ),
)
