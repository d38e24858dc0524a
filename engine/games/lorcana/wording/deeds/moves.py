"""Moving cards between zones: hands, decks, discard piles, inkwells."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.games.lorcana.wording.nouns.targets import not_yours, yours
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import ANY_NUMBER
from engine.kernel.cards.tree import Anything, Chosen, Every, This, ToDeck, ToDiscard, ToHand, Top, You
from engine.wording import Phrase, Slot, node, passing, phrase, word

_N = Slot("n")
_PILE_JA = {
    "discard": ("あなたの捨て札から", "捨て札から", "あなたの捨て札にある"),
    "hand": ("あなたの手札から", "手札から"),
}


def _pile(zone: str, ja: tuple[str, ...]) -> tuple[Phrase, ...]:
    """Cards chosen from a zone of yours outside play."""
    sort = "from_" + zone
    out_of, of = f"[{'|'.join(ja)}]", f" from your {zone}"

    def row(words_ja: str, words_en: str, **fields: object) -> Phrase:
        return phrase(sort, Chosen, zone=zone, whose=You(), ja=out_of + words_ja, en=words_en + of, **fields)  # type: ignore[arg-type]

    return (
        row("{filter:card}1枚を", "@{filter:card}"),
        row("{filter:card}1枚を選び、", "chosen {filter:card}"),
        row("{filter:other_card}1枚を", "{filter:other_card}"),
        row("{filter:card}を[|合計]{most:number}枚まで[|選び、]", "up to {most:number} {filter:card.s}", least=0),
        row("{filter:card}を好きな枚数", "any number of {filter:card.s}", least=0, most=ANY_NUMBER),
        row("{filter:card}{n:plural}枚を", "{n:plural} {filter:card.s}", least=_N, most=_N),
    )


MOVES: tuple[Phrase, ...] = (
    phrase(
        "act", ToHand, ja="{target:wo}[|あなたの]手札に<戻す>", en="return {target:object} to your hand", when=yours
    ),
    phrase(
        "act",
        ToHand,
        when=not_yours,
        ja="{target:wo}[そのキャラクターの|その|それの|そのアイテムの|そのロケーションの|それらの|それぞれの]プレイヤーの手札に<戻す>",
        en="return {target:object} to [their player's hand|its player's hand|their players' hands]",
    ),
    phrase(
        "act", ToHand, ja="{target:card_object}[あなたの|]手札に<戻す>", en="return {target:card_object} to your hand"
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:it_card}[そのキャラクターの|それの]プレイヤーの手札に<戻す>",
        en="return {target:it_card} to [its player's hand|their player's hand]",
    ),
    phrase("act", ToHand, ja="{target:them}あなたの手札に<戻す>", en="return {target:them} to your hand"),
    *pronoun("them", ja="それを", en=("them", "it", "that character", "him", "her")),
    phrase("act", ToHand, ja="{target:unsaid_card}手札に<加える>"),
    phrase("act", ToDeck, place="bottom", ja="{target:unsaid_card}[|あなたの]デッキの一番下に<置く>"),
    *pronoun("unsaid_card", ja=""),
    *_pile("discard", _PILE_JA["discard"]),
    *_pile("hand", _PILE_JA["hand"]),
    phrase(
        "from_hand",
        Chosen,
        filter=Anything(),
        zone="hand",
        whose=You(),
        least=_N,
        most=_N,
        ja="[あなたの|]手札{n:plural}枚を",
    ),
    phrase(
        "from_hand",
        Chosen,
        filter=Anything(),
        zone="hand",
        whose=You(),
        ja=("手札1枚を", "あなたの手札1枚を", "[あなたの|]手札を1枚", "[あなたの|]手札からカードを1枚"),
        en="any card from your hand",
    ),
    phrase(
        "from_pile",
        Every,
        zone="discard",
        whose=You(),
        ja="[あなたの|]捨て札から{filter:card}をすべて",
        en="all {filter:card.s} from your discard",
    ),
    passing("from_pile", "from_discard"),
    passing("from_pile", "from_hand"),
    phrase(
        "act",
        ToHand,
        ja="{target:from_discard}[|あなたの]手札に[<戻す>|<加える>]",
        en="return {target:from_discard} [to|into] your hand",
    ),
    phrase(
        "act",
        ToHand,
        target=node(Chosen, filter=Slot("filter"), least=0, zone="deck", whose=You()),
        reveal=True,
        ja=(
            "あなたのデッキから{filter:card}を1枚[|まで]探し、公開し[|、]手札に<加える>",
            "あなたのデッキから{filter:card}1枚を探し、公開し[|、]手札に<加える>",
        ),
        en="search your deck for @{filter:card}, reveal [that card|it][ to all players|], and put it into your hand",
    ),
    phrase(
        "act",
        ToDeck,
        place="either",
        ja="{target:from_pile}[|あなたの]デッキの一番上か一番下に<置く>",
        en="put {target:from_pile} on [either |]the top or [the |]bottom of your deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        target=node(Every, filter=Slot("filter"), zone="discard", whose=You()),
        ja=("[あなたの|]捨て札から[すべての|]{filter:card}を[すべて|][あなたの|]デッキに加えて<シャッフルする>",),
        en=(
            "shuffle all {filter:card.s} from your discard into your deck",
            "put all {filter:card.s} from your discard into your deck and shuffle [it|your deck]",
        ),
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        target=Every(Anything(), "discard", You()),
        ja="あなたの捨て札をデッキに加えて<シャッフルする>",
        en="shuffle your discard into your deck",
    ),
    phrase("act", ToHand, ja="{target:it_card}手札に<加える>", en="put {target:it_card} into your hand"),
    phrase("act", ToDiscard, ja="{target:it_card}捨て札に<置く>", en="put {target:it_card} [into|in] your discard"),
    phrase(
        "act",
        ToInkwell,
        ja="{target:it_card}インクウェルに{exerted:facing}<置く>",
        en="put {target:it_card} into your inkwell{exerted:facing}",
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:from_pile}インクウェルに{exerted:facing}<置く>",
        en="put {target:from_pile} into your inkwell{exerted:facing}",
    ),
    phrase(
        "act",
        ToDeck,
        place="either",
        ja="{target:it_card}[あなたの|]デッキの一番上か一番下に<置く>",
        en="put {target:it_card} on [either |]the top or [the |]bottom of your deck",
    ),
    *pronoun("it_card", ja=("それを", "そのカードを"), en=("it", "that card", "them", "those cards")),
    *pronoun("it_card", ja="公開したカードを", en="the revealed card"),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ja="{target:it_card}[|あなたの]デッキの一番" + ja,
            en="put {target:it_card} on the " + place + " of your deck",
        )
        for place, ja in (("bottom", "下に<置く>"),)
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ordered=Slot("ordered"),
            ja="{target:from_pile}{ordered:in_order}[|あなたの]デッキの一番" + ja,
            en="put {target:from_pile} on [the |]" + place + " of your deck{ordered:in_order}",
        )
        for place, ja in (("top", "上に<置く>"), ("bottom", "下に<置く>"))
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ordered=Slot("ordered"),
            when=not_yours,
            ja=(
                "{target:wo}{ordered:in_order}[そのキャラクターの|その|それの|そのアイテムの|そのロケーションの|それらの|それぞれの]"
                "プレイヤーのデッキの一番" + ja,
                "{target:wo}[そのキャラクターの|その|それの|そのアイテムの|そのロケーションの|それらの|それぞれの]"
                "プレイヤーのデッキの一番" + ja.replace("<置く>", "{ordered:in_order}<置く>"),
            ),
            en=(
                "put {target:object} on the "
                + place
                + " of [their player's deck|its player's deck|their players' decks]{ordered:in_order}"
            ),
        )
        for place, ja in (("top", "上に<置く>"), ("bottom", "下に<置く>"))
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            when=yours,
            ja="{target:wo}[|あなたの]デッキの一番" + ja,
            en="put {target:object} on the " + place + " of your deck",
        )
        for place, ja in (("bottom", "下に<置く>"),)
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:from_pile}[あなたの|]デッキに加えて<シャッフルする>",
        en="shuffle {target:from_pile} into your deck",
    ),
    phrase("act", ToHand, ja="{target:itself_wo}[あなたの|]手札に<戻す>", en="return {target:itself_wo} to your hand"),
    passing("itself_wo", "this", ja="{it}を", en="{it}"),
    word("own_card", This(), ja="このカードを", en="this card"),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:card_object}あなたのデッキに加えて<シャッフルする>",
        en="shuffle {target:card_object} into your deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        target=node(Chosen, filter=Slot("filter"), zone="discard"),
        ja="いずれかの捨て札から{filter:card}1枚をそのプレイヤーのデッキに加えて<シャッフルする>",
        en="shuffle @{filter:card} from any discard into its player's deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        when=not_yours,
        ja="{target:wo}[そのキャラクターの|その|それの|そのアイテムの|そのロケーションの]プレイヤーのデッキに加えて<シャッフルする>",
        en="shuffle {target:object}[| card] into [their|its] player's deck",
    ),
    phrase(
        "act",
        ToDeck,
        place="top",
        ja="{target:or_none}デッキの一番上に<置く>",
        en="put {target:object} on the top of your deck",
    ),
    word("in_order", False, ja="", en=""),
    word("in_order", True, ja="好きな順番で", en=" in any order"),
    *pronoun("or_none", ja=("", "それを", "そのカードを")),
    phrase(
        "act",
        ToInkwell,
        ja="{target:card_object}あなたのインクウェルに{exerted:facing}<置く>",
        en="put {target:card_object} into your inkwell{exerted:facing}",
    ),
    phrase(
        "act",
        ToInkwell,
        when=not_yours,
        ja="{target:wo}[そのキャラクターの|その|それの|そのアイテムの|そのロケーションの]プレイヤーのインクウェルに{exerted:facing}<置く>",
        en=(
            "put {target:object} into [their|its] player's inkwell{exerted:facing}",
            "put {target:object} into their players' inkwells{exerted:facing}",
        ),
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:top}インクウェルに{exerted:facing}<置く>",
        en="put {target:top} into your inkwell{exerted:facing}",
    ),
    phrase("act", ToDiscard, ja="{target:top}捨て札に<置く>", en="put {target:top} [into|in] your discard"),
    phrase(
        "act",
        ToInkwell,
        target=node(Top, amount=Slot("count")),
        ja="{count:each}数のカードをあなたのデッキの上からインクウェルに{exerted:facing}<置く>",
        en="put the top card of your deck into your inkwell{exerted:facing} {count:each}",
    ),
    phrase(
        "act",
        ToDiscard,
        target=node(Top, amount=Slot("count")),
        ja="{count:each}数のカードをあなたのデッキの上から捨て札に<置く>",
        en=(
            "put the top card of your deck [into|in] your discard {count:each}",
            "put a number of cards from the top of your deck [into|in] your discard equal to {count:equal}",
        ),
    ),
    phrase("top", Top, amount=1, ja="あなたのデッキの一番上のカードを", en="the top card of your deck"),
    phrase(
        "top",
        Top,
        ja=("あなたのデッキの上からカードを{amount:number}枚[|、]", "あなたのデッキの上から{amount:number}枚を"),
        en="the top {amount:plural} cards of your deck",
    ),
    phrase("act", ToDiscard, ja="{target:unsaid_card}捨て札に<置く>"),
)
