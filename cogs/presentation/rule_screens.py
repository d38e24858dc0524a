"""Rules as messages: one with what lies around it, several to choose from, and the contents of a document."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from cogs.presentation.controls import (
    BLUE,
    CUSTOM_ID,
    OPTION_TEXT,
    OPTIONS,
    ROWS,
    Button,
    Pick,
    Row,
    Select,
    general_id,
)
from cogs.presentation.screen import Screen
from cogs.presentation.words import Speaker, clipped, quoted
from data.rules import RuleEntry, RuleLibrary
from render.markup import escaped

TURN, SHOW = "rule", "ruleall"
"""Verbs of controls whose subject is a game: to another rule in the same place, and the rule shown to all."""
CONTENTS, GLOSSARY = "*", "**"
"""What stands for a rule's number where all chapters, or all terms, are asked for."""
HIT, HITS = "rulehit", "rulehits"
"""Verbs whose rest holds what was typed: one of the rules that fit it, and back to all of them."""
TOLD, HIT_TEXT = 3, 400
"""So many of the rules that fit are told, in so many signs each."""
OFFICIAL, LINE, WHOLE = 1100, 240, 1900
"""So many signs of an official text, of each rule under a heading, and of all together."""
RANGE = 60
MOST_PICKS = OPTIONS * (ROWS - 1)
"""So many rules can be chosen from under one message."""


def title(library: RuleLibrary, game: str, rule: str, lang: str, most: int = OPTION_TEXT) -> str:
    """A rule in one line."""
    return clipped(" ".join(called(library, game, rule, lang)), most)


def called(library: RuleLibrary, game: str, rule: str, lang: str) -> tuple[str, str]:
    """What a rule is called, and what it says: its number, or of a term of a document in another language the word
    that the reader's text begins with.
    """
    text = library.digest(game, rule).text(lang)
    word, colon, told = text.partition(": ")
    return (f"{word}:", told) if colon and not rule.isascii() else (rule, text)


def rule_text(library: RuleLibrary, entry: RuleEntry, speaker: Speaker) -> str:
    """A rule in words: ours, and the official ones beside them where the operator has brought them; of a heading also
    what stands below and counts."""
    game, lang = entry.game, speaker.lang
    head = [
        speaker.text("rule-title", game=speaker.text(f"game-{game}"), rule=entry.rule, kind=entry.digest.kind),
        escaped(entry.digest.text(lang)),
        *quoted(entry.official, OFFICIAL),
    ]
    tail = [speaker.text("rule-above", rule=escaped(title(library, game, entry.above, lang)))] if entry.above else []
    tail.append(_edition(library, game, speaker))
    room = WHOLE - sum(len(line) + 1 for line in (*head, *tail))
    below = [each for each in entry.below if entry.digest.kind == "H" and library.digest(game, each).kind not in "NO"]
    lines = (f"- {escaped(title(library, game, rule, lang, LINE))}" for rule in below)
    return "\n".join([*head, *_fitting(lines, room), *tail])


def _edition(library: RuleLibrary, game: str, speaker: Speaker) -> str:
    """After what the digests are written: an edition by its number or date, or the document alone."""
    edition = library.edition(game)
    return speaker.text("rule-edition", edition=edition, numbered="yes" if edition[:1].isdigit() else "no")


def _fitting(lines: Iterable[str], room: int) -> list[str]:
    """As many lines from the first on as there is room for."""
    fitting: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*fitting, "…"]
        fitting.append(line)
    return fitting


def rule(library: RuleLibrary, entry: RuleEntry, speaker: Speaker, typed: str = "") -> Screen:
    """A rule with the ways to those around it. `typed`: what it was found by, to which a button leads back."""
    game = entry.game
    above = entry.above or (GLOSSARY if entry.rule in _terms(library, game) else CONTENTS)
    ways = {"choice-previous": entry.before, "button-rule-above": above, "choice-next": entry.after}
    seen = dict(zip(ways.values(), ways, strict=True))  # of two ways to one rule the later stands
    go = [Button(general_id(game, f"{TURN}.{to}"), speaker.text(key)) for to, key in seen.items() if to]
    show = Button(general_id(game, f"{SHOW}.{entry.rule}"), speaker.text("button-show-all"), BLUE)
    around = tuple(dict.fromkeys((*entry.below, *entry.digest.see)))
    if typed:
        go.insert(0, Button(general_id(game, f"{HITS}.{asked(game, typed)}"), speaker.text("button-rule-hits")))
    return Screen(rule_text(library, entry, speaker), (*_selects(library, game, around, speaker), (*go, show)))


def hits(library: RuleLibrary, game: str, typed: str, rules: Sequence[str], speaker: Speaker) -> Screen:
    """The rules that fit what was typed: the first of them in words, each with what it stands under, and all of them to
    be opened, from where a button leads back here."""
    head = speaker.text(
        "rule-hits", game=speaker.text(f"game-{game}"), words=escaped(clipped(typed, OPTION_TEXT)), count=len(rules)
    )
    lines = [line for rule in rules[:TOLD] for line in _hit(library, game, rule, speaker)]
    text = "\n".join([head, *lines, _edition(library, game, speaker)])
    return Screen(text, _selects(library, game, rules, speaker, "rule-more-hits", f"{HIT}.{{}}.{asked(game, typed)}"))


def _hit(library: RuleLibrary, game: str, rule: str, speaker: Speaker) -> Iterable[str]:
    """A rule that fits, and the nearest heading above it."""
    name, text = called(library, game, rule, speaker.lang)
    yield speaker.text("rule-hit", rule=escaped(name), text=escaped(clipped(text, HIT_TEXT)))
    above = library.above(game, rule)
    if above:
        yield speaker.text("rule-above", rule=escaped(title(library, game, above, speaker.lang)))


def asked(game: str, typed: str) -> str:
    """What was typed, as far as a control can carry it."""
    return typed[: CUSTOM_ID - len(general_id(game, f"{HIT}.00."))]


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
    rules = library.contents(game)
    return [each for each in rules if library.digest(game, each).kind != "H"] if len(rules) > OPTIONS else []


def _selects(
    library: RuleLibrary,
    game: str,
    rules: Sequence[str],
    speaker: Speaker,
    hint: str = "rule-related",
    verb: str = f"{TURN}.{{}}",
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
            general_id(game, verb.replace("{}", str(number), 1)),
            tuple(Pick(rule, title(library, game, rule, speaker.lang)) for rule in part),
            told,
        )
        for number, (part, told) in enumerate(zip(parts, hints, strict=True))
    )
