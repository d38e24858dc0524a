"""What can be said about one card, as it is or as a viewer sees it, and comparing it with what a script says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET

from engine.kernel.game import Game
from engine.kernel.view import PieceView, View
from engine.scenario.cast import Cast
from engine.scenario.form import SEATS, CardExpect

_KEYWORD = re.compile(r"(.*?)(?: \+?(\d+))?", re.DOTALL)


def facts(game: Game, cast: Cast, number: int) -> dict[str, object]:
    """A card as it is now; the state of a piece belongs to its top card."""
    ref = game.state.refs[number]
    look, piece = game.look(ref), game.state.field.get(ref)
    on_top = piece is not None and piece.cards[0] == number
    zone = game.state.zone[number]
    elsewhere = game.rules.zones[zone] if zone >= 0 else "nowhere"
    found: dict[str, object] = {
        "zone": "field" if on_top else "under" if piece else elsewhere, "seat": SEATS[game.owner[number]],
        "keywords": look.keywords, "cost": cast.dialect.cost_now(game, ref),
    }
    found |= {name: look.stats[name] for name in cast.dialect.stats if name in look.stats}
    if piece is not None and on_top:
        place = game.state.field.get(piece.at)
        found |= {
            "damage": piece.damage, "exerted": piece.exerted, "ready": not piece.exerted, "dry": piece.dry,
            "under": [cast.placed[card].key for card in piece.cards[1:]],
            "at": cast.placed[place.cards[0]].key if place else None,
        }
    return found


def seen_facts(view: View, cast: Cast, number: int, ref: int) -> dict[str, object]:
    """A card as a viewer sees it; in the zone `hidden` if he does not."""
    key = cast.placed[number].key
    for seat in view.seats:
        found: dict[str, object] = {"seat": SEATS[seat.seat]}
        for zone, cards in (("discard", seat.discard), ("hand", seat.hand or ())):
            if any(card.ref == ref and card.key == key for card in cards):
                return found | {"zone": zone}
        for piece in seat.pieces:
            if piece.ref == ref and piece.key == key:
                return found | _piece_facts(view, piece, cast.dialect.stats)
            if piece.ref == ref and key in piece.under:
                return found | {"zone": "under"}
    return {"zone": "hidden"}


def _piece_facts(view: View, piece: PieceView, stats: Sequence[str]) -> dict[str, object]:
    places = {other.ref: other.key for seat in view.seats for other in seat.pieces}
    found: dict[str, object] = {name: piece.stats[name] for name in (*stats, "cost") if name in piece.stats}
    return found | {
        "zone": "field", "keywords": dict(piece.keywords), "damage": piece.damage, "exerted": piece.exerted,
        "ready": not piece.exerted, "dry": piece.dry, "under": list(piece.under), "at": places.get(piece.at),
    }


def compared(cast: Cast, name: str, wanted: CardExpect, found: Mapping[str, object]) -> Iterator[str]:
    """What of a card is otherwise than wanted."""
    for key in wanted.__struct_fields__:
        value = getattr(wanted, key)
        if value is UNSET:
            continue
        if key not in found:
            yield f"{name} has no {key}: it is in the zone {found['zone']}"
        elif not _same(cast, key, value, found[key]):
            yield f"{name}: {key} is {_shown(found[key])}, not {_shown(value)}"


def _same(cast: Cast, key: str, wanted: object, found: object) -> bool:
    match key:
        case "zone":
            return {"play": "field"}.get(str(wanted), wanted) == found
        case "under" | "at" if wanted is not None and found is not None:
            return _keys(cast, wanted) == _keys(cast, found)
        case "keywords":
            assert isinstance(found, dict)
            return _keywords_fit(wanted, found)
    return wanted == found


def _keys(cast: Cast, names: object) -> list[str]:
    """The cards that names mean, copies not told apart."""
    listed: Sequence[object] = names if isinstance(names, list) else [names]
    return [cast.placed[number].key for name in listed for number in cast.numbers(str(name))[:1]]


def _keywords_fit(wanted: object, found: Mapping[str, int]) -> bool:
    """A list is complete (`resist 2`: with its number); a map says of each whether it is there, or its number."""
    if isinstance(wanted, dict):
        return all(
            (name in found) == value if isinstance(value, bool) else found.get(name) == value
            for name, value in wanted.items()
        )
    assert isinstance(wanted, list)
    written: dict[str, int | None] = {}
    for each in wanted:
        word = _KEYWORD.fullmatch(str(each))
        assert word is not None
        written[word[1].casefold().replace(" ", "_")] = None if word[2] is None else int(word[2])
    return written.keys() == found.keys() and all(
        number is None or found[name] == number for name, number in written.items()
    )


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number}" if number else str(name) for name, number in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value)
