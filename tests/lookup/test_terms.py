"""What stands on cards leads to its own rule: every type, every keyword, every mark of both games, by number."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from data.rules import RuleLibrary
from data.rules.digests import BadDigest, terms
from engine.games.lorcana.wording import terms as lorcana
from engine.games.mlp import presents
from engine.games.mlp.deck import MAIN

RULES: Mapping[str, Mapping[tuple[str, str], str]] = {
    "lorcana": {
        ("kind", "character"): "6.1",
        ("kind", "action"): "6.3",
        ("kind", "song"): "6.3.3",
        ("kind", "item"): "6.4",
        ("kind", "location"): "6.5",
        ("keyword", "bodyguard"): "10.2",
        ("keyword", "challenger"): "10.3",
        ("keyword", "evasive"): "10.4",
        ("keyword", "reckless"): "10.5",
        ("keyword", "resist"): "10.6",
        ("keyword", "rush"): "10.7",
        ("keyword", "shift"): "10.8",
        ("keyword", "singer"): "10.9",
        ("keyword", "sing_together"): "10.10",
        ("keyword", "support"): "10.11",
        ("keyword", "ward"): "10.12",
    },
    "mlp": {
        ("kind", "character"): "2-1.0.0",
        ("kind", "event"): "2-2.0.0",
        ("kind", "item"): "2-3.0.0",
        ("kind", "scene"): "2-4.0.0",
        ("kind", "lead"): "2-5.0.0",
        ("kind", "story"): "2-6.0.0",
        ("trigger", "enter"): "2-1.6.1",
        ("trigger", "leave"): "2-1.6.2",
        ("trigger", "removed"): "2-1.6.3",
        ("window", "inspiration"): "5-1.3.1",
        ("counter", "candy"): "2-7.2.1",
        **dict.fromkeys((("counter", name) for name in presents.PRESENTS), "2-7.2.2c"),
    },
}
NEWER = {("keyword", "alert"), ("keyword", "vanish")}
"""Keywords that came after the edition of the digests, so that it has no rule of them."""


def named() -> Iterator[tuple[str, str, str]]:
    """All that the games' cards can have, from the words that their texts are read by."""
    yield from (("lorcana", "kind", kind) for kind in lorcana.KINDS)
    yield from (("lorcana", "keyword", name) for name in (*lorcana.KEYWORDS, *lorcana.NUMBERED))
    yield from (("mlp", "kind", kind) for kind in (*MAIN, "scene", "lead", "story"))
    yield from (("mlp", "counter", name) for name in presents.TOKENS)


@pytest.mark.parametrize("game", RULES)
def test_each_leads_to_its_rule(game: str, tmp_path: Path) -> None:
    assert terms(game) == RULES[game]
    library = RuleLibrary(tmp_path)
    assert {about: library.term(game, *about) for about in RULES[game]} == RULES[game]
    assert library.term(game, "keyword", "no such thing") == library.term("no such game", "kind", "character") == ""


def test_nothing_that_stands_on_cards_is_without_a_rule_but_what_is_newer_than_the_document() -> None:
    assert {(group, name) for game, group, name in named() if (group, name) not in terms(game)} == NEWER


def test_a_term_that_leads_nowhere_is_told_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.games.FOLDER", tmp_path)
    (tmp_path / "hats" / "digests").mkdir(parents=True)
    (tmp_path / "hats" / "digests" / "01.toml").write_text('edition = "1"\n[terms.kind]\nbowler = "9.9"\n')
    with pytest.raises(BadDigest, match=r"01\.toml: kind bowler leads to 9\.9"):
        terms("hats")
