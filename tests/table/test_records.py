"""A record as a file: it replays, one changed byte is found and named, anybody can recompute its shuffles."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from data.records import BrokenRecord, RecordVerdict, export, read, verify
from engine.games.registry import GAMES
from engine.kernel.record.record import Play
from engine.players.policy import builder
from engine.table import Live, Tables
from tests.table.players import ANN, ROOT, act_until, choose, first_turn, started

SCRIPT = ROOT / "docs" / "verify_shuffles.py"
LORCANA = GAMES["lorcana"]


async def finished(tables: Tables, inputs: int = 90) -> Live:
    """A game with an undo in it, conceded if it is not over by then."""
    row = await started(tables)
    live = await first_turn(tables, row.id)
    await choose(tables, row.id, "ink")
    await tables.ask_undo(row.id, live.table.seats[live.question.seat if live.question else 0].user)
    live = await act_until(tables, row.id, Random(2), inputs, builder)
    if live.outcome is None:
        await tables.concede(row.id, ANN)
    tables.drop_caches()
    return await tables.current(row.id)


def exported(live: Live, *, opened: bool = True) -> bytes:
    return export(LORCANA, live.kept.setup, live.play.rows, live.kept.secret, opened=opened)


@pytest.fixture
async def live(tables: Tables) -> Live:
    return await finished(tables)


@pytest.fixture
def path(tmp_path: Path, live: Live) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(exported(live))
    return file


def test_a_record_comes_back_as_it_was(live: Live, path: Path) -> None:
    assert live.kept.opened
    record = read(path)
    assert (record.setup, record.rows, record.secret) == (live.kept.setup, live.play.rows, live.kept.secret)
    again = Play.resume(LORCANA, record.setup, record.secret, record.rows)
    assert (again.snapshot(), again.head) == (live.play.snapshot(), live.play.head)
    assert verify(path) == RecordVerdict("exact")


def test_it_tells_seats_and_no_users(live: Live, path: Path) -> None:
    text = path.read_text("utf-8")
    assert not any(str(place.user) in text for place in live.table.seats)


def test_every_shuffle_is_listed_and_the_undone_ones_once(path: Path) -> None:
    record = read(path)
    assert len({(line.no, line.nth) for line in record.shuffles}) == len(record.shuffles) >= 3
    assert [line.size for line in record.shuffles][:3] == [2, 60, 60]
    assert all(sorted(line.order) == list(range(line.size)) for line in record.shuffles)


def test_while_the_secret_is_kept_nothing_about_shuffles_is_told(live: Live, path: Path) -> None:
    path.write_bytes(exported(live, opened=False))
    assert read(path).shuffles == []
    assert live.kept.secret.hex() not in path.read_text("utf-8")
    assert verify(path).result == "unverified"


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().split(b"\n")[:-1]


def name_of(lines: list[bytes], at: int) -> int | str:
    """What the line is called in a verdict."""
    kind = json.loads(lines[at])["line"]
    if kind == "input":
        return at
    before = sum(json.loads(line)["line"] == "shuffle" for line in lines[:at])
    return f"shuffle {before + 1}" if kind == "shuffle" else str(kind)


def test_one_changed_byte_is_found_and_its_line_named(path: Path) -> None:
    random = Random(5)
    lines = lines_of(path)
    whole = path.read_bytes()
    for at, line in enumerate(lines):
        for _ in range(12 if at == 0 else 2):
            place = random.randrange(len(line))
            other = random.choice([byte for byte in (*b'0a"x,]', 10, 0, 255) if byte != line[place]])
            changed = [*lines]
            changed[at] = line[:place] + bytes([other]) + line[place + 1 :]
            path.write_bytes(b"\n".join(changed) + b"\n")
            verdict = verify(path)
            assert (verdict.result, verdict.first_bad) == ("broken", name_of(lines, at)), (at, place, other, verdict)
            assert verdict.why
    path.write_bytes(whole)
    assert verify(path).result == "exact"


def test_a_digest_secret_or_outcome_that_was_changed_is_found(live: Live, path: Path) -> None:
    lines = lines_of(path)
    twentieth = json.loads(lines[20])
    for at, old, new, bad in (
        (20, twentieth["digest"].encode(), b"0" * 64, 20),
        (len(lines) - 1, live.kept.secret.hex().encode(), b"0" * 64, "end"),
        (len(lines) - 1, live.kept.secret.hex().encode(), live.kept.secret.hex().upper().encode(), "end"),
        (len(lines) - 1, live.kept.secret.hex().encode(), b"no", "end"),
        (len(lines) - 1, b'"outcome":[[1],', b'"outcome":[[0],', "end"),
        (len(lines) - 1, live.play.head.encode(), b"0" * 64, "end"),
        (0, b'"inputs":', b'"inputs":1', 1 + len(live.play.rows)),
    ):
        changed = [*lines]
        assert old in lines[at], old
        changed[at] = lines[at].replace(old, new)
        path.write_bytes(b"\n".join(changed) + b"\n")
        verdict = verify(path)
        assert (verdict.result, verdict.first_bad) == ("broken", bad), verdict


@pytest.mark.parametrize("cut", [1, 2, 500, 5000])
def test_a_record_that_was_cut_off_is_broken(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    verdict = verify(path)
    assert verdict.result == "broken"
    assert verdict.first_bad is not None


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"\xff\xfe\n", b'{"line":"end"}\n', b"[" * 5000])
def test_what_is_no_record_is_broken_from_its_setup_on(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    assert (verify(path).result, verify(path).first_bad) == ("broken", "setup")


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    verdict = verify(tmp_path / "nowhere")
    assert (verdict.result, verdict.first_bad) == ("broken", "file")
    with pytest.raises(BrokenRecord, match="file: "):
        read(tmp_path)


def test_a_whole_record_that_this_engine_plays_otherwise_has_diverged(live: Live, path: Path) -> None:
    """As if the rules had changed since: here the digest after twenty inputs was another one when it was played."""
    rows = [*live.play.rows]
    rows[19] = replace(rows[19], digest="0" * 64)
    path.write_bytes(export(LORCANA, live.kept.setup, rows, live.kept.secret, opened=True))
    verdict = verify(path)
    assert (verdict.result, verdict.first_bad) == ("diverged", 20)


def test_another_version_that_plays_alike_is_exact_where_the_last_state_tells(live: Live, path: Path) -> None:
    setup = replace(live.kept.setup, engine="before")
    play = Play(LORCANA, setup, live.kept.secret)
    for number, row in enumerate(live.play.rows, 1):
        play.take(row.input)
        if number in (30, len(live.play.rows)):
            path.write_bytes(export(LORCANA, setup, play.rows, live.kept.secret, opened=True))
            assert verify(path).result == ("unverified" if number == 30 else "exact")


def test_a_game_nobody_here_knows_is_unverified(live: Live, path: Path) -> None:
    assert verify(path, {}).result == "unverified"


def script(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-I", str(SCRIPT), str(path)], capture_output=True, text=True, check=False)


def test_the_script_recomputes_every_shuffle_with_the_standard_library_alone(path: Path) -> None:
    ran = script(path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"{len(read(path).shuffles)} shuffles recomputed")
    source = SCRIPT.read_text("utf-8")
    assert set(re.findall(r"^(?:import|from) (\w+)", source, re.M)) <= {"__future__", *sys.stdlib_module_names}


def test_the_script_finds_a_chosen_shuffle_and_an_exchanged_secret(live: Live, path: Path) -> None:
    text = path.read_text("utf-8")
    swapped = re.sub(r'("size":60,"order":\[)(\d+),(\d+),', r"\1\3,\2,", text, count=1)
    assert swapped != text
    path.write_text(swapped, "utf-8")
    assert script(path).returncode == 1
    assert "shuffle 2" in script(path).stdout
    path.write_text(text.replace(live.kept.secret.hex(), "00" * 32), "utf-8")
    assert "not the one committed to" in script(path).stdout
    path.write_bytes(exported(live, opened=False))
    assert script(path).returncode == 2
    path.write_bytes(b"{")
    assert (script(path).returncode, script(path).stdout) == (2, "")
