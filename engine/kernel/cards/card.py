"""A card as a value: names, numbers and an ability tree. No code, no picture."""

from __future__ import annotations

from msgspec import Struct, field

from engine.kernel.cards.tree import Tree


class Card(Struct, frozen=True, kw_only=True):
    """One printed card, pinned into a record when a game starts.

    `key` is unique within a game id ("1-001"). `name`, `version` and `text` map a language ("en", "ja") to what is
    printed; `id_name` is the name that trees use (the English one where there is one), several for "A & B" cards.
    `told`: what the abilities say, in languages that the card is not printed in.
    `halves`: of a card that is two in one, the kind of each and how many of the abilities are its own, in their order.
    `back`: what is printed on its other side.
    `kind` is the game's card type; `stats` its printed numbers (absent: the card has none); `classes`, `colors` and
    `marks` are glossary ids.
    """

    key: str
    kind: str
    name: dict[str, str]
    id_name: tuple[str, ...]
    version: dict[str, str] = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)
    stats: dict[str, int] = field(default_factory=dict)
    classes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    abilities: Tree = ()
    told: dict[str, str] = field(default_factory=dict)
    halves: tuple[tuple[str, int], ...] = ()
    back: Card | None = None

    @property
    def full_name(self) -> str:
        """Name and version, the identity that copy limits count (LOR 6.2.5)."""
        lang = "en" if "en" in self.name else next(iter(self.name))
        version = self.version.get(lang)
        return f"{self.name[lang]} - {version}" if version else self.name[lang]

    def title(self, lang: str) -> str:
        """The name in a language, or in the language that the card has."""
        return self.name.get(lang) or next(iter(self.name.values()))

    def wording(self, lang: str) -> str:
        """Its text for a reader of a language: as printed, else as told in it, else as printed in another."""
        return self.text.get(lang) or self.told.get(lang) or next(iter(self.text.values()), "")
