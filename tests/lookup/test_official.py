"""An operator's own copy of a publisher's rules: every rule of it is found, and shown beside the digest."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from data.games.precious_memories.official import TOPICS
from data.rules import RuleLibrary
from data.rules.official import BadRules, keep, kept, plain_text, put, read_official, readable
from tests.lookup.inventory import inventory

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "mlp": "mlp-core-rules-1.3.0.ja.txt",
    "lorcana": "lorcana-comprehensive-rules-2025-03-14.ja.txt",
    "precious_memories": "precious-memories-special-rules-qa.ja.txt",
    "quintuplets": "quintuplets-comprehensive-rules-1.07.ja.txt",
    "harem_master": "harem-master-comprehensive-rules.ja.txt",
}
UNWRITTEN = {"PM-breakpt": "a topic that the document names and leaves out"}
EMPTY = re.compile(r"5-1\.6\.[1-9]|4\.5\.3\.1")
"""Rules that consist of an icon, and one that has no text."""


@pytest.mark.facts
@pytest.mark.parametrize("game", readable())
def test_every_rule_of_the_published_file_is_found_in_its_order_and_none_besides(game: str, facts: Path) -> None:
    found = read_official(game, facts / "rules" / FILES[game])
    assert list(found) == [rule for rule in inventory(facts)[game] if rule not in UNWRITTEN]
    assert [rule for rule, text in found.items() if not text and not EMPTY.fullmatch(rule)] == []


@pytest.mark.facts
@pytest.mark.parametrize("game", readable())
def test_no_rule_holds_the_beginning_of_another(game: str, facts: Path) -> None:
    found = read_official(game, facts / "rules" / FILES[game])
    numbered = re.compile(r"[-#\s]*\d+(\.\d+)+[a-z]?\.?\s|Q:|[・※]")
    merged = {rule: line for rule, text in found.items() for line in text.splitlines()[1:] if numbered.match(line)}
    assert {rule: line for rule, line in merged.items() if rule != "PM-0"} == {}


@pytest.mark.facts
def test_an_imported_text_is_shown_and_found_beside_the_digest(facts: Path, tmp_path: Path) -> None:
    assert keep(tmp_path, "lorcana", facts / "rules" / FILES["lorcana"]) == 471
    library = RuleLibrary(tmp_path)
    found = library.rule("lorcana", "1.9.1.3")
    assert found is not None
    words = found.official[:12]
    assert words not in found.digest.ja
    assert "1.9.1.3" in library.search("lorcana", words)


@pytest.mark.facts
def test_the_command_line_imports_and_looks_up(facts: Path, tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "bot.py", "rules", *words]
        env = {"KOTATSU_HOME": str(tmp_path), "PATH": "", "PYTHONPATH": str(ROOT)}
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)

    imported = run("import", "harem_master", str(facts / "rules" / FILES["harem_master"]), "--json")
    assert json.loads(imported.stdout) == {"game": "harem_master", "rules": 237}
    told = json.loads(run("harem_master", "306.5i", "--json").stdout)
    assert "306.5i" in told["rules"]
    assert told["official"]
    assert run("harem_master", "zzzzzz").returncode == 1
    wrong = run("import", "harem_master", "no-such-file")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"\xff\xfe\x00", "no text in UTF-8"),
        (b"nothing numbered here", "no numbered rule"),
        (b"", "no numbered rule"),
        ("・一\nQ:二\n〔冒険〕".encode(), "no numbered rule"),
    ],
)
@pytest.mark.parametrize("game", readable())
def test_a_file_that_holds_no_rules_is_refused_in_one_sentence_and_stops_nothing(
    game: str,
    raw: bytes,
    why: str,
    tmp_path: Path,
) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(raw)
    with pytest.raises(BadRules, match=why):
        keep(tmp_path, game, path)
    kept(tmp_path, game).parent.mkdir()
    kept(tmp_path, game).write_bytes(raw)
    assert RuleLibrary(tmp_path).games == tuple(sorted(readable())), "what lies there already stops nothing either"


def test_more_bullets_than_the_published_document_has_are_rules_too(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text("\n".join([*list(TOPICS)[:1], "<特別ルール1>", *(["・また一つ"] * 5)]), "utf-8")
    found = read_official("precious_memories", path)
    assert [rule for rule in found if rule.startswith("PM-purple-1")] == [f"PM-purple-1{sign}" for sign in "abcde"]


@pytest.mark.parametrize("words", [["lorcana", "win", "--lang", "fr"], ["lorcana", "--colour", "win"]])
def test_the_command_line_refuses_an_option_that_there_is_not(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "bot.py", "rules", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert words[-1] in done.stderr or words[-2] in done.stderr


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("**Pay** 1 $\\heartsuit$", "Pay 1 ◇"),
        ("the $\\text{D}$ of it", "the ◇ of it"),
        ("as [4.3](#draw) says", "as 4.3 says"),
        ("first<br>then<sup>1</sup>", "firstthen1"),
        ("5 < 6 and [A] or *maybe*", "5 < 6 and [A] or *maybe*"),
    ],
)
def test_markup_is_shown_as_signs_or_words(raw: str, shown: str) -> None:
    assert plain_text(raw) == shown


BROUGHT = "- 1.9.2. **Gryphons** do it $\\star$.\n\n## 用語集\n".encode()


def test_a_text_that_is_brought_or_taken_away_is_taken_up_without_a_restart(tmp_path: Path) -> None:
    library = RuleLibrary(tmp_path)
    before = library.rule("lorcana", "1.9.2")
    put(tmp_path, "lorcana", BROUGHT)
    after = library.rule("lorcana", "1.9.2")
    assert before is not None
    assert after is not None
    assert (before.official, after.official) == ("", "Gryphons do it ◇.")
    assert library.search("lorcana", "gryphons") == ["1.9.2"]
    kept(tmp_path, "lorcana").unlink()
    assert library.search("lorcana", "gryphons") == []


@pytest.mark.facts
@pytest.mark.parametrize("game", readable())
def test_no_markup_is_left_in_a_published_text(game: str, facts: Path) -> None:
    rules = read_official(game, facts / "rules" / FILES[game])
    assert [rule for rule, text in rules.items() if re.search(r"\*\*|\]\(|</|\$\\\\", text)] == []
