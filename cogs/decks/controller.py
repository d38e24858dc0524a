"""Decks away from a table: own ones kept, checked, taken away; any that its reader can name looked at and tried out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import PurePath

import discord

from cogs.decks.choice import ShownDeck, deck_meant, deck_selects, decks_for, kept, offered, own_deck
from cogs.decks.intake import fetch, list_fault, understood
from cogs.decks.screens import (
    FORM,
    deck_line,
    deck_list,
    deck_picture,
    hand_picture,
    keep_form,
    odds_table,
    shown_name,
)
from cogs.feature import Feature, FormFields, Press
from cogs.lookups.unprinted import beside_faults
from cogs.presentation.controls import BLUE, Button, Rows, form_id, general_id, in_rows
from cogs.presentation.known_cards import KnownCard, known_in, one_meant
from cogs.presentation.option_matching import Unmatched
from cogs.presentation.words import Speaker, clean_name
from cogs.replies import Reply, fault_text, in_pages
from cogs.table_locator import TableLocator
from data.store import MOST_DECKS, DeckRow, body_of
from engine.games.registry import MANIFESTS
from render.markup import escaped

HAND, AGAIN, SHARE = "deckhand", "deckagain", "deckshare"
"""Verbs of the buttons under a deck, whose subject is its game; its name is the rest."""
SAVE, LOOK = "decksave", "decklook"
"""Verbs of what stands under all decks: a button for each game to keep one for, and the choice of one to look at."""
MOST_SELECTS = 4
MOST_CARDS = 500


class DeckController:
    """Serves requests about decks: users' own, of which everybody reaches his own alone, and ready-made ones."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services

    def feature(self) -> Feature:
        """The form for a deck, and the buttons under one."""
        return Feature(
            general={HAND: self._hand, AGAIN: self._again, SHARE: self._share, LOOK: self._look},
            in_place=frozenset((AGAIN,)),
            forms={SAVE: lambda game, speaker: keep_form(game, "", speaker)},
            filled={FORM: self._filled},
        )

    async def _reader(self, reply: Reply, game: str) -> Speaker:
        return await self.services.reader(reply.lang, game, reply.interaction.guild_id or 0)

    async def _meant(self, reply: Reply, typed: str) -> ShownDeck:
        guild = reply.interaction.guild_id or 0
        return await deck_meant(self.services, reply.user, typed, await reply.speaker(), guild=guild)

    def _faults(self, row: DeckRow, speaker: Speaker) -> list[str]:
        """Everything for which the rules refuse a deck, each with its rule."""
        cards, keys = speaker.book.cards, row.keys
        faults = MANIFESTS[row.game].check_deck(keys, {key: cards[key] for key in keys if key in cards}, {})
        return [f"- {fault_text(fault, speaker)}" for fault in faults]

    # --- keeping ---

    async def _filled(self, reply: Reply, game: str, fields: FormFields) -> None:
        await self.keep(reply, game, fields["name"][0], fields["text"][0])

    async def bring(self, reply: Reply, game: str, name: str, file: discord.Attachment) -> None:
        """Keep a deck out of a file, called like it where no name is given."""
        await self.keep(reply, game, name or PurePath(file.filename).stem, await fetch(self.services, file))

    async def keep(self, reply: Reply, game: str, name: str, source: str | bytes) -> None:
        """Keep a deck whose every line names a card, and say what the rules have against it; a list that was pasted can
        be corrected in its form. Raises Unmatched."""
        if game not in self.services.communities:
            raise Unmatched("error-gone")
        speaker = await self._reader(reply, game)
        pool = await self.services.communities[game].pool_for(reply.interaction.guild_id or 0)
        keys, faults = await understood(self.services, source, pool)
        if faults or not keys:
            lines = [f"- {list_fault(fault, speaker)}" for fault in faults]
            beside = await beside_faults(self.services, reply.interaction, speaker, game, faults)
            again: Rows = ()
            if isinstance(source, str):
                self.services.drafts.keep(reply.user, form_id(game, FORM), name=name, text=source)
                again = ((Button(general_id(game, SAVE), speaker.text("button-paste-again"), BLUE),),)
            await reply.pages(in_pages([speaker.text("shelf-not-kept"), *lines, *beside]), again)
            return
        if len(keys) > MOST_CARDS:
            raise Unmatched("shelf-large", count=str(len(keys)), most=str(MOST_CARDS))
        row = DeckRow(
            user=reply.user, game=game, name=clean_name(name), body=body_of(keys), at=self.services.clock.now()
        )
        before = {each.name for each in await self.services.store.decks.of(reply.user, game)}
        if not await self.services.store.decks.put(row):
            raise Unmatched("shelf-full", most=str(MOST_DECKS))
        self.services.drafts.keep(reply.user, form_id(game, FORM))
        done = speaker.text(
            "shelf-replaced" if row.name in before else "shelf-kept", name=escaped(row.name), cards=len(keys)
        )
        await reply.pages(in_pages([done, *self._verdict(row, speaker)]), _buttons(kept(row), speaker))

    def _verdict(self, row: DeckRow, speaker: Speaker) -> list[str]:
        faults = self._faults(row, speaker)
        return [speaker.text("faults-head"), *faults] if faults else [speaker.text("shelf-valid")]

    async def delete(self, reply: Reply, typed: str) -> None:
        """Take a deck away; its list is told once more, so that it can be kept again."""
        row = await own_deck(self.services, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        await self.services.store.decks.delete(row.user, row.game, row.name)
        gone = speaker.text("shelf-deleted", name=escaped(row.name))
        await reply.say(f"{gone}\n{deck_list(row.keys, speaker)}")

    # --- looking ---

    async def listed(self, reply: Reply) -> None:
        """All of somebody's decks, with the way to look at each and at the ready-made ones, and to keep another."""
        rows = await self.services.store.decks.of(reply.user)
        readers = {game: await self._reader(reply, game) for game in {row.game: 0 for row in rows}}
        lines = [deck_line(row, len(self._faults(row, readers[row.game])), readers[row.game]) for row in rows]
        speaker = await reply.speaker()
        head = speaker.text("shelf-head", count=len(rows), most=MOST_DECKS)
        lines = lines or [speaker.text("shelf-empty")]
        await reply.pages(in_pages([head, *lines]), await self._ways(reply, speaker))

    async def _ways(self, reply: Reply, speaker: Speaker) -> Rows:
        """Decks to look at, and games to keep one for."""
        guild = reply.interaction.guild_id or 0
        decks = await offered(self.services, guild, await decks_for(self.services, reply.user, speaker))
        selects = deck_selects(general_id("", LOOK), decks, speaker, lambda deck: shown_name(deck, speaker))
        save = [
            Button(general_id(game, SAVE), speaker.text("button-deck-save", game=speaker.text(f"game-{game}")))
            for game in await self.services.games_at(guild)
        ]
        return (*selects[:MOST_SELECTS], *in_rows(save)[:1])

    async def _look(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.value)

    async def show(self, reply: Reply, typed: str) -> None:
        """A deck as a picture and as a list."""
        deck = await self._meant(reply, typed)
        speaker = await self._reader(reply, deck.game)
        await reply.say(
            f"{_title(deck, speaker)}\n{deck_list(deck.keys, speaker)}",
            _buttons(deck, speaker),
            (deck_picture(deck.name, deck.keys, speaker),),
        )

    async def validate(self, reply: Reply, typed: str) -> None:
        """What the rules have against a deck."""
        row = await own_deck(self.services, reply.user, typed)
        speaker = await self._reader(reply, row.game)
        await reply.pages(in_pages([_title(kept(row), speaker), *self._verdict(row, speaker)]))

    async def share(self, reply: Reply, typed: str) -> None:
        """A deck for everybody in the channel, in the language of the server."""
        public = await reply.public_speaker()
        deck = await deck_meant(self.services, reply.user, typed, public, guild=reply.interaction.guild_id or 0)
        speaker = await self.services.reader(public.lang, deck.game, reply.interaction.guild_id or 0)
        by = speaker.text(
            "shelf-shared",
            name=escaped(deck.name),
            game=speaker.text(f"game-{deck.game}"),
            by=escaped(await self.services.name(reply.user, speaker.lang)),
            cards=len(deck.keys),
        )
        await reply.publish(f"{by}\n{deck_list(deck.keys, speaker)}", (deck_picture(deck.name, deck.keys, speaker),))

    # --- trying out ---

    async def hand(self, reply: Reply, typed: str, *, place: bool = False) -> None:
        """A hand as the game deals one, out of nothing but chance."""
        deck = await self._meant(reply, typed)
        speaker = await self._reader(reply, deck.game)
        drawing = MANIFESTS[deck.game].drawing
        pile = drawing.pile(deck.keys, speaker.book.cards)
        held = secrets.SystemRandom().sample(pile, min(drawing.hand, len(pile)))
        again = Button(general_id(deck.game, f"{AGAIN}.{deck.place}"), speaker.text("button-another-hand"), BLUE)
        title = speaker.plain().text("shelf-hand-title", name=deck.name)
        said = [speaker.text("shelf-hand", name=escaped(deck.name), count=len(held)), *_counted(held, speaker)]
        await reply.say("\n".join(said), ((again,),), (hand_picture(held, title, speaker),), place=place)

    async def odds(self, reply: Reply, typed: str, card: str) -> None:
        """How likely a card of a deck is seen by when."""
        deck = await self._meant(reply, typed)
        speaker = await self._reader(reply, deck.game)
        known = one_meant(cards_of(deck, speaker), card)
        await reply.say(odds_table(deck, known.key, speaker))

    # --- buttons ---

    async def _hand(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, f"{press.subject}:{press.rest}")

    async def _again(self, reply: Reply, press: Press) -> None:
        await self.hand(reply, f"{press.subject}:{press.rest}", place=reply.is_private)

    async def _share(self, reply: Reply, press: Press) -> None:
        await self.share(reply, f"{press.subject}:{press.rest}")


def _title(deck: ShownDeck, speaker: Speaker) -> str:
    return speaker.text(
        "shelf-title", name=escaped(deck.name), game=speaker.text(f"game-{deck.game}"), cards=len(deck.keys)
    )


def _counted(keys: Sequence[str], speaker: Speaker) -> list[str]:
    return [f"- {speaker.card(key)}" for key in keys]


def _buttons(deck: ShownDeck, speaker: Speaker) -> Rows:
    return (
        (
            Button(general_id(deck.game, f"{HAND}.{deck.place}"), speaker.text("button-sample-hand")),
            Button(general_id(deck.game, f"{SHARE}.{deck.place}"), speaker.text("button-show-all"), BLUE),
        ),
    )


def cards_of(deck: ShownDeck, speaker: Speaker) -> list[KnownCard]:
    """The cards of a deck as they can be typed, each once."""
    return known_in(speaker, [key for key in dict.fromkeys(deck.keys) if key in speaker.book.cards])
