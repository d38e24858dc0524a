"""What happens in place of something: "if this character would be banished, you may ... instead"."""

from __future__ import annotations

from engine.kernel.cards.tree import AllOf, AnyOf, Cannot, Divert, In, Instead, Is, Redirect, This, ToDo, You
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, made, node, passing, phrase, word

from .sentences import yours_to_cost, yours_to_do

_THIS = This()
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
            en=(
                f"[if|whenever] {one_en} would be {words_en}, you may {{cost:deed_list}} instead. "
                "^if you do, {then:simple}"
            ),
        ),
    )


def _takes_over(*, dealt: bool, optional: bool, struck: bool) -> Parts:
    """Damage that would be dealt to such goes to this card."""

    def build(bindings: Bindings) -> object:
        filter_ = bindings["filter"]
        if filter_ == Is(_THIS):
            return REFUSED
        if optional or struck:
            return Divert(filter_, dealt, optional, struck)  # type: ignore[arg-type]  # the sort gives a filter
        return Redirect(filter_, dealt)  # type: ignore[arg-type]  # as above

    def match(value: object) -> Bindings | None:
        slots: Bindings = {"filter": getattr(value, "filter", None), "here": _THIS}
        return slots if isinstance(value, Redirect) and build(slots) == value else None

    return build, match


_WOULD_DEAL = ("{filter:one} would be dealt damage", "damage would be dealt to {filter:one}")
_TAKEN_OVER: tuple[tuple[bool, bool, str, tuple[str, ...]], ...] = (
    # dealt, whether it may be left; Japanese, English
    (False, False, "{here:counters}", ("put that many damage counters on {here:this} instead",)),
    (False, True, "{here:counters_may}", ("you may put that many damage counters on {here:this} instead",)),
    (
        True,
        False,
        "{here:this}がそのダメージを受ける",
        ("{here:this} is dealt that damage instead", "deal that damage to {here:this} instead"),
    ),
    (
        True,
        True,
        "{here:this}がそのダメージを受けてもよい",
        (
            "you may have [that damage|it] dealt to {here:this} instead",
            "you may have {here:this} [take|be dealt] that damage instead",
            "you may deal that damage to {here:this} instead",
        ),
    ),
)

WOULD_BE: tuple[Phrase, ...] = (
    *_would("退場する", "banished", Slot("filter")),
    *_would("チャレンジ中に退場する", "banished in a challenge", node(AllOf, parts=(Slot("rest"), _IN_A_CHALLENGE))),
    # damage that another one takes over
    *(
        made(
            "lasting",
            *_takes_over(dealt=dealt, optional=optional, struck=struck),
            ja=f"{{filter:one}}に{ja_there}ダメージが与えられるなら、代わりに{ja}",
            en=tuple(f"[if|whenever] {would}{there}, {each}" for would in _WOULD_DEAL for each in en),
        )
        for struck, ja_there, there in ((False, "", ""), (True, "チャレンジで", " in a challenge"))
        for dealt, optional, ja, en in _TAKEN_OVER
    ),
    passing("counters_may", "this", ja="{it}にそのダメージと同じ数のダメージ・カウンターを置いてもよい"),
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
    made(
        "lasting",
        lambda bindings: Redirect(bindings["filter"]),  # type: ignore[arg-type]  # the sort gives a filter
        lambda value: {"filter": value.filter, "here": _THIS} if type(value) is Redirect and not value.dealt else None,
        ja="{filter:one}がダメージを受けるなら、代わりに{here:counters}",
    ),
)
