"""Whole abilities: keywords, used texts with their boxes and costs, triggers, what holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.games.precious_memories import keywords
from engine.games.precious_memories.wording.continuous import CONTINUOUS
from engine.games.precious_memories.wording.events.from_discard import FROM_DISCARD
from engine.games.precious_memories.wording.events.happening import TRIGGERED
from engine.games.precious_memories.wording.events.heard import only_then
from engine.games.precious_memories.wording.events.repeated import REPEATED, Counted, counts_as
from engine.games.precious_memories.wording.events.triggers import bare_trigger
from engine.games.precious_memories.wording.gates import GATED
from engine.games.precious_memories.wording.words import KEYWORDS, NUMBERED
from engine.kernel.cards.tree import (
    Activated,
    Compare,
    In,
    Keyword,
    Matches,
    Named,
    Never,
    Spell,
    This,
    Trigger,
    Triggered,
    YourTurn,
    nodes_of,
)
from engine.wording import (
    REFUSED,
    Bindings,
    Many,
    Parts,
    Phrase,
    Slot,
    alone,
    bare,
    made,
    node,
    passing,
    phrase,
    word,
)

# --- what a text costs: 《2》《休》「C」▶


# --- keywords


def _keywords() -> Iterator[Phrase]:
    for id_, ja, en in KEYWORDS:
        yield word("keyword", Keyword(id_), ja=f"〔{ja}〕", en=f"〔{en}〕")
    for id_, ja, en in NUMBERED:
        yield phrase("keyword", Keyword, name=id_, ja=f"〔{ja}" + "{value:number}〕", en=f"〔{en}" + "{value:number}〕")
    yield word("keyword", keywords.adventure(), ja="〔冒険〕", en="〔Adventure〕")
    yield made("keyword", *_inherit(), ja="〔継承〕▶{whom:named}", en="〔Legacy〕▶{whom:named}")
    yield phrase("keyword", Keyword, name="link", value=0, ja="〔連携:{onto:named}〕", en="〔Link:{onto:named}〕")
    yield made("keyword", *_scheme(), ja="〔知略〕▶「{on:schemes}[。|]」", en="〔Scheme〕▶「{on:schemes}」")


def _inherit() -> Parts:
    def build(bindings: Bindings) -> object:
        return keywords.inherit(bindings["whom"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        names = [each for each in nodes_of(bare(value)) if isinstance(each, Named)]
        return {"whom": names[0]} if names and build({"whom": names[0]}) == bare(value) else None

    return build, match


def _scheming(bindings: Bindings) -> object:
    return replace(bindings["did"], subject=bindings["who"])  # type: ignore[type-var]


def _schemed(value: object) -> Bindings | None:
    return {"who": value.subject, "did": bare_trigger(value)} if isinstance(value, Trigger) else None


def _so_often(how: Counted) -> Parts:
    """The so manieth time in a turn."""

    def build(bindings: Bindings) -> object:
        on: Any = replace(bindings["did"], subject=bindings["who"], nth=bindings["n"])  # type: ignore[type-var]
        return on if counts_as(on.event, how) else REFUSED

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Trigger) or not value.nth or not counts_as(value.event, how):
            return None
        return {"who": value.subject, "did": bare_trigger(replace(value, nth=0)), "n": value.nth}

    return build, match


def _scheme() -> Parts:
    def build(bindings: Bindings) -> object:
        return keywords.scheme(bindings["on"])  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        if not isinstance(value, Triggered) or len(value.on) != 1:
            return None
        on = value.on[0]
        if isinstance(value.condition, Compare) and isinstance(value.condition.right, int):
            on = replace(on, nth=value.condition.right)
        return {"on": on} if build({"on": bare(on)}) == bare(value) else None

    return build, match


# --- texts that a card has only at times


_COUNTERS: tuple[tuple[Counted, str], ...] = (("times", "回"), ("either", "[回|枚]"))
_JUST_APPEARED = Matches(This(), In("appeared_now"))
_CANNOT = "[できない|することができない|することはできない]"

ABILITIES: tuple[Phrase | Many, ...] = (
    passing("line", "ability", ja="{it}", en="^{it}[.|]"),
    made(
        "limited",
        *only_then(),
        ja="{heard:triggered}。この[テキスト|効果]は[、|]{condition:only}[にのみ|のみ|に限り|に限り、]使用[できる|することができる]",
        en="{heard:triggered}. ^only heard if {condition:only}",
    ),
    *(passing("ability", sort) for sort in ("keyword", "used", "static", "spell", "gated")),
    *FROM_DISCARD,
    *_keywords(),
    made("kw", *_inherit(), ja="〔継承〕▶{whom:named}", en="〔Legacy〕▶{whom:named}"),
    made("schemes", _scheming, _schemed, ja="{who}が{did:does}", en="{who} {did:did.s}"),
    *(
        made(
            "schemes",
            *_so_often(how),
            ja="同じターンの間に[、|]{who}が{n:plural}" + counter + "以上{did:does}",
            en="{who} {did:did.s} for the {n:plural}. time in a turn",
        )
        for how, counter in _COUNTERS
    ),
    # boxes
    phrase("used", Activated, costs=(), ja="{window:box}:{body:priced}", en="{window:box} {body:priced}"),
    phrase(
        "used",
        Activated,
        costs=(),
        ja="{window:box}:{body:priced}。この[テキスト|効果]は[、|]{condition:only}[にのみ|のみ|に限り|に限り、]使用[できる|することができる]",
        en="{window:box} {body:priced}. ^only usable if {condition:only}",
    ),
    phrase(
        "used",
        Activated,
        costs=(),
        condition=node(Never, part=Slot("not_while")),
        ja=(
            "{window:box}:{body:priced}。{not_while:only}、この[テキスト|効果]は[、|]使用" + _CANNOT,
            "{window:box}:{body:priced}。この[テキスト|効果]は、{not_while:only}[、|には、|に]使用" + _CANNOT,
        ),
        en="{window:box} {body:priced}. ^not usable if {not_while:only}",
    ),
    passing("only", "cond", ja="{it}[場合|間]", en="{it}"),
    passing("only", "cond_noun", ja="{it}の[場合|間]", en="{it}"),
    word("only", _JUST_APPEARED, ja="このカードが登場したターンの間", en="this card appeared this turn"),
    word("only", YourTurn(), ja="自分のターンの間", en="it is your turn"),
    word("only", Never(YourTurn()), ja="相手のターンの間", en="it is your opponent's turn"),
    phrase(
        "used",
        Activated,
        costs=(),
        window="aid_window",
        ja="〔支援:{condition:cond}[。|]〕▶「{body:body}[。|]」",
        en="〔Aid: {condition:cond}〕▶「{body:body}」",
    ),
    phrase("spell", Spell, ja="{windows:boxes}:{body:body}", en="{windows:boxes}: ^{body:body}"),
    phrase(
        "spell",
        Spell,
        ja="《使用条件》:{condition:needed}[。|]{windows:boxes}:{body:body}",
        en="《use condition》: ^{condition:needed}. {windows:boxes}: ^{body:body}",
    ),
    alone("boxes", "box"),
    passing("needed", "cond"),
    passing("needed", "use_cond"),
    passing("needed", "cond_noun"),
    *TRIGGERED,
    *REPEATED,
    *CONTINUOUS,
    *GATED,
)
