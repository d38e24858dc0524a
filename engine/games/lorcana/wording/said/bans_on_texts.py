"""What others' texts may not do to a card."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.games.lorcana.wording.terms import KINDS
from engine.kernel.cards.tree import AllOf, Anything, Cannot, Kind, Side
from engine.wording import Bindings, Phrase, leaves, phrase, word

_WHO = Subject()


def _by_some(bindings: Bindings) -> bool:
    """A guard: by certain cards."""
    return not isinstance(bindings["filter"], Anything)


def _by_opponents(bindings: Bindings) -> bool:
    """A guard: by cards of opponents, since of one's own a text hardly says that they may not choose it."""
    return Side(False) in leaves(bindings["filter"])


BANS_ON_TEXTS: tuple[Phrase, ...] = (
    # what others' texts may not do to it
    *(
        phrase(
            "pred",
            Cannot,
            target=_WHO,
            deed=deed,
            when=_by_opponents if deed == "be_chosen" else _by_some,
            ja="{duration}{filter:cause}によって" + ja,
            en=f"<can't> be {en} by {{filter:cause}}{{duration}}",
        )
        for deed, ja, en in (
            ("suffer_exert", "<エグザートされない>", "exerted"),
            ("suffer_banish", "<退場しない>", "banished"),
            ("suffer_damage", "<ダメージを受けない>", "[dealt damage|damaged]"),
            ("suffer_to_hand", "<手札に戻らない>", "returned to [hand|your hand|their player's hand|a player's hand]"),
            ("be_chosen", "<選ばれない>", "chosen"),
        )
    ),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="suffer_damage",
        when=_by_some,
        en="<take> no damage from {filter:cause}{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="suffer_to_hand",
        ja="{duration}手札に<戻らない>",
        en="<can't> be returned to [hand|your hand|their player's hand|a player's hand|their players' hands]{duration}",
    ),
    *(
        phrase(
            "said",
            Cannot,
            deed=deed,
            filter=Side(False),
            en=(
                f"[opponents|your opponents] can't {en}{{duration}}",
                f"^{{duration:first}}[opponents|your opponents] can't {en}",
            ),
        )
        for deed, en in (
            ("suffer_exert", "exert {target:object}"),
            ("suffer_banish", "banish {target:object}"),
            ("suffer_damage", "deal damage to {target:object}"),
            (
                "suffer_to_hand",
                "return {target:object} to [your hand|your hands|their player's hand|hand|their players' hands]",
            ),
        )
    ),
    phrase(
        "lasting",
        Cannot,
        deed="suffer_damage",
        when=_by_some,
        en="if {target:this} would be dealt damage by {filter:cause}, prevent that damage",
    ),
    word(
        "cause",
        Side(False),
        ja="対戦相手の効果",
        en=("[your |]opponents' [effects|cards|abilities]", "an opponent's [effect|card|ability]", "opposing effects"),
    ),
    *(
        word(
            "cause",
            AllOf((Kind(kind), Side(False))),
            ja=f"対戦相手の{ja}",
            en=(f"[your |]opponents' {kind}s", f"an opponent's {kind}", f"opposing {kind}s"),
        )
        for kind, ja in KINDS.items()
    ),
    *(
        word("cause", Kind(kind), ja=ja, en=(f"{kind}s", f"{'an' if kind[0] in 'ai' else 'a'} {kind}"))
        for kind, ja in KINDS.items()
        if kind in ("action", "song", "item")
    ),
)
