"""What can be said about one card, as it is or as a viewer sees it, and comparing it with what a script says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET

from engine.kernel.state.game import Game
from engine.kernel.views.view import View
from engine.manifest.dialect.cast import Cast
from engine.manifest.dialect.form import SEATS, CardExpect
from engine.scenario.script import Scenario

_KEYWORD = re.compile(r"(.*?)(?: \+?(\d+))?", re.DOTALL)


def facts(game: Game, scenario: Scenario, number: int) -> dict[str, object]:
    """A card as it is now; the state of a piece belongs to its top card."""
    general = {"seat": SEATS[game.owner[number]], "keywords": game.look(game.state.refs[number]).keywords}
    return general | scenario.dialect.facts(game, scenario.cast, number)


def seen_facts(view: View, scenario: Scenario, number: int, ref: int) -> dict[str, object]:
    """A card as a viewer sees it; in the zone `hidden` if he does not."""
    key, dialect = scenario.cast.placed[number].key, scenario.dialect
    for seat in view.seats:
        facts: dict[str, object] = {"seat": SEATS[seat.seat]}
        for zone, cards in (("discard", seat.discard), ("hand", seat.hand or ()), *seat.zones.items()):
            if any(card.ref == ref and card.key == key for card in cards):
                return facts | {"zone": dialect.words.get(zone, zone)}
        for piece in seat.pieces:
            if piece.ref == ref and piece.key == key:
                return facts | {"keywords": dict(piece.keywords)} | dialect.piece_seen(view, piece)
            if piece.ref == ref and key in piece.under:
                return facts | {"zone": "under"}
    return {"zone": "hidden"}


def compared(scenario: Scenario, name: str, wanted: CardExpect, facts: Mapping[str, object]) -> Iterator[str]:
    """What of a card is otherwise than wanted."""
    for key in wanted.__struct_fields__:
        value = getattr(wanted, key)
        if value is UNSET:
            continue
        if key not in facts:
            yield f"{name} has no {key}: it is in the zone {facts['zone']}"
        elif not _same(scenario, key, value, facts[key]):
            yield f"{name}: {key} is {_shown(facts[key])}, not {_shown(value)}"


def _same(scenario: Scenario, key: str, wanted: object, actual: object) -> bool:
    if key in scenario.dialect.names and wanted is not None and actual is not None:
        return _keys(scenario.cast, wanted) == _keys(scenario.cast, actual)
    if key == "keywords":
        assert isinstance(actual, dict)
        return _keywords_fit(wanted, actual)
    return scenario.dialect.words.get(str(wanted), wanted) == actual if key == "zone" else wanted == actual


def _keys(cast: Cast, names: object) -> list[str]:
    """The cards that names mean, copies not told apart."""
    listed: Sequence[object] = names if isinstance(names, list) else [names]
    return [cast.placed[number].key for name in listed for number in cast.numbers(str(name))[:1]]


def _keywords_fit(wanted: object, actual: Mapping[str, int]) -> bool:
    """A list is complete (`resist 2`: with its number); a map says of each whether it is there, or its number."""
    if isinstance(wanted, dict):
        return all(
            (name in actual) == value if isinstance(value, bool) else actual.get(name) == value
            for name, value in wanted.items()
        )
    assert isinstance(wanted, list)
    written: dict[str, int | None] = {}
    for each in wanted:
        word = _KEYWORD.fullmatch(str(each))
        assert word is not None
        written[word[1].casefold().replace(" ", "_")] = None if word[2] is None else int(word[2])
    return written.keys() == actual.keys() and all(
        number is None or actual[name] == number for name, number in written.items()
    )


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" if number else str(name) for name, number in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value)
