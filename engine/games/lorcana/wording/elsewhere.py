"""Other players' decks and discards, cards drawn by lot, and the inkwell from anywhere."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards.tree import (
    Chosen,
    ChosenPlayer,
    Look,
    Lot,
    Opponents,
    Players,
    ToDeck,
    ToDiscard,
    ToHand,
    Top,
    Who,
    You,
)
from engine.wording import It, Phrase, Slot, node, phrase, word
from engine.wording import pronoun as pointing

from .places import Subject
from .targets import yours

_N = Slot("n")
_DECK = "[their deck|its player's deck|their players' decks]"
_TOP = node(Top, amount=1, whose=Slot("whose"))
_SOME = node(Top, amount=Slot("n"), whose=Slot("whose"))
_PILES: tuple[tuple[Who, str, str], ...] = (
    (
        ChosenPlayer(),
        "[対戦相手1人を選び、|対戦相手1人を選ぶ。]そのプレイヤーの捨て札から",
        " from chosen opponent's discard",
    ),
    (
        ChosenPlayer(opponent=False),
        "[プレイヤー1人を選び、|プレイヤー1人を選ぶ。]そのプレイヤーの捨て札から",
        " from chosen player's discard",
    ),
    (Players(), "いずれかの捨て札から", " from any discard"),
    (Opponents(), "対戦相手全員の捨て札から", " from [your |]opponents' discards"),
)


def _pile(whose: Who, out_of: str, of: str) -> tuple[Phrase, ...]:
    """Cards chosen from the discard of somebody."""

    def row(words_ja: str, words_en: str, **fields: object) -> Phrase:
        return phrase(
            "from_theirs",
            Chosen,
            zone="discard",
            whose=whose,
            ja=(out_of + words_ja + "を", out_of + words_ja + "選び、"),
            en=words_en + of,
            **fields,  # type: ignore[arg-type]  # as a phrase has them
        )

    return (
        row("{filter:card}1枚", "@{filter:card}"),
        row("{filter:card}を{most:number}枚まで", "up to {most:number} {filter:card.s}", least=0),
        row("{filter:card}{n:plural}枚", "{n:plural} {filter:card.s}", least=_N, most=_N),
    )


ELSEWHERE: tuple[Phrase, ...] = (
    # decks
    phrase(
        "act",
        Look,
        amount=0,
        target=_TOP,
        ja="{whose:whose_hand}デッキの一番上のカードを<見る>",
        en="look at the top card of {whose:whose_hand} deck",
    ),
    phrase(
        "act",
        Look,
        amount=0,
        target=_SOME,
        ja="{whose:whose_hand}デッキの上からカードを{n:plural}枚<見る>",
        en="look at the top {n:plural} cards of {whose:whose_hand} deck",
    ),
    word("there", "top", ja="デッキの一番上に", en=("on the top of their deck", "on the top")),
    word("other_place", "bottom", ja="そのデッキの一番下に", en="on the bottom of their deck"),
    phrase(
        "act",
        ToDiscard,
        target=_SOME,
        ja="{whose:whose_hand}デッキの上からカードを{n:plural}枚捨て札に<置く>",
        en="put the top {n:plural} cards of {whose:whose_hand} deck into their discard",
    ),
    phrase(
        "act",
        ToDiscard,
        target=_TOP,
        ja="{whose:whose_hand}デッキの一番上のカードを捨て札に<置く>",
        en="put the top card of {whose:whose_hand} deck into their discard",
    ),
    *(
        phrase(
            "clause",
            Look,
            amount=0,
            open=True,
            target=Top(1, ChosenPlayer(opponent=who == "opponent")),
            ja=f"{ja}1人を選び、そのプレイヤーは自分のデッキの一番上のカードを<公開する>",
            en=f"chosen {who} reveals the top card of their deck",
        )
        for who, ja in (("opponent", "対戦相手"), ("player", "プレイヤー"))
    ),
    pointing("their_top", It("one", ("theirs",)), ja=("それを", "そのカードを"), en=("it", "that card")),
    pointing("that_is", It("one", ("theirs",)), ja="それが", en=("it's", "it is")),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ja=f"{{target:their_top}}[その|そのプレイヤーの]デッキの一番{ja}に<置く>",
            en=f"put {{target:their_top}} on the {place} of [their|that] deck",
        )
        for place, ja in (("bottom", "下"), ("top", "上"))
    ),
    phrase(
        "act",
        ToDiscard,
        ja="{target:their_top}そのプレイヤーの捨て札に<置く>",
        en="put {target:their_top} into their discard",
    ),
    # discards
    *(row for pile in _PILES for row in _pile(*pile)),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:from_theirs}[そのプレイヤーの|それぞれのプレイヤーの]デッキに加えて<シャッフルする>",
        en=(
            "shuffle {target:from_theirs} into [their deck|its player's deck|their players' decks|their decks]",
            "choose {target:from_theirs} and shuffle [them|it] into [their deck|its player's deck]",
        ),
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ordered=Slot("ordered"),
            ja="{target:from_theirs}{ordered:in_order}[そのプレイヤーの|それぞれのプレイヤーの|]デッキの一番" + ja,
            en=(
                f"put {{target:from_theirs}} on the {place} of {_DECK}{{ordered:in_order}}",
                f"choose {{target:from_theirs}} and put [it|them] on the {place} of {_DECK}{{ordered:in_order}}",
                f"return {{target:from_theirs}} to the {place} of {_DECK}{{ordered:in_order}}",
            ),
        )
        for place, ja in (("bottom", "下に<置く>"), ("top", "上に<置く>"))
    ),
    # by lot
    phrase(
        "by_lot",
        Lot,
        amount=1,
        whose=You(),
        ja=(
            "あなたの{zone:pile}から{filter:card}1枚を無作為に",
            "あなたの{zone:pile}から{filter:card}を1枚ランダムに選[んで|び、]",
        ),
        en=("@{filter:card} at random from your {zone:pile}", "a random {filter:card} from your {zone:pile}"),
    ),
    phrase(
        "by_lot",
        Lot,
        whose=You(),
        ja="あなたの{zone:pile}から{filter:card}{amount:plural}枚を無作為に",
        en="{amount:plural} {filter:card.s} at random from your {zone:pile}",
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:by_lot}[|あなたの]手札に[<戻す>|<加える>]",
        en="[return|put] {target:by_lot} [to|into] your hand",
    ),
    phrase(
        "vp",
        ToHand,
        target=node(Lot, amount=1, whose=Subject(), filter=Slot("filter"), zone=Slot("zone")),
        ja=(
            "自分の{zone:pile}から{filter:card}1枚を無作為に手札に[<戻す>|<加える>]",
            "自分の{zone:pile}から{filter:card}を1枚ランダムに選[んで|び、]手札に[<戻す>|<加える>]",
        ),
        en=(
            "<return> @{filter:card} at random from their {zone:pile} to their hand",
            "<put> @{filter:card} at random from their {zone:pile} into their hand",
        ),
    ),
    # into the inkwell
    phrase(
        "act",
        ToInkwell,
        when=yours,
        ja="{target:wo}[あなたの|]インクウェルに{exerted:facing}<置く>",
        en="put {target:object} into your inkwell{exerted:facing}",
    ),
)
