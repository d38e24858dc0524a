"""Whole discards and cards out of others' discards, and where they are put."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards.tree import Anything, Chosen, ChosenPlayer, Every, Opponents, Players, ToDeck, ToHand, Who, You
from engine.wording import Phrase, Slot, node, phrase, word

_N = Slot("n")
_DECK = "[their deck|its player's deck|their players' decks]"
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


_OWNERS = "[that player's|its player's|their player's|their players'|their]"
_WHOLE: tuple[tuple[Who, str, str], ...] = (
    (ChosenPlayer(), "対戦相手1人を選び、そのプレイヤーは", "chosen opponent"),
    (ChosenPlayer(opponent=False), "プレイヤー1人を選び、そのプレイヤーは", "chosen player"),
    (Players(), "各プレイヤーは", "each player"),
)
_WHOSE: tuple[tuple[Who, str, str], ...] = (
    (Players(), "[各プレイヤーは|すべてのプレイヤーは|プレイヤー全員は]", "each player"),
    (Opponents(), "[各対戦相手は|対戦相手全員は]", "each opponent"),
    (ChosenPlayer(), "対戦相手1人を選び、そのプレイヤーは", "chosen opponent"),
    (
        ChosenPlayer(opponent=False),
        "プレイヤー1人を選び、そのプレイヤーは",
        "chosen player",
    ),
)

PILES_OF_PLAYERS: tuple[Phrase, ...] = (
    *(
        phrase(
            "act",
            ToDeck,
            place="shuffle",
            target=Every(Anything(), "discard", whose),
            ja=f"{ja}を選び、そのプレイヤーの捨て札にあるすべてのカードを[そのプレイヤーの|]デッキに加えて<シャッフルする>",
            en=(
                f"shuffle {en} discard into their deck",
                f"shuffle all cards from {en} discard into their deck",
            ),
        )
        for whose, ja, en in (
            (ChosenPlayer(), "対戦相手1人", "chosen opponent's"),
            (ChosenPlayer(opponent=False), "プレイヤー1人", "chosen player's"),
        )
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:from_theirs}[そのプレイヤーの|それぞれのプレイヤーの]インクウェルに{exerted:facing}<置く>",
        en=f"put {{target:from_theirs}} into {_OWNERS} inkwell{{exerted:facing}}",
    ),
    phrase(
        "act",
        ToInkwell,
        ja="{target:it_card}[そのキャラクターの|それの]プレイヤーのインクウェルに{exerted:facing}<置く>",
        en="put {target:it_card} into [their|its] player's inkwell{exerted:facing}",
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ja=f"{{target:it_card}}[そのキャラクターの|それの]プレイヤーのデッキの一番{ja}に<置く>",
            en=f"put {{target:it_card}} on {en} of [their|its] player's deck",
        )
        for place, ja, en in (("bottom", "下", "the bottom"), ("top", "上", "[the |]top"))
    ),
    phrase(
        "act",
        ToHand,
        ja="{target:from_theirs}[そのプレイヤーの|それぞれのプレイヤーの]手札に<戻す>",
        en=f"return {{target:from_theirs}} to {_OWNERS} hand",
    ),
    # out of others' discards
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
    # a whole discard
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        target=node(Every, filter=Slot("filter"), zone="discard", whose=You()),
        ja="あなたの捨て札にあるすべての{filter:card}を[あなたの|]デッキに加えて<シャッフルする>",
    ),
    *(
        word(
            "clause",
            ToDeck(Every(Anything(), "discard", whose), "shuffle"),
            ja=f"{ja}自分の捨て札を自分のデッキに加えて<シャッフルする>",
            en=(
                f"{en} shuffles their discard into their deck",
                f"{en} shuffles all cards from their discard into their deck",
            ),
        )
        for whose, ja, en in _WHOLE
    ),
    *(
        word(
            "clause",
            ToDeck(Every(Anything(), "discard", whose), "shuffle"),
            ja=f"{ja}自分の捨て札[にあるすべてのカードを|のすべてのカードを|にあるカードをすべて|のカードをすべて|を]"
            "[自分の|]デッキに加えて<シャッフルする>",
            en=f"{en} shuffles their discard into their deck",
        )
        for whose, ja, en in _WHOSE
    ),
    phrase(
        "from_pile",
        Every,
        zone="discard",
        whose=You(),
        ja=(
            "[あなたの|]捨て札にあるすべての{filter:card}を",
            "[あなたの|]捨て札[にある|の]{filter:card}をすべて",
            "[あなたの|]捨て札からすべての{filter:card}を",
        ),
    ),
)
