"""The library of rules: digests, official texts where an operator has brought them, and a search over both."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from data.rules.asking import concepts, spelt, term_of, written
from data.rules.digests import Digest, digests, edition, games, terms
from data.rules.official import read_kept, stamp
from data.rules.ranking import Indexed, ranked, spaced
from data.rules.topics import topical

SECTION = 3
"""How many digits number a section where its first digit is the chapter."""


class RuleEntry(Struct, frozen=True):
    """A rule that was looked up: its number, its digest, its official text ("" where there is none), what stands above
    it, below it, before and after it, by number.
    """

    game: str
    rule: str
    digest: Digest
    official: str
    above: str
    below: tuple[str, ...]
    before: str
    after: str


class RuleLibrary:
    """Looks rules up. May be used from any thread; a look-up takes a few milliseconds. Raises BadDigest."""

    def __init__(self, home: Path) -> None:
        self._rules: Mapping[str, Mapping[str, Digest]] = {game: digests(game) for game in games()}
        self._terms = {game: terms(game) for game in self._rules}
        self._editions = {game: edition(game) for game in self._rules}
        self._home = home
        self._stamps = {game: stamp(home, game) for game in self._rules}
        self._official = {game: read_kept(home, game) for game in self._rules}
        self._above = {
            game: {rule: each.under or above(rule, rules) for rule, each in rules.items()}
            for game, rules in self._rules.items()
        }
        self._indexed = {game: tuple(self._lines(game)) for game in self._rules}

    def __reduce__(self) -> tuple[Callable[[Path], RuleLibrary], tuple[Path]]:
        """Another process reads the same one for itself, once."""
        return _library_of, (self._home,)

    def _refresh(self, game: str) -> None:
        """Take up a publisher's text that was brought, or taken away, since."""
        if game in self._stamps and self._stamps[game] != (now := stamp(self._home, game)):
            self._stamps[game] = now
            self._official[game] = read_kept(self._home, game)
            self._indexed[game] = tuple(self._lines(game))

    @property
    def games(self) -> tuple[str, ...]:
        """Every game whose rules can be looked up."""
        return tuple(game for game, rules in self._rules.items() if rules)

    def has(self, game: str, rule: str) -> bool:
        """Whether there is such a rule."""
        return rule in self._rules.get(game, {})

    def digest(self, game: str, rule: str) -> Digest:
        """A rule in our words. Raises LookupError."""
        return self._rules[game][rule]

    def term(self, game: str, group: str, name: str) -> str:
        """The number of the rule of something that stands on cards, by vocabulary and id; "" if there is none."""
        return self._terms.get(game, {}).get((group, name), "")

    def edition(self, game: str) -> str:
        """Which edition of a game's rules the digests follow. Raises LookupError."""
        return self._editions[game]

    def rule(self, game: str, number: str) -> RuleEntry | None:
        """A rule by its number, however it was typed; None if there is none."""
        self._refresh(game)
        number = self._number(game, number)
        if not number:
            return None
        order, parents = list(self._rules[game]), self._above[game]
        at = order.index(number)
        return RuleEntry(
            game=game,
            rule=number,
            digest=self._rules[game][number],
            official=self._official[game].get(number, ""),
            above=parents[number],
            below=tuple(rule for rule in order if parents[rule] == number),
            before=order[at - 1] if at else "",
            after=order[at + 1] if at + 1 < len(order) else "",
        )

    def search(self, game: str, typed: str, most: int = 25) -> list[str]:
        """The numbers of the rules that fit best: those that begin with a number that was typed, then those that speak
        of the most of what is asked for, in whatever language and words.
        """
        self._refresh(game)
        rules = self._rules.get(game, {})
        start = plain(typed)
        numbered = [rule for rule in rules if plain(rule).startswith(start)]
        fitting = self._fitting(game, typed) if typed.strip() else []
        return list(dict.fromkeys((*numbered, *fitting)))[:most]

    def _fitting(self, game: str, typed: str) -> list[str]:
        asked = written(typed)
        rules = self._indexed.get(game, ())
        return ranked(concepts(game, asked), rules, spelt(typed), topical(game, asked), term_of(typed))

    def above(self, game: str, rule: str) -> str:
        """The number of what a rule stands under, "" for nothing."""
        return self._above.get(game, {}).get(rule, "")

    def contents(self, game: str) -> list[str]:
        """The rules that stand under no other, in the order of the document."""
        return [rule for rule, parent in self._above.get(game, {}).items() if not parent]

    def _number(self, game: str, typed: str) -> str:
        rules = self._rules.get(game, {})
        if typed in rules:
            return typed
        return next((rule for rule in rules if plain(rule) == plain(typed)), "")

    def _lines(self, game: str) -> Iterator[Indexed]:
        rules, parents, official = self._rules[game], self._above[game], self._official[game]
        for rule, digest in rules.items():
            above_it = [text for each in _chain(parents, rule) for text in (rules[each].en, rules[each].ja)]
            yield Indexed(
                rule=rule,
                kind=digest.kind,
                named=spaced(map(spelt, (*([] if rule[:1].isdigit() else [rule]), *digest.words))),
                said=spaced(map(spelt, (digest.en, digest.ja))),
                above=spaced(map(spelt, above_it)),
                official=spaced([spelt(official.get(rule, ""))]),
                titles=(spelt(digest.en), spelt(digest.ja)),
            )


@cache
def _library_of(home: Path) -> RuleLibrary:
    return RuleLibrary(home)


def _chain(parents: Mapping[str, str], rule: str) -> Iterator[str]:
    """All that a rule stands under, the nearest first."""
    while rule := parents[rule]:
        yield rule


def plain(number: str) -> str:
    """A rule's number as people type it: without marks of width, case and ends.

    >>> plain(" ４．３．１. "), plain("pm-Support-1")
    ('4.3.1', 'pm-support-1')
    """
    return unicodedata.normalize("NFKC", number).casefold().strip().strip(".")


def above(number: str, rules: Container[str]) -> str:
    """The nearest rule that a number belongs under, "" for none.

    >>> above("10.12.1", ["10.1", "10.12"]), above("1-3.4.1a", ["1-3.0.0", "1-3.4.0"]), above("203.1", ["2"])
    ('10.12', '1-3.4.0', '2')
    """
    cut = number
    while cut:
        cut = _shorter(cut)
        for each in (cut, f"{cut}.0", f"{cut}.0.0"):
            if each != number and each in rules:
                return each
    return ""


def _shorter(number: str) -> str:
    """A number without its last part: a letter after a digit, a part, or what numbers a section in its chapter."""
    if re.search(r"\d[a-z]$", number):
        return number[:-1]
    head = re.sub(r"[.-]?[^.-]+$", "", number)
    return number[0] if not head and len(number) == SECTION and number.isdecimal() else head
