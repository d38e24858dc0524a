"""Users' own decks: kept by name, the newest first, no more than there is room for."""

from data.store import MOST_DECKS, DeckRow, Store, body_of

ANN, BEN = 900_000_000_000_000_101, 900_000_000_000_000_102


def deck(name: str, at: float = 1.0, user: int = ANN, game: str = "lorcana", keys: tuple[str, ...] = ("A",)) -> DeckRow:
    return DeckRow(user=user, game=game, name=name, body=body_of(keys), at=at)


async def names(store: Store, user: int = ANN, game: str = "") -> list[str]:
    return [row.name for row in await store.decks.of(user, game)]


async def test_a_deck_comes_back_with_each_card_as_often_as_it_was_there(store: Store) -> None:
    keys = ("HRT-002", "HRT-001", "HRT-002", "g5_FOX-001")
    assert await store.decks.put(deck("one", keys=keys))
    [row] = await store.decks.of(ANN)
    assert sorted(row.keys) == sorted(keys)


async def test_a_deck_of_the_same_name_gives_way_and_nobody_reaches_anothers(store: Store) -> None:
    for row in (
        deck("one", 1.0),
        deck("two", 2.0),
        deck("one", 3.0, keys=("B", "B")),
        deck("one", 4.0, BEN),
        deck("one", 5.0, game="mlp"),
    ):
        assert await store.decks.put(row)
    assert await names(store) == ["one", "one", "two"]
    assert await names(store, game="lorcana") == ["one", "two"]
    assert (await store.decks.of(ANN, "lorcana"))[0].keys == ["B", "B"]
    assert await store.decks.delete(ANN, "lorcana", "one")
    assert not await store.decks.delete(ANN, "lorcana", "one")
    assert await names(store, BEN) == ["one"]
    assert await names(store, game="mlp") == ["one"]


async def test_there_is_room_for_fifty_and_a_full_shelf_still_takes_a_newer_edition(store: Store) -> None:
    for number in range(MOST_DECKS):
        assert await store.decks.put(deck(f"{number}"))
    assert not await store.decks.put(deck("one more"))
    assert not await store.decks.put(deck("0", game="mlp"))
    assert await store.decks.put(deck("0", keys=("B",)))
    assert await store.decks.put(deck("0", user=BEN))
    assert len(await names(store)) == MOST_DECKS == 50
