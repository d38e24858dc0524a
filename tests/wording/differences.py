"""Cards whose printed texts do not say the same in both languages: by number, why, and how their trees meet.

`reordered`: the same abilities in another order; `otherwise`: the trees differ, as the texts do.
"""

from typing import Literal, NamedTuple


class Difference(NamedTuple):
    """What was found when both printings were compared."""

    how: Literal["reordered", "otherwise"]
    why: str


DIFFERENCES = {
    "2-046": Difference("reordered", "the Japanese card prints its keyword below the named ability"),
    "2-060": Difference("otherwise", "only the Japanese card lets its player decline the shuffling"),
}
