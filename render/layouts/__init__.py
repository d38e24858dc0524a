"""How each game is shown."""

from collections.abc import Mapping
from typing import Final

from render.layouts.lorcana import LorcanaStyle
from render.layouts.mlp import MlpStyle
from render.style import Style

STYLES: Final[Mapping[str, Style]] = {style.game: style for style in (LorcanaStyle(), MlpStyle())}
