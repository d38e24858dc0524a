"""Who may change a server's cards, and that nothing out of a file is markup."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.community import file_fault, manager_of, preview_lines
from cogs.naming import Unmatched
from cogs.words import Book, Speaker
from data.catalogue import catalogue
from data.community import FileFault, Preview, Verdict
from data.community.judging import Judged

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
