"""What stands in for a function while its rule is switched off; None for those that are not named.

By place below `engine`, with the rule's number behind it where a function carries out several in different ways. A
value is a word of SIMPLE, or a lambda that runs among the names of the function's own module.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

SIMPLE: Final = {
    "None": "lambda *a, **k: None",
    "True": "lambda *a, **k: True",
    "False": "lambda *a, **k: False",
    "0": "lambda *a, **k: 0",
    "()": "lambda *a, **k: ()",
    "[]": "lambda *a, **k: []",
    "first": "lambda *a, **k: a[0]",
    "second": "lambda *a, **k: a[1]",
    "third": "lambda *a, **k: a[2]",
    "always": "lambda *a, **k: lambda *b, **c: True",
}
STAND_INS: Final = {
    "games.lorcana.actions.lore_of": "lambda look: abs(look.stats.get(\"lore\", 0))",
    "games.lorcana.banish.banish": "()",
    "games.lorcana.banish.banish LOR 7.7.2": "lambda g, refs, seat, run=None: carry_out(g, refs)",
    "games.lorcana.costs.ready_ink": "0",
    "games.lorcana.costs.singing_cost": "0",
    "games.lorcana.costs.song_number": "0",
    "games.lorcana.damage.strength_of LOR 4.3.6.13": "lambda look: look.face.stats.get(\"strength\", 0)",
    "games.lorcana.damage.strength_of LOR 7.8.2": "lambda look: abs(look.stats.get(\"strength\", 0))",
    "games.lorcana.damage.strength_of LOR 6.2.9": "lambda look: abs(look.stats.get(\"strength\", 0))",
    "games.lorcana.damage.strikes_back": "True",
    "games.lorcana.damage.resisted": "second",
    "games.lorcana.damage.dealer": "0",
    "games.lorcana.damage.takes_none": "False",
    "games.lorcana.deck.check": "[]",
    "games.lorcana.deck._size": "[]",
    "games.lorcana.deck._inks": "[]",
    "games.lorcana.deck._copies": "[]",
    "games.lorcana.deck._banned": "[]",
    "games.lorcana.judge.inking.extra_ink": "0",
    "games.lorcana.challenged.exposed": "True",
    "games.lorcana.challenged.card_says": "False",
    "games.lorcana.challenged.location_target": "third",
    "games.lorcana.challenged.guarded": "third",
    "games.lorcana.judge.singing.singer": "lambda g, look: CANNOT_SING if \"reckless\" in look.keywords else None",
    "games.lorcana.judge.using.usable_at_once": "False",
    "games.lorcana.keywords.may_choose": "True",
    "games.lorcana.keywords.challenger_bonus": "0",
    "games.lorcana.keywords.is_challenging": "True",
    "games.lorcana.play.taken_back": "False",
    "games.lorcana.play.without_ink": "lambda f: f.how.startswith(\"sing\")",
    "games.lorcana.play.also": "lambda g, f: Jump(\"4.3.4.3\")",
    "games.lorcana.rulebook.visible LOR 8.1.2": "False",
    "games.lorcana.rulebook.visible LOR 8.6.3": "False",
    "games.lorcana.rulebook.visible LOR 公開領域": "False",
    "games.lorcana.rulebook.visible LOR 8.1.3": "True",
    "games.lorcana.rulebook.visible LOR 8.2.2": "True",
    "games.lorcana.rulebook.visible LOR 8.3.2": "True",
    "games.lorcana.rulebook.visible LOR 8.5.3": "True",
    "games.lorcana.rulebook.visible LOR 非公開領域": "True",
    "games.lorcana.settle.winners_by_lore": "()",
    "games.lorcana.settle.mortally_damaged": "[]",
    "games.lorcana.settle.unchecked": "lambda g: g.state.unsettled",
    "games.lorcana.settle.banish_as_one": "lambda g, dead: [banish(g, [ref]) for ref in dead] and None",
    "games.lorcana.settle._again": "False",
    "games.lorcana.settle._check_wins": "True",
    "games.lorcana.settle.bag_is_empty": "False",
    "games.lorcana.settle.still_holds": "True",
    "games.mlp.costs.upright": (
        "lambda g, seat: [ ref for ref in scenes(g, seat) if not g.state.field[ref].exerted and not "
        "g.state.field[ref].face_down]"
    ),
    "games.mlp.costs.cost_of": "0",
    "games.mlp.deck.check": "[]",
    "games.mlp.deck._sizes": "[]",
    "games.mlp.deck.stood_in_for": "False",
    "games.mlp.deck.number_of": "lambda card: card.key",
    "games.mlp.deck._copies": "[]",
    "games.mlp.deck.unlimited": "False",
    "games.mlp.deck._stories": "[]",
    "games.mlp.exchange.at_column": "lambda g, seat, slot: None",
    "games.mlp.exchange.skipped": "False",
    "games.mlp.exchange.inspiring_seats": "[]",
    "games.mlp.exchange.use_inspiration": "lambda g, f: f.queue.pop(0) and None",
    "games.mlp.exchange.once_more": (
        "lambda g, f: f.queue.pop(0) and Jump(\"4-4.3.1\") if f.queue else Jump(\"4-4.3.1\")"
    ),
    "games.mlp.exchange.ties": "[]",
    "games.mlp.exchange.loses": "True",
    "games.mlp.exchange.ask_action": "lambda g, f: RETURN",
    "games.mlp.judge.own_or_flag": "True",
    "games.mlp.leaving.tokens_on": "lambda g, ref: {}",
    "games.mlp.leaving.farewell": "()",
    "games.mlp.leaving.through_processing": "first",
    "games.mlp.leaving.goes_with": "second",
    "games.mlp.leaving.held_back": "()",
    "games.mlp.leaving.stays_put": "True",
    "games.mlp.looking.must_take": "0",
    "games.mlp.looking.permute": (
        "lambda g, refs: [g.put(ref & 4095, g.rules.zones[g.state.zone[ref & 4095]]) for ref in refs] and None"
    ),
    "games.mlp.plans.guarded": "False",
    "games.mlp.plans.free_stage": (
        "lambda g, seat: (lambda free: free[0] if free else 0)( [stage for stage in STAGES if not "
        "g.zone(seat, zone_of(stage))])"
    ),
    "games.mlp.plans.one_a_story": "lambda g, seat: LAST",
    "games.mlp.plans.earliest": "lambda g, seat: stages_with(g, seat)[-1]",
    "games.mlp.plans.use_precaution": "False",
    "games.mlp.plans.wins": "False",
    "games.mlp.play.declare": "lambda g, f: setattr(f, \"cost\", cost_of(g, f.card))",
    "games.mlp.prepare.begin": "lambda g, f: Jump(\"4-2.4.0 settle\")",
    "games.mlp.prepare.on_top": "lambda mine, placed: [*placed, *mine]",
    "games.mlp.presents.can_gain": "True",
    "games.mlp.rulebook.visible": "True",
    "games.mlp.scenes.nothing_to_add": "False",
    "games.mlp.settle.lose": "lambda g, lost: g.end((1 - lost[0],), \"1-4.2.0\", \"decked\")",
    "games.mlp.settle.held_by_leaving": "False",
    "games.mlp.settle.seats_to_place": "lambda g: g.turn_order()[::-1]",
    "games.mlp.settle.resolve_top": "lambda g, f: RETURN",
    "games.mlp.setup.choose_starter": "lambda g, f: setattr(f, \"got\", [])",
    "games.mlp.setup.mulligan_order": "lambda g: g.turn_order()[::-1]",
    "games.mlp.setup.ask_mulligan": "lambda g, f: Jump(\"1-3.4.2\")",
    "games.mlp.setup.once_each": "lambda f: not f.got",
    "games.mlp.slots.empty": "lambda g, seat: [0, 1, 2]",
    "games.mlp.slots.tokens_kept": "lambda g, ref: {}",
    "games.mlp.turn.ask_main": "lambda g, f: Jump(\"4-4.1.0\")",
    "games.mlp.turn.silent": "lambda g, seat, count: g.fire(\"discard\", seat=seat, amount=count)",
    "games.mlp.turn.next_turn": "lambda g, f: g.state.frames.pop() and g.state.frames.append(Turn(seat=f.seat))",
    "games.mlp.verbs.who_owns": "lambda f, owner: f.seat",
    "games.mlp.verbs.who_moves": "second",
    "games.mlp.verbs.always_drawable": "False",
    "games.precious_memories.ends.losers PM R-PM-03": (
        "lambda g: [seat for seat, each in enumerate(g.state.players) if each.points >= g.goal]"
    ),
    "games.precious_memories.judge.Table.can_pay PM R-PM-08": (
        "lambda self, ref, cost: self._adds_up(ref, cost) if cost > 0 or PURPLE not in self.g.faces[ref & "
        "CARD_MASK].colors else any(PURPLE in each.face.colors for each in self.money if each.ref != ref)"
    ),
    "games.precious_memories.verbs_of_play.play_under PM R-PM-11": (
        "lambda writer, node: writer.row(lambda g, f: next((free_play(f.seat, ref) for ref in under(g, f.source) if "
        "_can_be_played(g, f.seat, ref)), None)) and None"
    ),
    "games.precious_memories.levels.level_cost PM R-PM-13": (
        "lambda g, card, host: g.looks()[host].stat(\"cost\") if levelled_this_turn(g, host) else 0"
    ),
    "games.precious_memories.levels.level_cost PM R-PM-14": (
        "lambda g, card, host: g.faces[card].stats.get(\"cost\", 0) + beneath(g.state.field[host]) if "
        "levelled_this_turn(g, host) else 0"
    ),
    "games.precious_memories.coming.may_come_unpaid": "True",
    "games.precious_memories.coming.may_come_unpaid PM R-PM-15": (
        "lambda look, appears: PURPLE not in look.face.colors"
    ),
    "games.precious_memories.identity.on_field PM R-PM-16": (
        "lambda g, seat: frozenset([identity(g.faces[piece.cards[0]].card) for piece in g.state.field.values() if "
        "piece.seat == seat and not piece.at] + [identity(g.faces[card].card) for card in g.zone(seat, \"popped\")])"
    ),
    "games.precious_memories.identity.same_on_field PM R-PM-16": "0",
    "games.precious_memories.pay.pay PM R-PM-35": (
        "lambda g, seat, refs: len([g.put(ref & CARD_MASK, \"discard\", top=True) for ref in refs])"
    ),
    "games.precious_memories.levels.level PM R-PM-41": (
        "lambda g, f: (pay(g, f.seat, [int(ref) for ref in f.got[0][1:]]), f.got.clear(), announced(g), "
        "put_on_top(g, f.seat, f.card & CARD_MASK, f.host), __import__(\"engine.games.precious_memories.frames\", "
        "fromlist=[\"\"]).Respond(seats=[g.next_seat(f.seat), f.seat]))[-1]"
    ),
    "games.precious_memories.leaving.affected": "lambda g, f, ref: f.seat",
    "games.precious_memories.once.played_already PM R-PM-90": (
        "lambda g, seat, ref: PLAYED + identity(g.faces[ref & CARD_MASK].card) in g.state.players[seat].tallies"
    ),
    "games.quintuplets.drawing.times": "lambda number: abs(number)",
    "kernel.abilities.ability.listens": "lambda on: (Listen(on[0]),)",
    "kernel.abilities.pricing.total_cost": "third",
    "kernel.flow.turns.decked": "()",
    "kernel.flow.turns.first_turn": "False",
    "kernel.flow.acting.loop_seen": "False",
    "kernel.flow.acting.looped": "()",
    "kernel.flow.acting.forbidden": "False",
    "kernel.abilities.joining.Joining.in_turn": "lambda self, parts, apart=False: self.effect(parts[0])",
    "kernel.abilities.joining.Joining.bind_every": "second",
    "kernel.abilities.joining.Joining.branch": "lambda self, when, then, otherwise: self.effect(then)",
    "kernel.characteristics.continuous._guarded": "second",
    "kernel.state.departed.stack_of": "lambda piece: piece.cards[:1]",
    "kernel.state.departed.last_self": (
        "lambda look: Gone( look.seat, look.card, look.face.stats, look.keywords, 0, False, look.piece.notes)"
    ),
    "kernel.verbs.drawing.draw_cards": "0",
    "kernel.verbs.drawing.may_not_draw": "False",
    "kernel.verbs.drawing.who_chooses": "second",
    "kernel.verbs.drawing.banned": "False",
    "kernel.cards.face.Library.stands_for": "()",
    "kernel.state.facing.slot_of": "lambda g, piece: piece.slot if piece.slot >= 0 else piece.notes.get(\"slot\", -1)",
    "kernel.state.facing.slot_in_challenge": "lambda g, seat: -1",
    "kernel.abilities.possible.feasible_cost": "always",
    "kernel.verbs.drawing.could_draw": (
        "lambda who, amount, until=False: lambda g, c: any( g.count(seat, \"deck\") for seat in seats_of(who)(g, c))"
    ),
    "kernel.abilities.filters.is_other_in_condition": "True",
    "kernel.abilities.named.bottom_of": "lambda g, seat, number: g.top(seat, number)",
    "kernel.abilities.named.host_of": "[]",
    "kernel.abilities.filters.during_turn": "False",
    "kernel.state.game.Game.turn_order": (
        "lambda self, start=-1: [seat for seat, player in enumerate(self.state.players) if not player.out]"
    ),
    "kernel.state.game.Game.next_seat": "lambda self, seat: 1 - seat",
    "kernel.state.game.Game.is_valid": "True",
    "kernel.state.game.Game.renew": "lambda self, card: self.state.refs[card]",
    "kernel.characteristics.lasting.bound_to": (
        "lambda effect, looks: [look for look in looks.values() if look.seat == effect.seat]"
    ),
    "kernel.characteristics.look.Look.change": (
        "lambda self, name, number: self.stats.update( {name: max(self.stats.get(name, 0) + number, "
        "0)}) if self.put_counters({}) is None else None"
    ),
    "kernel.characteristics.look.worth": "first",
    "kernel.verbs.revealing.addressed": "lambda g, f: g.top(f.seat, 99)",
    "kernel.verbs.revealing.must_find": "second",
    "kernel.flow.machine.twice": "False",
    "kernel.flow.matching.times_met": "lambda g, listen, look, number, event, amount, earlier: 1",
    "kernel.flow.matching.holds_at_trigger": "True",
    "kernel.verbs.moving.own_order": "lambda g, cards: \"\"",
    "kernel.verbs.one_by_one.one_by_one": (
        "lambda writer, node, target: ( writer.target(target), "
        "writer.library.verbs[type(node)](writer, structs.replace(node, target=t.Bound(\"chosen\"))))"
    ),
    "kernel.abilities.paying.Price.left": "lambda self, g, c, at, refs, named: refs",
    "kernel.abilities.pricing.own_savings": "[]",
    "kernel.characteristics.project.statics": "()",
    "kernel.characteristics.project._in_steps": "lambda game, view, mods, watch: _one_by_one(game, view, mods, watch)",
    "kernel.abilities.rows.as_possible": "first",
    "kernel.abilities.rows.how_many": "lambda target, there: (1, 1)",
    "kernel.abilities.rows.said_yes": "True",
    "kernel.abilities.targeting.still_there": "[]",
    "kernel.views.build._counts": "lambda g, player: dict.fromkeys(g.rules.zones, 0)",
    "kernel.views.build._ready": "0",
    "kernel.views.build._pieces": "()",
    "kernel.views.build.has_looked": "lambda frame, viewer: frame.seat == viewer",
}


def place(function: FunctionType) -> str:
    """Where a function stands, below `engine`."""
    return f"{function.__module__}.{function.__qualname__}".removeprefix("engine.")


def stand_in(function: FunctionType, rule: str) -> FunctionType:
    """What stands in for a function while that rule of it is switched off."""
    said = STAND_INS.get(f"{place(function)} {rule}") or STAND_INS.get(place(function), "None")
    made = eval(SIMPLE.get(said, said), function.__globals__)  # the table above
    assert isinstance(made, FunctionType)
    return made
