"""Cards that go from one zone to another."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.harem_master.nodes import FromPile, PutInto
from engine.kernel.cards.tree import Opponents, Players, ToDeck, ToDiscard, ToHand, ToPlay, Who, You
from engine.wording import (
    Phrase,
    not_in_play,
    phrase,
)

_INTO: tuple[tuple[str, str, str], ...] = (
    ("discard", "捨て札置き場に<置く>", "into the discard pile"),
    ("discard", "捨て札置き場に<送る>", ""),
    ("hand", "手札に<加える>", "into the hand"),
    ("stack", "行動費スタックに<置く>", "into the action stack"),
    ("stack", "行動費スタックに<移動させる>", ""),
    ("aside", "脇に<置く>", "aside"),
)
_PEOPLE: tuple[tuple[Who, tuple[str, ...], str], ...] = (
    (You(), ("[自分の|]",), "your"),
    (Opponents(), ("相手の",), "your opponent's"),
    (Players(), ("双方の",), "each player's"),
)
_HELD: tuple[tuple[Who | None, str, str], ...] = (
    (You(), "[自分の|]", "your"),
    (Opponents(), "相手の", "your opponent's"),
    (None, "持ち主の", "the owner's"),
)
_WHOSE: dict[str, tuple[tuple[Who | None, str, str], ...]] = {
    "your": ((None, "[|自分の]", "[the|your]"), (Opponents(), "相手の", "your opponent's")),
    "your opponent's": (
        (You(), "[|自分の]", "[the|your]"),
        (None, "[相手の|持ち主の]", "[your opponent's|the owner's]"),
    ),
    "each player's": (
        (None, "[|持ち主の]", "[the|the owner's]"),
        (You(), "自分の", "your"),
        (Opponents(), "相手の", "your opponent's"),
    ),
}
"""Whose court or scaffold what comes off whose pile goes to, that of whose text it is where nothing is said (ruling
R-HM-38); None: of the same player as the pile."""
_TAKEN: tuple[tuple[str, str, str, str], ...] = (
    ("court", "ハーレム", "into", "court"),
    ("scaffold", "処刑台", "onto", "scaffold"),
)


def _taken() -> Iterator[Phrase]:
    """Into a court or onto a scaffold, of either player or of the card's owner (215.7, 215.8)."""
    for zone, ja, into, en in _TAKEN:
        for whose, whose_ja, whose_en in _HELD:
            words: tuple[str, ...] = (f"{whose_ja}{ja}に<置く>",)
            if whose is not None:
                words += (f"{ja}({'自分' if whose == You() else '相手'})に<置く>",)
            yield phrase(
                "act",
                PutInto,
                zone=zone,
                whose=whose,
                ja=tuple("{target:wo}" + each for each in words),
                en="put {target:obj} " + f"{into} {whose_en} {en}",
            )


def _off_piles() -> Iterator[Phrase]:
    """Off the top of a castle or an action stack."""
    for who, people, whose in _PEOPLE:
        ends: list[tuple[str, Who | None, str, str]] = [(zone, None, ja, into) for zone, ja, into in _INTO]
        ends += [
            (zone, held, held_ja + ja + "に<置く>", f"{into} {held_en} {en}")
            for zone, ja, into, en in _TAKEN
            for held, held_ja, held_en in _WHOSE[whose]
        ]
        for zone, held, ja, into in ends:
            whence = tuple(
                words
                for each in people
                for words in (
                    each + "城の[一番|]上から[カード|]{amount:num}枚[|のカード]を" + ja,
                    each + "城の上のカード{amount:num}枚を" + ja,
                )
            )
            yield phrase(
                "act",
                FromPile,
                pile="deck",
                who=who,
                zone=zone,
                whose=held,
                ja=whence,
                en="put the top {amount:tops} of " + f"{whose} castle {into}" if into else (),
            )
            if zone != "stack":
                yield from _off_stack(who, people, whose, zone, held, ja, into)


def _off_stack(
    who: Who, people: tuple[str, ...], whose: str, zone: str, held: Who | None, ja: str, into: str
) -> Iterator[Phrase]:
    yield phrase(
        "act",
        FromPile,
        pile="stack",
        who=who,
        zone=zone,
        whose=held,
        ja=tuple(
            words
            for each in people
            for words in (
                each + "行動費スタックのカード{amount:num}枚を" + ja,
                each + "行動費スタックの上から{amount:num}枚を" + ja,
            )
        ),
        en="put {amount:cards} of " + f"{whose} action stack {into}" if into else (),
    )
    yield phrase(
        "act",
        FromPile,
        pile="stack",
        amount=None,
        who=who,
        zone=zone,
        whose=held,
        ja=tuple(each + "行動費スタックのカード[|すべて]を" + ja for each in people),
        en=f"put all cards of {whose} action stack {into}" if into else (),
    )


MOVING: tuple[Phrase, ...] = (
    phrase(
        "act",
        ToDiscard,
        ja=(
            "{target:wo}捨て札置き場に<置く>",
            "{target:wo}捨て札置き場に<送る>",
            "{target:wo}持ち主の捨て札置き場に<置く>",
        ),
        en="put {target:obj} into the discard pile",
    ),
    phrase(
        "act",
        ToHand,
        ja=("{target:wo}[|持ち主の|自分の]手札に<戻す>", "{target:wo}[|持ち主の|自分の]手札に<加える>"),
        en="return {target:obj} to [the|your|the owner's] hand",
    ),
    *(
        phrase("act", ToDeck, place=place, ja="{target:wo}[|持ち主の|自分の]城の" + ja + "に<置く>", en=en)
        for place, ja, en in (
            ("top", "一番上", "put {target:obj} on top of the castle"),
            ("bottom", "一番下", "put {target:obj} [under|on the bottom of] the castle"),
        )
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:wo}[|持ち主の|自分の]城に[戻して|加えて]シャッフル<する>",
        en="shuffle {target:obj} into the castle",
    ),
    *_taken(),
    phrase("act", PutInto, zone="aside", ja="{target:wo}脇に<置く>", en="put {target:obj} aside"),
    phrase(
        "act",
        PutInto,
        zone="stack",
        ja=("{target:wo}[|持ち主の]行動費スタックに<移動させる>", "{target:wo}[|持ち主の]行動費スタックに<置く>"),
        en="put {target:obj} into the action stack",
    ),
    *_off_piles(),
    phrase("act", ToPlay, when=not_in_play, ja="{target:wo}場に<出す>", en="put {target:obj} into play"),
)
