"""Words of every game: names between brackets, words that a card pool brings, what a card calls itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.kernel.cards.tree import This

from .book import ReadingContext, Token

LANGS = ("ja", "en")


def names_between(closing: str, longest: int = 60) -> tuple[Token, Token]:
    """The token `name` of both languages, up to the bracket that closes it; a tree holds the English name where the
    lexicon knows it, else the name as printed."""

    def read(text: str, at: int, context: ReadingContext) -> list[tuple[object, int]]:
        end = text.find(closing, at, at + longest)
        return [(context.names.get(text[at:end], text[at:end]), end)] if end > at else []

    def japanese(value: object, context: ReadingContext) -> tuple[str, ...]:
        if not isinstance(value, str) or not value or closing in value:
            return ()
        return (*(name for name, known in context.names.items() if known == value and name != value), value)

    def english(value: object, context: ReadingContext) -> tuple[str, ...]:
        return japanese(value, context)[-1:]

    return Token("name", "ja", read, japanese), Token("name", "en", read, english)


def _listed(language: str, context: ReadingContext) -> dict[str, str]:
    return dict(context.classes.get(language, {}))


def of_the_pool(
    sort: str,
    words: Callable[[str, ReadingContext], dict[str, str]] = _listed,
    spellings: tuple[str, ...] = ("{}",),
) -> tuple[Token, ...]:
    """What the lexicon lists as words with their meanings, or what `words` makes of it; `spellings`: how each may be
    written, {} standing for the word."""

    def token(language: str) -> Token:
        def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
            for printed, name in words(language, context).items():
                for spelling in spellings:
                    if text.startswith(written := spelling.replace("{}", printed), at):
                        yield name, at + len(written)

        def write(value: object, context: ReadingContext) -> tuple[str, ...]:
            printed = [word for word, name in words(language, context).items() if name == value]
            return tuple(spelling.replace("{}", word) for spelling in spellings for word in printed)

        return Token(sort, language, read, write)

    return tuple(token(language) for language in LANGS)


def capital(name: str) -> str:
    """As it stands at the beginning of a sentence."""
    return name[0].upper() + name[1:]


def called(names: Iterable[str], language: str) -> tuple[str, ...]:
    """Each name as it is printed; English has capitals besides."""
    given = tuple(names)
    return (*given, *map(capital, given)) if language == "en" else given


def this_card(names: Callable[[str, ReadingContext], Iterable[str]], firsts: str = "こtT") -> tuple[Token, ...]:
    """The token `this` of both languages. `names`: what the card calls itself, the preferred name first; `firsts`: the
    letters that these begin with."""

    def token(language: str) -> Token:
        def read(text: str, at: int, context: ReadingContext) -> Iterable[tuple[object, int]]:
            for name in names(language, context):
                if text.startswith((name, capital(name)), at):
                    yield This(), at + len(name)

        def write(value: object, context: ReadingContext) -> tuple[str, ...]:
            return called(names(language, context), language) if isinstance(value, This) else ()

        return Token("this", language, read, write, frozenset(firsts))

    return tuple(token(language) for language in LANGS)
