"""In whose turn something is said of somebody, told behind him or behind it."""

from __future__ import annotations

from engine.games.lorcana.wording.said.lists import in_lasting, lasting
from engine.kernel.cards.tree import Condition, Every, Never, Static, This, YourTurn
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, phrase, plain


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


IN_TURNS: tuple[Phrase, ...] = (
    # told behind it
    phrase("static", Static, effects=(Slot("effect"),), condition=YourTurn(), en="{effect:lasting} during your turn"),
    # told between whom and what
    *(
        made(
            "static",
            *_in_turn(condition),
            ja=f"{{target:named_topic}}[、|]{whose}のターン[の間|中]、{{list:said_of_it}}",
        )
        for condition, whose in ((YourTurn(), "あなた"), (Never(YourTurn()), "対戦相手"))
    ),
)
