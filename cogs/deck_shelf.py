"""/deck: a user's own decks: kept, looked at, checked against the rules, shared, tried out, taken away."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.acting import Acting
from cogs.card_lookup import Known, fitting, known_in, meant
from cogs.completing import MOST, Choices
from cogs.controls import BLUE, Button, Rows, house_id
from cogs.deck_screens import (
    FORM,
    deck_line,
    deck_list,
    deck_picture,
    hand_picture,
    keep_form,
    odds_table,
    shown_name,
)
from cogs.decks import fetch, list_fault, understood
from cogs.desk import Desk
from cogs.house import House
from cogs.naming import Named, Unmatched, match
from cogs.replies import Reply, fault_text, in_pages
from cogs.rooms import Fields, Press, Room
from cogs.safe import acknowledge
from cogs.speech import told
from cogs.words import Speaker, clean_name, clipped
from data.store import MOST_DECKS, DeckRow, body_of
from engine.games.registry import DECK_CHECKS, DRAWINGS, GAMES
from render.markup import escaped

if TYPE_CHECKING:
    from cogs.client import Kotatsu

HAND, AGAIN, SHARE = "deckhand", "deckagain", "deckshare"
"""Verbs of the buttons under a deck, whose subject is its game; its name is the rest."""
MOST_CARDS = 500
DECK_GAMES = [app_commands.Choice(name=told(f"game-{game}"), value=game) for game in GAMES]


def value_of(row: DeckRow) -> str:
    """What names a deck among those of its owner."""
    return f"{row.game}:{row.name}"


async def own_deck(house: House, user: int, typed: str) -> DeckRow:
    """The deck of a user that was typed, by what autocomplete gave or by its name. Raises Unmatched."""
    rows = await house.store.decks.of(user)
    exact = next((row for row in rows if value_of(row) == typed), None)
    if exact is not None:
        return exact
    things = [Named(at, f"{row.name} ({row.game})", (row.name,)) for at, row in enumerate(rows)]
    found = match(typed, things) if typed.strip() else None
    if found is None:
        raise Unmatched("shelf-none", typed=clipped(typed, MOST))
    return rows[found.value]


class DeckShelf:
    """Serves requests about users' own decks; everybody reaches his own alone."""

    def __init__(self, desk: Desk) -> None:
        self.house = desk.house

    def room(self) -> Room:
        """The form for a deck, and the buttons under one."""
        return Room(house={HAND: self._hand, AGAIN: self._again, SHARE: self._share},
                    in_place=frozenset((AGAIN,)), filled={FORM: self._filled})

    async def _reader(self, reply: Reply, game: str) -> Speaker:
        return await self.house.reader(reply.lang, game, reply.interaction.guild_id or 0)

    def _faults(self, row: DeckRow, speaker: Speaker) -> list[str]:
        """Everything for which the rules refuse a deck, each with its rule."""
        cards, keys = speaker.book.cards, row.keys
        found = DECK_CHECKS[row.game](keys, {key: cards[key] for key in keys if key in cards})
        return [f"- {fault_text(fault, speaker)}" for fault in found]

    # --- keeping ---

    async def _filled(self, reply: Reply, game: str, fields: Fields) -> None:
        await self.keep(reply, game, fields["name"][0], fields["text"][0])

    async def bring(self, reply: Reply, game: str, name: str, file: discord.Attachment) -> None:
        """Keep a deck out of a file, called like it where no name is given."""
        await self.keep(reply, game, name or file.filename.rpartition(".")[0], await fetch(self.house, file))

    async def keep(self, reply: Reply, game: str, name: str, source: str | bytes) -> None:
        """Keep a deck whose every line names a card, and say what the rules have against it. Raises Unmatched."""
        if game not in self.house.communities:
            raise Unmatched("error-old-button")
        speaker = await self._reader(reply, game)
        pool = await self.house.communities[game].pool_for(reply.interaction.guild_id or 0)
        keys, faults = understood(source, pool)
        if faults or not keys:
            lines = [f"- {list_fault(fault, speaker)}" for fault in faults]
            await reply.pages(in_pages([speaker.text("shelf-not-kept"), *lines]))
            return
        if len(keys) > MOST_CARDS:
            raise Unmatched("shelf-large", count=str(len(keys)), most=str(MOST_CARDS))
        row = DeckRow(user=reply.user, game=game, name=clean_name(name), body=body_of(keys), at=self.house.clock.now())
        if not await self.house.store.decks.put(row):
            raise Unmatched("shelf-full", most=str(MOST_DECKS))
        kept = speaker.text("shelf-kept", name=escaped(row.name), cards=len(keys))
        await reply.pages(in_pages([kept, *self._verdict(row, speaker)]), _buttons(row, speaker))

    def _verdict(self, row: DeckRow, speaker: Speaker) -> list[str]:
        faults = self._faults(row, speaker)
        return [speaker.text("faults-head"), *faults] if faults else [speaker.text("shelf-valid")]

    async def delete(self, reply: Reply, typed: str) -> None:
        """Take a deck away; its list is told once more, so that it can be kept again."""
        row = await own_deck(self.house, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        await self.house.store.decks.delete(row.user, row.game, row.name)
        gone = speaker.text("shelf-deleted", name=escaped(row.name))
        await reply.say(f"{gone}\n{deck_list(row.keys, speaker)}")

    # --- looking ---

    async def listed(self, reply: Reply) -> None:
        """All of somebody's decks."""
        rows = await self.house.store.decks.of(reply.user)
        readers = {game: await self._reader(reply, game) for game in {row.game: 0 for row in rows}}
        lines = [deck_line(row, len(self._faults(row, readers[row.game])), readers[row.game]) for row in rows]
        head = (await reply.speaker()).text("shelf-head", count=len(rows), most=MOST_DECKS)
        await reply.pages(in_pages([head, *lines]))

    async def show(self, reply: Reply, typed: str) -> None:
        """A deck as a picture and as a list."""
        row = await own_deck(self.house, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        keys = row.keys
        await reply.say(f"{_title(row, speaker)}\n{deck_list(keys, speaker)}", _buttons(row, speaker),
                        (deck_picture(row.name, keys, speaker),))

    async def validate(self, reply: Reply, typed: str) -> None:
        """What the rules have against a deck."""
        row = await own_deck(self.house, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        await reply.pages(in_pages([_title(row, speaker), *self._verdict(row, speaker)]))

    async def share(self, reply: Reply, typed: str) -> None:
        """A deck for everybody in the channel, in the language of the server."""
        row = await own_deck(self.house, reply.user, typed)
        lang, keys = (await reply.public_speaker()).lang, row.keys
        speaker = await self.house.reader(lang, row.game, reply.interaction.guild_id or 0)
        by = speaker.text("shelf-shared", name=escaped(row.name), game=speaker.text(f"game-{row.game}"),
                          by=escaped(await self.house.name(reply.user)), cards=len(keys))
        await reply.publish(f"{by}\n{deck_list(keys, speaker)}", (deck_picture(row.name, keys, speaker),))

    # --- trying out ---

    async def hand(self, reply: Reply, typed: str, *, place: bool = False) -> None:
        """A hand as the game deals one, out of nothing but chance."""
        row = await own_deck(self.house, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        drawing = DRAWINGS[row.game]
        pile = drawing.pile(row.keys, speaker.book.cards)
        held = secrets.SystemRandom().sample(pile, min(drawing.hand, len(pile)))
        again = Button(house_id(row.game, f"{AGAIN}.{row.name}"), speaker.text("button-another-hand"), BLUE)
        title = speaker.plain().text("shelf-hand-title", name=row.name)
        said = [speaker.text("shelf-hand", name=escaped(row.name), count=len(held)), *_counted(held, speaker)]
        await reply.say("\n".join(said), ((again,),), (hand_picture(held, title, speaker),), place=place)

    async def odds(self, reply: Reply, typed: str, card: str) -> None:
        """How likely a card of a deck is seen by when."""
        row = await own_deck(self.house, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        found = meant(cards_of(row, speaker), card)
        await reply.say(odds_table(row, found.key, speaker))

    # --- buttons ---

    async def _hand(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, f"{press.subject}:{press.rest}")

    async def _again(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, f"{press.subject}:{press.rest}", place=reply.is_private)

    async def _share(self, reply: Reply, press: Press) -> None:
        await self.share(reply, f"{press.subject}:{press.rest}")


def _title(row: DeckRow, speaker: Speaker) -> str:
    return speaker.text("shelf-title", name=escaped(row.name), game=speaker.text(f"game-{row.game}"),
                        cards=len(row.keys))


def _counted(keys: Sequence[str], speaker: Speaker) -> list[str]:
    return [f"- {speaker.card(key)}" for key in keys]


def _buttons(row: DeckRow, speaker: Speaker) -> Rows:
    return ((Button(house_id(row.game, f"{HAND}.{row.name}"), speaker.text("button-sample-hand")),
             Button(house_id(row.game, f"{SHARE}.{row.name}"), speaker.text("button-show-all"), BLUE)),)


def cards_of(row: DeckRow, speaker: Speaker) -> list[Known]:
    """The cards of a deck as they can be typed, each once."""
    return known_in(speaker, [key for key in dict.fromkeys(row.keys) if key in speaker.book.cards])


async def own_decks(interaction: discord.Interaction[Kotatsu], current: str) -> Choices:
    """The user's own decks whose names fit what was typed."""
    house = interaction.client.house
    speaker = await house.speaker(str(interaction.locale))
    rows = await house.store.decks.of(interaction.user.id)
    return [app_commands.Choice(name=shown_name(row, speaker), value=value_of(row)) for row in rows
            if current.casefold().strip() in row.name.casefold()][:MOST]


async def deck_cards(interaction: discord.Interaction[Kotatsu], current: str) -> Choices:
    """The cards of the deck that was typed."""
    house = interaction.client.house
    try:
        row = await own_deck(house, interaction.user.id, str(getattr(interaction.namespace, "deck", "") or ""))
    except Unmatched:
        return []
    speaker = await house.reader(str(interaction.locale), row.game, interaction.guild_id or 0)
    return [app_commands.Choice(name=card.shown, value=card.value)
            for card in fitting(cards_of(row, speaker), current)]


class DeckCommands(Acting):
    """Own decks, kept from game to game."""

    def __init__(self, desk: Desk, shelf: DeckShelf) -> None:
        super().__init__(desk, "deck", "cmd-shelf")
        self.shelf = shelf

    @app_commands.command(name="save", description=told("cmd-shelf-save"))
    @app_commands.describe(game=told("opt-game"), name=told("opt-deck-name"), file=told("opt-file"))
    @app_commands.choices(game=DECK_GAMES)
    async def save(self, interaction: discord.Interaction, game: str, name: str = "",
                   file: discord.Attachment | None = None) -> None:
        if file is not None:
            await self.serve(interaction, lambda reply: self.shelf.bring(reply, game, name, file))
            return
        form = keep_form(game, name, await self.desk.house.speaker(str(interaction.locale)))
        await acknowledge(lambda: interaction.response.send_modal(form))

    @app_commands.command(name="list", description=told("cmd-shelf-list"))
    async def list_(self, interaction: discord.Interaction) -> None:
        await self.serve(interaction, self.shelf.listed)

    @app_commands.command(name="show", description=told("cmd-shelf-show"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_decks)
    async def show(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.show(reply, deck))

    @app_commands.command(name="validate", description=told("cmd-shelf-validate"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_decks)
    async def validate(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.validate(reply, deck))

    @app_commands.command(name="share", description=told("cmd-shelf-share"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_decks)
    async def share(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.share(reply, deck))

    @app_commands.command(name="delete", description=told("cmd-shelf-delete"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_decks)
    async def delete(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.delete(reply, deck))

    @app_commands.command(name="hand", description=told("cmd-shelf-hand"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_decks)
    async def hand(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.hand(reply, deck))

    @app_commands.command(name="odds", description=told("cmd-shelf-odds"))
    @app_commands.describe(deck=told("opt-own-deck"), card=told("opt-card"))
    @app_commands.autocomplete(deck=own_decks, card=deck_cards)
    async def odds(self, interaction: discord.Interaction, deck: str, card: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.odds(reply, deck, card))


def deck_room(desk: Desk) -> Room:
    """The commands, the form, and the buttons under a deck."""
    shelf = DeckShelf(desk)
    room = shelf.room()
    return Room(house=room.house, in_place=room.in_place, filled=room.filled, commands=(DeckCommands(desk, shelf),))
