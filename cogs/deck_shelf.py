"""/deck: own decks kept, checked, taken away; they and those that every table offers looked at, shared, tried out."""

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
from cogs.deck_choice import Shown, deck_meant, kept, made_decks, own_deck, own_decks
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
from cogs.naming import Unmatched
from cogs.replies import Reply, fault_text, in_pages
from cogs.rooms import Fields, Press, Room
from cogs.safe import acknowledge
from cogs.speech import told
from cogs.words import Speaker, clean_name
from data.store import MOST_DECKS, DeckRow, body_of
from engine.games.registry import DECK_CHECKS, DRAWINGS, GAMES
from render.markup import escaped

if TYPE_CHECKING:
    from cogs.client import Kotatsu

HAND, AGAIN, SHARE = "deckhand", "deckagain", "deckshare"
"""Verbs of the buttons under a deck, whose subject is its game; its name is the rest."""
MOST_CARDS = 500
DECK_GAMES = [app_commands.Choice(name=told(f"game-{game}"), value=game) for game in GAMES]


class DeckShelf:
    """Serves requests about decks: users' own, of which everybody reaches his own alone, and ready-made ones."""

    def __init__(self, desk: Desk) -> None:
        self.house = desk.house

    def room(self) -> Room:
        """The form for a deck, and the buttons under one."""
        return Room(house={HAND: self._hand, AGAIN: self._again, SHARE: self._share},
                    in_place=frozenset((AGAIN,)), filled={FORM: self._filled})

    async def _reader(self, reply: Reply, game: str) -> Speaker:
        return await self.house.reader(reply.lang, game, reply.interaction.guild_id or 0)

    async def _meant(self, reply: Reply, typed: str) -> Shown:
        return await deck_meant(self.house, reply.user, typed, await reply.speaker())

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
        done = speaker.text("shelf-kept", name=escaped(row.name), cards=len(keys))
        await reply.pages(in_pages([done, *self._verdict(row, speaker)]), _buttons(kept(row), speaker))

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
        deck = await self._meant(reply, typed)
        speaker = await self._reader(reply, deck.game)
        await reply.say(f"{_title(deck, speaker)}\n{deck_list(deck.keys, speaker)}", _buttons(deck, speaker),
                        (deck_picture(deck.name, deck.keys, speaker),))

    async def validate(self, reply: Reply, typed: str) -> None:
        """What the rules have against a deck."""
        row = await own_deck(self.house, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        await reply.pages(in_pages([_title(kept(row), speaker), *self._verdict(row, speaker)]))

    async def share(self, reply: Reply, typed: str) -> None:
        """A deck for everybody in the channel, in the language of the server."""
        public = await reply.public_speaker()
        deck = await deck_meant(self.house, reply.user, typed, public)
        speaker = await self.house.reader(public.lang, deck.game, reply.interaction.guild_id or 0)
        by = speaker.text("shelf-shared", name=escaped(deck.name), game=speaker.text(f"game-{deck.game}"),
                          by=escaped(await self.house.name(reply.user)), cards=len(deck.keys))
        await reply.publish(f"{by}\n{deck_list(deck.keys, speaker)}", (deck_picture(deck.name, deck.keys, speaker),))

    # --- trying out ---

    async def hand(self, reply: Reply, typed: str, *, place: bool = False) -> None:
        """A hand as the game deals one, out of nothing but chance."""
        deck = await self._meant(reply, typed)
        speaker = await self._reader(reply, deck.game)
        drawing = DRAWINGS[deck.game]
        pile = drawing.pile(deck.keys, speaker.book.cards)
        held = secrets.SystemRandom().sample(pile, min(drawing.hand, len(pile)))
        again = Button(house_id(deck.game, f"{AGAIN}.{deck.place}"), speaker.text("button-another-hand"), BLUE)
        title = speaker.plain().text("shelf-hand-title", name=deck.name)
        said = [speaker.text("shelf-hand", name=escaped(deck.name), count=len(held)), *_counted(held, speaker)]
        await reply.say("\n".join(said), ((again,),), (hand_picture(held, title, speaker),), place=place)

    async def odds(self, reply: Reply, typed: str, card: str) -> None:
        """How likely a card of a deck is seen by when."""
        deck = await self._meant(reply, typed)
        speaker = await self._reader(reply, deck.game)
        found = meant(cards_of(deck, speaker), card)
        await reply.say(odds_table(deck, found.key, speaker))

    # --- buttons ---

    async def _hand(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, f"{press.subject}:{press.rest}")

    async def _again(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, f"{press.subject}:{press.rest}", place=reply.is_private)

    async def _share(self, reply: Reply, press: Press) -> None:
        await self.share(reply, f"{press.subject}:{press.rest}")


def _title(deck: Shown, speaker: Speaker) -> str:
    return speaker.text("shelf-title", name=escaped(deck.name), game=speaker.text(f"game-{deck.game}"),
                        cards=len(deck.keys))


def _counted(keys: Sequence[str], speaker: Speaker) -> list[str]:
    return [f"- {speaker.card(key)}" for key in keys]


def _buttons(deck: Shown, speaker: Speaker) -> Rows:
    return ((Button(house_id(deck.game, f"{HAND}.{deck.place}"), speaker.text("button-sample-hand")),
             Button(house_id(deck.game, f"{SHARE}.{deck.place}"), speaker.text("button-show-all"), BLUE)),)


def cards_of(deck: Shown, speaker: Speaker) -> list[Known]:
    """The cards of a deck as they can be typed, each once."""
    return known_in(speaker, [key for key in dict.fromkeys(deck.keys) if key in speaker.book.cards])


async def own_names(interaction: discord.Interaction[Kotatsu], current: str) -> Choices:
    """The user's own decks whose names fit what was typed."""
    house = interaction.client.house
    return _choices(await own_decks(house, interaction.user.id), current, await _speaker(interaction))


async def names(interaction: discord.Interaction[Kotatsu], current: str) -> Choices:
    """The user's own decks whose names fit what was typed, then the ready-made ones."""
    house, speaker = interaction.client.house, await _speaker(interaction)
    decks = [*await own_decks(house, interaction.user.id), *made_decks(house, speaker)]
    return _choices(decks, current, speaker)


def _choices(decks: Sequence[Shown], current: str, speaker: Speaker) -> Choices:
    wanted = current.casefold().strip()
    return [app_commands.Choice(name=shown_name(deck, speaker), value=deck.value) for deck in decks
            if any(wanted in name.casefold() for name in (deck.name, *deck.names))][:MOST]


async def deck_cards(interaction: discord.Interaction[Kotatsu], current: str) -> Choices:
    """The cards of the deck that was typed."""
    house, typed = interaction.client.house, str(getattr(interaction.namespace, "deck", "") or "")
    try:
        deck = await deck_meant(house, interaction.user.id, typed, await _speaker(interaction))
    except Unmatched:
        return []
    speaker = await house.reader(str(interaction.locale), deck.game, interaction.guild_id or 0)
    return [app_commands.Choice(name=card.shown, value=card.value)
            for card in fitting(cards_of(deck, speaker), current)]


async def _speaker(interaction: discord.Interaction[Kotatsu]) -> Speaker:
    return await interaction.client.house.speaker(str(interaction.locale))


class DeckCommands(Acting):
    """Decks: own ones, kept from game to game, and those that every table offers."""

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
    @app_commands.describe(deck=told("opt-any-deck"))
    @app_commands.autocomplete(deck=names)
    async def show(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.show(reply, deck))

    @app_commands.command(name="validate", description=told("cmd-shelf-validate"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_names)
    async def validate(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.validate(reply, deck))

    @app_commands.command(name="share", description=told("cmd-shelf-share"))
    @app_commands.describe(deck=told("opt-any-deck"))
    @app_commands.autocomplete(deck=names)
    async def share(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.share(reply, deck))

    @app_commands.command(name="delete", description=told("cmd-shelf-delete"))
    @app_commands.describe(deck=told("opt-own-deck"))
    @app_commands.autocomplete(deck=own_names)
    async def delete(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.delete(reply, deck))

    @app_commands.command(name="hand", description=told("cmd-shelf-hand"))
    @app_commands.describe(deck=told("opt-any-deck"))
    @app_commands.autocomplete(deck=names)
    async def hand(self, interaction: discord.Interaction, deck: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.hand(reply, deck))

    @app_commands.command(name="odds", description=told("cmd-shelf-odds"))
    @app_commands.describe(deck=told("opt-any-deck"), card=told("opt-card"))
    @app_commands.autocomplete(deck=names, card=deck_cards)
    async def odds(self, interaction: discord.Interaction, deck: str, card: str) -> None:
        await self.serve(interaction, lambda reply: self.shelf.odds(reply, deck, card))


def deck_room(desk: Desk) -> Room:
    """The commands, the form, and the buttons under a deck."""
    shelf = DeckShelf(desk)
    room = shelf.room()
    return Room(house=room.house, in_place=room.in_place, filled=room.filled, commands=(DeckCommands(desk, shelf),))
