"""What is hidden from somebody cannot be told from what he sees: permute it, and not a byte changes."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from data.store import Store
from engine.kernel.record.record import Play
from engine.kernel.views.view import SPECTATOR
from engine.players.policy import builder
from engine.table import Live
from tests.table.players import act, dealt, hearthside, seated, tables_over

HIDDEN = ("deck", "hand", "inkwell")


def permuted(play: Play, seats: Sequence[int], zones: Sequence[str], random: Random) -> Play:
    """The same game with other cards where these seats have hidden ones."""
    twin = play.fork()
    twin.events = play.events
    state = twin.game.state
    for seat in seats:
        lists = [twin.game.zone(seat, zone) for zone in zones]
        cards = [card for cards in lists for card in cards]
        random.shuffle(cards)
        for zone, cards_there in zip(zones, lists, strict=True):
            for at in range(len(cards_there)):
                cards_there[at] = cards.pop()
                state.zone[cards_there[at]] = twin.game.index[zone]
    twin.game.stale = True
    return twin


def seen(play: Play, viewer: int) -> bytes:
    return msgspec.json.encode(play.view(viewer))


async def crowded(store: Store, seed: int) -> list[Live]:
    """Moments of a game between decks full of abilities, questions in the middle of an effect among them."""
    cards, decks = hearthside()
    tables = tables_over(store, seed, cards)
    row = await dealt(tables, await seated(tables, deck=decks[seed % 2]))
    random = Random(seed)
    moments = [await tables.current(row.id)]
    while moments[-1].outcome is None and moments[-1].no < 160:
        await act(tables, row.id, random, builder)
        moments.append(await tables.current(row.id))
    return moments


@pytest.mark.parametrize("seed", range(3))
async def test_views_tell_nothing_of_what_is_hidden(store: Store, seed: int) -> None:
    random = Random(seed)
    changed = 0
    for live in await crowded(store, seed):
        if live.play.view(SPECTATOR).shown or any(live.play.view(seat).shown for seat in (0, 1)):
            continue  # cards looked at or revealed are not hidden from their looker
        twin = permuted(live.play, (0, 1), HIDDEN, random)
        assert seen(twin, SPECTATOR) == seen(live.play, SPECTATOR)
        changed += seen(twin, 0) != seen(live.play, 0)
        for seat in (0, 1):
            others = permuted(live.play, (1 - seat,), HIDDEN, random)
            assert seen(others, seat) == seen(live.play, seat)
            own = permuted(live.play, (seat,), ("deck", "inkwell"), random)
            assert seen(own, seat) == seen(live.play, seat)
    assert changed > 20


@pytest.mark.parametrize("seed", range(3))
async def test_events_for_spectators_name_no_card_that_was_hidden(store: Store, seed: int) -> None:
    moments = await crowded(store, seed)
    assert {event.kind for _, event in moments[-1].events_after(-1, SPECTATOR)} >= {"draw", "alter", "shuffle"}
    for number, event in moments[-1].events_after(-1, SPECTATOR):
        if event.kind in ("draw", "alter", "shuffle"):
            keys = [arg for arg in event.args if isinstance(arg, str) and arg in moments[0].kept.setup.cards]
            assert keys == [], number
