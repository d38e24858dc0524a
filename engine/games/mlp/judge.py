"""Whether something may be done: None, or a constant refusal with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mlp import plans, slots
from engine.games.mlp.costs import cost_of, upright
from engine.games.mlp.frames import Act
from engine.games.mlp.inspiring import is_for_it, window_of
from engine.kernel.cards.face import Ability
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden, forbids_itself
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Refusal
from engine.kernel.state.state import CARD_MASK, Ref

REFUSALS = Refusals(
    unknown=Refusal("6-16.3.0", "no_such_action"),
    absent=Refusal("4-3.1.0", "not_there"),
    others=Refusal("4-3.1.0", "not_yours"),
    hand=Refusal("6-16.1.1", "not_in_hand"),
    ability=Refusal("4-3.1.0", "no_such_ability"),
)
NOT_ASKED = Refusal("5-3.1.1", "not_now")
NOT_ACTING = Refusal("4-4.4.0", "not_now")
NOT_USABLE = Refusal("2-4.0.0", "not_a_card_to_use")
NOT_NOW = Refusal("5-1.4.0", "not_usable_now")
BANNED = Refusal("5-1.4.0", "forbidden")
NO_SLOT = Refusal("3-3.0.0", "slot_taken")
FULL = Refusal("3-3.3.0", "area_full")
NO_WEARER = Refusal("5-3.1.8", "no_such_wearer")
NOT_ITS_WEARER = Refusal("2-3.0.0", "may_not_wear_it")
TOO_DEAR = Refusal("4-3.0.0", "not_enough_harmony")
ONLY_INSPIRES = Refusal("5-1.3.1", "only_in_inspiration")
NOT_AN_INSPIRATION = Refusal("4-4.3.1", "not_an_inspiration")
UNPAYABLE = Refusal("5-3.1.6", "cannot_pay")
FACE_DOWN = Refusal("2-4.5.2a", "face_down")
NOTHING_TO_INSPIRE = Refusal("5-1.3.1a", "does_nothing")
NOT_FOR_THIS_ONE = Refusal("4-4.3.1a", "not_for_this_one")
NOTHING_TO_DO = Refusal("5-1.3.2b", "does_nothing")
GUARDED = Refusal("4-4.4.1", "plan_on_next_story")
NO_PLAN = Refusal("4-4.4.2", "no_plan")


class Means(Situation):
    """What the judges of one menu share: the harmony, the empty slots, whether anything forbids using cards, and the
    slot of the character that acts."""

    def __init__(self, g: Game, seat: int) -> None:
        super().__init__(g, seat)
        self.known: tuple[int, list[int]] | None = None
        self.bans = bool(g.view().player_bans)
        frame = g.state.frames[-1]
        self.here = frame.slot if isinstance(frame, Act) else -1

    def means(self) -> tuple[int, list[int]]:
        """The harmony and the empty slots, once somebody asks for them."""
        if self.known is None:
            self.known = len(upright(self.g, self.seat)), slots.empty(self.g, self.seat)
        return self.known


@rule("MLP 5-3.1.1", "MLP 5-1.3.0")
def your_choice(g: Game, seat: int) -> Refusal | None:
    """Only who is asked for an action, while nothing else is pending."""
    question = g.state.question
    return None if question is not None and question.kind == ACTION and question.seat == seat else NOT_ASKED


@rule("MLP 5-1.4.0")
def usable(g: Game, look: Look) -> Refusal | None:
    """A card's own rule text holds while it is in the hand."""
    if forbids_itself(g, look.face, "play", look):
        return NOT_NOW
    return BANNED if forbidden(g, look.seat, "play", look) else None


def usable_card(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card of the hand may be used, wherever it goes."""
    if not s.bans and not s.g.faces[ref & CARD_MASK].self_bans:
        return None
    return usable(s.g, printed(s.g, ref))


@rule("MLP 4-3.0.0", "MLP 5-3.1.6")
def affordable(harmony: int, cost: int) -> Refusal | None:
    """As many upright scenes as it costs."""
    return None if cost <= harmony else TOO_DEAR


@rule("MLP 5-3.1.7", "MLP 3-3.3.0", "MLP 5-3.2.1")
def slot(free: Sequence[int], number: int) -> Refusal | None:
    """Only an own slot that is empty; `free`: those that are."""
    if number in free:
        return None
    return NO_SLOT if free else FULL


@rule("MLP 5-3.1.8", "MLP 4-3.4.0", "MLP 5-3.2.2")
def wearer(g: Game, item: Look, look: Look) -> Refusal | None:
    """A character in the own adventure area (ruling R-MLP-22) that the item's text allows."""
    if look.piece is None or look.piece.slot < 0 or not own_or_flag(g, item, look):
        return NO_WEARER
    return fits(g, item, look)


@rule("MLP 4-3.4.0")
def own_or_flag(g: Game, item: Look, look: Look) -> bool:
    return look.seat == item.seat or bool(g.flags.get("items_on_opponent"))


@rule("MLP 2-3.0.0", "MLP 5-3.2.2")
def fits(g: Game, item: Look, look: Look) -> Refusal | None:
    """What an item says of its wearer is tested when it is used."""
    for test, deed, who in item.face.self_bans:
        if deed == "wear" and (test is None or test(g, item)) and who(g, look, item):
            return NOT_ITS_WEARER
    return None


def of_kind(s: Means, ref: Ref, kind: str) -> Refusal | None:
    """Each kind of card is used in its own way."""
    return None if s.g.faces[ref & CARD_MASK].card.kind == kind else NOT_USABLE


def paid(s: Means, ref: Ref) -> Refusal | None:
    """Whether there is enough harmony for a card now."""
    return affordable(s.means()[0], cost_of(s.g, ref))


def play_character(s: Means, ref: Ref, number: int) -> Refusal | None:
    """Whether a usable character may be used into a slot."""
    return of_kind(s, ref, "character") or slot(s.means()[1], number) or paid(s, ref)


def slots_for(s: Means, ref: Ref) -> list[int]:
    """All slots that it may be used into."""
    free = s.means()[1] if paid(s, ref) is None else []
    return [number for number in free if slot(free, number) is None]


def play_event(s: Means, ref: Ref) -> Refusal | None:
    """Whether a usable event may be used."""
    return of_kind(s, ref, "event") or paid(s, ref)


def play_item(s: Means, ref: Ref, look: Look) -> Refusal | None:
    """Whether a usable item may be used onto a wearer."""
    return of_kind(s, ref, "item") or wearer(s.g, printed(s.g, ref), look) or paid(s, ref)


def wearers_for(s: Means, ref: Ref) -> list[Look]:
    """All wearers that it may be used onto."""
    item = printed(s.g, ref)
    return [look for look in s.looks.values() if wearer(s.g, item, look) is None] if paid(s, ref) is None else []


@rule("MLP 5-1.3.0", "MLP 5-3.1.6")
def payable(g: Game, look: Look, ability: Ability) -> Refusal | None:
    """The whole cost can be paid."""
    return UNPAYABLE if ability.feasible is not None and not ability.feasible(g, look) else None


@rule("MLP 5-1.3.2b", "MLP 5-2.1.2")
def does_something(g: Game, look: Look, ability: Ability) -> Refusal | None:
    """A flip effect needs something to do (ruling R-MLP-06); every other effect may be used in vain (5-2.1.2)."""
    if "scene" not in look.face.kinds or ability.useful is None or ability.useful(g, look):
        return None
    return NOTHING_TO_DO


def use(s: Means, look: Look, nth: int) -> Refusal | None:
    """An activated effect in the own main phase."""
    ability = s.g.library.abilities[look.abilities[nth]]
    return not_to_inspire(ability) or payable(s.g, look, ability) or does_something(s.g, look, ability)


@rule("MLP 5-1.3.1")
def not_to_inspire(ability: Ability) -> Refusal | None:
    """An inspiration is used in the inspiration steps alone."""
    return ONLY_INSPIRES if window_of(ability) == "inspiration" else None


def inspire(s: Means, look: Look, nth: int) -> Refusal | None:
    """An inspiration in an inspiration step."""
    g, ability = s.g, s.g.library.abilities[look.abilities[nth]]
    if window_of(ability) != "inspiration":
        return NOT_AN_INSPIRATION
    return face_up(look) or payable(g, look, ability) or inspires(g, look, ability) or for_this_one(g, look, ability)


@rule("MLP 2-4.5.2a", "MLP 4-4.3.1")
def face_up(look: Look) -> Refusal | None:
    """A flipped scene inspires nobody; a turned one does (ruling R-MLP-24)."""
    return FACE_DOWN if look.piece is not None and look.piece.face_down else None


@rule("MLP 5-1.3.1a")
def inspires(g: Game, look: Look, ability: Ability) -> Refusal | None:
    """It must find something to do."""
    return None if ability.useful is None or ability.useful(g, look) else NOTHING_TO_INSPIRE


@rule("MLP 4-4.3.1a")
def for_this_one(g: Game, look: Look, ability: Ability) -> Refusal | None:
    """What reaches certain own characters alone needs the one in this exchange to be such (ruling R-MLP-44)."""
    return None if is_for_it(g, look, ability.node) else NOT_FOR_THIS_ONE


def here(s: Means) -> list[int]:
    """The slot of the character that acts."""
    return [s.here]


def acts(s: Means, number: int) -> Refusal | None:
    """Only the character that faces nobody, in its turn."""
    return None if number == s.here else NOT_ACTING


@rule("MLP 4-4.4.1", "MLP 3-4.2.0")
def advance(s: Means, number: int) -> Refusal | None:
    """Not onto a stage where the opponent has a plan (ruling R-MLP-13)."""
    return GUARDED if plans.guarded(s.g, 1 - s.seat, plans.stage_of(s.g, s.seat) + 1) else None


@rule("MLP 4-4.4.2")
def disturb(s: Means, number: int) -> Refusal | None:
    """There must be a plan (ruling R-MLP-25)."""
    return None if plans.stages_with(s.g, 1 - s.seat) else NO_PLAN
