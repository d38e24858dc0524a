"""A look at a file: what can be read, what is refused and where, and what is stopped."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Callable

import pytest

from data.community import FileFault, Preview, preview, preview_async, workshop
from data.community.judging import judge
from data.community.sheet import Sheet
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Keyword
from engine.wording import Lexicon
from tests.community import slow
from tests.community.files import LORCANA_JSON_SET, LORCAST_SET, OWN, encoded, lorcana_json
from tests.held_up import HeldUp


@pytest.fixture(autouse=True)
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most tests do not ask how the process begins."""
    slow.forked(monkeypatch)


def seen(raw: bytes, seconds: float = slow.LONG) -> Preview:
    return preview(raw, "file", seconds=seconds)


@pytest.mark.parametrize("raw", [encoded(LORCANA_JSON_SET), encoded(LORCAST_SET)])
def test_a_foreign_set_is_read(raw: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a process that begins from nothing, as it does for the bot."""
    monkeypatch.setattr(workshop, "CONTEXT", multiprocessing.get_context("spawn"))
    found = seen(raw)
    assert found.usable
    assert [verdict.result for verdict in found.cards] == ["exact", "exact", "exact"]
    assert found.judged[0].ability_names == {"en": ("SPRING",)}
    assert all(judged.card.abilities for judged in found.judged)


def test_a_refused_text_is_told_with_its_place_and_what_could_stand_there_and_has_no_abilities() -> None:
    found = seen(OWN.encode())
    fox, mirror = found.judged
    assert found.counts == {"exact": 1, "alternate": 0, "refused": 1}
    assert fox.card.abilities[0] == Keyword("evasive")
    assert fox.ability_names == {"en": ("", "MARSH LIGHT"), "ja": ("", "沼の灯")}
    assert (mirror.card.abilities, mirror.card.marks) == ((), ("by_hand",))
    assert mirror.card.text == {"en": "Ask the fog who is there and believe it."}
    assert (mirror.verdict.result, mirror.verdict.reason, mirror.verdict.at) == ("refused", "verdict-unread", "en:1")
    assert mirror.verdict.excerpt
    assert mirror.verdict.expected


def test_a_card_is_refused_whole_where_only_one_of_its_abilities_is_read() -> None:
    (judged,) = seen(encoded([lorcana_json(fullTextSections=["Evasive", "Whistle."])])).judged
    assert (judged.verdict.result, judged.verdict.at, judged.card.abilities) == ("refused", "en:2", ())


def test_a_card_whose_languages_differ_is_refused() -> None:
    found = seen(OWN.replace("カードを1枚引く", "カードを2枚引く").encode())
    assert (found.cards[0].result, found.cards[0].reason) == ("refused", "verdict-languages")


def test_what_a_kind_of_card_never_has_is_a_reason_of_its_own() -> None:
    text = {"en": "Face down: The facing character gets -2 idea until end of turn."}
    weir = Card(key="W-1", kind="scene", name={"en": "Weir"}, id_name=("Weir",), text=text)
    (judged,) = judge(Sheet(game="mlp", cards=(weir,)), Lexicon())
    assert (judged.verdict.reason, judged.verdict.at) == ("verdict-no-reach", "en:1")
    assert judged.verdict.excerpt == text["en"][:40]


def test_a_card_without_text_is_exact() -> None:
    (judged,) = seen(encoded([lorcana_json(fullTextSections=[], fullText="")])).judged
    assert (judged.verdict.result, judged.card.abilities, judged.card.marks) == ("exact", (), ("inkwell",))


def test_a_text_may_speak_of_cards_that_are_there_already_and_of_the_sets_own() -> None:
    text = "When you play this character, if you have a character named Reed Crane in play, draw a card."
    raw = encoded([lorcana_json(fullTextSections=[text])])
    known = {"lorcana": Lexicon({"Reed Crane": "Reed Crane"}, {})}
    assert preview(raw, "f", known, seconds=slow.LONG).cards[0].result == "exact"
    own = encoded([lorcana_json(fullTextSections=[text]), lorcana_json(name="Reed Crane", version=None, number=5)])
    assert seen(own).cards[0].result == "exact"


def test_a_file_with_faults_is_not_judged() -> None:
    found = seen(encoded([lorcana_json(), lorcana_json(cost=None, number=5)]))
    assert not found.usable
    assert (found.judged, len(found.faults)) == ((), 1)


def test_what_is_too_large_or_no_text_never_reaches_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "work", None)
    assert [fault.key for fault in seen(b"\0" * 10).faults] == ["community-not-text"]
    assert [fault.key for fault in seen(b" " * (1024 * 1024 + 1)).faults] == ["community-too-large"]


def test_a_text_that_takes_too_long_is_stopped_and_the_rest_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "work", slow.hesitant)
    slow.Deadline(monkeypatch, messages=2)
    found = seen(
        encoded(
            [
                lorcana_json(),
                lorcana_json(number=5, fullTextSections=["Ask the fog."]),
                lorcana_json(number=6),
            ]
        ),
        seconds=slow.LONG,
    )
    assert [verdict.result for verdict in found.cards] == ["exact", "refused", "refused"]
    assert {verdict.reason for verdict in found.cards[1:]} == {"verdict-time"}
    assert all("by_hand" in judged.card.marks for judged in found.judged[1:])


@pytest.mark.parametrize(
    "worker",
    [
        slow.dying,
        pytest.param(slow.greedy, marks=pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds memory")),
    ],
)
def test_a_process_that_dies_or_takes_too_much_refuses_the_rest(
    monkeypatch: pytest.MonkeyPatch,
    worker: Callable[..., None],
) -> None:
    monkeypatch.setattr(workshop, "work", worker)
    found = seen(OWN.encode())
    assert [verdict.reason for verdict in found.cards] == ["", "verdict-stopped"]


def test_a_file_that_is_not_even_read_in_time_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "work", slow.idle)
    assert seen(OWN.encode(), seconds=0.5).faults == (FileFault("community-took-too-long"),)


async def test_nobody_waits_while_a_file_is_looked_at_and_a_third_one_is_asked_to_come_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workshop, "work", slow.idle)
    deadline = slow.Deadline(monkeypatch)
    before = set(multiprocessing.active_children())
    async with HeldUp() as watch:
        under_way = [asyncio.create_task(preview_async(OWN.encode(), "f", seconds=slow.LONG)) for _ in range(2)]
        while len(processes := set(multiprocessing.active_children()) - before) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert (await preview_async(OWN.encode(), "f")).faults == (FileFault("community-busy"),)
    assert watch.longest < 0.5
    deadline.over()
    for process in processes:
        process.kill()
    assert {found.faults[0].key for found in await asyncio.gather(*under_way)} == {"community-took-too-long"}
    assert not (await preview_async(b"\0", "x" * 500)).usable
