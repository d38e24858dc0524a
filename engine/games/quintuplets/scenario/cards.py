"""The cards of a scenario of the Quintuplets: by printed numbers and text."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from engine.games.quintuplets.printed import STATS
from engine.games.quintuplets.scenario.form import QuintupletsCard
from engine.kernel.cards.card import Card
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import by_language, class_id, split_names

HERO = "some-hero"


def _blank(key: str, kind: str, name: str, **stats: int) -> Card:
    return Card(key=key, kind=kind, name={"en": name}, id_name=(name,), stats=stats)


BLANKS: Mapping[str, Card] = {
    card.key: card for card in (_blank(FILLER, "event", "Filler"), _blank(HERO, "hero", "A Hero", need=9))
}


def printed(key: str, entry: QuintupletsCard) -> Card:
    """The card of an entry, its text unread. Raises ScenarioError, which begins with the card's key."""
    stats = {"power": entry.power, "bonus": entry.bonus, "need": entry.need}
    given = {name: value for name, value in stats.items() if value is not UNSET}
    needed, _ = STATS[entry.type]
    if missing := sorted(needed - given.keys()):
        raise ScenarioError(f"{key}: this {entry.type} needs {', '.join(missing)}")
    if foreign := sorted(given.keys() - needed):
        raise ScenarioError(f"{key}: this {entry.type} may not have {', '.join(foreign)}")
    double = entry.type == "event_episode"
    halves = [] if entry.halves is UNSET else entry.halves
    if (len(halves) == 2) != double or (halves and not double):
        raise ScenarioError(f"{key}: a card that is event and episode, and only that, has two halves")
    name = by_language(entry.name)
    if not name:
        raise ScenarioError(f"{key}: this card needs a name")
    return Card(
        key=key,
        kind="event" if double else entry.type,
        name=name,
        id_name=split_names(name),
        version=by_language(entry.version),
        text=by_language(entry.text),
        stats=given,
        classes=tuple(class_id(each) for each in entry.classes),
        halves=tuple(zip(("event", "episode"), halves, strict=False)),
    )


def words_of(entries: Mapping[str, QuintupletsCard]) -> dict[str, dict[str, str]]:
    """What these cards call persons, with the ids of them; in every language the same."""
    words = {each.strip(): class_id(each) for entry in entries.values() for each in entry.classes}
    return {"en": words, "ja": words}
