"""Lorcana's part of the scenario format: its cards, its blank card, and the frame that a turn stands at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec import UNSET, structs

from engine.games.lorcana.costs import card_cost
from engine.games.lorcana.frames import Opening, Turn
from engine.games.lorcana.keywords import may_choose
from engine.games.lorcana.wording import CardType, Lang, compile_text
from engine.kernel.card import Card
from engine.kernel.game import Game
from engine.kernel.look import Look
from engine.kernel.question import Refusal
from engine.kernel.state import Frame, Ref
from engine.scenario.dialect import Dialect
from engine.scenario.errors import ScenarioError
from engine.scenario.form import FILLER, ByLanguage, CardEntry
from engine.wording import CardTextError, normalise

WARD = Refusal("10.12.1", "ward")
STEPS = {
    "start": "4.2.1", "ready": "4.2.1", "set": "4.2.2.1", "draw": "4.2.3.2", "main": "4.3.2", "end": "4.4.1",
}
BLANK = Card(key=FILLER, kind="item", name={"en": "Filler"}, id_name=("Filler",), stats={"cost": 9})
_STATS = {
    "character": ({"strength", "willpower", "lore"}, set()), "location": ({"willpower", "move"}, {"lore"}),
    "action": (set(), set()), "item": (set(), set()),
}


def turn_frame(phase: str, seat: int) -> Frame:
    """The frame that carries on from the beginning of a phase or step; `opening`: the start procedure (3.1)."""
    return Opening() if phase == "opening" else Turn(step=STEPS[phase], seat=seat)


def cost_now(game: Game, ref: Ref) -> int:
    """A card's cost: in hand what playing it takes, elsewhere the number it has."""
    in_hand = not game.on_field(ref) and game.state.zone[ref & 4095] == game.index["hand"]
    return card_cost(game, ref) if in_hand else game.look(ref).stats.get("cost", 0)


def spared(look: Look, seat: int) -> Refusal | None:
    """Why a seat cannot choose a card that is there: Ward (10.12.1)."""
    return None if may_choose(look, seat) else WARD


def make_cards(entries: Mapping[str, CardEntry]) -> dict[str, Card]:
    """The cards of a file with their texts read. Raises ScenarioError, whose `problem` begins with the card's key."""
    printed = {key: _printed(key, entry) for key, entry in entries.items()}
    lexicon = {
        part.strip(): english
        for card in printed.values() for name in card.name.values()
        for part, english in zip(normalise(name).split("&"), card.id_name, strict=False)
    }
    return {key: _read(card, lexicon) for key, card in printed.items()}


def _printed(key: str, entry: CardEntry) -> Card:
    kind = "action" if entry.type == "song" else entry.type
    stats = {name: getattr(entry, name) for name in ("strength", "willpower", "lore", "move")}
    given = {name: value for name, value in stats.items() if value is not UNSET}
    needed, allowed = _STATS[kind]
    if missing := sorted(needed - given.keys()):
        raise ScenarioError(f"{key}: this {kind} needs {', '.join(missing)}")
    if foreign := sorted(given.keys() - needed - allowed):
        raise ScenarioError(f"{key}: this {kind} may not have {', '.join(foreign)}")
    if (song := entry.song or entry.type == "song") and kind != "action":
        raise ScenarioError(f"{key}: only an action can be a song")
    name = _by_language(entry.name)
    if not name:
        raise ScenarioError(f"{key}: this card needs a name")
    return Card(
        key=key, kind=kind, name=name,
        id_name=tuple(part.strip() for part in normalise(name.get("en") or name["ja"]).split("&")),
        version=_by_language(entry.version), text=_by_language(entry.text), stats={"cost": entry.cost, **given},
        classes=tuple(_id(each) for each in (*entry.classes, *entry.classifications)),
        colors=tuple(_id(each) for each in ([entry.ink] if isinstance(entry.ink, str) else entry.ink)),
        marks=("inkwell",) * entry.inkwell + ("song",) * song,
    )


def _by_language(words: ByLanguage) -> dict[str, str]:
    written = {"en": words} if isinstance(words, str) else {str(lang): text for lang, text in words.items()}
    return {lang: text for lang, text in written.items() if text.strip()}


def _id(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")


def _read(card: Card, lexicon: Mapping[str, str]) -> Card:
    """With its abilities; both languages must say the same."""
    kind = cast(CardType, "song" if "song" in card.marks else card.kind)
    trees = []
    for lang, text in card.text.items():
        try:
            trees.append(compile_text(text, cast(Lang, lang), names=lexicon, card=card.full_name, type=kind).abilities)
        except CardTextError as error:
            raise ScenarioError(f"{card.key}: {error}") from None
    if any(tree != trees[0] for tree in trees[1:]):
        raise ScenarioError(f"{card.key}: its texts say different things")
    return structs.replace(card, abilities=trees[0]) if trees else card


LORCANA = Dialect(
    prefix="LOR ",
    zones=("field", "hand", "deck", "discard", "inkwell"),
    actions={
        "ink": 1, "play": 1, "shift": 2, "sing": 2, "sing_together": 1,
        "quest": 1, "challenge": 2, "move": 2, "use": 1, "end": 0,
    },
    from_hand=frozenset(("ink", "play", "shift", "sing", "sing_together")),
    either_way=frozenset(("shift", "sing", "move")),
    stats=("strength", "willpower", "lore", "move"),
    flags=frozenset(("by_hand", "chooser")),
    blank=BLANK,
    make_cards=make_cards,
    turn_frame=turn_frame,
    cost_now=cost_now,
    spared=spared,
)
