"""The turn actions (4.3) in the order in which they are offered."""

from __future__ import annotations

from engine.games.lorcana import actions, obliged
from engine.games.lorcana.judge import challenging, inking, moving, playing, questing, shifting, singing, using
from engine.games.lorcana.judge.general import Means
from engine.kernel.flow.acting import Actions, use
from engine.kernel.flow.action import REPEATING, Action, ActionArgument

CARD = ActionArgument("card", "hand")
SONG = ActionArgument("song", "hand", ("song",), judge=singing.song)

ACTIONS = Actions(
    Action(
        verb="ink",
        parts=(CARD,),
        at_all=inking.ink_once,
        judge=inking.ink_symbol,
        begin=actions.put_ink,
        tag="builds",
        rank=2,
    ),
    Action(
        verb="play",
        parts=(CARD,),
        way_of="play",
        judge=playing.play,
        begin=actions.playing("ink"),
        tag="builds",
        rank=1,
    ),
    Action(
        verb="shift",
        parts=(ActionArgument("card", "hand", ("shift",), judge=shifting.shifts), ActionArgument("onto", "field")),
        way_of="play",
        judge=shifting.shift,
        reach=shifting.shifted_onto,
        begin=actions.playing("shift"),
        tag="builds",
        rank=3,
    ),
    Action(
        verb="sing_together",
        parts=(ActionArgument("song", "hand", ("song",)),),
        command="sing",
        way_of="play",
        judge=singing.sing_together,
        begin=actions.playing("sing_together"),
    ),
    Action(
        verb="sing",
        parts=(SONG, ActionArgument("singer", "field", judge=singing.may_sing)),
        way_of="play",
        judge=singing.sing,
        begin=actions.playing("sing"),
    ),
    Action(
        verb="quest",
        parts=(ActionArgument("character", "field", judge=questing.quest, pool=questing.questers, sifted=True),),
        begin=actions.declare_quest,
        tag="scores",
    ),
    Action(
        verb="challenge",
        parts=(
            ActionArgument(
                "attacker", "field", judge=challenging.challenger, pool=challenging.challengers, sifted=True
            ),
            ActionArgument("target", "field", theirs=True),
        ),
        judge=challenging.challenge,
        reach=challenging.challenged_by,
        begin=actions.declare_challenge,
    ),
    Action(
        verb="move",
        parts=(
            ActionArgument("character", "field", ("character",)),
            ActionArgument("location", "field", ("location",)),
        ),
        judge=moving.move,
        begin=actions.move,
        tag="harmless",
    ),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field"), ActionArgument("", "ability")),
        judge=using.use,
        begin=use,
        tag="sometimes",
    ),
    REPEATING,
    Action(verb="end", judge=obliged.end_turn, begin=actions.end_turn, tag="harmless"),
    situation=Means,
)
