"""When something happens: what a card does or suffers, moments of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.precious_memories.wording.events.growing import grows_or_else
from engine.games.precious_memories.wording.said.predicates import as_kinds
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    Bound,
    EventName,
    Is,
    Kind,
    Manner,
    Opponents,
    Players,
    Side,
    This,
    Trigger,
    Who,
    You,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Lot,
    Many,
    Parts,
    Phrase,
    Slot,
    leaves,
    made,
    node,
    passing,
    phrase,
    plain,
    word,
)

_DID: tuple[tuple[EventName, Manner, tuple[str, ...], tuple[str, ...], tuple[str, ...], str], ...] = (
    ("appear", "", ("登場",), ("登場した",), ("登場する",), "<appear>"),
    (
        "appear_elsewhere",
        "",
        ("手札以外から登場",),
        ("手札以外から登場した",),
        ("手札以外から登場する",),
        "<appear> from elsewhere than the hand",
    ),
    ("come_in", "", ("場に出",), ("場に出た",), ("場に出る",), "<come> onto the field"),
    ("exit", "", ("退場",), ("退場した",), ("退場する",), "<exit>"),
    (
        "exit",
        "challenging",
        ("アプローチで退場",),
        ("アプローチで退場した",),
        ("アプローチで退場する",),
        "<exit> by approaching",
    ),
    (
        "exit",
        "in_challenge",
        ("退場判定で退場",),
        ("退場判定[によって|で]退場した", "退場判定[によって|で]捨て札置き場に置かれた"),
        ("退場判定[によって|で]退場する", "退場判定[によって|で]捨て札置き場に置かれる"),
        "<exit> in a judgement",
    ),
    (
        "approach",
        "",
        ("アプローチ",),
        ("アプローチした", "アプローチに参加した"),
        ("アプローチする", "アプローチに参加する"),
        "<approach>",
    ),
    ("block_declared", "", ("妨害",), ("妨害した", "妨害に参加した"), ("妨害する", "妨害に参加する"), "<block>"),
    ("blocked", "", ("妨害され",), ("妨害された",), ("妨害される",), "<be> blocked"),
    (
        "gave_point",
        "in_challenge",
        (),
        ("アプローチでポイントを与えた", "アプローチで相手にポイントを与えた"),
        ("アプローチでポイントを与える", "アプローチで相手にポイントを与える"),
        "<give> a point by approaching",
    ),
    ("gave_point", "", (), ("ポイントを与えた",), ("ポイントを与える",), "<give> a point"),
    (
        "became_point",
        "",
        (),
        ("相手のアプローチ[によって|で][自分の|]ポイント置き場に置かれた",),
        (),
        "<become> a point by an opponent's approach",
    ),
    ("transformed", "", ("変身",), ("変身した",), ("変身する",), "<transform>"),
    (
        "grows",
        "",
        ("レベルアップ",),
        ("レベルアップした", "レベルアップをした"),
        ("レベルアップする",),
        "<level> up",
    ),
    ("leave", "", (), ("場から離れた",), ("場から離れる",), "<leave> the field"),
    ("set_on", "", ("セットされ",), ("セットされた",), ("セットされる",), "<be> set"),
    ("rested", "", (), ("休息状態になった",), ("休息状態になる",), "<become> resting"),
    ("ready", "", (), ("活動状態になった",), ("活動状態になる",), "<become> active"),
    ("effect_put_in", "", (), ("登場以外の方法で場に出た",), (), "<come> onto the field without appearing"),
)
_PHASES: tuple[tuple[EventName, str, str], ...] = (
    ("turn_start", "ターン開始時", "the start of {} turn"),
    ("main_phase", "メインフェイズ開始時", "the start of {} main phase"),
    ("approach_phase", "アプローチフェイズ開始時", "the start of {} approach phase"),
    ("turn_end", "ターン終了時", "the end of {} turn"),
)
_WHOSE: tuple[tuple[Who, str, str], ...] = ((You(), "自分の", "your"), (Opponents(), "相手の", "your opponent's"))


EITHER = AnyOf((Is(This()), Is(Bound("host"))))


def _dids() -> Iterator[Phrase]:
    for event, manner, stem, past, plain_, en in _DID:
        trigger = Trigger(event, manner=manner, by=Players() if event == "ready" else You())
        if stem:
            yield word("did_stem", trigger, ja=stem)
        yield word("did", trigger, ja=past, en=en)
        if plain_:
            yield word("does", trigger, ja=plain_)


def said_of(*slots: str, times: str = "") -> Parts:
    """Triggers of one subject."""

    def build(bindings: Bindings) -> object:
        events = []
        for slot in slots:
            did = bindings[slot]
            assert isinstance(did, Trigger)
            events.append(replace(did, subject=bindings["who"], times=times))
        return REFUSED if grows_or_else(events) else tuple(events)

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != len(slots):
            return None
        if any(
            not isinstance(on, Trigger) or on.times != times or plain(on.subject) != plain(value[0].subject)
            for on in value
        ):
            return None
        return {"who": value[0].subject} | {slot: bare_trigger(on) for slot, on in zip(slots, value, strict=True)}

    return build, match


def bare_trigger(on: Trigger) -> Trigger:
    return replace(on, subject=Anything(), times="")


def two_subjects(times: tuple[str, str] = ("", "")) -> Parts:
    def build(bindings: Bindings) -> object:
        pairs = (("who", "a"), ("other", "b"))
        return tuple(
            replace(bindings[did], subject=bindings[who], times=each)  # type: ignore[type-var]
            for (who, did), each in zip(pairs, times, strict=True)
        )

    def match(value: object) -> Bindings | None:
        if not isinstance(value, tuple) or len(value) != 2 or any(not isinstance(on, Trigger) for on in value):
            return None
        if (value[0].times, value[1].times) != times:
            return None
        return {
            "who": value[0].subject,
            "a": bare_trigger(value[0]),
            "other": value[1].subject,
            "b": bare_trigger(value[1]),
        }

    return build, match


def _mixed() -> Parts:
    """Of one subject, once and each time."""
    build_two, match_two = two_subjects(("", "each"))

    def build(bindings: Bindings) -> object:
        return build_two(bindings | {"other": bindings["who"]})

    def match(value: object) -> Bindings | None:
        slots = match_two(value)
        return slots if slots and plain(slots.pop("other")) == plain(slots["who"]) else None

    return build, match


def _who(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    return lot.filter if lot.zone == "play" else REFUSED


def _as_lot(value: object) -> Bindings | None:
    return None if isinstance(value, Is | Anything) or value == EITHER else {"lot": Lot(value)}  # type: ignore[arg-type]


def _anyones(bindings: Bindings) -> object:
    """A lot of which is not said whose it is."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    sided = any(isinstance(leaf, Side) for leaf in leaves(lot.filter))
    return REFUSED if lot.zone != "play" or sided else lot.filter


def _single(times: str) -> Parts:
    """One trigger by itself."""
    build, match = said_of("a", times=times)
    return (lambda bindings: build(bindings)[0]), (lambda value: match((value,)))  # type: ignore[index]


def _judged(times: str, stop: str) -> Iterator[Phrase]:
    """Who exits in whose approach."""
    past = "が退場した場合、" if not times else "が退場するごとに、"
    yield phrase(
        "judged",
        Trigger,
        event="exit",
        manner="being_challenged",
        times=times,
        ja=(
            "{counterpart:who}のアプローチで{subject:who}" + past,
            "{counterpart:who}のアプローチで{subject:who}を退場させ" + ("た場合、" if not times else "るごとに、"),
        ),
        en=stop + " {subject:who} exits in the approach of {counterpart:who}, ",
    )


TRIGGERS: tuple[Phrase | Many, ...] = (
    *_dids(),
    made("who", _who, _as_lot, ja=("{lot:lot}", "{lot:lot}1枚"), en="{lot:lot}"),
    word(
        "who",
        EITHER,
        ja="このカードまたはこのカードがセットされているキャラ",
        en="this card or the wearer",
    ),
    word("who", Kind("character"), ja=("自分のキャラまたは相手のキャラ", "自分または相手のキャラ")),
    phrase("who", Is, ja="{target:this}", en="{target:this}"),
    phrase("who", Is, ja="{target:wearer}", en="{target:wearer}"),
    made("on_alone", *said_of("a"), ja=("{who}[が|は|が、]{a:did}[場合|とき]、",), en="when {who} {a:did.s}, "),
    made("on_alone", *said_of("a", times="each"), ja="{who}[が|は]{a:does}ごとに、", en="each time {who} {a:did.s}, "),
    made(
        "on_alone",
        *said_of("a", "b"),
        ja=(
            "{who}[が|が、]{a:did_stem}または{b:did}場合、",
            "{who}[が|が、]{a:did}場合、または{b:did}場合、",
            "{who}[が|が、]{a:did}[、|]または{b:did}場合、",
            "{who}[が|が、]{a:did_stem}、または{b:did}場合、",
        ),
        en="when {who} {a:did.s} or {b:did.s}, ",
    ),
    made(
        "on_alone",
        *_mixed(),
        ja="{who}が{a:did}場合、または{b:does}ごとに、",
        en="when {who} {a:did.s} or each time it {b:did.s}, ",
    ),
    made(
        "on_alone",
        *two_subjects(),
        ja=("{who}が{a:did}場合、または{other:who}が{b:did}場合、",),
        en="when {who} {a:did.s} or when {other:who} {b:did.s}, ",
    ),
    *_judged("", "when"),
    *_judged("each", "each time"),
    passing("trigger", "judged"),
    passing("on_named", "trigger"),
    phrase("who_named", Is, ja="{target:before}", en="{target:before}"),
    *(
        made(
            "on_named",
            *_single(times),
            ja=(f"{{who:{sort}}}[が|は]{{a:{did}}}{stop}、",),
            en=f"{when} {{who:{sort}}} {{a:did.s}}, ",
        )
        for times, did, stop, when in (("", "did", "場合", "when"), ("each", "does", "ごとに", "each time"))
        for sort in ("who", "who_named")
    ),
    *(
        phrase(
            "on_named",
            Trigger,
            event="exit",
            manner="being_challenged",
            times=times,
            counterpart=node(Is, target=Slot("whose")),
            ja="{whose:before}のアプローチで{subject:who}が" + past,
            en=when + " {subject:who} exits in the approach of {whose:before}, ",
        )
        for times, past, when in (("", "退場した場合、", "when"), ("each", "退場するごとに、", "each time"))
    ),
    *(
        phrase(
            "on_named",
            Trigger,
            event=event,
            counterpart=node(Is, target=Slot("whom")),
            ja="{subject:who}が[、|]{whom:before}" + ja + "場合、",
            en="when {subject:who} " + en + " {whom:before}, ",
        )
        for event, ja, en in (
            ("block_declared", "を妨害した", "blocks"),
            ("blocked", "に妨害された", "is blocked by"),
        )
    ),
    made(
        "on_alone",
        lambda b: (b["it"],),
        lambda v: {"it": v[0]} if isinstance(v, tuple) and len(v) == 1 else None,
        ja="{it:trigger}",
        en="{it:trigger}",
    ),
    word("trigger", Trigger("turn_end", by=Players()), en="at the end of each turn, "),
    *(
        word("trigger", Trigger(event, by=who), ja=f"{ja}{moment}[に、|に|、]", en=f"at {when.format(en)}, ")
        for event, moment, when in _PHASES
        for who, ja, en in _WHOSE
    ),
    *(
        phrase(
            "trigger",
            Trigger,
            event="play",
            by=who,
            ja=ja + "{subject:played_kind}をプレイした場合、",
            en=f"when {en} " + "{subject:played_kind}, ",
        )
        for who, ja, en in ((You(), "自分が", "you play"), (Opponents(), "相手が", "your opponent plays"))
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        by=Players(),
        ja="{subject:played_kind}がプレイされた場合、",
        en="when {subject:played_kind} is played, ",
    ),
    made("played_kind", _who, as_kinds, ja="{lot:lot}", en="1 {lot:lot}"),
    *(
        phrase(
            "trigger",
            Trigger,
            event="play",
            by=who,
            times="each",
            ja=(
                ja + "の{subject:played_kind}がプレイされるごとに、",
                ja + "が{subject:played_kind}をプレイするごとに、",
            ),
            en=f"each time {en} " + "{subject:played_kind}, ",
        )
        for who, ja, en in ((You(), "自分", "you play"), (Opponents(), "相手", "your opponent plays"))
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        by=Players(),
        times="each",
        ja="{subject:anyones}がプレイされるごとに、",
        en="each time {subject:anyones} is played, ",
    ),
    made("anyones", _anyones, as_kinds, ja="{lot:lot}", en="1 {lot:lot}"),
    *(
        phrase(
            "several_plays",
            Trigger,
            event="play",
            subject=node(AllOf, parts=(Side(own), Slot("kind"))),
            by=who,
            ja=ja + "{kind:kind_word}",
            en=en + " {kind:kind_word}",
        )
        for own, who, ja, en in (
            (True, You(), "自分の", "you play"),
            (False, Opponents(), "相手の", "your opponent plays"),
        )
    ),
    word("kind_word", Kind("event"), ja="イベントカード", en="an event"),
    word("kind_word", Kind("character"), ja="キャラ", en="a character"),
)
