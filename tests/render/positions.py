"""Positions for pictures, with cards of our own."""

from collections.abc import Mapping

from msgspec.structs import replace

from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Keyword
from engine.kernel.views.view import (
    SPECTATOR,
    Awaited,
    CardView,
    EventView,
    PieceView,
    SeatView,
    View,
    WaitingView,
)

INKS = ("amber", "amethyst", "emerald", "ruby", "sapphire", "steel")
PLAYERS = ("Mika", "高橋 太郎", "Ana-Sofía", "Oskar")
LOG = {"en": ("Mika challenges.", "Taro drew a card."), "ja": ("Mikaがチャレンジした。", "太郎が1枚引いた。")}

_NAMES = (
    ("Kettle Knight", "やかんの騎士", "Whistling Guard", "ひゅうひゅう鳴る見張り"),
    ("Persimmon", "柿", "Late Fruit", "おそい実り"),
    ("Grandmother's Scarf", "おばあちゃんのマフラー", "Very Long and Very Warm", "とても長くてとてもあたたかい"),
    ("Tabby", "とら猫", "Under the Blanket", "ふとんの下"),
    ("Snow Postman", "雪の郵便屋", "Never Late", "遅れたことがない"),
    ("Chestnut & Sons", "栗商店", "Roasters", "焼き栗屋"),
    ("Winter Lantern Keeper", "冬灯籠の番人フユノスケ", "Lamp at Dusk", "夕暮れの灯"),
)


def character(no: int) -> Card:
    """The no-th character of our own making."""
    en, ja, version_en, version_ja = _NAMES[no % len(_NAMES)]
    return Card(
        key=f"c{no}",
        kind="character",
        name={"en": en, "ja": ja},
        id_name=(en,),
        version={"en": version_en, "ja": version_ja},
        colors=(INKS[no % 6],),
        marks=("inkwell",) if no % 3 else (),
        stats={"cost": 1 + no % 9, "strength": no % 6, "willpower": 2 + no % 5, "lore": 1 + no % 3},
        text={"en": "{E}: You may draw a card.\nThen sit down.", "ja": "{E}：カードを１枚引いてもよい。そして座る。"},
        abilities=(Keyword("singer", 5), Keyword("ward")) if no % 4 == 1 else (),
    )


CARDS: Mapping[str, Card] = {
    **{f"c{no}": character(no) for no in range(80)},
    "place": Card(
        key="place",
        kind="location",
        name={"en": "Quiet Quay", "ja": "静かな埠頭"},
        id_name=("Quiet Quay",),
        stats={"cost": 2, "willpower": 6, "lore": 1, "move": 3},
        colors=("sapphire",),
    ),
    "thing": Card(
        key="thing",
        kind="item",
        name={"en": "Tea Cup", "ja": "湯のみ"},
        id_name=("Tea Cup",),
        stats={"cost": 2},
        colors=("amethyst",),
    ),
    "only_en": Card(
        key="only_en",
        kind="character",
        name={"en": "Foreigner"},
        id_name=("Foreigner",),
        stats={"cost": 1, "strength": 1, "willpower": 1, "lore": 1},
    ),
    "song": Card(
        key="song",
        kind="action",
        name={"en": "Round Song", "ja": "輪唱"},
        id_name=("Round Song",),
        stats={"cost": 3},
        marks=("song", "inkwell"),
        colors=("ruby",),
        text={"en": "Sing.", "ja": "歌う。"},
    ),
}


def piece(ref: int, key: str, seat: int = 0, **changes: object) -> PieceView:
    """A dry, ready, undamaged piece with its printed numbers."""
    stats = CARDS[key].stats if key in CARDS else {}
    plain = PieceView(
        ref=ref,
        key=key,
        seat=seat,
        kind=CARDS[key].kind if key in CARDS else "character",
        stats=stats,
        base=stats,
        keywords=(),
    )
    return replace(plain, **changes)


def side(no: int, pieces: tuple[PieceView, ...] = (), **changes: object) -> SeatView:
    """A seat's side with ordinary counts."""
    plain = SeatView(
        seat=no,
        points=3 + no,
        counts={"hand": 5, "deck": 40 + no, "discard": 2, "inkwell": 5, "play": len(pieces)},
        ready=3,
        spent=2,
        pieces=pieces,
        discard=(CardView(900 + no, f"c{20 + no}", 0), CardView(910 + no, "c30", 1)),
    )
    return replace(plain, **changes)


def position(*sides: SeatView, **changes: object) -> View:
    """The first seat's main phase, seen by a spectator."""
    plain = View(
        game="lorcana",
        viewer=SPECTATOR,
        no=7,
        turn=4,
        active=0,
        phase="main",
        first=0,
        goal=20,
        seats=sides,
        awaited=Awaited(0, "action", "4.3"),
    )
    return replace(plain, **changes)


def busy() -> View:
    """Two seats, a piece of every sort, a challenge, waiting triggers, a revealed card."""
    mine = (
        piece(1, "c0", exerted=True, damage=2, keywords=(("challenger", 2), ("evasive", 0))),
        piece(2, "c1", dry=False, keywords=(("rush", 0),)),
        piece(3, "c2", under=("c9", "c10"), at=5, notes=("cannot_quest",)),
        piece(4, "c3", stats={**CARDS["c3"].stats, "strength": 7}),
        piece(5, "place", damage=1),
        piece(6, "thing"),
    )
    theirs = (
        piece(11, "c4", 1, exerted=True, keywords=(("bodyguard", 0), ("resist", 1))),
        piece(12, "c5", 1, stats={**CARDS["c5"].stats, "lore": 0}),
        piece(13, "c6", 1, damage=3, keywords=(("support", 0), ("ward", 0), ("reckless", 0))),
        piece(14, "thing", 1, exerted=True),
    )
    return position(
        side(0, mine),
        side(1, theirs),
        challenge=(1, 11),
        awaited=Awaited(1, "target", "4.3.6"),
        waiting=(WaitingView(0, "c1"), WaitingView(1, "c6")),
        shown=(CardView(77, "song", 0),),
        last=(EventView("exert", ("c0", 0)),),
    )


def crowd(seats: int, each: int) -> View:
    """Many pieces on each side, every third exerted, every fourth damaged."""
    sides = [
        side(
            no,
            tuple(
                piece(
                    100 * no + at + 1,
                    f"c{(no * 19 + at) % 80}",
                    no,
                    exerted=at % 3 == 1,
                    damage=at % 4,
                    keywords=(("resist", 2), ("singer", 5)) if at % 5 == 2 else (),
                )
                for at in range(each)
            ),
        )
        for no in range(seats)
    ]
    return position(*sides)


def with_hand(count: int) -> View:
    """The busy position as seat 0 sees it, with cards in its hand."""
    view = busy()
    own = tuple(CardView(200 + at, ("song", *(f"c{no}" for no in range(1, 40)))[at], at) for at in range(count))
    return replace(view, viewer=0, seats=(replace(view.seats[0], hand=own), *view.seats[1:]))


def altered(view: View, ref: int, **changes: object) -> View:
    """The position with one piece changed."""
    return replace(
        view,
        seats=tuple(
            replace(seat, pieces=tuple(replace(each, **changes) if each.ref == ref else each for each in seat.pieces))
            for seat in view.seats
        ),
    )


def discarded(view: View, no: int, key: str) -> View:
    """The position with one more card on top of a discard pile, which counts it."""
    seat = view.seats[no]
    counts = {**seat.counts, "discard": seat.counts.get("discard", len(seat.discard)) + 1}
    return reseated(view, no, discard=(CardView(5, key, 0), *seat.discard), counts=counts)


def reseated(view: View, no: int, **changes: object) -> View:
    """The position with one seat changed."""
    return replace(view, seats=tuple(replace(seat, **changes) if seat.seat == no else seat for seat in view.seats))
