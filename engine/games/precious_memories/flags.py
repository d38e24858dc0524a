"""What a table may agree upon: how the rules are read where no document says it, and which decks may be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.cards.flag import Flag

REGULATION = Flag("regulation", ("single", "two", "mix"))
"""Decks of one work, of two, or of any."""
BLOCKER_RESTS = Flag("blocker_rests", (True, False), "R-PM-09")
"""Whether who blocks is turned sideways (R-PM-09)."""
MINIMAL_PAYMENT = Flag("minimal_payment", (False, True), "R-PM-37")
"""Whether nothing may be paid that is not needed (R-PM-37)."""
END_STEP_ORDER = Flag("end_step_order", ("effects", "discard"), "R-PM-29")
"""What comes first at the end of a turn (R-PM-29)."""
RESPONSE_NESTING = Flag("response_nesting", (True, False), "R-PM-28")
"""Whether a response may itself be responded to (R-PM-28)."""
DOUBLE_WIN = Flag("double_win", ("draw", "turn", "other"), "R-PM-30")
"""Who wins if both would at the same moment: nobody, the turn player, or the other (R-PM-30)."""
NATURAL = Flag("natural_blocks", (True, False), "R-PM-10")
"""Whether 天然 keeps characters with a small use cost from blocking (R-PM-10)."""
AID_SOURCE = Flag("aid_source", ("hand", "field"), "R-PM-10")
"""From where 支援 is used: by discarding the card from the hand, or as a text of a card on the field (R-PM-10)."""
ADVERSITY = Flag("adversity_holds", ("from", "just"), "R-PM-10")
"""Whether 逆境N holds from N points on or only with just N of them (R-PM-10)."""
NAME_COST = Flag("name_cost", ("discard", "present"), "R-PM-10")
"""What 「C」▶ asks for: to discard such a card of the hand, or that such a one is on the own field (R-PM-10)."""
APPROACH_AGAIN = Flag("approach_again", ("active", "text"), "R-PM-53")
"""Who may approach a second time in a turn: whoever is active, or only who is told so by a text (R-PM-53)."""
ALL = (
    REGULATION,
    BLOCKER_RESTS,
    MINIMAL_PAYMENT,
    END_STEP_ORDER,
    RESPONSE_NESTING,
    DOUBLE_WIN,
    NATURAL,
    AID_SOURCE,
    ADVERSITY,
    NAME_COST,
    APPROACH_AGAIN,
)


def agreed(flags: Mapping[str, Any], flag: Flag) -> Any:
    """What a table plays by."""
    return flags.get(flag.name, flag.usual)
