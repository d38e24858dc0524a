"""A server's own sets: kept with who and when, in their own namespace, never another's, never in a running game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from data.cards import CardSet
from data.community import Communities, Judged, NotKept, OwnSet, Preview, Verdict
from data.community.communities import LATE_S, MOST_SETS
from data.lists import parse, resolve
from data.store import Store
from data.store.sets import SetRow
from engine.games.registry import GAMES
from engine.kernel.cards import tree as t
from engine.kernel.state.question import HandMove
from engine.table import AgainstTheRules, BadOptions, DeckFaults, Options, TableRow, Tables
from tests.store.former import lay_former
from tests.table.players import ANN, BEN, CARDS, CHANNEL, DECK, StandingClock, character, dealt

HOME, ELSEWHERE = 1, 2
BASE = CardSet(game="lorcana", cards=CARDS, verdicts=(), ability_names={}, codes={"T": "T"})


def previewed(
    code: str = "FOX",
    name: str = "Foxfire",
    *,
    cost: int = 2,
    unread: bool = False,
    count: int = 15,
) -> Preview:
    """What a look at a set of neighbours' cousins would say."""
    judged = []
    for number in range(count):
        card = replace(
            character(number, cost),
            key=f"{code}-{number:03d}",
            name={"en": f"Cousin {number}"},
            text={"en": "Nobody can read this."},
            id_name=(f"Cousin {number}",),
        )
        if unread:
            card = replace(card, marks=(*card.marks, "by_hand"))
        else:
            card = replace(card, abilities=(t.Keyword("evasive"),))
        verdict = Verdict(key=card.key, title=card.full_name, result="refused" if unread else "exact")
        judged.append(Judged(card, verdict, {} if unread else {"en": ("LIGHT FOOT",)}))
    return Preview(filename="f", make="kotatsu", game="lorcana", code=code, name=name, judged=tuple(judged), faults=())


def deck_of(guild: int = HOME, code: str = "FOX") -> list[str]:
    return [f"g{guild}:{code}-{number:03d}" for number in range(15) for _ in range(4)]


@pytest.fixture
async def communities(store: Store) -> Communities:
    return await Communities.open(store.sets, BASE)


@pytest.fixture
def tables(store: Store, communities: Communities) -> Tables:
    return Tables(store, GAMES, {"lorcana": communities}, StandingClock(), random_bytes=Random(5).randbytes)


async def seated(tables: Tables, deck: list[str], channel: int = CHANNEL, **flags: bool) -> TableRow:
    row = await tables.open(guild=HOME, channel=channel, host=ANN, options=Options(game="lorcana", flags=dict(flags)))
    await tables.join(row.id, BEN)
    await tables.set_deck(row.id, ANN, "mine", deck)
    return await tables.set_deck(row.id, BEN, "Neighbours", DECK)


async def faults_of(tables: Tables, deck: list[str], **flags: bool) -> set[str]:
    with pytest.raises(DeckFaults) as told:
        await seated(tables, deck, **flags)
    return {fault.key for fault in told.value.faults}


# --- keeping --------------------------------------------------------------------------------------------------------


async def test_a_set_is_kept_with_who_brought_it_and_when_and_is_there_for_another_process(
    store: Store,
    communities: Communities,
) -> None:
    await communities.put(HOME, previewed(), by=ANN, at=70.5)
    other = await Communities.open(store.sets, BASE)
    assert await other.sets(HOME) == [
        OwnSet(game="lorcana", code="FOX", name="Foxfire", by=ANN, at=70.5, cards=15, unread=0)
    ]
    assert other.cards(deck_of())["g1:FOX-003"].abilities == (t.Keyword("evasive"),)
    assert (await other.pool_for(HOME)).ability_names["g1:FOX-003"] == {"en": ("LIGHT FOOT",)}


async def test_a_store_from_before_there_were_sets_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    lay_former(path, 1, f"INSERT INTO users (id, name) VALUES ({ANN}, 'Ann')")
    now = await Store.open(path)
    communities = await Communities.open(now.sets, BASE)
    await communities.put(HOME, previewed(), by=ANN, at=1)
    assert (await now.user_name(ANN), len(await communities.sets(HOME))) == ("Ann", 1)
    await now.close()


async def test_for_words_a_pool_may_be_some_seconds_old_but_never_older_than_what_was_changed_here(
    store: Store,
) -> None:
    now = 0.0
    communities, other = (Communities(store.sets, BASE, lambda: now) for _ in range(2))
    assert len((await other.late_pool(HOME)).cards) == len(CARDS)
    await communities.put(HOME, previewed(), by=ANN, at=1)
    assert len((await communities.late_pool(HOME)).cards) == len(CARDS) + 15
    assert len((await other.late_pool(HOME)).cards) == len(CARDS)
    now = LATE_S
    assert len((await other.late_pool(HOME)).cards) == len(CARDS) + 15


async def test_a_newer_set_of_the_same_code_takes_its_place_in_every_process(
    store: Store,
    communities: Communities,
) -> None:
    other = await Communities.open(store.sets, BASE)
    await communities.put(HOME, previewed(), by=ANN, at=1)
    assert len((await other.pool_for(HOME)).cards) == len(CARDS) + 15
    await communities.put(HOME, previewed(cost=5, count=3), by=BEN, at=2)
    pool = await other.pool_for(HOME)
    assert len(pool.cards) == len(CARDS) + 3
    assert pool.cards["g1:FOX-001"].stats["cost"] == 5
    assert [row.by for row in await other.sets(HOME)] == [BEN]


async def test_a_set_that_is_taken_away_is_gone_everywhere(store: Store, communities: Communities) -> None:
    other = await Communities.open(store.sets, BASE)
    await communities.put(HOME, previewed(), by=ANN, at=1)
    assert await other.delete(HOME, "FOX")
    assert not await other.delete(HOME, "FOX")
    assert (await communities.pool_for(HOME)).cards == CARDS
    assert communities.cards(deck_of()) == {}


async def test_a_server_has_so_many_sets_and_no_more(communities: Communities) -> None:
    for number in range(MOST_SETS):
        await communities.put(HOME, previewed(f"F{number}", count=1), by=ANN, at=number)
    with pytest.raises(NotKept, match="community-too-many-sets"):
        await communities.put(HOME, previewed("MORE"), by=ANN, at=1)
    await communities.put(HOME, previewed("F3", count=2), by=ANN, at=99)
    await communities.put(ELSEWHERE, previewed("MORE"), by=ANN, at=1)


async def test_a_file_with_faults_is_not_kept(communities: Communities) -> None:
    with pytest.raises(ValueError, match="faults"):
        await communities.put(HOME, replace(previewed(), judged=()), by=ANN, at=1)


async def test_a_set_that_cannot_be_decoded_any_more_is_left_out_and_the_rest_stays(
    store: Store,
    communities: Communities,
) -> None:
    await communities.put(HOME, previewed(), by=ANN, at=1)
    row = await store.sets.get(HOME, "lorcana", "FOX")
    assert row is not None
    await store.sets.put(replace(row, code="OLD", body=b"\x81\xa5cards\xc0"))
    pool = await communities.pool_for(HOME)
    assert len(pool.cards) == len(CARDS) + 15
    assert "OLD" not in pool.codes


# --- namespace ------------------------------------------------------------------------------------------------------


async def test_a_set_belongs_to_its_server_alone(communities: Communities, tables: Tables) -> None:
    await communities.put(ELSEWHERE, previewed(), by=ANN, at=1)
    assert (await communities.pool_for(HOME)).cards == CARDS
    assert await faults_of(tables, deck_of(ELSEWHERE)) == {"deck-foreign-card"}


async def test_a_set_with_a_code_of_the_cards_that_everybody_has_is_not_taken(communities: Communities) -> None:
    with pytest.raises(NotKept, match="community-code-taken"):
        await communities.put(HOME, previewed("T"), by=ANN, at=1)
    assert await communities.sets(HOME) == []


async def test_another_set_of_the_same_code_is_not_taken_and_the_first_one_stays(communities: Communities) -> None:
    await communities.put(HOME, previewed(), by=ANN, at=1)
    with pytest.raises(NotKept) as told:
        await communities.put(HOME, previewed(name="Foxglove", cost=9), by=BEN, at=2)
    assert (told.value.fault.key, told.value.fault.args["name"]) == ("community-other-set", "Foxfire")
    assert (await communities.pool_for(HOME)).cards["g1:FOX-001"].stats["cost"] == 2


async def test_two_servers_may_have_sets_of_the_same_code_and_name(communities: Communities) -> None:
    await communities.put(HOME, previewed(cost=2), by=ANN, at=1)
    await communities.put(ELSEWHERE, previewed(cost=9), by=BEN, at=1)
    for guild, cost in ((HOME, 2), (ELSEWHERE, 9)):
        pool = await communities.pool_for(guild)
        assert resolve(parse("4 Cousin 7", pool.codes)[0], pool.cards) == ([f"g{guild}:FOX-007"] * 4, [])
        assert pool.cards[f"g{guild}:FOX-007"].stats["cost"] == cost
    await communities.delete(HOME, "FOX")
    assert len((await communities.pool_for(ELSEWHERE)).cards) == len(CARDS) + 15


async def test_a_card_that_is_called_like_one_everybody_has_does_not_take_its_place(communities: Communities) -> None:
    there, own = CARDS["T-003"], previewed()
    same = replace(own.judged[3].card, name=there.name, version=there.version, id_name=there.id_name)
    judged = (*own.judged[:3], replace(own.judged[3], card=same), *own.judged[4:])
    await communities.put(HOME, replace(own, judged=judged), by=ANN, at=1)
    pool = await communities.pool_for(HOME)
    assert {key: card for key, card in pool.cards.items() if key in CARDS} == CARDS
    assert communities.cards(["T-003", "g1:FOX-004"])["T-003"] == there
    for line in (f"4 {there.full_name}", "4 T-003"):
        assert resolve(parse(line, pool.codes)[0], pool.cards) == (["T-003"] * 4, [])


async def test_only_what_has_changed_is_read_again(
    store: Store,
    communities: Communities,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for code in ("ELK", "FOX"):
        await communities.put(HOME, previewed(code), by=ANN, at=1)
    read: list[str] = []
    get = store.sets.get

    async def counting(guild: int, game: str, code: str) -> SetRow | None:
        read.append(code)
        return await get(guild, game, code)

    monkeypatch.setattr(store.sets, "get", counting)
    assert await communities.pool_for(HOME) is await communities.pool_for(HOME)
    await communities.put(HOME, previewed("FOX", cost=4), by=ANN, at=1)
    assert read == ["FOX"]
    assert (await communities.pool_for(HOME)).cards["g1:FOX-001"].stats["cost"] == 4


async def test_a_deck_list_finds_the_cards_of_the_own_server_by_name_and_number(communities: Communities) -> None:
    await communities.put(HOME, previewed(), by=ANN, at=1)
    pool = await communities.pool_for(HOME)
    for line in ("2 Cousin 7", "2 FOX-007", "2 Cousin 7 (FOX) 7"):
        assert resolve(parse(line, pool.codes)[0], pool.cards) == (["g1:FOX-007"] * 2, [])


# --- running games --------------------------------------------------------------------------------------------------


async def test_a_running_game_keeps_the_cards_it_was_dealt_with(
    store: Store,
    communities: Communities,
    tables: Tables,
) -> None:
    await communities.put(HOME, previewed(cost=2), by=ANN, at=1)
    row = await dealt(tables, await seated(tables, deck_of()))
    before = (await tables.current(row.id)).play.snapshot()
    await communities.put(HOME, previewed(cost=7, unread=True), by=BEN, at=2)
    await communities.delete(HOME, "FOX")
    fresh = Tables(store, GAMES, {"lorcana": communities}, StandingClock())
    live = await fresh.current(row.id)
    assert live.play.snapshot() == before
    assert live.kept.setup.cards["g1:FOX-004"].stats["cost"] == 2
    assert live.kept.setup.cards["g1:FOX-004"].abilities == (t.Keyword("evasive"),)


# --- by hand --------------------------------------------------------------------------------------------------------


async def test_cards_that_nobody_could_read_need_a_table_that_settles_by_hand(
    communities: Communities,
    tables: Tables,
) -> None:
    await communities.put(HOME, previewed(unread=True), by=ANN, at=1)
    assert await faults_of(tables, deck_of()) == {"deck-by-hand-card"}
    row = await seated(tables, deck_of(), CHANNEL + 1, by_hand=True)
    live = await tables.current((await dealt(tables, row)).id)
    step = await tables.submit(row.id, live.game, BEN, lambda seat: HandMove(seat, "points", (0, 2)), live.no)
    assert [event.kind for event in step.events][:2] == ["by_hand", "by_hand_points"]


async def test_where_nobody_agreed_no_move_by_hand_is_taken(tables: Tables) -> None:
    row = await dealt(tables, await seated(tables, DECK))
    live = await tables.current(row.id)
    with pytest.raises(AgainstTheRules, match="not_settled_by_hand"):
        await tables.submit(row.id, live.game, ANN, lambda seat: HandMove(seat, "points", (0, 2)), live.no)


async def test_a_move_by_hand_is_taken_back_when_the_other_one_agrees(tables: Tables) -> None:
    row = await dealt(tables, await seated(tables, DECK, by_hand=True))
    live = await tables.current(row.id)
    await tables.submit(row.id, live.game, ANN, lambda seat: HandMove(seat, "points", (0, 2)), live.no)
    assert await tables.ask_undo(row.id, ANN) is None
    assert await tables.consent_undo(row.id, BEN) is not None
    assert (await tables.current(row.id)).play.view(0).seats[0].points == 0


async def test_a_tournament_table_cannot_be_opened_for_settling_by_hand(
    communities: Communities,
    tables: Tables,
) -> None:
    await communities.put(HOME, previewed(unread=True), by=ANN, at=1)
    with pytest.raises(BadOptions):
        await seated(tables, deck_of(), by_hand=True, tournament=True)
    assert await faults_of(tables, deck_of(), tournament=True) == {"deck-by-hand-card"}


async def test_a_server_names_the_classes_that_its_sets_bring_and_no_others(
    store: Store,
    communities: Communities,
) -> None:
    brought = {"en": {"Lamplighter": "lamplighter", "Champion": "hero"}, "ja": {"灯守": "lamplighter"}}
    await communities.put(HOME, replace(previewed(), words=brought), by=ANN, at=1)
    fresh = await Communities.open(store.sets, replace(BASE, words={"en": {"Hero": "hero"}}))
    words = (await fresh.pool_for(HOME)).words
    assert words == {"en": {"Lamplighter": "lamplighter", "Hero": "hero"}, "ja": {"灯守": "lamplighter"}}
    assert "ja" not in (await fresh.pool_for(HOME + 1)).words
