"""Events by what their condition for being played names: a card, a trait, or any of several."""

from __future__ import annotations

from engine.kernel.cards.tree import AllOf, AnyOf, In, Kind
from engine.wording import Bindings, Many, Parts, Phrase, Slot, made, passing, phrase

_TRAIT = "asks_trait:"


def _of_trait() -> Parts:
    def match(value: object) -> Bindings | None:
        named = isinstance(value, In) and value.state.startswith(_TRAIT)
        return {"trait": value.state.removeprefix(_TRAIT)} if named else None  # type: ignore[attr-defined]

    return (lambda bindings: In(_TRAIT + str(bindings["trait"]))), match


ASKING: tuple[Phrase | Many, ...] = (
    phrase("asked_one", In, ja="{state:asked}", en="{state:asked}"),
    made("asked_one", *_of_trait(), ja="{trait:trait}[|を持つキャラ]", en="{trait:trait}"),
    passing("asked_of", "asked_one"),
    Many("asked_ones", "asked_one", {"ja": ("または", "または"), "en": (" or ", " or ")}, least=2),
    phrase("asked_of", AnyOf, parts=Slot("parts"), ja="{parts:asked_ones}", en="any of {parts:asked_ones}"),
    *(
        phrase(
            sort,
            AllOf,
            parts=(Kind("event"), Slot("asked")),
            ja="《使用条件》に{asked:asked_of}[を含む|を持つ|が含まれる|がある]イベントカード",
            en=f"event{s} whose use condition names {{asked:asked_of}}",
        )
        for sort, s in (("noun", ""), ("noun.s", "s"), ("one_of", ""))
    ),
)
