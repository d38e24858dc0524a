"""The turn actions (4.3) in the order in which they are offered."""

from __future__ import annotations

from engine.games.lorcana import judge, obliged
from engine.games.lorcana.actions import declare_challenge, declare_quest, end_turn, move, playing, put_ink
from engine.kernel.flow.acting import Actions, use
from engine.kernel.flow.action import REPEATING, Action, ActionArgument

CARD = ActionArgument("card", "hand")
SONG = ActionArgument("song", "hand", ("song",), judge=judge.song)

ACTIONS = Actions(
    Action(
        verb="ink", parts=(CARD,), at_all=judge.ink_once, judge=judge.ink_symbol, begin=put_ink, tag="builds", rank=2
    ),
    Action(verb="play", parts=(CARD,), way_of="play", judge=judge.play, begin=playing("ink"), tag="builds", rank=1),
    Action(
        verb="shift",
        parts=(ActionArgument("card", "hand", ("shift",), judge=judge.shifts), ActionArgument("onto", "field")),
        way_of="play",
        judge=judge.shift,
        reach=judge.shifted_onto,
        begin=playing("shift"),
        tag="builds",
        rank=3,
    ),
    Action(
        verb="sing_together",
        parts=(ActionArgument("song", "hand", ("song",)),),
        command="sing",
        way_of="play",
        judge=judge.sing_together,
        begin=playing("sing_together"),
    ),
    Action(
        verb="sing",
        parts=(SONG, ActionArgument("singer", "field", judge=judge.may_sing)),
        way_of="play",
        judge=judge.sing,
        begin=playing("sing"),
    ),
    Action(
        verb="quest",
        parts=(ActionArgument("character", "field", judge=judge.quest, pool=judge.questers, sifted=True),),
        begin=declare_quest,
        tag="scores",
    ),
    Action(
        verb="challenge",
        parts=(
            ActionArgument("attacker", "field", judge=judge.challenger, pool=judge.challengers, sifted=True),
            ActionArgument("target", "field", theirs=True),
        ),
        judge=judge.challenge,
        reach=judge.challenged_by,
        begin=declare_challenge,
    ),
    Action(
        verb="move",
        parts=(
            ActionArgument("character", "field", ("character",)),
            ActionArgument("location", "field", ("location",)),
        ),
        judge=judge.move,
        begin=move,
        tag="harmless",
    ),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field"), ActionArgument("", "ability")),
        judge=judge.use,
        begin=use,
        tag="sometimes",
    ),
    REPEATING,
    Action(verb="end", judge=obliged.end_turn, begin=end_turn, tag="harmless"),
    situation=judge.Means,
)
