"""/why: what a card is now, value by value with where each comes from; what it listens for, and what it may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from cogs.presentation.at_hand import keys_of
from cogs.presentation.card_texts import reading
from cogs.presentation.controls import Rows
from cogs.presentation.option_matching import OptionMatcher, Unmatched, match
from cogs.presentation.words import Speaker, clipped
from cogs.replies import Reply, in_pages, rule_button
from cogs.table_locator import TableLocator
from data.rules import RuleLibrary
from engine.games.registry import MANIFESTS
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.account import (
    ABILITY,
    CAN,
    CANNOT,
    EFFECT,
    KEYWORD,
    LOST,
    PRINTED,
    STAT,
    Account,
    Contribution,
    Listening,
)
from engine.kernel.state.question import Option, Refusal
from engine.kernel.views.view import View
from engine.naming import name_of, verb_of
from engine.table import Live
from render.words import word

NOT_ITS_WAY = frozenset(("no_such_ability", "no_such_action", "not_in_hand", "not_there", "not_yours"))
"""Reasons that say what a card is and not how it stands, in every game: nobody would have asked for that."""
TEXT = 300
YOURS = frozenset(("until_your_next_turn", "through_your_next_turn"))
"""How effects end that wait for the turn of whoever has them; the others wait for that of the card's player."""
MOST_RULES = 5


class AccountText:
    """Puts an account into words for one reader."""

    def __init__(self, live: Live, view: View, account: Account, speaker: Speaker) -> None:
        self._cards = live.kept.setup.cards
        self._keys = keys_of(live)
        self._view = view
        self._account = account
        self._speaker = speaker

    def lines(self) -> Iterator[str]:
        """All there is to tell."""
        name = self._speaker.name(name_of(self._view, self._account.ref, self._keys))
        yield self._speaker.text("why-card", card=name, seat=self._speaker.seat(self._account.seat))
        yield from self._values()
        yield from self._keywords()
        yield from self._bans()
        yield from (self._gained(part) for part in self._account.parts if part.what == ABILITY)
        yield from (self._listens(each) for each in self._account.listening)
        yield from self._deeds()

    def _of(self, *kinds: str) -> dict[str, list[Contribution]]:
        """The parts of these kinds by what they are parts of."""
        parts = [part for part in self._account.parts if part.what in kinds]
        return {name: [part for part in parts if part.name == name] for name in dict.fromkeys(p.name for p in parts)}

    def _values(self) -> Iterator[str]:
        """A line for each number that something changes, one for all that are as printed; damage last."""
        stats = self._of(STAT)
        plain = {name: parts[0] for name, parts in stats.items() if len(parts) == 1 and parts[0].how == PRINTED}
        for name, parts in stats.items():
            if name not in plain:
                yield self._sum(_begun(self._word("stat", name)), self._account.total(name), parts)
        if plain:
            yield self._speaker.text(
                "why-printed-values",
                values=self._speaker.listed(
                    f"{self._word('stat', name)} {part.number}" for name, part in plain.items()
                ),
            )
        damage = next(
            (piece.damage for side in self._view.seats for piece in side.pieces if piece.ref == self._account.ref), 0
        )
        if damage:
            yield self._speaker.text("why-damage", damage=damage)

    def _sum(self, name: str, total: int, parts: Sequence[Contribution]) -> str:
        return self._speaker.text("why-value", name=name, total=total, parts=" ".join(map(self._addend, parts)))

    def _addend(self, part: Contribution) -> str:
        """What a part adds, with its sign unless it is the printed value, and where it comes from."""
        number = f"{part.number}" if part.how == PRINTED else f"{part.number:+}".replace("-", "−")
        return f"{number} ({self._cause(part)})"

    def _cause(self, part: Contribution) -> str:
        """Which card, or what else, and how long."""
        if part.how != EFFECT:
            return self._speaker.text(f"why-how-{part.how}")
        source = self._speaker.card(part.source)
        if part.piece:
            source = self._speaker.name(name_of(self._view, part.piece, self._keys))
        if part.keyword:
            return self._speaker.text("why-by-keyword", keyword=self._word("keyword", part.keyword), card=source)
        whose = part.seat if part.until in YOURS and part.seat >= 0 else self._account.seat
        end = self._speaker.text(f"why-until-{part.until}", seat=self._speaker.seat(whose)) if part.until else ""
        return self._speaker.text("why-by", card=source, end=end, ends="yes" if end else "no")

    def _causes(self, parts: Sequence[Contribution]) -> str:
        return self._speaker.listed(map(self._cause, parts))

    def _keywords(self) -> Iterator[str]:
        for name, parts in self._of(KEYWORD).items():
            total, called = self._account.total(name, KEYWORD), self._word("keyword", name)
            if total and len(parts) > 1:
                yield self._sum(called, total, parts)
            else:
                yield self._speaker.text(
                    "why-has", name=f"{called} {total}" if total else called, cause=self._causes(parts)
                )
        for name, parts in self._of(LOST).items():
            yield self._speaker.text("why-lost", name=self._word("keyword", name), cause=self._causes(parts))

    def _bans(self) -> Iterator[str]:
        for kind, prefix in ((CANNOT, ""), (CAN, "may_")):
            for name, parts in self._of(kind).items():
                yield self._speaker.text(
                    "why-has", name=_begun(self._word("note", prefix + name)), cause=self._causes(parts)
                )

    def _gained(self, part: Contribution) -> str:
        assert part.ability is not None
        return self._speaker.text("why-gained", text=self._written(part.ability), cause=self._cause(part))

    def _listens(self, listening: Listening) -> str:
        state = "waiting" if listening.waiting else "done" if listening.done else "listening"
        return self._speaker.text(f"why-{state}", text=self._written(listening.ability), count=listening.waiting)

    def _written(self, ability: t.Ability) -> str:
        """An ability in the reader's language, as the table reads it."""
        speaker, card = self._speaker, replace(self._cards[self._account.key], abilities=(ability,))
        text = reading(card, speaker.game, speaker.lang, self._cards, speaker.book.printed, {})
        return speaker.shown(clipped(" ".join(speaker.symbols(text).split()), TEXT)) or speaker.text("effect-use")

    def _deeds(self) -> Iterator[str]:
        can, cannot = self.deeds()
        if can:
            yield self._speaker.text("why-can", verbs=self._speaker.listed(map(self._verb, can)))
        reasons: dict[str, list[str]] = {}
        for verb, refusal in cannot.items():
            reasons.setdefault(self._speaker.refusal(refusal), []).append(self._verb(verb))
        for reason, verbs in reasons.items():
            alone = not can and len(reasons) == 1 and len(verbs) > 1
            yield self._speaker.text(
                "why-nothing" if alone else "why-cannot", verbs=self._speaker.listed(verbs), reason=reason
            )

    def deeds(self) -> tuple[list[str], dict[str, Refusal]]:
        """The verbs that are on offer for the card, and the others with the first reason that says something."""
        said: dict[str, list[Refusal | None]] = {}
        for option, refusal in self._account.deeds:
            said.setdefault(self._verb_of(option), []).append(refusal)
        can = [verb for verb, refusals in said.items() if None in refusals]
        beside = NOT_ITS_WAY | MANIFESTS[self._speaker.game].telling.unlikely
        meant = {
            verb: [each for each in refusals if each and each.reason not in beside]
            for verb, refusals in said.items()
            if verb not in can
        }
        return can, {verb: refusals[0] for verb, refusals in meant.items() if refusals}

    def _verb_of(self, option: Option) -> str:
        return verb_of(self._view, option)

    def _verb(self, verb: str) -> str:
        return self._speaker.text(f"verb-{verb}")

    def _word(self, group: str, name: str) -> str:
        return word(self._speaker.lang, group, name, self._speaker.game)


def _begun(line: str) -> str:
    """With a capital, where the language has them."""
    return line[:1].upper() + line[1:]


def rule_rows(refusals: Sequence[Refusal], speaker: Speaker, known: RuleLibrary) -> Rows:
    """A button for each rule that is named."""
    rules = dict.fromkeys(refusal.rule for refusal in refusals)
    buttons = tuple(rule_button(rule, speaker) for rule in rules if known.has(speaker.game, rule))
    return (buttons[:MOST_RULES],) if buttons else ()


class WhyController:
    """Serves the question. Raises TableError or Unmatched; whoever calls says so to the user."""

    def __init__(self, locator: TableLocator) -> None:
        self._services = locator.services
        self._locator = locator

    async def why(self, reply: Reply, typed: str) -> None:
        """A card in play, or in the asker's hand, told to him alone."""
        live = await self._locator.live_here(reply.interaction)
        reply.row = live.table
        view = live.play.view(live.viewer(reply.user))
        speaker = await self._services.speaker(reply.lang, live.table, live)
        named = match(typed, OptionMatcher(live, view, speaker).visible())
        account = live.play.account(view.viewer, named.value) if named else None
        if account is None:
            raise Unmatched("error-not-seen", typed=typed)
        telling = AccountText(live, view, account, speaker)
        rows = rule_rows([*telling.deeds()[1].values()], speaker, self._services.rules)
        await reply.pages(in_pages([*telling.lines()]), rows)
