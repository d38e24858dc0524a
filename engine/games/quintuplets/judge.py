"""Whether something may be done: None, or a constant refusal with its rule."""

from __future__ import annotations

from engine.games.quintuplets import keywords
from engine.games.quintuplets.lanes import LANES, is_character
from engine.games.quintuplets.phases import MAIN
from engine.games.quintuplets.play import EPISODE, EVENT, side_for, spells
from engine.kernel.cards.face import Ability
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden, forbids_itself
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.state.game import Game
from engine.kernel.state.question import ACTION, Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Run

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
NOT_NOW = Refusal("10.5.4.2", "not_now")

REFUSALS = Refusals(
    unknown=Refusal("8.1.1", "no_such_action"), absent=NOT_THERE, others=NOT_YOURS, hand=NOT_IN_HAND, ability=NO_ABILITY
)
MORE = "more_"
USUAL = {"character": 1, "episode": 2}
"""So many of them are played in a turn (8.2.2, 8.3.2)."""


class Means(Situation):
    """What the judges of one menu share: who is in which own lane, who is in any (`there`), whether anything forbids
    playing cards, which heroes may be approached, and by whom which of them (`reach`, as far as it has been asked)."""

    def __init__(self, g: Game, seat: int) -> None:
        super().__init__(g, seat)
        self.bans = bool(g.projection.player_bans)
        row: list[Look | None] = [None] * len(LANES)
        for look in self.mine:
            piece = look.piece
            if piece is not None and piece.slot >= 0:
                row[piece.slot] = look
        self.row = row
        self.there = [*filter(None, row)]
        self.free: list[int] = []
        for number in LANES:
            if row[number] is None:
                self.free.append(number)
        self.sought: list[Look] = []
        self.reach: dict[Ref, list[Look]] = {}


@rule("GOT 10.5.4.2")
def your_choice(g: Game, seat: int) -> Refusal | None:
    """Only who has been given the time to act."""
    question = g.state.question
    return None if question is not None and question.kind == ACTION and question.seat == seat else NOT_NOW


def of_kinds(s: Means, *kinds: str) -> list[Ref]:
    """The cards of the hand that are one of these."""
    refs, faces, such = s.g.state.refs, s.g.faces, []
    for card in s.g.zone(s.seat, "hand"):
        if not faces[card].kinds.isdisjoint(kinds):
            such.append(refs[card])
    return such


def unbanned(s: Means, refs: list[Ref]) -> list[Ref]:
    """Those of them that the player may play."""
    return [ref for ref in refs if banned(s, ref) is None] if s.bans else refs


@rule("GOT 1.3.3", "GOT 1.3.1")
def banned(s: Means, ref: Ref) -> Refusal | None:
    """A prohibition on the player, whatever else would let him."""
    return BANNED if s.bans and forbidden(s.g, s.seat, "play", printed(s.g, ref)) else None


# --- characters (8.2) ---


def _left(s: Means, sort: str) -> bool:
    allowances = s.g.view().allowances
    more = allowances.get(MORE + sort, {}).get(s.seat, 0) if allowances else 0
    return s.g.state.players[s.seat].tallies.get(sort, 0) < USUAL[sort] + more


@rule("GOT 8.2.2")
def character_left(s: Means) -> Refusal | None:
    """One in a turn, unless an effect allows more."""
    return None if _left(s, "character") else NO_MORE_CHARACTERS


def characters(s: Means) -> list[Ref]:
    return unbanned(s, of_kinds(s, "character"))


def playable_character(s: Means, ref: Ref) -> Refusal | None:
    """All that does not hang on the lane."""
    return banned(s, ref) if s.g.faces[ref & CARD_MASK].card.kind == "character" else NO_CHARACTER


@rule("GOT 8.2.1", "GOT 8.2.1.1", "GOT 8.2.1.2", "GOT 12.6.2")
def lane(s: Means, ref: Ref, number: int) -> Refusal | None:
    """An empty lane; with growth that of whom it grows from."""
    if number not in LANES:
        return NO_LANE
    look, there = printed(s.g, ref), s.row[number]
    if not keywords.grows(look.face):
        return None if there is None else TAKEN
    return None if there is not None and keywords.grows_onto(s.g, look, there) else NOT_ITS_KIN


def lanes_for(s: Means, ref: Ref) -> list[int]:
    """All lanes that it may be played into."""
    if not keywords.grows(s.g.faces[ref & CARD_MASK]):
        return s.free
    lanes = []
    for look in s.there:
        if look.piece is not None and lane(s, ref, look.piece.slot) is None:
            lanes.append(look.piece.slot)
    return lanes


# --- episodes (8.3) ---


@rule("GOT 8.3.2")
def episode_left(s: Means) -> Refusal | None:
    """Two in a turn, unless an effect allows more."""
    return None if _left(s, "episode") else NO_MORE_EPISODES


def episodes(s: Means) -> list[Ref]:
    return unbanned(s, of_kinds(s, EPISODE, "character"))


@rule("GOT 8.3.1", "GOT 2.10.3.2")
def playable_episode(s: Means, ref: Ref) -> Refusal | None:
    """An episode, half of one, or a character."""
    return banned(s, ref) if s.g.faces[ref & CARD_MASK].kinds & {EPISODE, "character"} else NO_EPISODE


@rule("GOT 8.3.1", "GOT 12.8.2")
def wearer(s: Means, ref: Ref, host: Look) -> Refusal | None:
    """An own character that it may be set on."""
    if host.piece is None or not is_character(host.piece) or host.seat != s.seat:
        return NO_WEARER
    return None if keywords.fits(s.g, as_episode(s.g, printed(s.g, ref)), host) else NOT_EXCLUSIVE


def wearers_for(s: Means, ref: Ref) -> list[Look]:
    """All characters that it may be set on."""
    if not s.g.faces[ref & CARD_MASK].self_bans:
        return s.there
    hosts = []
    for host in s.there:
        if wearer(s, ref, host) is None:
            hosts.append(host)
    return hosts


def as_episode(g: Game, look: Look) -> Look:
    """The card as the episode that it would be."""
    side = side_for(look.face.card, EPISODE)
    if not side:
        return look
    return Look(look.source, look.seat, look.card, g.library.sides[g.keys[look.card]][side - 1])


# --- events (8.4, 9.3) ---


def events(s: Means) -> list[Ref]:
    return of_kinds(s, EVENT)


@rule("GOT 8.4.1", "GOT 9.3.2", "GOT 9.3.4", "GOT 12.3.2", "GOT 12.3.3")
def event(s: Means, ref: Ref) -> Refusal | None:
    """An event, or half of one, with the mark of the time that it is now."""
    if EVENT not in s.g.faces[ref & CARD_MASK].kinds:
        return NO_EVENT
    main = s.g.state.phase == MAIN
    numbers = spells(s.g, ref, MAIN if main else "approach")
    if not numbers:
        return NOT_MAIN if main else NOT_APPROACH
    return banned(s, ref) or _usable(s.g, s.seat, printed(s.g, ref), numbers[0])


@rule("GOT 12.7.2", "GOT 12.5.2")
def _usable(g: Game, seat: int, look: Look, number: int) -> Refusal | None:
    """What its own text asks for: of whole cards that is among what they forbid of themselves."""
    mine = Run(seat=seat, source=look.source)
    if forbids_itself(g, look.face, "play", mine) or not keywords.holds(g, number, mine):
        return NEEDS_SOMEBODY
    return SAME_NAME if keywords.used_up(g, seat, number, look.source) else None


# --- activated abilities (8.5) ---


@rule("GOT 8.5.1", "GOT 10.3.4.3")
def use(s: Means, look: Look, nth: int) -> Refusal | None:
    """An activated ability of an own card in a lane."""
    ability = s.g.library.abilities[look.abilities[nth]]
    return unmet(s.g, look, ability) or often_enough(s.g, s.seat, look, ability) or payable(s.g, look, ability)


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
