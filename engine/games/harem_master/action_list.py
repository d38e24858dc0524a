"""The actions of ハーレムマスター in the order in which they are offered (305, 306, 307)."""

from __future__ import annotations

from engine.games.harem_master import judge
from engine.games.harem_master.battle import declare, declare_intercept
from engine.games.harem_master.turn import end_turn
from engine.games.harem_master.use import use_character, use_event, use_from_hand, use_in_play, use_item
from engine.games.harem_master.windows import ANSWER, FREE, INTERCEPT, MAIN
from engine.kernel.flow.acting import Actions
from engine.kernel.flow.action import Action, ActionArgument

ANYTIME = (MAIN, FREE, ANSWER)
OWN, FIGHT = "306", "306.5"

ACTIONS = Actions(
    Action(
        verb="character",
        parts=(ActionArgument("character", "hand", ("character",), judge=judge.character),),
        at_all=judge.one_a_turn,
        begin=use_character,
        phases=(MAIN,),
        rule="214.2a",
        tag="builds",
        rank=1,
    ),
    Action(
        verb="item",
        parts=(
            ActionArgument("item", "hand", ("item", "pa"), judge=judge.item_card),
            ActionArgument("wearer", "field", ("character",), judge=judge.wearer, pool=judge.everybody),
        ),
        at_all=judge.any_item,
        begin=use_item,
        phases=(MAIN,),
        rule="214.4a",
        tag="builds",
        rank=2,
    ),
    Action(
        verb="event",
        parts=(ActionArgument("event", "hand", ("event",), judge=judge.event),),
        begin=use_event,
        phases=ANYTIME,
        rule="406.1",
        tag="sometimes",
    ),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field"), ActionArgument("effect", "ability")),
        command="effect",
        judge=judge.use,
        begin=use_in_play,
        phases=ANYTIME,
        rule="406.1",
        tag="sometimes",
    ),
    Action(
        verb="from_hand",
        parts=(
            ActionArgument("card", "hand", pool=judge.with_abilities),
            ActionArgument("effect", "slot"),
        ),
        command=None,
        at_all=judge.any_in_hand,
        judge=judge.use_from_hand,
        begin=use_from_hand,
        phases=ANYTIME,
        rule="406.1",
        tag="sometimes",
    ),
    Action(
        verb="attack",
        parts=(ActionArgument("character", "field", judge=judge.attack, others=judge.OTHERS_FIGHTER),),
        begin=declare,
        phases=(MAIN,),
        rule="306.5a",
        tag="scores",
    ),
    Action(
        verb="intercept",
        parts=(ActionArgument("character", "field", judge=judge.intercept, others=judge.OTHERS_GUARD),),
        begin=declare_intercept,
        phases=(INTERCEPT,),
        rule="306.5c",
        tag="scores",
    ),
    Action(verb="pass", phases=(FREE, ANSWER, INTERCEPT), rule="406.1", tag="harmless"),
    Action(verb="pass_on", command=None, phases=(FREE, ANSWER), rule="406.1", tag="harmless"),
    Action(verb="end", begin=end_turn, phases=(MAIN,), rule="307", tag="harmless"),
    situation=judge.Moment,
)
