"""How each game is shown: a folder beside this file, whose STYLE says what is told of it and whose TABLE how it lies.

A game without a folder, or without one of the two, is shown as any game can be.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Final

from engine.kernel.cards.card import Card
from render.art import NO_ART, Gallery
from render.grid import Grid
from render.names import BoardNames, Printed
from render.style import Style
from render.table import Arrangement

_SHOWN: Final[Mapping[str, ModuleType]] = MappingProxyType(
    {module.name: import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)}
)
STYLES: Final[Mapping[str, Style]] = MappingProxyType(
    {game: shown.STYLE for game, shown in _SHOWN.items() if hasattr(shown, "STYLE")}
)
UNPRINTED: Final[Printed] = MappingProxyType({})
_ANY: Final = Grid()


def arrangement_of(game: str) -> Arrangement:
    """How a game's table lies."""
    return getattr(_SHOWN.get(game), "TABLE", _ANY)


def names_of(
    game: str, cards: Mapping[str, Card], lang: str, printed: Printed = UNPRINTED, art: Gallery = NO_ART
) -> BoardNames:
    """What everything is called at a game, in a language; `art` are an operator's own pictures."""
    return BoardNames(
        game=game,
        lang=lang,
        cards=cards,
        style=STYLES.get(game) or Style(game),
        art=art,
        printed={name: word for word, name in printed.get(lang, {}).items()},
    )
