"""How Disney Lorcana is shown."""

from typing import Final

from render.games.lorcana.style import LorcanaStyle
from render.grid import Grid

STYLE: Final = LorcanaStyle("lorcana")
TABLE: Final = Grid(("character", "item", "location"))
