"""What others decide, who was chosen in a sentence before, and what waits for the next turn, at a table."""

import pytest

from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, character, deal, song

from .lorcana_trial import LORCANA
from .test_played import run


@pytest.mark.parametrize(("mode", "cards", "lore"), [("1", 0, 4), ("2", 1, 3)])
@pytest.mark.parametrize(
    "text",
    [
        "Each opponent chooses and discards a card or loses 1 lore.",
        "Each opponent chooses one: • Discard a card. • They lose 1 lore.",
    ],
)
def test_an_opponent_decides_between_two_things(text: str, mode: str, cards: int, lore: int) -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": 1, "lore": 2},
        {"hand": ["gem"], "lore": 4},
        levy=action(text),
    )
    run(table, "A: play levy", f"B: {mode}", *(("B: gem",) if mode == "1" else ()))
    table.expect({"hand": {"B": cards}, "B": {"lore": lore}, "A": {"lore": 2}})


def test_the_one_opponent_who_was_chosen_decides() -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": 1},
        {"hand": ["gem"], "lore": 4},
        {"hand": ["gem"], "lore": 4},
        levy=action("Chosen opponent chooses and discards a card or loses 1 lore."),
    )
    run(table, "A: play levy", "A: C", "C: 2")
    table.expect({"B": {"lore": 4}, "C": {"lore": 3}})


@pytest.mark.parametrize(("held", "lore"), [(1, 3), (4, 4)])
def test_the_player_who_was_chosen_is_spoken_of_again_and_nobody_chosen_anew(held: int, lore: int) -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": 1},
        {"hand": ["gem"] * 4, "lore": 4},
        {"hand": ["gem"] * (held + 1), "lore": 4},
        levy=action(
            "Chosen opponent chooses and discards a card. If they have 2 or fewer cards in their hand, they lose 1 "
            "lore."
        ),
    )
    run(table, "A: play levy", "A: C", "C: gem")
    table.expect({"B": {"lore": 4}, "C": {"lore": lore}})


def test_a_card_is_picked_out_of_the_hand_that_is_shown() -> None:
    table = deal(
        {"hand": ["spy"], "inkwell": 1},
        {"hand": ["bolt", "scout", "gem"]},
        spy=action("Chosen opponent reveals their hand. Choose a non-character card from it and they discard it."),
    )
    run(table, "A: play spy", "A: bolt")
    table.expect({"B": {"discard": ["bolt"]}})


def test_a_player_shuffles_the_discard_into_the_deck() -> None:
    table = deal(
        {"hand": ["renew"], "inkwell": 1},
        {"discard": ["scout", "raider"], "deck": ["gem"]},
        renew=action("Chosen opponent shuffles their discard into their deck."),
    )
    run(table, "A: play renew")
    table.expect({"B": {"discard": []}, "deck": {"B": 3}})


def test_one_that_is_chosen_deals_damage_to_another() -> None:
    text = "Chosen character deals damage equal to their {S} to another chosen character."
    table = deal(
        {"hand": ["feud"], "inkwell": 1, "field": ["raider"]},
        {"field": ["giant"]},
        feud=action(text),
    )
    run(table, "A: play feud", "A: giant")
    table.expect({"giant": {"damage": 3}, "raider": {"damage": 0}})
    with pytest.raises(CardTextError):
        LORCANA.read(f"When you play this character, c{text[1:]}", "en", "character")


def test_at_the_start_of_the_next_own_turn_and_once() -> None:
    table = deal(
        {"hand": ["plan"], "inkwell": 1, "deck": ["gem"] * 9},
        {"deck": ["gem"] * 9},
        plan=action("At the start of your next turn, draw 2 cards."),
    )
    run(table, "A: play plan", "A: end_turn")
    table.expect({"hand": {"A": 0}})
    table.do("B: end_turn")
    table.expect({"hand": {"A": 3}})
    run(table, "A: end_turn", "B: end_turn")
    table.expect({"hand": {"A": 4}})


@pytest.mark.parametrize(("singer", "cards"), [("bard", 1), ("ann", 2)])
def test_it_is_asked_who_sang_this_song(singer: str, cards: int) -> None:
    table = deal(
        {"hand": ["hymn"], "field": ["bard", "ann"], "deck": ["gem"] * 5},
        ann=character(cost=4, classes=("storyborn", "princess")),
        hymn=song("If a Princess character sang this song, draw a card.\nDraw a card.", cost=3),
    )
    run(table, f"A: sing hymn {singer}")
    table.expect({"hand": {"A": cards}})


def test_the_one_who_sang_this_song_gains_something() -> None:
    table = deal(
        {"hand": ["hymn"], "field": ["bard", "scout"]},
        hymn=song("The character who sang this song gains Evasive until the start of your next turn.", cost=3),
    )
    run(table, "A: sing hymn bard")
    table.expect({"bard": {"keywords": ["evasive", "singer"]}, "scout": {"keywords": []}})


@pytest.mark.parametrize(("theirs", "lore"), [(0, 2), (1, 1)])
def test_no_opponent_has_a_card_in_the_hand(theirs: int, lore: int) -> None:
    table = deal(
        {"field": ["owl"]},
        {"hand": ["gem"] * theirs},
        owl=character("While each opponent has no cards in hand, this character gets +1 {L}."),
    )
    table.expect({"owl": {"lore": lore}})


@pytest.mark.parametrize(("more", "cards"), [([], 2), (["scout"], 1)])
def test_no_more_than_so_many_in_play(more: list[str], cards: int) -> None:
    table = deal(
        {"field": ["owl", *more], "deck": ["gem"] * 4},
        {"deck": ["gem"] * 4},
        turn={"seat": "B"},
        owl=character("At the start of your turn, if you have 1 or fewer characters in play, draw a card."),
    )
    run(table, "B: end_turn")
    table.expect({"hand": {"A": cards}})


def test_once_a_turn_for_ink_in_either_language() -> None:
    texts = {
        "en": "Once per turn, you may pay 1 {I} to remove up to 1 damage from chosen character.",
        "ja": "1ターンに1回、1{I}を支払うことで、キャラクター1体から1ダメージまで取り除いてもよい。",
    }
    one, other = (LORCANA.read(text, lang, "item").abilities for lang, text in texts.items())
    assert one == other


def test_what_happened_to_another_is_told_as_past_or_as_often_as_it_does() -> None:
    often, past = (
        LORCANA.read(f"対戦相手がアクションをプレイ{words}、カードを1枚引く。", "ja", "item").abilities
        for words in ("するたび", "したとき")
    )
    assert often == past
    once = LORCANA.read("このキャラクターが退場したとき、カードを1枚引く。", "ja", "character")
    assert LORCANA.printed(once, "ja", "character") == "このキャラクターが退場したとき、カードを1枚引く。"
