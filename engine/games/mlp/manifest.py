"""My Little Pony, for the rooms around it."""

from engine.games.mlp import deck, trial
from engine.games.mlp.mind import MlpMind
from engine.games.mlp.plans import PLANS
from engine.games.mlp.presents import TOKENS
from engine.games.mlp.printed import FORM
from engine.games.mlp.rulebook import Mlp
from engine.games.mlp.scenario import MLP
from engine.games.mlp.setup import OPENING_HAND
from engine.games.mlp.telling import TELLING
from engine.games.mlp.wording import GRAMMAR
from engine.manifest import Drawing, Manifest, Trial

SECRETS = (*((plan, "deck") for plan in PLANS), ("scene_deck", "scene_deck"), ("deck", "deck"))

MANIFEST = Manifest(
    rules=Mlp(),
    grammar=GRAMMAR,
    form=FORM,
    dialect=MLP,
    answers={"presents": "open"},
    tokens=TOKENS,
    check_deck=deck.check,
    drawing=Drawing(OPENING_HAND, deck.MAIN),
    mind=MlpMind,
    telling=TELLING,
    trial=Trial(deck=trial.random_deck, crowd=trial.crowd, secrets=SECRETS, speeds=trial.SPEEDS),
)
