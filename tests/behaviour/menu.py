"""Every turn action that may be taken (LOR 4.3, 10)."""

from __future__ import annotations

from engine.kernel.cards import tree as t
from tests.behaviour.able import can_exert_to_pay, payable
from tests.behaviour.meaning import fits, printed
from tests.behaviour.statics import abilities, cost_of, extra_ink, may_play, now
from tests.behaviour.world import Piece, Run, World

Action = tuple[object, ...]


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
            ("move", piece, place)
            for place in places
            if piece.at is not place and now(w, place).stats["move"] <= ready_ink(w)
        ]
        found += [
            ("use", piece, ability)
            for ability in abilities(piece, be)
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
            together = keywords.get("sing_together", 0)
            if together and singers and sum(sings_as(w, piece) for piece in singers) >= together:
                found.append(("sing_together", copy))
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
    """Exerted characters and locations oblige it, a ready one that a text lets it challenge does not (LOR 10.5.3)."""
    must = "reckless" in now(w, piece).keywords and any(
        other.exerted or other.top.card.kind == "location" for other in targets(w, piece)
    )
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
        other.seat for other in found if other.top.card.kind == "character" and "bodyguard" in now(w, other).keywords
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
