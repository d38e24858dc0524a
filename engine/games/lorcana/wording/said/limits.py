"""How many cards somebody may play in a turn, and how much lore is needed."""

from __future__ import annotations

from engine.games.lorcana.nodes import LoreGoal
from engine.kernel.cards.tree import Anything, Cannot, Happened, Opponents, Players, Static, Trigger, Who, You
from engine.wording import Bindings, Phrase, Slot, node, passing, phrase, word

_PLAYED = node(Happened, on=node(Trigger, event="play", by=Slot("who"), subject=Slot("filter")), least=Slot("n"))
_BANNED = (node(Cannot, target=Slot("who"), deed="play", filter=Slot("filter")),)
_WHOSE: tuple[tuple[Who, str, str], ...] = (
    (You(), "あなたは", "you"),
    (Opponents(), "対戦相手は", "[opponents|your opponents|each opponent]"),
    (Players(), "プレイヤーは", "[players|each player]"),
)


def _some(bindings: Bindings) -> bool:
    """A guard: at least one may be played."""
    return bindings["n"] != 0


LIMITS: tuple[Phrase, ...] = (
    # lore to win
    phrase(
        "lasting",
        LoreGoal,
        ja="{who:players}ゲームに勝つためにロアが{amount:number}必要になる",
        en=(
            "{who:players} need {amount:number} lore to win the game",
            "{who:players} need {amount:number} lore to win",
        ),
    ),
    phrase(
        "lasting",
        LoreGoal,
        who=You(),
        ja="あなたはゲームに勝つためにロアが{amount:number}必要になる",
        en="you need [only |]{amount:number} lore to win[ the game|]",
    ),
    # so many in a turn: once so many have been played, no more can be
    *(word("limited", who, ja=ja, en=en) for who, ja, en in _WHOSE),
    word("limited_cards", Anything(), ja="カード", en="card"),
    word("limited_cards.s", Anything(), en="cards"),
    passing("limited_cards", "np", ja="{it}", en="{it}"),
    passing("limited_cards.s", "np.s", en="{it}"),
    phrase(
        "static",
        Static,
        effects=_BANNED,
        condition=_PLAYED,
        when=lambda bindings: _some(bindings) and bindings["n"] != 1,
        ja="{who:limited}各ターン、{filter:limited_cards}を{n:number}枚までしかプレイできない",
        en="{who:limited} can't play more than {n:number} {filter:limited_cards.s} [each turn|in a turn|per turn]",
    ),
    phrase(
        "static",
        Static,
        effects=_BANNED,
        condition=node(Happened, on=node(Trigger, event="play", by=Slot("who"), subject=Slot("filter")), least=1),
        ja="{who:limited}各ターン、{filter:limited_cards}を1枚しかプレイできない",
        en=(
            "{who:limited} can't play more than [1|one] {filter:limited_cards} [each turn|in a turn|per turn]",
            "{who:limited} can only play [1|one] {filter:limited_cards} [each turn|in a turn|per turn]",
        ),
    ),
)
