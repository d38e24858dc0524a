"""Cards that lie face down under a card in play: putting them there, counting them, and taking them away."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.nodes import ToInkwell
from engine.games.lorcana.wording.conditions.history import JA_TURN
from engine.games.lorcana.wording.nouns.filters import joined
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.kernel.cards.tree import (
    Chosen,
    Compare,
    Count,
    Every,
    Happened,
    Has,
    Keyword,
    Matches,
    Never,
    Players,
    Side,
    SomeUnder,
    StatOf,
    This,
    ToDeck,
    ToDiscard,
    ToHand,
    Trigger,
    Tuck,
    Under,
)
from engine.wording import Bindings, Phrase, Slot, made, node, passing, phrase, plain, word

_HAS_ONE = Has("under", ">=", 1)


def several_of(slot: str) -> Callable[[Bindings], bool]:
    """A guard: one has words of its own."""
    return lambda bindings: bindings[slot] != 1


def _of_one(slot: str) -> Callable[[Bindings], bool]:
    """A guard: the cards under several are counted together, and not under each."""
    return lambda bindings: not isinstance(bindings[slot], Every)


def _costs(bindings: Bindings) -> bool:
    """A guard: so many cards from under this very card."""
    target = bindings["target"]
    return isinstance(target, SomeUnder) and plain(target.of) == This()


UNDER_CARDS: tuple[Phrase, ...] = (
    phrase("keyword", Keyword, name="boost", ja="Boost{value:number}", en="Boost {value:number}[ {I}|]"),
    passing("under_whom", "this"),
    word("under_whom", This(), ja="これ"),
    *pronoun(
        "under_whom",
        ja=("そのキャラクター", "それ", "そのロケーション", "それぞれ"),
        en=("him", "her", "them", "it", "that character", "that location"),
    ),
    # asked
    phrase(
        "has",
        Has,
        stat="under",
        op=">=",
        amount=1,
        ja="下にカードがある",
        en=(" with a card under [them|him|her|it]", " with cards under [them|him|her|it]"),
    ),
    phrase(
        "has",
        Has,
        stat="under",
        op=">=",
        when=several_of("amount"),
        ja="下にカードが{amount:number}枚以上ある",
        en=" with {amount:number} or more cards under [them|him|her|it]",
    ),
    phrase(
        "cond",
        Matches,
        filter=_HAS_ONE,
        when=_of_one("target"),
        ja=("{target:under_whom}の下にカードが<ある>", "{target:under_whom}の下にカードが<あった>"),
        en=("[there's|there is|there was] a card under {target:under_whom}"),
    ),
    phrase("cond", Matches, filter=_HAS_ONE, en="{target:this} [has|had] a card under [them|him|her|it]"),
    phrase(
        "cond",
        Never,
        part=node(Matches, filter=_HAS_ONE, target=Slot("whom")),
        when=_of_one("whom"),
        ja="{whom:under_whom}の下にカードが<ない>",
        en=(
            "{whom:this} [has|had] no cards under [them|him|her|it]",
            "there [are|were] no cards under {whom:under_whom}",
        ),
    ),
    phrase("cond", Matches, filter=_HAS_ONE, en="{target:he_has} a card under [them|him|her|it]"),
    phrase("under_whom", Every, ja="あなたの{filter:own}", en="your {filter:own.s}"),
    passing("above", "under_whom"),
    phrase("above", Chosen, ja="{filter:one_of}", en=("chosen {filter:np}", "one of your {filter:own.s}")),
    phrase(
        "cond",
        Happened,
        on=node(Trigger, event="tuck", subject=Slot("subject")),
        ja=f"あなたが{JA_TURN}{{subject:one}}の下にカードを置いて<いた>",
        en="[you've|you] put a card under {subject:one} this turn",
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat="under", op=">=", amount=Slot("n")),
        when=lambda bindings: several_of("n")(bindings) and _of_one("target")(bindings),
        ja=(
            "{target:under_whom}の下にカードが{n:number}枚以上<ある>",
            "{target:under_whom}の下にカードが{n:number}枚以上<あった>",
        ),
        en="there [are|were] {n:number} or more cards under {target:under_whom}",
    ),
    phrase(
        "cond",
        Matches,
        filter=node(Has, stat="under", op=">=", amount=Slot("n")),
        when=several_of("n"),
        en=(
            "{target:this} [has|had] {n:number} or more cards under [them|him|her|it]",
            "{target:he_has} {n:number} or more cards under [them|him|her|it]",
        ),
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="{filter:one_above}の下にカードが<ある>",
        en=("{filter:one_above} has a card under [them|it]", "there's a card under {filter:one_above}"),
    ),
    made("one_above", *joined(_HAS_ONE), ja="{rest:one}", en="{rest:one}"),
    phrase(
        "cond",
        Compare,
        left=node(StatOf, stat="under", target=node(Every, filter=Slot("filter"))),
        op=">=",
        when=several_of("right"),
        ja="あなたの{filter:own}の下にカードが合計{right:number}枚以上<ある>",
        en="there are {right:number} or more cards under your {filter:own.s}",
    ),
    phrase(
        "each",
        StatOf,
        stat="under",
        ja=("{target:under_whom}の下にあるカードと同じ", "{target:under_whom}の下にあったカードと同じ"),
        en=("for each card under {target:under_whom}", "for each card that was under {target:under_whom}"),
    ),
    phrase("per", StatOf, stat="under", ja="{target:under_whom}の下に[ある|あった]カード1枚につき[、|]"),
    phrase("equal", StatOf, stat="under", en="the number of cards [|that were ]under {target:under_whom}"),
    phrase(
        "cond",
        Happened,
        on=node(Trigger, event="tuck", subject=Slot("subject")),
        when=lambda bindings: bindings["least"] not in (0, 1),
        ja=f"あなたが{JA_TURN}{{subject:one}}の下にカードを{{least:number}}枚以上置いて<いた>",
        en="[you've|you] put {least:number} or more cards under {subject:one} this turn",
    ),
    made("one_above", *joined(Has("under", ">=", 1), Side(True)), en="one or more of your {rest:np.s}"),
    # put there
    phrase(
        "trigger",
        Trigger,
        event="tuck",
        ja="あなたが{subject:one}の下にカードを[1枚|]置くたび、",
        en="[whenever|when] you put [a card|1 or more cards|one or more cards] under {subject:one}",
    ),
    passing("under_this", "this", ja="{it}の"),
    passing("under_this", "picked", ja="{it}の"),
    word("under_this", This(), ja="これの"),
    *pronoun("under_this", ja=("そのキャラクターの", "それの")),
    *(
        phrase(
            "act",
            Tuck,
            ja=f"{{target:{sort}}}{{under:under_this}}下に裏向きで<置く>",
            en=(
                f"put {{target:{sort}}} facedown under {{under:object}}",
                f"put {{target:{sort}}} under {{under:object}} facedown",
            ),
        )
        for sort in ("top", "from_pile")
    ),
    phrase(
        "act",
        Tuck,
        ja="{target:own_card}{under:under_this}下に裏向きで<置く>",
        en=(
            "put {target:own_card} facedown under {under:object}",
            "put {target:own_card} under {under:object} facedown",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="tuck",
        by=Players(),
        ja="{subject:one}の下にカードが[1枚|]置かれるたび、",
        en="whenever [a card is|1 or more cards are|one or more cards are] put under {subject:one}",
    ),
    # one of them, or so many, whatever they are (ruling R-LOR-145)
    *(
        phrase(
            "beneath",
            SomeUnder,
            amount=amount,
            when=lambda bindings: _of_one("of")(bindings) and bindings.get("amount") not in (0, 1),
            ja=f"{{of:above}}の下にあるカード{ja}枚を",
            en=(f"{en} from under {{of:above}}", f"{en} under {{of:above}}", *more),
        )
        for amount, ja, en, more in (
            (1, "1", "[a|1] card", ("one of the cards [from |]under {of:above}",)),
            (
                Slot("amount"),
                "{amount:number}",
                "{amount:number} cards",
                ("{amount:number} of the cards under {of:above}",),
            ),
        )
    ),
    *(
        phrase("price", verb, when=_costs, ja=f"{{target:beneath}}{ja}", en=en, **fields)
        for verb, fields, ja, en in (
            (ToDiscard, {}, "捨て札に置く", "put {target:beneath} [into|in] your discard"),
            (ToHand, {}, "手札に加える", "put {target:beneath} into your hand"),
            (ToDeck, {"place": "bottom"}, "デッキの一番下に置く", "put {target:beneath} on the bottom of your deck"),
        )
    ),
    # taken away
    phrase(
        "beneath",
        Under,
        ja="{of:above}の下にあるカードをすべて",
        en=("all cards from under {of:above}", "all cards under {of:above}", "all cards that were under {of:above}"),
    ),
    phrase(
        "act",
        ToHand,
        ja=("{target:beneath}手札に<加える>", "{target:beneath}手札に<戻す>"),
        en=("put {target:beneath} into your hand", "return {target:beneath} to your hand"),
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:beneath}インクウェルに{exerted:facing}<置く>",
        en="put {target:beneath} into your inkwell{exerted:facing}",
    ),
    phrase("act", ToDiscard, ja="{target:beneath}捨て札に<置く>", en="put {target:beneath} [into|in] your discard"),
    phrase(
        "act",
        ToDeck,
        place="bottom",
        ordered=Slot("ordered"),
        ja="{target:beneath}{ordered:in_order}デッキの一番下に<置く>",
        en="put {target:beneath} on the bottom of your deck{ordered:in_order}",
    ),
)
