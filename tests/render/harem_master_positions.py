"""Tables of ハーレムマスター for pictures: cards of our own, laid by hand into a real game, seen through its views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.cards.card import Card
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR, View
from tests.render.game_boards import GameBoard
from tests.rules.harem_master.stock import Table, acted, table, wearing

PLAYERS = ("Mika", "高橋 太郎")
LOG = {
    "en": ("Mika uses Ines Among the Folios.", "Taro passes."),
    "ja": ("Mikaは二つ折り本のイネスを使用した。", "太郎はパスした。"),
}
SECRET = "secret"
FACTIONS: Mapping[str, Mapping[str, str]] = {
    "en": {"Library": "library", "Guard": "guard", "Kitchen": "kitchen", "Stargazers": "stars"},
    "ja": {"書庫": "library", "衛兵": "guard", "台所": "kitchen", "星見": "stars"},
}


def card(
    key: str,
    kind: str,
    name: tuple[str, str],
    factions: Sequence[str] = (),
    *,
    mark: str = "",
    cost: int = 1,
    random: int = 0,
    **stats: int,
) -> Card:
    """A card with its names in both languages and a text of its own."""
    return Card(
        key=key,
        kind=kind,
        name={"en": name[0], "ja": name[1]},
        id_name=(name[0],),
        marks=(mark,) if mark else (),
        classes=tuple(factions),
        stats={"cost": cost, "random": random, **stats},
        text={"en": f"{name[0]} bows twice.", "ja": f"{name[1]}は二度お辞儀をする。"},
    )


def lady(key: str, name: tuple[str, str], *factions: str, p: int = 1, m: int = 3, **more: int) -> Card:
    return card(key, "character", name, factions, mark="lady", physical=p, mental=m, **more)


def man(key: str, name: tuple[str, str], *factions: str, p: int = 3, m: int = 1, **more: int) -> Card:
    return card(key, "character", name, factions, mark="gentleman", physical=p, mental=m, **more)


POOL = (
    lady("ines", ("Ines Among the Folios", "二つ折り本のイネス"), "library", cost=1, random=3),
    lady("marginalia", ("Lady Marginalia", "余白の貴婦人"), "library", "stars", p=1, m=6, cost=3, random=-3),
    man("duke", ("The Duke of Footnotes", "脚注公爵"), "library", "guard", p=3, m=6, cost=4, random=-4),
    man("wolf", ("Wolf at the Gate", "門番のヴォルフ"), "guard", p=3, m=-1, random=1),
    lady("ida", ("Sergeant Ida", "イーダ軍曹"), "guard", p=4, m=1, cost=2),
    lady("berta", ("Berta of the Ladle", "杓子のベルタ"), "kitchen", cost=1, random=1),
    man("comet", ("Magister Comet", "何もかも二度見た彗星先生"), "stars", p=1, m=4),
    card("hat", "item", ("A Feather Hat", "三本羽根の帽子"), cost=1, random=2),
    card("sash", "item", ("The Sash of Office", "役目の飾り帯"), cost=2),
    card("ball", "event", ("A Ball at Short Notice", "急な舞踏会"), cost=2, random=4),
    card("three", "event", ("Third Helping", "三杯目"), random=3),
    card(SECRET, "event", ("Nobody Knows", "誰も知らない")),
)
CARDS: Mapping[str, Card] = {each.key: each for each in POOL}
HAND = [SECRET] * 5
CASTLE = ["three"] + [SECRET] * 22
STACK = [SECRET] * 3


def _lay(mine: Mapping[str, object], theirs: Mapping[str, object]) -> Table:
    side = {"castle": CASTLE, "hand": HAND, "stack": STACK}
    return table({**side, **mine}, {**side, **theirs}, *POOL)


def seen(here: Table) -> View:
    return build_view(here.game, SPECTATOR, here.there.inputs.events)


def calm() -> View:
    """A game that has hardly begun."""
    return seen(_lay({"field": ["berta"]}, {"field": ["wolf"]}))


def busy() -> View:
    """The middle of a game: factions that stand together, items, courts, scaffolds, a discard pile."""
    mine = {
        "field": [wearing("ines", "hat"), acted("marginalia"), "duke", "berta"],
        "court": ["ida"],
        "scaffold": ["comet", "wolf"],
        "discard": ["ball", "three"],
    }
    theirs = {"field": ["wolf", acted("ida", "sash"), "comet"], "court": ["ines", "berta", "ines"]}
    return seen(_lay(mine, theirs))


def attacking() -> View:
    """An attack, and the other player is asked who intercepts."""
    here = _lay({"field": [wearing("ines", "hat"), "duke"]}, {"field": ["wolf", "ida", "comet"]})
    here.act("attack", "duke")
    here.skip()
    return seen(here)


def fighting() -> View:
    """An approach, decided by the random numbers that were turned over."""
    here = _lay({"field": [wearing("ines", "hat"), "duke"]}, {"field": ["wolf", "ida", "comet"]})
    here.fight("duke", "ida")
    return seen(here)


def crowd() -> View:
    """Six characters with two items each on either side."""
    field = [wearing(name, "hat", "sash") for name in ("ines", "marginalia", "wolf", "berta")]
    field += [acted("duke", "hat"), acted("comet", "sash")]
    side = {"field": field, "court": ["ida"] * 4, "scaffold": ["wolf"] * 4, "discard": ["ball"] * 9}
    return seen(_lay(side, side))


BOARD = GameBoard(
    CARDS,
    PLAYERS,
    LOG,
    FACTIONS,
    views={"calm": calm(), "busy": busy(), "attacking": attacking(), "fighting": fighting(), "crowd": crowd()},
    quick=0.03,
    secret=SECRET,
)
