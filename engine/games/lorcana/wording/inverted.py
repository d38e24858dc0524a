"""The same in another order: the turn behind whom it is said of, what moves, and to where."""

from __future__ import annotations

from engine.kernel.cards.tree import Condition, Every, Is, Never, Static, This, Trigger, YourTurn
from engine.wording import REFUSED, Bindings, Parts, Phrase, made, phrase, plain

from .lists import in_lasting, lasting
from .predicates import fill_here, lift_here


def _in_turn(condition: Condition) -> Parts:
    """What is said of somebody in such turns, where the turn stands behind whom it is said of."""

    def build(bindings: Bindings) -> object:
        effects = lasting(bindings)
        return REFUSED if effects is REFUSED else Static(effects, condition)  # type: ignore[arg-type]  # effects

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Static) or value.condition != condition:
            return None
        said = in_lasting(value.effects)
        return said if said and isinstance(plain(said["target"]), Every | This) else None

    return build, match


INVERTED: tuple[Phrase, ...] = (
    made(
        "said",
        fill_here,
        lift_here,
        ja="ここにいる間、{target:named_topic}{predicate:pred~}",
        en="{target:subjs} {predicate:pred} while here",
    ),
    *(
        made(
            "static",
            *_in_turn(condition),
            ja=f"{{target:named_topic}}[、|]{whose}のターン[の間|中]、{{list:said_of_it}}",
        )
        for condition, whose in ((YourTurn(), "あなた"), (Never(YourTurn()), "対戦相手"))
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=Is(This()),
        ja=(
            "あなたが{subject:np}[|1体]をここに移動させ[るたび|たとき]、",
            "{subject:np}[|1体]がここに移動[するたび|したとき]、",
        ),
        en=("[whenever|when] you move {subject:played} here", "[whenever|when] {subject:played} moves here"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        ja="{subject:one}がロケーションに移動[するたび|したとき]、",
        en="[whenever|when] {subject:one} moves to a location",
    ),
)
