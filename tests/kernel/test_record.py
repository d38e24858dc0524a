"""A game is its record: chained, replayed to the same state, resumed from a snapshot, and unmasked by one byte."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from engine.kernel.record.record import (
    DIGEST_EVERY,
    Play,
    RecordRow,
    chain,
    decoder,
    digest,
    encoded,
    first_bad,
    setup_hash,
)
from engine.kernel.state.question import Answer, Concede, Leave, Refused
from tests.kernel import games
from tests.kernel.toy import CARDS, DECK, RULES, SECRET, begun, moves, played


def test_each_row_is_chained_to_the_one_before() -> None:
    play = played()
    previous = setup_hash(play.setup)
    for number, row in enumerate(play.rows, 1):
        assert (row.no, row.hash) == (number, chain(previous, row.input))
        previous = row.hash
    assert play.head == previous


def test_a_chain_is_sha256_over_the_hash_before_and_the_input() -> None:
    move = Answer(1, (0, 2))
    assert chain("ab", move) == hashlib.sha256(b"ab" + msgspec.msgpack.encode(move)).hexdigest()


def test_every_twentieth_row_and_the_last_hold_a_digest_of_the_state() -> None:
    play = played()
    with_digest = [row.no for row in play.rows if row.digest]
    assert with_digest == [no for no in range(1, len(play.rows) + 1) if no % DIGEST_EVERY == 0 or no == len(play.rows)]
    assert play.rows[-1].digest == digest(play.game.state)


def test_a_digest_is_of_the_state_with_references_and_zones_as_lists() -> None:
    """So it was in the first records, which are verified by it."""
    play = played()
    listed = msgspec.msgpack.Encoder(enc_hook=lambda numbers: list(numbers)).encode(play.game.state)
    assert digest(play.game.state) == hashlib.sha256(listed).hexdigest()
    assert digest(decoder(RULES)(listed)) == digest(play.game.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_good_record_has_no_bad_row(seats: int) -> None:
    play = games.played(seats)
    assert first_bad(games.RULES, play.setup, games.SECRET, play.rows) is None


def test_one_changed_byte_is_found() -> None:
    """In whatever row and wherever in it: the number of a row is given, never a later one than the changed."""
    play = played()
    encode, decode = msgspec.msgpack.encode, msgspec.msgpack.Decoder(RecordRow).decode
    for number in (1, 5, len(play.rows) // 2, len(play.rows)):
        good = encode(play.rows[number - 1])
        for at in range(0, len(good), 7):
            broken = good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :]
            try:
                row = decode(broken)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            rows = [*play.rows[: number - 1], row, *play.rows[number:]]
            assert first_bad(RULES, play.setup, SECRET, rows) == number


def test_a_changed_digest_is_found_where_it_stands() -> None:
    play = played()
    rows = list(play.rows)
    rows[DIGEST_EVERY - 1] = msgspec.structs.replace(rows[DIGEST_EVERY - 1], digest="0" * 64)
    assert first_bad(RULES, play.setup, SECRET, rows) == DIGEST_EVERY


@pytest.mark.parametrize("change", ["drop", "swap", "double"])
def test_a_row_that_is_missing_or_out_of_place_is_found(change: str) -> None:
    play = played()
    rows = list(play.rows)
    match change:
        case "drop":
            del rows[3]
        case "swap":
            rows[3], rows[4] = rows[4], rows[3]
        case "double":
            rows.insert(3, rows[3])
    assert first_bad(RULES, play.setup, SECRET, rows) == (5 if change == "double" else 4)


def test_another_secret_or_another_deck_does_not_fit_the_record() -> None:
    play = played()
    assert first_bad(RULES, play.setup, b"another", play.rows) is not None
    other = msgspec.structs.replace(play.setup, decks=(DECK, DECK[::-1]))
    assert first_bad(RULES, other, SECRET, play.rows) == 1


def test_the_pinned_cards_are_part_of_the_record() -> None:
    play = played()
    stronger = msgspec.structs.replace(CARDS["plain"], stats=CARDS["plain"].stats | {"strength": 9})
    assert setup_hash(msgspec.structs.replace(play.setup, cards=CARDS | {"plain": stronger})) != setup_hash(play.setup)


def test_a_game_resumed_from_its_rows_is_the_same_game() -> None:
    play = played()
    again = Play.resume(RULES, play.setup, SECRET, play.rows)
    assert (again.snapshot(), again.head) == (play.snapshot(), play.head)


def test_a_game_resumed_from_a_snapshot_goes_on_as_before() -> None:
    play = begun()
    kept = (0, play.snapshot())
    for at, (_, answer) in enumerate(moves(play), 1):
        play.take(answer)
        if at == 33:
            kept = (at, play.snapshot())
    again = Play.resume(RULES, play.setup, SECRET, play.rows, kept)
    assert (again.snapshot(), again.head) == (play.snapshot(), play.head)


def test_a_snapshot_survives_a_round_trip_at_every_question() -> None:
    """Two games with the same inputs, one of them put away and taken out again before each."""
    plain, kept = begun(), begun()
    for _, answer in moves(plain):
        before = kept.snapshot()
        kept.game.state = decoder(RULES)(before)
        kept.game.stale = True
        assert kept.snapshot() == before
        plain.take(answer)
        kept.take(answer)
        assert kept.snapshot() == plain.snapshot()
        assert kept.events == plain.events


def test_the_state_can_be_cloned_at_every_question() -> None:
    play = begun()
    for _, answer in moves(play, most=150):
        twin = play.game.state.clone()
        before = play.snapshot()
        play.take(answer)
        assert encoded(twin) == before


def test_a_fork_goes_its_own_way() -> None:
    play = begun()
    for _, answer in moves(play, most=40):
        play.take(answer)
    before = (play.snapshot(), play.head, len(play.rows))
    twin = play.fork()
    for _, answer in moves(twin, seed=2, most=40):
        twin.take(answer)
    assert (play.snapshot(), play.head, len(play.rows)) == before
    assert twin.head != play.head


def test_every_kind_of_input_is_replayed() -> None:
    play = games.begun(3)
    for _, answer in moves(play, most=20):
        play.take(answer)
    play.take(Leave(1))
    for _, answer in moves(play, most=5):
        play.take(answer)
    play.take(Concede(2))
    assert play.outcome is not None
    assert first_bad(games.RULES, play.setup, games.SECRET, play.rows) is None


def test_nothing_is_taken_once_the_game_is_over() -> None:
    play = played()
    with pytest.raises(Refused, match="game_over"):
        play.take(Answer(0, (0,)))


def test_the_same_inputs_lead_to_the_same_bytes_in_a_second_game() -> None:
    assert played(seed=4).snapshot() == played(seed=4).snapshot()
