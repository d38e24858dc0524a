"""That some or none of them are exerted, damaged or ready."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import joined
from engine.kernel.cards.tree import AllOf, Compare, Count, In, Kind, Side
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, phrase, word

_OWN = node(Count, filter=Slot("filter"))


def _not_mine(bindings: Bindings) -> bool:
    """A guard: opponents', or anybody's."""
    return Side(True) not in leaves(bindings["rest"])


def sided(bindings: Bindings) -> bool:
    """A guard: some player's, so that the other languages can say whose."""
    return any(isinstance(leaf, Side) for leaf in leaves(bindings["rest"]))


_STATES = (("damaged", "ダメージを<受けている>"), ("exerted", "エグザート<している>"), ("ready", "レディ<している>"))

STATES: tuple[Phrase, ...] = (
    # none of them
    *(
        phrase("cond", Compare, left=_OWN, op="==", right=0, en=f"none of your {{filter:none_{state}.s}} are {state}")
        for state in ("exerted", "damaged", "ready")
    ),
    *(
        made(f"none_{state}.s", *joined(In(state), Side(True)), en="{rest:np.s}")
        for state in ("exerted", "damaged", "ready")
    ),
    *(
        phrase("cond", Compare, left=_OWN, op="==", right=0, en=f"no {{filter:no_{state}.s}} are {state}")
        for state in ("exerted", "damaged", "ready")
    ),
    *(
        made(f"no_{state}.s", *joined(In(state), when=_not_mine), en="{rest:np.s}")
        for state in ("exerted", "damaged", "ready")
    ),
    # some of them
    made("hurt", *joined(In("damaged")), en="@{rest:np}"),
    *(
        row
        for state in ("exerted", "damaged", "ready")
        for row in (
            phrase(
                "cond",
                Compare,
                left=node(Count, filter=Slot("filter")),
                op=">=",
                right=1,
                en=f"{{filter:{state}_one}} is {state}",
            ),
            made(f"{state}_one", *joined(In(state), when=sided), en="{rest:one}"),
            phrase(
                "cond", Compare, left=_OWN, op=">=", en=f"{{right:number}} or more {{filter:{state}_ones}} are {state}"
            ),
            phrase(
                "cond",
                Compare,
                left=_OWN,
                op=">=",
                right=1,
                en=f"one or more {{filter:{state}_ones}} are {state}",
            ),
            made(f"{state}_ones", *joined(In(state), when=sided), en="{rest:np.s}"),
            made(f"{state}_ones", *joined(In(state), Side(True)), en="of your {rest:np.s}"),
        )
    ),
    # some one of them
    word(
        "cond",
        Compare(Count(AllOf((Kind("character"), Side(False), In("damaged")))), ">=", 1),
        ja="対戦相手のいずれかのキャラクターがダメージを<受けている>",
    ),
    *(
        phrase(
            "cond", Compare, left=node(Count, filter=Slot("filter")), op=">=", right=1, ja=f"{{filter:{sort}}}が{ja}"
        )
        for state, ja in _STATES
        for sort in (f"any_{state}",)
    ),
    *(
        made(
            f"any_{state}",
            *joined(In(state), side),
            ja=(f"{whose}のいずれかの{{rest:np}}", f"いずれかの{whose}の{{rest:np}}"),
        )
        for state, _ in _STATES
        for side, whose in ((Side(True), "あなた"), (Side(False), "対戦相手"))
    ),
)
