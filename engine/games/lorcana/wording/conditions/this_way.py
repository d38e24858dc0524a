"""What came of what was done just before: damage moved or removed this way, cards shown, banished or put this way."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Banished, Shown
from engine.games.lorcana.wording.terms import KINDS
from engine.kernel.cards.tree import Compare, DamageOn, Matches, Op, StatOf, Tally
from engine.wording import It, Phrase, Slot, node, phrase, word
from engine.wording import pronoun as pointing

_SO_MANY: tuple[tuple[Op, str, str], ...] = (("==", "", ""), (">=", "以上", " or more"))


def _some(bindings: dict[str, object]) -> bool:
    """A guard: more than one."""
    return bindings["right"] not in (0, 1)


THIS_WAY: tuple[Phrase, ...] = (
    # this way
    word(
        "cond",
        Compare(Tally("removed"), ">=", 1),
        ja="この方法でダメージを<取り除いた>",
        en="you removed damage this way",
    ),
    *(
        word("cond", Compare(Tally("discarded"), op, number), ja=f"この方法でカードが<{ja}>", en=en)  # type: ignore[arg-type]
        for op, number, ja, en in (
            (">=", 1, "捨てられた", "a card was discarded this way"),
            ("==", 0, "捨てられなかった", "no cards were discarded this way"),
        )
    ),
    word("cond", Compare(Tally("declined"), "==", 0), ja="そのプレイヤーがそう<した>", en="they do"),
    word("cond", Compare(Tally("declined"), ">=", 1), ja="そのプレイヤーがそうし<なかった>", en="they don't"),
    # banished by the damage (ruling R-LOR-132)
    phrase(
        "cond",
        Compare,
        left=node(DamageOn, target=Slot("it")),
        op=">=",
        right=node(StatOf, stat="willpower", target=Slot("it")),
        ja=("この方法で{it:he_ga}退場<した>", "{it:he_ga}この方法で退場<した>"),
        en="{it:they_are} banished this way",
    ),
    # damage
    *(
        row
        for tally, ja, en in ((Tally("removed"), "取り除いた", "removed"), (Tally("moved"), "移動した", "moved"))
        for row in (
            *(
                phrase(
                    "cond",
                    Compare,
                    left=tally,
                    op=op,
                    ja=f"この方法で{ja}ダメージが{{right:number}}{ja_op}<である>",
                    en=(
                        f"you {en} {{right:number}}{en_op} damage[| counters] this way",
                        f"{{right:number}}{en_op} damage[| counters] [was|were] {en} this way",
                    ),
                )
                for op, ja_op, en_op in _SO_MANY
            ),
            word(
                "cond",
                Compare(tally, ">=", 1),
                en=(f"any damage was {en} this way", f"you {en} any damage this way"),
            ),
        )
    ),
    # who was moved
    word(
        "each",
        Tally("arrived"),
        ja="この方法で移動したキャラクターと同じ",
        en=("for each character you moved[ this way|]", "for each character [|that ]moved this way"),
    ),
    word("per", Tally("arrived"), ja="この方法で移動したキャラクター1体につき[、|]"),
    phrase(
        "cond",
        Compare,
        left=Tally("arrived"),
        op=">=",
        when=_some,
        ja="この方法でキャラクターが{right:number}体以上移動<した>",
        en="you moved {right:number} or more characters this way",
    ),
    # the card that was discarded
    phrase(
        "cond",
        Matches,
        ja="この方法で{filter:card}{target:that_discarded}が捨て<られた>",
        en="@{filter:card} was discarded{target:that_discarded}[ this way|]",
    ),
    pointing("that_discarded", It("one", ("discarded",), True), ja="", en=""),
    # cards that were shown
    phrase(
        "cond",
        Compare,
        left=node(Shown, filter=Slot("filter")),
        op=">=",
        right=1,
        ja="この方法で{filter:card}が公開<された>",
        en="@{filter:card} [is|was] revealed this way",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Shown, filter=Slot("filter")),
        op=">=",
        when=_some,
        ja="この方法で{filter:card}が{right:number}枚以上公開<された>",
        en="{right:number} or more {filter:card.s} [are|were] revealed this way",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Shown, filter=Slot("filter")),
        op="==",
        right=0,
        ja="この方法で{filter:card}が公開<されなかった>",
        en=("no {filter:card.s} [are|were] revealed this way", "no {filter:card} [is|was] revealed this way"),
    ),
    # what was banished
    *(
        phrase(
            "cond",
            Compare,
            left=Banished(en),
            op=">=",
            when=_some,
            ja=f"この方法で{ja}が{{right:number}}[体|つ]以上退場<した>",
            en=f"{{right:number}} or more {en}s were banished this way",
        )
        for en, ja in KINDS.items()
    ),
    # what was put somewhere
    phrase(
        "cond",
        Compare,
        left=Tally("put"),
        op=">=",
        when=_some,
        en=(
            "{right:number} or more cards were [returned|shuffled|put there] this way",
            "you [put|returned|shuffled] {right:number} or more cards[ there|] this way",
        ),
    ),
)
