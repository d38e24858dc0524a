"""Decks of others: what is looked at and shown there, and where it is put."""

from __future__ import annotations

from engine.kernel.cards.tree import ChosenPlayer, Look, PlayerOf, ToDeck, ToDiscard, Top
from engine.wording import It, Phrase, Slot, node, phrase, word
from engine.wording import pronoun as pointing

_TOP = node(Top, amount=1, whose=Slot("whose"))
_SOME = node(Top, amount=Slot("n"), whose=Slot("whose"))

DECKS_OF_OTHERS: tuple[Phrase, ...] = (
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
    phrase("whose_hand", PlayerOf, ja="{target:whose}プレイヤーの", en="{target:whose} player's"),
    phrase(
        "act",
        Look,
        amount=0,
        open=True,
        target=node(Top, amount=1, whose=Slot("whose")),
        ja="{whose:whose_hand}デッキの一番上のカードを<公開する>",
        en="reveal the top card of {whose:whose_hand} deck",
    ),
)
