"""What belongs to a character's numbers by rule: its level, what lies beneath it, the coins on it."""

from __future__ import annotations

from engine.games.precious_memories.besides import first_of_all
from engine.games.precious_memories.keywords import TEN
from engine.games.precious_memories.levels import beneath
from engine.kernel.characteristics.aspect import bit, shape
from engine.kernel.characteristics.look import Entry, Look, Mod, Projection, Watch
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref

LEVELS = "levels_up"
COIN = 10
FACING, FACED = "facing", "faced"
"""Numbers of who blocks, and of who approaches: nobody is above another, and nobody else has them."""
NUMBERS = bit("ap") | bit("dp") | bit("cost")


class ByRule:
    """Stands for a rule in the account of why somebody is so strong."""

    def __init__(self) -> None:
        self.until = self.keyword = ""
        self.near = self.far = 0
        self.shape = shape()


class Level(ByRule):
    """What a card is to begin with: on the first level, one higher for each card beneath."""

    @rule("PM PM-levelup-E2")
    def apply(self, game: Game, view: Projection, source: Look) -> None:
        assert source.piece is not None
        source.change("lv", 1 + beneath(source.piece))


class Coin(ByRule):
    """+10/+10 coins."""

    @rule("PM PM-inherit")
    def apply(self, game: Game, view: Projection, source: Look) -> None:
        assert source.piece is not None
        for stat in ("ap", "dp"):
            if stat in source.face.stats:
                source.change(stat, COIN * source.piece.counters.get(TEN, 0))


class Grown:
    """What 〔レベルアップ〕 itself says, as long as the card has it."""

    def __init__(self) -> None:
        self.until, self.keyword = "", LEVELS
        self.near = self.far = 0
        self.shape = shape(3, bit("kw:" + LEVELS) | bit("ability"), NUMBERS)

    @rule("PM PM-levelup-E1", "PM PM-levelup-Q7", "PM R-PM-14")
    def apply(self, game: Game, view: Projection, source: Look) -> None:
        """+1 use cost and +10/+10 for each card beneath."""
        look = view.looks[source.source]
        for stat in ("cost", "ap", "dp"):
            if stat in look.face.stats and (more := _for_levels(look, stat)):
                look.change(stat, more)


def _for_levels(look: Look, stat: str) -> int:
    if look.piece is None or LEVELS not in look.keywords:
        return 0
    return beneath(look.piece) * (1 if stat == "cost" else COIN)


class Meeting(ByRule):
    """Who blocks, and who approaches."""

    def apply(self, game: Game, view: Projection, source: Look) -> None:
        assert source.piece is not None
        for note, stat in (("being_challenged", FACING), ("challenging", FACED)):
            if source.piece.notes.get(note):
                source.change(stat, 1)


LEVEL: Entry = Level()
COINS: Entry = Coin()
MEETING: Entry = Meeting()
GROWN: Entry = Grown()


def belongs(game: Game, view: Projection, watch: Watch | None) -> None:
    """Before any effect: what somebody counts as, levels, coins, and who meets whom."""
    first_of_all(game, view)
    for ref, piece in game.state.field.items():
        look = view.looks[ref]
        entries = [
            entry
            for entry, has in (
                (LEVEL, LEVELS in look.face.keywords),
                (COINS, TEN in piece.counters),
                (MEETING, "challenging" in piece.notes or "being_challenged" in piece.notes),
            )
            if has
        ]
        for entry in entries:
            entry.apply(game, view, look)
            if watch is not None:
                watch(view, entry, look)


@rule("PM R-PM-40")
def raised(look: Look, stat: str) -> int:
    """What coins on a character and cards beneath it add to its numbers, those that come later too."""
    coins = COIN * look.piece.counters.get(TEN, 0) if look.piece is not None and stat in ("ap", "dp") else 0
    return coins + _for_levels(look, stat)


def grown(game: Game, looks: dict[Ref, Look]) -> list[Mod]:
    """What those are worth that have grown, among the effects that change numbers (R-PM-43)."""
    return [
        (GROWN, looks[ref], piece.stamp)
        for ref, piece in game.state.field.items()
        if len(piece.cards) > 1 and LEVELS in looks[ref].face.keywords
    ]
