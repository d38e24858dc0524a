"""The Quintuplets, for the rooms around it."""

from engine.games.quintuplets import deck, trial
from engine.games.quintuplets.mind import QuintupletsMind
from engine.games.quintuplets.printed import FORM
from engine.games.quintuplets.rulebook import Quintuplets
from engine.games.quintuplets.scenario import QUINTUPLETS
from engine.games.quintuplets.setup import OPENING_HAND
from engine.games.quintuplets.telling import TELLING
from engine.games.quintuplets.wording import GRAMMAR
from engine.manifest import Drawing, Manifest, Trial

MANIFEST = Manifest(
    offered=True,
    rules=Quintuplets(),
    grammar=GRAMMAR,
    form=FORM,
    dialect=QUINTUPLETS,
    check_deck=deck.check,
    drawing=Drawing(OPENING_HAND, deck.MAIN),
    mind=QuintupletsMind,
    telling=TELLING,
    trial=Trial(deck=trial.random_deck, crowd=trial.crowd, secrets=trial.SECRETS, speeds=trial.SPEEDS),
)
