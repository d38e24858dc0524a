"""Piles of others: what goes into their decks, inkwells and hands, and out of their discards."""

from __future__ import annotations

from engine.games.lorcana.nodes import ToInkwell
from engine.kernel.cards.tree import Anything, ChosenPlayer, Every, ToDeck, ToHand
from engine.wording import Phrase, phrase

_OWNERS = "[that player's|its player's|their player's|their players'|their]"

PILES: tuple[Phrase, ...] = (
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
)
