"""How ハーレムマスター is shown."""

from typing import Final

from render.games.harem_master.style import HaremStyle
from render.games.harem_master.table import HaremTable

STYLE: Final = HaremStyle("harem_master")
TABLE: Final = HaremTable()
