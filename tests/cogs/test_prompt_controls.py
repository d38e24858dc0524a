"""Prompts over whole games: private ones stay private, every option is within reach, no limit of Discord is broken."""

import re
from collections import Counter
from itertools import chain

import discord
import pytest
from msgspec.structs import replace

from cogs.presentation import at_hand, board_screens, hand_screens
from cogs.presentation.controls import (
    CUSTOM_ID,
    GREEN,
    LABEL,
    OPTION_TEXT,
    OPTIONS,
    ROW_BUTTONS,
    ROWS,
    Button,
    Rows,
    Select,
    view,
)
from cogs.presentation.printed import printed
from cogs.presentation.prompt_controls import face, public_rows
from cogs.presentation.prompt_ids import PromptPosition, Several, after_values, next_step, read_id
from cogs.presentation.words import CardBook, Speaker
from data.catalogue import catalogue
from engine.kernel.state.question import Question
from engine.kernel.views.view import SPECTATOR
from engine.prompt import IN_ORDER, MENU, ONE, WAIT, Choice, ChoiceGroup, Prompt, prompt
from engine.saying import Name, Say, card
from engine.table import Live
from rehearsal.limits import V2_COMPONENTS
from tests.cogs.positions import book, play
from tests.rules.lorcana.stock import asked as question_of
from tests.rules.lorcana.stock import character, deal

BESIDE = 5
"""Components of such a message beside its rows: two pictures, what has changed, the frame, the question."""
NAMES = ("@everyone **Ao**", "# [Ben](https://example.com) `x`", "<@1> |Cho|", "だん")
NUMBERED = re.compile(r"[a-z]:[^:]+:[^:]+(?::[a-z0-9._-]+)?")


def speaker(lang: str, seats: int = 2) -> Speaker:
    return Speaker(catalogue(), lang, book(), NAMES[:seats], game="lorcana")


def controls(rows: Rows) -> list[Button | Select]:
    return [each for row in rows for each in ([row] if isinstance(row, Select) else row)]


def check_limits(rows: Rows, *, is_laid_out: bool = False) -> None:
    assert is_laid_out or len(rows) <= ROWS
    assert len(rows) + len(controls(rows)) + BESIDE <= V2_COMPONENTS
    ids = [each.id for each in controls(rows)]
    assert len(ids) == len(set(ids))
    for row in rows:
        assert isinstance(row, Select) or 1 <= len(row) <= ROW_BUTTONS
    for each in controls(rows):
        assert 1 <= len(each.id) <= CUSTOM_ID
        assert NUMBERED.fullmatch(each.id)
        if isinstance(each, Select):
            assert 1 <= len(each.picks) <= OPTIONS
            assert len({pick.value for pick in each.picks}) == len(each.picks)
            assert 0 <= each.least <= each.most <= len(each.picks)
        else:
            assert each.label.strip()


def answers(prompt: Prompt, game: str, words: Speaker) -> set[tuple[int, ...]]:
    """Every answer that clicks lead to, one value of each select at a time."""
    found: set[tuple[int, ...]] = set()
    seen = {PromptPosition()}
    todo = [PromptPosition()]
    while todo and len(seen) < 400:
        shown = face(prompt, game, todo.pop(), words)
        assert 0 < len(shown.text) < 2000
        check_limits((*shown.rows, (Button("t:x:undo", "Undo"),)))
        for each in controls(shown.rows):
            click = read_id(each.id)
            assert click is not None
            assert (click.game, click.no) == (game, prompt.no)
            values = [[]] if isinstance(each, Button) else [[int(pick.value)] for pick in each.picks]
            for value in values:
                step = next_step(prompt, click, value)
                if isinstance(step, Several):
                    found |= {(pick,) for pick in step.picks}
                elif isinstance(step, tuple):
                    found.add(step)
                elif step not in seen:
                    seen.add(step)
                    todo.append(step)
    return found


def offered(question: Question, prompt: Prompt) -> set[int]:
    """The indices that a prompt shows."""
    return {choice.index for choice in prompt.choices}


@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), (2, "ja"), (3, "en")])
def test_every_option_is_within_reach_and_within_limits(seed: int, lang: str) -> None:
    words = speaker(lang)
    kinds: Counter[str] = Counter()
    for live in play(seed):
        question = live.question
        assert question is not None
        asked = at_hand.prompt_for(live, live.play.view(question.seat), question.seat)
        assert asked is not None
        kinds[question.kind] += 1
        reached = answers(asked, live.game, words)
        if asked.style == IN_ORDER:
            assert {each[0] for each in reached} == offered(question, asked)
        else:
            assert {pick for each in reached for pick in each} == offered(question, asked)
        if asked.style != MENU:
            assert len(asked.choices) == len(question.options)
    assert kinds["action"] > 20


def test_copies_in_hand_are_one_choice_and_lead_to_the_same_card() -> None:
    for live in play(4):
        question = live.question
        assert question is not None
        if question.kind != "action":
            continue
        view_ = live.play.view(question.seat)
        asked = at_hand.prompt_for(live, view_, question.seat)
        assert asked is not None
        keys = at_hand.keys_of(live)
        left_out = set(range(len(question.options))) - offered(question, asked)
        for index in left_out:
            word, ref, *rest = question.options[index]
            twins = [question.options[each] for each in offered(question, asked)]
            assert any(
                twin[0] == word and keys[int(twin[1]) & 4095] == keys[int(ref) & 4095] and [*twin[2:]] == rest
                for twin in twins
                if len(twin) > 1
            )


@pytest.mark.parametrize("seats", [2, 3])
def test_a_private_question_tells_others_only_who_is_awaited(seats: int) -> None:
    words = speaker("en", seats)
    for live in play(5, seats):
        question = live.question
        assert question is not None
        for viewer in (SPECTATOR, *range(seats)):
            asked = at_hand.prompt_for(live, live.play.view(viewer), viewer)
            assert asked is not None
            if question.private and viewer != question.seat:
                assert (asked.style, asked.groups, asked.source, asked.rule) == (WAIT, (), "", "")
        asked = at_hand.prompt_for(live, live.play.view(SPECTATOR), SPECTATOR)
        assert asked is not None
        if question.private:
            assert public_rows(asked, live.game, words) == ()


def test_boards_and_hands_keep_to_the_limits_and_to_themselves() -> None:
    words = speaker("en")
    for live in play(6):
        board = board_screens.board(live, words)
        check_limits(board.rows, is_laid_out=board.is_laid_out)
        assert len(board.text) <= 2000
        assert "@everyone" not in board.text
        own = hand_screens.hand(live, 0, words, PromptPosition())
        check_limits(own.rows, is_laid_out=own.is_laid_out)
        other = {key for card_ in live.play.view(1).seats[1].hand or () for key in [card_.key]}
        assert not any(key in board.text for key in other)
        assert all(len(picture.alt) <= 1024 for picture in (*board.pictures, *own.pictures))


def many(style: str, count: int, least: int, most: int) -> Prompt:
    choices = tuple(
        Choice(index, Say("choice-card", {"card": card(f"HRT-{index:03}", index + 1)}), Say("choice-no"))
        for index in range(count)
    )
    groups = (ChoiceGroup("", choices),)
    return Prompt(no=3, seat=0, style=style, title=Say("prompt-over"), groups=groups, least=least, most=most)


@pytest.mark.parametrize(
    ("style", "count", "least", "most"),
    [
        ("one", 60, 1, 1),
        ("some", 7, 0, 7),
        ("some", 40, 2, 3),
        ("order", 4, 4, 4),
        ("some", 3, 1, 1),
        ("one", 3, 1, 1),
    ],
)
def test_long_lists_are_paged_and_all_within_reach(style: str, count: int, least: int, most: int) -> None:
    asked = many(style, count, least, most)
    reached = answers(asked, "game.1", speaker("en"))
    assert reached
    assert {pick for each in reached for pick in each} >= set(range(min(count, 25)))
    if style == "one":
        assert reached == {(index,) for index in range(count)}
    if style == "order":
        assert all(sorted(each) == list(range(count)) for each in reached)
        assert len(reached) == 24


def test_what_was_picked_so_far_stands_in_the_custom_ids() -> None:
    asked = many("order", 5, 5, 5)
    place = after_values(asked, PromptPosition(), [2])
    assert place == PromptPosition(picks=(2,))
    shown = face(asked, "g.1", place, speaker("en"))
    assert "\n1. " in shown.text
    *adding, _ = [read_id(each.id) for each in controls(shown.rows)]
    assert [click.place.picks[0] for click in adding if click and click.place] == [2, 2, 2, 2]


@pytest.mark.parametrize("custom", ["", "k:", "k:g.1:x:a1", "k:g.1:1:", "k:g.1:1:y9", "t:g:hand", "k:g.1:1:a1:2"])
def test_an_id_that_is_not_ours_is_none(custom: str) -> None:
    assert read_id(custom) is None


async def test_a_view_holds_no_clicks_and_short_labels() -> None:
    made = view((tuple(Button(f"t:x:{n}", "A label that is far too long for a button on a phone") for n in range(2)),))
    assert made.is_finished(), "so that the library keeps nothing of it"
    for item in made.children:
        assert isinstance(item, discord.ui.Button)
        assert len(item.label or "") <= LABEL


def test_names_are_escaped_where_markup_counts() -> None:
    words = speaker("en", 4)
    for seat in range(4):
        said = words.seat(seat)
        assert "@everyone" not in said
        assert not re.search(r"(?<!\\)[*`\[\]|<>]", said)
        assert "://" not in said
    assert words.plain().seat(0) == NAMES[0]
    assert OPTION_TEXT == 100


def test_a_live_game_is_asked_about_by_its_own_id() -> None:
    live: Live = next(iter(play(8)))
    assert live.question is not None
    asked = at_hand.prompt_for(live, live.play.view(live.question.seat), live.question.seat)
    assert asked is not None
    for each in controls(face(asked, live.game, PromptPosition(), speaker("en")).rows):
        assert each.id.startswith(f"k:{live.game}:{live.no}:")


def test_triggers_that_wait_of_one_card_are_told_apart_by_their_names_and_copies_by_their_numbers() -> None:
    herald = "Support\nWhenever this character quests, draw a card.\nWhenever this character quests, gain 1 lore."
    horn = "Whenever one of your characters quests, you may draw a card."
    table = deal({"field": ["herald", "horn#1", "horn#2"]}, herald=character(herald), horn=character(horn))
    table.do("A: quest herald")
    setup = table.play.setup
    said = {"herald": {"en": ("", "FANFARE", "ACCLAIM")}}
    words = Speaker(catalogue(), "en", CardBook(setup.cards, said), game="lorcana").plain()
    shown = prompt(table.view(0), question_of(table), 0, table.play.game.keys, setup.cards)
    assert [words.say(choice.label) for choice in shown.choices] == [
        "Herald: Support",
        "Herald: FANFARE",
        "Herald: ACCLAIM",
        "Horn #1",
        "Horn #2",
    ]


def turn(words: Speaker) -> Prompt:
    """A menu of two verbs that go with several cards, and the end."""
    many = [Choice(at, Say("choice-card", {"card": card(key)})) for at, key in enumerate(list(words.book.cards)[:3])]
    return Prompt(
        no=7,
        seat=0,
        style=MENU,
        title=Say("prompt-action", {"seat": Name("seat", 0)}),
        groups=(
            ChoiceGroup("ink", tuple(many)),
            ChoiceGroup("play", tuple(many)),
            ChoiceGroup("end", (Choice(3, Say("choice-end")),)),
        ),
        lost=("ink", "play"),
    )


def test_who_looks_into_a_verb_is_told_which() -> None:
    words = speaker("en")
    asked = turn(words)
    assert face(asked, "g.1", PromptPosition(), words).text.startswith("**Your turn")
    assert face(asked, "g.1", PromptPosition(0), words).text == "**Put into the inkwell: which one?**"
    assert face(asked, "g.1", PromptPosition(1), words).text == "**Play: which one?**"


@pytest.mark.parametrize(("lang", "hint"), [("en", "Ink, Play …"), ("ja", "インク、プレイ…")])
def test_a_list_of_a_turn_says_what_can_be_done_by_it(lang: str, hint: str) -> None:
    words = speaker(lang)
    keys = list(words.book.cards)
    many = [Choice(at, Say("choice-card", {"card": card(key)})) for at, key in enumerate(keys[:24])]
    groups = (ChoiceGroup("ink", tuple(many[:12])), ChoiceGroup("play", tuple(many[12:])))
    rows = face(replace(turn(words), groups=groups), "g.1", PromptPosition(), words).rows
    assert [row.hint for row in rows if isinstance(row, Select)] == [hint]


@pytest.mark.parametrize(("lang", "left"), [("en", "Put into the inkwell, Play"), ("ja", "インクにする、プレイ")])
def test_lists_are_parted_as_the_language_does(lang: str, left: str) -> None:
    words = speaker(lang)
    assert left in face(turn(words), "g.1", PromptPosition(sure=3), words).text


def test_modes_are_called_as_the_card_lists_them() -> None:
    song = replace(next(iter(book().cards.values())), text={"en": "Choose one:\n• Draw a card.\n• Banish chosen item."})
    words = Speaker(catalogue(), "en", CardBook({"song": song}), game="lorcana")
    modes = tuple(Choice(at, Say("choice-number", {"count": at + 1})) for at in range(2))
    asked = Prompt(
        no=3,
        seat=0,
        style=ONE,
        title=Say("prompt-mode-choose-one", {"card": card("song")}),
        source="song",
        groups=(ChoiceGroup("", modes),),
    )
    labels = [
        each.label for each in controls(face(asked, "g.1", PromptPosition(), words).rows) if isinstance(each, Button)
    ]
    assert labels == ["1. Draw a card.", "2. Banish chosen item."]
    unlisted = replace(asked, source="")
    rows = face(unlisted, "g.1", PromptPosition(), words).rows
    assert [each.label for each in controls(rows) if isinstance(each, Button)] == ["1", "2"]


def test_modes_too_long_for_a_button_stand_above_with_their_numbers() -> None:
    long = "Banish chosen item of an opponent who has more cards in hand than you."
    song = replace(next(iter(book().cards.values())), text={"en": f"Choose one:\n• Draw a card.\n• {long}"})
    words = Speaker(catalogue(), "en", CardBook({"song": song}), game="lorcana")
    modes = tuple(Choice(at, Say("choice-number", {"count": at + 1})) for at in range(2))
    title = Say("prompt-mode-choose-one", {"card": card("song")})
    asked = Prompt(no=3, seat=0, style=ONE, title=title, source="song", groups=(ChoiceGroup("", modes),))
    shown = face(asked, "g.1", PromptPosition(), words)
    assert [each.label for each in controls(shown.rows) if isinstance(each, Button)] == ["1", "2"]
    assert "1. Draw a card." in shown.text
    assert f"2. {long}" in shown.text


def _several(least: int, most: int, kind: str = "target") -> Prompt:
    named = tuple(Choice(at, Say("choice-seat", {"seat": Name("seat", at)})) for at in range(2))
    return Prompt(
        no=3,
        seat=0,
        style="some",
        kind=kind,
        title=Say("prompt-action", {}),
        least=least,
        most=most,
        groups=(ChoiceGroup("", named),),
    )


@pytest.mark.parametrize(
    ("asked", "labels"),
    [
        (_several(0, 2), ["All (2)", "None"]),
        (_several(2, 2), ["All (2)"]),
        (_several(1, 1), []),
        (_several(0, 2, "mulligan"), ["Keep all"]),
    ],
)
def test_all_of_them_is_one_click(asked: Prompt, labels: list[str]) -> None:
    words = speaker("en")
    shown = [each for each in controls(face(asked, "g.1", PromptPosition(), words).rows) if isinstance(each, Button)]
    assert [each.label for each in shown] == labels
    if labels[:1] == ["All (2)"]:
        click = read_id(shown[0].id)
        assert click is not None
        assert next_step(asked, click, []) == (0, 1)


def test_one_or_none_are_buttons() -> None:
    asked = _several(0, 1)
    shown = controls(face(asked, "g.1", PromptPosition(), speaker("en", 2)).rows)
    assert [isinstance(each, Button) for each in shown] == [True] * 3
    clicks = [read_id(each.id) for each in shown]
    assert [next_step(asked, click, []) for click in clicks if click] == [(0,), (1,), ()]


@pytest.mark.parametrize("game", ["lorcana", "mlp", "quintuplets", "precious_memories"])
def test_of_a_card_that_says_several_things_only_what_asks_is_printed(game: str) -> None:
    """Below a question stands the line of the ability that asks it, and no other one of its card."""
    words, found = Speaker(catalogue(), "ja", book(game), NAMES[:2], game=game), 0
    for live in chain.from_iterable(play(seed, game=game) for seed in range(3, 8)):
        if live.question is None:
            continue
        asked = at_hand.prompt_for(live, live.play.view(live.question.seat), live.question.seat)
        says = book(game).cards.get(asked.source) if asked else None
        if asked is None or says is None or asked.ability < 0 or asked.style != ONE:
            continue
        lines = [*printed(asked.source, words)]
        if 1 < len(lines) == len(says.abilities):
            shown = face(asked, "t.1", PromptPosition(), words).text
            assert [line for line in lines if line[:20] in shown] == [lines[asked.ability]]
            found += 1
    assert found > 1


def test_of_a_cost_that_is_covered_the_button_that_pays_is_green() -> None:
    """Beside it stand the cards with which one would pay more than is asked for."""
    words, found = Speaker(catalogue(), "en", book("precious_memories"), NAMES[:2], game="precious_memories"), 0
    for live in chain.from_iterable(play(seed, game="precious_memories") for seed in range(1, 4)):
        seat = live.question.seat if live.question else SPECTATOR
        asked = at_hand.prompt_for(live, live.play.view(seat), seat)
        if asked is None or asked.kind != "pay":
            continue
        shown = controls(face(asked, "t.1", PromptPosition(), words).rows)
        green = [each.label for each in shown if isinstance(each, Button) and each.style == GREEN]
        assert green == ["Done"] * any(choice.label.key == "choice-done" for choice in asked.choices)
        found += bool(green)
    assert found > 1
