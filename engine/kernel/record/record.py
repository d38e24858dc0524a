"""A game as its record: setup and inputs, chained by hashes; everything else can be worked out from it.

`Play` is a game in progress over its record. It takes inputs, undoes them by replaying, makes snapshots and views.
"""

from __future__ import annotations

import hashlib
from array import array
from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping
from copy import copy

import msgspec
from msgspec import Struct

from engine.kernel.abilities.ability import compile_ability
from engine.kernel.cards.card import Card
from engine.kernel.cards.face import Library
from engine.kernel.characteristics.account import Account, account
from engine.kernel.flow.machine import EngineFault, Stuck, start, take
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.rulebook import Rulebook
from engine.kernel.record.shuffle import Dice, Stacked, key
from engine.kernel.state.event import Event
from engine.kernel.state.game import Game
from engine.kernel.state.question import Answer, Input, Option, Question, Refusal, Refused, Undo
from engine.kernel.state.state import CARD_BITS, NUMBERS, Frame, Numbers, Player, Ref, State
from engine.kernel.views.build import build_view
from engine.kernel.views.view import Outcome, View

ENGINE = "0.1"
"""The version of everything that decides how a record plays; under another one it may no longer replay."""
DIGEST_EVERY = 20
SNAPSHOT_EVERY = 20


class Setup(Struct, frozen=True, kw_only=True):
    """Everything a game starts from. `decks` are card keys a seat; `cards` the pinned cards by key.

    `commitment` is published before the deal; `entropy` is each player's own, or what was drawn for him. The flag
    `position` is a snapshot, in base64, of the state in which the game begins instead of with a deal.
    """

    game: str
    engine: str
    id: str
    decks: tuple[tuple[str, ...], ...]
    cards: dict[str, Card]
    commitment: str = ""
    entropy: tuple[str, ...] = ()
    flags: dict[str, bool | int | str] = {}


class RecordRow(Struct, frozen=True, array_like=True):
    """One input of the record: its number, the input, SHA-256 over the hash before and the input; now and then a digest
    of the state that it led to."""

    no: int
    input: Input
    hash: str
    digest: str = ""


_encode_input = msgspec.msgpack.Encoder().encode
_encode_setup = msgspec.msgpack.Encoder(order="sorted").encode
_encode_state = msgspec.msgpack.Encoder(enc_hook=array.tobytes).encode
_encode_digested = msgspec.msgpack.Encoder(enc_hook=array.tolist).encode
_DECODERS: dict[type[Rulebook], Callable[[bytes], State[Frame]]] = {}


def setup_hash(setup: Setup) -> str:
    """The hash every chain begins with."""
    return hashlib.sha256(_encode_setup(setup)).hexdigest()


def chain(previous: str, move: Input) -> str:
    """SHA-256 over the hash before and the encoded input."""
    return hashlib.sha256(previous.encode() + _encode_input(move)).hexdigest()


def decoder(rules: Rulebook) -> Callable[[bytes], State[Frame]]:
    """A decoder of this rulebook's states; of earlier versions too, which kept references and zones as lists."""
    decode = _DECODERS.get(type(rules))
    if decode is None:
        decode = _DECODERS[type(rules)] = msgspec.msgpack.Decoder(rules.state_type, dec_hook=_numbers).decode
    return decode


def _numbers(_: type, kept: bytes | list[int]) -> Numbers:
    return array(NUMBERS, kept)


def encoded(state: State[Frame]) -> bytes:
    """A state as it is kept."""
    return _encode_state(state)


def digest(state: State[Frame]) -> str:
    """A digest of the whole state, which does not hang on how references and zones are kept."""
    return hashlib.sha256(_encode_digested(state)).hexdigest()


class SharedLibrary(Library):
    """One to which weak references can be held, which a compiled class does not allow by itself."""


def build_library(rules: Rulebook, cards: Mapping[str, Card]) -> Library:
    """The pinned cards compiled for a rulebook."""
    return SharedLibrary(
        cards,
        rules.keyword_trees,
        rules.verbs,
        compile_ability,
        rules.layers,
        rules.entering,
        rules.sides,
        rules.also,
        rules.between(),
        rules.apart,
    )


def new_state(rules: Rulebook, decks: Iterable[tuple[str, ...]]) -> tuple[State[Frame], list[str], list[int]]:
    """An empty table: every card in its deck, in the order of the list; also card keys and owners by number."""
    keys: list[str] = []
    owners: list[int] = []
    players: list[Player] = []
    for seat, deck in enumerate(decks):
        first = len(keys)
        keys.extend(deck)
        owners.extend([seat] * len(deck))
        zones: list[list[int]] = [[] for _ in rules.zones]
        zones[rules.zones.index("deck")] = list(range(first, len(keys)))
        players.append(Player(zones))
    deck_zone = rules.zones.index("deck")
    state: State[Frame] = State(
        players=players,
        field={},
        refs=array(NUMBERS, [(n + 1) << CARD_BITS | n for n in range(len(keys))]),
        zone=array(NUMBERS, [deck_zone] * len(keys)),
        frames=[],
        fresh=[],
        waiting=[],
        lasting=[],
        gone={},
        after=[],
        drew_empty=[],
        serial=len(keys) + 1,
    )
    return state, keys, owners


class Play:
    """A game over its record. `take` is the only way in which it changes."""

    def __init__(
        self,
        rules: Rulebook,
        setup: Setup,
        secret: bytes,
        library: Library | None = None,
        dice: Callable[[bytes], Dice] = Dice,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.rows: list[RecordRow] = []
        self.head = setup_hash(setup)
        self._snapshots: dict[int, bytes] = {}
        state, keys, owners = new_state(rules, setup.decks)
        library = library or build_library(rules, setup.cards)
        dice = Stacked if setup.flags.get("stacked") else dice
        self.game = Game(rules, library, keys, owners, dice(key(secret, setup.id, setup.entropy)), state, setup.flags)
        if position := setup.flags.get("position"):
            self._restore(b64decode(str(position)))
        else:
            start(self.game)
        self.events: list[Event] = self._collect()
        self._keep()

    # --- reading ---

    @property
    def no(self) -> int:
        """How many inputs have been taken."""
        return self.game.state.no

    @property
    def question(self) -> Question | None:
        """The open question, or None when the game is over."""
        return self.game.state.question

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.state.outcome

    def view(self, viewer: int) -> View:
        """What a seat (or SPECTATOR) may see."""
        return build_view(self.game, viewer, self.events)

    def account(self, viewer: int, ref: Ref) -> Account | None:
        """Why a card is what it is, as far as the viewer may know it; None where he may not."""
        return account(self.game, viewer, ref)

    def why_not(self, seat: int, option: Option) -> Refusal | None:
        """Why a turn action is not offered, or None if it is."""
        return self.rules.judge(self.game, seat, option)

    # --- changing ---

    def take(self, move: Input) -> list[Event]:
        """Take an input; gives what happened. Raises `Refused` or `Stuck`, and then nothing has changed."""
        before = self.snapshot()
        try:
            if isinstance(move, Undo):
                self._undo(move)
            else:
                take(self.game, move)
        except (Refused, Stuck):
            self._restore(before)
            raise
        except Exception as error:
            self._restore(before)
            raise EngineFault(f"{type(error).__name__}: {error}") from error
        self.events = self._collect()
        self.head = chain(self.head, move)
        number = len(self.rows) + 1
        state_digest = digest(self.game.state) if number % DIGEST_EVERY == 0 or self.outcome else ""
        self.rows.append(RecordRow(number, move, self.head, state_digest))
        self._keep()
        return self.events

    def free_undo(self, seat: int) -> int | None:
        """The input number a seat may go back to without consent: before his own last answer, if nobody has decided
        anything since and nothing hidden has been seen; None if there is none. Forced answers decide nothing."""
        if self.outcome is not None:
            return None
        for row in reversed(self.rows):
            if not isinstance(row.input, Answer):
                return None
            before = self.state_at(row.no - 1)
            if before.seen != self.game.state.seen:
                return None
            if before.question is None or not before.question.is_forced:
                return row.no - 1 if row.input.seat == seat else None
        return None

    def state_at(self, no: int) -> State[Frame]:
        """The state after input `no`, replayed from the nearest snapshot."""
        kept = self.snapshot()
        events = self.events
        self._rewind(no)
        state = decoder(self.rules)(self.snapshot())
        self._restore(kept)
        self.events = events
        return state

    @rule("HM 410.2")
    def _undo(self, move: Undo) -> None:
        if not 0 <= move.to < len(self.rows):
            raise Refused(Refusal("", "nothing_to_undo"))
        others = {seat for seat in self.game.turn_order(0) if seat != move.seat}
        if not others <= set(move.consents) and self.free_undo(move.seat) != move.to:
            raise Refused(Refusal("", "undo_needs_consent"))
        self._rewind(move.to)
        self._renumber(len(self.rows) + 1)
        self.game.tell("undo", move.seat, move.to)

    def _rewind(self, no: int) -> None:
        """Back to the state after input `no`; what was taken back before it is not played again, and what is played
        again now is not a second time."""
        path: list[RecordRow] = []
        while no not in self._snapshots:
            row = self.rows[no - 1]
            path.append(row)
            no = row.input.to if isinstance(row.input, Undo) else no - 1
        self._restore(self._snapshots[no])
        for row in reversed(path):
            if isinstance(row.input, Undo):
                self._renumber(row.no)
            else:
                take(self.game, row.input)
            if row.no % SNAPSHOT_EVERY == 0:
                self._snapshots[row.no] = self.snapshot()
        self.game.events.clear()

    def _renumber(self, no: int) -> None:
        """A state that was come back to goes on under the number of the input that did it."""
        state = self.game.state
        state.no = no
        if state.question is not None:
            state.question = msgspec.structs.replace(state.question, no=no)

    # --- keeping ---

    def fork(self) -> Play:
        """The same game, to be played on without changing this one."""
        twin = copy(self)
        twin.rows = list(self.rows)
        twin._snapshots = dict(self._snapshots)
        twin.game = self.game.twin()
        twin._restore(self.snapshot())
        return twin

    def snapshot(self) -> bytes:
        """The state, encoded."""
        return encoded(self.game.state)

    def _restore(self, kept: bytes) -> None:
        self.game.state = decoder(self.rules)(kept)
        self.game.stale = True
        self.game.events.clear()

    def _keep(self) -> None:
        if len(self.rows) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.rows)] = self.snapshot()

    def _collect(self) -> list[Event]:
        events = list(self.game.events)
        self.game.events.clear()
        return events

    @classmethod
    def resume(
        cls,
        rules: Rulebook,
        setup: Setup,
        secret: bytes,
        rows: Iterable[RecordRow],
        snapshot: tuple[int, bytes] | None = None,
        library: Library | None = None,
    ) -> Play:
        """A game out of its record; with a snapshot (input number, state) only the inputs after it are replayed."""
        play = cls(rules, setup, secret, library)
        at = 0
        listed = list(rows)
        if snapshot is not None:
            at, state = snapshot
            play.rows = listed[:at]
            play.head = play.rows[-1].hash if play.rows else play.head
            play._restore(state)
            play._snapshots[at] = state
        for row in listed[at:]:
            play.take(row.input)
        return play


def first_bad(rules: Rulebook, setup: Setup, secret: bytes, rows: Iterable[RecordRow]) -> int | None:
    """The number of the first row whose hash, input or state digest does not fit, or None if the record holds."""
    play = Play(rules, setup, secret)
    for expected, row in enumerate(rows, 1):
        if row.no != expected or row.hash != chain(play.head, row.input):
            return expected
        try:
            play.take(row.input)
        except (Refused, Stuck):
            return expected
        if row.digest and row.digest != digest(play.game.state):
            return expected
    return None
