"""How much: for each, equal to, this way."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import HERE, has_kind, joined
from engine.games.lorcana.wording.places import Banished
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import KINDS, SOMEWHERE
from engine.kernel.cards.tree import (
    Anything,
    At,
    Chosen,
    Count,
    DamageOn,
    Every,
    Opponents,
    Other,
    PlayerOf,
    Side,
    StatOf,
    Tally,
    This,
    You,
)
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, passing, phrase, word

_TALLIES = (
    ("removed", "この方法で取り除いたダメージと同じ", "for each [1 |]damage removed this way"),
    ("lost", "この方法で失われたロアと同じ", "for each [1 |]lore lost this way"),
    ("discarded", "捨てられたカードと同じ", "for each card discarded[| this way]"),
    (
        "put",
        "この方法で[戻した|置いた|加えた|シャッフルした]カードと同じ",
        "for each card [returned|put there|shuffled] this way",
    ),
)


def _here(bindings: Bindings) -> bool:
    """A guard: those at this location."""
    return HERE in leaves(bindings["filter"])


def _at_one(bindings: Bindings) -> bool:
    """A guard: of whatever side, those at a location."""
    told = leaves(bindings["rest"])
    return At(SOMEWHERE) in told and not any(isinstance(leaf, Side) for leaf in told)


def _here_or_sided(bindings: Bindings) -> bool:
    """A guard: those of one side, or at a location."""
    return any(isinstance(leaf, Side | At) for leaf in leaves(bindings["filter"]))


def _anyones(bindings: Bindings) -> bool:
    """A guard: of whatever side, and wherever in play."""
    return not any(isinstance(leaf, Side | At) for leaf in leaves(bindings["rest"]))


AMOUNTS: tuple[Phrase, ...] = (
    word("cards", 1, en="a card"),
    made(
        "cards",
        lambda bindings: bindings["n"],
        lambda value: {"n": value},
        en="{n:number} cards",
    ),
    # and the same number of
    *(phrase("each", Tally, what=what, ja=ja, en=en) for what, ja, en in _TALLIES),
    phrase("each", Count, ja="{filter:field}と同じ", en="for each {filter:field}"),
    phrase("each", Count, ja="{filter:np}と同じ", en="for each {filter:np}", when=_here),
    phrase(
        "each",
        Count,
        zone=Slot("zone"),
        whose=You(),
        ja="あなたの{zone:pile}にある{filter:card}と同じ",
        en="for each {filter:card} in your {zone:pile}",
    ),
    phrase(
        "each",
        Count,
        zone=Slot("zone"),
        whose=Opponents(),
        ja="対戦相手全員の{zone:pile}にある{filter:card}と同じ",
        en=(
            "for each {filter:card} in your opponents' {zone:pile.s}",
            "for each {filter:card} in opponents' {zone:pile.s}",
        ),
    ),
    word("pile", "hand", ja="手札", en="<hand>"),
    word("pile", "discard", ja="捨て札", en="<discard>"),
    word("pile", "inkwell", ja="インクウェル", en="<inkwell>"),
    phrase("equal", Count, zone=Slot("zone"), whose=You(), en="the number of {filter:card.s} in your {zone:pile}"),
    phrase(
        "equal",
        Count,
        zone=Slot("zone"),
        whose=Opponents(),
        en="the number of {filter:card.s} in [your |]opponents' {zone:pile.s}",
    ),
    word("equal", Tally("removed"), en="the damage removed"),
    word("equal", Tally("removed"), en="the damage removed this way"),
    word("equal", Tally("lost"), en=("the lore lost", "the lore lost this way")),
    phrase("each", StatOf, ja="{target:whose_stat}{stat}と同じ", en="for each {stat} {target:that_has}"),
    phrase("equal", StatOf, en=("{target:possessive} {stat}", "the {stat} of {target:bearer}")),
    passing("whose_stat", "this", ja="{it}の"),
    word("whose_stat", This(), ja="これの"),
    *pronoun(
        "whose_stat",
        ja=("そのキャラクターの", "それの", "退場させたキャラクターの", "退場させたアイテムの", "捨てたカードの"),
    ),
    passing("whose_stat", "picked_one", ja="{it}を選び、そのキャラクターの"),
    passing("possessive", "this", en="{it}'s"),
    *pronoun(
        "possessive",
        en=(
            *("the chosen character's", "the banished character's", "the banished item's", "the discarded card's"),
            *("the challenging character's", "the challenged character's", "that item's", "that card's"),
        ),
    ),
    *pronoun("possessive", en=("their", "his", "her", "its", "that character's")),
    passing("that_has", "this", en="{it} has"),
    *pronoun("that_has", en="they have"),
    word("each", Tally("declined"), ja="そうしなかった対戦相手と同じ", en="for each opponent who doesn't"),
    word("per", Tally("declined"), ja=("そうしなかった対戦相手1人につき、", "そうしなかった対戦相手1人につき")),
    *(
        word("each", Banished(en), ja=f"この方法で退場した{ja}と同じ", en=f"for each {en} banished this way")
        for en, ja in KINDS.items()
    ),
    # so much for each
    phrase("per", Count, ja="{filter:field}1体につき[、|]", when=has_kind("filter", "character")),
    phrase("per", Count, ja="{filter:field}1つにつき[、|]", when=has_kind("filter", "item", "location")),
    phrase("per", Count, zone=Slot("zone"), whose=You(), ja="あなたの{zone:pile}にある{filter:card}1枚につき[、|]"),
    word("per", Count(Anything(), "hand", You()), ja="あなたの手札1枚につき"),
    phrase("per", Count, ja="{filter:np}1体につき[、|]", when=_here_or_sided),
    phrase("per", DamageOn, ja="{target:damaged}受けているダメージ1につき[、|]"),
    phrase(
        "each",
        DamageOn,
        ja="{target:damaged}受けて[いる|いた]ダメージと同じ",
        en=("for each 1 damage on {target:bearer}", "for each damage on {target:bearer}"),
    ),
    phrase("each", StatOf, stat="lore", ja="{target:discarded}{L}と同じ"),
    passing("damaged", "this", ja="{it}が"),
    word("damaged", This(), ja="これが"),
    phrase("damaged", Every, ja="{filter:field}が"),
    phrase("bearer", Every, en="{filter:np.s}"),
    phrase("bearer", Every, en="your {filter:own.s}"),
    passing("bearer", "this", en="{it}"),
    phrase("bearer", Chosen, en="chosen {filter:np}"),
    phrase("bearer", Chosen, en=("another chosen {filter:another}", "chosen other {filter:another}")),
    *pronoun("bearer", en=("them", "him", "her", "it", "that character")),
    *pronoun("damaged", ja=("そのキャラクターが", "それぞれが")),
    passing("damaged", "picked_one", ja="{it}を選び、そのキャラクターが"),
    phrase("picked_one", Chosen, ja="{filter:np}1体"),
    made(
        "field", *joined(Side(True)), ja="あなたの場[の|の、|にある|にいる]{rest:np}", en="{rest:np} you have in play"
    ),
    made(
        "field",
        *joined(Side(True)),
        ja="あなたの場[の|の、|にある|にいる]{rest:np_and}",
        en="{rest:np_and} you have in play",
    ),
    made("field", *joined(Side(True), HERE), en=("{rest:np} you have here", "{rest:np} you had here")),
    made("field", *joined(Side(True)), en="of your {rest:np.s}[ in play|]"),
    made("field", *joined(Side(True), Other()), en="of your other {rest:np.s}[ in play|]"),
    made("field", *joined(Side(True), Other()), en="other {rest:np} you have in play"),
    made("field", *joined(when=_anyones), ja="場[の|の、|にある|にいる]{rest:np}", en="{rest:np} in play"),
    made("field", *joined(Other(), when=_anyones), en="other {rest:np} in play"),
    made("field", *joined(HERE), en="{rest:np} here"),
    made("field", *joined(when=_at_one), en="{rest:np}"),
    made("field", *joined(when=lambda bindings: Side(False) in leaves(bindings["rest"])), en="{rest:np}[| in play]"),
    made(
        "field",
        *joined(Side(False)),
        ja="[対戦相手全員の|対戦相手の]場[の|の、|にある|にいる]{rest:np}",
        en="{rest:np} opponents have in play",
    ),
    phrase(
        "equal",
        Count,
        filter=Anything(),
        zone="hand",
        whose=node(PlayerOf, target=Slot("it")),
        en="the number of cards in {it:whose} player's hand",
    ),
    phrase(
        "each",
        Count,
        filter=Anything(),
        zone="hand",
        whose=node(PlayerOf, target=Slot("it")),
        ja="{it:whose}プレイヤーの手札と同じ",
        en="for each card in {it:whose} player's hand",
    ),
    # English: equal to
    phrase("equal", Count, en="the number of {filter:fields}"),
    phrase("equal", DamageOn, en="the damage on {target:bearer}"),
    phrase("equal", StatOf, stat="lore", en="{target:discarded} {L}"),
    *pronoun("discarded", ja="その捨てたキャラクターの", en="the discarded character's"),
    made("fields", *joined(when=_anyones), en="{rest:np.s} in play"),
    made("fields", *joined(HERE), en="{rest:np.s} here"),
    made("fields", *joined(Side(True)), en="{rest:np.s} you have in play"),
    made("fields", *joined(Side(True), Other()), en="other {rest:np.s} you have in play"),
    made("fields", *joined(Side(False)), en="{rest:np.s} opponents have in play"),
    made("fields", *joined(when=lambda bindings: Side(False) in leaves(bindings["rest"])), en="{rest:np.s}[| in play]"),
)
