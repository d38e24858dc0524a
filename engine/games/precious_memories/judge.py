"""Whether something may be done: None, or a constant refusal with its rule."""

from __future__ import annotations

from engine.games.precious_memories import timing
from engine.games.precious_memories.areas import MAIN, PLACES, UNLIMITED, in_main, room
from engine.games.precious_memories.areas import SUPPORT as BESIDE
from engine.games.precious_memories.bans import may_bring
from engine.games.precious_memories.coming import may_be_set
from engine.games.precious_memories.identity import (
    CHARACTER,
    PURPLE,
    SUPPORT,
    TWINS,
    has_by_itself,
    has_power,
    identity,
    is_combination,
    on_field,
    same_on_field,
    work_of,
)
from engine.games.precious_memories.levels import level_cost
from engine.games.precious_memories.moments import levels_elsewhere, may_appear_now
from engine.games.precious_memories.once import played_already
from engine.games.precious_memories.paying import payable
from engine.games.precious_memories.play import cost_of
from engine.games.precious_memories.spells import playable_texts
from engine.games.precious_memories.wallet import Money, lacks_purple_alone, money_of, ways_for_card
from engine.kernel.cards import tree as t
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden, forbids_itself
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref

NOT_NOW = Refusal("R-PM-19", "not_now")
NO_TIMING = Refusal("R-PM-19", "wrong_timing")
NOT_FREE = Refusal("PM-free", "only_in_own_main")
TWICE_ON_FIELD = Refusal("PM-priority-4", "same_on_field")
TWICE_PLAYED = Refusal("PM-priority-5", "same_played")
UNPAYABLE = Refusal("R-PM-20", "cannot_pay")
NO_PURPLE = Refusal("PM-purple", "purple_payment")
TRIANGLE = Refusal("PM-triangle", "triangle_cost")
NO_POWER = Refusal("R-PM-22", "no_power")
MAIN_FULL = Refusal("R-PM-22", "main_area_full")
MAIN_NOT_FULL = Refusal("R-PM-22", "main_area_has_room")
NO_SUCH_AREA = Refusal("R-PM-22", "no_such_area")
NOT_OVER = Refusal("R-PM-22", "not_in_its_place")
BANNED = Refusal("R-PM-19", "forbidden")
UNMET = Refusal("R-PM-19", "use_condition")
USELESS = Refusal("R-PM-28", "nothing_to_respond_to")
NO_HOST = Refusal("R-PM-27", "no_such_host")
NO_LEVELS = Refusal("PM-levelup", "no_levels")
OTHER_NAME = Refusal("PM-levelup-R1", "other_name")
ALREADY_THERE = Refusal("PM-levelup-R2", "same_on_field_level")
COMBI = Refusal("PM-levelup-R3", "combi_levels")
BARRED = "barred:"
"""Before the name of events that a player may not play this turn."""
LEVEL_TIME = Refusal("PM-levelup-M2", "level_in_main")


class Table(Situation):
    """What the judges of one menu share beside: which timing boxes are open, and what can be paid with."""

    def __init__(self, g: Game, seat: int) -> None:
        super().__init__(g, seat)
        self.windows = timing.open_windows(g, seat, g.state.phase)
        self.own_main = g.state.phase == timing.MAIN and g.state.active == seat
        self._money: list[Money] | None = None
        self._paid: dict[tuple[str, int], bool] = {}
        self._sums: dict[str, int] = {}
        self._room: bool | None = None
        self._there: frozenset[str] | None = None
        self.playable: dict[Ref, Refusal | None] = {}

    @property
    def room(self) -> bool:
        """Whether a further character could stand in his main area."""
        if self._room is None:
            self._room = room(self.g, self.seat)
        return self._room

    @property
    def there(self) -> frozenset[str]:
        """Which characters he has on the field."""
        if self._there is None:
            self._there = on_field(self.g, self.seat)
        return self._there

    @property
    def money(self) -> list[Money]:
        """What he could pay with."""
        if self._money is None:
            self._money = money_of(self.g, self.seat)
            self._sums = {"": sum([each.generated for each in self._money])}
            for each in self._money:
                self._sums[each.work] = self._sums.get(each.work, 0) + 1
        return self._money

    @rule("PM R-PM-20", "PM R-PM-08")
    def can_pay(self, ref: Ref, cost: int) -> bool:
        """Whether a card of the hand could be paid for; copies of it are alike."""
        if cost <= 0:
            return True
        key = (self.g.keys[ref & CARD_MASK], cost)
        if key not in self._paid:
            self._paid[key] = self._adds_up(ref, cost)
        return self._paid[key]

    def _adds_up(self, ref: Ref, cost: int) -> bool:
        """Of a card that asks for no more than its work it is enough to add up."""
        face, money = self.g.faces[ref & CARD_MASK], self.money
        if PURPLE in face.colors or is_combination(face) or any(each.more for each in money):
            return payable(ways_for_card(self.g, self.seat, ref, cost, money))
        own = next((each for each in money if each.ref == ref), None)
        total = self._sums[""] - (own.generated if own is not None else 0)
        return total >= cost and self._sums.get(work_of(face.card), 0) > (own is not None)


@rule("PM R-PM-19")
def others_turn(s: Table) -> Refusal | None:
    """To pass for a whole turn is for the player whose turn it is not."""
    return NOT_NOW if s.g.state.active == s.seat else None


# --- playing cards ---


def playable(s: Table, look: Look) -> Refusal | None:
    """What is asked of every card that is played: no prohibition, once where cards are mixed, its cost."""
    cost = cost_of(s.g, look)
    if cost is None:
        return TRIANGLE
    if banned(s.g, s.seat, look):
        return BANNED
    if played_already(s.g, s.seat, look.source):
        return TWICE_PLAYED
    return unpaid(s, look.source, cost)


def unpaid(s: Table, ref: Ref, cost: int) -> Refusal | None:
    """Why a card of the hand cannot be paid for."""
    if s.can_pay(ref, cost):
        return None
    return NO_PURPLE if lacks_purple_alone(s.g, s.seat, ref, cost) else UNPAYABLE


@rule("PM PM-priority-6")
def banned(g: Game, seat: int, look: Look) -> bool:
    """A prohibition on the player, by what the card is called if it says so, or on the card by itself."""
    if forbids_itself(g, look.face, "play", look):
        return True
    if look.face.spells and any(BARRED + name in g.state.players[seat].tallies for name in look.face.names):
        return True
    return bool(g.view().player_bans) and forbidden(g, seat, "play", look)


@rule("PM PM-free")
def in_time(s: Table, look: Look) -> Refusal | None:
    """In the own main phase; with 〔自由登場〕 whenever its player has the priority; and when its own text says."""
    face = look.face
    if s.own_main or may_appear_now(s.g, look, s.windows):
        return None
    if s.g.state.phase == timing.RESPOND:
        return None if "interrupts" in face.keywords else NOT_FREE
    return None if "free_appearance" in face.keywords else NOT_FREE


@rule("PM PM-priority-4", "PM R-PM-22")
def character(s: Table, ref: Ref) -> Refusal | None:
    """A character, wherever it would stand; asked once a menu."""
    if ref not in s.playable:
        s.playable[ref] = _character(s, ref)
    return s.playable[ref]


def _character(s: Table, ref: Ref) -> Refusal | None:
    face = s.g.faces[ref & CARD_MASK]
    if CHARACTER not in face.kinds:
        return NO_TIMING
    look = printed(s.g, ref)
    if (refusal := in_time(s, look)) is not None:
        return refusal
    if identity(face.card) in s.there and not has_by_itself(face, TWINS):
        return TWICE_ON_FIELD
    if not may_bring(s.g, s.seat, ref, "appear"):
        return BANNED
    return playable(s, look)


@rule("PM R-PM-22")
def area(s: Table, ref: Ref, where: int) -> Refusal | None:
    """Five at most in the main area, all of them with AP and DP."""
    if where not in (MAIN, BESIDE):
        return NO_SUCH_AREA
    face = s.g.faces[ref & CARD_MASK]
    if where == BESIDE or (has_power(face) and (s.room or has_by_itself(face, UNLIMITED))):
        return None
    return MAIN_FULL if has_power(face) else NO_POWER


@rule("PM R-PM-22")
def overwrite(s: Table, ref: Ref, over: Look) -> Refusal | None:
    """Into a full main area, in the place of one that counts there."""
    face = s.g.faces[ref & CARD_MASK]
    if not has_power(face):
        return NO_POWER
    if s.room or has_by_itself(face, UNLIMITED):
        return MAIN_NOT_FULL
    there = over.piece is not None and in_main(over.piece) and over.seat == s.seat
    return None if there and UNLIMITED not in over.keywords else NOT_OVER


def crowded_out(s: Table) -> Refusal | None:
    """Nobody is put in another's place while there is room."""
    there = sum(look.piece is not None and in_main(look.piece) for look in s.mine)
    return None if there >= PLACES else MAIN_NOT_FULL


@rule("PM R-PM-19", "PM R-PM-28")
def event(s: Table, ref: Ref) -> Refusal | None:
    """An event whose timing box is open, and whose condition holds."""
    if not s.g.faces[ref & CARD_MASK].spells:
        return NO_TIMING
    look = printed(s.g, ref)
    if spell_for(s.g, look, s.windows) < 0:
        return NO_TIMING
    texts = playable_texts(s.g, look, s.windows)
    if not texts:
        return UNMET
    if s.g.state.phase == timing.RESPOND and not any(does_something(s.g, number, look) for number in texts):
        return USELESS
    return playable(s, look)


def spell_for(g: Game, look: Look, windows: frozenset[str]) -> int:
    """Which ability of an event can be played in one of these windows; -1 for none."""
    for number in look.face.spells:
        node = g.library.abilities[number].node
        if isinstance(node, t.Spell) and not windows.isdisjoint(node.windows):
            return number
    return -1


def does_something(g: Game, number: int, look: Look) -> bool:
    useful = g.library.abilities[number].useful
    return useful is None or useful(g, look)


@rule("PM R-PM-27", "PM PM-triangle")
def support(s: Table, ref: Ref) -> Refusal | None:
    """Support cards."""
    return playable(s, printed(s.g, ref)) if SUPPORT in s.g.faces[ref & CARD_MASK].kinds else NO_TIMING


@rule("PM R-PM-27")
def support_time(s: Table) -> Refusal | None:
    """In the own main phase."""
    return None if s.own_main else NOT_NOW


@rule("PM R-PM-27")
def host(s: Table, ref: Ref, on: Look) -> Refusal | None:
    """On an own character that has not the same card already."""
    return None if on.seat == s.seat and may_be_set(s.g, ref & CARD_MASK, on) else NO_HOST


# --- levels ---


@rule("PM PM-levelup-M1")
def grows(s: Table, ref: Ref) -> Refusal | None:
    """A card that levels up."""
    if "levels_up" not in s.g.faces[ref & CARD_MASK].keywords:
        return NO_LEVELS
    return level_time(s, ref) or (BANNED if banned(s.g, s.seat, printed(s.g, ref)) else None)


@rule("PM PM-levelup-M2", "PM R-PM-85")
def level_time(s: Table, ref: Ref) -> Refusal | None:
    """In the own main phase, with the priority, and when its own text says so."""
    is_time = s.own_main or may_appear_now(s.g, printed(s.g, ref), s.windows, levels=True)
    return None if is_time else LEVEL_TIME


def levels_at_all(s: Table) -> Refusal | None:
    """Spares the look at each card where no text of the game names another time."""
    return None if s.own_main or levels_elsewhere(s.g.library) else LEVEL_TIME


@rule(
    "PM PM-levelup-R1",
    "PM PM-levelup-R2",
    "PM PM-levelup-R3",
    "PM PM-levelup-Q8",
    "PM PM-levelup-Q9",
    "PM PM-levelup-Q10",
)
def level_up(s: Table, ref: Ref, on: Look) -> Refusal | None:
    """On an own character of the same original name, none that is a combination, and to none that is there already."""
    card = ref & CARD_MASK
    face = s.g.faces[card]
    if (refusal := level_fits(s.g, s.seat, card, on)) is not None:
        return refusal
    cost = level_cost(s.g, card, on.source)
    if "cost" not in face.stats and cost_of(s.g, printed(s.g, ref)) is None:
        return TRIANGLE
    return unpaid(s, ref, cost)


def level_fits(g: Game, seat: int, card: int, on: Look) -> Refusal | None:
    """Whether a card may lie on top of a character, whatever it costs."""
    face = g.faces[card]
    if on.seat != seat or on.piece is None or CHARACTER not in on.face.kinds:
        return OTHER_NAME
    if is_combination(on.face) or is_combination(face):
        return COMBI
    if on.face.card.id_name != face.card.id_name:
        return OTHER_NAME
    if not has_by_itself(face, TWINS) and same_on_field(g, seat, face.card):
        return ALREADY_THERE
    return None if has_power(face) or not in_main(on.piece) else NO_POWER
