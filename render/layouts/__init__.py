"""How each game is shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.kernel.card import Card
from render.art import NO_ART, Gallery
from render.layouts.lorcana import LorcanaStyle
from render.layouts.mlp import MlpStyle
from render.names import Names, Printed
from render.style import Style

STYLES: Final[Mapping[str, Style]] = {style.game: style for style in (LorcanaStyle(), MlpStyle())}
UNPRINTED: Final[Printed] = MappingProxyType({})


def names_of(
    game: str, cards: Mapping[str, Card], lang: str, printed: Printed = UNPRINTED, art: Gallery = NO_ART
) -> Names:
    """What everything is called at a game, in a language; `art` are an operator's own pictures."""
    return Names(cards, lang, STYLES[game], {name: word for word, name in printed.get(lang, {}).items()}, art)
