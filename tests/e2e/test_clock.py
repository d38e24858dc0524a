"""A game with a clock, through Discord: deadlines, a nudge, a pause, an outage, a restart, and the claim at the end."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rehearsal.client import buttons_of, pictures_of, text_of
from tests.e2e.house import Doc, House, Person, prompt_ids
from tests.e2e.meddling import alter_table, bring_on, change
from tests.e2e.points import ux

CLOCK, OUTAGE = 600, 500
DEADLINE = re.compile(r"Deadline: <t:(\d+):[FR]>")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Whoever is awaited is told at once, also if he has just acted; a restart is no outage, however slow it is."""
    made = House(tmp_path, forked=True)
    try:
        await made.open(KOTATSU_NUDGE_SECONDS="0", KOTATSU_OUTAGE_SECONDS=f"{OUTAGE}")
        yield made
        assert await made.findings() == []
        assert made.complaints() == []
    finally:
        await made.close()


def let_pass(house: House, seconds: float) -> None:
    """The game has lain there for so long, with the bot at its post."""
    change(house, "UPDATE inputs SET at = at - ?", seconds)
    alter_table(house, lambda row: row.update(fresh_at=row["fresh_at"] - seconds))
    bring_on(house, seconds)


def away(house: House, seconds: float) -> None:
    """The game has lain there for so long, and the bot was not there."""
    let_pass(house, seconds)
    change(house, "UPDATE beats SET at = at - ?", seconds - 1)


def deadline(message: Doc) -> int:
    return deadline_in(text_of(message))


def deadline_in(text: str) -> int:
    found = DEADLINE.search(text)
    return int(found[1]) if found else 0


async def seen(person: Person, *parts: str, after: int = -1) -> Doc:
    """The newest message that says all this, and a deadline after a moment, where one is asked for."""
    return await person.wait(lambda m: all(part in text_of(m) for part in parts) and deadline(m) > after)


async def told(person: Person, words: str, **options: object) -> str:
    """What a command answers."""
    return text_of(await person.answer(await person.command(words, **options)))


async def pressed(person: Person, message: Doc, label: str) -> str:
    """What a button answers."""
    return text_of(await person.answer(await person.click(message, label)))


@ux(18, 19)
async def test_a_clock_is_shown_nudged_paused_given_back_and_claimed(house: House) -> None:
    await house.sit_down("Aoi", "Ben")
    alter_table(house, lambda row: row["options"].update(clock=CLOCK))
    first, other = await house.awaited()
    await first.answer(await first.command("match choose", option=first.name))

    # Points 19 and 6: one deadline in ping, board and hand, as a timestamp; it pings nobody but the awaited one. What
    # stands there of the decision before, a moment earlier, is replaced: everything comes to the deadline of this one.
    assert "10 minutes" in await told(first, "match clock")
    due = deadline_in(await told(other, "match clock"))
    ping = await first.wait(lambda m: "your turn to decide" in text_of(m) and deadline(m) == due)
    assert f"<@{(await first.me())['id']}>" in text_of(ping)
    await first.wait(lambda m: bool(pictures_of(m)) and deadline(m) == due and "Waiting for **" in text_of(m))
    hand = await first.wait(lambda m: deadline(m) == due, channel="dm")
    assert prompt_ids(hand)

    # Point 18: a nudge, once for a decision; the clock and the other player's consent decide about everything else.
    waiting = await other.wait(lambda m: "Nudge" in buttons_of(m), channel="dm")
    assert "has been reminded" in await pressed(other, waiting, "Nudge")
    assert f"{other.name} is waiting for your decision" in text_of(await seen(first, "is waiting for your decision"))
    assert "already" in await told(other, "match clock", what="nudge")
    assert "There is still time left" in await told(other, "match clock", what="claim")
    assert "no longer be reminded" in await told(first, "match clock", what="quiet")

    # A pause by consent outlives the process; whoever resumes gives all of the time.
    assert "are asked" in await told(other, "match clock", what="pause")
    asked = await first.wait(lambda m: "Agree to a pause" in buttons_of(m))
    assert "is paused" in await pressed(first, asked, "Agree to a pause")
    await house.restart()
    assert "has been paused since" in await told(other, "match clock")
    stands = await other.wait(lambda m: "Resume the clock" in buttons_of(m))
    assert "the full time" in await pressed(other, stands, "Resume the clock")
    resumed = deadline(await seen(first, "your turn to decide", after=due))

    # The bot was not there: everybody has his time anew, told once in the channel.
    await house.restart(lambda: away(house, 2 * OUTAGE))
    note = await seen(first, "could not be reached")
    assert len(re.findall(r"<t:\d+:f>", text_of(note))) == 2
    await seen(first, "your turn to decide", after=resumed)
    assert len([m for m in await first.messages() if "could not be reached" in text_of(m)]) == 1

    # The time is over while the bot is there: nothing happens by itself; who waits may claim, who is late may not.
    await house.restart(lambda: let_pass(house, CLOCK))
    late = await other.wait(lambda m: "Claim the win" in buttons_of(m) and "your turn to decide" in text_of(m))
    assert "on your own time" in await pressed(first, late, "Claim the win")
    assert f"{first.name} has lost on time" in await pressed(other, late, "Claim the win")
    over = await seen(other, "Game over", f"{other.name} wins")
    assert "because the other side's time ran out" in text_of(over)
    assert f"{first.name} has run out of time" in await told(other, "match show", what="log")
    assert "No game" in await told(other, "match clock", what="claim")
