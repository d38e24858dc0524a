"""Card sets: texts become trees, what is declined says where and why, and what blocks most cards stands first."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import data.card_texts
from data.cards import Block, CardSet, blocks, check_report, load, name_lexicon, phrases_report
from data.lists import parse, resolve
from engine.games.lorcana.deck import check
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Draw, Keyword, Named, Spell, You
from engine.wording import Lexicon

HEAD = "game: lorcana\nset: TST\nname: {en: Test}\ncards:\n"
SPRING = "When you play this character, draw a card."
BODY = "type: character, ink: steel, cost: 2, strength: 1, willpower: 4, lore: 1"


def card(number: int, en: str, ja: str = "", name: str = "") -> str:
    text = ", ".join(f"{lang}: {json.dumps(words)}" for lang, words in (("en", en), ("ja", ja)) if words)
    called = name or f"{{en: Card {number}, ja: 札{number}}}"
    return f"- {{id: TST-{number:03d}, name: {called}, {BODY}, text: {{{text}}}}}\n"


def load_text(folder: Path, *cards: str) -> CardSet:
    path = folder / "set.yaml"
    path.write_text(HEAD + "".join(cards))
    return load(path)


def test_a_text_in_both_languages_becomes_one_tree(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Challenger +2", "果敢+2"))
    assert found.cards["TST-001"].abilities == (Keyword("challenger", 2),)
    assert [(verdict.id, verdict.result) for verdict in found.verdicts] == [("TST-001", "exact")]


def test_one_language_is_enough_and_no_text_is_no_ability(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Ward"), card(2, "", "魔除"), card(3, ""))
    assert [made.abilities for made in found.cards.values()] == [(Keyword("ward"),), (Keyword("ward"),), ()]


def test_the_order_in_which_abilities_are_printed_means_nothing(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Ward\nRush", "突進\n魔除"))
    assert found.cards["TST-001"].abilities == (Keyword("ward"), Keyword("rush"))


def test_abilities_keep_the_names_they_are_printed_with(tmp_path: Path) -> None:
    found = load_text(
        tmp_path,
        card(
            1,
            "Ward\nQUICK EYES When you play this character, draw a card.",
            "魔除\n早い目 このキャラクターをプレイしたとき、カードを1枚引く。",
        ),
    )
    assert found.ability_names["TST-001"] == {"en": ("", "QUICK EYES"), "ja": ("", "早い目")}


def test_languages_that_differ_are_declined_and_the_difference_is_named(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Challenger +2", "果敢+3"), card(2, "Ward", "魔除"))
    assert list(found.cards) == ["TST-002"]
    verdict = found.verdicts[0]
    assert (verdict.result, verdict.at) == ("declined", "ability 1")
    assert "en Keyword(name='challenger', value=2); ja Keyword(name='challenger', value=3)" in verdict.why


def test_an_ability_that_one_language_lacks_is_a_difference(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Ward", "魔除\n突進"))
    assert "en nothing; ja Keyword(name='rush')" in found.verdicts[0].why


def test_a_declined_text_says_its_line_and_what_stands_there(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Ward\nFrobs the gnu.", "魔除"))
    assert found.cards == {}
    verdict = found.verdicts[0]
    assert (verdict.id, verdict.result, verdict.at) == ("TST-001", "declined", "en line 2")
    assert "Card 1: line 2: nothing matches at 「Frobs the gnu.」" in verdict.why


def test_names_in_a_text_are_the_same_card_in_both_languages(tmp_path: Path) -> None:
    found = load_text(
        tmp_path,
        card(1, "", name="{en: Sun & Moon, ja: 日 & 月}"),
        card(2, "Your characters named Moon gain Ward.", "あなたの《月》という名前のキャラクターは魔除を得る。"),
    )
    assert found.cards["TST-001"].id_name == ("Sun", "Moon")
    assert Named("Moon") in found.cards["TST-002"].abilities[0].effects[0].target.filter.parts  # type: ignore[union-attr]


def test_the_lexicon_pairs_the_names_of_a_card() -> None:
    both = Card(key="x", kind="character", name={"en": "Sun & Moon", "ja": "日&月"}, id_name=("Sun", "Moon"))
    odd = Card(key="y", kind="character", name={"ja": "星"}, id_name=("Star", "Comet"))
    assert name_lexicon([both, odd]) == {"Sun": "Sun", "Moon": "Moon", "日": "Sun", "月": "Moon"}


def test_the_report_counts_every_card(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Ward", "魔除"), card(2, "Frobs the gnu."), card(3, ""))
    report = check_report(found)
    assert report["totals"] == {"cards": 3, "exact": 2, "alternate": 0, "declined": 1}
    rows = report["cards"]
    assert isinstance(rows, list)
    assert [set(row) for row in rows] == [{"id", "result", "at", "why"}] * 3
    assert rows[0] == {"id": "TST-001", "result": "exact", "at": "", "why": ""}


def test_what_alone_blocks_the_most_cards_stands_first(tmp_path: Path) -> None:
    found = load_text(
        tmp_path,
        card(1, "Xyzzy.", "ほげ。"),
        card(2, "Frobs the gnu."),
        card(3, "Frobs the gnu."),
        card(4, "Xyzzy."),
    )
    assert blocks(found) == [
        Block("Frobs the gnu.", ("TST-002", "TST-003")),
        Block("Xyzzy.", ("TST-004",)),
        Block("ほげ。", ()),
    ]


def test_a_card_of_several_unread_lines_is_blocked_by_none_of_them_alone(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "Frobs the gnu.\nXyzzy."), card(2, "Xyzzy."))
    assert found.verdicts[0].at == "en line 1, en line 2"
    assert blocks(found) == [Block("Xyzzy.", ("TST-002",)), Block("Frobs the gnu.", ())]


def test_other_words_make_a_card_alternate_and_are_shown(tmp_path: Path) -> None:
    found = load_text(tmp_path, card(1, "When you play this character, draw one card."))
    (verdict,) = found.verdicts
    assert (verdict.result, verdict.why) == ("alternate", "en: read 「draw one card」 as 「draw a card」")
    assert found.cards["TST-001"].abilities == load_text(tmp_path, card(1, SPRING)).cards["TST-001"].abilities


def test_a_name_that_no_known_card_bears_is_a_warning(tmp_path: Path) -> None:
    found = load_text(
        tmp_path,
        card(1, "", name="{en: Moon}"),
        card(2, "Your characters named Moon gain Ward."),
        card(3, "Your characters named Mooon gain Ward."),
    )
    assert [verdict.result for verdict in found.verdicts] == ["exact"] * 3
    assert [verdict.warnings for verdict in found.verdicts] == [(), (), ("no known card is named 'Mooon'",)]
    assert check_report(found)["cards"][2]["why"] == "no known card is named 'Mooon'"  # type: ignore[index]


def test_compiled_texts_are_remembered_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(HEAD + card(1, "Challenger +2", "果敢+2"))
    first = load(path, cache=tmp_path / "cache")
    monkeypatch.setattr(data.card_texts, "MANIFESTS", {"lorcana": SimpleNamespace(grammar=None)})
    assert load(path, cache=tmp_path / "cache") == first
    with pytest.raises(AttributeError):
        load(path)


def test_a_spoiled_or_forbidden_cache_costs_only_time(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(HEAD + card(1, "Ward"))
    folder = tmp_path / "cache"
    first = load(path, cache=folder)
    for file in folder.iterdir():
        file.write_bytes(b"\x00 spoiled")
    assert load(path, cache=folder) == first
    assert load(path, cache=path / "no folder") == first


def test_a_song_is_read_as_an_action(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    text = "- {id: TST-001, type: action, name: {en: A}, ink: ruby, cost: 1, song: true, text: {en: Draw 2 cards.}}"
    path.write_text(HEAD + text)
    assert load(path).cards["TST-001"].abilities == (Spell(Draw(You(), 2)),)


def test_phrases_are_listed_with_the_cards_that_use_them(tmp_path: Path) -> None:
    found = load_text(
        tmp_path,
        card(1, "When you play this character, draw 2 cards.", "このキャラクターをプレイしたとき、カードを2枚引く。"),
        card(2, "When this character is banished, draw a card."),
    )
    document, lines = phrases_report(found)
    rows = {tuple(row["templates"].get("en", ())): row for row in document["phrases"]}
    assert rows[("<draw> {amount:cards}",)]["cards"] == {"en": ["TST-001", "TST-002"], "ja": ["TST-001"]}
    assert rows[("when you play {this}",)]["cards"] == {"en": ["TST-001"], "ja": ["TST-001"]}
    alone = sum(len({key for keys in row["cards"].values() for key in keys}) == 1 for row in document["phrases"])
    assert document["totals"] == {"phrases": len(document["phrases"]), "of_one_card": alone}
    assert lines[0] == f"phrases {len(document['phrases'])}, of one card only {alone}"
    assert "trigger: when you play {this} = {this}をプレイした[とき|時]、 (en 1, ja 1) only TST-001" in lines


def two_readings(folder: Path, text: str, other: str, ja: str) -> CardSet:
    common = {"id": "1-001", "set": 1, "number": 1, "cost": 1, "ink": ["Steel"], "version": "X"}
    en = common | {"name": "Card", "type": "character", "text": text, "textOtherSource": other}
    jp = common | {"name": "札", "nameEn": "Card - X", "type": "キャラクター", "text": ja}
    paths = [folder / "en.json", folder / "ja.json"]
    for path, printed in zip(paths, (en, jp), strict=True):
        meta = {"typesJa": {"character": "キャラクター"}}
        path.write_text(json.dumps({"meta": meta, "cards": [printed]}, ensure_ascii=False), "utf-8")
    return load(paths)


def test_the_other_sources_text_is_taken_where_the_first_is_declined_and_that_is_said(tmp_path: Path) -> None:
    found = two_readings(tmp_path, "Frobs.", "Challenger +2", "果敢+2")
    verdict = found.verdicts[0]
    assert (verdict.result, verdict.at) == ("alternate", "en line 1")
    assert verdict.why.startswith("by the other source's text: Card - X: line 1: nothing matches")
    assert found.cards["1-001"].text == {"en": "Challenger +2", "ja": "果敢+2"}
    differing = two_readings(tmp_path, "Challenger +3", "Challenger +2", "果敢+2").verdicts[0]
    assert (differing.result, differing.at) == ("alternate", "ability 1")


def test_the_first_sources_text_stands_where_it_will_do_and_where_no_text_will(tmp_path: Path) -> None:
    assert two_readings(tmp_path, "Ward", "Frobs.", "魔除").verdicts[0].result == "exact"
    assert two_readings(tmp_path, "Frobs.", "Gnus.", "魔除").verdicts[0].result == "declined"


# --- the published card lists of sets 1 and 2 ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def printed(facts: Path) -> CardSet:
    return load([facts / "cards" / f"lorcana_set1_2_{lang}.json" for lang in ("en", "ja")])


@pytest.mark.facts
def test_all_of_them_are_cards(printed: CardSet) -> None:
    totals = check_report(printed)["totals"]
    assert isinstance(totals, dict)
    assert (totals["cards"], totals["declined"]) == (432, 0)
    assert totals["exact"] + totals["alternate"] == 432
    assert len(printed.cards) == 432
    for made in printed.cards.values():
        assert set(made.name) == {"en", "ja"}
        assert len(made.colors) == 1
        assert bool(made.text) == bool(made.abilities)


@pytest.mark.facts
@pytest.mark.parametrize(("lang", "count"), [("en", 432), ("ja", 408)])
def test_either_list_alone_is_taken_whole(facts: Path, lang: str, count: int) -> None:
    totals = check_report(load(facts / "cards" / f"lorcana_set1_2_{lang}.json"))["totals"]
    assert (totals["cards"], totals["declined"], totals["exact"] + totals["alternate"]) == (count, 0, count)


@pytest.mark.facts
def test_another_printing_counts_as_a_copy_of_its_card(printed: CardSet) -> None:
    again = printed.cards["1-205"]
    first = next(card for card in printed.cards.values() if card.full_name == again.full_name)
    assert (first.key != again.key, first.abilities) == (True, again.abilities)
    assert [fault.rule for fault in check([first.key] * 3 + [again.key] * 2, printed.cards)] == ["2.1.1.1", "2.1.1.3"]
    entries, _ = parse(f"2 {again.full_name}", printed.codes)
    assert resolve(entries, printed.cards)[0] == [first.key] * 2


@pytest.mark.facts
def test_only_the_known_difference_is_named(printed: CardSet) -> None:
    assert [verdict.id for verdict in printed.verdicts if verdict.why] == ["2-060"]


@pytest.mark.facts
def test_their_decks_are_checked_in_either_language(printed: CardSet) -> None:
    amber = [made for made in printed.cards.values() if made.colors == ("amber",)][:15]
    for lang in ("en", "ja"):
        lines = [f"4 {made.name[lang]} - {made.version[lang]}" for made in amber]
        entries, faults = parse("\n".join(lines), printed.codes)
        keys, unresolved = resolve(entries, printed.cards)
        assert (faults, unresolved) == ([], [])
        assert check(keys, printed.cards) == []
        assert [fault.rule for fault in check(keys[1:], printed.cards)] == ["2.1.1.1"]


@pytest.mark.facts
def test_set_codes_and_numbers_find_them(printed: CardSet) -> None:
    entries, _ = parse("4 (ROF) 60\n2 1-002", printed.codes)
    assert resolve(entries, printed.cards)[0] == ["2-060"] * 4 + ["1-002"] * 2


def test_a_card_of_one_language_is_told_in_the_other(tmp_path: Path) -> None:
    found = load_text(
        tmp_path,
        card(1, "LATE ROUND Whenever this character quests, draw a card."),
        card(2, "", "魔除"),
        card(3, "Ward", "魔除"),
        card(4, ""),
    )
    cards = found.cards
    assert cards["TST-001"].wording("en").startswith("LATE ROUND Whenever")
    assert cards["TST-001"].told == {"ja": cards["TST-001"].wording("ja")}
    assert cards["TST-001"].wording("ja").endswith("カードを1枚引く。")
    assert cards["TST-002"].wording("en") == "Ward"
    assert [cards[key].told for key in ("TST-003", "TST-004")] == [{}, {}]


@pytest.mark.facts
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_told_of_a_printed_card_means_what_its_text_means(printed: CardSet, lang: str) -> None:
    """Read again, in the words in which it is told and not in those that are printed."""
    grammar = MANIFESTS[printed.game].grammar
    lexicon = Lexicon(name_lexicon(printed.cards.values()))
    for card in printed.cards.values():
        kind = grammar.layout.kind(card)
        told = grammar.write(card.abilities, lang, lexicon=lexicon, kind=kind)
        again = grammar.compile(told, lang, lexicon=lexicon, card=card.key, kind=kind)
        assert again.abilities == tuple(card.abilities), card.key


@pytest.mark.facts
@pytest.mark.parametrize("key", ["1-188", "2-176", "2-194", "2-014"])
def test_what_may_be_done_as_a_whole_keeps_its_bracket(printed: CardSet, key: str) -> None:
    card, grammar = printed.cards[key], MANIFESTS[printed.game].grammar
    lexicon = Lexicon(name_lexicon(printed.cards.values()))
    told = grammar.write(card.abilities, "ja", lexicon=lexicon, kind=grammar.layout.kind(card))
    assert re.search("「[^」]+。」をしてもよい", told)
    assert re.search("「[^」]+。」をしてもよい", card.text["ja"]), "as it is printed"
