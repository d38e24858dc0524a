"""How My Little Pony is shown."""

from typing import Final

from render.games.mlp.style import MlpStyle
from render.games.mlp.table import MlpTable

STYLE: Final = MlpStyle("mlp")
TABLE: Final = MlpTable()
