"""Why a card is what it is now: its values, what each of them comes from, what it listens for, what it may do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.kernel.abilities.pricing import Saving, deed_savings, savings
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Listen
from engine.kernel.characteristics.carrying import face_of
from engine.kernel.characteristics.look import Entry, Look, Projection, printed
from engine.kernel.characteristics.project import project
from engine.kernel.flow.matching import had_its_turn
from engine.kernel.state.question import Option, Refusal
from engine.kernel.state.state import CARD_MASK, Ref

if TYPE_CHECKING:
    from engine.kernel.state.game import Game

PRINTED, COUNTER, EFFECT, RULE = "printed", "counter", "effect", "rule"
STAT, KEYWORD, LOST, ABILITY, CANNOT, CAN = "stat", "keyword", "lost", "ability", "cannot", "can"


class Contribution(Struct, frozen=True):
    """One thing that makes a card what it is.

    `what`: stat, keyword, lost (a keyword), ability, cannot or can; `name`: the stat, keyword or deed; `number`: what
    it adds. `how`: printed on the card, a counter on it, an effect, or a rule (what is below zero counts as zero).
    `source`: the key of the card whose effect it is; `piece`: that card's reference where its own text says so in play,
    else 0; `keyword`: that of the source which does it; `until`: how it ends, "" as long as the source says so; `seat`:
    whose effect it is.
    """

    what: str
    name: str
    number: int = 0
    how: str = EFFECT
    source: str = ""
    piece: Ref = 0
    keyword: str = ""
    until: str = ""
    ability: t.Ability | None = None
    seat: int = -1


class Listening(Struct, frozen=True):
    """A triggered ability: whether it has had its one time this turn, and how often it waits to resolve."""

    ability: t.Ability
    done: bool
    waiting: int


class Account(Struct, frozen=True, kw_only=True):
    """A card as a viewer may know it; the parts of a stat or keyword add up to what it is now.

    `deeds`: each turn action that its player could say of it, and why not (None: on offer); of others' cards none.
    """

    ref: Ref
    key: str
    seat: int
    parts: tuple[Contribution, ...]
    listening: tuple[Listening, ...] = ()
    deeds: tuple[tuple[Option, Refusal | None], ...] = ()

    def total(self, name: str, what: str = STAT) -> int:
        """What a stat or keyword comes to."""
        return sum(part.number for part in self.parts if (part.what, part.name) == (what, name))


def account(g: Game, viewer: int, ref: Ref) -> Account | None:
    """Of a piece in play, or of a card in the viewer's hand; None of all that is not his to ask about."""
    if ref in g.state.field:
        look = g.looks()[ref]
        parts = _parts_in_play(g, (ref,))[ref]
    elif _in_hand(g, viewer, ref):
        look = printed(g, ref)
        parts = _parts_in_hand(g, look)
    else:
        return None
    return Account(
        ref=ref,
        key=g.key(ref),
        seat=look.seat,
        parts=tuple(parts),
        listening=_listening(g, look),
        deeds=_deeds(g, viewer, ref) if look.seat == viewer else (),
    )


def accounts(g: Game) -> list[Account]:
    """Of every piece in play, as anybody may ask about it."""
    parts = _parts_in_play(g, g.state.field)
    return [
        Account(ref=ref, key=g.key(ref), seat=look.seat, parts=tuple(parts[ref]), listening=_listening(g, look))
        for ref, look in g.looks().items()
    ]


def _in_hand(g: Game, viewer: int, ref: Ref) -> bool:
    card = ref & CARD_MASK
    return (
        0 <= card < len(g.owner)
        and g.state.refs[card] == ref
        and g.owner[card] == viewer
        and g.state.zone[card] == g.index["hand"]
    )


# --- in play ---

Standing = dict[tuple[str, str | int], int]


def _standing(look: Look) -> Standing:
    """All that an effect can change of a look, as numbers that can be compared."""
    standing: Standing = {(STAT, name): value for name, value in look.stats.items()}
    standing |= {(KEYWORD, name): value for name, value in look.keywords.items()}
    standing |= {(CANNOT, deed): len(bans) for deed, bans in (look.bans or {}).items()}
    standing |= {(CAN, deed): len(cans) for deed, cans in (look.cans or {}).items()}
    return standing | {(ABILITY, number): look.gained.count(number) for number in look.gained}


class _Ledger:
    """Notes what each effect of a projection changes of one piece."""

    def __init__(self, g: Game, ref: Ref) -> None:
        self._g = g
        self._ref = ref
        self._stood_for = {number for numbers in g.library.keyword_abilities.values() for number in numbers}
        piece = g.state.field[ref]
        face = face_of(g, piece)
        self.parts = [*_printed(face.stats, face.keywords)]
        before = Look(ref, piece.seat, piece.cards[0], face, piece)
        for name, value in piece.counters.items():
            self.parts.append(Contribution(STAT, name, value - before.stat(name), COUNTER))
        before.put_counters(piece.counters)
        self._known = _standing(before)

    def __call__(self, view: Projection, effect: Entry, source: Look) -> None:
        piece = source.source if source.piece is not None else 0
        self._note(
            view.looks[self._ref],
            Contribution(
                "", "", 0, EFFECT, self._g.keys[source.card], piece, effect.keyword, effect.until, seat=source.seat
            ),
        )

    def close(self, look: Look) -> None:
        """What the rules make of it in the end."""
        self._note(look, Contribution("", "", 0, RULE))

    def _note(self, look: Look, cause: Contribution) -> None:
        before, self._known = self._known, _standing(look)
        for (what, name), value in self._known.items():
            if value != before.get((what, name), 0 if what == STAT else None):
                self._add(cause, what, name, value - before.get((what, name), 0))
        for key, value in before.items():
            if key not in self._known:
                self._add(cause, LOST, key[1], -value)

    def _add(self, cause: Contribution, what: str, name: str | int, number: int) -> None:
        ability = None
        if what == ABILITY:
            if name in self._stood_for:
                return
            ability = self._g.library.abilities[int(name)].node
        self.parts.append(
            Contribution(
                what,
                "" if ability else str(name),
                number,
                cause.how,
                cause.source,
                cause.piece,
                cause.keyword,
                cause.until,
                ability,
                cause.seat,
            )
        )


def _parts_in_play(g: Game, refs: Iterable[Ref]) -> dict[Ref, list[Contribution]]:
    ledgers = {ref: _Ledger(g, ref) for ref in refs}

    def watch(view: Projection, effect: Entry, source: Look) -> None:
        for ledger in ledgers.values():
            ledger(view, effect, source)

    looks = project(g, watch).looks
    for ref, ledger in ledgers.items():
        ledger.close(looks[ref])
    return {ref: ledger.parts for ref, ledger in ledgers.items()}


def _printed(stats: dict[str, int], keywords: dict[str, int]) -> list[Contribution]:
    return [
        *(Contribution(STAT, name, value, PRINTED) for name, value in stats.items()),
        *(Contribution(KEYWORD, name, value, PRINTED) for name, value in keywords.items()),
    ]


# --- in the hand ---


def _parts_in_hand(g: Game, look: Look) -> list[Contribution]:
    """The printed values; what playing costs with all that changes it; who forbids it."""
    parts = _printed(look.face.stats, look.face.keywords)
    cheaper = savings(g, look)
    parts += _price("cost", look.stat("cost"), g, cheaper)
    for other in g.rules.prices:
        if other in look.keywords:
            value = look.keywords[other]
            parts += [
                Contribution(STAT, other, value, PRINTED),
                *_price(other, value, g, [*deed_savings(g, other, look, look), *cheaper]),
            ]
    for deed, seats, test, source in g.view().player_bans:
        if look.seat in seats and (test is None or test(g, look, source)):
            parts.append(
                Contribution(CANNOT, deed, 1, EFFECT, g.keys[source.card], source.source if source.piece else 0)
            )
    return parts


def _price(name: str, value: int, g: Game, changes: list[Saving]) -> list[Contribution]:
    """What changes a cost; below zero it is zero."""
    parts = [
        Contribution(STAT, name, -saving.number, EFFECT, g.keys[saving.card]) for saving in changes if saving.number
    ]
    left = value + sum(part.number for part in parts)
    return [*parts, Contribution(STAT, name, -left, RULE)] if left < 0 else parts


# --- what it waits for ---


def _listening(g: Game, look: Look) -> tuple[Listening, ...]:
    """The triggered abilities of a piece."""
    if look.piece is None:
        return ()
    lines = []
    for number, listen in {number: listen for _, number, listen in look.listens}.items():
        assert isinstance(listen, Listen)
        waiting = [
            entry
            for entry in (*g.state.waiting, *g.state.fresh)
            if (entry.ability, entry.source) == (number, look.source)
        ]
        lines.append(
            Listening(g.library.abilities[number].node, listen.once and had_its_turn(g, look, number), len(waiting))
        )
    return tuple(lines)


def _deeds(g: Game, seat: int, ref: Ref) -> tuple[tuple[Option, Refusal | None], ...]:
    said = (option for option in g.rules.sayable(g, seat) if len(option) > 1 and option[1] == ref)
    return tuple((option, g.rules.judge(g, seat, option)) for option in said)
