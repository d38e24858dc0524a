"""What is said of somebody: gets +20/+20, cannot be blocked, and several such things of one subject."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories.wording.said.pieces import clauses, gained, per
from engine.games.precious_memories.wording.said.subjects import (
    S,
    at_once,
    for_a_while,
    in_place,
    lasting,
    one_of,
    saids_of,
)
from engine.kernel.cards.tree import (
    Anything,
    Can,
    Cannot,
    Grant,
    GrantPer,
    Is,
    Lose,
    Modify,
    Per,
    PerGroup,
    This,
    Trigger,
    Triggered,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Parts,
    Phrase,
    Slot,
    alone,
    count_of,
    lot_of,
    made,
    passing,
    phrase,
    plain,
)


def _stats(bindings: Bindings) -> object:
    ap, dp = bindings.get("ap", 0), bindings.get("dp", 0)
    return tuple(Modify(S, stat, amount) for stat, amount in (("ap", ap), ("dp", dp)) if amount)  # type: ignore[arg-type]


def _stat_pair(which: tuple[str, ...]) -> Parts:
    def match(value: object) -> Bindings | None:
        saids = saids_of(value)
        fits = tuple(said.stat for said in saids if isinstance(said, Modify)) == which and len(saids) == len(which)
        if not fits or any(type(said.amount) is not int for said in saids):
            return None
        return {said.stat: said.amount for said in saids}

    return _stats, match


def for_each() -> Parts:
    """So many times as something is counted."""

    def build(bindings: Bindings) -> object:
        saids, count = saids_of(bindings["gains"]), bindings["count"]
        if not all(isinstance(said, Grant) or isinstance(getattr(said, "amount", None), int) for said in saids):
            return REFUSED
        return tuple(_times(said, count) for said in saids)

    def match(value: object) -> Bindings | None:
        saids = saids_of(value)
        if not saids or not all(per(said) for said in saids):
            return None
        counts = [said.times if isinstance(said, GrantPer) else said.amount.amount for said in saids]
        if any(plain(count) != plain(counts[0]) for count in counts):
            return None
        once = tuple(_once(said) for said in saids)
        return {"gains": once, "count": counts[0]}

    return build, match


def _times(said: Any, count: Any) -> object:
    if hasattr(said, "stat"):
        return replace(said, amount=Per(said.amount, count))
    return GrantPer(S, said.abilities, "", count)


def _once(said: Any) -> object:
    return replace(said, amount=said.amount.each) if hasattr(said, "stat") else Grant(S, said.abilities)


def _groups() -> Parts:
    """So many of a lot together count once."""

    def build(bindings: Bindings) -> object:
        return PerGroup(1, count_of(bindings), bindings["n"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        slots = lot_of(value.amount) if isinstance(value, PerGroup) and value.each == 1 else None
        return None if slots is None else slots | {"n": value.of}  # type: ignore[attr-defined]

    return build, match


def counted_first() -> Parts:
    """What is counted told before for how long."""
    (each, each_apart), (whole, whole_apart) = for_each(), for_a_while()

    def build(bindings: Bindings) -> object:
        said = each(bindings)
        return REFUSED if said is REFUSED else whole(bindings | {"list": said})

    def match(value: object) -> Bindings | None:
        slots = whole_apart(value)
        counted = each_apart(slots["list"]) if slots is not None else None
        if slots is None or counted is None:
            return None
        return {"target": slots["target"], "dur": slots["dur"], **counted}

    return build, match


def _when_it_does() -> Parts:
    """What happens when who gets it does something."""

    def build(bindings: Bindings) -> object:
        on = replace(bindings["did"], subject=Is(This()))  # type: ignore[type-var]
        return (Grant(S, (Triggered((on,), bindings["body"]),)),)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case (Grant(_, (Triggered((Trigger(_, Is(target), times="") as on,), body, None),)),) if plain(
                target
            ) == This() and not isinstance(value[0], GrantPer):
                return {"did": replace(on, subject=Anything()), "body": body}
        return None

    return build, match


def _when_they_exit() -> Parts:
    """What happens when somebody exits in the approach of who gets it."""

    def build(bindings: Bindings) -> object:
        on = Trigger("exit", bindings["who"], Is(This()), "being_challenged")  # type: ignore[arg-type]
        return (Grant(S, (Triggered((on,), bindings["body"]),)),)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case (Grant(_, (Triggered((Trigger(_, who, Is(target) as whose) as on,), body, None),)),) if plain(
                target
            ) == This() and not isinstance(value[0], GrantPer):
                return {"who": who, "body": body} if on == Trigger("exit", who, whose, "being_challenged") else None
        return None

    return build, match


def _neither_nor(value: object) -> Bindings | None:
    """Who can neither approach nor block somebody such."""
    match value:
        case (Cannot(_, "approach", "", Anything()), Cannot(_, "block_with", "", whom)) if whom != Anything():
            return {"whom": whom}
    return None


SAID: tuple[Phrase | Many, ...] = (
    # what is gained
    made("gain", *_stat_pair(("ap", "dp")), ja="{ap:plus}/{dp:plus}", en="{ap:plus}/{dp:plus}"),
    made("gain", *_stat_pair(("ap",)), ja="{ap:plus}/±0", en="{ap:plus}/±0"),
    made("gain", *_stat_pair(("dp",)), ja="±0/{dp:plus}", en="±0/{dp:plus}"),
    alone("gain", "gain_one"),
    phrase("gain_one", Modify, target=S, stat="cost", ja="使用コスト{amount:plus}", en="use cost {amount:plus}"),
    phrase(
        "gain_one", Modify, target=S, stat="generated", ja="発生コスト{amount:plus}", en="generated cost {amount:plus}"
    ),
    phrase("gain_one", Grant, target=S, ja="{abilities:kws}", en="{abilities:kws}"),
    phrase("gain_one", Grant, target=S, ja="{abilities:quoted}", en="{abilities:quoted}"),
    alone("quoted", "quoted_one"),
    passing("quoted_one", "ability", ja="「{it}[。|]」", en="「{it}」"),
    Many("gain_list", "gain", {"ja": ("、", "、"), "en": (", ", ", ")}),
    made("gains", *gained(), ja="{parts:gain_list}", en="{parts:gain_list}"),
    Many("gain_choices", "gain", {"ja": ("または", "または"), "en": (" or ", " or ")}, least=2),
    # clauses
    passing("clause", "gains", ja="{it}を<得る>", en="<get> {it}"),
    made(
        "clause",
        *for_each(),
        ja="{count:each_of}{gains:gains}を<得る>",
        en="<get> {gains:gains} for each {count:each_of}",
    ),
    made("clause", *_when_it_does(), ja="{did}場合、{body:timed}"),
    made("clause", *_when_they_exit(), ja="そのキャラのアプローチで{who}が退場した場合、{body:timed}"),
    alone("clause", "pred"),
    made(
        "clause",
        lambda bindings: (Cannot(S, "approach"), Cannot(S, "block_with")),
        lambda value: {} if value == (Cannot(S, "approach"), Cannot(S, "block_with")) else None,
        ja=(
            "アプローチ[と|や]妨害に参加[できない|することができない]",
            "アプローチ[|に参加]でき[ず|なく]、妨害[|に参加][できない|することができない]",
        ),
        en="<can't> approach or block",
    ),
    made(
        "clause",
        lambda bindings: (Cannot(S, "approach"), Cannot(S, "block_with", filter=bindings["whom"])),  # type: ignore[arg-type]
        _neither_nor,
        ja="アプローチできず、{whom:those}を妨害[できない|することができない]",
        en="<can't> approach or block {whom:those}",
    ),
    made(
        "each_of",
        count_of,
        lot_of,
        ja="{lot:lot}1枚につき[、|]",
        en="{lot:lot}",
    ),
    made("each_of", *_groups(), ja="{lot:lot}{n:plural}枚につき[、|]", en="{n:plural} {lot:lots}"),
    Many("clause_list", "clause", {"ja": ("とともに、", "とともに、"), "en": (" and ", " and ")}),
    Many("clause_list.s", "clause.s", {"en": (" and ", " and ")}),
    made("list", *clauses(), ja="{parts:clause_list}", en="{parts:clause_list~}"),
    made("list", *clauses(deeds=True), ja="{parts:clause_list}"),
    # with their subject
    made(
        "act",
        *for_a_while(),
        ja=(
            "{target:topic}[は、|は]{dur}{list}",
            "{dur}{target:topic}[は、|は]{list}",
            "このターン、{target:topic}[は、|は]{dur}{list}",
            "このターン、{target:topic}[は、|は]{dur:phase_of_it}{list}",
        ),
        en=("{dur}{target:subj} {list:list.s}", "{dur}{target:subjs} {list}"),
    ),
    made(
        "act",
        *at_once(),
        ja="{target:topic}[は、|は]{list}",
        en=("{target:subj} {list:list.s}", "{target:subjs} {list}"),
    ),
    made(
        "act",
        *one_of(),
        ja=(
            "{target:topic}[は、|は]{dur}{choices:gain_choices}を<得る>",
            "{dur}{target:topic}[は、|は]{choices:gain_choices}を<得る>",
        ),
        en=("{dur}{target:subj} gets {choices:gain_choices}", "{dur}{target:subjs} get {choices:gain_choices}"),
    ),
    made(
        "act",
        *counted_first(),
        ja="{target:topic}[は、|は]{count:each_of}{dur}{gains:gains}を<得る>",
    ),
    phrase(
        "act",
        Can,
        deed="approach_again",
        duration="turn",
        ja="{target:topic}[は、|は]もう一度アプローチ[できる|に参加することができる|に参加できる]",
    ),
    phrase(
        "act",
        Lose,
        keywords=(),
        whole=True,
        duration=Slot("dur"),
        ja=(
            "{target:topic}のテキストは、{dur}無効になる",
            "{dur}{target:topic}のテキスト[は、|は]無効になる",
            "{dur}{target:topic}のテキストを無効に<する>",
            "{target:topic}のテキスト[を|を、]{dur}無効に<する>",
        ),
        en="{dur}the text of {target:obj} is void",
    ),
    # as long as the card is there
    made(
        "lastings",
        *lasting(),
        ja="{target:lasting_topic}[は、|は]{list}",
        en=("{target:lasting_subj} {list:list.s}", "{target:all} {list}"),
    ),
    made("lastings", *in_place(), ja="{lot:lot}[は、|は]{list}"),
    passing("lasting_topic", "this", ja="{it}"),
    passing("lasting_topic", "wearer", ja="{it}"),
    passing("lasting_topic", "all", ja="{it}"),
    passing("lasting_subj", "this", en="{it}"),
    passing("lasting_subj", "wearer", en="{it}"),
)
