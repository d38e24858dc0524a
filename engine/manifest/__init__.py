"""The form of a game: what each must bring so that it can be dealt, read, drawn, taught and tried."""

from engine.kernel.flow.action import Action, ActionArgument, Tag, action_of, verbs
from engine.manifest.manifest import Deck, DeckCheck, Drawing, Manifest, Trial
from engine.manifest.telling import Telling

__all__ = [
    "Action",
    "ActionArgument",
    "Deck",
    "DeckCheck",
    "Drawing",
    "Manifest",
    "Tag",
    "Telling",
    "Trial",
    "action_of",
    "verbs",
]
