"""The log tells each viewer what he may know, once."""

import pytest

from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from engine.kernel.state.event import Event
from engine.kernel.views.view import SPECTATOR
from engine.logbook import lines
from engine.saying import Say, card, seat
from tests.cogs.positions import play

DRAWN = [Event("draw", (1, 2)), Event("drew", (1, "HRT-001", "HRT-002"), 1)]


def test_what_was_drawn_is_told_to_its_player_alone() -> None:
    told = [Say("log-draw", {"seat": seat(1), "count": 2})]
    assert lines(DRAWN, SPECTATOR, "lorcana") == lines(DRAWN, 0, "lorcana") == told
    assert lines(DRAWN, 1, "lorcana") == [
        Say("log-drew", {"seat": seat(1), "cards": (card("HRT-001"), card("HRT-002")), "count": 2})
    ]


def test_cards_that_are_drawn_one_by_one_are_told_in_one_line_and_not_counted_again() -> None:
    """A castle of ハーレムマスター says each card by itself, and then how many they were."""
    events = [*[Event("drew", (1, f"HRT-00{at}"), 1) for at in (1, 2, 3)], Event("draw", (1, 3))]
    [mine] = lines(events, 1, "harem_master")
    assert (mine.key, mine.args["count"]) == ("log-drew", 3)
    [theirs] = lines(events, 0, "harem_master")
    assert (theirs.key, theirs.args["count"]) == ("log-draw", 3)
    assert len(lines([*events[:2], Event("draw", (1, 3))], 1, "harem_master")) == 2, "another count is other news"
    assert len(lines([*events[:3], Event("draw", (0, 3))], 1, "harem_master")) == 2, "and so is another player"


def test_a_card_that_becomes_cheaper_by_nothing_is_no_news() -> None:
    events = [Event("discount", (0, count)) for count in (0, 2)]
    assert [line.args["count"] for line in lines(events, SPECTATOR, "lorcana")] == [2]


def test_a_hidden_move_is_told_once() -> None:
    events = [Event("to_deck_hidden", (0,)), Event("to_deck", (0, "HRT-001"), 0), Event("challenge_over", ())]
    assert [line.key for line in lines(events, 0, "lorcana")] == ["log-to-deck"]
    assert [line.key for line in lines(events, 1, "lorcana")] == ["log-to-deck-hidden"]


def test_two_open_events_of_a_kind_are_two_lines() -> None:
    events = [Event("draw", (0, 1)), Event("draw", (1, 1))]
    assert len(lines(events, SPECTATOR, "lorcana")) == 2


def test_numbers_carry_their_sign_and_a_granted_ability_has_none() -> None:
    events = [Event("modify", (0, "HRT-001", "strength", -2)), Event("gain", (0, "HRT-001", "ability", 37))]
    told = lines(events, 0, "lorcana")
    assert told[0].args["change"] == "-2"
    assert told[1].args["count"] == 0


def test_two_decks_of_one_player_are_shuffled_in_one_line() -> None:
    events = [Event("shuffle", (each,)) for each in (0, 0, 1, 1, 0)]
    assert [line.args["seat"] for line in lines(events, SPECTATOR, "mlp")] == [seat(0), seat(1), seat(0)]


@pytest.mark.parametrize(
    ("kind", "lang", "told"),
    [
        ("to_discard", "en", "Ao's discard pile gets 3: HRT-001, HRT-002, HRT-003."),
        ("to_discard", "ja", "3枚がAoの捨て札置き場に置かれた：HRT-001、HRT-002、HRT-003。"),
    ],
)
def test_cards_that_come_into_one_place_in_a_row_are_one_line(kind: str, lang: str, told: str) -> None:
    words = Speaker(catalogue(), lang, CardBook({}), ("Ao", "Ben"), game="harem_master").plain()
    into = [Event(kind, (0, f"HRT-00{at}")) for at in (1, 2, 3)]
    assert [words.say(line) for line in lines(into, SPECTATOR, "harem_master")] == [told]
    [*_, last] = lines([*into, Event(kind, (1, "HRT-004"))], SPECTATOR, "harem_master")
    assert last.key == f"log-{kind.replace('_', '-')}", "of one player"
    hidden = [Event("to_discard_hidden", (0,)), *into[:2]]
    assert len(lines(hidden, SPECTATOR, "harem_master")) == 1, "what was told hidden is not told twice"


@pytest.mark.parametrize(
    ("kind", "lang", "told"),
    [
        ("reveal_hand", "en", "Ao has no cards in hand to reveal."),
        ("reveal_hand", "ja", "Aoには公開する手札がない。"),
        ("looked", "en", "Ao looks at no cards."),
        ("looked", "ja", "Aoには見るカードがない。"),
    ],
)
def test_where_no_card_is_seen_the_log_says_so(kind: str, lang: str, told: str) -> None:
    words = Speaker(catalogue(), lang, CardBook({}), ("Ao",))
    assert [words.say(line) for line in lines([Event(kind, (0,))], SPECTATOR, "lorcana")] == [told]


@pytest.mark.parametrize(
    ("game", "reason", "lang", "told"),
    [
        ("lorcana", "lore", "en", "Ao wins with 3 lore."),
        ("lorcana", "lore", "ja", "Aoが3ロアを集めて勝利した。"),
        ("mlp", "story", "en", "Ao wins by reaching story III."),
        ("quintuplets", "brides", "en", "Ao wins with 3 brides."),
        ("quintuplets", "brides", "ja", "花嫁が3人になり、Aoの勝利。"),
        ("harem_master", "court", "en", "Ao wins with 3 cards in the court."),
        ("harem_master", "scaffold", "ja", "処刑台が3枚になり、Aoの勝利。"),
        ("precious_memories", "points", "en", "Ao wins, because the other side has 3 points."),
    ],
)
def test_the_end_names_the_score_that_this_game_went_to(game: str, reason: str, lang: str, told: str) -> None:
    words = Speaker(catalogue(), lang, CardBook({}), ("Ao",), game=game)
    (line,) = lines([Event("outcome", (reason, 0))], SPECTATOR, game, 3)
    assert words.say(line) == told


def test_by_default_a_game_goes_to_the_score_of_its_rules() -> None:
    (line,) = lines([Event("outcome", ("lore", 0))], SPECTATOR, "lorcana")
    assert line.args["goal"] == 20


@pytest.mark.parametrize(
    ("event", "ja", "en"),
    [
        (("battle_kind", ("combat", 0)), "戦闘の種類はコンバット。", "The battle is a combat."),
        (("battle_kind", ("approach", 1)), "戦闘の種類がアプローチに変わった。", "The battle becomes an approach."),
        (
            ("powers", ("A", 3, "B", 3, "draw")),
            "「A」は3、「B」は3：この戦闘は引き分け。",
            "A 3, B 3: the battle is a draw.",
        ),
        (("powers", ("A", 2, "B", 3, "interceptor")), "「A」は2、「B」は3：「B」の勝ち。", "A 2, B 3: B wins."),
    ],
)
def test_a_battle_is_told_with_its_kind_and_how_it_went(
    event: tuple[str, tuple[str | int, ...]], ja: str, en: str
) -> None:
    (line,) = lines([Event(*event)], SPECTATOR, "harem_master")
    for lang, told in (("ja", ja), ("en", en)):
        assert Speaker(catalogue(), lang, CardBook({}), (), game="harem_master").say(line) == told


def test_no_event_of_a_whole_game_tells_a_stranger_what_was_meant_for_one() -> None:
    for live in play(21):
        events = live.play.events
        for viewer in (SPECTATOR, 0, 1):
            hidden = [event for event in events if event.to not in (-1, viewer)]
            seen = [event for event in events if event not in hidden]
            assert lines(events, viewer, "lorcana") == lines(seen, viewer, "lorcana")
