"""Who reads another language than the table's sees both names of a card: his own, and the one that lies there."""

from collections.abc import Iterator

import pytest

from cogs.presentation.at_hand import prompt_for
from cogs.presentation.controls import LABEL, OPTION_TEXT, Button, Select
from cogs.presentation.prompt_controls import face
from cogs.presentation.prompt_ids import PromptPosition
from cogs.presentation.words import Speaker
from data.catalogue import catalogue
from engine.saying import Name
from tests.cogs.positions import book, play

CARDS = book()
KEY, CARD = next((key, card) for key, card in CARDS.cards.items() if {"en", "ja"} <= card.name.keys())


def speaker(lang: str, beside: str) -> Speaker:
    return Speaker(catalogue(), lang, CARDS, ("Aoi", "Ben"), game="lorcana", beside=beside)


@pytest.mark.parametrize(("lang", "beside"), [("ja", "en"), ("en", "ja")])
def test_both_names_stand_in_private_texts_and_one_where_the_languages_are_the_same(lang: str, beside: str) -> None:
    both = speaker(lang, beside).name(Name("card", KEY, 2))
    assert both.startswith(CARD.name[lang])
    assert CARD.name[beside] in both
    assert both.endswith("#2")
    for words in (speaker(lang, lang), speaker(lang, ""), speaker(lang, beside).plain()):
        assert CARD.name[beside] not in words.name(Name("card", KEY))


def labels(words: Speaker, seed: int) -> Iterator[dict[str, tuple[str, int]]]:
    """The labels of each question's buttons and selects, and how long such a one may be."""
    for live in play(seed):
        if live.question is None:
            return
        seat = live.question.seat
        asked = prompt_for(live, live.play.view(seat), seat)
        assert asked is not None
        for group in range(-1, len(asked.groups)):
            rows = face(asked, live.game, PromptPosition(group), words).rows
            found = [each for row in rows for each in ([row] if isinstance(row, Select) else row)]
            yield {
                what: label
                for each in found
                for what, label in (
                    [(each.id, (each.label, LABEL))]
                    if isinstance(each, Button)
                    else [(f"{each.id} {pick.value}", (pick.label, OPTION_TEXT)) for pick in each.picks]
                )
            }


def test_buttons_and_selects_have_both_names_where_there_is_room() -> None:
    """Longer labels may make a list of what were buttons; the same control has the same name."""
    plain, both = (list(labels(speaker("ja", beside), 5)) for beside in ("", "en"))
    assert len(plain) == len(both)
    told = same = 0
    for own, whole in zip(plain, both, strict=True):
        assert len(own) == len(whole)
        assert all(len(label) <= room for label, room in whole.values())
        for what in own.keys() & whole.keys():
            (label, _), (short, _) = whole[what], own[what]
            assert label == short or "（" in label
            told += label != short
            same += 1
    assert told > 100
    assert same > 0.95 * sum(map(len, plain))
