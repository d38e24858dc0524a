"""How words of a template change their form. `<draw>` in a template stands for every form of its verb or noun."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

_GODAN = {
    "く": ("き", "いて", "か"),
    "す": ("し", "して", "さ"),
    "う": ("い", "って", "わ"),
    "つ": ("ち", "って", "た"),
}


_NOT = {"ある": "ない", "いなかった": "いた", "いた": "いない", "った": "っていない", "いない": "いる", "ない": "ある"}
"""Words that say no in a way of their own; what says no already says yes."""
_ODD = {
    "have": "has",
    "hero": "heroes",
    "lady": "ladies",
    "gentleman": "gentlemen",
    "don't": "doesn't",
    "can": "can",
    "can't": "can't",
    "may": "may",
    "must": "must",
}


@dataclass(frozen=True, slots=True)
class Language:
    """A language's forms by suffix of the sort: `act` holds the plain form, `act.te` the one in て.

    `tight`: no spaces around punctuation. `cased`: sentences begin with a capital.
    """

    id: str
    forms: Mapping[str, Callable[[str], str]]
    tight: bool = False
    cased: bool = False


def _stem(verb: str) -> tuple[str, str, str, str]:
    """The verb without its ending, and the endings: 連用形, て形, 未然形."""
    if verb == "ある":
        return "あ", "り", "って", ""
    if verb.endswith("する"):
        return verb[:-2], "し", "して", "し"
    if verb.endswith("である"):
        return verb[:-3], "で", "で", "で"
    if verb.endswith("い"):
        return verb[:-1], "く", "くて", "く"
    if verb.endswith("た"):
        return verb, "", "", ""
    if verb.endswith("る"):
        return verb[:-1], "", "て", ""
    return verb[:-1], *_GODAN[verb[-1]]


def _renyou(verb: str) -> str:
    stem, ending, _, _ = _stem(verb)
    return stem + ending


def _te(verb: str) -> str:
    stem, _, ending, _ = _stem(verb)
    return stem + ending


def _nai(verb: str) -> str:
    for known, no in _NOT.items():
        if verb.endswith(known):
            return verb.removesuffix(known) + no
    stem, _, _, ending = _stem(verb)
    return stem + ending + "ない"


def _nara(verb: str) -> str:
    return verb.removesuffix("である")


def _s(word: str) -> str:
    """Third person of a verb, plural of a noun."""
    if word in _ODD:
        return _ODD[word]
    return word + ("es" if word.endswith(("sh", "ch", "s", "x")) else "s")


JAPANESE = Language("ja", {"": str, "te": _te, "i": _renyou, "nai": _nai, "nara": _nara}, tight=True)
ENGLISH = Language("en", {"": str, "s": _s}, cased=True)
