"""Rules as messages: one with what lies around it, several to choose from, and the contents of a document."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from cogs.presentation.controls import BLUE, OPTION_TEXT, OPTIONS, ROWS, Button, Pick, Row, Select, general_id
from cogs.presentation.screens import Screen
from cogs.presentation.words import Speaker, clipped, quoted
from data.rules import RuleEntry, RuleLibrary
from render.markup import escaped

TURN, SHOW = "rule", "ruleall"
"""Verbs of controls whose subject is a game: to another rule in the same place, and the rule shown to all."""
CONTENTS, GLOSSARY = "*", "**"
"""What stands for a rule's number where all chapters, or all terms, are asked for."""
OFFICIAL, LINE, WHOLE = 1100, 240, 1900
"""So many signs of an official text, of each rule under a heading, and of all together."""
RANGE = 60
MOST_PICKS = OPTIONS * (ROWS - 1)
"""So many rules can be chosen from under one message."""


def title(library: RuleLibrary, game: str, rule: str, lang: str, most: int = OPTION_TEXT) -> str:
    """A rule in one line."""
    return clipped(f"{rule} {library.digest(game, rule).text(lang)}", most)


def rule_text(library: RuleLibrary, found: RuleEntry, speaker: Speaker) -> str:
    """A rule in words: ours, and the official ones beside them where the operator has brought them; of a heading also
    what stands below and counts."""
    game, lang = found.game, speaker.lang
    head = [
        speaker.text("rule-title", game=speaker.text(f"game-{game}"), rule=found.rule, kind=found.digest.kind),
        escaped(found.digest.text(lang)),
        *quoted(found.official, OFFICIAL),
    ]
    tail = [speaker.text("rule-above", rule=escaped(title(library, game, found.above, lang)))] if found.above else []
    tail.append(speaker.text("rule-edition", edition=library.edition(game)))
    room = WHOLE - sum(len(line) + 1 for line in (*head, *tail))
    below = [each for each in found.below if found.digest.kind == "H" and library.digest(game, each).kind not in "NO"]
    lines = (f"- {escaped(title(library, game, rule, lang, LINE))}" for rule in below)
    return "\n".join([*head, *_fitting(lines, room), *tail])


def _fitting(lines: Iterable[str], room: int) -> list[str]:
    """As many lines from the first on as there is room for."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*found, "…"]
        found.append(line)
    return found


def rule(library: RuleLibrary, found: RuleEntry, speaker: Speaker) -> Screen:
    """A rule with the ways to those around it."""
    game = found.game
    above = found.above or (GLOSSARY if found.rule in _terms(library, game) else CONTENTS)
    ways = {"choice-previous": found.before, "button-rule-above": above, "choice-next": found.after}
    seen = dict(zip(ways.values(), ways, strict=True))  # of two ways to one rule the later stands
    go = [Button(general_id(game, f"{TURN}.{to}"), speaker.text(key)) for to, key in seen.items() if to]
    show = Button(general_id(game, f"{SHOW}.{found.rule}"), speaker.text("button-show-all"), BLUE)
    around = tuple(dict.fromkeys((*found.below, *found.digest.see)))
    return Screen(rule_text(library, found, speaker), (*_selects(library, game, around, speaker), (*go, show)))


def hits(library: RuleLibrary, game: str, typed: str, rules: Sequence[str], speaker: Speaker) -> Screen:
    """The rules that fit what was typed."""
    words = escaped(clipped(typed, OPTION_TEXT))
    text = speaker.text("rule-hits", game=speaker.text(f"game-{game}"), words=words)
    return Screen(text, _selects(library, game, rules, speaker))


def contents(library: RuleLibrary, game: str, speaker: Speaker) -> Screen:
    """What a document speaks of: its chapters, and where there are more terms than fit in beside them, one way to
    those."""
    terms = _terms(library, game)
    chapters = [each for each in library.contents(game) if each not in terms]
    text = speaker.text("rule-contents", game=speaker.text(f"game-{game}"))
    way = (
        Button(general_id(game, f"{TURN}.{GLOSSARY}"), speaker.text("button-rule-glossary", count=len(terms)), BLUE),
    )
    return Screen(text, (*_selects(library, game, chapters, speaker, "rule-chapters"), *([way] if terms else [])))


def glossary(library: RuleLibrary, game: str, speaker: Speaker) -> Screen:
    """The terms of a document that explains them by their names."""
    up: Row = (Button(general_id(game, f"{TURN}.{CONTENTS}"), speaker.text("button-rule-above")),)
    text = speaker.text("rule-glossary", game=speaker.text(f"game-{game}"))
    return Screen(text, (*_selects(library, game, _terms(library, game), speaker), up))


def _terms(library: RuleLibrary, game: str) -> list[str]:
    """What stands under no heading and is none, of a document whose contents are too long for one select."""
    found = library.contents(game)
    return [each for each in found if library.digest(game, each).kind != "H"] if len(found) > OPTIONS else []


def _selects(
    library: RuleLibrary,
    game: str,
    rules: Sequence[str],
    speaker: Speaker,
    hint: str = "rule-related",
) -> tuple[Select, ...]:
    """As few as hold them, about equally full; where there are several, each says from where to where it goes."""
    each = ceil(len(rules) / ceil(len(rules) / OPTIONS)) if rules else OPTIONS
    parts = [rules[at : at + each] for at in range(0, len(rules), each)]
    hints = (
        [speaker.text(hint)]
        if len(parts) == 1
        else [
            speaker.text(
                "rule-from-to",
                first=title(library, game, part[0], speaker.lang, RANGE),
                last=title(library, game, part[-1], speaker.lang, RANGE),
            )
            for part in parts
        ]
    )
    return tuple(
        Select(
            general_id(game, f"{TURN}.{number}"),
            tuple(Pick(rule, title(library, game, rule, speaker.lang)) for rule in part),
            told,
        )
        for number, (part, told) in enumerate(zip(parts, hints, strict=True))
    )
