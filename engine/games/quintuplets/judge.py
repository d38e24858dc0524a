"""Whether something may be done: None, or a constant refusal with its rule."""

from __future__ import annotations

from engine.games.quintuplets import keywords
from engine.games.quintuplets.lanes import LANES, is_character, is_hero, reaches
from engine.games.quintuplets.play import EPISODE, EVENT, side_for, spells
from engine.kernel.abilities.filters import condition
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Ability
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Run
from engine.kernel.verbs.drawing import banned as is_banned

NOT_IN_HAND = Refusal("8.1.3", "not_in_hand")
NO_CHARACTER = Refusal("8.2.1", "not_a_character")
NO_LANE = Refusal("8.2.1", "no_such_lane")
TAKEN = Refusal("8.2.1.1", "lane_taken")
NOT_ITS_KIN = Refusal("8.2.1.2", "grows_elsewhere")
NO_MORE_CHARACTERS = Refusal("8.2.2", "character_played")
NO_EPISODE = Refusal("8.3.1", "not_an_episode")
NO_WEARER = Refusal("8.3.1", "no_such_wearer")
NOT_EXCLUSIVE = Refusal("12.8.2", "not_for_this_one")
NO_MORE_EPISODES = Refusal("8.3.2", "episodes_played")
NO_EVENT = Refusal("8.4.1", "not_an_event")
NOT_MAIN = Refusal("8.4.1", "not_in_main")
NOT_APPROACH = Refusal("9.3.2", "not_in_event_step")
BANNED = Refusal("1.3.3", "forbidden")
NEEDS_SOMEBODY = Refusal("12.7.2", "use_condition")
SAME_NAME = Refusal("12.5.2", "name_played")
NOT_THERE = Refusal("8.5.1", "not_there")
NOT_YOURS = Refusal("8.5.1", "not_yours")
NO_ABILITY = Refusal("8.5.1", "no_such_ability")
UNPAYABLE = Refusal("10.4.2.2", "cannot_pay")
UNMET = Refusal("12.2.3.2", "condition_unmet")
USED = Refusal("12.4.2", "used_this_turn")
NAME_USED = Refusal("12.5.3", "name_used")
NO_APPROACHER = Refusal("9.1.1", "not_your_character")
NO_HERO = Refusal("9.2.2.1", "not_a_hero")
FACE_DOWN = Refusal("9.2.2.1", "face_down")
OUT_OF_REACH = Refusal("9.2.2.2.1", "out_of_reach")
TOO_WEAK = Refusal("9.2.2.2.2", "too_weak")
ALREADY = Refusal("9.2.2.2.3", "approaches_already")
HELD = Refusal("1.3.3", "may_not_approach")

REFUSALS = Refusals(
    unknown=Refusal("8.1.1", "no_such_action"), absent=NOT_THERE, others=NOT_YOURS, hand=NOT_IN_HAND, ability=NO_ABILITY
)
MORE = "more_"
USUAL = {"character": 1, "episode": 2}
"""So many of them are played in a turn (8.2.2, 8.3.2)."""


@rule("GOT 4.8.2")
def in_hand(g: Game, seat: int, ref: Ref) -> Refusal | None:
    """Cards are played out of the own hand."""
    card = ref & CARD_MASK
    there = ref > 0 and card < len(g.owner) and g.state.refs[card] == ref and card in g.zone(seat, "hand")
    return None if there else NOT_IN_HAND


@rule("GOT 1.3.3", "GOT 1.3.1")
def banned(g: Game, look: Look) -> Refusal | None:
    """A prohibition on the player, whatever else would let him."""
    for deed, seats, test, source in g.view().player_bans:
        if deed == "play" and look.seat in seats and (test is None or test(g, look, source)):
            return BANNED
    return None


# --- characters (8.2) ---


@rule("GOT 8.2.2")
def character_left(g: Game, seat: int) -> Refusal | None:
    """One in a turn, unless an effect allows more."""
    return None if _left(g, seat, "character") else NO_MORE_CHARACTERS


def _left(g: Game, seat: int, sort: str) -> bool:
    more = g.view().allowances.get(MORE + sort, {}).get(seat, 0)
    return g.state.players[seat].tallies.get(sort, 0) < USUAL[sort] + more


def playable_character(g: Game, seat: int, look: Look) -> Refusal | None:
    """All that does not hang on the lane."""
    if look.face.card.kind != "character":
        return NO_CHARACTER
    return character_left(g, seat) or banned(g, look)


@rule("GOT 8.2.1", "GOT 8.2.1.1", "GOT 8.2.1.2", "GOT 12.6.2")
def lane(g: Game, seat: int, look: Look, number: int, there: Look | None) -> Refusal | None:
    """An empty lane; with growth that of whom it grows from. `there`: the character of the lane."""
    if number not in LANES:
        return NO_LANE
    if not keywords.grows(look.face):
        return None if there is None else TAKEN
    return None if there is not None and keywords.grows_onto(g, look, there) else NOT_ITS_KIN


# --- episodes (8.3) ---


@rule("GOT 8.3.2")
def episode_left(g: Game, seat: int) -> Refusal | None:
    """Two in a turn, unless an effect allows more."""
    return None if _left(g, seat, "episode") else NO_MORE_EPISODES


@rule("GOT 8.3.1", "GOT 2.10.3.2")
def playable_episode(g: Game, seat: int, look: Look) -> Refusal | None:
    """An episode, half of one, or a character."""
    if not look.face.kinds & {EPISODE, "character"}:
        return NO_EPISODE
    return episode_left(g, seat) or banned(g, look)


@rule("GOT 8.3.1", "GOT 12.8.2")
def wearer(g: Game, seat: int, look: Look, ref: Ref) -> Refusal | None:
    """An own character that it may be set on."""
    host = g.looks().get(ref)
    if host is None or host.piece is None or not is_character(host.piece) or host.seat != seat:
        return NO_WEARER
    return None if keywords.fits(g, as_episode(g, look), host) else NOT_EXCLUSIVE


def as_episode(g: Game, look: Look) -> Look:
    """The card as the episode that it would be."""
    side = side_for(look.face.card, EPISODE)
    if not side:
        return look
    return Look(look.source, look.seat, look.card, g.library.sides[g.keys[look.card]][side - 1])


# --- events (8.4, 9.3) ---


@rule("GOT 8.4.1", "GOT 9.3.2", "GOT 9.3.4", "GOT 12.3.2", "GOT 12.3.3")
def event(g: Game, seat: int, ref: Ref, window: str) -> Refusal | None:
    """An event, or half of one, with the mark of the time that it is now."""
    look = printed(g, ref)
    if EVENT not in look.face.kinds:
        return NO_EVENT
    found = spells(g, ref, window)
    if not found:
        return NOT_MAIN if window == "main" else NOT_APPROACH
    return banned(g, look) or _usable(g, seat, look, found[0])


@rule("GOT 12.7.2", "GOT 12.5.2")
def _usable(g: Game, seat: int, look: Look, number: int) -> Refusal | None:
    node = g.library.abilities[number].node
    assert isinstance(node, t.Spell)
    test = condition(node.condition) if node.condition is not None else None
    if test is not None and not test(g, Run(seat=seat, source=look.source)):
        return NEEDS_SOMEBODY
    return SAME_NAME if keywords.used_up(g, seat, number, look.source) else None


# --- activated abilities (8.5) ---


@rule("GOT 8.5.1", "GOT 10.3.4.3")
def use(g: Game, seat: int, look: Look | None, nth: int) -> Refusal | None:
    """An activated ability of an own card in a lane."""
    if look is None:
        return NOT_THERE
    if look.seat != seat:
        return NOT_YOURS
    if not 0 <= nth < len(look.abilities):
        return NO_ABILITY
    ability = g.library.abilities[look.abilities[nth]]
    return unmet(g, look, ability) or often_enough(g, seat, look, ability) or payable(g, look, ability)


@rule("GOT 12.2.3.2", "GOT 12.2.4")
def unmet(g: Game, look: Look, ability: Ability) -> Refusal | None:
    return None if keywords.holds(g, ability.number, look) else UNMET


@rule("GOT 12.4.2", "GOT 12.5.3")
def often_enough(g: Game, seat: int, look: Look, ability: Ability) -> Refusal | None:
    if not keywords.used_up(g, seat, ability.number, look.source):
        return None
    return USED if keywords.limit_of(g, ability.number) == "turn" else NAME_USED


@rule("GOT 10.4.2.2")
def payable(g: Game, look: Look, ability: Ability) -> Refusal | None:
    """The whole of it can be paid."""
    return UNPAYABLE if ability.feasible is not None and not ability.feasible(g, look) else None


# --- approaches (9.2) ---


@rule("GOT 9.1.1", "GOT 9.2.2.1", "GOT 9.2.2.2")
def approach(g: Game, seat: int, one: Look | None, hero: Look | None) -> Refusal | None:
    """An own character, and a hero that lies face up (ruling R-GOT-07)."""
    if one is None or one.piece is None or one.seat != seat or not is_character(one.piece):
        return NO_APPROACHER
    if hero is None or hero.piece is None or not is_hero(hero.piece):
        return NO_HERO
    if hero.piece.face_down:
        return FACE_DOWN
    return once_only(one) or within_reach(one, hero) or strong_enough(one, hero) or held(g, one, hero)


@rule("GOT 9.2.2.2.3")
def once_only(one: Look) -> Refusal | None:
    """Nobody approaches two."""
    return ALREADY if one.piece is not None and one.piece.notes.get("approaching") else None


@rule("GOT 9.2.2.2.1")
def within_reach(one: Look, hero: Look) -> Refusal | None:
    assert one.piece is not None
    assert hero.piece is not None
    return None if reaches(one.piece, hero.piece) else OUT_OF_REACH


@rule("GOT 9.2.2.2.2", "GOT 2.3.1", "GOT 2.5.1")
def strong_enough(one: Look, hero: Look) -> Refusal | None:
    """Her power is at least what he asks for."""
    return None if one.stat("power") >= hero.stat("need") else TOO_WEAK


@rule("GOT 1.3.3")
def held(g: Game, one: Look, hero: Look) -> Refusal | None:
    """Who is forbidden to approach, or to be approached."""
    return HELD if is_banned(g, one.source, "approach") or is_banned(g, hero.source, "be_approached") else None
