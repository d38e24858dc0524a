"""A draw step that is skipped, and cards that may not be drawn."""

from __future__ import annotations

from engine.kernel.cards.tree import Cannot, ChosenPlayer, Never, Opponents, Static, You, YourTurn
from engine.wording import Phrase, Slot, node, phrase, word

DRAWS: tuple[Phrase, ...] = (
    # a step that is skipped
    word(
        "static",
        Static((Cannot(You(), "draw_step"),)),
        ja="あなたはドローステップを飛ばす",
        en=("skip your [turn's |]Draw step", "you skip your [turn's |]Draw step", "skip your draw step"),
    ),
    *(
        word(
            "said",
            Cannot(who, "draw_step", "their_next_turn"),
            ja=f"{ja}次のターンのドローステップを飛ばす",
            en=en,
        )
        for who, ja, en in (
            (You(), "あなたは", ("skip the Draw step of your next turn", "skip your next Draw step")),
            (
                Opponents(),
                "各対戦相手は",
                (
                    "each opponent skips [the|their] Draw step of their next turn",
                    "each opponent skips their next Draw step",
                    "each opponent skips their Draw step during their next turn",
                ),
            ),
            (
                ChosenPlayer(),
                "対戦相手1人を選び、そのプレイヤーは",
                (
                    "chosen opponent skips [the|their] Draw step of their next turn",
                    "chosen opponent skips their next Draw step",
                    "chosen opponent skips their Draw step during their next turn",
                ),
            ),
        )
    ),
    *(
        word(
            "said",
            Cannot(who, "draw", "turn"),
            ja=f"このターン、{ja}カードを引けない",
            en=f"{en} can't draw cards this turn",
        )
        for who, ja, en in (
            (You(), "あなたは", "you"),
            (Opponents(), "対戦相手は", "[opponents|your opponents|each opponent]"),
        )
    ),
    *(
        word("lasting", Cannot(who, "draw"), ja=f"{ja}カードを引けない", en=f"{en} can't draw cards")
        for who, ja, en in ((Opponents(), "対戦相手は", "[opponents|your opponents|each opponent]"),)
    ),
    *(
        phrase(
            "static",
            Static,
            effects=(node(Cannot, target=Slot("who"), deed="draw"),),
            condition=when,
            ja=f"{{who:players}}{ja}カードを引けない",
        )
        for when, ja in ((YourTurn(), "あなたのターンの間、"), (Never(YourTurn()), "対戦相手のターンの間、"))
    ),
)
