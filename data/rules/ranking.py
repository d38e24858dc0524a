"""Which rules answer a question best: those that speak of the most and the rarest of what it asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from math import log
from typing import Final

from msgspec import Struct

from data.rules.asking import Concept

NAMED, SAID, ABOVE, OFFICIAL = 1.25, 1.0, 0.7, 0.5
"""How much it counts where something stands: among a rule's own words, in it, in a heading above it, in the publisher's
text."""
PART: Final = 0.6
"""How much of a word counts of which only two signs after one another stand there."""
WEIGHT: Final = {"H": 0.8, "N": 0.35, "O": 0.35}
"""How much a rule counts that says no more than what comes below it, or nothing that is played by."""
LONG: Final = 1200
"""A rule of so many letters counts half."""
WHOLE: Final = 3.0
"""How much more a rule counts of which what was typed is all that it says."""
BEGUN: Final = 2.0
"""The same where it only begins so, of a word whose meaning is asked for."""
MOSTLY: Final = 0.5
"""A topic of so much of a question comes before what only speaks of its words."""

NEAR: Final = 10
"""An answer that is among so many that speak of the words comes before the others of its topic."""


class Indexed(Struct, frozen=True):
    """A rule as it is looked through, each text as `spelt` with a space at either end."""

    rule: str
    kind: str
    named: str
    said: str
    above: str
    official: str
    titles: tuple[str, ...] = ()


class Topic(Struct, frozen=True):
    """The rules that answer what is asked about, and how much of the question that is: 0 to 1."""

    rules: tuple[str, ...]
    share: float


def ranked(
    asked: Sequence[Concept], rules: Sequence[Indexed], typed: str = "", topics: Sequence[Topic] = (), term: str = ""
) -> list[str]:
    """The numbers of the rules that speak of any of it, the best first; of two alike the earlier. `typed`: the whole of
    what was typed, as `spelt`; `topics`: the rules of what it is known to ask about; `term`: the word whose meaning is
    asked for, as `spelt`, "" for none.
    """
    found_in = [[_where(concept, rule) for rule in rules] for concept in asked]
    rarity = [_rarity(places) for places in found_in]
    whole = sum(rarity) or 1.0
    scored = []
    for at, rule in enumerate(rules):
        total = sum(places[at] * rare for places, rare in zip(found_in, rarity, strict=True))
        if total:
            share = sum(rare for places, rare in zip(found_in, rarity, strict=True) if places[at]) / whole
            scored.append((-total * share * _weight(rule, typed, term) * _density(rule), at))
    return _merged([rules[at].rule for _, at in sorted(scored)], topics)


def _rarity(places: Sequence[float]) -> float:
    """How much it says that a rule speaks of something: the more, the fewer do as plainly."""
    plainly = min(SAID, max(places, default=0.0)) or SAID
    return log(1 + len(places) / (1 + sum(place >= plainly for place in places)))


def _merged(fitting: Sequence[str], topics: Sequence[Topic]) -> list[str]:
    """What speaks of the words and what answers the topics by turns: whoever is wrong leaves room for the other."""
    near = set(fitting[:NEAR])
    nearest = (sorted(topic.rules, key=lambda rule: rule not in near) for topic in topics)
    known = [rule for rules in zip_longest(*nearest) for rule in rules if rule]
    first, second = (known, fitting) if topics and topics[0].share >= MOSTLY else (fitting, known)
    return list(dict.fromkeys(rule for pair in zip_longest(first, second) for rule in pair if rule))


def _weight(rule: Indexed, typed: str, term: str = "") -> float:
    """How much a rule counts by itself, one above all that says nothing but what was typed."""
    if typed in rule.titles or (term and term in rule.titles):
        return WHOLE
    is_begun = rule.kind == "H" and term and any(title.startswith(term) for title in rule.titles)
    return BEGUN if is_begun else WEIGHT.get(rule.kind, 1.0)


def _density(rule: Indexed) -> float:
    """A little less for a long rule, which speaks of much."""
    return 1 / (1 + len(rule.said) / LONG)


def _where(concept: Concept, rule: Indexed) -> float:
    """How much a rule speaks of something: by the way and the place in which it does most."""
    return max(_of(way, rule, concept.whole) * (1.0 if not nth else 0.95) for nth, way in enumerate(concept.ways))


def _of(way: str, rule: Indexed, whole: bool) -> float:
    for weight, text in ((NAMED, rule.named), (SAID, rule.said), (ABOVE, rule.above), (OFFICIAL, rule.official)):
        if stands(way, text):
            return weight
    parted = not whole and not way.isascii() and len(way) > 2
    pairs = {way[at : at + 2] for at in range(len(way) - 1)} if parted else set()
    own = f"{rule.named}{rule.said}"
    return PART * sum(pair in own for pair in pairs) / len(pairs) if pairs else 0.0


def stands(way: str, text: str) -> bool:
    """Whether a word stands in a text: one of Latin letters or digits as a whole."""
    return f" {way} " in text if way.isascii() and not way.isdigit() else way in text


def spaced(texts: Iterable[str]) -> str:
    """Texts in one, with a space at either end."""
    return f" {' '.join(texts)} "
