"""Rules as messages: nothing is out of reach, nothing breaks a limit, and an answer takes no time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import quantiles

import pytest

from cogs.presentation.controls import CUSTOM_ID, OPTIONS, ROWS, Button, Select
from cogs.presentation.rule_screens import CONTENTS, GLOSSARY, MOST_PICKS, TURN, contents, glossary, hits, rule
from cogs.presentation.screen import Screen
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from data.rules import RuleLibrary, games

MESSAGE = 2000
BOUND = 0.150
TYPED = ("win", "勝利", "draw a card", "手札", "discard", "デッキ", "opponent chooses", "コスト", "1.2", "a b c d e")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> RuleLibrary:
    return RuleLibrary(tmp_path_factory.mktemp("home"))


def speaking(lang: str) -> Speaker:
    return Speaker(catalogue(), lang, CardBook({}))


def screen(library: RuleLibrary, game: str, to: str, speaker: Speaker) -> Screen:
    """What is shown where a control leads."""
    listed = {CONTENTS: contents, GLOSSARY: glossary}.get(to)
    if listed is not None:
        return listed(library, game, speaker)
    found = library.rule(game, to)
    assert found is not None, to
    return rule(library, found, speaker)


def picks(shown: Screen) -> list[str]:
    return [pick.value for row in shown.rows if isinstance(row, Select) for pick in row.picks]


def buttons(shown: Screen) -> Iterator[Button]:
    return (button for row in shown.rows if not isinstance(row, Select) for button in row)


def ways(shown: Screen, label: str) -> list[str]:
    """Where the buttons of that label lead."""
    return [button.id.partition(f":{TURN}.")[2] for button in buttons(shown) if button.label.startswith(label)]


def check_limits(shown: Screen) -> None:
    ids = [row.id for row in shown.rows if isinstance(row, Select)] + [button.id for button in buttons(shown)]
    assert len(shown.text) <= MESSAGE
    assert len(shown.rows) <= ROWS
    assert all(1 <= len(row.picks) <= OPTIONS for row in shown.rows if isinstance(row, Select))
    assert len(ids) == len(set(ids))
    assert all(len(each) <= CUSTOM_ID for each in ids)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", games())
def test_from_the_contents_every_rule_is_reached_by_going_down_and_leads_up_again(
    library: RuleLibrary,
    game: str,
    lang: str,
) -> None:
    """UX 2: what the contents name, what each names that stands below it, and the glossary; within Discord's limits."""
    speaker = speaking(lang)
    up = speaker.text("button-rule-above")
    todo, seen = [CONTENTS], {CONTENTS}
    while todo:
        at = todo.pop()
        shown = screen(library, game, at, speaker)
        check_limits(shown)
        assert len(picks(shown)) <= MOST_PICKS
        found = library.rule(game, at)
        terms = ways(shown, speaker.text("button-rule-glossary", count=0)[:3])
        below = found.below if found else [*picks(shown), *terms]
        assert set(below) <= {*picks(shown), GLOSSARY}, "all of it, and not the first 25"
        for each in below:
            assert at == CONTENTS or ways(screen(library, game, each, speaker), up) == [at]
            todo += [each] if each not in seen else []
            seen.add(each)
    assert seen - {CONTENTS, GLOSSARY} == set(library.search(game, "", 10_000))


def test_the_contents_of_a_long_document_are_its_chapters_and_one_way_to_its_terms(library: RuleLibrary) -> None:
    speaker = speaking("en")
    shown = contents(library, "lorcana", speaker)
    assert picks(shown) == [str(number) for number in range(1, 11)]
    assert [button.label for button in buttons(shown)] == ["Glossary (76)"]
    terms = glossary(library, "lorcana", speaker)
    assert [len(row.picks) for row in terms.rows if isinstance(row, Select)] == [19] * 4
    assert "–" in next(row.hint for row in terms.rows if isinstance(row, Select)), "from where to where"
    assert picks(contents(library, "harem_master", speaker)) == library.contents("harem_master")


def test_a_heading_says_what_stands_below_it_as_far_as_there_is_room(library: RuleLibrary) -> None:
    speaker = speaking("en")
    short = screen(library, "lorcana", "10.4", speaker)
    assert "10.4.1 Only characters with Evasive can challenge" in short.text
    assert "10.4.2" not in short.text, "a reminder counts for nothing"
    assert picks(short) == ["10.4.1", "10.4.2"]
    long = screen(library, "lorcana", "4.3.6", speaker)
    assert "\n…\n" in long.text
    assert "4.3.6.22" in picks(long)


def test_the_terms_of_lorcana_lead_up_to_the_glossary_and_that_to_the_contents(library: RuleLibrary) -> None:
    speaker = speaking("ja")
    up = speaker.text("button-rule-above")
    assert ways(screen(library, "lorcana", "アクション", speaker), up) == [GLOSSARY]
    assert ways(screen(library, "lorcana", GLOSSARY, speaker), up) == [CONTENTS]
    assert ways(screen(library, "lorcana", "10", speaker), up) == [CONTENTS]


def test_a_term_is_called_in_the_readers_language(library: RuleLibrary) -> None:
    shown = hits(library, "lorcana", "challenge", ["チャレンジ", "4.3.6.1"], speaking("en"))
    assert "**Challenge:** " in shown.text
    assert "チャレンジ" not in shown.text
    [row] = [row for row in shown.rows if isinstance(row, Select)]
    assert [pick.label.partition(" ")[0] for pick in row.picks] == ["Challenge:", "4.3.6.1"]
    assert "**チャレンジ** " in hits(library, "lorcana", "チャレンジ", ["チャレンジ"], speaking("ja")).text


def test_an_answer_takes_no_time(library: RuleLibrary, capsys: pytest.CaptureFixture[str]) -> None:
    """UX 20: click to answer 150 ms for the 95th percentile: every rule there is, and what is found by words. Of work;
    what else runs does not count."""
    spent = []
    speakers = [speaking(lang) for lang in ("en", "ja")]
    for game in library.games:
        for number, each in enumerate((*library.search(game, "", 10_000), CONTENTS)):
            start = time.thread_time()
            screen(library, game, each, speakers[number % 2])
            spent.append(time.thread_time() - start)
        for typed in TYPED:
            start = time.thread_time()
            hits(library, game, typed, library.search(game, typed), speakers[0])
            spent.append(time.thread_time() - start)
    found = quantiles(spent, n=20)[-1]
    with capsys.disabled():
        print(f"\n{len(spent)} answers about rules, 95th percentile: {found * 1000:.1f} ms")
    assert found <= BOUND
