"""What the texts of kites say, in both languages, and how they lie on the cards."""

from __future__ import annotations

from engine.kernel.cards import tree as t
from engine.wording import (
    ENGLISH,
    JAPANESE,
    Bindings,
    Grammar,
    Many,
    Phrase,
    PrintedAbility,
    Reader,
    Slot,
    TextLayout,
    made,
    normalise,
    numbers,
    passing,
    phrase,
    word,
)

LANGUAGES = {"ja": JAPANESE, "en": ENGLISH}
KITE, YOURS = t.Kind("kite"), t.Side(True)
OTHERS, ONE = t.AllOf((KITE, t.Other())), t.AllOf((KITE, YOURS))


def _body(bindings: Bindings) -> object:
    parts = bindings["parts"]
    assert isinstance(parts, tuple)
    return parts[0] if len(parts) == 1 else t.Seq(parts)


def _parts(value: object) -> Bindings:
    return {"parts": value.parts if isinstance(value, t.Seq) else (value,)}


PHRASES: tuple[Phrase | Many, ...] = (
    # what a line can be
    phrase("line", t.Triggered, on=(Slot("on"),), ja="{on:event}とき、{body}。", en="^{on:event}, {body}."),
    phrase("line", t.Static, effects=(Slot("effect"),), ja="{effect:lasting}。", en="^{effect:lasting}."),
    phrase("line", t.Spell, ja="{body}。", en="^{body}."),
    # when
    word("event", t.Trigger("play", OTHERS), ja="自分が他の凧を揚げた", en="when you play another kite"),
    word("event", t.Trigger("fly", t.Is(t.This())), ja="この凧が飛んだ", en="when this kite flies"),
    word("event", t.Trigger("score"), ja="自分が得点した", en="when you score"),
    # for how long it is in play
    phrase(
        "lasting",
        t.Modify,
        target=t.Every(t.AllOf((KITE, YOURS, t.Other()))),
        stat="strength",
        ja="自分の他の凧は強さ{amount:plus}",
        en="your other kites get {amount:plus} strength",
    ),
    # what is done
    phrase("act", t.Draw, who=t.You(), ja="カードを{amount:number}枚引く", en="draw {amount:cards}"),
    phrase("act", t.GainPoints, who=t.You(), ja="{amount:number}点を得る", en="score {amount:points}"),
    phrase("act", t.Ready, ja="{target:ready}", en="ready {target:ready}"),
    word("ready", t.This(), ja="この凧を起こす", en="this kite"),
    word("ready", t.Chosen(ONE), ja="自分の凧を1枚選び、起こす", en="one of your kites"),
    word("cards", 1, en="a card"),
    passing("cards", "plural", en="{it} cards"),
    word("points", 1, en="1 point"),
    passing("points", "plural", en="{it} points"),
    # how it is joined
    passing("deed", "act"),
    phrase("deed", t.May, ja="{body:act}ことができる", en="you may {body:act}"),
    Many("sentences", "deed", {"ja": ("。", "。"), "en": (". ^", ". ^")}),
    made("body", _body, _parts, ja="{parts:sentences}", en="{parts:sentences}"),
)


def normal(text: str, lang: str, kind: str) -> str:
    """The text in one spelling, an ability a line."""
    lines = normalise(text, tight=LANGUAGES[lang].tight).split("\n")
    return "\n".join(line.strip() for line in lines if line.strip())


GRAMMAR = Grammar(
    (*numbers(("ja", "en")), *PHRASES),
    LANGUAGES,
    Reader,
    TextLayout(
        normal=normal,
        lines=lambda text, lang: [PrintedAbility(None, line) for line in text.split("\n") if line],
        sort=lambda kind: "line",
        kind=lambda card: card.kind,
    ),
)
