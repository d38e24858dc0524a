"""Two nouns where one is usual, who chooses before it is said what becomes of it, and one that deals the damage."""

from __future__ import annotations

from engine.games.lorcana.nodes import Clash
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Anything,
    At,
    Cannot,
    Chooser,
    Chosen,
    Compare,
    Count,
    Deal,
    Enters,
    Is,
    Kind,
    Not,
    Other,
    Seq,
    Side,
    StatOf,
    This,
    ToHand,
    Trigger,
    You,
)
from engine.wording import REFUSED, Bindings, It, Phrase, Slot, leaves, made, node, phrase, word
from engine.wording import pronoun as pointing

from .filters import bag, has_kind
from .places import Subject

_THIS = This()
_STRIKER = node(Chosen, filter=Slot("striker"))


def _not_other(bindings: Bindings) -> bool:
    """A guard: the one that is dealt to is chosen first, so that "another" would say too little."""
    target = bindings["target"]
    return isinstance(target, Chosen) and Other() not in leaves(target.filter)


def _opposing(bindings: Bindings) -> bool:
    """A guard: those of opponents."""
    return Side(False) in leaves(bindings["filter"]) and has_kind("filter", "character")(bindings)


def _of_some(bindings: Bindings) -> bool:
    """A guard: not of everything."""
    return not isinstance(bindings["filter"], Anything)


def _two_kinds(bindings: Bindings) -> bool:
    """A guard: each told by more than the other leaves open."""
    return bindings["a"] != bindings["b"]


def _both_returned(bindings: Bindings) -> object:
    picks = [Chosen(bindings[slot], zone="discard", whose=You()) for slot in ("a", "b")]  # type: ignore[arg-type]  # filters
    return Seq(tuple(map(ToHand, picks)), "and") if _two_kinds(bindings) else REFUSED


def _returned(value: object) -> Bindings | None:
    match value:
        case Seq((ToHand(Chosen(a)), ToHand(Chosen(b))), "and"):
            slots: Bindings = {"a": a, "b": b}
            return slots if _both_returned(slots) == value else None
    return None


def _enter_at_will(bindings: Bindings) -> object:
    return Enters(exerted=True, optional=True)


MIXED: tuple[Phrase, ...] = (
    # cards of two kinds
    made(
        "one_card",
        *bag(),
        ja="{class:class?}{kind:kind}・カード",
        en="{class:class?}{kind:kind} <card>{named:named?}{has:has?}",
    ),
    *(
        phrase(
            sort,
            AnyOf,
            parts=(Slot("a"), Slot("b")),
            when=_two_kinds,
            ja="{a:one_card}か{b:one_card}" if sort == "card" else (),
            en=en,
        )
        for sort, en in (
            ("card", ("{a:one_card} or @{b:one_card}", "{a:one_card} or {b:one_card}")),
            ("card.s", "{a:one_card.s} or {b:one_card.s}"),
        )
    ),
    word(
        "card",
        AllOf((Kind("action"), Not(Kind("song")))),
        ja="歌以外のアクション・カード",
        en=("action card that isn't a song", "non-song action card"),
    ),
    word("card.s", AllOf((Kind("action"), Not(Kind("song")))), en="action cards that aren't songs"),
    made(
        "act",
        _both_returned,
        _returned,
        ja="[あなたの|]捨て札から{a:one_card}1枚と{b:one_card}1枚を手札に[<戻す>|<加える>]",
        en="return @{a:one_card} and @{b:one_card} from your discard to your hand",
    ),
    # chosen by others, in a sentence before
    phrase(
        "subjs",
        Chosen,
        by=Slot("by"),
        whose=Chooser(),
        en="{by:player} chooses one of their {filter:people.s}. ^[those characters|they]",
    ),
    phrase(
        "subj",
        Chosen,
        by=Slot("by"),
        whose=Chooser(),
        en="{by:player} chooses one of their {filter:people.s}. ^that character",
    ),
    phrase(
        "topic",
        Chosen,
        by=Slot("by"),
        whose=Chooser(),
        ja="{by:player}自分の{filter:one_of}を選ぶ。[それらの|その]キャラクターは",
    ),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="challenge",
        when=_of_some,
        en="<can't> challenge {filter:np.s}{duration}",
    ),
    # of a group, Japanese would say whom it may not challenge as it says by whom somebody may not be challenged
    phrase(
        "said",
        Cannot,
        deed="challenge",
        when=_of_some,
        ja=(
            "{target:this}は{duration}{filter:np}にチャレンジできない",
            "{target:select}そのキャラクターは{duration}{filter:np}にチャレンジできない",
        ),
    ),
    # one deals it to another
    phrase(
        "clause",
        Deal,
        amount=node(StatOf, stat=Slot("stat"), target=_STRIKER),
        when=_not_other,
        ja="{striker:one_of}を選び、[それの|そのキャラクターの]{stat}と同じ数のダメージを、選んだ{target:picked}に<与える>",
        en="chosen {striker:np} deals damage equal to [their|his|her|its] {stat} to {target:object}",
    ),
    phrase(
        "clause",
        Deal,
        target=node(Chosen, filter=Slot("filter")),
        amount=node(
            StatOf, stat=Slot("stat"), target=node(Chosen, filter=node(AllOf, parts=(Slot("striker"), Other())))
        ),
        ja="{striker:one_of}を選び、それの{stat}と同じ数のダメージを、選んだ他の{filter:one_of}に<与える>",
        en="chosen {striker:np} deals damage equal to [their|his|her|its] {stat} to another chosen {filter:np}",
    ),
    phrase(
        "clause",
        Clash,
        ja="{source:picked}と{target:picked}を選び、それらは互いにそれぞれの{S}と同じ数のダメージを<与える>",
        en=(
            "{source:subj} and {target:subj} [|each ]deal damage equal to their {S} to [each other|the other]",
            "{source:subj} and {target:subj} deal damage to each other equal to their {S}",
        ),
    ),
    # who enters, who is there
    made(
        "lasting",
        _enter_at_will,
        lambda value: {"this": _THIS} if value == Enters(exerted=True, optional=True) else None,
        ja="{this}はエグザートで場に出てもよい",
        en=("{this} may enter play exerted", "you may have {this} enter play exerted"),
    ),
    phrase("at", At, en=" {target:there_at}"),
    pointing("there_at", It("one", ("location",), True), en="there"),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        when=_opposing,
        ja="場に{filter:np}が{right:number}体以上<いる>",
        en="there are {right:number} or more {filter:np.s} in play",
    ),
    phrase(
        "cond",
        Compare,
        left=node(Count, filter=Slot("filter")),
        op=">=",
        right=1,
        when=_opposing,
        en=("@{filter:np} is in play", "there's @{filter:np} in play", "there is @{filter:np} in play"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="move",
        counterpart=Is(_THIS),
        en="[whenever|when] {subject:one} moves here",
    ),
    phrase(
        "pred",
        Cannot,
        target=Subject(),
        deed="be_chosen",
        filter=Side(False),
        ja="{duration}対戦相手に選ばれない",
        en=(
            "<can't> be chosen by [opponents|your opponents|an opponent]{duration}",
            "<can't> be chosen by [opponents|your opponents] for [abilities or effects|actions or abilities]{duration}",
        ),
    ),
    phrase(
        "trigger",
        Trigger,
        event="ready",
        subject=node(Is, target=Slot("this")),
        ja="あなたが{this}をレディするたび、",
        en=("whenever you ready {this}", "whenever {this} is readied"),
    ),
    phrase(
        "trigger",
        Trigger,
        event="ready",
        when=lambda bindings: bindings["subject"] != Is(_THIS),
        ja="あなたが{subject:one}をレディするたび、",
        en="whenever you ready {subject:one}",
    ),
)
