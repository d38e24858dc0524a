"""The rules on the command line: looking them up, and bringing a publisher's document."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from data.rules.library import RuleLibrary
from data.rules.official import BadRules, keep

Told = tuple[dict[str, object], list[str]]
"""A JSON document and the same in lines."""


def look_up(home: Path, game: str, typed: str, lang: str) -> Told:
    """A rule with what stands under it and what it is related to, or the rules that fit. Raises BadRules."""
    library = RuleLibrary(home)
    if game not in library.games:
        raise BadRules(f"there are no rules of {game} to look up; there are {', '.join(library.games)}")
    entry = library.rule(game, typed) if typed else None
    rules = [entry.rule, *entry.below, *entry.digest.see] if entry else library.search(game, typed)
    texts = {rule: library.digest(game, rule).text(lang) for rule in rules}
    lines = [f"{rule}  {text}" for rule, text in texts.items()]
    if entry and entry.official:
        lines.insert(1, entry.official)
    return {"game": game, "rules": texts, "official": entry.official if entry else ""}, lines


def import_rules(home: Path, said: Sequence[str]) -> Told:
    """Keep a published document for look-ups: its game and its file. Raises BadRules."""
    if len(said) != 2:
        raise BadRules("say it as: rules import GAME FILE")
    game, path = said
    count = keep(home, game, Path(path))
    return {"game": game, "rules": count}, [f"{count} rules of {game} can be looked up in the publisher's words"]
