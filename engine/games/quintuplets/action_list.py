"""The actions of the main phase, of declaring approaches and of the event step (8, 9)."""

from __future__ import annotations

from engine.games.quintuplets import judge, reaching
from engine.games.quintuplets.approach import declare, declare_no_more
from engine.games.quintuplets.phases import APPROACH, EVENTS, MAIN
from engine.games.quintuplets.turn import end_main, play_character, play_episode, play_event, use
from engine.kernel.flow.acting import Actions
from engine.kernel.flow.action import REPEATING, Action, ActionArgument

NOW = "10.5.4.2"
CHARACTER = ActionArgument(
    "character",
    "field",
    ("character",),
    judge=reaching.own,
    pool=reaching.approachers,
    sifted=True,
    others=reaching.NO_APPROACHER,
)
HERO = ActionArgument("hero", "field", ("hero",), judge=reaching.sought)
SECOND = ActionArgument("second", "field", ("character",))
THIRD = ActionArgument("third", "field", ("character",))

ACTIONS = Actions(
    Action(
        verb="character",
        parts=(
            ActionArgument(
                "card", "hand", ("character",), judge=judge.playable_character, pool=judge.characters, sifted=True
            ),
            ActionArgument("lane", "slot", count=5),
        ),
        at_all=judge.character_left,
        judge=judge.lane,
        reach=judge.lanes_for,
        begin=play_character,
        phases=(MAIN,),
        rule=NOW,
        tag="builds",
    ),
    Action(
        verb="episode",
        parts=(
            ActionArgument("card", "hand", judge=judge.playable_episode, pool=judge.episodes, sifted=True),
            ActionArgument("wearer", "field", ("character",)),
        ),
        at_all=judge.episode_left,
        judge=judge.wearer,
        reach=judge.wearers_for,
        begin=play_episode,
        phases=(MAIN,),
        rule=NOW,
        tag="builds",
        rank=1,
    ),
    Action(
        verb="event",
        parts=(ActionArgument("event", "hand", ("event",), pool=judge.events),),
        judge=judge.event,
        begin=play_event,
        phases=(MAIN, EVENTS),
        rule=NOW,
        tag="sometimes",
    ),
    Action(
        verb="use",
        parts=(ActionArgument("card", "field", ("character", "episode")), ActionArgument("effect", "ability")),
        command="effect",
        judge=judge.use,
        begin=use,
        phases=(MAIN,),
        rule=NOW,
        tag="sometimes",
    ),
    Action(
        verb="approach",
        parts=(CHARACTER, HERO),
        judge=reaching.alone,
        reach=reaching.heroes_for,
        begin=declare,
        phases=(APPROACH,),
        rule=NOW,
        tag="scores",
    ),
    Action(
        verb="approach_two",
        word="approach",
        parts=(CHARACTER, HERO, SECOND),
        command="approach",
        judge=reaching.together,
        reach=reaching.pairs_for,
        begin=declare,
        phases=(APPROACH,),
        rule=NOW,
        tag="scores",
    ),
    Action(
        verb="approach_three",
        word="approach",
        parts=(CHARACTER, HERO, SECOND, THIRD),
        command="approach",
        judge=reaching.together,
        reach=reaching.triples_for,
        begin=declare,
        phases=(APPROACH,),
        rule=NOW,
        tag="scores",
    ),
    REPEATING,
    Action(verb="done", begin=declare_no_more, phases=(APPROACH,), rule=NOW, tag="harmless"),
    Action(verb="pass", phases=(EVENTS,), rule=NOW, tag="harmless"),
    Action(verb="pass_on", command=None, phases=(EVENTS,), rule=NOW, tag="harmless"),
    Action(verb="end", begin=end_main, phases=(MAIN,), rule=NOW, tag="harmless"),
    situation=judge.Means,
)
