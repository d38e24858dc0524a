"""Whether something may be done: None, or a constant refusal with its rule."""

from __future__ import annotations

from engine.games.harem_master.costs import besides, card_cost
from engine.games.harem_master.ends import STACK
from engine.games.harem_master.faction import is_character
from engine.games.harem_master.frames import Answering
from engine.games.harem_master.sides import CHARACTER, ITEM, PA
from engine.games.harem_master.triggers import CHANGES_KIND, KIND
from engine.games.harem_master.windows import ANSWER
from engine.kernel.abilities.recall import holds_towards
from engine.kernel.cards import tree as t
from engine.kernel.cards.face import Ability, Face, Listen
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.flow.trigger import fits, whose_deed
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Run

NOT_NOW = Refusal("406.1", "not_now")
NO_CHARACTER = Refusal("306.1", "not_a_character_card")
ONE_A_TURN = Refusal("306.1a", "character_used")
NO_ITEM = Refusal("306.3", "not_an_item")
NOBODY_TO_WEAR = Refusal("214.4c", "no_such_wearer")
NO_EVENT = Refusal("306.2", "not_an_event")
OWN_TURN_EVENT = Refusal("214.3a", "only_in_own_turn")
OWN_TURN_ABILITY = Refusal("402.2", "only_in_own_turn")
ONLY_WHEN_EVENT = Refusal("214.3c", "only_in_answer")
ONLY_WHEN_ABILITY = Refusal("402.2a", "only_in_answer")
ONLY_IN_BATTLE = Refusal("306.5h", "only_in_battle")
ANSWERS_OTHERS = Refusal("406.3a", "answers_something_else")
TOO_DEAR = Refusal("215.4c", "stack_too_small")
CANNOT_PAY = Refusal("407.2", "cannot_pay")
ACTED_COST = Refusal("402.1a", "acted_already")
UNMET = Refusal("402.2a", "condition_unmet")
FORBIDDEN = Refusal("103.1", "forbidden")
ELSEWHERE = Refusal("401.4a", "works_elsewhere")
NO_ABILITY = Refusal("306.4", "no_such_ability")
NOT_A_FIGHTER = Refusal("306.5b", "not_a_character")
ACTED = Refusal("306.5b", "has_acted")
OTHERS_FIGHTER = Refusal("306.5b", "not_yours")
OTHERS_GUARD = Refusal("306.5d", "not_yours")
ACTED_TOO = Refusal("306.5d", "has_acted")
REFUSALS = Refusals(
    unknown=Refusal("306", "no_such_action"),
    absent=Refusal("401.4a", "not_there"),
    others=Refusal("402.3", "not_yours"),
    hand=Refusal("215.3a", "not_in_hand"),
    others_hand=Refusal("402.3a", "not_yours"),
    ability=NO_ABILITY,
)
OT = "ot"
USED = "character"
"""The tally of the one character card of a turn."""


class Moment(Situation):
    """What the judges of one menu share: what there is to pay with, and what can be answered."""

    def __init__(self, g: Game, seat: int) -> None:
        super().__init__(g, seat)
        zones = g.state.players[seat].zones
        self.stack = len(zones[g.index[STACK]])
        self.hand = zones[g.index["hand"]]
        self.own_turn = seat == g.state.active
        top = g.state.frames[-1] if g.state.frames else None
        self.about = top if isinstance(top, Answering) and g.state.phase == ANSWER else None


def may_act(g: Game, seat: int) -> Refusal | None:
    """Only who has been given the chance acts (406.1)."""
    question = g.state.question
    asked = question is not None and question.kind == ACTION and question.seat == seat
    return None if asked or question is None else NOT_NOW


# --- when (406) ---


def changes_kind(ability: Ability) -> bool:
    """Whether an ability changes the kind of a battle."""
    return CHANGES_KIND in ability.tags


def says_ot(node: t.Ability) -> bool:
    """Whether it has the icon [OT] (505)."""
    return OT in getattr(node, "windows", ()) or getattr(node, "window", "") == OT


@rule("HM 406.1", "HM 214.3a", "HM 214.3c", "HM 214.3d", "HM 402.2", "HM 402.2a", "HM 505")
def timely(s: Moment, ability: Ability, look: Look, *, event: bool) -> Refusal | None:
    """Whether now is a time at which it can be used (rulings R-HM-21, R-HM-22)."""
    node = ability.node
    if s.about is not None:
        if s.about.event == KIND and changes_kind(ability):
            return in_whose_turn(s, node, event=event)
        answers = any(meets(s, s.about, listen, look) for listen in ability.answers)
        return None if answers else ANSWERS_OTHERS
    if ability.answers and not getattr(node, "also", False):
        return ONLY_WHEN_EVENT if event else ONLY_WHEN_ABILITY
    return ONLY_IN_BATTLE if changes_kind(ability) else in_whose_turn(s, node, event=event)


@rule("HM 214.3a", "HM 402.2", "HM 505")
def in_whose_turn(s: Moment, node: t.Ability, *, event: bool) -> Refusal | None:
    """In the other's turn only with [OT]."""
    if s.own_turn or says_ot(node):
        return None
    return OWN_TURN_EVENT if event else OWN_TURN_ABILITY


def meets(s: Moment, about: Answering, listen: Listen, look: Look) -> bool:
    """Whether what is about to happen is what it answers."""
    if listen.event != about.event and not (listen.event == "leave" and _leaves(s.g, about)):
        return False
    if not whose_deed(s.g, listen, look.seat, about.by):
        return False
    context = Run(seat=look.seat, source=look.source)
    return fits(s.g, listen, context, about.subject, about.counterpart)


def _leaves(g: Game, about: Answering) -> bool:
    """Whether somebody is about to leave play, whereto ever."""
    return about.event.startswith("to_") and g.on_field(about.subject)


@rule("HM 402.2a", "HM 214.3c")
def holds(g: Game, ability: Ability, look: Look) -> Refusal | None:
    """Whether the circumstances are those that its text asks for."""
    return None if ability.condition is None or ability.condition(g, look) else UNMET


# --- cards of the hand (306.1-306.3) ---


@rule("HM 306.1a")
def one_a_turn(s: Moment) -> Refusal | None:
    return ONE_A_TURN if s.g.state.players[s.seat].tallies.get(USED) else None


@rule("HM 306.1", "HM 214.2a")
def character(s: Moment, ref: Ref) -> Refusal | None:
    if s.g.faces[ref & CARD_MASK].card.kind != CHARACTER:
        return NO_CHARACTER
    return _payable(s, printed(s.g, ref))


@rule("HM 306.3", "HM 214.4a", "HM 506")
def item_card(s: Moment, ref: Ref) -> Refusal | None:
    """An item, or a character with [PA]."""
    return _payable(s, printed(s.g, ref)) if is_item(s.g.faces[ref & CARD_MASK]) else NO_ITEM


@rule("HM 306.3", "HM 506")
def is_item(face: Face) -> bool:
    return face.card.kind == ITEM or (face.card.kind == CHARACTER and PA in face.keywords)


def any_item(s: Moment) -> Refusal | None:
    """Whether he has any at all."""
    faces = s.g.faces
    return None if any(is_item(faces[card]) for card in s.hand) else NO_ITEM


@rule("HM 214.4c")
def wearer(s: Moment, look: Look) -> Refusal | None:
    """Any character in play, one that it does not suit too, whatever it wears already."""
    return None if is_character(look) else NOBODY_TO_WEAR


def everybody(s: Moment) -> list[Look]:
    """Those who can wear items."""
    return [look for look in s.looks.values() if is_character(look)]


@rule("HM 306.2")
def event(s: Moment, ref: Ref) -> Refusal | None:
    if s.g.faces[ref & CARD_MASK].card.kind != "event":
        return NO_EVENT
    look = printed(s.g, ref)
    refusals = [_usable(s, look, number) for number in look.face.spells]
    first = next((refusal for refusal in refusals if refusal is not None), None)
    return (first or NO_EVENT) if None not in refusals else _payable(s, look)


def _usable(s: Moment, look: Look, number: int) -> Refusal | None:
    ability = s.g.library.abilities[number]
    return timely(s, ability, look, event=True) or holds(s.g, ability, look)


def spell_for(g: Game, seat: int, ref: Ref) -> int:
    """The ability of an event that is meant at this time."""
    s, look = Moment(g, seat), printed(g, ref)
    return next(number for number in look.face.spells if _usable(s, look, number) is None)


@rule("HM 215.4c", "HM 407.2")
def _payable(s: Moment, look: Look) -> Refusal | None:
    """Nothing forbids it and the action stack covers it."""
    if s.g.view().player_bans and forbidden(s.g, s.seat, "play", look):
        return FORBIDDEN
    if card_cost(s.g, look) + besides(s.g, look.face) > s.stack:
        return TOO_DEAR
    extra = look.face.extra_cost
    feasible = s.g.library.abilities[extra].feasible if extra >= 0 else None
    return CANNOT_PAY if feasible is not None and not feasible(s.g, look) else None


# --- abilities (306.4) ---


@rule("HM 306.4", "HM 402.3", "HM 401.4a")
def use(s: Moment, look: Look, nth: int) -> Refusal | None:
    """One of a card that he controls in play."""
    return _ability(s, look, look.abilities[nth], "play")


@rule("HM 401.4a", "HM 402.3a")
def use_from_hand(s: Moment, ref: Ref, nth: int) -> Refusal | None:
    """One that works in the hand, by who holds the card."""
    look = printed(s.g, ref)
    if nth >= len(look.face.activated):
        return NO_ABILITY
    return _ability(s, look, look.face.activated[nth], "hand")


def with_abilities(s: Moment) -> list[int]:
    """Cards of the hand that have any."""
    g = s.g
    return [g.state.refs[card] for card in s.hand if g.faces[card].activated]


def any_in_hand(s: Moment) -> Refusal | None:
    """Whether any card of his hand has any."""
    faces = s.g.faces
    return None if any(faces[card].activated for card in s.hand) else NO_ABILITY


def _ability(s: Moment, look: Look, number: int, zone: str) -> Refusal | None:
    ability = s.g.library.abilities[number]
    node = ability.node
    assert isinstance(node, t.Activated)
    if node.zone != zone:
        return ELSEWHERE
    refusal = timely(s, ability, look, event=False) or holds(s.g, ability, look)
    return refusal or often_enough(s, look, ability) or _paid(s, look, ability)


def often_enough(s: Moment, look: Look, ability: Ability) -> Refusal | None:
    """Once in a turn, where its text says so."""
    if not ability.once or s.g.note(look.source, f"used:{ability.number}") != s.g.state.turn:
        return None
    return UNMET


@rule("HM 407.2", "HM 402.1a", "HM 504")
def _paid(s: Moment, look: Look, ability: Ability) -> Refusal | None:
    """All of its cost can be paid; who has acted cannot act for it."""
    if ability.exerts_self and look.piece is not None and look.piece.exerted:
        return ACTED_COST
    return CANNOT_PAY if ability.feasible is not None and not ability.feasible(s.g, look) else None


# --- battle (306.5) ---


@rule("HM 306.5b")
def attack(s: Moment, look: Look) -> Refusal | None:
    """An own character that has not acted."""
    if not is_character(look):
        return NOT_A_FIGHTER
    if look.piece is not None and look.piece.exerted:
        return ACTED
    return held(look, "attack")


@rule("HM 306.5d")
def intercept(s: Moment, look: Look) -> Refusal | None:
    """The same, unless who attacks cannot be intercepted by it."""
    if not is_character(look):
        return NOT_A_FIGHTER
    if look.piece is not None and look.piece.exerted:
        return ACTED_TOO
    return held(look, "intercept") or passed_by(s.g, look)


@rule("HM 103.1")
def held(look: Look, deed: str) -> Refusal | None:
    """A text forbids it."""
    return FORBIDDEN if look.bans is not None and deed in look.bans else None


def passed_by(g: Game, look: Look) -> Refusal | None:
    """Whether a text keeps this one from intercepting who attacks."""
    for other in g.looks().values():
        if other.piece is not None and other.piece.notes.get("challenging"):
            for hold in (other.bans or {}).get("be_intercepted", ()):
                maker = g.look(g.state.refs[hold[0] & CARD_MASK])
                if holds_towards(g, hold, look, maker):
                    return FORBIDDEN
    return None
