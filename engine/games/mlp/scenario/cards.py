"""The cards of a My Little Pony scenario: by printed numbers and text."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from engine.games.mlp.scenario.form import STAGES, MlpCard
from engine.kernel.cards.card import Card
from engine.manifest.dialect.errors import ScenarioError
from engine.manifest.dialect.form import FILLER
from engine.manifest.dialect.texts import by_language, class_id, split_names

SCENE, LEAD = "everyday-scene", "some-lead"
STORIES = {stage: f"story-{stage}" for stage in STAGES}
NEEDED = {
    "character": {"cost", "idea"},
    "event": {"cost"},
    "item": {"cost"},
    "scene": set[str](),
    "story": {"stage"},
    "lead": set[str](),
}


def _blank(key: str, kind: str, name: str, *marks: str, version: str = "", **stats: int) -> Card:
    return Card(
        key=key,
        kind=kind,
        name={"en": name},
        id_name=(name,),
        marks=marks,
        stats=stats,
        version={"en": version} if version else {},
    )


BLANKS: Mapping[str, Card] = {
    card.key: card
    for card in (
        _blank(FILLER, "event", "Filler", cost=9),
        _blank(SCENE, "scene", "An Everyday Scene", "everyday"),
        _blank(LEAD, "lead", "A Lead"),
        *(
            _blank(key, "story", "A Story", version=f"Part {stage}", stage=STAGES.index(stage) + 1)
            for stage, key in STORIES.items()
        ),
    )
}


def printed(key: str, entry: MlpCard) -> Card:
    """The card of an entry, its text unread. Raises ScenarioError, which begins with the card's key."""
    stage = UNSET if entry.stage is UNSET else STAGES.index(entry.stage) + 1
    stats = {"cost": entry.cost, "idea": entry.idea, "stage": stage}
    given = {name: value for name, value in stats.items() if value is not UNSET}
    needed = NEEDED[entry.type]
    if missing := sorted(needed - given.keys()):
        raise ScenarioError(f"{key}: this {entry.type} needs {', '.join(missing)}")
    if foreign := sorted(given.keys() - needed):
        raise ScenarioError(f"{key}: this {entry.type} may not have {', '.join(foreign)}")
    if entry.everyday and entry.type != "scene":
        raise ScenarioError(f"{key}: only a scene can be an everyday one")
    name = by_language(entry.name)
    if not name:
        raise ScenarioError(f"{key}: this card needs a name")
    return Card(
        key=key,
        kind=entry.type,
        name=name,
        id_name=split_names(name),
        version=by_language(entry.version),
        text=by_language(entry.text),
        stats=given,
        classes=tuple(class_id(each) for each in entry.classes),
        marks=("everyday",) * entry.everyday,
    )


def words_of(entries: Mapping[str, MlpCard]) -> dict[str, dict[str, str]]:
    """What is printed for the keywords that these cards bear, with the ids of them; in every language the same."""
    words = {each.strip(): class_id(each) for entry in entries.values() for each in entry.classes}
    return {"en": words, "ja": words}
