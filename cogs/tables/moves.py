"""Moves by their words, and what is said of them: done, refused, too late."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cogs.presentation import asking, hand_screens
from cogs.presentation.at_hand import prompt_for
from cogs.presentation.coaching import advice, lesson_at
from cogs.presentation.option_matching import OptionMatcher, Unmatched, answer
from cogs.presentation.prompt_ids import PromptPosition
from cogs.replies import Reply
from cogs.table_locator import TableLocator
from engine.games.registry import MANIFESTS
from engine.kernel.flow.action import verbs
from engine.prompt import Prompt
from engine.table import AlreadyDecided, Live, NotPlaying, NotYourDecision
from render.markup import escaped


class MoveController:
    """Serves typed moves. Raises TableError, Unmatched or Forbidden; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self.services = locator.services

    async def act(self, reply: Reply, live: Live, verbs: Sequence[str], *typed: str | None) -> None:
        """A turn action by its words."""
        seat = live.seat_of(reply.user)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        naming = OptionMatcher(live, live.play.view(seat), speaker)
        option = naming.action(verbs, *typed)
        assert live.question is not None, "an action was offered"
        await self._answer(reply, live, (live.question.options.index(option),), escaped(naming.said(option)))

    async def act_in_a_way(self, reply: Reply, live: Live, ways: Sequence[str], typed: str, how: str) -> None:
        """One of these turn actions on the card that was typed: the one that was typed too."""
        await self.act(reply, live, (await self._verb(reply, live, how, ways),), typed)

    async def _verb(self, reply: Reply, live: Live, typed: str, among: Sequence[str]) -> str:
        speaker = await self.services.speaker(reply.lang, live.table, live)
        seat = live.seat_of(reply.user)
        return OptionMatcher(live, live.play.view(seat), speaker).verb_meant(typed, among)

    async def choose(self, reply: Reply, live: Live, typed: Sequence[str]) -> None:
        """An answer to the open question by its words."""
        asked = await self.asked(reply, live)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        picks = answer(asked, typed, speaker)
        labels = {choice.index: speaker.say(choice.label) for choice in asked.choices}
        await self._answer(reply, live, picks, speaker.listed(labels[pick] for pick in picks))

    async def answer_to(self, reply: Reply, live: Live, kind: str, typed: Sequence[str]) -> None:
        """An answer by its words to a question of this kind; none if none is typed."""
        if (await self.asked(reply, live)).kind != kind:
            raise Unmatched(f"error-no-{kind}")
        await self.choose(reply, live, typed)

    async def asked(self, reply: Reply, live: Live) -> Prompt:
        """The question that the user has to answer. Raises NotPlaying, NotYourDecision."""
        seat = live.seat_of(reply.user)
        prompt = prompt_for(live, live.play.view(seat), seat)
        if prompt is None:
            raise NotPlaying
        if prompt.seat != seat:
            raise NotYourDecision(seat=prompt.seat)
        return prompt

    async def _answer(self, reply: Reply, live: Live, picks: Sequence[int], what: str) -> None:
        await self.services.tables.submit(live.table.id, live.game, reply.user, picks, live.no)
        await self.done(reply, live.table.id, what)

    async def one_after_another(self, live: Live, user: int, picks: Sequence[int]) -> None:
        """Options of the open question as answers, each an input of its own, until something else is asked. Raises as
        an answer does if not even the first is taken."""
        asked = live.question
        if asked is None or not picks or not all(0 <= pick < len(asked.options) for pick in picks):
            raise AlreadyDecided
        for option in [asked.options[pick] for pick in picks]:
            now = live.question
            if now is None or option not in now.options:
                return
            if (now.seat, now.kind, now.source) != (asked.seat, asked.kind, asked.source):
                return
            picked = (now.options.index(option),)
            await self.services.tables.submit(live.table.id, live.game, user, picked, live.no, live)
            live = await self.services.tables.current(live.table.id)

    async def pay(self, table: str, user: int) -> Live:
        """Pay what a click costs as it is proposed, if its player wants that; a lesson says itself what pays. How it
        stands then."""
        live = await self.services.tables.current(table)
        seat = live.seat_of(user)
        asked = prompt_for(live, live.play.view(seat), seat)
        if asked is None or asked.seat != seat or not asked.owed or not asked.batches:
            return live
        if live.table.seats[seat].habits.pay_proposed and lesson_at(live, self.services.lessons) is None:
            with suppress(AlreadyDecided, NotYourDecision):
                await self.one_after_another(live, user, asked.batches[0].picks)
            live = await self.services.tables.current(table)
        return live

    async def done(self, reply: Reply, table: str, what: str) -> None:
        """Say what was done, with the next question if it is for the same player."""
        live = await self.services.tables.current(table)
        seat = live.seat_of(reply.user)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        said = [speaker.text("done", what=what)] if what else []
        led = advice(live, seat, self.services.lessons)
        face = hand_screens.own_face(live, live.play.view(seat), seat, speaker, PromptPosition(), led)
        await reply.say("\n".join([*said, face.text]), face.rows)

    async def why(self, reply: Reply, live: Live, action: str, *typed: str | None) -> None:
        """Why something may not be done. Raises Forbidden with the rule, Unmatched for a name that is not there."""
        verb = await self._verb(reply, live, action, verbs(MANIFESTS[live.table.options.game].actions))
        seat = live.seat_of(reply.user)
        speaker = await self.services.speaker(reply.lang, live.table, live)
        naming = OptionMatcher(live, live.play.view(seat), speaker)
        if not any(typed) and naming.lacks_a_card(verb):
            raise Unmatched("error-which-card")
        naming.action((verb,), *typed)
        await reply.say(speaker.text("refused-none"))

    async def stale(self, reply: Reply, live: Live, seat: int, error: AlreadyDecided | NotYourDecision) -> None:
        """Why a click did nothing, and what is awaited instead."""
        speaker = await self.services.speaker(reply.lang, live.table, live)
        asked = prompt_for(live, live.play.view(seat), seat)
        if asked is None:
            awaiting = speaker.text("prompt-over")
        elif asked.seat == seat:
            awaiting = speaker.text("awaiting-you", title=asking.question(asked, speaker))
        else:
            awaiting = speaker.text("awaiting", seat=speaker.seat(asked.seat))
        await reply.say(f"{speaker.text(error.key)} {awaiting}")
