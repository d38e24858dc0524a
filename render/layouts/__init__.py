"""How each game is shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.kernel.card import Card
from render.art import NO_ART, Gallery
from render.layouts.lorcana import LorcanaStyle
from render.layouts.lorcana_table import LorcanaTable
from render.layouts.mlp import MlpStyle
from render.layouts.mlp_table import MlpTable
from render.names import Names, Printed
from render.style import Style
from render.table import Arrangement

STYLES: Final[Mapping[str, Style]] = {style.game: style for style in (LorcanaStyle(), MlpStyle())}
ARRANGEMENTS: Final[Mapping[str, Arrangement]] = {"lorcana": LorcanaTable(), "mlp": MlpTable()}
UNPRINTED: Final[Printed] = MappingProxyType({})


def names_of(
    game: str, cards: Mapping[str, Card], lang: str, printed: Printed = UNPRINTED, art: Gallery = NO_ART
) -> Names:
    """What everything is called at a game, in a language; `art` are an operator's own pictures."""
    return Names(
        game=game, lang=lang, cards=cards, style=STYLES[game], art=art,
        printed={name: word for word, name in printed.get(lang, {}).items()},
    )
