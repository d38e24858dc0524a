"""What others decide, who was chosen in a sentence before, and what waits for the next turn, at a table."""

import pytest

from engine.wording import CardTextError
from tests.rules.lorcana.stock import action, character, deal, hurt, location, sideways, song

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


def test_two_deal_damage_to_each_other_at_once() -> None:
    table = deal(
        {"hand": ["duel"], "inkwell": 1, "field": ["raider"]},
        {"field": ["brute"]},
        duel=action(
            "Chosen character of yours and chosen opposing character each deal damage equal to their {S} to the other."
        ),
    )
    run(table, "A: play duel")
    table.expect({"A": {"field": []}, "B": {"field": []}})


def test_each_player_shuffles_the_hand_into_the_deck_and_draws() -> None:
    table = deal(
        {"hand": ["deluge", "scout", "raider"], "inkwell": 1, "deck": ["gem"] * 3},
        {"hand": ["scout"], "deck": ["gem"] * 3},
        deluge=action("Each player shuffles their hand into their deck, then draws 2 cards."),
    )
    run(table, "A: play deluge")
    table.expect({"hand": {"A": 2, "B": 2}, "deck": {"A": 3, "B": 2}})


@pytest.mark.parametrize(("classes", "lore"), [(("storyborn", "villain"), 1), (("storyborn",), 0)])
def test_only_a_certain_one_that_is_banished_in_a_challenge_counts(classes: tuple[str, ...], lore: int) -> None:
    table = deal(
        {"field": ["owl"]},
        {"field": [sideways("rat")]},
        owl=character("Whenever this character banishes a Villain character in a challenge, gain 1 lore.", willpower=9),
        rat=character(willpower=1, classes=classes),
    )
    run(table, "A: challenge owl rat")
    table.expect({"A": {"lore": lore}})


def test_who_has_the_fewest_cards_in_hand() -> None:
    table = deal(
        {"hand": ["gift", "gem", "gem"], "inkwell": 1, "deck": ["gem"] * 3},
        {"hand": ["gem"], "deck": ["gem"] * 3},
        {"hand": ["gem"], "deck": ["gem"] * 3},
        gift=action("Each player with the fewest cards in their hand draws 2 cards."),
    )
    run(table, "A: play gift")
    table.expect({"hand": {"A": 2, "B": 3, "C": 3}})


@pytest.mark.parametrize(("first", "cards"), [("bard", 1), ("lark", 0)])
def test_the_first_time_that_one_sings_here(first: str, cards: int) -> None:
    table = deal(
        {"hand": ["hum"], "field": ["hall", {"card": "bard", "at": "hall"}, "lark"], "deck": ["gem"] * 3},
        hall=location(
            "The first time each turn that one of your characters sings a song while here, you may draw a card."
        ),
        lark=character("Singer 5"),
        hum=song("Gain 1 lore.", cost=3),
    )
    run(table, f"A: sing hum {first}", *(("A: yes",) if cards else ()))
    table.expect({"hand": {"A": cards}})


@pytest.mark.parametrize(("mode", "items"), [("1", 1), ("2", 0)])
def test_one_of_the_modes_is_to_banish_something_of_ones_own(mode: str, items: int) -> None:
    table = deal(
        {"hand": ["levy"], "inkwell": 1},
        {"hand": ["scout"], "field": ["gem"]},
        levy=action("Each opponent chooses one: • Discard a card. • Banish one of their items."),
    )
    run(table, "A: play levy", f"B: {mode}", *(("B: scout",) if mode == "1" else ()))
    table.expect({"hand": {"B": 1 - items}, "B": {"field": ["gem"] * items}})


@pytest.mark.parametrize(("whose", "keywords"), [("A", ["rush"]), ("B", ["rush"]), ("", [])])
def test_it_is_asked_whether_another_character_has_a_keyword(whose: str, keywords: list[str]) -> None:
    table = deal(
        {"field": ["owl", *(["runner"] if whose == "A" else [])]},
        {"field": ["runner"] if whose == "B" else []},
        owl=character("While another character in play has Rush, this character gains Rush."),
    )
    table.expect({"owl": {"keywords": keywords}})


@pytest.mark.parametrize(("top", "cards"), [("scout", 1), ("raider", 0)])
def test_a_card_has_the_name_of_one_in_play(top: str, cards: int) -> None:
    table = deal(
        {"hand": ["peer"], "inkwell": 1, "field": ["scout"], "deck": {"top": [top], "filler": 3}},
        peer=action(
            "Reveal the top card of your deck. If it has the same name as a character you have in play, put it into "
            "your hand."
        ),
    )
    run(table, "A: play peer")
    table.expect({"hand": {"A": cards}})


def test_whoever_is_readied_by_an_effect_is_waited_for() -> None:
    table = deal(
        {"hand": ["urge"], "inkwell": 1, "field": ["owl", sideways("scout")]},
        urge=action("Ready chosen character."),
        owl=character("Whenever you ready one of your other characters, this character gets +1 {S} this turn."),
    )
    run(table, "A: play urge", "A: scout")
    table.expect({"owl": {"strength": 3}, "scout": {"ready": True}})


def test_each_of_several_has_its_own_number_for_a_turn() -> None:
    table = deal(
        {"hand": ["rage"], "inkwell": 1, "field": [hurt("scout", 1), hurt("giant", 3), "raider"]},
        rage=action("Your characters get +1 {S} this turn for each damage on them."),
    )
    run(table, "A: play rage")
    table.expect({"scout": {"strength": 3}, "giant": {"strength": 9}, "raider": {"strength": 3}})
