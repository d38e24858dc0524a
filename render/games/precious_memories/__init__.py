"""How Precious Memories is shown."""

from typing import Final

from render.games.precious_memories.style import PreciousStyle
from render.games.precious_memories.table import PreciousTable

STYLE: Final = PreciousStyle("precious_memories")
TABLE: Final = PreciousTable()
