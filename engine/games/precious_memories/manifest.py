"""Precious Memories, for the rooms around it."""

from engine.games.precious_memories import deck, trial
from engine.games.precious_memories.mind import PreciousMind
from engine.games.precious_memories.printed import FORM
from engine.games.precious_memories.rulebook import PreciousMemories
from engine.games.precious_memories.scenario import PRECIOUS
from engine.games.precious_memories.setup import OPENING_HAND
from engine.games.precious_memories.telling import TELLING
from engine.games.precious_memories.wording import GRAMMAR
from engine.manifest import Drawing, Manifest, Trial

MANIFEST = Manifest(
    rules=PreciousMemories(),
    grammar=GRAMMAR,
    form=FORM,
    dialect=PRECIOUS,
    check_deck=deck.check,
    restrict=deck.restrict,
    drawing=Drawing(OPENING_HAND),
    mind=PreciousMind,
    telling=TELLING,
    tokens=("ten_coin", "magic_coin"),
    trial=Trial(deck=trial.random_deck, crowd=trial.crowd, secrets=trial.SECRETS, speeds=trial.SPEEDS),
)
