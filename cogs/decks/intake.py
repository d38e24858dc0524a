"""Decks as players bring them: ready-made, pasted, or as a small text file out of Discord."""

from __future__ import annotations

import discord

from cogs.decks.choice import deck_meant, deck_selects, decks_for
from cogs.feature import Feature, FormFields, Press
from cogs.lookups.unprinted import beside_faults
from cogs.presentation.controls import BLUE, Button, Rows, form_id, table_id
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply, fault_text, fault_words, faults_text, in_pages
from cogs.safe import attempt
from cogs.services import Services
from data.community import GuildPool
from data.lists import MOST_BYTES, ListFault, read_list
from engine.games.registry import MANIFESTS
from engine.table import DeckFault, DeckFaults, TableRow, faults_at
from render.markup import escaped


async def chooser(services: Services, row: TableRow, user: int, speaker: Speaker) -> Rows:
    """The user's own decks and the ready-made ones that may be played at the table to choose from, and a way to paste a
    list: what is wrong with an own deck is said when it is chosen."""
    return (*await _decks(services, row, user, speaker), _paste(row, "button-paste", speaker))


async def _decks(services: Services, row: TableRow, user: int, speaker: Speaker) -> Rows:
    known = await decks_for(services, user, speaker, row.options.game)
    decks = [deck for deck in known if not deck.made or not services.tables.faults(row, deck.keys)]
    return tuple(deck_selects(table_id(row.id, "takedeck"), decks, speaker))


def _paste(row: TableRow, key: str, speaker: Speaker) -> tuple[Button, ...]:
    return (Button(table_id(row.id, "paste"), speaker.text(key), BLUE),)


def feature(services: Services) -> Feature:
    """Choosing a deck, pasting a list, own words for the shuffles."""

    async def take(reply: Reply, press: Press) -> None:
        await take_named(reply, services, await services.tables.table(press.subject), press.value)

    async def pasted(reply: Reply, table: str, fields: FormFields) -> None:
        await take_list(reply, services, await services.tables.table(table), fields["text"][0])

    async def worded(reply: Reply, table: str, fields: FormFields) -> None:
        await services.tables.set_entropy(table, reply.user, fields["text"][0])
        await reply.tell("entropy-set")

    return Feature(
        table={"takedeck": take},
        forms={"paste": deck_form, "entropy": entropy_form},
        filled={"deck": pasted, "entropy": worded},
        in_place=frozenset(("takedeck",)),
        filled_in_place=frozenset(("deck",)),
    )


def deck_form(table: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for pasting a list; what comes back is routed by its custom id."""
    return list_form(form_id(table, "deck"), speaker)


def list_form(custom: str, speaker: Speaker) -> discord.ui.Modal:
    """A form with one field for a list, called `text`."""
    return _form(custom, speaker.text("modal-deck"), speaker.text("modal-deck-list"), 4000, long=True)


def text_form(custom: str, title: str, label: str) -> discord.ui.Modal:
    """A form with one field of several lines, called `text`."""
    return _form(custom, title, label, 4000, long=True)


def line_form(custom: str, title: str, label: str, most: int) -> discord.ui.Modal:
    """A form with one field of one line, called `text`."""
    return _form(custom, title, label, most)


def entropy_form(table: str, speaker: Speaker) -> discord.ui.Modal:
    """The form for own words in the shuffles."""
    return _form(form_id(table, "entropy"), speaker.text("modal-entropy"), speaker.text("modal-entropy-words"), 64)


def _form(custom: str, title: str, label: str, most: int, *, long: bool = False) -> discord.ui.Modal:
    form = discord.ui.Modal(title=clipped(title, 45), custom_id=custom, timeout=None)
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(custom_id="text", style=style, max_length=most)
    form.add_item(discord.ui.Label(text=clipped(label, 45), component=field))
    form.stop()
    return form


async def fetch(services: Services, file: discord.Attachment) -> bytes:
    """A deck list out of Discord; its size and origin are checked first. Raises Unmatched."""
    if file.size > MOST_BYTES:
        raise Unmatched("error-file-large")
    raw = await download(services, file)
    if len(raw) > MOST_BYTES:
        raise Unmatched("error-file-large")
    return raw


async def download(services: Services, file: discord.Attachment) -> bytes:
    """A file out of Discord and from nowhere else. Raises Unmatched."""
    if not file.url.startswith(services.settings.files_from):
        raise Unmatched("error-file-foreign")
    got = await attempt(file.read())
    if got.value is None:
        raise Unmatched("error-file-unreadable")
    return got.value


async def understood(services: Services, source: str | bytes, pool: GuildPool) -> tuple[list[str], list[ListFault]]:
    """The cards of a list, and the lines that name none. Raises Unmatched for what is no text."""
    cards = await services.desk.parcel("cards", pool.cards, lambda: pool.cards)
    keys, faults = await services.desk.asked(read_list, source, pool.codes, cards)
    if [fault.key for fault in faults] == ["list-not-text"]:
        raise Unmatched("error-file-binary")
    return keys, faults


async def take_list(reply: Reply, services: Services, row: TableRow, source: str | bytes) -> None:
    """Sit down with a list, or say everything that is wrong with it; a pasted one can then be corrected in its form."""
    speaker = await reply.speaker(row)
    again: Rows = ()
    if isinstance(source, str):
        services.drafts.keep(reply.user, form_id(row.id, "deck"), text=source)
        decks = await _decks(services, row, reply.user, speaker) if reply.is_passing else ()
        again = (*decks, _paste(row, "button-paste-again", speaker))
    pool = await services.communities[row.options.game].pool_for(row.guild)
    keys, faults = await understood(services, source, pool)
    if faults:
        lines = [speaker.text("faults-head"), *[f"- {list_fault(fault, speaker)}" for fault in faults]]
        chosen = {key: pool.cards[key] for key in keys}
        check = MANIFESTS[row.options.game].check_deck
        against: list[DeckFault] = [*check(keys, chosen, row.options.flags), *faults_at(row, chosen)]
        lines += [f"- {fault_text(fault, speaker)}" for fault in against]
        lines += await beside_faults(services, reply.interaction, speaker, row.options.game, faults)
        await reply.pages(in_pages(lines), again, place=reply.is_passing)
        return
    try:
        await services.tables.set_deck(row.id, reply.user, "", keys)
    except DeckFaults as wrong:
        await reply.pages(faults_text(wrong.faults, speaker), again, place=reply.is_passing)
        return
    services.drafts.keep(reply.user, form_id(row.id, "deck"))
    await reply.pass_by(speaker.text("deck-set", name=speaker.text("deck-pasted")))


async def take_named(reply: Reply, services: Services, row: TableRow, typed: str) -> None:
    """Sit down with a deck of one's own, whose name stays with its owner, or a ready-made one. Raises Unmatched."""
    speaker = await reply.speaker(row)
    deck = await deck_meant(services, reply.user, typed, speaker, row.options.game)
    await services.communities[row.options.game].pool_for(row.guild)
    await services.tables.set_deck(row.id, reply.user, deck.made, deck.keys)
    await reply.pass_by(speaker.text("deck-set", name=escaped(deck.name)))


def list_fault(fault: ListFault, speaker: Speaker) -> str:
    """What is wrong with a line of a list."""
    text = fault_words(fault.key, fault.args, speaker)
    return speaker.text("fault-line", line=fault.line, fault=text) if fault.line else text
