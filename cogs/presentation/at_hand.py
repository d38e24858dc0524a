"""What the screens of a table are made of: the open question and the log, as a viewer may know them."""

from __future__ import annotations

from engine.kernel.views.view import View
from engine.logbook import lines
from engine.prompt import Prompt, prompt
from engine.saying import Say
from engine.table import Live


def keys_of(live: Live) -> tuple[str, ...]:
    """The card keys by number, as the setup dealt them."""
    return tuple(key for deck in live.kept.setup.decks for key in deck)


def prompt_for(live: Live, view: View, viewer: int) -> Prompt | None:
    """The open question as a viewer may see it, worked out once; None when the game is over."""
    if live.question is None:
        return None
    asked, known = live.prompts.get(viewer, (None, None))
    if known is None or asked is not live.question:
        known = prompt(view, live.question, viewer, keys_of(live), live.kept.setup.cards)
        live.prompts[viewer] = live.question, known
    return known


def log_lines(live: Live, viewer: int, after: int = -1, until: int | None = None) -> list[Say]:
    """The log after an input, up to another one, as a viewer may read it."""
    happened = [event for no, event in live.events_after(after, viewer) if until is None or no <= until]
    return lines(happened, viewer, live.play.rules.id, live.play.game.goal)
