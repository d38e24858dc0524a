"""What a game tells and asks that others do not: the words stand in the game's own folders."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

Shape = tuple[str, ...]
"""The arguments of an event: a name each, with its sort after a colon where the two differ."""
_NOTHING: Mapping[str, str] = MappingProxyType({})


class Telling(Struct, frozen=True, kw_only=True):
    """Where a game's log and prompts differ from those of all games.

    `events`: its own, with their arguments; `silent`: those that the log leaves out; `covered`: those that another
    one tells which follows at once; `every_turn`: those that come with every turn, whatever anybody does. `phases`:
    how one is asked for an action outside a turn's own phase of actions, by the phase; `at_once`: those of these
    phases in which all that may be done is shown at once, and not by verbs first. `questions`: kinds of questions
    of its own; `verbs`: what a question asks for that has a message of its own, and for which kinds; `meant`: what
    "yes" means, by the kind, where it is no verb of an ability. `numbers`: those of a card that tell it from
    others, in order. `alike`: kinds of pieces of which one is as good as another that looks the same. `together`:
    verbs that are often done with one piece after another, of which one choice may name all. `choices`: words of
    options about a card that have a message of their own. Of its refusals: `unfinished`, where not everything was
    said; `beside`, which say less than another one; `unlikely`, which say what a card is and not how it stands.
    """

    events: Mapping[str, Shape] = MappingProxyType({})
    silent: frozenset[str] = frozenset()
    covered: Mapping[str, str] = _NOTHING
    every_turn: frozenset[str] = frozenset()
    phases: Mapping[str, str] = _NOTHING
    at_once: frozenset[str] = frozenset()
    questions: tuple[str, ...] = ()
    verbs: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    meant: Mapping[str, str] = _NOTHING
    numbers: tuple[str, ...] = ()
    alike: frozenset[str] = frozenset()
    choices: frozenset[str] = frozenset()
    together: tuple[str, ...] = ()
    unfinished: frozenset[str] = frozenset()
    beside: frozenset[str] = frozenset()
    unlikely: frozenset[str] = frozenset()
