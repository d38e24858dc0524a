"""Who may change a server's cards, and that nothing out of a file is markup."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.community import file_fault, manager_of, preview_lines
from cogs.naming import Unmatched
from cogs.screens import told_lines
from cogs.words import Book, Speaker
from data.catalogue import catalogue
from data.community import FileFault, Preview, Verdict
from data.community.judging import Judged
from engine.kernel.card import Card
from engine.kernel.event import Event
from engine.logbook import lines

SPEAKER = Speaker(catalogue(), "en", Book({}))
RUDE = "**@everyone** https://evil"


def asking(guild: int | None, **permissions: bool) -> discord.Interaction:
    return cast("discord.Interaction", SimpleNamespace(guild_id=guild, permissions=discord.Permissions(**permissions)))


def test_only_who_manages_the_server_may_change_its_cards() -> None:
    assert manager_of(asking(7, manage_guild=True)) == 7
    with pytest.raises(Unmatched, match="community-not-manager"):
        manager_of(asking(7, manage_messages=True))
    with pytest.raises(Unmatched, match="error-only-here"):
        manager_of(asking(None, manage_guild=True))


def test_nothing_out_of_a_file_is_markup() -> None:
    verdict = Verdict(key="FOX-1", title=RUDE, result="refused", reason="verdict-unread", at="en:1", excerpt=RUDE,
                      why=RUDE, nearest=(RUDE,))
    judged = Judged(cast(Any, None), verdict)
    taken = Preview(filename=RUDE, make="kotatsu", code="FOX", name=RUDE, judged=(judged,), faults=())
    fault = FileFault("community-not-a-card", {"card": RUDE})
    bad = Preview(filename=RUDE, make=None, code="", name="", judged=(), faults=(fault,))
    for text in (*preview_lines(taken, SPEAKER), *preview_lines(bad, SPEAKER), file_fault(fault, SPEAKER)):
        assert "everyone" in text
        assert "@everyone" not in text
        assert "://" not in text


def test_the_log_shows_what_is_printed_on_a_card_that_is_settled_by_hand() -> None:
    card = Card(key="FOX-1", name={"en": "Fogged Mirror"}, id_name=("Fogged Mirror",), kind="item",
                text={"en": f"Ask the fog.\n{RUDE}"})
    speaker = Speaker(catalogue(), "en", Book({card.key: card}), ("Aoi",))
    (line,) = lines([Event("by_hand_text", (0, card.key))], -1)
    first, *printed = told_lines(line, speaker)
    assert "Fogged Mirror" in first
    assert printed[0] == "Ask the fog."
    assert "@everyone" not in printed[1]
    (other,) = lines([Event("by_hand_play", (0, card.key))], -1)
    assert len(told_lines(other, speaker)) == 1
