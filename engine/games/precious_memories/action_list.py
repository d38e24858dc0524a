"""The actions of a game of Precious Memories, in the order in which they are told."""

from __future__ import annotations

from engine.games.precious_memories import fighting, judge, judge_texts
from engine.games.precious_memories.frames import Approach, Levelling, Play, Use
from engine.games.precious_memories.identity import CHARACTER, EVENT, SUPPORT
from engine.games.precious_memories.judge import Table
from engine.games.precious_memories.timing import ANSWERING, BLOCK, DECLARE, MAIN, PASSES, WINDOWS
from engine.kernel.characteristics.look import printed
from engine.kernel.flow.acting import Actions
from engine.kernel.flow.action import Action, ActionArgument
from engine.kernel.flow.program import Flow
from engine.kernel.state.game import Game
from engine.kernel.state.state import Ref


def play_character(g: Game, seat: int, card: Ref, area: int) -> Flow:
    return Play(seat=seat, card=card, where=area)


def play_over(g: Game, seat: int, card: Ref, over: Ref) -> Flow:
    return Play(seat=seat, card=card, over=over)


def play_event(g: Game, seat: int, card: Ref) -> Flow:
    return Play(seat=seat, card=card)


def play_support(g: Game, seat: int, card: Ref, host: Ref) -> Flow:
    return Play(seat=seat, card=card, where=host)


def use_text(g: Game, seat: int, card: Ref, nth: int) -> Flow:
    return Use(seat=seat, card=card, ability=g.looks()[card].abilities[nth])


def use_aid(g: Game, seat: int, card: Ref) -> Flow:
    return Use(seat=seat, card=card, ability=judge_texts.aid_of(g, printed(g, card)), aid=True)


def level(g: Game, seat: int, card: Ref, host: Ref) -> Flow:
    return Levelling(seat=seat, card=card, host=host)


def begin_approach(g: Game, seat: int, one: Ref, other: Ref = 0) -> Flow:
    return Approach(seat=seat, one=one, other=other)


def pass_turn(g: Game, seat: int) -> Flow:
    """Not asked any more until the next turn; it is told as any pass is."""
    g.state.players[seat].tallies[PASSES] = 1
    g.tell("pass", seat)
    return None


OWN = ActionArgument("character", "field", (CHARACTER,))
HELD = ActionArgument("card", "hand", (CHARACTER,), judge=judge.character)

ACTIONS = Actions(
    Action(
        verb="character",
        parts=(HELD, ActionArgument("area", "slot", count=2)),
        judge=judge.area,
        begin=play_character,
        phases=ANSWERING,
        rule="R-PM-19",
        tag="builds",
    ),
    Action(
        verb="overwrite",
        command=None,
        parts=(HELD, OWN),
        at_all=judge.crowded_out,
        judge=judge.overwrite,
        begin=play_over,
        phases=ANSWERING,
        rule="R-PM-19",
        tag="sometimes",
    ),
    Action(
        verb="level_up",
        parts=(ActionArgument("card", "hand", (CHARACTER,), judge=judge.grows), OWN),
        at_all=judge.levels_at_all,
        judge=judge.level_up,
        begin=level,
        phases=(MAIN, *WINDOWS),
        rule="PM-levelup-M2",
        untimely="level_in_main",
        tag="builds",
        rank=1,
    ),
    Action(
        verb="set",
        parts=(ActionArgument("card", "hand", (SUPPORT,), judge=judge.support), OWN),
        at_all=judge.support_time,
        judge=judge.host,
        begin=play_support,
        phases=(MAIN,),
        rule="R-PM-19",
        tag="builds",
        rank=2,
    ),
    Action(
        verb="event",
        parts=(ActionArgument("event", "hand", (EVENT,), judge=judge.event),),
        begin=play_event,
        phases=ANSWERING,
        rule="R-PM-19",
        tag="sometimes",
    ),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field"), ActionArgument("effect", "ability")),
        judge=judge_texts.use,
        begin=use_text,
        command="text",
        phases=ANSWERING,
        rule="R-PM-19",
        tag="sometimes",
    ),
    Action(
        verb="aid",
        parts=(ActionArgument("card", "hand", (CHARACTER,), judge=judge_texts.aid),),
        begin=use_aid,
        phases=WINDOWS,
        rule="R-PM-10",
        tag="sometimes",
    ),
    Action(
        verb="approach",
        parts=(ActionArgument("character", "field", (CHARACTER,), judge=fighting.approach),),
        begin=begin_approach,
        phases=(DECLARE,),
        rule="R-PM-24",
        tag="scores",
    ),
    Action(
        verb="link",
        parts=(ActionArgument("character", "field", (CHARACTER,), judge=fighting.has_link), OWN),
        judge=fighting.link,
        begin=begin_approach,
        phases=(DECLARE,),
        rule="R-PM-32",
        tag="scores",
    ),
    Action(
        verb="block",
        parts=(ActionArgument("character", "field", (CHARACTER,), judge=fighting.block),),
        phases=(BLOCK,),
        rule="R-PM-24",
        tag="sometimes",
    ),
    Action(verb="let_through", command=None, phases=(BLOCK,), rule="R-PM-24", tag="harmless"),
    Action(verb="pass", phases=ANSWERING, rule="R-PM-19", command=None, tag="harmless"),
    Action(verb="pass_on", phases=(MAIN, *WINDOWS), rule="R-PM-19", command=None, tag="harmless"),
    Action(
        verb="pass_turn",
        command=None,
        at_all=judge.others_turn,
        begin=pass_turn,
        phases=ANSWERING,
        rule="R-PM-19",
        tag="harmless",
    ),
    Action(verb="end", at_all=fighting.stop, phases=(DECLARE,), rule="R-PM-21", tag="harmless"),
    situation=Table,
)
