"""ハーレムマスター, for the rooms around it."""

from engine.games.harem_master import deck, trial
from engine.games.harem_master.mind import HaremMind
from engine.games.harem_master.printed import FORM
from engine.games.harem_master.rulebook import HaremMaster
from engine.games.harem_master.scenario import HAREM_MASTER
from engine.games.harem_master.setup import OPENING_HAND
from engine.games.harem_master.telling import TELLING
from engine.games.harem_master.wording import GRAMMAR
from engine.manifest import Drawing, Manifest, Trial

MANIFEST = Manifest(
    rules=HaremMaster(),
    grammar=GRAMMAR,
    form=FORM,
    dialect=HAREM_MASTER,
    check_deck=deck.check,
    drawing=Drawing(OPENING_HAND),
    mind=HaremMind,
    telling=TELLING,
    trial=Trial(deck=trial.random_deck, crowd=trial.crowd, secrets=trial.SECRETS, speeds=trial.SPEEDS),
)
