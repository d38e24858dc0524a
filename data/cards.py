"""Card sets: printed cards whose texts were read into trees, and the report on those whose were not."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal, TypedDict

import msgspec
from msgspec import Struct

from data import card_phrases
from data.card_phrases import PhrasesReport
from data.card_texts import Compiled, Compiler, DeclinedText
from data.catalogue import catalogue
from data.remembered import keep, recall, sources
from data.sheets import CardSetError, Sheets, read_files, split_names
from engine.games.registry import MANIFESTS
from engine.kernel.cards.card import Card
from engine.kernel.cards.tree import Ability, Node, Tree
from engine.wording import Lang, Lexicon

__all__ = [
    "Block",
    "CardSet",
    "CardSetError",
    "TextVerdict",
    "blocks",
    "check_report",
    "load",
    "name_lexicon",
    "phrases_report",
]

Result = Literal["exact", "alternate", "declined"]
_LANGUAGES: tuple[Lang, ...] = ("en", "ja")


class TextVerdict(Struct, frozen=True):
    """How a card's text was taken: `exact` if its tree prints back to the whole normal text in each language it has,
    `alternate` if only another source's text does (`why` says what kept the first out) or other words (`why` says
    which), or `declined`, at its places and for its reasons.
    `blocked_by`: the words at which each line of its texts stopped. `warnings`: what is read
    and yet can hardly be meant.
    """

    id: str
    result: Result
    at: str = ""
    why: str = ""
    blocked_by: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def said(self) -> tuple[str, ...]:
        """Why, and every warning."""
        return (*((self.why,) if self.why else ()), *self.warnings)


class CardSet(Struct, frozen=True, kw_only=True):
    """Cards ready to be played, by key.

    `verdicts`: one for each printed card in file order, declined ones too. `ability_names`: by card key and language,
    one for each ability of the tree, "" where it has none. `codes`: set codes as printed, and what keys call the set.
    `words`: by language, what is printed for a class or keyword, with its id.
    """

    game: str
    cards: dict[str, Card]
    verdicts: tuple[TextVerdict, ...]
    ability_names: dict[str, dict[str, tuple[str, ...]]]
    codes: dict[str, str]
    words: dict[str, dict[str, str]] = {}

    @property
    def lexicon(self) -> Lexicon:
        """What texts may call by name: the cards and classes of this pool."""
        return Lexicon(name_lexicon(self.cards.values()), self.words)


class CheckReport(TypedDict):
    """How many cards were taken how, and the verdict on each."""

    totals: dict[str, int]
    cards: list[dict[str, str]]


class Block(Struct, frozen=True):
    """Words that the grammar declines, and the cards that nothing else keeps out."""

    words: str
    cards: tuple[str, ...]


def load(paths: Path | Sequence[Path], *, cache: Path | None = None) -> CardSet:
    """The cards of these files; a card whose text is declined is left out, and its verdict says why.

    A facts file in English and one in Japanese are joined by id. `cache`: a folder in which the cards of the same files
    are remembered, and compiled texts where files have changed. Raises CardSetError if a file cannot be used.
    """
    files = [paths] if isinstance(paths, Path) else paths
    remembered = cache / f"cards-{_fingerprint(files)}.msgpack" if cache else None
    known = recall(remembered, CardSet)
    if known is None:
        known = _read(read_files(files), cache)
        keep(remembered, known)
    return known


def _fingerprint(files: Iterable[Path]) -> str:
    """Of what the files hold, and of all that reads them."""
    digest = hashlib.sha256(
        sources(
            "data",
            "engine/wording",
            "engine/games",
            "engine/kernel/cards/card.py",
            "engine/kernel/cards/tree.py",
            "engine/reader.py",
        )
    )
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes() if file.is_file() else b"").digest())
    return digest.hexdigest()[:24]


def _read(sheets: Sheets, cache: Path | None) -> CardSet:
    compiler = Compiler(sheets.game, Lexicon(name_lexicon(sheets.cards.values()), sheets.words), cache)
    judged = [
        _refused(card, sheets.refused[card.key])
        if card.key in sheets.refused
        else _with_back(_chosen(card, sheets.others.get(card.key, {}), compiler), compiler)
        for card in sheets.cards.values()
    ]
    compiler.remember()
    return _card_set(sheets, judged)


def name_lexicon(cards: Iterable[Card]) -> dict[str, str]:
    """The names of cards as printed in any language, each with the name that trees use (LOR 6.2.4, 6.2.4.1)."""
    lexicon: dict[str, str] = {}
    for card in cards:
        for name in card.name.values():
            printed = split_names(name)
            if len(printed) == len(card.id_name):
                lexicon.update(zip(printed, card.id_name, strict=True))
    return lexicon


def check_report(cards: CardSet) -> CheckReport:
    """The document of `bot.py cards check --json`."""
    counts = Counter(verdict.result for verdict in cards.verdicts)
    totals = {"cards": len(cards.verdicts)} | {result: counts[result] for result in ("exact", "alternate", "declined")}
    rows = [
        {"id": verdict.id, "result": verdict.result, "at": verdict.at, "why": "; ".join(verdict.said)}
        for verdict in cards.verdicts
    ]
    return {"totals": totals, "cards": rows}


def blocks(cards: CardSet) -> list[Block]:
    """What is declined, the words that alone keep out the most cards first."""
    alone: dict[str, list[str]] = {}
    for verdict in cards.verdicts:
        for words in verdict.blocked_by:
            alone.setdefault(words, [])
            if len(verdict.blocked_by) == 1:
                alone[words].append(verdict.id)
    ranked = sorted(alone.items(), key=lambda item: (-len(item[1]), item[0]))
    return [Block(words, tuple(ids)) for words, ids in ranked]


def phrases_report(cards: CardSet) -> tuple[PhrasesReport, list[str]]:
    """The document and the lines of `bot.py cards check --phrases`: each phrase with the cards that use it."""
    return card_phrases.report(cards.cards.values(), MANIFESTS[cards.game].grammar, cards.lexicon)


# --- one card ------------------------------------------------------------------------------------------------------

_Judged = tuple[Card, TextVerdict, dict[str, tuple[str, ...]]]


def _card_set(sheets: Sheets, judged: Sequence[_Judged]) -> CardSet:
    taken = {card.key: (card, names) for card, verdict, names in judged if verdict.result != "declined"}
    return CardSet(
        game=sheets.game,
        cards={key: card for key, (card, _) in taken.items()},
        verdicts=tuple(verdict for _, verdict, _ in judged),
        ability_names={key: names for key, (_, names) in taken.items()},
        codes=sheets.codes,
        words=sheets.words,
    )


def _refused(card: Card, reason: str) -> _Judged:
    """A card that could not be played whatever its text says."""
    return card, TextVerdict(card.key, "declined", why=catalogue().text("en", reason)), {}


def _chosen(card: Card, others: Mapping[str, str], compiler: Compiler) -> _Judged:
    """By the first source's text, else by the other's, where that one reads and means what the other language does."""
    first = _judged(card, {}, compiler)
    if not others or (first[1].result == "exact" and not first[1].why):
        return first
    second = _judged(card, others, compiler)
    if second[1].result == "declined" or second[1].why:
        return first
    made, _, names = second
    made = msgspec.structs.replace(made, text=made.text | dict(others))
    return made, TextVerdict(card.key, "alternate", first[1].at, f"by the other source's text: {first[1].why}"), names


def _with_back(judged: _Judged, compiler: Compiler) -> _Judged:
    """A card's other side is read like a card; if it is declined, so is the card."""
    card, front, names = judged
    if card.back is None or front.result == "declined":
        return judged
    back, verdict, _ = _judged(card.back, {}, compiler)
    if verdict.result == "declined":
        return card, verdict, {}
    both = msgspec.structs.replace(
        front,
        result=front.result if verdict.result == "exact" else verdict.result,
        why="; ".join(why for why in (front.why, verdict.why) if why),
        warnings=(*front.warnings, *verdict.warnings),
    )
    return msgspec.structs.replace(card, back=back), both, names


def _judged(card: Card, others: Mapping[str, str], compiler: Compiler) -> _Judged:
    readings = {lang: compiler.read(card, lang, others.get(lang, "")) for lang in _LANGUAGES if lang in card.text}
    refused = [reading for reading in readings.values() if isinstance(reading, DeclinedText)]
    if refused:
        return card, _declined(card.key, refused), {}
    read = {lang: reading for lang, reading in readings.items() if isinstance(reading, Compiled)}
    difference = _difference(read)
    known = compiler.differences.get(card.key)
    if difference and not known:
        return card, TextVerdict(card.key, "declined", *difference, ("en ≠ ja",)), {}
    if not read:
        return card, TextVerdict(card.key, "exact"), {}
    tree = next(iter(read.values())).abilities  # where the two differ the English one is official (LOR 1.1.1)
    names = {str(lang): _ordered(reading, tree) for lang, reading in read.items()}
    told = {lang: words for reading in read.values() for lang, words in reading.told.items()}
    made = msgspec.structs.replace(card, abilities=tree, told=told)
    if difference:
        return made, TextVerdict(card.key, "exact", difference[0], str(known)), names
    exact = all(reading.exact for reading in read.values())
    changes = "; ".join(f"{lang}: read {reading.changes}" for lang, reading in read.items() if reading.changes)
    unknown = compiler.unknown_names(tree)
    return made, TextVerdict(card.key, "exact" if exact else "alternate", why=changes, warnings=unknown), names


def _declined(key: str, refused: Sequence[DeclinedText]) -> TextVerdict:
    places = ", ".join(each.at for each in refused)
    reasons = "; ".join(each.why for each in refused)
    return TextVerdict(
        key, "declined", places, reasons, tuple(dict.fromkeys(words for each in refused for words in each.excerpts))
    )


def _difference(read: Mapping[Lang, Compiled]) -> tuple[str, str] | None:
    """Where the two languages mean different things; the order in which abilities are printed means nothing."""
    if len(read) < len(_LANGUAGES):
        return None
    en, ja = (list(read[lang].abilities) for lang in _LANGUAGES)
    only_en = [ability for ability in en if ability not in ja]
    only_ja = [ability for ability in ja if ability not in en]
    if len(en) == len(ja) and not only_en and not only_ja:
        return None
    at = f"ability {en.index(only_en[0]) + 1}" if only_en else f"ability {len(en) + 1}"
    return at, f"the languages differ: en {_shown(only_en)}; ja {_shown(only_ja)}"


def _shown(abilities: Sequence[Ability]) -> str:
    return ", ".join(_plain(ability) for ability in abilities) or "nothing"


def _plain(value: object) -> str:
    """A tree on one line, with only what is not a default."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_plain, value))}]"
    if not isinstance(value, Node):
        return repr(value)
    told = []
    for field in msgspec.structs.fields(value):
        part = getattr(value, field.name)
        if part != field.default:
            told.append(f"{field.name}={_plain(part)}")
    return f"{type(value).__name__}({', '.join(told)})"


def _ordered(reading: Compiled, tree: Tree) -> tuple[str, ...]:
    """The names of a reading in the order of the tree's abilities."""
    if reading.abilities == tree or any(ability not in tree for ability in reading.abilities):
        return reading.names
    left = list(zip(reading.abilities, reading.names, strict=True))
    names = []
    for ability in tree:
        at = next(index for index, (other, _) in enumerate(left) if other == ability)
        names.append(left.pop(at)[1])
    return tuple(names)
