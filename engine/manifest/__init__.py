"""The form of a game: what each must bring so that it can be dealt, read, drawn, taught and tried."""

from engine.manifest.action import Action, ActionArgument
from engine.manifest.manifest import Deck, DeckCheck, Drawing, Manifest, Trial
from engine.manifest.telling import Telling

__all__ = ["Action", "ActionArgument", "Deck", "DeckCheck", "Drawing", "Manifest", "Telling", "Trial"]
