"""Tables of Precious Memories for pictures: cards of our own, laid by hand into a real game, seen through its views."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR, View
from tests.render.game_boards import GameBoard
from tests.rules.precious_memories.stock import ACTIVE, EX, Table, table

PLAYERS = ("Mika", "高橋 太郎")
LOG = {
    "en": ("Mika plays Peach Boy.", "Taro passes."),
    "ja": ("Mikaの「桃太郎」が登場した。", "太郎はパスした。"),
}
SECRET = "SEC-099"
NUMBERS = ("cost", "generated", "ap", "dp")


def card(
    key: str, kind: str, name: tuple[str, str], color: str, numbers: tuple[int, ...], *abilities: t.Ability
) -> Card:
    """A card with its names in both languages and a text of its own; `numbers`: as many as it has, in printed order."""
    return Card(
        key=key,
        kind=kind,
        name={"en": name[0], "ja": name[1]},
        id_name=(name[0],),
        classes=("work_tale",),
        colors=(color,),
        stats=dict(zip(NUMBERS, numbers, strict=False)),
        abilities=abilities,
        text={"en": f"{name[0]} looks out over the sea.", "ja": f"{name[1]}は海を見ている。"},
    )


LEVELS = t.Keyword("levels_up")
POOL = (
    card("PEA-001", "character", ("Peach Boy", "桃太郎"), "red", (2, 1, 40, 30), LEVELS),
    card("PEA-002", "character", ("Peach Boy", "桃太郎"), "red", (4, 2, 60, 60), LEVELS, ACTIVE),
    card("DOG-003", "character", ("Dog of the First Dumpling", "最初の団子の犬"), "yellow", (1, 1, 30, 20)),
    card("OGR-004", "character", ("Gatekeeper of the Island of Ogres", "鬼ヶ島の門番"), "green", (5, 2, 70, 80)),
    card("FIS-005", "character", ("Young Fisherman", "若い漁師"), "blue", (3, 1, 50, 40)),
    card("OLD-006", "character", ("Grandmother at the River", "川辺のおばあさん"), "purple", (2, 2)),
    card("BAN-007", "support", ("A Banner for the Road", "旅ののぼり"), "red", (1, 1)),
    card("BOX-008", "support", ("The Box That Stays Shut", "開けてはならない箱"), "purple", (2, 1)),
    card("TEA-009", "event", ("Tea on the Veranda", "縁側のお茶"), "yellow", (1, 1)),
    card("STO-010", "event", ("A Storm off the Cape", "岬の嵐"), "blue", (3, 3)),
    card("SHI-011", "character", ("Ship under Full Sail", "帆を上げた船"), "blue", (2, 0, 40, 40), EX),
    card(SECRET, "event", ("Nobody Knows", "誰も知らない"), "green", (1, 1)),
)
CARDS: Mapping[str, Card] = {each.key: each for each in POOL}
HAND = [SECRET] * 4
GROWN = {
    "card": "PEA-002",
    "under": ["PEA-001"],
    "wears": ["BAN-007", "BOX-008"],
    "coins": {"ten_coin": 2},
}
POINTS = [{"card": "STO-010"}, {"card": "TEA-009", "face_down": True}, {"card": "FIS-005"}]


def _lay(mine: Mapping[str, object], theirs: Mapping[str, object], phase: str = "main") -> Table:
    deck = {"deck": [SECRET] * 20, "ex_deck": ["SHI-011"] * 3}
    return table({**deck, **mine}, {**deck, **theirs}, *POOL, phase=phase)


def seen(here: Table) -> View:
    return build_view(here.game, SPECTATOR, here.there.inputs.events)


def calm() -> View:
    """A game that has hardly begun."""
    return seen(_lay({"main": ["DOG-003"], "hand": HAND}, {"hand": HAND}))


def _sides() -> tuple[dict[str, object], dict[str, object]]:
    mine: dict[str, object] = {
        "main": [GROWN, "DOG-003", {"card": "FIS-005", "rested": True}],
        "support": ["OLD-006"],
        "hand": [*HAND, "SHI-011"],
        "points": POINTS,
        "coins": {"experience": 2},
        "discard": ["TEA-009", "OGR-004"],
    }
    theirs: dict[str, object] = {
        "main": ["OGR-004", {"card": "FIS-005", "fresh": True}],
        "support": ["OLD-006", "DOG-003"],
        "hand": HAND,
        "popped": ["TEA-009"],
        "points": ["DOG-003", "DOG-003", "STO-010", "TEA-009", {"card": "PEA-001", "face_down": True}],
    }
    return mine, theirs


def busy() -> View:
    """The middle of a game: levels, coins, support cards, points face up and face down."""
    return seen(_lay(*_sides()))


def blocked() -> View:
    """An approach that is blocked, in its fourth step."""
    here = _lay(*_sides())
    here.declare()
    here.say(here.option("approach", "PEA-002"))
    here.step()
    here.say(here.option("block", "OGR-004#2"))
    return seen(here)


def early() -> View:
    """The second step of an approach, while few are there."""
    here = _lay({"main": ["PEA-002"], "hand": HAND}, {"main": ["DOG-003"], "hand": HAND})
    here.declare()
    here.say(here.option("approach", "PEA-002"))
    return seen(here)


def unblocked() -> View:
    """The second step of an approach."""
    here = _lay(*_sides())
    here.declare()
    here.say(here.option("approach", "PEA-002"))
    return seen(here)


def crowd() -> View:
    """Five in each main area, three beside it, all that can lie on anybody."""
    side: dict[str, object] = {
        "main": [
            GROWN,
            {"card": "DOG-003", "wears": ["BAN-007", "BOX-008"], "rested": True},
            {"card": "OGR-004", "wears": ["BOX-008"], "coins": {"ten_coin": 3}},
            {"card": "FIS-005", "wears": ["BAN-007"]},
            {"card": "SHI-011", "fresh": True},
        ],
        "support": ["OLD-006", "DOG-003", "OGR-004"],
        "hand": [*HAND, "SHI-011"],
        "points": [*POINTS, "DOG-003", "TEA-009", "STO-010"],
        "popped": ["TEA-009", "TEA-009"],
        "coins": {"experience": 7},
        "discard": ["TEA-009"] * 9,
    }
    return seen(_lay(side, side))


BOARD = GameBoard(
    CARDS,
    PLAYERS,
    LOG,
    views={"calm": calm(), "busy": busy(), "unblocked": unblocked(), "blocked": blocked(), "crowd": crowd()},
    quick=0.03,
    secret=SECRET,
)
