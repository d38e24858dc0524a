"""Every noun and number that a template prints as it stands is held by the node that it is read as."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.kernel.cards.tree import Heal, Node
from engine.wording import Phrase, Slot, phrase
from engine.wording.phrase import Pattern

from .trial import Trial
from .trials import TRIALS

NOUNS = {
    "lorcana": (
        *("character", "item", "location", "action", "song"),
        *("lore", "damage", "hand", "deck", "discard", "inkwell"),
    ),
    "mlp": (
        "character",
        "event",
        "item",
        "scene",
        "story",
        "plan",
        "hand",
        "deck",
        "candy",
        "token",
        "idea",
        "present",
    ),
    "harem_master": (
        *("character", "lady", "gentleman", "item"),
        *("court", "scaffold", "castle", "hand", "discard pile", "stack"),
    ),
    "quintuplets": ("character", "hero", "episode", "event", "bride", "power", "hand", "deck", "lane", "waiting room"),
}
MEANT: dict[str, dict[str, str]] = {
    "lorcana": {
        "action": "for_action chosen PayLess be_chosen",
        "character": "challenge_ready take_shift arrived guests",
        "damage": (
            "Deal PutDamage Heal MoveDamage DamageOn damaged undamaged take_damage take_challenge_damage heal removed "
            "moved be_healed suffer_damage Lessen Clash"
        ),
        "deck": "DeckLimit ToDeck Top RevealTop RevealUntil ShuffleDeck PutRest PutSome bottom top",
        "discard": "Discard ToDiscard hand_or_discard leave_discard discarded",
        "hand": (
            "MostInHand ToHand RevealHand Discard Draw ExtraInk AllInk to_hand hand_or_discard discard suffer_to_hand"
        ),
        "inkwell": "Inked ToInkwell TurnInk ExtraInk PayInk ink inkwell_exerted",
        "location": "move At vacate PlaceOf",
        "lore": "GainPoints LosePoints Points Opponents lost gain_lore lose_lore LoreGoal lore_rise lore_fall",
        "song": "sing singing sings_it PayLess",
    },
    "mlp": {
        "deck": "Top ToDeck PutRest Look ShuffleDeck",
        "hand": "ToHand Discard Draw RevealHand",
        "idea": "gained",
        "item": "wearing",
        "plan": "ToPlan plan_removed",
        "present": "UseCounter open dazzle",
        "scene": "AddScene",
        "story": "advance reach",
        "token": "TakeOff",
    },
    "harem_master": {
        "castle": "deck Look PutRest ShuffleDeck ToDeck to_deck will_to_deck castle_attack will_castle_attack",
        "character": "This",
        "court": "to_court will_to_court joins_court",
        "discard pile": "ToDiscard discard to_discard will_to_discard",
        "hand": "ToHand RevealHand HandLimit Discard Draw Take FromHand to_hand will_to_hand",
        "item": "wearing equip This",
        "scaffold": "to_scaffold will_to_scaffold joins_scaffold",
        "stack": "to_stack will_to_stack",
    },
    "quintuplets": {
        "bride": "power lose_power brides judgement_step",
        "character": "This",
        "deck": "Top ToDeck PutRest Look ShuffleDeck DeckLimit LayHero to_deck",
        "episode": "set wearing",
        "event": "event_step",
        "hand": "ToHand RevealHand Discard Draw discard to_hand",
        "hero": "LayHero",
        "lane": "ToLane LayHero Faces centre leftmost rightmost leave move hero",
        "power": "need lose_power",
        "waiting room": "Discard ToDiscard discard to_discard",
    },
}
"""What a word is said by: a verb, an event or a deed that is about nothing else."""
BY_SLOT = {
    "deck": (
        "for free, then put [it|that card] on the bottom",
        "for free. ^put [that card|it] on the bottom",
        "for free. ^if you do, put [that card|it] on the bottom",
    ),
    "location": ("one_somewhere", "one_at_a_location", "one_placed", "here_own"),
    "character": ("filter:some", "filter:people", "their {filter:np.s} and <exert>", "at the same location as"),
    "damage": ("filter:hurt",),
    "song": ("filter:one_who_sang",),
}
"""Sorts, and slots under a guard, that hold the word."""
ONE_FOR_EACH = re.compile(r"\{(?:amount|count):(?:for_)?each\}|for each 1|for each \[1|1 or more cards")
"""Where a 1 stands for what is counted."""
SLOT = re.compile(r"\{[a-z_0-9]+(?::[a-z_.]+~?)?\??\}|<[^<>]*>")


def held(shape: object) -> Iterator[object]:
    """Every name, number and kind of node in a pattern."""
    if isinstance(shape, Pattern):
        yield shape.head.__name__
        for _, part in shape.fields:
            yield from held(part)
    elif isinstance(shape, tuple):
        for part in shape:
            yield from held(part)
    elif isinstance(shape, Node):
        yield type(shape).__name__
        for name in shape.__struct_fields__:
            yield from held(getattr(shape, name))
    elif not isinstance(shape, Slot):
        yield shape


def printed(phrase: Phrase, nouns: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What the English templates say in so many words, each with its template."""
    for source in phrase.templates["en"]:
        words = SLOT.sub(" ", source)
        for noun in nouns:
            if re.search(rf"\b{noun}s?\b", words):
                yield noun, source
        for number in re.findall(r"(?<![\w{])\d+", words):
            yield number, source


def carries(known: set[str], word: str, source: str, trial: Trial) -> bool:
    """Whether the node holds the word, or means it by its name, or one of its slots does."""
    if word == "1" and ONE_FOR_EACH.search(source):
        return True
    by_name = {word, *MEANT[trial.id].get(word, "").split()}
    return bool(by_name & known) or any(slot in source for slot in BY_SLOT.get(word, ()))


def lost(trial: Trial) -> dict[str, str]:
    """Words by the template that prints them and is read as a node without them."""
    found = {}
    for each in trial.grammar.phrases:
        if not isinstance(each, Phrase) or each.shape is None or isinstance(each.shape, int):
            continue
        known = {str(name) for name in held(each.shape)}
        words = printed(each, NOUNS[trial.id])
        found |= {source: word for word, source in words if not carries(known, word, source, trial)}
    return found


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.id)
def test_no_noun_or_number_of_a_template_is_lost(trial: Trial) -> None:
    assert lost(trial) == {}


def test_a_lost_word_is_found() -> None:
    """The law can fail: a template that names what its node does not hold."""
    loose = phrase("act", Heal, amount=1, en="remove 1 damage from {target:object}, a character with 2 lore")
    assert [word for word, _ in printed(loose, NOUNS["lorcana"])] == ["character", "lore", "damage", "1", "2"]
    assert not {"character", "lore", "2"} & {str(each) for each in held(loose.shape)}
