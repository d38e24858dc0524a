"""What happens in place of something: "if this character would be banished, you may ... instead"."""

from __future__ import annotations

from engine.kernel.cards.tree import AllOf, AnyOf, Cannot, In, Instead, ToDo, You
from engine.wording import Phrase, Slot, node, phrase, word

from .sentences import yours_to_cost, yours_to_do

_IN_A_CHALLENGE = AnyOf((In("challenging"), In("being_challenged")))


def _would(words_ja: str, words_en: str, filter_: object) -> tuple[Phrase, ...]:
    """The same done and to be done if its player likes."""
    one_ja, one_en = "{filter:one}", "{filter:one}"
    if not isinstance(filter_, Slot):
        one_ja, one_en = "{rest:one}", "{rest:one}"
    return (
        phrase(
            "lasting",
            Instead,
            event="banish",
            filter=filter_,
            optional=False,
            when=yours_to_do,
            ja=f"{one_ja}が{words_ja}[なら|場合]、代わりに{{body:joined}}",
            en=(
                f"[if|whenever] {one_en} would be {words_en}, {{body:deed_list}} instead",
                f"[if|whenever] {one_en} would be {words_en}, instead {{body:deed_list}}",
            ),
        ),
        phrase(
            "lasting",
            Instead,
            event="banish",
            filter=filter_,
            optional=True,
            when=yours_to_do,
            ja=f"{one_ja}が{words_ja}[なら|場合]、代わりに{{body:chain.te}}もよい",
            en=(
                f"[if|whenever] {one_en} would be {words_en}, you may {{body:deeds}} instead",
                f"[if|whenever] {one_en} would be {words_en}, you may instead {{body:deed_list}}",
            ),
        ),
        phrase(
            "lasting",
            Instead,
            event="banish",
            filter=filter_,
            optional=True,
            body=node(ToDo, cost=Slot("cost"), body=Slot("then")),
            when=yours_to_cost,
            ja=f"{one_ja}が{words_ja}[なら|場合]、代わりに{{cost:joined.te}}もよい。そうしたなら、{{then:simple}}",
            en=f"[if|whenever] {one_en} would be {words_en}, you may {{cost:deed_list}} instead. ^if you do, {{then:simple}}",
        ),
    )


WOULD_BE: tuple[Phrase, ...] = (
    *_would("退場する", "banished", Slot("filter")),
    *_would("チャレンジ中に退場する", "banished in a challenge", node(AllOf, parts=(Slot("rest"), _IN_A_CHALLENGE))),
    word("lasting", Cannot(You(), "lose_lore"), en="if you would lose lore, you don't[ lose that lore|]"),
    word(
        "lasting",
        Cannot(You(), "discard"),
        ja="効果によってあなたがカードを捨てるなら、捨てない",
        en=(
            "if an effect would cause you to discard one or more cards[| from your hand], you don't discard",
            "if an effect would cause you to discard a card[| from your hand], you don't discard",
        ),
    ),
)
