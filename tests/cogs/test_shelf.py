"""Cards looked up and decks kept: what is found, what is said of it, and what it comes to."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cogs.decks.choice import ShownDeck, deck_meant, deck_selects, decks_for, kept, made_decks
from cogs.decks.controller import AGAIN
from cogs.decks.screens import deck_list, keep_form, odds_table, shown_name
from cogs.lookups.card_lookup import card_rules
from cogs.presentation.card_texts import card_text, reading
from cogs.presentation.controls import CUSTOM_ID, OPTION_TEXT, OPTIONS, ROWS, general_id
from cogs.presentation.known_cards import KnownCard, fitting, meant, one_meant
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import CardBook, Speaker, clean_name, quoted
from data.catalogue import catalogue
from data.lists import parse, resolve
from data.odds import at_least_one, drawn_by
from data.rules import RuleLibrary
from data.shelf import Shelf
from data.store import MOST_DECKS, DeckRow, body_of
from engine.games.registry import MANIFESTS
from engine.kernel.cards.tree import Keyword
from tests.warm import shelf_of

CARDS = [
    KnownCard("lorcana", "A-1", "Kaguya - Moonlit · L", (("Kaguya", "Moonlit"), ("かぐや姫", "月"))),
    KnownCard("lorcana", "A-2", "Kaguya - Crowned · L", (("Kaguya", "Crowned"), ("かぐや姫", "冠"))),
    KnownCard("mlp", "B-1", "Old Kaguya · M", (("Old Kaguya", ""), ("老かぐや姫", ""))),
]


@pytest.fixture(scope="module")
def shelves() -> dict[str, Shelf]:
    return {game: shelf_of(game) for game in ("lorcana", "mlp")}


def reader(shelf: Shelf, lang: str) -> Speaker:
    cards = shelf.cards
    return Speaker(catalogue(), lang, CardBook(cards.cards, cards.ability_names, cards.words), game=shelf.game)


def test_cards_whose_names_begin_so_come_before_those_that_hold_it() -> None:
    assert [card.key for card in fitting(CARDS, "kaguya")] == ["A-1", "A-2", "B-1"]
    assert [card.key for card in fitting(CARDS, "かぐや姫 - 冠")] == ["A-2"]
    assert [card.key for card in fitting(CARDS, "old", 1)] == ["B-1"]
    assert len(fitting(CARDS * 20, "", 25)) == len(CARDS), "each once"


def test_a_card_is_meant_by_its_id_or_its_name_in_any_language_several_where_they_are_meant_alike() -> None:
    assert [card.key for card in meant(CARDS, "mlp:B-1")] == ["B-1"]
    assert [card.key for card in meant(CARDS, "kaguya - crowned")] == ["A-2"]
    assert [card.key for card in meant(CARDS, "かんむり")] == ["A-2"]
    assert [card.key for card in meant(CARDS, "Kaguya -")] == ["A-1", "A-2"]
    assert [meant(CARDS, typed) for typed in ("", "  ", "nobody")] == [[], [], []]


def test_where_only_one_card_can_be_meant_none_and_several_are_refused() -> None:
    assert one_meant(CARDS, "Crowned").key == "A-2"
    with pytest.raises(Unmatched, match="card-several"):
        one_meant(CARDS, "Kaguya")
    with pytest.raises(Unmatched, match="card-none"):
        one_meant(CARDS, "nobody")


def test_a_text_is_told_once_and_in_the_readers_language(shelves: dict[str, Shelf]) -> None:
    shelf = shelves["lorcana"]
    card = next(card for card in shelf.cards.cards.values() if "draw a card" in card.text.get("en", ""))
    both = {lang: card_text(card.key, reader(shelf, lang)) for lang in ("en", "ja")}
    assert both["en"].count("draw a card") == both["ja"].count("カードを1枚引") == 1
    assert "draw a card" not in both["ja"]
    alone = replace(card, text={"ja": card.text["ja"]})
    there = Speaker(catalogue(), "en", CardBook({card.key: alone}, shelf.cards.ability_names, {}), game="lorcana")
    assert "not printed in English" in card_text(card.key, there)
    assert "draw a card" in card_text(card.key, there)


def test_no_symbol_is_told_as_it_is_written_in_files(shelves: dict[str, Shelf]) -> None:
    shelf = shelves["lorcana"]
    for lang in ("en", "ja"):
        assert not [key for key in shelf.cards.cards if re.search(r"\{\w\}", card_text(key, reader(shelf, lang)))]


def test_what_was_read_is_worded_in_both_languages_for_every_card(shelves: dict[str, Shelf]) -> None:
    for game, shelf in shelves.items():
        cards = shelf.cards
        for key, card in cards.cards.items():
            for lang in ("en", "ja") if card.abilities else ():
                found = reading(card, game, lang, cards.cards, cards.words, cards.ability_names.get(key, {}))
                assert found.count("\n") + 1 == len(card.abilities), (key, lang)


def test_a_card_is_told_in_both_languages_within_a_message(shelves: dict[str, Shelf]) -> None:
    for shelf in shelves.values():
        speakers = [reader(shelf, lang) for lang in ("en", "ja")]
        for key, card in shelf.cards.cards.items():
            for speaker in speakers:
                text = card_text(key, speaker)
                assert len(text) < 2000
                assert all(name.replace("*", "\\*") in text for name in card.name.values())


def test_what_stands_on_a_card_leads_to_its_own_rules(shelves: dict[str, Shelf], tmp_path: Path) -> None:
    library = RuleLibrary(tmp_path)
    for shelf in shelves.values():
        for card in shelf.cards.cards.values():
            found = card_rules(card, shelf.game, library)
            assert all(library.has(shelf.game, rule) for rule in found)
            assert ("kind", card.kind) in found.values()
    carded = {
        node.name
        for card in shelves["lorcana"].cards.cards.values()
        for node in card.abilities
        if isinstance(node, Keyword)
    }
    found = {
        about: rule
        for card in shelves["lorcana"].cards.cards.values()
        for rule, about in card_rules(card, "lorcana", library).items()
    }
    assert {name: found["keyword", name].partition(".")[0] for name in carded} == dict.fromkeys(carded, "10")
    song = next(card for card in shelves["lorcana"].cards.cards.values() if "song" in card.marks)
    assert list(card_rules(song, "lorcana", library))[-2:] == ["6.3.3", "6.3"], "a song, which is an action"
    seen = {
        about for card in shelves["mlp"].cards.cards.values() for about in card_rules(card, "mlp", library).values()
    }
    assert {("trigger", "enter"), ("trigger", "leave"), ("trigger", "removed"), ("window", "inspiration")} <= seen


BRACKETS = "[](`*_~|>#-)" * 60


def test_a_text_full_of_signs_is_cut_after_they_are_escaped(shelves: dict[str, Shelf]) -> None:
    shelf = shelves["lorcana"]
    key = next(iter(shelf.cards.cards))
    card = replace(shelf.cards.cards[key], text={"en": BRACKETS, "ja": BRACKETS}, name={"en": "[" * 60, "ja": "]" * 60})
    speaker = Speaker(catalogue(), "en", CardBook({**shelf.cards.cards, key: card}), game="lorcana")
    assert len(card_text(key, speaker)) < 2000


def test_a_quotation_keeps_to_its_length_whatever_stands_in_it() -> None:
    for text in (BRACKETS, "a\n" * 400, "x" * 900):
        assert len("\n".join(quoted(text, 550))) <= 550
    assert quoted("one\n\ntwo *stars*", 100) == ["> one", "> two \\*stars\\*"]


def own(shelf: Shelf, keys: Sequence[str], name: str = "Mine") -> DeckRow:
    return DeckRow(user=1, game=shelf.game, name=name, body=body_of(keys), at=0.0)


class Owner:
    """Somebody with decks of his own, in a house that has the games' ready-made ones."""

    def __init__(self, shelves: dict[str, Shelf], *decks: DeckRow) -> None:
        async def of(user: int, game: str = "") -> list[DeckRow]:
            return [deck for deck in decks if deck.user == user and game in ("", deck.game)]

        async def games_at(guild: int) -> list[str]:
            return [] if guild else list(shelves)

        store = SimpleNamespace(decks=SimpleNamespace(of=of))
        self.services = cast(Any, SimpleNamespace(shelves=shelves, store=store, games_at=games_at))
        self.speaker = reader(shelves["lorcana"], "en")

    async def means(self, typed: str, game: str = "") -> str:
        return (await deck_meant(self.services, 1, typed, self.speaker, game)).value


async def test_a_ready_made_deck_is_meant_by_its_name_in_any_language_and_an_own_one_before_it(
    shelves: dict[str, Shelf],
) -> None:
    nobody = Owner(shelves)
    for typed in ("Songs by the Hearth", "炉端の歌", "hearth", "songs by", "lorcana:/hearth"):
        assert await nobody.means(typed) == "lorcana:/hearth"
    with pytest.raises(Unmatched, match="error-ambiguous"):
        await nobody.means("or")
    for typed in ("", " ", "no such deck"):
        with pytest.raises(Unmatched, match="shelf-none-such"):
            await nobody.means(typed)
    some = own(shelves["mlp"], shelves["mlp"].decks[0].cards, "Songs by the hearth")
    somebody = Owner(shelves, some, own(shelves["mlp"], some.keys, "炉端の歌 2"))
    assert await somebody.means("songs by the hearth") == "mlp:Songs by the hearth"
    assert await somebody.means("炉端の歌") == "lorcana:/hearth", "the whole name of one, a part of the other"
    assert await somebody.means("炉端") == "mlp:炉端の歌 2"
    assert await somebody.means("lorcana:/hearth") == "lorcana:/hearth", "what autocomplete gives is never in doubt"
    assert await somebody.means("songs by the hearth", "lorcana") == "lorcana:/hearth", "at a table of that game"
    capitals = Owner(shelves, own(shelves["mlp"], some.keys, "Moon"), own(shelves["mlp"], some.keys, "moon"))
    assert [await capitals.means(typed) for typed in ("Moon", "moon")] == ["mlp:Moon", "mlp:moon"]
    with pytest.raises(Unmatched, match="error-ambiguous"):
        await capitals.means("MOON")


async def test_however_many_decks_somebody_has_the_ready_made_ones_can_be_chosen(shelves: dict[str, Shelf]) -> None:
    shelf = shelves["lorcana"]
    owner = Owner(shelves, *[own(shelf, shelf.decks[0].cards, f"Deck {number}") for number in range(MOST_DECKS)])
    decks = await decks_for(owner.services, 1, owner.speaker, "lorcana")
    selects = deck_selects("t:abc:takedeck", decks, owner.speaker)
    assert len(selects) < ROWS, "a button stands under them"
    assert len({select.id for select in selects}) == len(selects)
    assert max(len(select.picks) for select in selects) <= OPTIONS
    offered = [pick.value for select in selects for pick in select.picks]
    assert offered[-4:] == [f"lorcana:/{deck.id}" for deck in shelf.decks]
    assert [await owner.means(value, "lorcana") for value in offered] == offered


def test_ready_made_decks_are_told_from_own_ones_within_an_option(shelves: dict[str, Shelf]) -> None:
    services = Owner(shelves).services
    for lang in ("en", "ja"):
        speaker = reader(shelves["lorcana"], lang)
        decks = made_decks(services, speaker)
        assert len(decks) == sum(len(shelf.decks) for shelf in shelves.values())
        assert all(shown_name(deck, speaker).endswith(speaker.text("shelf-made")) for deck in decks)
    long = ShownDeck("mlp", "n" * 200, (), ())
    assert len(shown_name(long, speaker)) <= OPTION_TEXT
    assert not shown_name(long, speaker).endswith(speaker.text("shelf-made"))


def test_a_deck_shown_as_a_list_is_read_back_as_the_same_deck(shelves: dict[str, Shelf]) -> None:
    for shelf in shelves.values():
        for deck in shelf.decks:
            for lang in ("en", "ja"):
                text = deck_list(deck.cards, reader(shelf, lang))
                entries, faults = parse(text, shelf.cards.codes)
                keys, unknown = resolve(entries, shelf.cards.cards)
                assert not faults + unknown
                assert sorted(keys) == sorted(deck.cards)


def test_a_list_that_is_too_long_for_a_message_says_how_many_lines_are_left_out(shelves: dict[str, Shelf]) -> None:
    shelf = shelves["lorcana"]
    text = deck_list(list(shelf.cards.cards), reader(shelf, "en"))
    assert len(text) < 1400
    shown = sum(line.startswith("1 ") for line in text.splitlines())
    assert f"{len(shelf.cards.cards) - shown} more lines" in text


def test_odds_count_only_the_cards_that_are_drawn_and_one_draw_less_for_who_begins(shelves: dict[str, Shelf]) -> None:
    assert at_least_one(4, drawn_by(2, 7, first=True), 60) == at_least_one(4, drawn_by(1, 7, first=False), 60)
    assert at_least_one(0, 7, 60) == 0
    shelf = shelves["mlp"]
    deck = kept(own(shelf, shelf.decks[0].cards))
    pile = MANIFESTS["mlp"].drawing.pile(deck.keys, shelf.cards.cards)
    assert len(pile) == 50
    lead = next(key for key in deck.keys if key not in pile)
    assert "is never drawn" in odds_table(deck, lead, reader(shelf, "en"))
    table = odds_table(deck, pile[0], reader(shelf, "en"))
    copies = pile.count(pile[0])
    assert f"{copies} among 50 cards" in table
    assert f"Opening hand of 5: **{100 * at_least_one(copies, 5, 50):.1f}%** going first" in table


def test_a_name_never_makes_a_control_longer_than_discord_allows(shelves: dict[str, Shelf]) -> None:
    speaker = reader(shelves["lorcana"], "en")
    name = clean_name("：.長い" * 30)
    assert len(general_id("lorcana", f"{AGAIN}.{name}")) <= CUSTOM_ID
    assert len(keep_form("lorcana", "n" * 200, speaker).children) == 2
