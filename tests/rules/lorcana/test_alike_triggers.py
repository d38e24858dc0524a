"""The bag: whoever picks the next trigger is asked only where that could make a difference (8.7.4)."""

import pytest

from tests.rules.lorcana.stock import asked, character, deal

WHENEVER = "Whenever one of your characters quests, "
DRAW, MAY, OTHER = f"{WHENEVER}draw a card.", f"{WHENEVER}you may draw a card.", f"{WHENEVER}gain 1 lore."


@pytest.mark.parametrize(
    ("texts", "offered"),
    [((DRAW, DRAW), 0), ((DRAW, DRAW, OTHER), 2), ((DRAW, OTHER), 2), ((MAY, MAY), 2)],
    ids=["alike", "two alike and another", "different", "each may be used or not"],
)
def test_triggers_that_nobody_could_tell_apart_are_not_put_in_order(texts: tuple[str, ...], offered: int) -> None:
    kinds = {text: f"horn{number}" for number, text in enumerate(dict.fromkeys(texts))}
    copies = [f"{kinds[text]}#{number}" for number, text in enumerate(texts, 1)]
    field = [copy if texts.count(text) > 1 else kinds[text] for copy, text in zip(copies, texts, strict=True)]
    horns = {name: character(text) for text, name in kinds.items()}
    table = deal({"field": ["plain", *field]}, plain=character(), **horns)
    before = len(table.play.game.zone(0, "hand"))
    table.do("A: quest plain")
    question = asked(table)
    assert len(question.options if question.kind == "trigger" else ()) == offered
    if not offered:
        assert len(table.play.game.zone(0, "hand")) == before + len(texts), "each of them has been carried out"
