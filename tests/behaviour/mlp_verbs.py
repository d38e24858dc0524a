"""What effects do in the plain model of My Little Pony, and whether they could do anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import structs

from engine.games.mlp.nodes import AddScene, Relocate, Remove, ToPlan
from engine.kernel.cards import tree as t
from tests.behaviour.mlp_world import PLANS, Copy, Ref, Run, World, fits, holds, idea, named, players, there, value
from tests.behaviour.world import Ask, Flow, choose

__all__ = ["carry_out", "idea"]


def carry_out(w: World, run: Run, body: t.Effect) -> Flow[None]:
    """A whole effect; open cards that nothing has moved go back in an order that is chosen (MLP 6-11.3.0)."""
    yield from effect(w, run, body)
    left = [ref for ref in run.slots.get("looked", ()) if there(ref)]
    if run.open and len(left) > 1:
        order = yield from choose(run.seat, "order", left, len(left), len(left))
        deck = w.zones[run.seat]["deck"]
        deck[: len(order)] = [copy for copy, _ in order]


def effect(w: World, run: Run, node: t.Effect, *, whole: bool = False) -> Flow[None]:
    """One effect, as far as it can be done. `whole`: "if you do", with only what it can be done to."""
    match node:
        case t.Seq(parts):
            rest = run.later
            for at, part in enumerate(parts):
                run.later = (*parts[at + 1 :], *rest)
                yield from effect(w, run, part, whole=whole)
            run.later = rest
        case t.May(body):
            got = yield Ask(run.seat, "may", ["yes", "no"], 1, 1, run.source.number, able(w, run, body))
            if got == ["yes"]:
                yield from effect(w, run, body)
        case t.ToDo(cost, body):
            rest, run.later = run.later, (body, *run.later)
            paid = can_be_done(w, run, cost)
            if paid:
                yield from effect(w, run, cost, whole=True)
            run.later = rest
            if paid:
                yield from effect(w, run, body)
        case t.If(when, then, otherwise):
            part = then if holds(w, run, when) else otherwise
            if part is not None:
                yield from effect(w, run, part)
        case _ if not w.decked:
            yield from verb(w, run, node, whole=whole)


# --- what can be done ---


def candidates(w: World, run: Run, node: t.Effect, target: t.Chosen) -> list[Ref]:
    """What may be chosen: what is turned already is not turned that way again, wherever in the text the verb stands
    (MLP 6-10.2.0, 6-10.4.0, ruling R-MLP-58)."""
    found = named(w, run, target)
    deeds = (node, *done_to_it(run.later)) if target.zone == "play" else ()
    match next((deed for deed in deeds if isinstance(deed, t.Exert | t.Ready | t.Banish)), None):
        case t.Exert():
            return [(copy, age) for copy, age in found if not copy.exerted]
        case t.Ready():
            return [(copy, age) for copy, age in found if copy.exerted]
        case t.Banish():
            return [(copy, age) for copy, age in found if copy.card.kind == "character"]
    return found


def done_to_it(later: tuple[t.Effect, ...]) -> Iterator[t.Effect]:
    """What is still to be done to what is chosen now, up to the next selection; not under a condition of its own."""
    for node in verbs_of(later):
        if isinstance(getattr(node, "target", None), t.Chosen | t.Every | t.Top):
            return
        if getattr(node, "target", None) == t.Bound("chosen"):
            yield node


def verbs_of(nodes: tuple[t.Effect, ...]) -> Iterator[t.Effect]:
    for node in nodes:
        match node:
            case t.Seq(parts):
                yield from verbs_of(parts)
            case t.May(body):
                yield from verbs_of((body,))
            case t.ToDo(cost, body):
                yield from verbs_of((cost, body))
            case t.If():
                pass
            case _:
                yield node


def doable(w: World, node: t.Effect, copy: Copy) -> bool:
    """Whether a verb would change this card."""
    match node:
        case t.Exert() | t.Ready():
            return copy.exerted == isinstance(node, t.Ready)
        case t.Give(_, counter):
            return copy.slot >= 0 and not (counter == "candy" and copy.counters.get("candy"))
        case t.TakeOff(_, counter):
            return bool(copy.counters.get(counter))
        case t.Flip(_, down):
            return copy.zone == "play" and copy.face_down != down
        case Relocate():
            return copy.slot >= 0 and bool(w.free_slots(copy.seat))
        case t.ToPlay():
            return copy.card.kind == "character" and copy.zone != "play" and bool(w.free_slots(copy.seat))
        case ToPlan():
            return bool(w.free_stage(copy.seat))
        case Remove():
            return copy.zone in PLANS
    return True


def reached(w: World, run: Run, node: t.Effect) -> list[Ref]:
    target = getattr(node, "target")  # noqa: B009
    found = candidates(w, run, node, target) if isinstance(target, t.Chosen) else named(w, run, target)
    return [ref for ref in found if there(ref)]


def able(w: World, run: Run, node: t.Effect) -> bool:
    """Whether doing it would change something; drawing can always be done (MLP 5-2.1.1c)."""
    match node:
        case t.Seq(parts):
            return any(able(w, run, part) for part in parts)
        case t.ToDo(cost, body):
            rest, run.later = run.later, (body, *run.later)
            possible = can_be_done(w, run, cost)
            run.later = rest
            return possible
        case t.Draw():
            return True
        case AddScene():
            return bool(w.zones[run.seat]["scene_deck"])
        case t.Discard(who, _, part):
            return any(fits(w, run, part, copy) for seat in players(w, run, who) for copy in w.zones[seat]["hand"])
        case t.Look():
            return bool(w.zones[run.seat]["deck"])
        case t.Take() | t.PutRest():
            return False
    return any(doable(w, node, copy) for copy, _ in reached(w, run, node))


def can_be_done(w: World, run: Run, cost: t.Effect) -> bool:
    """Whether all of it can be done: "if you do"."""
    target = getattr(cost, "target", None)
    match cost:
        case t.Seq(parts):
            return all(can_be_done(w, run, part) for part in parts)
        case t.Discard(t.You(), int(amount), part):
            return sum(fits(w, run, part, copy) for copy in w.zones[run.seat]["hand"]) >= amount
        case t.Look():
            return True
        case (
            t.Give() | t.TakeOff() | t.Flip() | Relocate() | t.ToPlay() | ToPlan() | Remove() | t.Exert() | t.Ready()
        ) if isinstance(target, t.Chosen):
            fit = [copy for copy, _ in reached(w, run, cost) if doable(w, cost, copy)]
            return len(fit) >= max(target.least, 1)
    if isinstance(target, t.Chosen):
        return len(reached(w, run, cost)) >= target.least
    return able(w, run, cost)


# --- doing ---


def verb(w: World, run: Run, node: t.Effect, *, whole: bool) -> Flow[None]:
    """A verb's selection, then its deed."""
    target = getattr(node, "target", None)
    if isinstance(target, t.Chosen):
        found = candidates(w, run, node, target)
        if whole:
            found = [(copy, age) for copy, age in found if doable(w, node, copy)]
        kind = "target" if target.zone == "play" else "card"
        run.slots["chosen"] = yield from choose(run.seat, kind, found, target.least, target.most)
    elif isinstance(target, t.Every | t.Top):
        run.slots["chosen"] = named(w, run, target)
    if target is not None and not isinstance(target, t.Bound):
        node = structs.replace(node, target=t.Bound("chosen"))  # type: ignore[type-var]
    yield from deed(w, run, node)


def deed(w: World, run: Run, node: t.Effect) -> Flow[None]:
    match node:
        case t.Draw(who, amount):
            for seat in players(w, run, who):
                number = value(w, run, amount)
                w.decked = w.decked or number > len(w.zones[seat]["deck"])
                for copy in w.zones[seat]["deck"][: max(number, 0)]:
                    w.move(copy, "hand")
        case t.Discard():
            yield from _discard(w, run, node)
        case AddScene(amount):
            for copy in w.zones[run.seat]["scene_deck"][: value(w, run, amount)]:
                w.move(copy, "play")
        case t.Look() | t.Take() | t.PutRest():
            yield from _looking(w, run, node)
        case Relocate() | t.ToPlay():
            yield from _placed(w, run, node)
        case t.ToDeck(_, place) if place != "shuffle":
            yield from _ordered(run, top=place == "top")
            _on_cards(w, run, node)
        case t.Modify(_, "idea", amount):
            number = value(w, run, amount)
            w.lasting += [(ref, number) for ref in run.slots.get("chosen", []) if there(ref)]
        case _:
            _on_cards(w, run, node)


def _discard(w: World, run: Run, node: t.Discard) -> Flow[None]:
    for seat in players(w, run, node.who):
        fit: list[Ref] = [(copy, copy.age) for copy in w.zones[seat]["hand"] if fits(w, run, node.filter, copy)]
        number = len(fit) if node.amount is None else value(w, run, node.amount)
        picked = yield from choose(seat, "card", fit, number, number)
        for copy, _ in picked:
            w.move(copy, "discard", top=True)


def _looking(w: World, run: Run, node: t.Effect) -> Flow[None]:
    looked = [ref for ref in run.slots.get("looked", []) if there(ref)]
    match node:
        case t.Look(int(amount), shown, None):
            run.slots["looked"] = [(copy, copy.age) for copy in w.zones[run.seat]["deck"][:amount]]
            run.open = shown
        case t.Take(part, amount):
            fit = [(copy, age) for copy, age in looked if fits(w, run, part, copy)]
            most = len(fit) if amount is None else amount
            must = amount is None or not node.upto
            picked = yield from choose(run.seat, "card", fit, most if must else 0, most)
            run.slots["looked"] = [ref for ref in looked if ref not in picked]
            for copy, _ in picked:
                w.move(copy, "hand")
        case t.PutRest(place):
            if len(looked) > 1:
                looked = yield from choose(run.seat, "order", looked, len(looked), len(looked))
            for copy, _ in reversed(looked) if place == "top" else looked:
                w.move(copy, "discard" if place == "discard" else "deck", top=place != "bottom")
            run.slots["looked"] = []


def _placed(w: World, run: Run, node: t.Effect) -> Flow[None]:
    """One after the other into an empty slot. For what comes into an area its owner says which (MLP 3-3.2.0), for what
    moves inside it whoever moves it (ruling R-MLP-45)."""
    for ref in list(run.slots.get("chosen", [])):
        copy = ref[0]
        if not there(ref) or not doable(w, node, copy):
            continue
        chooser = copy.seat if isinstance(node, t.ToPlay) else run.seat
        slot = (yield from choose(chooser, "slot", w.free_slots(copy.seat)))[0]
        if isinstance(node, t.ToPlay):
            _rename(run, ref, w.move(copy, "play"))
        else:
            copy.counters["moves"] = copy.counters.get("moves", 0) + 1
        copy.slot = slot


def _ordered(run: Run, *, top: bool) -> Flow[None]:
    """In any order, where it makes a difference or may make one (MLP 6-9.3.0): the first named lies on top."""
    refs = [ref for ref in run.slots.get("chosen", []) if there(ref)]
    piles = [[copy for copy, _ in refs if copy.seat == seat] for seat in (0, 1)]
    if any(len(pile) > 1 and not _alike(pile) for pile in piles):
        refs = yield from choose(run.seat, "order", refs, len(refs), len(refs))
        run.slots["chosen"] = refs[::-1] if top else refs


def _alike(pile: list[Copy]) -> bool:
    """Whether everybody sees that these are copies of one card."""
    return len({copy.card.key for copy in pile}) == 1 and all(copy.zone in ("play", "discard") for copy in pile)


def _rename(run: Run, old: Ref, new: Ref) -> None:
    """The rest of the same effect still knows what it has moved itself."""
    run.slots["chosen"] = [new if ref == old else ref for ref in run.slots["chosen"]]


def _on_cards(w: World, run: Run, node: t.Effect) -> None:
    refs = [ref for ref in run.slots.get("chosen", []) if there(ref)]
    if isinstance(node, Remove):
        refs = sorted((ref for ref in refs if ref[0].zone in PLANS), key=lambda ref: ref[0].zone)
    goal: Callable[[Copy], tuple[str, bool]] | None = None
    match node:
        case t.Banish():
            refs = [ref for ref in refs if ref[0].slot >= 0]
            goal = lambda copy: ("discard", True)  # noqa: E731
        case t.ToHand() | Remove():
            goal = lambda copy: ("hand", False)  # noqa: E731
        case t.ToDiscard():
            goal = lambda copy: ("discard", True)  # noqa: E731
        case t.ToDeck(_, place):
            goal = lambda copy: ("deck", place == "top")  # noqa: E731
        case ToPlan():
            refs = [(copy, age) for copy, age in refs if copy.zone != "play" or copy.slot >= 0]
            goal = lambda copy: (w.free_stage(copy.seat), False)  # noqa: E731
    for ref in refs:
        copy = ref[0]
        zone, top = goal(copy) if goal else ("", False)
        if zone:
            _rename(run, ref, w.move(copy, zone, top=top))
        elif goal is None and copy.zone == "play":
            _turned(node, copy)
    if isinstance(node, t.ToDeck) and node.place == "shuffle":
        for seat in dict.fromkeys(copy.seat for copy, _ in refs):
            w.shuffle(seat)


def _turned(node: t.Effect, copy: Copy) -> None:
    match node:
        case t.Exert() | t.Ready():
            copy.exerted = isinstance(node, t.Exert)
        case t.Flip(_, down):
            copy.face_down = down
        case t.Give(_, counter) if copy.slot >= 0 and not (counter == "candy" and copy.counters.get(counter)):
            copy.counters[counter] = copy.counters.get(counter, 0) + 1
        case t.TakeOff(_, counter) if copy.counters.get(counter):
            copy.counters[counter] -= 1
