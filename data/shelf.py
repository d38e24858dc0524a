"""What lies ready for a game: the cards that come with it, those an operator has imported, and ready-made decks."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from data.cards import CardSet, load
from data.decks import Deck, load_decks
from data.games import folder_of
from data.sheets import CardSetError, read_files

ENDINGS = (".yaml", ".yml", ".json")


class Shelf(Struct, frozen=True, kw_only=True):
    """The cards of a game and the decks made for them. `brought`: whether there are an operator's own sets."""

    game: str
    cards: CardSet
    decks: list[Deck]
    brought: bool = False


def open_shelf(game: str, home: Path | None = None, extra: Sequence[Path] = ()) -> Shelf:
    """Everything for a game: own sets, those imported under `home`, and further files.

    Compiled texts are remembered under `home`. Raises CardSetError if a file cannot be used.
    """
    own = own_sets(game)
    if not own:
        raise CardSetError(f"there is no game called {game}")
    brought = [*imported(game, home), *extra]
    cards = load([*own, *brought], cache=None if home is None else home / "compiled")
    decks = load_decks(folder_of(game) / "decks", cards.cards)
    return Shelf(game=game, cards=cards, decks=decks, brought=bool(brought))


def open_shelves(games: Iterable[str], home: Path, extra: Sequence[Path] = ()) -> dict[str, Shelf]:
    """The shelf of each of these games that comes with cards; a further file goes where it says that it belongs.

    Raises CardSetError.
    """
    further = {path: read_files([path]).game for path in extra}
    return {
        game: open_shelf(game, home, [path for path, its in further.items() if its == game])
        for game in games
        if own_sets(game)
    }


def own_sets(game: str) -> list[Path]:
    """The card files that come with a game."""
    return sorted((folder_of(game) / "cards").glob("*.yaml"))


def imported(game: str, home: Path | None) -> list[Path]:
    """Files of an operator's own card sets, in the order of their names."""
    if home is None:
        return []
    return sorted(path for path in (home / "cards" / game).glob("*") if path.suffix in ENDINGS)


def import_cards(game: str, home: Path, files: Sequence[Path]) -> CardSet:
    """Put card files into the store's folder, if they can be read together with what is there; gives the new set.

    Raises CardSetError, and then nothing has been kept.
    """
    shelf = open_shelf(game, home, files)
    folder = home / "cards" / game
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copyfile(file, folder / file.name)
    return shelf.cards
