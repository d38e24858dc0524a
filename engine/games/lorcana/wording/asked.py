"""What is asked of one that was spoken of: "if it's a song card", "if that character has 4 {S} or more"."""

from __future__ import annotations

from engine.kernel.cards.tree import (
    AllOf,
    At,
    Both,
    Can,
    Cannot,
    Compare,
    Count,
    Grant,
    Has,
    If,
    In,
    Kind,
    Lose,
    Matches,
    Modify,
    Named,
    Never,
    Side,
    With,
)
from engine.wording import It, Phrase, Slot, node, phrase
from engine.wording import pronoun as pointing

from .filters import has_kind
from .pronouns import pronoun
from .terms import SOMEWHERE

_NAMED = {
    slot: node(
        Compare,
        left=node(Count, filter=node(AllOf, parts=(Kind("character"), Side(True), node(Named, name=Slot(slot))))),
        op=">=",
        right=1,
    )
    for slot in ("a", "b")
}

ASKED: tuple[Phrase, ...] = (
    *pronoun(
        "they_are",
        en=(
            *("they're", "he's", "she's", "it's", "it is", "they are"),
            *("that character is", "the challenging character is", "the challenged character is"),
            *("the moved character is", "the chosen character is", "that item is", "that location is"),
            *("the banished character was", "the banished item was"),
        ),
    ),
    *pronoun(
        "he_ga",
        ja=(
            *("そのキャラクターが", "それが", "それらが", "そのアイテムが", "そのロケーションが"),
            *("チャレンジしているキャラクターが", "チャレンジされているキャラクターが", "移動したキャラクターが"),
            *("チャレンジしたキャラクターが", "チャレンジされたキャラクターが"),
            *("退場させたキャラクターが", "退場させたアイテムが", "捨てたカードが"),
        ),
    ),
    *pronoun(
        "who_is",
        en=(
            *("they're", "he's", "she's", "they are", "that character is"),
            *("the challenging character is", "the challenged character is", "the moved character is"),
        ),
    ),
    phrase(
        "cond",
        Matches,
        filter=node(AllOf, parts=(Kind("character"), node(Named, name=Slot("name")))),
        ja="{target:he_ga}《{name}》という名前のキャラクター<である>",
        en="{target:who_is} named {name}",
    ),
    phrase(
        "cond",
        Matches,
        filter=At(SOMEWHERE),
        ja="{target:he_ga}ロケーションに<いる>",
        en="{target:they_are} at a location",
    ),
    *(
        phrase("cond", Matches, filter=In(state), ja="{target:he_ga}" + ja, en="{target:they_are} " + state)
        for state, ja in (
            ("damaged", "ダメージを<受けている>"),
            ("exerted", "エグザート<している>"),
            ("ready", "レディ<している>"),
        )
    ),
    phrase(
        "cond",
        Matches,
        ja="{target:he_ga}{filter:np}<である>",
        en="{target:they_are} @{filter:np}",
        when=has_kind("filter", "character", "item", "location"),
    ),
    phrase(
        "cond", Matches, ja="{target:he_ga}{filter:single_class}<である>", en="{target:they_are} @{filter:single_class}"
    ),
    *(
        phrase(
            "cond",
            Matches,
            filter=node(Has, stat=Slot("stat"), op=op, amount=Slot("n")),
            ja="{target:he_ga}{n:number}{stat}" + ja + "<である>",
            en="{target:he_has} {n:number} {stat} or " + en,
        )
        for op, ja, en in ((">=", "以上", "more"), ("<=", "以下", "less"))
    ),
    *pronoun("that_is", en=("that card is", "that card was"), ja="そのカードが"),
    pointing("that_is", It("one", ("card",), True), en=("it's", "it is", "it was"), ja="それが"),
    phrase(
        "plain",
        If,
        condition=node(Never, part=Slot("part")),
        when=lambda bindings: not isinstance(bindings["then"], Modify | Grant | Lose | Cannot | Can),
        ja="{part:condition.nai}かぎり、{then:simple}",
        en="{then:simple} unless {part:condition}",
    ),
    phrase("cond", Matches, ja="{target:that_is}{filter:card}<である>", en="{target:that_is} @{filter:card}"),
    phrase(
        "cond",
        Both,
        parts=(_NAMED["a"], _NAMED["b"]),
        ja=(
            "あなたの場に《{a:name}》という名前のキャラクターと《{b:name}》という名前のキャラクターが<いる>",
            "あなたの場に《{a:name}》と《{b:name}》という名前のキャラクターが<いる>",
        ),
        en="you have characters named {a:name} and {b:name} in play",
    ),
    *pronoun(
        "he_has",
        en=(
            *("he has", "she has", "it has", "they have"),
            *("that character has", "the challenging character has", "the challenged character has"),
            *("the moved character has", "the chosen character has"),
            *("he had", "she had", "it had", "they had", "that character had"),
            *("the banished character had", "the banished item had"),
        ),
    ),
    *(
        phrase(
            "cond",
            Matches,
            filter=node(Has, stat="cost", op=op, amount=Slot("n")),
            ja="{target:he_ga}コスト{n:number}" + ja + "<である>",
            en="{target:it_costs} {n:number} or " + en,
        )
        for op, ja, en in ((">=", "以上", "more"), ("<=", "以下", "less"))
    ),
    *pronoun(
        "it_costs",
        en=(
            *("it has cost", "that card has cost", "they have cost", "it had cost", "they had cost"),
            *("the banished character had cost", "the banished item had cost", "that character had cost"),
            *("that character has cost", "that item has cost", "he has cost", "she has cost"),
            *("the discarded card had cost", "the discarded card has cost", "that card had cost"),
            "it costs",
            "that card costs",
            "that item costs",
            "that character costs",
        ),
    ),
    phrase(
        "cond",
        Matches,
        filter=node(With, keyword=Slot("keyword")),
        ja="{target:he_ga}{keyword:keyword_name}を<持っている>",
        en="{target:he_has} {keyword:keyword_name}",
    ),
)
