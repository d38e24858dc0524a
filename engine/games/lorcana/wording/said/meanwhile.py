"""What is so of this very card in one state: challenging, challenged, exerted, damaged; and what holds besides."""

from __future__ import annotations

from engine.games.lorcana.wording.abilities import of_itself, self_static
from engine.games.lorcana.wording.said.lists import in_lasting, lasting
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import AllOf, At, Both, Compare, Count, In, Matches, State, Static, This
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, bare, made, node, phrase, plain

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


def _of_this_card(bindings: Bindings) -> bool:
    """A guard: who is challenged is who is spoken of."""
    said = in_lasting(bindings["effects"])
    return said is not None and plain(said["target"]) == _THIS


_AT_ONE = Matches(_THIS, At(SOMEWHERE))


def _while_there(bindings: Bindings) -> object:
    effects = lasting({"target": _THIS, "list": bindings["predicate"]})
    return REFUSED if effects is REFUSED else Static(effects, _AT_ONE)  # type: ignore[arg-type]  # effects


def _there(value: object) -> Bindings | None:
    if not isinstance(value, Static) or bare(value.condition) != _AT_ONE:
        return None
    said = in_lasting(value.effects)
    return {"this": _THIS, "predicate": said["list"]} if said and plain(said["target"]) == _THIS else None


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
    # challenged by such
    phrase(
        "static",
        Static,
        effects=Slot("effects"),
        condition=node(
            Both,
            parts=(
                Matches(_THIS, In("being_challenged")),
                node(
                    Compare,
                    left=node(Count, filter=node(AllOf, parts=(In("challenging"), Slot("rest")))),
                    op=">=",
                    right=1,
                ),
            ),
        ),
        when=_of_this_card,
        ja="このキャラクターが{rest:np}[1体|]にチャレンジされている間、{effects:lastings}",
        en=("while being challenged by {rest:challenged_one}, {effects:lastings}",),
    ),
    # at a location
    made("static", _while_there, _there, en="{this} {predicate:said_of_it.s} while at a location"),
)
