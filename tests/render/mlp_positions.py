"""Tables of My Little Pony for pictures: cards of our own, laid by hand into a real game, seen through its views."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from engine.games.mlp.presents import PRESENTS
from engine.kernel.cards.card import Card
from engine.kernel.state.event import Event
from engine.kernel.views.build import build_view
from engine.kernel.views.view import SPECTATOR, View
from tests.render.game_boards import GameBoard
from tests.rules.mlp.stock import Side, Table, deal, each, inspiration, plus

PLAYERS = ("Mika", "高橋 太郎")
LOG = {
    "en": ("Mika plays Lantern Mare.", "Taro drew a card."),
    "ja": ("Mikaが灯籠の牝馬を使った。", "太郎が1枚引いた。"),
}
SECRET = "secret"
EVERYWHERE = dict.fromkeys((1, 2, 3, 4), SECRET)
_ELDERS = ("elder", "elder#2", "elder#3")


def card(
    key: str,
    kind: str,
    en: str,
    ja: str,
    *abilities: object,
    version: tuple[str, str] = ("", ""),
    marks: tuple[str, ...] = (),
    classes: tuple[str, ...] = (),
    **stats: int,
) -> Card:
    """A card with its names in both languages and a text of its own."""
    return Card(
        key=key,
        kind=kind,
        name={"en": en, "ja": ja},
        id_name=(en,),
        stats=stats,
        marks=marks,
        classes=classes,
        version={"en": version[0], "ja": version[1]} if version[0] else {},
        abilities=tuple(abilities),  # type: ignore[arg-type]
        text={"en": f"{en} sits down by the stove.", "ja": f"{ja}はこたつに入る。"},
    )


_TITLES = (("The Bell", "鐘"), ("The Long Stair", "長い石段"), ("A Lamp in the Snow", "雪の中の灯"), ("Home", "帰り道"))
_SCENES = (
    ("Quiet Pier", "静かな桟橋"),
    ("Bakery on the Corner", "角のパン屋"),
    ("Library", "図書室"),
    ("Terraced Orchards at Dawn", "夜明けの段々畑"),
    ("Clock Tower", "時計塔"),
    ("Hot Spring", "温泉"),
    ("The Hall of a Hundred Paper Lanterns", "百の提灯が下がる大広間のいちばん奥"),
    ("Orchard", "果樹園"),
    ("Station under the Stars", "星空の下の駅"),
    ("Attic", "屋根裏"),
    ("Tea Garden", "茶畑"),
    ("Old Mill", "古い水車"),
    ("Shrine of the Sleeping Fox", "眠り狐の社"),
    ("Snowfield", "雪原"),
    ("Greenhouse", "温室"),
)

CARDS: Mapping[str, Card] = {
    each_.key: each_
    for each_ in (
        card("mare", "character", "Lantern Mare", "灯籠の牝馬", cost=2, idea=4, classes=("earth_pony",)),
        card("filly", "character", "Little Filly", "小さな仔馬", cost=1, idea=1),
        card(
            "elder",
            "character",
            "Elder of the Seven Winter Mountains",
            "七つの冬山を治める長老フユノカゼ",
            cost=4,
            idea=7,
            version=("Who Never Once Forgot a Name", "一度も名前を忘れたことがない"),
        ),
        card(
            "baker", "character", "Baker", "パン職人", cost=3, idea=5, version=("Up before the Birds", "鳥より早起き")
        ),
        card("scarf", "item", "Grandmother's Very Long Scarf", "おばあちゃんのとても長いマフラー", cost=1),
        card("bell", "item", "Bell", "鈴", cost=2),
        card("lamp", "item", "Lamp That Never Goes Out", "決して消えないランプ", cost=3),
        card("letter", "event", "Letter Home", "ふるさとへの手紙", cost=1),
        card(SECRET, "event", "Nobody Knows This Plan", "誰も知らない計画", cost=5),
        card("meadow", "scene", "Meadow", "草原", marks=("everyday",)),
        *(card(f"scene{no}", "scene", en, ja, inspiration(plus(1))) for no, (en, ja) in enumerate(_SCENES)),
        *(
            card(f"story{no}", "story", "The Long Way Home", "長い帰り道", version=title, stage=no)
            for no, title in enumerate(_TITLES, 1)
        ),
        card("lead", "lead", "Snow Courier", "雪の飛脚"),
    )
}


def table(a: Side, b: Side, *steps: Callable[[Table], None], phase: str = "main", **more: object) -> Table:
    """A real table of these cards at its first question."""
    return deal(a, b, *CARDS.values(), phase=phase, before=each(*steps), **more)  # type: ignore[arg-type]


def seen(at: Table, viewer: int = SPECTATOR, events: Sequence[Event] = ()) -> View:
    return build_view(at.game, viewer, events)


def wearing(character: str, *items: str, seat: int = 0) -> Callable[[Table], None]:
    """These items, which lie in play, are worn by this character."""

    def lay(at: Table) -> None:
        for item in items:
            at.game.state.field[at.ref(item, seat)].at = at.ref(character, seat)

    return lay


def with_tokens(tokens: Sequence[str], *names: str, seat: int = 0, count: int = 1) -> Callable[[Table], None]:
    def lay(at: Table) -> None:
        for name in names:
            at.game.state.field[at.ref(name, seat)].counters |= dict.fromkeys(tokens, count)

    return lay


def lying(*names: str, seat: int = 0, down: bool = False) -> Callable[[Table], None]:
    """These pieces lie sideways, or face down."""

    def lay(at: Table) -> None:
        for name in names:
            piece = at.game.state.field[at.ref(name, seat)]
            piece.exerted, piece.face_down = piece.exerted or not down, piece.face_down or down

    return lay


def busy(viewer: int = SPECTATOR, phase: str = "exchange") -> View:
    """Something of every sort: an exchange at an inspiration step, items, tokens, scenes on every side."""
    at = table(
        Side(
            slots=["mare", "filly", None],
            hand=["letter", "baker", SECRET],
            rest=["letter", "bell"],
            scenes=["scene0", "scene1", "scene4", "meadow", "meadow", "meadow", "scarf"],
            plans={1: SECRET, 3: SECRET},
            stage=1,
        ),
        Side(
            slots=["elder", None, "baker"],
            hand=["letter"],
            rest=["filly"],
            scenes=["scene2", "scene3", "meadow", "meadow", "bell"],
            plans={2: SECRET, 3: SECRET, 4: SECRET},
            stage=2,
        ),
        wearing("mare", "scarf"),
        wearing("baker", "bell", seat=1),
        with_tokens(("candy", "cheer"), "mare"),
        lying("filly", "scene0", "meadow"),
        lying("scene1", "meadow#2", down=True),
        lying("elder", seat=1),
        lying("scene3", seat=1),
        lying("scene3", seat=1, down=True),
        phase=phase,
    )
    return seen(at, viewer)


def calm(viewer: int = SPECTATOR) -> View:
    """The first turn: nobody in play yet but one."""
    at = table(
        Side(slots=[None, "filly", None], hand=["letter", "mare"], scenes=2, plans=EVERYWHERE),
        Side(scenes=1, plans=EVERYWHERE),
        turn=1,
    )
    return seen(at, viewer)


def acting() -> View:
    """Nobody faces the character on the right."""
    at = table(Side(slots=[None, None, "mare"], stage=3), Side(plans={2: SECRET}), phase="exchange")
    return seen(at)


def inside_out(view: View) -> View:
    """The same with the other player as the first."""
    return replace(view, first=1 - view.first)


def crowd(viewer: int = SPECTATOR, *, sideways: bool = False) -> View:
    """The largest board that the rules allow: three characters a side with items and every token, fifteen scenes."""
    scenes = [f"scene{no}" for no in range(len(_SCENES))]
    steps = [
        step
        for seat in (0, 1)
        for step in (
            *(wearing(f"elder#{no}", f"scarf#{no}", f"lamp#{no}", f"bell#{no}", seat=seat) for no in (1, 2, 3)),
            with_tokens(("candy",), *_ELDERS, seat=seat),
            with_tokens(tuple(PRESENTS), *_ELDERS, seat=seat, count=2),
            lying(*scenes[::2], *(_ELDERS if sideways else ()), seat=seat),
            lying(*scenes[::3], seat=seat, down=True),
        )
    ]
    sides = [
        Side(
            slots=["elder"] * 3,
            hand=["letter"] * 10,
            rest=["elder"] * 20,
            plans=EVERYWHERE,
            stage=stage,
            scenes=[*scenes, *["scarf", "lamp", "bell"] * 3],
        )
        for stage in (3, 2)
    ]
    return seen(table(*sides, *steps), viewer)


BOARD = GameBoard(
    CARDS,
    PLAYERS,
    LOG,
    views={"busy": busy(), "calm": calm(), "acting": acting(), "crowd": crowd(), "lying crowd": crowd(sideways=True)},
    quick=0.06,
    secret=SECRET,
)
