"""The turn and its actions: what may be done, and what then happens (LOR 4, 10)."""

from __future__ import annotations

from engine.kernel import tree as t
from tests.behaviour.able import can_exert_to_pay, candidates, payable
from tests.behaviour.damage import Blow, deal
from tests.behaviour.joins import asked, carry_out, effect
from tests.behaviour.meaning import fits, holds, printed
from tests.behaviour.statics import abilities, cost_of, discounts, extra_ink, may_play, now
from tests.behaviour.triggers import check_state, fire, picture, settle
from tests.behaviour.verbs import arrive, draw, ready
from tests.behaviour.world import Ask, Copy, Flow, Piece, Run, Spot, World, choose

Action = tuple[object, ...]


def game(w: World) -> Flow[None]:
    """Turn actions until it is over."""
    yield from settle(w)
    while not w.over:
        w.cache = None
        got = yield Ask(w.active, "action", list(menu(w)))
        action = got[0]
        assert isinstance(action, tuple)
        if action == ("end",):
            yield from end_turn(w)
        else:
            yield from act(w, action)
            yield from settle(w)


# --- what may be done ---


def menu(w: World) -> list[Action]:
    """Every turn action."""
    mine = [piece for piece in w.field if piece.seat == w.active]
    found: list[Action] = [*_from_hand(w, mine)]
    for piece in mine:
        be = now(w, piece)
        if may_quest(w, piece):
            found.append(("quest", piece))
        found += [("challenge", piece, other) for other in targets(w, piece)]
        places = [place for place in mine if place.top.card.kind == "location" and piece.top.card.kind == "character"]
        found += [
            ("move", piece, place) for place in places
            if piece.at is not place and now(w, place).stats["move"] <= ready_ink(w)
        ]
        found += [
            ("use", piece, ability) for ability in abilities(piece, be)
            if isinstance(ability, t.Activated) and may_use(w, piece, ability)
        ]
    if not any(_must_challenge(w, piece) for piece in mine):
        found.append(("end",))
    return found


def _from_hand(w: World, mine: list[Piece]) -> list[Action]:
    found: list[Action] = []
    for copy in w.zone(w.active, "hand"):
        if "inkwell" in copy.card.marks and w.sides[w.active].tallies.get("inked", 0) <= extra_ink(w, w.active):
            found.append(("ink", copy))
        if not may_play(w, w.active, copy):
            continue
        if cost_of(w, copy) <= ready_ink(w):
            found.append(("play", copy))
        keywords = printed(copy).keywords
        if "shift" in keywords and cost_of(w, copy, shift=keywords["shift"]) <= ready_ink(w):
            found += [("shift", copy, piece) for piece in mine if set(copy.card.id_name) & set(piece.top.card.id_name)]
        if "song" in copy.card.marks:
            singers = [piece for piece in mine if may_sing(w, piece)]
            if "sing_together" in keywords:
                if singers and sum(sings_as(w, piece) for piece in singers) >= keywords["sing_together"]:
                    found.append(("sing_together", copy))
            else:
                enough = [piece for piece in singers if sings_as(w, piece) >= copy.card.stats["cost"]]
                found += [("sing", copy, piece) for piece in enough]
    return found


def ready_ink(w: World) -> int:
    return len(w.zone(w.active, "inkwell")) - w.sides[w.active].spent


def is_free(piece: Piece) -> bool:
    """A ready and dry character."""
    return piece.top.card.kind == "character" and not piece.exerted and piece.dry


def may_quest(w: World, piece: Piece) -> bool:
    be = now(w, piece)
    banned = any(deed == "quest" for deed, _, _ in be.cannot)
    if is_free(piece) and not banned and "reckless" in be.keywords:
        w.saw_keyword(piece, "reckless")
    return is_free(piece) and not banned and "reckless" not in be.keywords


def may_sing(w: World, piece: Piece) -> bool:
    return is_free(piece) and not any(deed == "sing" for deed, _, _ in now(w, piece).cannot)


def sings_as(w: World, piece: Piece) -> int:
    be = now(w, piece)
    return max(be.stats["cost"], be.keywords.get("singer", 0))


def may_use(w: World, piece: Piece, ability: t.Activated) -> bool:
    """Costs can be paid; a character that exerts itself is dry (LOR 4.3.8.2)."""
    run = Run(piece.seat, piece)
    if t.Exert(t.This()) in ability.costs and not can_exert_to_pay(piece):
        return False
    return all(payable(w, run, cost) for cost in ability.costs)


def _must_challenge(w: World, piece: Piece) -> bool:
    must = "reckless" in now(w, piece).keywords and bool(targets(w, piece))
    if must:
        w.saw_keyword(piece, "reckless")
    return must


def targets(w: World, piece: Piece) -> list[Piece]:
    """What a character may challenge."""
    be = now(w, piece)
    if piece.top.card.kind != "character" or piece.exerted or any(deed == "challenge" for deed, _, _ in be.cannot):
        return []
    if not piece.dry and "rush" not in be.keywords:
        return []
    found = [other for other in w.field if other.seat != piece.seat and _open_to(w, piece, other)]
    guarded = {
        other.seat for other in found
        if other.top.card.kind == "character" and "bodyguard" in now(w, other).keywords
    }
    kept = []
    for other in found:
        guard = "bodyguard" in now(w, other).keywords
        if other.top.card.kind == "location" or other.seat not in guarded or guard:
            kept.append(other)
            continue
        for each in found:
            w.saw_keyword(each, "bodyguard")
    if kept and not piece.dry:
        w.saw_keyword(piece, "rush")
    return kept


def _open_to(w: World, piece: Piece, other: Piece) -> bool:
    """Exerted characters and all locations; not past Evasive, nor against a text."""
    be, his = now(w, piece), now(w, other)
    for deed, part, source in his.cannot:
        if deed == "be_challenged" and fits(w, Run(other.seat, source), part, piece):
            return False
    if other.top.card.kind != "character":
        return other.top.card.kind == "location"
    if not other.exerted and "challenge_ready" not in be.can:
        return False
    if "evasive" in his.keywords and "evasive" not in be.keywords:
        w.saw_keyword(other, "evasive")
        return False
    return True


# --- doing it ---


def act(w: World, action: Action) -> Flow[None]:
    match action:
        case ("ink", Copy() as copy):
            count(w, "inked")
            w.move(copy, "inkwell")
            fire(w, "ink", seat=w.active)
        case ("quest", Piece() as piece):
            piece.exerted = True
            w.sides[w.active].lore += max(now(w, piece).stats["lore"], 0)
            fire(w, "quest", piece)
        case ("challenge", Piece() as piece, Piece() as other):
            yield from challenge(w, piece, other)
        case ("move", Piece() as piece, Piece() as place):
            w.sides[w.active].spent += now(w, place).stats["move"]
            arrive(w, piece, place)
        case ("use", Piece() as piece, t.Activated() as ability):
            yield from use(w, piece, ability)
        case ("play", Copy() as copy):
            w.sides[w.active].spent += take_up(w, copy)
            yield from put_into_play(w, w.active, Piece([copy], copy.seat, 0))
        case ("shift", Copy() as copy, Piece() as piece):
            shift = printed(copy).keywords["shift"]
            w.sides[w.active].spent += take_up(w, copy, shift=shift)
            yield from put_into_play(w, w.active, Piece([copy], copy.seat, 0), onto=piece)
        case ("sing", Copy() as copy, Piece() as piece):
            take_up(w, copy)
            yield from sing(w, copy, [piece])
        case ("sing_together", Copy() as copy):
            singers = yield from choose_singers(w, copy)
            take_up(w, copy)
            yield from sing(w, copy, singers)


def count(w: World, what: str) -> int:
    tallies = w.sides[w.active].tallies
    tallies[what] = tallies.get(what, 0) + 1
    return tallies[what]


def take_up(w: World, copy: Copy, *, shift: int | None = None) -> int:
    """Out of the hand; what made the next such card cheaper is used up (for free or not). Gives the cost."""
    cost = cost_of(w, copy, shift=shift)
    used = discounts(w, copy)
    w.lasting = [each for each in w.lasting if each not in used]
    w.move(copy, "nowhere")
    return cost


def put_into_play(w: World, seat: int, piece: Piece, *, onto: Piece | None = None, exerted: bool = False) -> Flow[None]:
    """The rest of playing a card: it enters, or it is carried out and goes to the discard pile."""
    copy = piece.top
    if copy.card.kind == "action":
        yield from carry_out_action(w, seat, copy)
        return
    run = Run(seat, piece)
    enters = [
        (ability, how) for ability in copy.card.abilities if isinstance(ability, t.Static)
        for how in ability.effects if isinstance(how, t.Enters) and holds(w, run, ability.condition)
    ]
    optional = "bodyguard" in printed(copy).keywords or any(how.optional for _, how in enters)
    if optional and not (onto is not None and onto.exerted) and (yield from asked(run, True, strict=True)):
        w.saw_keyword(piece, "bodyguard", "entered exerted")
        exerted = True
    if onto is not None:
        onto.copies.insert(0, copy)
        onto.shifted = True
        w.saw_keyword(onto, "shift")
        piece = onto
    else:
        w.clock += 1
        piece.born = w.clock
        w.field.append(piece)
    copy.zone = "play"
    for ability, how in enters:
        if not how.optional:
            w.saw(copy, ability, "on")
            exerted = exerted or how.exerted
            piece.damage += how.damage
    piece.exerted = piece.exerted or exerted
    w.cache = None
    played(w, copy, piece)


def played(w: World, copy: Copy, ref: Piece | Spot) -> None:
    """Counted, then seen by whatever waits for it."""
    seat = copy.seat
    tallies = w.sides[seat].tallies
    for kind in {copy.card.kind, *copy.card.marks}:
        tallies[kind] = tallies.get(kind, 0) + 1
    fire(w, "play", ref, seat=seat, nth=tallies[copy.card.kind])


def carry_out_action(w: World, seat: int, copy: Copy) -> Flow[None]:
    """Its effect at once; the card goes to the discard pile after it."""
    spot = w.spot(copy)
    played(w, copy, spot)
    for ability in copy.card.abilities:
        if isinstance(ability, t.Spell):
            before = picture(w)
            yield from carry_out(w, Run(seat, spot), ability.body)
            w.saw(copy, ability, "did" if picture(w) != before else "nothing")
    w.move(copy, "discard", top=True)


def play_for_free(w: World, seat: int, piece: Piece, exerted: bool) -> Flow[None]:
    """A card that an effect plays; it uses up what made the next such card cheaper."""
    used = discounts(w, piece.top)
    w.lasting = [each for each in w.lasting if each not in used]
    yield from put_into_play(w, seat, piece, exerted=exerted)


def choose_singers(w: World, copy: Copy) -> Flow[list[Piece]]:
    """One at a time until they are enough, and more if wanted (LOR 10.10.3)."""
    number, chosen = printed(copy).keywords["sing_together"], list[Piece]()
    while True:
        options: list[object] = [
            piece for piece in w.field if piece.seat == w.active and may_sing(w, piece) and piece not in chosen
        ]
        if sum(sings_as(w, piece) for piece in chosen) >= number:
            options.append("done")
        got = options if len(options) == 1 else (yield Ask(w.active, "pay", options))
        if got == ["done"]:
            return chosen
        assert isinstance(got[0], Piece)
        chosen.append(got[0])


def sing(w: World, copy: Copy, singers: list[Piece]) -> Flow[None]:
    """The singers exert, and the song is played for nothing."""
    w.saw_keyword(w.spot(copy), "sing_together")
    for piece in singers:
        piece.exerted = True
        w.cache = None
        if now(w, piece).stats["cost"] < copy.card.stats["cost"]:
            w.saw_keyword(piece, "singer")
        fire(w, "sing", piece)
    yield from carry_out_action(w, w.active, copy)


def use(w: World, piece: Piece, ability: t.Activated) -> Flow[None]:
    """Everything that the cost chooses, then the whole cost, then the effect."""
    run = Run(piece.seat, piece)
    costs: list[t.Effect] = []
    for cost in ability.costs:
        costs.append((yield from _cost_choice(w, run, cost)))
    for cost in costs:
        yield from effect(w, run, cost)
    run.slots.pop("chosen", None)
    before = picture(w)
    copy = piece.top
    yield from carry_out(w, run, ability.body)
    w.saw(copy, ability, "did" if picture(w) != before else "nothing")


def _cost_choice(w: World, run: Run, cost: t.Effect) -> Flow[t.Effect]:
    if isinstance(cost, t.Exert) and isinstance(cost.target, t.Chosen):
        fit = [ref for ref in candidates(w, run, cost.target, run.seat) if can_exert_to_pay(ref)]
        run.slots["paid"] = yield from choose(run.seat, "pay", fit)
        return t.Exert(t.Bound("paid"))
    if isinstance(cost, t.Discard) and isinstance(cost.amount, int):
        hand = candidates(w, run, t.Chosen(cost.filter, zone="hand", whose=t.You()), run.seat)
        run.slots["paid"] = yield from choose(run.seat, "pay", hand, cost.amount, cost.amount)
        return t.ToDiscard(t.Bound("paid"))
    return cost


def challenge(w: World, piece: Piece, other: Piece) -> Flow[None]:
    piece.exerted = True
    other.challenged = w.turn
    w.challenge, piece.role, other.role = (piece, other), "challenging", "being_challenged"
    w.cache = None
    if now(w, piece).keywords.get("challenger", 0):
        w.saw_keyword(piece, "challenger")
    fire(w, "challenge", piece, other)
    fire(w, "challenged", other, piece)
    yield from settle(w)
    if piece in w.field and other in w.field and not w.over:
        yield from strike(w, piece, other)
        yield from settle(w)
    w.challenge = None
    for each in (piece, other):
        each.role, each.struck = "", False
    w.lasting = [each for each in w.lasting if each.until != "challenge"]
    w.cache = None


def strike(w: World, piece: Piece, other: Piece) -> Flow[None]:
    """Both at once; a location strikes nobody."""
    blows = []
    for one, two in ((piece, other), (other, piece)):
        spared = any(deed == "take_challenge_damage" for deed, _, _ in now(w, two).cannot)
        if one.top.card.kind == "character" and not spared:
            blows.append(Blow(two, max(now(w, one).stats["strength"], 0), one.seat, one))
    yield from deal(w, blows)


# --- from turn to turn ---


def end_turn(w: World) -> Flow[None]:
    fire(w, "turn_end", seat=w.active)
    yield from settle(w)
    ended = w.active
    while True:
        w.lasting = [
            each for each in w.lasting
            if each.until != "turn"
            and not (each.until == "their_next_turn" and ended in each.seats and each.turn != w.turn)
        ]
        w.cache = None
        check_state(w)
        if not w.fresh and not w.bag:
            break
        yield from settle(w)
    if not w.over:
        yield from begin_turn(w, (ended + 1) % len(w.sides))


def begin_turn(w: World, seat: int) -> Flow[None]:
    w.turn, w.active = w.turn + 1, seat
    for side in w.sides:
        side.tallies.clear()
    w.sides[seat].spent = 0
    w.readying, w.cache = True, None
    ready(w, seat, [piece for piece in w.field if piece.seat == seat])
    w.readying = False
    w.lasting = [
        each for each in w.lasting
        if not (each.until == "their_next_ready" and seat in each.seats and each.turn != w.turn)
        and not (each.until == "until_your_next_turn" and each.seat == seat)
    ]
    w.cache = None
    fire(w, "turn_start", seat=seat)
    check_state(w)
    for piece in w.field:
        if piece.seat == seat:
            piece.dry = True
            if piece.top.card.kind == "location":
                w.sides[seat].lore += max(now(w, piece).stats.get("lore", 0), 0)
    yield from settle(w)
    draw(w, seat, 1)
    yield from settle(w)
