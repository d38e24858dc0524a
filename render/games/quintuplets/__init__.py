"""How the Quintuplets are shown."""

from typing import Final

from render.games.quintuplets.style import QuintupletsStyle
from render.games.quintuplets.table import QuintupletsTable

STYLE: Final = QuintupletsStyle("quintuplets")
TABLE: Final = QuintupletsTable()
