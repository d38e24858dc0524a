"""What the practice partner is worth is counted right, and the bars are what they say."""

import pytest

from tests.load.report import times
from tests.partner import Worth, is_worth_it, lines, main, worth


def found(deck: float = 1.0, overall: float = 1.0, seconds: float = 0.1) -> Worth:
    return Worth(
        matches=200,
        decks={"one": [1.0, 0.9, 1.0], "two": [deck, 0.0, 1.0]},
        all=[overall, 0.0, 1.0],
        answers=times([0.0, seconds]),
    )


@pytest.mark.parametrize(
    ("shares", "fine"),
    [
        ({}, True),
        ({"deck": 0.85, "overall": 0.9, "seconds": 1.0}, True),
        ({"deck": 0.84}, False),
        ({"overall": 0.89}, False),
        ({"seconds": 1.002}, False),
    ],
)
def test_each_deck_all_of_them_and_the_slowest_answer_have_a_bar(shares: dict[str, float], fine: bool) -> None:
    assert is_worth_it(found(**shares)) is fine


def test_each_deck_meets_each_with_seats_and_starts_swapped_and_wins() -> None:
    of = worth("mlp", 1)
    assert (of["matches"], list(of["decks"])) == (16, ["bread", "mail"])
    assert [share[0] for share in of["decks"].values()] == [1.0, 1.0]
    assert of["answers"]["count"] > 16
    told = "\n".join(lines("mlp", of))
    assert "bread      wins 100.0%" in told
    assert "answers: p50" in told


def test_a_game_without_cards_is_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["whist"])
    assert "whist" in capsys.readouterr().err
