"""Precious Memories: what is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.games.precious_memories.areas import MAIN, SUPPORT
from engine.games.precious_memories.timing import STEP_2, STEP_4, STEP_6
from engine.kernel.views.view import PieceView, SeatView, View
from render.signs import Deed, EventMark, Gain, Sign
from render.speech import Speech
from render.style import Style

_TINTS: Final = {"character": "ruby", "event": "emerald", "support": "amethyst"}
_EMBLEMS: Final = {"event": "event", "support": "item"}
_NEW: Final = (EventMark(word="new", newest=True),)
_MARKS: Final = {
    "appear": _NEW,
    "put_in": _NEW,
    "set": _NEW,
    "level_up": _NEW,
    "relocate": (EventMark(word="moved"),),
    "transform": (EventMark(word="transformed"),),
}
_DEEDS: Final = {"approaches": Deed(), "judgement": Deed(target=2)}
_LEAVES: Final = {"exit": "damage"}
_GAINS: Final = {"point": (Gain("points"),)}
STEPS: Final = ("declare", STEP_2, "block", STEP_4, "judgement", STEP_6)
"""The six steps of an approach, by what the view calls the phase; nobody is asked in the fifth."""


class Points(NamedTuple):
    """A point pile: the cards face up with what each yields, and those face down."""

    up: tuple[tuple[str, int], ...]
    down: tuple[str, ...]

    @property
    def worth(self) -> int:
        """What could be paid with it."""
        return sum(generated for _, generated in self.up)


def points_of(seat: SeatView, speech: Speech) -> Points:
    """A player's point pile, which is open to everybody."""
    up = [(card.key, _generated(card.key, speech)) for card in seat.zones.get("pile_up", ())]
    return Points(tuple(up), tuple(card.key for card in seat.zones.get("pile_down", ())))


def _generated(key: str, speech: Speech) -> int:
    card = speech.cards.get(key)
    return card.stats.get("generated", 0) if card else 0


def open_hand(seat: SeatView, speech: Speech) -> str:
    """The EX cards of a hand by name, which everybody sees; "" for none."""
    return speech.listed(speech.title(card.key) for card in seat.open)


def approaching(view: View) -> tuple[list[PieceView], PieceView | None]:
    """Who approaches, one or two together, and who blocks."""
    pieces = [piece for seat in view.seats for piece in seat.pieces]
    blockers = [piece for piece in pieces if "being_challenged" in piece.notes]
    return [piece for piece in pieces if "challenging" in piece.notes], blockers[0] if blockers else None


def meeting(view: View, speech: Speech) -> str:
    """Who approaches with what, and who blocks with what; "" where nobody does."""
    ones, blocker = approaching(view)
    if not ones:
        return ""
    coming = " + ".join(_strength(one, speech) for one in ones)
    if blocker is None:
        return speech.text["approaches"].format(name=coming)
    return speech.text["is_blocked"].format(name=coming, blocker=_strength(blocker, speech))


def _strength(piece: PieceView, speech: Speech) -> str:
    return f"{speech.title(piece.key)} {piece.stats.get('ap', 0)}/{piece.stats.get('dp', 0)}"


class PreciousStyle(Style):
    """AP against DP, and points that nobody wants but that can be paid with."""

    zones = ("hand", "deck", "ex_deck", "discard")
    stats = ("ap", "dp", "lv", "cost", "generated")
    short = ("ap", "dp")
    counters = ("ten_coin", "magic_coin")
    kinds = ("character", "event", "support")
    worn = frozenset(("support",))
    drying = frozenset(("character",))
    tints: Mapping[str, str] = _TINTS
    emblems: Mapping[str, str] = _EMBLEMS
    marks: Mapping[str, tuple[EventMark, ...]] = _MARKS
    gains: Mapping[str, tuple[Gain, ...]] = _GAINS
    deeds: Mapping[str, Deed] = _DEEDS
    leaves: Mapping[str, str] = _LEAVES
    passing = frozenset(("event",))
    track = False
    sense = -1
    drawn = 0

    def counts(self, seat: SeatView, speech: Speech) -> list[Sign]:
        """What few have: cards face down or removed, coins of the player himself, EX cards in his hand."""
        aside = [
            Sign(zone, f"{speech.word('zone', zone)} {count}")
            for zone in ("popped", "removed_cards")
            if (count := seat.counts.get(zone, 0))
        ]
        coins = [
            Sign("bonus", f"{speech.word('stat', name)} {count}") for name, count in seat.counters.items() if count
        ]
        ex = open_hand(seat, speech)
        return [*aside, *coins, *([Sign("hand", speech.text["open_hand"].format(cards=ex))] if ex else [])]

    def holdings(self, seat: SeatView, speech: Speech) -> list[str]:
        """The same in words, with the points: how many lie face up, what they yield, how many face down."""
        pile = points_of(seat, speech)
        said = speech.text["pile"].format(up=len(pile.up), worth=pile.worth, down=len(pile.down))
        return [*([said] if seat.points else []), *(sign.text for sign in self.counts(seat, speech))]

    def place(self, piece: PieceView, speech: Speech) -> str:
        """In which area a character stands."""
        if piece.at:
            return ""
        return speech.word("slot", str(MAIN if piece.slot >= 0 else SUPPORT))

    def moment(self, view: View, players: Sequence[str], speech: Speech) -> list[str]:
        """Who approaches, as long as nobody blocks; who meets whom then is told of any challenge."""
        said = meeting(view, speech)
        return [said] if said and view.challenge is None else []

    def lists(self, seat: SeatView, speech: Speech) -> Iterator[str]:
        """The points by name, with what they yield."""
        pile = points_of(seat, speech)
        if pile.up:
            named = speech.listed(speech.aside(speech.full(key), f"{generated}") for key, generated in pile.up)
            yield speech.says(speech.word("zone", "pile_up"), named)
        if pile.down:
            yield speech.says(speech.word("zone", "pile_down"), speech.listed(map(speech.full, pile.down)))
