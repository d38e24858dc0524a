"""Cards drawn as cards: all that is on one can be read, at every size, and nothing that is needed is left out."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.kernel.cards.tree import Keyword
from engine.kernel.flow.reminding import MARK
from render import card, hand, palette
from render.art import Gallery
from render.card_face import LARGE
from render.games import names_of
from render.leaf import leaf
from render.lettering import u
from render.sheet import SPREADS, Spread, drawn, plan
from tests.render import mlp_positions as mlp
from tests.render.pictures import Written, assert_readable, difference, listening, opened
from tests.render.positions import CARDS, PLAYERS, busy, reseated, with_hand

PHONE = 16
"""Units, at 530 across, that a cost or a number must at least have."""


def texts(heard: list[Written]) -> list[str]:
    return [one.text for one in heard]


FULL = replace(
    CARDS["c1"],
    classes=("storyborn", "hero"),
    abilities=(Keyword("singer", 5), Keyword("ward")),
    text={"en": "Singer 5\nWard\n{E}: Gain 2 {L}. Then sit down.", "ja": "歌声5\n魔除\n{E}：ロアを２得る。"},
)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "en",
            [
                "Persimmon",
                "Late Fruit",
                "2",
                "character",
                "Storyborn",
                "Hero",
                "amethyst",
                "inkable",
                "Singer 5",
                "Ward",
                "1",
                "3",
                ": Gain 2",
                ". Then sit down.",
            ],
        ),
        (
            "ja",
            [
                "柿",
                "おそい実り",
                "2",
                "キャラクター",
                "ストーリーボーン",
                "ヒーロー",
                "アメジスト",
                "インク可",
                "歌声 5",
                "魔除",
                "1",
                "3",
                ":ロアを2得る。",
            ],
        ),
    ],
)
def test_a_large_card_says_everything(lang: str, wanted: list[str]) -> None:
    with listening() as heard:
        card("c1", {"c1": FULL}, "lorcana", lang)
    assert_readable(heard)
    said = [text.replace("：", ":").replace("２", "2").strip() for text in texts(heard)]
    assert [each for each in wanted if each not in said] == []


def test_a_keyword_is_said_once() -> None:
    with listening() as heard:
        card("c1", {"c1": FULL}, "lorcana", "ja")
    assert [text for text in texts(heard) if "歌声" in text] == ["歌声 5"]


@pytest.mark.parametrize("printed", ["Singer 5", "Singer +5"])
def test_a_keyword_with_a_plus_is_the_same(printed: str) -> None:
    facts = {"c1": replace(FULL, text={"en": f"{printed}\nNOD: Sleep."})}
    with listening() as heard:
        card("c1", facts, "lorcana", "en")
    assert [text for text in texts(heard) if "Singer" in text] == ["Singer 5"]


@pytest.mark.parametrize(
    ("lang", "text", "rest"),
    [
        ("en", "Ward (Opponents can't choose it.)\nNOD {E}: Sleep (well).", "NOD : Sleep."),
        ("ja", "魔除（相手は選べない。）うとうと {E}：眠る。", "魔除 うとうと :眠る。"),
    ],
)
def test_a_hand_has_no_room_for_reminders_but_a_large_card_has(lang: str, text: str, rest: str) -> None:
    facts = {**CARDS, "c1": replace(FULL, text={lang: text})}
    with listening() as heard:
        hand(with_hand(2), facts, lang, PLAYERS)
    joined = "".join(texts(heard)).replace("：", ":")
    assert rest.replace(" ", "") in joined.replace(" ", "")
    assert not {"(", "（"} & set(joined)
    with listening() as heard:
        card("c1", facts, "lorcana", lang)
    assert {"(", "（"} & set("".join(texts(heard)))


@pytest.mark.parametrize(("lang", "text"), [("en", "Draw (or sleep) twice."), ("ja", "引く（または眠る）。")])
def test_a_card_that_is_settled_by_hand_loses_no_word(lang: str, text: str) -> None:
    facts = {**CARDS, "c1": replace(FULL, text={lang: text}, marks=(MARK,))}
    with listening() as heard:
        hand(with_hand(2), facts, lang, PLAYERS)
    assert {"(", "（"} & set("".join(texts(heard)))


def test_a_card_in_both_languages() -> None:
    with listening() as heard:
        card("c1", {"c1": FULL}, "lorcana", "ja", both=True)
    assert_readable(heard)
    said = texts(heard)
    assert said.index("Persimmon - Late Fruit") < said.index(". Then sit down.")
    assert "柿" in said
    with listening() as alone:
        card("c1", {"c1": FULL}, "lorcana", "ja")
    assert "Persimmon - Late Fruit" not in texts(alone)


def test_what_is_told_of_a_card_in_another_language_stands_on_it() -> None:
    told = replace(CARDS["only_en"], text={"en": "Sit down."}, told={"ja": "座る。"})
    with listening() as heard:
        card("only_en", {"only_en": told}, "lorcana", "ja")
    assert "座る。" in texts(heard)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_card_grows_for_its_text(lang: str) -> None:
    long = replace(FULL, text={"en": "Sit down and eat a persimmon. " * 40, "ja": "こたつに入って柿を食べる。" * 40})
    with listening() as heard:
        picture = card("c1", {"c1": long}, "lorcana", lang, both=True)
    assert_readable(heard)
    assert opened(picture).height > LARGE.tall
    assert len(picture) < 200_000
    assert not any(text.endswith("…") for text in texts(heard))


@pytest.mark.parametrize("key", mlp.CARDS)
def test_every_sort_of_card_of_my_little_pony_can_be_read(key: str) -> None:
    with listening() as heard:
        card(key, mlp.CARDS, "mlp", "en", both=True)
    assert_readable(heard)
    assert mlp.CARDS[key].title("en").split()[0] in " ".join(texts(heard))


@pytest.mark.parametrize(
    "change",
    [
        {"marks": ()},
        {"colors": ("steel",)},
        {"stats": {**FULL.stats, "cost": 3}},
        {"classes": ("hero",)},
        {"stats": {**FULL.stats, "lore": 3}},
        {"abilities": ()},
        {"kind": "action"},
        {"version": {}},
        {"text": {"en": "Stand up."}},
    ],
)
def test_each_difference_is_seen(change: dict[str, object]) -> None:
    other = replace(FULL, **change)
    assert difference(card("c1", {"c1": FULL}, "lorcana", "en"), card("c1", {"c1": other}, "lorcana", "en"))


@pytest.mark.parametrize("spread", SPREADS)
def test_a_card_that_may_become_ink_is_told_by_a_shape_at_every_size(spread: Spread) -> None:
    """In greys too, the ring around the cost is there or it is not."""
    names = names_of("lorcana", {"wet": FULL, "dry": replace(FULL, marks=())}, "en")
    with palette.DRAWING:
        shown = [leaf(key, names) for key in ("wet", "dry")]
        corners = [
            drawn(each, spread.cut, plan(each, spread.cut).tall).convert("L").crop((0, 0, u(40), u(40)))
            for each in shown
        ]
    changed = ImageChops.difference(*corners).point(lambda value: 255 if value > 90 else 0)
    assert sum(changed.histogram()[128:]) > u(30)


def test_what_a_mark_means_is_said_by_its_game() -> None:
    song = {"song": replace(CARDS["song"], marks=("song", "inkwell"))}
    here, there = (leaf("song", names_of(game, song, "en")) for game in ("lorcana", "mlp"))
    assert [sign.text for sign in here.kind] == ["action", "song"]
    assert len(there.kind) == 1
    assert (here.inkable, there.inkable) == (True, False)


def test_a_card_that_has_more_to_say_than_room_is_higher() -> None:
    names = names_of("lorcana", {"c1": replace(FULL, classes=("hero",) * 150)}, "en")
    for spread in SPREADS:
        assert plan(leaf("c1", names), spread.cut).tall > spread.cut.tall


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("count", [1, 2, 4, 6, 9, 12, 16, 20, 24, 40])
def test_a_hand_keeps_names_costs_and_numbers_whole_and_large(count: int, lang: str) -> None:
    view = with_hand(count)
    with listening() as heard:
        picture = hand(view, CARDS, lang, PLAYERS)
    assert_readable(heard)
    joined = "".join(texts(heard)).replace(" ", "").replace("\xad", "")
    facts = [CARDS[each.key] for each in view.seats[0].hand or ()]
    for each in facts:
        assert each.title(lang).replace(" ", "") in joined
    costs = {str(each.stats["cost"]) for each in facts}
    numbers = {str(value) for each in facts for name, value in each.stats.items() if name != "cost"}
    for one in heard:
        if one.text in costs | numbers:
            assert one.size >= u(PHONE), one
    assert len(picture) <= 200_000


@pytest.mark.parametrize("count", [3, 9, 18])
def test_the_longest_names_of_a_hand_are_not_cut(count: int) -> None:
    view = mlp.crowd(0)
    held = tuple(replace(each, key="elder", index=no) for no, each in enumerate((view.seats[0].hand or ())[:1] * count))
    with listening() as heard:
        hand(reseated(view, 0, hand=held), mlp.CARDS, "en", mlp.PLAYERS)
    assert_readable(heard)
    assert "".join(texts(heard)).replace(" ", "").count("ElderoftheSevenWinterMountains#") == count
    assert f"#{count}" in " ".join(texts(heard))


def test_what_can_be_paid_is_ticked() -> None:
    view = with_hand(4)
    rich, poor = (hand(reseated(view, 0, ready=ready, spent=5 - ready), CARDS, "en", PLAYERS) for ready in (5, 1))
    with listening() as heard:
        hand(reseated(view, 0, ready=0, spent=5), CARDS, "en", PLAYERS)
    assert "can be paid" not in texts(heard)
    assert difference(rich, poor)
    with listening() as heard:
        hand(view, CARDS, "ja", PLAYERS)
    assert {"インク 3/5", "支払える"} <= set(texts(heard))


def test_an_operators_picture_takes_the_place_of_the_ornament(tmp_path: Path) -> None:
    (tmp_path / "lorcana").mkdir()
    Image.new("RGB", (300, 420), (220, 40, 160)).save(tmp_path / "lorcana" / "c1.png")
    own = Gallery(tmp_path)
    for made in (
        lambda art: card("c1", CARDS, "lorcana", "en", art=art),
        lambda art: hand(with_hand(3), CARDS, "en", PLAYERS, art=art),
    ):
        with listening() as with_art:
            ours = made(own)
        with listening() as without:
            theirs = made(Gallery())
        assert difference(ours, theirs)
        assert sorted(texts(with_art)) == sorted(texts(without))


def test_equal_cards_are_equal_bytes_from_any_thread() -> None:
    assert card("c1", CARDS, "lorcana", "en") == card("c1", CARDS, "lorcana", "en")
    with pytest.raises(ValueError, match="shows no hand"):
        hand(busy(), CARDS, "en", PLAYERS)


def test_a_card_of_two_inks_shows_both_signs() -> None:
    both = replace(FULL, colors=("ruby", "steel"))
    with listening() as heard:
        card("c1", {"c1": both}, "lorcana", "en")
    assert {"ruby", "steel"} <= set(texts(heard))
