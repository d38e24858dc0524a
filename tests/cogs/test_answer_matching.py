"""A typed line names choices of the open question, whose names may have commas of their own."""

import pytest

from cogs.presentation.option_matching import Unmatched, answer
from cogs.presentation.typed_list import continued, listed
from cogs.presentation.words import Speaker
from data.catalogue import catalogue
from engine.prompt import Choice, ChoiceGroup, Prompt
from engine.saying import Say, card
from tests.cogs.positions import book

GAME = "harem_master"
MINA, FINA, BERTA = "PAP-002", "PAP-013", "PAP-001"


def speaker(lang: str = "en") -> Speaker:
    return Speaker(catalogue(), lang, book(GAME), ("Aoi", "Ben"), game=GAME)


def prompt(*keys: str, most: int = 2) -> Prompt:
    choices = tuple(Choice(at, Say("choice-named", {"card": card(key)}), key=key) for at, key in enumerate(keys))
    return Prompt(no=1, seat=0, style="some", title=Say("prompt-wait"), groups=(ChoiceGroup("", choices),), most=most)


@pytest.mark.parametrize(
    ("typed", "picks"),
    [
        ("Mina, Keeper of Yeast", (0,)),
        ("Mina, Keeper of Yeast, Fina, First Fiddle", (0, 1)),
        ("mina, FINA", (0, 1)),
        ("Fina, Mina, Keeper of Yeast", (1, 0)),
        ("berta、酵母番のミナ,fina", (2, 0, 1)),
    ],
)
def test_a_line_names_one_or_several(typed: str, picks: tuple[int, ...]) -> None:
    assert answer(prompt(MINA, FINA, BERTA), listed(typed), speaker()) == picks


@pytest.mark.parametrize(
    ("typed", "lacking"),
    [("Mina, Keeper of Yeast, Nobody, Fina", "Nobody"), ("Mina, Mina", "Mina"), ("Who, Berta", "Who")],
)
def test_what_names_nothing_is_said(typed: str, lacking: str) -> None:
    with pytest.raises(Unmatched, match="error-no-match") as told:
        answer(prompt(MINA, FINA, BERTA), listed(typed), speaker())
    assert told.value.told["typed"] == lacking


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("Mina, Kee", ["Mina, Keeper of Yeast"]),
        ("Mina, Keeper of Yeast, fi", ["Mina, Keeper of Yeast, Fina, First Fiddle"]),
        ("berta,", ["berta, Mina, Keeper of Yeast", "berta, Fina, First Fiddle"]),
        ("ベルタ、fi", ["ベルタ, Fina, First Fiddle"]),
        ("fiddle", ["Mina, Keeper of Yeast", "Fina, First Fiddle"]),
    ],
)
def test_the_last_name_of_a_line_is_completed(typed: str, lines: list[str]) -> None:
    """What only holds the word typed is offered too; who asks for completions takes away what does not fit."""
    assert continued(typed, ["Mina, Keeper of Yeast", "Fina, First Fiddle"]) == lines
