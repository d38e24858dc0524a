"""What is asked of this card, or of one that was spoken of: "if it's a song card", "if they have 4 {S} or more"."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import has_kind
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import AllOf, At, Compare, DamageOn, Every, Has, In, Kind, Matches, Named, This, With
from engine.wording import It, Phrase, Slot, node, passing, phrase, word
from engine.wording import pronoun as pointing

SPOKEN_OF: tuple[Phrase, ...] = (
    # this card
    phrase(
        "cond",
        Matches,
        filter=In("being_challenged"),
        ja="{target:this}がチャレンジ<されている>",
        en="{target:this} is being challenged",
    ),
    phrase(
        "cond",
        Compare,
        left=node(DamageOn, target=Slot("this")),
        op=">=",
        ja="{this}が{right:number}ダメージ以上<受けている>",
        en="{this} has {right:number} or more damage",
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat=Slot("stat"), op="<=", amount=Slot("n")),
        ja="{target:this}が{n:number}{stat}以下<である>",
        en="{target:this} has {n:number} {stat} or less",
    ),
    phrase(
        "cond",
        Matches,
        filter=node(At, target=node(Every, filter=Slot("place"))),
        when=lambda bindings: has_kind("place", "location")(bindings) and bindings["place"] != Kind("location"),
        ja="{target:this}が{place:np}に<いる>",
        en="{target:this} is at @{place:np}",
    ),
    # one that was spoken of
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
    phrase("cond", Matches, ja="{target:that_is}{filter:card}<である>", en="{target:that_is} @{filter:card}"),
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
    # a keyword of this card
    phrase(
        "cond",
        Matches,
        filter=node(With, keyword=Slot("keyword")),
        ja="{target:this}が{keyword:keyword_name}を<持っている>",
        en="{target:this} has {keyword:keyword_name}",
    ),
    # as it was
    phrase(
        "cond",
        Matches,
        filter=At(SOMEWHERE),
        ja="{target:was_ga}ロケーションに<いた>",
        en="{target:they_were} at a location",
    ),
    *(
        phrase("cond", Matches, filter=In(state), ja="{target:was_ga}" + ja, en="{target:they_were} " + state)
        for state, ja in (
            ("exerted", "エグザートして<いた>"),
            ("damaged", "ダメージを受けて<いた>"),
            ("ready", "レディして<いた>"),
        )
    ),
    passing("was_ga", "he_ga", ja="{it}"),
    passing("was_ga", "this", ja="{it}が"),
    word("was_ga", This(), ja="これが"),
    passing("they_were", "this", en="{it} was"),
    *pronoun("they_were", en=("they were", "he was", "she was", "it was", "that character was")),
    # its damage and its numbers
    phrase(
        "cond",
        Matches,
        filter=In("undamaged"),
        ja="{target:he_ga}1ダメージも<受けていない>",
        en="{target:he_has} no damage",
    ),
    phrase("cond", Matches, filter=In("damaged"), en="{target:he_has} damage"),
    *(
        row
        for op, small, ja in ((">=", "more", "以上"), ("<=", "less", "以下"))
        for row in (
            phrase(
                "cond",
                Matches,
                filter=node(Has, stat="cost", op=op, amount=Slot("n")),
                en=f"{{target:possessive}} cost [is|was] {{n:number}} or {small}",
            ),
            phrase(
                "cond",
                Matches,
                filter=node(Has, stat=Slot("stat"), op=op, amount=Slot("n")),
                en=f"{{target:possessive}} {{stat}} [is|was] {{n:number}} or {small}",
            ),
        )
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat=Slot("stat"), op="==", amount=Slot("n")),
        ja="{target:he_ga}{n:number}{stat}<である>",
        en="{target:possessive} {stat} [is|was] {n:number}",
    ),
    # the card that was discarded
    *pronoun("that_is", ja="捨てたカードが", en=("the discarded card is", "the discarded card was")),
)
