"""Kites, for the rooms around it."""

from engine.manifest import Drawing, Manifest, Telling, Trial

from . import deck, trial
from .mind import KiteMind
from .printed import FORM
from .rulebook import HAND, Kites
from .scenario import DIALECT
from .wording import GRAMMAR

MANIFEST = Manifest(
    rules=Kites(),
    grammar=GRAMMAR,
    form=FORM,
    dialect=DIALECT,
    check_deck=deck.check,
    drawing=Drawing(HAND),
    mind=KiteMind,
    trial=Trial(deck=trial.random_deck, crowd=trial.crowd),
    telling=Telling(
        events={
            "raise": ("seat", "card"),
            "fly": ("seat", "card", "count"),
            "cut": ("seat", "card"),
            "points": ("seat", "count"),
        },
        questions=("cut",),
        numbers=("strength",),
        unlikely=frozenset(("others_kite",)),
    ),
)
