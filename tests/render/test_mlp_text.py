"""Alt texts, the state as text and hands of My Little Pony."""

import re

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.mlp.presents import CANDY, PRESENTS
from engine.games.mlp.slots import MOVES
from engine.games.registry import GAMES
from engine.kernel.views.view import Awaited, CardView, EventView, View
from render import board, cards, hand
from render.alt import board_alt
from render.brevity import ALT_LIMIT
from render.card_alt import hand_alt
from render.games import STYLES
from render.phrases import length
from render.state import PAGE_LIMIT, state_text
from render.words import words
from tests.render.mlp_positions import CARDS, LOG, PLAYERS, SECRET, acting, busy, calm, crowd
from tests.render.pictures import listening
from tests.render.test_mlp_board import PIECE_CHANGES, TABLE_CHANGES, both

UNSAID = {"cost", "the printed idea"}  # of pieces in play the alt text leaves these to the whole state


def said(view: View, lang: str = "en") -> str:
    return board_alt(view, CARDS, lang, PLAYERS, LOG[lang])


def everything(view: View, lang: str = "en") -> str:
    return "\n".join(state_text(view, CARDS, lang, PLAYERS, LOG[lang]))


def test_the_alt_text_tells_the_decision_then_news_then_where_everybody_is() -> None:
    text = said(busy())
    parts = (
        "Mika decides: choose an action.",
        "Taro drew a card.",
        "Exchange phase · left · Inspiration: Mika",
        "Mika: Story I of IV",
        "plans on I, III",
        "scenes 6: 4 upright, 2 sideways, 2 face down",
        "Exchange: Lantern Mare and Elder",
        "left: Lantern Mare idea 4 Candy 1 Cheer 1 wears Grandmother",
    )
    places = [text.index(part) for part in parts]
    assert places == sorted(places)
    assert places[0] == 0


def test_the_alt_text_in_japanese() -> None:
    text = said(busy(), "ja")
    assert "左：灯籠の牝馬 アイデア 4 キャンディ 1 励まし 1 着用：おばあちゃんのとても長いマフラー／" in text
    assert "中央：小さな仔馬 アイデア 1 横向き／" in text
    assert "草原 ×2" in text


@pytest.mark.parametrize("name", [*PIECE_CHANGES, *TABLE_CHANGES])
def test_each_change_is_said(name: str) -> None:
    change = TABLE_CHANGES.get(name) or PIECE_CHANGES[name][2]
    assert everything(change(busy())) != everything(busy())
    if name not in UNSAID:
        assert said(change(busy())) != said(busy())


def test_a_line_of_the_state_is_a_piece_with_all_that_is_known_of_it() -> None:
    changed = PIECE_CHANGES["a higher idea"][2](busy())
    lines = everything(changed).splitlines()
    assert (
        "• Lantern Mare: left, character, cost 2, idea 6 (printed 4), candy 1, Present of Cheer 1, upright, "
        "wears Grandmother's Very Long Scarf"
    ) in lines
    assert "• Terraced Orchards at Dawn: scene, sideways, face down" in lines
    assert "• Meadow ×2: scene, upright" in lines
    assert "• Bell: item" not in "\n".join(lines)


def test_the_state_tells_lead_and_stories() -> None:
    lines = everything(busy()).splitlines()
    assert "Lead: Snow Courier" in lines
    assert "I The Long Way Home - The Bell: the lead is here, plan" in lines
    assert "IV The Long Way Home - Home" in lines


@both
def test_the_largest_board_tells_every_character_and_counts_what_is_left_out(lang: str) -> None:
    text = said(crowd(), lang)
    assert length(text) <= ALT_LIMIT
    assert text.endswith("/match show")
    elder, places = CARDS["elder"].title(lang), [words(lang, "mlp")[f"slot.{slot}"] for slot in (0, 1, 2)]
    for place in places:
        assert len(re.findall(f"{place}(?:: |：){elder} {words(lang, 'mlp')['stat.idea']} 7 ", text)) == 2
    missing = re.search(r"(\d+) more: |ほか(\d+)件", text)
    scenes = sum(text.count(CARDS[f"scene{no}"].title(lang)) for no in range(15))
    assert scenes + (int(missing[1] or missing[2]) if missing else 0) >= 30
    pages = state_text(crowd(), CARDS, lang, PLAYERS, LOG[lang])
    assert all(0 < length(page) < PAGE_LIMIT for page in pages)
    whole = "\n".join(pages)
    for seat in crowd().seats:
        assert all(CARDS[piece.key].title(lang) in whole for piece in seat.pieces)


def test_who_acts_is_said() -> None:
    assert "Exchange phase · right" in said(acting())
    assert "right: Lantern Mare idea 4 acting" in said(acting())


@both
def test_empty_places_are_said(lang: str) -> None:
    empty = {"en": "empty: left, right", "ja": "空き 左、右"}[lang]
    for text in (said(calm(), lang), everything(calm(), lang)):
        assert empty in text
    assert {"en": "empty", "ja": "空き"}[lang] not in said(crowd(), lang)


def test_who_has_not_begun_his_story_stands_before_it() -> None:
    assert "Mika: Story – of IV" in said(calm())


def test_an_item_that_nobody_wears_is_told_by_itself() -> None:
    view = busy()
    lost = replace(
        view,
        seats=tuple(
            replace(seat, pieces=tuple(piece for piece in seat.pieces if piece.key != "mare")) for seat in view.seats
        ),
    )
    assert "• Grandmother's Very Long Scarf: item, cost 1" in everything(lost)


@pytest.mark.parametrize("viewer", [-1, 0, 1])
@both
def test_no_text_about_the_table_tells_a_plan_or_a_hand(viewer: int, lang: str) -> None:
    view = busy(viewer)
    title = CARDS[SECRET].title(lang)
    assert title not in said(view, lang)
    assert title not in everything(view, lang)
    assert SECRET not in said(view, lang) + everything(view, lang)


def test_what_is_drawn_from_holds_no_plan() -> None:
    for viewer in (-1, 1):
        assert SECRET.encode() not in msgspec.json.encode(busy(viewer))
    mine = busy(0)
    assert [card.key for card in mine.seats[0].hand or ()].count(SECRET) == 1
    assert msgspec.json.encode(mine).count(SECRET.encode()) == 1


@both
def test_what_a_player_alone_knows_stays_his(lang: str) -> None:
    seen = replace(busy(0), shown=(CardView(1, SECRET, 0),), last=(EventView("look", (SECRET,)),))
    public = replace(busy(), awaited=Awaited(0, ""))
    assert said(seen, lang) == said(public, lang)
    assert everything(seen, lang) == everything(public, lang)


def test_changed_cards_come_first_where_not_all_fit() -> None:
    changed = replace(crowd(), last=(EventView("flip_down", ("scene14", 1)),))
    assert "高橋 太郎: Greenhouse sideways;" in said(changed)
    assert "Greenhouse" not in said(crowd())


# --- hands and single cards ---


def test_a_hand_shows_costs_ideas_kinds_and_texts() -> None:
    with listening() as heard:
        hand(busy(0), CARDS, "ja", PLAYERS)
    text = [one.text for one in heard]
    assert text[0] == "Mikaの手札 3枚"
    for each in ("1", "2", "3", "ふるさとへの手紙", "パン職人", "鳥より早起き", "キャラクター", "イベント", "5"):
        assert each in text, each
    assert not any("インク" in each for each in text)
    for one in heard:
        assert one.box[2] <= one.bounds[0], one
        assert one.contrast >= 4.5, one


def test_a_hand_in_words() -> None:
    assert hand_alt(busy(0), CARDS, "en", PLAYERS) == (
        "Mika: hand, 3. Harmony 4/6, Sideways 2, Face down 2; can be paid: 1, 2. "
        "1: Letter Home, event, cost 1. 2: Baker - Up before the Birds, character, cost 3, idea 5. "
        "3: Nobody Knows This Plan, event, cost 5."
    )


def test_scenes_and_stories_can_be_looked_at_too() -> None:
    with listening() as heard:
        cards(["meadow", "story2", "mare"], CARDS, "mlp", "en", "Looked at")
    text = [one.text for one in heard]
    for each in ("everyday", "The Long Stair", "II", "earth pony", "4"):
        assert each in text, each


PRINTED = {
    "en": {"Earth Pony": "earth_pony", "Cocoa": "present_cheer"},
    "ja": {"アースポニー": "earth_pony", "ココアの包み": "present_cheer"},
}


@pytest.mark.parametrize(
    ("lang", "kin", "cocoa"), [("en", "Earth Pony", "Cocoa"), ("ja", "アースポニー", "ココアの包み")]
)
def test_classes_and_counters_are_called_what_the_cards_call_them(lang: str, kin: str, cocoa: str) -> None:
    with listening() as heard:
        cards(["mare"], CARDS, "mlp", lang, printed=PRINTED)
        board(busy(), CARDS, lang, PLAYERS, printed=PRINTED)
    text = [one.text for one in heard]
    assert kin in text
    assert f"{cocoa} 1" in text
    assert f"{cocoa} 1" in board_alt(busy(), CARDS, lang, PLAYERS, printed=PRINTED)
    assert f"{cocoa} 1" in "".join(state_text(busy(), CARDS, lang, PLAYERS, printed=PRINTED))
    seen = busy(0)
    held = replace(seen.seats[0], hand=(CardView(1, "mare", 0),))
    mine = replace(seen, seats=(held, *seen.seats[1:]))
    assert kin in hand_alt(mine, CARDS, lang, PLAYERS, PRINTED)
    assert hand(mine, CARDS, lang, PLAYERS, PRINTED) != hand(mine, CARDS, lang, PLAYERS)


def test_every_game_that_can_be_played_can_be_shown() -> None:
    assert set(GAMES) <= set(STYLES)


def test_every_counter_has_a_name_and_a_short_one() -> None:
    assert set(STYLES["mlp"].counters) == {CANDY, MOVES, *PRESENTS}
    for lang in ("en", "ja"):
        for name in STYLES["mlp"].counters:
            assert {f"stat.{name}", f"counter.{name}"} <= set(words(lang, "mlp"))


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="shows no hand"):
        hand(busy(), CARDS, "en", PLAYERS)
