"""What somebody has for a while as long as something is so, and so much for each card that was thrown away."""

from __future__ import annotations

from typing import Any

from engine.games.precious_memories.wording.nouns.anaphora import pronoun
from engine.games.precious_memories.wording.said.subjects import BRIEF, S, fill, saids_of
from engine.kernel.cards.tree import (
    Every,
    Grant,
    GrantPer,
    In,
    Matches,
    Players,
    Side,
    Static,
    This,
    Trigger,
    Triggered,
)
from engine.wording import REFUSED, Bindings, It, Parts, Phrase, Slot, bare, leaves, made, node, phrase, plain
from engine.wording import pronoun as one_pronoun


def _as_long_as() -> Parts:
    """It is given a text that holds while it is or does something itself."""

    def build(bindings: Bindings) -> object:
        saids: tuple[Any, ...] = saids_of(bindings["list"])
        if not saids or bindings["target"] == This() or any(isinstance(said, BRIEF) for said in saids):
            return REFUSED
        held = Static(tuple(fill(said, This()) for said in saids), bindings["condition"])  # type: ignore[arg-type]
        return Grant(bindings["target"], (held,), bindings["dur"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Grant(target, (Static(effects, condition),), dur) if condition is not None and dur:
                saids = saids_of(effects)
                if isinstance(value, GrantPer) or bare(target) == This() or not saids:
                    return None
                if any(isinstance(said, BRIEF) or plain(said.target) != This() for said in saids):
                    return None
                slots: Bindings = {"target": target, "dur": dur, "condition": condition}
                return slots | {"list": tuple(fill(said, S) for said in saids)}
        return None

    return build, match


def _each_as_long_as() -> Parts:
    """Each of all of them has it while it is or does something itself."""

    def build(bindings: Bindings) -> object:
        saids: tuple[Any, ...] = saids_of(bindings["list"])
        if not saids or any(isinstance(said, BRIEF) for said in saids):
            return REFUSED
        held = Static(tuple(fill(said, This()) for said in saids), bindings["condition"])  # type: ignore[arg-type]
        return Static((Grant(bindings["target"], (held,)),))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Static((Grant(Every() as target, (Static(effects, condition),), ""),), None) if condition is not None:
                saids = saids_of(effects)
                if not saids or any(isinstance(said, BRIEF) or plain(said.target) != This() for said in saids):
                    return None
                said = tuple(fill(said, S) for said in saids)
                return {"target": target, "condition": condition, "list": said}
        return None

    return build, match


def _on_everybody(bindings: Bindings) -> bool:
    """Prohibitions on all players: whose character has them makes no difference."""
    effects = bindings["effects"]
    return isinstance(effects, tuple) and all(getattr(each, "target", None) == Players() for each in effects)


def _in_its_approach() -> Parts:
    """What nobody may do in the approach of one's own."""

    def build(bindings: Bindings) -> object:
        who: Any = bindings["who"]
        if Side(True) not in leaves(who):
            return REFUSED
        held = Static(bindings["effects"], _APPROACHING)  # type: ignore[arg-type]
        return Triggered((Trigger("approach", who),), Grant(bindings["target"], (held,), "turn"))  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Triggered((Trigger("approach", who, times="") as on,), Grant(target, (held,), "turn"), None):
                plain_ = on == Trigger("approach", who) and Side(True) in leaves(who)
                if plain_ and isinstance(held, Static) and bare(held.condition) == _APPROACHING:
                    return {"who": who, "target": target, "effects": held.effects}
        return None

    return build, match


_APPROACHING = Matches(This(), In("approaching"))
MEANWHILE: tuple[Phrase, ...] = (
    made(
        "triggered",
        *_in_its_approach(),
        ja="{who}がアプローチ[した|に参加した]場合、{target:before}がアプローチ[している|に参加している]間、{effects:bans}",
    ),
    phrase(
        "act",
        Grant,
        target=Slot("target"),
        abilities=(node(Static, effects=Slot("effects"), condition=Matches(This(), In("approaching"))),),
        duration="turn",
        ja="このターン、{target:own_named}がアプローチ[している|に参加している][間|場合]、{effects:bans}",
        en="until end of turn, while {target:own_named} is approaching, {effects:bans}",
    ),
    phrase(
        "act",
        Grant,
        when=_on_everybody,
        target=Slot("target"),
        abilities=(node(Static, effects=Slot("effects"), condition=Matches(This(), In("approaching"))),),
        duration="turn",
        ja="このターン、{target:before}がアプローチ[している|に参加している][間|場合]、{effects:bans}",
        en="until end of turn, while {target:before} is approaching, {effects:bans}",
    ),
    *pronoun("own_named", en=("the named own character",)),
    *(
        one_pronoun("own_named", It("", ("character", "named", "own"), True), ja=ja)
        for ja in ("そのキャラ", "指定したキャラ", "指定されたキャラ")
    ),
    made(
        "act",
        *_as_long_as(),
        ja=(
            "{target:topic}[は、|は]{dur}{condition:own_when}{list}",
            "{dur}{target:topic}[は、|は]{condition:own_when}{list}",
        ),
    ),
    made(
        "static",
        *_each_as_long_as(),
        ja=("{target:all}[は、|は]{condition:own_if}{list}", "{target:all}[は、|は]{condition:own_cond}間、{list}"),
    ),
)
