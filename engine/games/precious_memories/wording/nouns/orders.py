"""In which orders the words around a noun stand before it."""

from __future__ import annotations

BEFORE = (
    "{other:other?}{spared:spared?}{but:but?}{fresh:fresh?}{state:state?}{area:area?}{doing:doing?}{met:met?}{cost:cost?}{generated:generated?}{power:power?}{guard:guard?}"
    "{level:level?}{alike:alike?}{coins:coins?}{part:part_of?}{word:word?}{powerless:powerless?}"
)
_REVERSED = "".join("{" + part for part in reversed(BEFORE.split("{")[1:]))
TURNED = tuple(_REVERSED.replace(part, "") for part in ("{coins:coins?}", "{met:met?}"))
"""The same the other way round; coins that are told before whom one meets lie on that one."""
FIRST = (
    "other:other?}",
    "state:state?}",
    "area:area?}",
    "doing:doing?}",
    "fresh:fresh?}",
    "part:part_of?}",
    "word:word?}",
    "cost:cost?}",
    "generated:generated?}",
    "but:but?}",
    "met:met?}",
    "power:power?}",
    "level:level?}",
    "alike:alike?}",
    "coins:coins?}",
    "powerless:powerless?}",
)
"""What stands before whose it is while the rest stands behind."""
COLORED = "{other:other?}{color:color}"
LATE = BEFORE.replace("{state:state?}", "") + "{state:state}"
"""The same with its state said last."""
BEHIND = (
    "{part:part_of?}{word:word?}{alike:alike?}{coins:coins?}{cost:cost?}{generated:generated?}{power:power?}{guard:guard?}{level:level?}{area:area?}{doing:doing?}"
    "{met:met?}{fresh:fresh?}{powerless:powerless?}{spared:spared?}"
)
FRONT = "{other:other?}{state:state?}{but:but?}"
