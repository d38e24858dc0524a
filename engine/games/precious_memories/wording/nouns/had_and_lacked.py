"""What somebody has or lacks: texts, traits, one keyword or another, cards beneath; and what effects did to him."""

from __future__ import annotations

from engine.kernel.cards.tree import AnyOf, In, Not, With
from engine.wording import Phrase, Slot, node, phrase, word

HAD_AND_LACKED: tuple[Phrase, ...] = (
    word("word", In("textless"), ja="テキストを持たない", en=" without text"),
    word("word", Not(In("textless")), ja="テキストを持つ", en=" with text"),
    word("word", In("voided"), ja="テキストが無効になっている", en=" whose text is void"),
    word("word", In("traitless"), ja="特徴を持たない", en=" without traits"),
    word("word", Not(In("traitless")), ja="特徴を持つ", en=" with traits"),
    phrase(
        "word",
        AnyOf,
        parts=(node(With, keyword=Slot("one")), node(With, keyword=Slot("two"))),
        ja="{one:word_id}[を持つ、または|または|か]{two:word_id}を持つ",
        en=" with {one:word_id} or {two:word_id}",
    ),
    *(
        word(
            "fresh",
            In(state),
            ja=f"[このターンの間に|このターン、]カードの効果で{ja}状態に[なった|なっている]",
            en=f" that {en} by an effect this turn",
        )
        for state, ja, en in (
            ("woken_by_effect", "活動", "became active"),
            ("tired_by_effect", "休息", "became resting"),
        )
    ),
    word(
        "fresh",
        In("put_in_now"),
        ja="[このターンの間に|このターンの間に、|このターン、]カードの効果で場に出[た|ている]",
        en=" that an effect put onto the field this turn",
    ),
    word("coins", In("covers"), ja="下にカードが裏向きで重ねられている", en=" covering cards"),
)
