"""Tables of the Quintuplets for pictures: cards of our own, laid by hand into a real game, seen through its views."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.cards.card import Card
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR, View
from tests.render.game_boards import GameBoard
from tests.rules.quintuplets.stock import Table, table

PLAYERS = ("Mika", "高橋 太郎")
LOG = {
    "en": ("Mika plays Anzu.", "Taro plays no event."),
    "ja": ("Mikaがアンズをプレイした。", "太郎はイベントをプレイしません。"),
}
SECRET = "secret"


def card(
    key: str, kind: str, name: tuple[str, str], version: tuple[str, str] = ("", ""), person: str = "", **stats: int
) -> Card:
    """A card with its names in both languages and a text of its own."""
    return Card(
        key=key,
        kind=kind,
        name={"en": name[0], "ja": name[1]},
        id_name=(name[0],),
        version={"en": version[0], "ja": version[1]} if version[0] else {},
        classes=(person,) if person else (),
        stats=stats,
        text={"en": f"{name[0]} sits down by the stove.", "ja": f"{name[1]}はこたつに入る。"},
    )


ANZU, BENI, CHIKA, SORANO = ("Anzu", "アンズ"), ("Beni", "ベニ"), ("Chika", "チカ"), ("Sorano", "ソラノ")
POOL = (
    card("anzu", "character", ANZU, ("Behind the Counter", "帳場の奥"), "anzu", power=3),
    card("anzu2", "character", ANZU, ("Mistress of the House of Paper Lanterns", "提灯屋の女主人"), "anzu", power=6),
    card("beni", "character", BENI, ("With Flour on Her Nose", "鼻に小麦粉"), "beni", power=2),
    card("chika", "character", CHIKA, ("Counting the Till after Midnight", "真夜中の帳尻合わせ"), "chika", power=4),
    card("ribbon", "episode", ("A Ribbon from the Fair", "縁日のリボン"), bonus=1),
    card("walk", "episode", ("A Long Walk along the Canal", "運河沿いの長い散歩"), bonus=2),
    card("ink", "hero", SORANO, ("With Ink on His Cuffs", "袖にインク"), "sorano", need=3),
    card("tram", "hero", SORANO, ("Late for the Tram", "路面電車に遅刻"), "sorano", need=4),
    card("abacus", "hero", SORANO, ("With an Abacus", "そろばん片手"), "sorano", need=5),
    card("awning", "hero", SORANO, ("Under the Awning in the Rain", "雨の軒下で"), "sorano", need=7),
    card("closing", "hero", SORANO, ("At Closing Time", "閉店のころ"), "sorano", need=9),
    card("tea", "event", ("Tea for Two", "二人のお茶")),
    card(SECRET, "event", ("Nobody Knows", "誰も知らない")),
)
CARDS: Mapping[str, Card] = {each.key: each for each in POOL}
HEROES = ("ink", "tram", {"card": "abacus", "face_down": True}, "awning", "closing")
HAND = [SECRET] * 4


def _lay(mine: Mapping[str, object], theirs: Mapping[str, object], heroes: object = HEROES) -> Table:
    deck = {"deck": [SECRET] * 20, "hero_deck": ["ink"] * 5}
    return table({**deck, **mine}, {"deck": [SECRET] * 20, **theirs}, *POOL, heroes=list(heroes))  # type: ignore[call-overload]


def seen(here: Table) -> View:
    return build_view(here.game, SPECTATOR, here.there.inputs.events)


def calm() -> View:
    """A game that has hardly begun."""
    return seen(_lay({"lanes": [None, None, "beni"], "hand": HAND}, {"hand": HAND}))


def busy() -> View:
    """The middle of a game: growth, episodes, brides, a waiting room."""
    lane = {"card": "anzu2", "under": ["anzu"], "episodes": ["ribbon", "walk"]}
    mine = {"lanes": [lane, "beni", None, "chika"], "hand": HAND, "brides": ["anzu"], "waiting_room": ["tea", "beni"]}
    theirs = {
        "lanes": ["chika", None, {"card": "anzu", "episodes": ["walk"]}],
        "hand": HAND,
        "brides": ["beni", "chika"],
    }
    return seen(_lay(mine, theirs))


def approaching() -> View:
    """Two approach one hero, and one another: the other player is asked for an event."""
    lane = {"card": "anzu2", "under": ["anzu"], "episodes": ["ribbon", "walk"]}
    mine = {"lanes": [lane, "chika", None, None, {"card": "anzu2", "episodes": ["walk", "walk"]}], "hand": HAND}
    here = _lay(mine, {"lanes": ["chika", None, "anzu"], "hand": HAND})
    here.declare(("anzu2", "ink"), ("chika", "ink"), ("anzu2#2", "awning"))
    return seen(here)


def crowd() -> View:
    """A character with growth and three episodes in each lane."""
    lane = {"card": "anzu2", "under": ["anzu", "beni"], "episodes": ["ribbon", "walk", "chika"]}
    side = {"lanes": [lane] * 5, "hand": HAND, "brides": ["anzu", "beni"], "waiting_room": ["tea"] * 9}
    return seen(_lay(side, side))


BOARD = GameBoard(
    CARDS,
    PLAYERS,
    LOG,
    views={"calm": calm(), "busy": busy(), "approaching": approaching(), "crowd": crowd()},
    quick=0.06,
    secret=SECRET,
)
