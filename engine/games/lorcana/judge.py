"""What may be done and why not: each judge answers None, or a constant refusal that names its rule."""

from __future__ import annotations

from engine.games.lorcana.challenged import card_says, challenges_nobody, exposed_to, pair, targets_of
from engine.games.lorcana.costs import (
    ANY_INK,
    MORE_INK,
    card_cost,
    has_discounts,
    move_cost,
    ready_ink,
    singing_cost,
    song_number,
)
from engine.games.lorcana.questing import unpaid_quest
from engine.kernel.abilities.recall import holds_towards
from engine.kernel.cards.face import Face
from engine.kernel.characteristics.look import Look, printed
from engine.kernel.flow.acting import forbidden, forbids_itself
from engine.kernel.flow.action import Refusals
from engine.kernel.flow.rule_marks import rule
from engine.kernel.flow.situation import Situation
from engine.kernel.state.game import Game
from engine.kernel.state.question import Refusal
from engine.kernel.state.state import CARD_MASK, Ref, Run

OTHERS_CARD = Refusal("1.8.1", "not_yours")
REFUSALS = Refusals(
    unknown=Refusal("4.3.1", "no_such_action"),
    absent=Refusal("8.1.5", "not_there"),
    others=OTHERS_CARD,
    hand=Refusal("4.3.4.2", "not_there"),
    stale=Refusal("8.1.5", "not_there"),
    others_hand=Refusal("4.3.4.2", "not_yours"),
    ability=Refusal("7.5.3", "no_such_ability"),
)
NOT_YOUR_TURN = Refusal("1.5.1", "not_your_turn")
INKED = Refusal("4.3.3", "already_inked")
NO_SYMBOL = Refusal("4.3.3.1", "no_inkwell_symbol")
NO_INK = Refusal("4.3.4.6", "not_enough_ink")
FORBIDDEN_PLAY = Refusal("1.2.2", "cannot_play")
NO_SHIFT = Refusal("10.8.1", "no_shift")
SHIFT_NAME = Refusal("10.8.1", "shift_needs_same_name")
NOT_A_SONG = Refusal("6.3.3.2", "not_a_song")
NOT_TOGETHER = Refusal("10.10.1", "not_sing_together")
TOO_CHEAP = Refusal("6.3.3.3", "singer_too_cheap")
SUM_TOO_SMALL = Refusal("10.10.3", "singers_too_cheap")
CANNOT_SING = Refusal("1.2.2", "cannot_sing")
EXERTED = Refusal("5.1.1", "exerted")
DRYING = Refusal("6.1.4", "drying")
NOT_CHARACTER = Refusal("6.1.3", "not_a_character")
RECKLESS_QUEST = Refusal("10.5.2", "reckless_cannot_quest")
CANNOT_QUEST = Refusal("4.3.5.6", "cannot_quest")
CANNOT_CHALLENGE = Refusal("4.3.6.7", "cannot_challenge")
BODYGUARD = Refusal("10.2.3", "bodyguard")
NOT_LOCATION = Refusal("4.3.7.1", "not_your_location")
ALREADY_HERE = Refusal("4.3.7.3", "already_here")
CANNOT_MOVE = Refusal("1.2.2", "cannot_move")
NO_MOVE_INK = Refusal("4.3.7.4", "not_enough_ink")
USED = Refusal("7.5.3", "used_once")
CANNOT_PAY = Refusal("7.5.3", "cannot_pay")
CANNOT_PAY_ALSO = Refusal("4.3.4.6", "cannot_pay")


class Means(Situation):
    """What the judges of one menu share: the ink, whether anything changes costs or forbids playing cards, and, once
    somebody asks for them, which own characters are ready and what could be challenged."""

    def __init__(self, g: Game, seat: int) -> None:
        super().__init__(g, seat)
        self.ink = ready_ink(g, seat)
        self.costs_change = has_discounts(g)
        self.bans = bool(g.view().player_bans)
        self.exposed: list[Look] | None = None
        self.able: list[Look] | None = None


@rule("LOR 7.5.2")
def your_turn(g: Game, seat: int) -> Refusal | None:
    """Only the active player takes turn actions; a question for one is open only while nothing else is under way."""
    return None if seat == g.state.active else NOT_YOUR_TURN


@rule("LOR 4.3.3")
def ink_once(s: Means) -> Refusal | None:
    """Once a turn, and as often again as effects allow (8.5.5)."""
    used = s.g.state.players[s.seat].tallies.get("inked", 0)
    return INKED if used > extra_ink(s.g, s.seat) else None


@rule("LOR 8.5.5")
def extra_ink(g: Game, seat: int) -> int:
    return g.view().allowances.get(MORE_INK, {}).get(seat, 0) if g.state.active == seat else 0


@rule("LOR 4.3.3.1", "LOR 6.2.8")
def ink_symbol(s: Means, ref: Ref) -> Refusal | None:
    marked = "inkwell" in s.g.faces[ref & CARD_MASK].marks or s.g.view().allowances.get(ANY_INK, {}).get(s.seat, 0)
    return None if marked else NO_SYMBOL


@rule("LOR 4.3.4.6", "LOR コスト")
def affordable(ink: int, cost: int) -> Refusal | None:
    return None if cost <= ink else NO_INK


def not_forbidden(s: Means, ref: Ref) -> Refusal | None:
    """However it is played (1.2.2), by what lasts or by its own text."""
    if s.bans and forbidden(s.g, s.seat, "play", printed(s.g, ref)):
        return FORBIDDEN_PLAY
    face = s.g.faces[ref & CARD_MASK]
    itself = bool(face.self_bans) and forbids_itself(s.g, face, "play", printed(s.g, ref))
    return FORBIDDEN_PLAY if itself else None


@rule("LOR 6.1.3", "LOR 4.3.5.1", "LOR 4.3.6.1")
def is_character(look: Look) -> Refusal | None:
    """Only characters quest and challenge."""
    return None if "character" in look.face.kinds else NOT_CHARACTER


@rule("LOR 5.1.1")
def is_ready(look: Look) -> Refusal | None:
    """An exerted card cannot pay by exerting."""
    return EXERTED if look.piece is not None and look.piece.exerted else None


@rule("LOR 6.1.4", "LOR 4.3.8.2", "LOR 4.3.5.5", "LOR 塗りたて")
def is_dry(look: Look) -> Refusal | None:
    return None if look.piece is not None and look.piece.dry else DRYING


@rule("LOR 1.2.1")
def quest_dry(look: Look) -> Refusal | None:
    """Dry, or one whose text lets it quest in the turn in which it was played."""
    if look.piece is not None and look.piece.dry:
        return None
    return None if look.cans is not None and "quest_drying" in look.cans else DRYING


@rule("LOR 10.5.2")
def reckless_quest(look: Look) -> Refusal | None:
    return RECKLESS_QUEST if "reckless" in look.keywords else None


@rule("LOR 4.3.5.6")
def quest_ban(look: Look) -> Refusal | None:
    return CANNOT_QUEST if look.bans is not None and "quest" in look.bans else None


def quest(s: Means, look: Look) -> Refusal | None:
    """Whether a character may quest."""
    refusal = is_character(look) or is_ready(look) or quest_dry(look) or quest_ban(look) or reckless_quest(look)
    return refusal or unpaid_quest(s.g, look)


def ready_characters(s: Means) -> list[Look]:
    """Those of his that could exert, found once a menu."""
    if s.able is None:
        s.able = []
        for look in s.mine:
            if is_character(look) is None and is_ready(look) is None:
                s.able.append(look)
    return s.able


def questers(s: Means) -> list[Look]:
    """All that `quest` lets quest."""
    able = []
    for look in ready_characters(s):
        if not (quest_dry(look) or quest_ban(look) or reckless_quest(look) or unpaid_quest(s.g, look)):
            able.append(look)
    return able


@rule("LOR 4.3.6.5", "LOR 10.7.1")
def may_challenge_now(look: Look) -> Refusal | None:
    """Dry, or with Rush, which lets it challenge as if it had been there."""
    return None if look.piece is not None and look.piece.dry else rush(look)


@rule("LOR 10.7.1")
def rush(look: Look) -> Refusal | None:
    return None if "rush" in look.keywords else DRYING


@rule("LOR 4.3.6.7")
def challenge_ban(look: Look) -> Refusal | None:
    return CANNOT_CHALLENGE if challenges_nobody(look) else None


def challenger(s: object, look: Look) -> Refusal | None:
    """Whether a character may challenge at all."""
    return is_character(look) or is_ready(look) or may_challenge_now(look) or challenge_ban(look)


def challengers(s: Means) -> list[Look]:
    """All that `challenger` lets challenge."""
    return [look for look in ready_characters(s) if may_challenge_now(look) is None and challenge_ban(look) is None]


def challenge(s: Means, look: Look, target: Look) -> Refusal | None:
    """Whether this character, which may challenge, may challenge that one."""
    refusal = pair(s.g, look, target)
    if refusal is None and target not in targets_of(s.g, look):
        return BODYGUARD
    return refusal


def challenged_by(s: Means, look: Look) -> list[Look]:
    """All of those at once."""
    if s.exposed is None:
        s.exposed = exposed_to(s.g, s.seat)
    return targets_of(s.g, look, s.exposed)


@rule("LOR 10.5.5")
def singer(g: Game, look: Look) -> Refusal | None:
    """Whether a character may exert to sing (ruling R-LOR-04: dry); Reckless does not keep it from that."""
    refusal = is_character(look) or is_ready(look) or is_dry(look)
    if refusal is None and look.bans is not None and any(hold[1] < 0 for hold in look.bans.get("sing", ())):
        return CANNOT_SING
    return refusal


@rule("LOR 1.2.2")
def sings_such(g: Game, ref: Ref, look: Look) -> Refusal | None:
    """Whether nothing keeps a character from singing just this song."""
    if look.bans is None or "sing" not in look.bans:
        return None
    song = printed(g, ref)
    return CANNOT_SING if any(holds_towards(g, hold, song, look) for hold in look.bans["sing"]) else None


def song(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card could be sung."""
    return not_forbidden(s, ref) or (None if "song" in s.g.faces[ref & CARD_MASK].kinds else NOT_A_SONG)


def may_sing(s: Means, look: Look) -> Refusal | None:
    """Whether a character could sing for this player."""
    return OTHERS_CARD if look.seat != s.seat else singer(s.g, look)


def sing(s: Means, ref: Ref, look: Look) -> Refusal | None:
    """Whether this song may be sung by that character, which may sing."""
    refusal = sings_such(s.g, ref, look) or sings_enough(look, s.g.faces[ref & CARD_MASK])
    return refusal or also_payable(s.g, ref, look.source)


@rule("LOR 6.3.3.3", "LOR 歌")
def sings_enough(look: Look, song: Face) -> Refusal | None:
    return None if singing_cost(look) >= song_number(song) else TOO_CHEAP


def sing_together(s: Means, ref: Ref) -> Refusal | None:
    """Whether those who may sing are enough for this song together."""
    number = s.g.faces[ref & CARD_MASK].keywords.get("sing_together", 0)
    if not number:
        return not_forbidden(s, ref) or NOT_TOGETHER
    singers = [look for look in s.mine if singer(s.g, look) is None and sings_such(s.g, ref, look) is None]
    enough = together_enough(singers, number) if singers else SUM_TOO_SMALL
    return not_forbidden(s, ref) or enough or also_payable(s.g, ref)


@rule("LOR 10.10.3", "LOR 10.10.1")
def together_enough(singers: list[Look], number: int) -> Refusal | None:
    return None if sum(singing_cost(look) for look in singers) >= number else SUM_TOO_SMALL


def shifts(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card has Shift, and nothing forbids playing it."""
    return not_forbidden(s, ref) or (None if "shift" in s.g.faces[ref & CARD_MASK].keywords else NO_SHIFT)


def shift(s: Means, ref: Ref, look: Look) -> Refusal | None:
    """Whether it may be played onto that character."""
    cost = card_cost(s.g, ref, shift=True)
    refusal = shift_name(s.g, printed(s.g, ref), look) or affordable(s.ink, cost)
    return refusal or also_payable(s.g, ref, look.source) or shift_payable(s.g, ref, look.source)


def shifted_onto(s: Means, ref: Ref) -> list[Look]:
    """All that it may be played onto."""
    if affordable(s.ink, card_cost(s.g, ref, shift=True)) is not None:
        return []
    return [look for look in s.mine if shift(s, ref, look) is None]


@rule("LOR 10.8.1")
def shift_name(g: Game, card: Look, target: Look) -> Refusal | None:
    """Only onto an own character of the same name (6.2.4.1: either of two names), or of the kind that the card says."""
    fits = card.face.stacks_onto
    same = card.face.names & target.face.names if fits is None else fits(g, target, card)
    same = same or (fits is None and card_says(g, target, "take_shift", card))
    return None if same and target.seat == card.seat and "character" in target.face.kinds else SHIFT_NAME


@rule("LOR 4.3.7.1")
def own_location(look: Look, place: Look) -> Refusal | None:
    return None if "location" in place.face.kinds and place.seat == look.seat else NOT_LOCATION


def move(s: Means, look: Look, place: Look) -> Refusal | None:
    """Whether a character may move to a location."""
    held = move_ban(s.g, look) if s.bans or look.bans is not None else None
    refusal = is_character(look) or own_location(look, place) or held
    if refusal is None and look.piece is not None and look.piece.at == place.source:
        return ALREADY_HERE
    return refusal or (NO_MOVE_INK if move_cost(s.g, look, place) > s.ink else None)


@rule("LOR 1.2.2")
def move_ban(g: Game, look: Look) -> Refusal | None:
    """What keeps this character from moving, or its player from moving it."""
    held = look.bans is not None and "move" in look.bans
    return CANNOT_MOVE if held or forbidden(g, look.seat, "move", look) else None


@rule("LOR 4.3.8.3", "LOR 6.4.3", "LOR 6.5.7", "LOR アイテム")
def usable_at_once(look: Look, exerts: bool) -> bool:
    """Items and locations serve in the turn they are played; a character must be dry to exert for its ability."""
    return not exerts or "character" not in look.face.kinds


def use(s: Means, look: Look, nth: int) -> Refusal | None:
    """Whether an activated ability may be used (7.5.3): costs payable, dry where its character exerts itself."""
    ability = s.g.library.abilities[look.abilities[nth]]
    if not usable_now(s.g, look, look.abilities[nth]):
        return CANNOT_PAY
    refusal = unused(s.g, look, look.abilities[nth]) or (is_ready(look) if ability.exerts_self else None)
    if refusal is None and not usable_at_once(look, ability.exerts_self):
        refusal = is_dry(look)
    return refusal or payable(s.g, look, look.abilities[nth])


def unused(g: Game, look: Look, number: int) -> Refusal | None:
    """An ability that can be used once in a turn has not been (ruling R-LOR-63)."""
    if not g.library.abilities[number].once:
        return None
    return USED if look.piece is not None and look.piece.notes.get(f"used:{number}") == g.state.turn else None


def usable_now(g: Game, look: Look, number: int) -> bool:
    """What can be used only while something holds cannot be before (ruling R-LOR-96)."""
    holds = g.library.abilities[number].condition
    return holds is None or holds(g, look)


@rule("LOR 7.5.3", "LOR 起動能力")
def payable(g: Game, look: Look, number: int) -> Refusal | None:
    test = g.library.abilities[number].feasible
    return None if test is None or test(g, look) else CANNOT_PAY


@rule("LOR 4.3.4.5", "LOR 4.3.4.10")
def also_payable(g: Game, ref: Ref, *others: Ref) -> Refusal | None:
    """Additional costs have to be paid however a card is played; `others`: who sings it, or what it shifts onto."""
    return _done(g, ref, g.faces[ref & CARD_MASK].extra_cost, others)


@rule("LOR 10.8.1")
def shift_payable(g: Game, ref: Ref, onto: Ref) -> Refusal | None:
    """What is done instead of paying ink for Shift can be done (ruling R-LOR-64)."""
    return _done(g, ref, g.faces[ref & CARD_MASK].stacking_cost, (onto,))


def _done(g: Game, ref: Ref, price: int, others: tuple[Ref, ...]) -> Refusal | None:
    """Whether what a card asks for besides ink can be done; `price`: the ability that it is, below 0 for none."""
    if price < 0:
        return None
    test = g.library.abilities[price].feasible
    owner = g.owner[ref & CARD_MASK]
    paid = test is None or test(g, Run(seat=owner, source=ref, slots={"chosen": list(others)}))
    return None if paid else CANNOT_PAY_ALSO


def play(s: Means, ref: Ref) -> Refusal | None:
    """Whether a card may be played for ink."""
    face = s.g.faces[ref & CARD_MASK]
    if face.is_plain and not s.bans and not s.costs_change:
        return affordable(s.ink, face.stats["cost"])
    if (refusal := not_forbidden(s, ref)) is not None:
        return refusal
    also = also_payable(s.g, ref) if face.extra_cost >= 0 else None
    if face.other_price >= 0 and paid_otherwise(s.g, ref):
        return also
    cost = card_cost(s.g, ref) if s.costs_change or face.self_discounts else face.stats["cost"]
    return affordable(s.ink, cost) or also


@rule("LOR 4.3.4.5", "LOR 4.3.4.10")
def paid_otherwise(g: Game, ref: Ref) -> bool:
    """Whether what a card lets its player do in place of paying ink can be done now (ruling R-LOR-106)."""
    face = g.faces[ref & CARD_MASK]
    if face.other_price < 0:
        return False
    holds = face.other_when is None or face.other_when(g, printed(g, ref))
    return holds and _done(g, ref, face.other_price, ()) is None
