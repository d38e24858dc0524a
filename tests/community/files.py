"""One small set in each of the three formats, and the parts to make others of."""

from __future__ import annotations

import json

OWN = """
game: lorcana
set: FOX
name: {en: Foxfire, ja: 狐火}
cards:
- id: FOX-001
  type: character
  name: {en: Lantern Fox, ja: 提灯狐}
  version: {en: Guide of the Marsh}
  ink: amber
  cost: 2
  inkwell: true
  strength: 1
  willpower: 3
  lore: 1
  classes: [storyborn, lamplighter]
  text:
    en: |-
      Evasive
      MARSH LIGHT When you play this character, draw a card.
    ja: |-
      回避
      沼の灯 このキャラクターをプレイしたとき、カードを1枚引く。
- id: FOX-002
  type: item
  name: {en: Fogged Mirror}
  ink: amber
  cost: 1
  text: {en: Ask the fog who is there and believe it.}
"""


def lorcana_json(**changes: object) -> dict[str, object]:
    """A character as LorcanaJSON writes one."""
    return {
        "abilities": [],
        "artistsText": "Nobody",
        "color": "Amber",
        "cost": 3,
        "fullName": "Moss Hare - Late Again",
        "fullText": "SPRING Whenever this character\nquests, draw a card.",
        "fullTextSections": ["SPRING Whenever this character\nquests, draw a card."],
        "id": 9001,
        "inkwell": True,
        "lore": 1,
        "name": "Moss Hare",
        "number": 4,
        "rarity": "Common",
        "setCode": "9",
        "simpleName": "moss hare late again",
        "strength": 2,
        "subtypes": ["Storyborn", "Lamplighter"],
        "type": "Character",
        "version": "Late Again",
        "willpower": 3,
    } | changes


def lorcast(**changes: object) -> dict[str, object]:
    """A character as Lorcast writes one."""
    return {
        "id": "crd_0",
        "name": "Moss Hare",
        "version": "Late Again",
        "layout": "normal",
        "cost": 3,
        "inkwell": True,
        "ink": "Amber",
        "inks": None,
        "type": ["Character"],
        "classifications": ["Storyborn", "Lamplighter"],
        "text": "SPRING Whenever this character quests, draw a card.",
        "keywords": [],
        "move_cost": None,
        "strength": 2,
        "willpower": 3,
        "lore": 1,
        "collector_number": "4",
        "set": {"id": "set_0", "code": "9", "name": "Nightfall"},
    } | changes


LORCANA_JSON_SET = {
    "metadata": {"language": "en"},
    "sets": {"9": {"name": "Nightfall"}},
    "cards": [
        lorcana_json(),
        lorcana_json(
            name="Owl Song",
            fullName="Owl Song",
            version=None,
            type="Action",
            subtypes=["Song"],
            number=5,
            color="",
            colors=["Amber", "Steel"],
            strength=None,
            willpower=None,
            lore=None,
            fullTextSections=["Draw 2 cards."],
        ),
        lorcana_json(
            name="Old Mill",
            fullName="Old Mill - By the Brook",
            version="By the Brook",
            type="Location",
            subtypes=None,
            number=6,
            strength=None,
            moveCost=1,
            lore=2,
            fullTextSections=[],
            fullText="Characters get +1 ⛉ while here.",
        ),
    ],
}
LORCAST_SET = {
    "results": [
        lorcast(),
        lorcast(
            name="Owl Song",
            version=None,
            type=["Action", "Song"],
            classifications=None,
            collector_number="5",
            ink=None,
            inks=["Amber", "Steel"],
            strength=None,
            willpower=None,
            lore=None,
            text="Draw 2 cards.",
        ),
        lorcast(
            name="Old Mill",
            version="By the Brook",
            layout="landscape",
            type=["Location"],
            classifications=None,
            collector_number="6",
            strength=None,
            lore=2,
            move_cost=1,
            text="Characters get +1 {W} while here.",
        ),
    ]
}


def encoded(document: object) -> bytes:
    return json.dumps(document, ensure_ascii=False).encode()
