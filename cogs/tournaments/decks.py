"""Decks for a tournament: taken from one's shelf, ready-made or as a list, and checked before they are registered."""

from __future__ import annotations

from typing import NamedTuple

import discord

from cogs.decks.choice import ShownDeck, deck_meant, deck_selects, decks_for
from cogs.decks.intake import list_fault, list_form, understood
from cogs.lookups.unprinted import beside_faults
from cogs.presentation.controls import BLUE, Button, Rows, form_id, general_id
from cogs.presentation.words import Speaker
from cogs.replies import Reply, in_pages
from cogs.services import Services
from cogs.tournaments.journal import TournamentSnapshot
from engine.games.registry import MANIFESTS
from engine.table import DeckFault, DeckFaults, TableRow, faults_at
from render.markup import escaped

TAKE, PASTE, FORM = "cuptake", "cuppaste", "cupdeck"
"""Verbs of the deck chooser, and its form."""


class Brought(NamedTuple):
    """A deck as it is registered; `name`: of a ready-made one, `title`: as its owner calls it."""

    keys: tuple[str, ...]
    name: str
    title: str


async def chooser(services: Services, event: TournamentSnapshot, user: int, speaker: Speaker) -> Rows:
    """The user's own decks and the ready-made ones that may be played there to choose from, and a way to paste a list:
    what is wrong with an own deck is said when it is chosen."""
    game = event.row.body.options.game
    decks = [
        deck
        for deck in await decks_for(services, user, speaker, game)
        if not deck.made or await _is_legal(services, event, deck)
    ]
    paste = (Button(general_id(event.row.id, PASTE), speaker.text("button-paste"), BLUE),)
    return (*deck_selects(general_id(event.row.id, TAKE), decks, speaker), paste)


async def _is_legal(services: Services, event: TournamentSnapshot, deck: ShownDeck) -> bool:
    try:
        await checked(services, event, Brought(deck.keys, deck.made, deck.name))
    except DeckFaults:
        return False
    return True


def paste_form(tournament: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for pasting a list."""
    return list_form(form_id(tournament, FORM), speaker)


async def named(services: Services, event: TournamentSnapshot, user: int, name: str, speaker: Speaker) -> Brought:
    """A deck of the user's own or a ready-made one. Raises Unmatched, DeckFaults."""
    deck = await deck_meant(services, user, name, speaker, event.row.body.options.game)
    return await checked(services, event, Brought(deck.keys, deck.made, escaped(deck.name)))


async def listed(
    reply: Reply, services: Services, event: TournamentSnapshot, source: str | bytes, speaker: Speaker
) -> Brought | None:
    """A deck out of a list; None once everything is said that is wrong with its lines, which can be corrected in their
    form if they were pasted. Raises DeckFaults, Unmatched."""
    form = form_id(event.row.id, FORM)
    again: Rows = ()
    if isinstance(source, str):
        services.drafts.keep(reply.user, form, text=source)
        again = ((Button(general_id(event.row.id, PASTE), speaker.text("button-paste-again"), BLUE),),)
    pool = await services.communities[event.row.body.options.game].pool_for(event.row.guild)
    keys, faults = await understood(services, source, pool)
    if faults:
        lines = [speaker.text("faults-head"), *[f"- {list_fault(each, speaker)}" for each in faults]]
        game = event.row.body.options.game
        lines += await beside_faults(services, reply.interaction, speaker, game, faults)
        await reply.pages(in_pages(lines), again)
        return None
    deck = await checked(services, event, Brought(tuple(keys), "", speaker.text("deck-pasted")))
    services.drafts.keep(reply.user, form)
    return deck


async def checked(services: Services, event: TournamentSnapshot, deck: Brought) -> Brought:
    """The deck, if it may be played at the tables of the tournament. Raises DeckFaults."""
    options = event.options(0)
    cards = (await services.communities[options.game].pool_for(event.row.guild)).cards
    known = {key: cards[key] for key in deck.keys if key in cards}
    table = TableRow(id="", guild=event.row.guild, channel=event.row.channel, host=0, options=options)
    check = MANIFESTS[options.game].check_deck
    faults: list[DeckFault] = [*check(deck.keys, known, options.flags), *faults_at(table, known)]
    if faults:
        raise DeckFaults(faults)
    return deck
