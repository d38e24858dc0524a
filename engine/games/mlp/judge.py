"""Whether something may be done: None, or a constant refusal with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mlp import plans, slots
from engine.games.mlp.costs import cost_of, upright
from engine.games.mlp.inspiring import is_for_it
from engine.kernel.cards.face import Ability
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref

NOT_IN_HAND = Refusal("6-16.1.1", "not_in_hand")
NOT_USABLE = Refusal("2-4.0.0", "not_a_card_to_use")
NOT_NOW = Refusal("5-1.4.0", "not_usable_now")
BANNED = Refusal("5-1.4.0", "forbidden")
NO_SLOT = Refusal("3-3.0.0", "slot_taken")
FULL = Refusal("3-3.3.0", "area_full")
NO_WEARER = Refusal("5-3.1.8", "no_such_wearer")
NOT_ITS_WEARER = Refusal("2-3.0.0", "may_not_wear_it")
TOO_DEAR = Refusal("4-3.0.0", "not_enough_harmony")
NOT_THERE = Refusal("4-3.1.0", "not_there")
NOT_YOURS = Refusal("4-3.1.0", "not_yours")
NO_ABILITY = Refusal("4-3.1.0", "no_such_ability")
ONLY_INSPIRES = Refusal("5-1.3.1", "only_in_inspiration")
NOT_AN_INSPIRATION = Refusal("4-4.3.1", "not_an_inspiration")
UNPAYABLE = Refusal("5-3.1.6", "cannot_pay")
FACE_DOWN = Refusal("2-4.5.2a", "face_down")
NOTHING_TO_INSPIRE = Refusal("5-1.3.1a", "does_nothing")
NOT_FOR_THIS_ONE = Refusal("4-4.3.1a", "not_for_this_one")
NOTHING_TO_DO = Refusal("5-1.3.2b", "does_nothing")
GUARDED = Refusal("4-4.4.1", "plan_on_next_story")
NO_PLAN = Refusal("4-4.4.2", "no_plan")


@rule("MLP 6-16.3.0", "MLP 3-7.1.0")
def in_hand(g: Game, seat: int, ref: Ref) -> Refusal | None:
    """Cards are used out of the own hand."""
    card = ref & CARD_MASK
    there = ref > 0 and card < len(g.owner) and g.state.refs[card] == ref and card in g.zone(seat, "hand")
    return None if there else NOT_IN_HAND


@rule("MLP 5-1.4.0")
def usable(g: Game, look: Look) -> Refusal | None:
    """A card's own rule text holds while it is in the hand."""
    for test, deed, _ in look.face.self_bans:
        if deed == "play" and (test is None or test(g, look)):
            return NOT_NOW
    return banned(g, look)


@rule("MLP 5-1.4.0")
def banned(g: Game, look: Look) -> Refusal | None:
    """A prohibition on the player."""
    for deed, seats, test, source in g.view().player_bans:
        if deed == "play" and look.seat in seats and (test is None or test(g, look, source)):
            return BANNED
    return None


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
def wearer(g: Game, item: Look, ref: Ref) -> Refusal | None:
    """A character in the own adventure area (ruling R-MLP-22) that the item's text allows."""
    look = g.looks().get(ref)
    if look is None or look.piece is None or look.piece.slot < 0 or not own_or_flag(g, item, look):
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


def play(g: Game, seat: int, ref: Ref, where: int | None) -> Refusal | None:
    """Using a card from the hand; `where`: the slot of a character, the wearer of an item."""
    look = printed(g, ref)
    return usable(g, look) or placed(g, look, where) or affordable(len(upright(g, seat)), cost_of(g, ref))


def placed(g: Game, look: Look, where: int | None) -> Refusal | None:
    """Whereto a card is used: a character into a slot, an item onto a wearer, an event nowhere."""
    match look.face.card.kind, where:
        case "character", int():
            return slot(slots.empty(g, look.seat), where)
        case "item", int():
            return wearer(g, look, where)
        case "event", None:
            return None
    return NOT_USABLE


def _ability(g: Game, seat: int, look: Look | None, nth: int) -> Ability | Refusal:
    if look is None:
        return NOT_THERE
    if look.seat != seat:
        return NOT_YOURS
    if not 0 <= nth < len(look.abilities):
        return NO_ABILITY
    return g.library.abilities[look.abilities[nth]]


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


def use(g: Game, seat: int, look: Look | None, nth: int) -> Refusal | None:
    """An activated effect in the own main phase."""
    ability = _ability(g, seat, look, nth)
    if isinstance(ability, Refusal):
        return ability
    assert look is not None
    return not_to_inspire(ability) or payable(g, look, ability) or does_something(g, look, ability)


@rule("MLP 5-1.3.1")
def not_to_inspire(ability: Ability) -> Refusal | None:
    """An inspiration is used in the inspiration steps alone."""
    return ONLY_INSPIRES if window_of(ability) == "inspiration" else None


def window_of(ability: Ability) -> str:
    return str(getattr(ability.node, "window", ""))


def inspire(g: Game, seat: int, look: Look | None, nth: int) -> Refusal | None:
    """An inspiration in an inspiration step."""
    ability = _ability(g, seat, look, nth)
    if isinstance(ability, Refusal):
        return ability
    assert look is not None
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


@rule("MLP 4-4.4.1", "MLP 3-4.2.0")
def advance(g: Game, seat: int) -> Refusal | None:
    """Not onto a stage where the opponent has a plan (ruling R-MLP-13)."""
    return GUARDED if plans.guarded(g, 1 - seat, plans.stage_of(g, seat) + 1) else None


@rule("MLP 4-4.4.2")
def disturb(g: Game, seat: int) -> Refusal | None:
    """There must be a plan (ruling R-MLP-25)."""
    return None if plans.stages_with(g, 1 - seat) else NO_PLAN
