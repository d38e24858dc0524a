"""Disney Lorcana, for the rooms around it."""

from engine.games.lorcana import deck, trial
from engine.games.lorcana.mind import LorcanaMind
from engine.games.lorcana.printed import FORM
from engine.games.lorcana.rulebook import Lorcana
from engine.games.lorcana.scenario import LORCANA
from engine.games.lorcana.setup import OPENING_HAND
from engine.games.lorcana.telling import TELLING
from engine.games.lorcana.wording import GRAMMAR
from engine.manifest import Drawing, Manifest, Trial

MANIFEST = Manifest(
    rules=Lorcana(),
    grammar=GRAMMAR,
    form=FORM,
    dialect=LORCANA,
    check_deck=lambda keys, cards, flags: deck.check(keys, cards),
    drawing=Drawing(OPENING_HAND),
    mind=LorcanaMind,
    telling=TELLING,
    trial=Trial(
        deck=trial.random_deck, crowd=trial.crowd, secrets=(("inkwell", "deck"), ("deck", "deck")), speeds=trial.SPEEDS
    ),
)
