"""What players type finds what they mean."""

import pytest

from cogs.presentation.at_hand import prompt_for
from cogs.presentation.option_matching import Forbidden, NamedOption, OptionMatcher, Unmatched, match, passing
from cogs.presentation.words import Speaker, clean_name
from data.catalogue import catalogue
from engine.table import Live
from render.markup import escaped
from tests.cogs.positions import book, play

THINGS = [
    NamedOption(1, "Kaguya - Moonlit Foundling", ("Kaguya - Moonlit Foundling", "かぐや姫 - 竹より出でし子")),
    NamedOption(2, "Kaguya - Called by the Moon", ("Kaguya - Called by the Moon", "かぐや姫 - 月に召されし人")),
    NamedOption(3, "Kintaro", ("Kintaro", "金太郎")),
    NamedOption(4, "Kintaro #2", ("Kintaro #2", "金太郎 #2")),
]


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("kaguya - moonlit foundling", 1),
        ("Called by", 2),
        ("Kintaro", 3),
        ("kintaro #2", 4),
        ("月に", 2),
        ("金太郎", 3),
    ],
)
def test_a_whole_name_a_beginning_or_a_part_in_any_language(typed: str, value: int) -> None:
    found = match(typed, THINGS)
    assert found is not None
    assert found.value == value


def test_what_could_be_two_things_is_asked_back() -> None:
    with pytest.raises(Unmatched, match="error-ambiguous"):
        match("Kaguya", THINGS)
    assert match("Momotaro", THINGS) is None


def speaker(lang: str = "en") -> Speaker:
    return Speaker(catalogue(), lang, book(), ("Aoi", "Ben"), game="lorcana")


def naming(live: Live, seat: int) -> OptionMatcher:
    return OptionMatcher(live, live.play.view(seat), speaker())


def test_a_verb_without_its_card_asks_for_the_card_only_where_nothing_else_is_to_be_said() -> None:
    asked = set()
    for live in play(12):
        question = live.question
        assert question is not None
        if question.kind != "action":
            continue
        for verb in ("quest", "challenge", "end"):
            lacks = naming(live, question.seat).lacks_a_card(verb)
            offered = any(option[0] == verb for option in question.options)
            assert lacks == (verb != "end" and not offered)
            asked.add(lacks)
        assert not naming(live, 1 - question.seat).lacks_a_card("quest"), "that it is not his turn is to be said"
    assert asked == {True, False}


def test_each_offered_action_can_be_typed_and_each_other_one_names_its_rule() -> None:
    refused = 0
    for live in play(12):
        question = live.question
        assert question is not None
        if question.kind != "action":
            continue
        words = naming(live, question.seat)
        for option in question.options:
            if option[0] == "use":
                continue
            parts = [words.ref(int(part)).shown for part in option[1:]]
            found = words.action((str(option[0]),), *parts)
            assert found[0] == option[0]
            assert [words.ref(int(part)).shown for part in found[1:]] == parts
        for thing in words.visible():
            for verb in ("ink", "play", "quest"):
                same = {words.ref(int(option[1])).shown for option in words.options((verb,))}
                if any(name.startswith(f"{thing.shown} #") for name in same):
                    continue  # a card in hand beside pieces of its name, which have numbers
                if thing.shown in same:
                    words.action((verb,), thing.shown)
                    continue
                with pytest.raises(Forbidden) as caught:
                    words.action((verb,), thing.shown)
                refused += 1
                reason = caught.value.refusal
                assert speaker().refusal(reason).endswith(f"(rule {reason.rule})")
    assert refused > 100


def test_out_of_turn_the_rule_is_named() -> None:
    for live in play(13):
        question = live.question
        assert question is not None
        if question.kind == "action":
            with pytest.raises(Forbidden) as caught:
                naming(live, 1 - question.seat).action(("end",))
            assert caught.value.refusal.rule == "1.5.1"
            return


def test_passing_is_no_none_or_cancel() -> None:
    seen = set()
    for live in play(14):
        question = live.question
        assert question is not None
        asked = prompt_for(live, live.play.view(question.seat), question.seat)
        assert asked is not None
        picks = passing(asked)
        if question.kind == "may":
            assert picks is not None
            assert question.options[picks[0]] == ("no",)
        if question.kind == "action":
            assert picks is None
        if question.kind == "mulligan":
            assert picks == ()
        seen.add(question.kind)
    assert {"action", "mulligan"} <= seen


def test_a_name_is_one_line_without_tricks() -> None:
    assert clean_name("a\u202eb\nc\u200b") == "a b c"
    assert clean_name("\n") == "?"
    assert len(clean_name("x" * 99)) == 32
    assert escaped("# **a** @everyone <@1> [b](https://c)") == (
        "\\# \\*\\*a\\*\\* @\u200beveryone \\<@\u200b1\\> \\[b\\](https:\u200b//c)"
    )
