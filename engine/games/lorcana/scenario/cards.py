"""The cards of a Lorcana scenario: by printed numbers and text."""

from __future__ import annotations

from msgspec import UNSET

from engine.games.lorcana.printed import STATS
from engine.games.lorcana.scenario.form import LorcanaCard
from engine.kernel.cards.card import Card
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import by_language, class_id, split_names

BLANK = Card(key=FILLER, kind="item", name={"en": "Filler"}, id_name=("Filler",), stats={"cost": 9})


def printed(key: str, entry: LorcanaCard) -> Card:
    """The card of an entry, its text unread. Raises ScenarioError, which begins with the card's key."""
    kind = "action" if entry.type == "song" else entry.type
    stats = {name: getattr(entry, name) for name in ("strength", "willpower", "lore", "move")}
    given = {name: value for name, value in stats.items() if value is not UNSET}
    needed, allowed = STATS[kind]
    if missing := sorted(needed - given.keys()):
        raise ScenarioError(f"{key}: this {kind} needs {', '.join(missing)}")
    if foreign := sorted(given.keys() - needed - allowed):
        raise ScenarioError(f"{key}: this {kind} may not have {', '.join(foreign)}")
    if (song := entry.song or entry.type == "song") and kind != "action":
        raise ScenarioError(f"{key}: only an action can be a song")
    name = by_language(entry.name)
    if not name:
        raise ScenarioError(f"{key}: this card needs a name")
    return Card(
        key=key,
        kind=kind,
        name=name,
        id_name=split_names(name),
        version=by_language(entry.version),
        text=by_language(entry.text),
        stats={"cost": entry.cost, **given},
        classes=tuple(class_id(each) for each in (*entry.classes, *entry.classifications)),
        colors=tuple(class_id(each) for each in ([entry.ink] if isinstance(entry.ink, str) else entry.ink)),
        marks=("inkwell",) * entry.inkwell + ("song",) * song,
    )
