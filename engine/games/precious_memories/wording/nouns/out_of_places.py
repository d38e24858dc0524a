"""Places out of which one selection is made: told in one order, whichever the text tells first."""

from __future__ import annotations

import re

from engine.kernel.cards.tree import Who, You, Zone

_PLACES = ("手札", "EXデッキ", "自分の捨て札置き場", "自分のポイント置き場")
_PLACE = r"(?:自分の)?(?:手札|EXデッキ|捨て札置き場|ポイント置き場)"
_OR = r"(?:、または、?|または、?|か)"
OUT_OF_PLACES = re.compile(rf"(?<!相手の)(?<!または)(?<!または、)(?<!か){_PLACE}(?:{_OR}{_PLACE})+(?=から|にある)")
JOINED_PLACES: tuple[tuple[Zone, Who, tuple[str, ...], str], ...] = tuple(
    (zone, You(), (f"{ja}[にある|から]",), f" in your {en}")
    for zone, ja, en in (
        ("hand_discard", "手札または自分の捨て札置き場", "hand or discard pile"),
        ("ex_discard", "EXデッキまたは自分の捨て札置き場", "EX deck or discard pile"),
        ("hand_ex", "手札またはEXデッキ", "hand or EX deck"),
        ("hand_pile", "手札または自分のポイント置き場", "hand or point pile"),
        ("discard_pile", "自分の捨て札置き場または自分のポイント置き場", "discard or point pile"),
        ("hand_ex_discard", "手札またはEXデッキまたは自分の捨て札置き場", "hand, EX deck, or discard pile"),
        ("hand_discard_pile", "手札または自分の捨て札置き場または自分のポイント置き場", "hand, discard, or point pile"),
    )
)


def in_one_order(places: re.Match[str]) -> str:
    """Each place but once, with whose it is where that is said."""
    said = {place.removeprefix("自分の") for place in re.findall(_PLACE, places[0])}
    return "または".join(place for place in _PLACES if place.removeprefix("自分の") in said)
