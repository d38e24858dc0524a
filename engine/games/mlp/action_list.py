"""The actions of the main phase, the inspiration step and the act (4-3, 4-4)."""

from __future__ import annotations

from engine.games.mlp import judge
from engine.games.mlp.exchange import ACTING, INSPIRATION, advance, disturb, inspire
from engine.games.mlp.turn import end_main, play
from engine.kernel.flow.acting import Actions, use
from engine.kernel.flow.action import Action, ActionArgument

SCENE = ActionArgument("scene", "field", ("scene",))
EFFECT = ActionArgument("effect", "ability")
HERE = ActionArgument("", "slot", judge=judge.acts, pool=judge.here)
"""The column of the character that acts."""
MAIN, USING = ("main",), "5-3.1.1"

ACTIONS = Actions(
    Action(
        verb="play_slot",
        word="play",
        command="character",
        parts=(ActionArgument("card", "hand", ("character",), judge=judge.usable_card), ActionArgument("slot", "slot")),
        judge=judge.play_character,
        reach=judge.slots_for,
        begin=play,
        phases=MAIN,
        rule=USING,
        tag="builds",
    ),
    Action(
        verb="play",
        parts=(ActionArgument("event", "hand", ("event",), judge=judge.usable_card),),
        command="event",
        judge=judge.play_event,
        begin=play,
        phases=MAIN,
        rule=USING,
        tag="builds",
    ),
    Action(
        verb="play_on",
        word="play",
        command="item",
        parts=(ActionArgument("item", "hand", ("item",), judge=judge.usable_card), ActionArgument("wearer", "field")),
        judge=judge.play_item,
        reach=judge.wearers_for,
        begin=play,
        phases=MAIN,
        rule=USING,
        tag="builds",
    ),
    Action(
        verb="flip",
        word="use",
        parts=(SCENE, EFFECT),
        judge=judge.use,
        begin=use,
        phases=MAIN,
        rule=USING,
        tag="sometimes",
    ),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field", ("character", "item")), EFFECT),
        command="effect",
        judge=judge.use,
        begin=use,
        phases=MAIN,
        rule=USING,
        tag="sometimes",
    ),
    Action(
        verb="inspire",
        parts=(SCENE, EFFECT),
        command="inspiration",
        judge=judge.inspire,
        begin=inspire,
        phases=(INSPIRATION,),
        rule="5-1.3.1",
        untimely="only_in_inspiration",
        tag="sometimes",
    ),
    Action(
        verb="advance",
        parts=(HERE,),
        judge=judge.advance,
        begin=advance,
        phases=(ACTING,),
        rule="4-4.4.0",
        tag="scores",
    ),
    Action(verb="disturb", parts=(HERE,), judge=judge.disturb, begin=disturb, phases=(ACTING,), rule="4-4.4.0"),
    Action(verb="pass", command=None, phases=(INSPIRATION, ACTING), rule=USING, tag="harmless"),
    Action(verb="end", begin=end_main, phases=MAIN, rule=USING, tag="harmless"),
    situation=judge.Means,
)
