"""Who or what a verb works on: the parts of a sentence that select, name or point back."""

from __future__ import annotations

from itertools import permutations

from engine.games.lorcana.wording.nouns.filters import bag, has_kind, joined
from engine.games.lorcana.wording.referents.naming import of_the_other
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import ANY_NUMBER, MIXES
from engine.kernel.cards.tree import (
    AllOf,
    AnyOf,
    Chosen,
    ChosenPlayer,
    Did,
    Every,
    In,
    Kind,
    MostInHand,
    Opponents,
    PlayerOf,
    Players,
    Side,
    This,
    Trigger,
)
from engine.wording import Bindings, Phrase, Slot, leaves, made, node, passing, phrase, plain, word


def one_of_yours(target: object) -> bool:
    """Whether only own cards can be meant."""
    return isinstance(target, Chosen | Every) and Side(True) in leaves(target.filter)


def yours(bindings: Bindings) -> bool:
    """A guard: the target is a selection of own cards in play, told as such or by who has played them."""
    target = bindings["target"]
    played = isinstance(target, Chosen | Every) and any(leaf == _PLAYED_BY_YOU for leaf in leaves(target.filter))
    return one_of_yours(target) or played


def not_yours(bindings: Bindings) -> bool:
    """A guard: the target is a selection that is not bound to be of own cards."""
    target = plain(bindings["target"])
    return of_the_other(target) or (isinstance(target, Chosen | Every) and not one_of_yours(target))


_PLAYED_BY_YOU = Did(Trigger("play"))
_CHALLENGER = Every(AllOf((Kind("character"), In("challenging"))))
_CHARACTERS = has_kind("filter", "character")
_THINGS = has_kind("filter", "item", "location")
_MIXED = AnyOf((Kind("character"), Kind("item")))
_OR = ("か", "または")
_COUNTED = {"character": "キャラクター1体", "item": "アイテム1つ", "location": "ロケーション1つ"}


def _mixed(bindings: Bindings) -> bool:
    return any(isinstance(leaf, AnyOf) and isinstance(leaf.parts[0], Kind) for leaf in leaves(bindings["filter"]))


_N = Slot("n")


def _many(bindings: Bindings) -> bool:
    return bindings["n"] not in (0, 1)


PICKED: tuple[Phrase, ...] = (
    phrase("picked", Chosen, least=_N, most=_N, ja="{filter:np}{n:number}体", when=_CHARACTERS),
    phrase("picked", Chosen, least=_N, most=_N, ja="{filter:np}{n:number}つ", when=_THINGS),
    phrase(
        "picked",
        Chosen,
        filter=node(AllOf, parts=(_MIXED, Slot("has"))),
        ja=("{has:has}、キャラクター1体またはアイテム1つ", "{has:has}、キャラクター1体かアイテム1つ"),
    ),
    phrase("picked", Chosen, filter=_MIXED, ja=("キャラクター1体またはアイテム1つ", "キャラクター1体かアイテム1つ")),
    phrase("picked", Chosen, ja="{filter:mixed}"),
    made(
        "mixed",
        *bag(),
        ja="{state:being?}{with:with?}{at:at?}{side:side?}{other:other?}{has:has?}{named:named?}{kind:counted}",
    ),
    *(
        word(
            "counted",
            AnyOf(tuple(map(Kind, mix))),
            ja=tuple(
                [joint.join(_COUNTED[kind] for kind in order) for order in permutations(mix) for joint in _OR]
                + [
                    joint.join(("、".join(_COUNTED[kind] for kind in front), _COUNTED[last]))
                    for *front, last in permutations(mix)
                    for joint in _OR
                    if len(front) > 1
                ]
            ),
        )
        for mix in MIXES
    ),
    phrase(
        "picked",
        Chosen,
        filter=node(AllOf, parts=(Slot("kinds"), Slot("has"))),
        ja="{has:has}、{kinds:mixed}",
        when=lambda bindings: bindings["kinds"] != _MIXED,
    ),
    phrase("picked_upto", Chosen, least=0, most=ANY_NUMBER, ja=("{filter:np}を好きな数だけ", "{filter:np}を好きな数")),
    phrase("picked_upto", Chosen, least=0, ja="{filter:np}を{most:number}体まで", when=_CHARACTERS),
    phrase("picked_upto", Chosen, least=0, ja="{filter:np}を{most:number}つまで", when=_THINGS),
    phrase("picked_upto", Chosen, least=0, ja="{filter:np}を{most:number}つまで", when=_mixed),
    passing("select", "picked", ja="{it}を選び、"),
    passing("select", "picked_upto", ja="{it}選び、"),
    passing("select", "picked", ja="{it}を選んで"),
    passing("select", "picked_upto", ja="{it}選んで"),
)


def _english(sort: str, *, plural: bool) -> tuple[Phrase, ...]:
    """Selections and groups as the subject or object of an English verb."""
    one = (
        phrase(sort, Chosen, en="chosen {filter:np}"),
        phrase(sort, Chosen, en=("another chosen {filter:another}", "chosen other {filter:another}")),
        phrase(sort, Chosen, en="one of your {filter:own.s}"),
        phrase(sort, Chosen, en="another of your {filter:own_other.s}"),
        phrase(sort, Every, en="each {filter:np}"),
        phrase(sort, Every, en="each {filter:np_and}"),
        phrase(sort, Every, en="each other {filter:another}"),
        phrase(sort, Every, en="each of your {filter:own.s}"),
    )
    many = (
        phrase(sort, Chosen, least=0, most=1, en="up to 1 chosen {filter:np}"),
        phrase(sort, Chosen, least=0, most=1, en="up to 1 of your {filter:own.s}"),
        phrase(sort, Chosen, least=0, en="up to {most:number} chosen {filter:np.s}"),
        phrase(sort, Chosen, least=0, en="up to {most:number} other chosen {filter:another.s}"),
        phrase(sort, Chosen, least=0, en="up to {most:number} of your {filter:own.s}"),
        phrase(sort, Chosen, least=0, most=ANY_NUMBER, en="any number of chosen {filter:np.s}"),
        phrase(sort, Chosen, least=0, most=ANY_NUMBER, en="any number of your {filter:own.s}"),
        phrase(sort, Chosen, least=_N, most=_N, en="{n:number} of your {filter:own.s}", when=_many),
        phrase(sort, Chosen, least=_N, most=_N, en="{n:number} chosen {filter:np.s}", when=_many),
        phrase(sort, Chosen, least=_N, most=_N, en="another {n:number} chosen {filter:another.s}", when=_many),
        phrase(sort, Every, en="your {filter:own.s}"),
        phrase(sort, Every, en="all {filter:np.s}"),
        phrase(sort, Every, en=("all your {filter:own.s}", "all of your {filter:own.s}")),
        phrase(sort, Every, en="all other {filter:another.s}"),
    )
    return many if plural else one


TARGETS: tuple[Phrase, ...] = (
    *PICKED,
    # この~は
    word("topic", This(), ja="これは"),
    passing("topic", "select", ja="{it}そのキャラクターは"),
    passing("topic", "select", ja="{it}それらのキャラクターは"),
    passing("topic", "select", ja="{it}それらは"),
    passing("topic", "picked", ja="{it}を選ぶ。そのキャラクターは"),
    passing("topic", "named_topic", ja="{it}"),
    passing("named_topic", "this", ja="{it}は"),
    word("named_topic", This(), ja="これは"),
    word("named_topic", _CHALLENGER, ja=("チャレンジしているキャラクターは", "チャレンジしたキャラクターは")),
    word("subj", _CHALLENGER, en="the challenging character"),
    phrase("named_topic", Every, ja=("{filter:np_and}は", "{filter:np_and}全員は")),
    phrase("wo", Every, ja=("{filter:np_and}全員を", "{filter:np_and}をすべて")),
    phrase("picked_upto", Chosen, least=0, ja="{filter:np_and}を[合計|]{most:number}つまで"),
    phrase("named_topic", Every, ja=("{filter:np}は", "{filter:np}全員は", "{filter:all_np}は", "{filter:each_np}は")),
    *pronoun(
        "named_topic",
        ja=(
            *("そのキャラクターは", "それらのキャラクターは", "それは", "それらは", "そのロケーションは"),
            "チャレンジされたキャラクターは",
        ),
    ),
    # を, に, から
    passing("wo", "this", ja="{it}を"),
    word("wo", This(), ja="これを"),
    passing("wo", "select", ja="{it}"),
    passing("wo", "picked", ja="{it}を"),
    phrase("wo", Every, ja=("{filter:np}全員を", "{filter:np}をすべて"), when=_CHARACTERS),
    phrase("wo", Every, ja="{filter:all_np}を"),
    phrase("ni", Every, ja="{filter:all_np}に"),
    phrase("ni", Every, ja="{filter:np}全員に", when=_CHARACTERS),
    made(
        "all_np",
        *bag(),
        ja=(
            "すべての{state:being?}{with:with?}{at:at?}{side:side?}{other:other?}{has:has?}{named:named?}{class:class?}{kind:kind}",
            "{side:side}{other:other?}すべての{state:being?}{with:with?}{at:at?}{has:has?}{named:named?}{class:class?}{kind:kind}",
        ),
    ),
    passing("wo", "select", ja="{it}それを"),
    passing("wo", "select", ja="{it}それらを"),
    passing("wo", "select", ja="{it}それらのキャラクターを"),
    passing("wo", "select", ja="{it}そのキャラクターを"),
    passing("ni", "select", ja="{it}そのキャラクターに"),
    passing("ni", "select", ja="{it}それらのキャラクターに"),
    passing("ni", "picked", ja="{it}に"),
    passing("kara", "select", ja="{it}そのキャラクターから"),
    phrase("wo", Every, ja="{filter:np}をすべて", when=_THINGS),
    phrase("wo", Every, ja="{filter:np}をすべて", when=_mixed),
    *pronoun("wo", ja=("チャレンジしたキャラクターを", "チャレンジしているキャラクターを")),
    *pronoun("wo", ja="チャレンジされたキャラクターを"),
    *pronoun(
        "wo",
        ja=(
            "そのキャラクターを",
            "それを",
            "それらを",
            "それらのキャラクターを",
            "そのアイテムを",
            "そのロケーションを",
        ),
    ),
    passing("ni", "this", ja="{it}に"),
    word("ni", This(), ja="これに"),
    *pronoun("ni", ja=("チャレンジしたキャラクターに", "チャレンジしているキャラクターに")),
    *pronoun("ni", ja="チャレンジされたキャラクターに"),
    passing("ni", "select", ja="{it}"),
    passing("ni", "select", ja="{it}それぞれに"),
    phrase("ni", Every, filter=Slot("filter"), ja="{filter:each_np}に"),
    *pronoun(
        "ni",
        ja=(
            "そのキャラクターに",
            "それらのキャラクターに",
            "それに",
            "そのロケーションに",
            "それらのキャラクターそれぞれに",
            "それらの各キャラクターに",
            "それぞれに",
        ),
    ),
    passing("kara", "this", ja="{it}から"),
    word("kara", This(), ja="これから"),
    passing("kara", "select", ja="{it}"),
    passing("kara", "select", ja="{it}それらのキャラクターからそれぞれ"),
    passing("kara", "picked", ja="{it}から"),
    phrase("kara", Every, ja=("{filter:each_np}からそれぞれ", "{filter:each_np}から")),
    *pronoun("kara", ja=("そのキャラクターから", "それらのキャラクターから", "それらのキャラクターからそれぞれ")),
    made(
        "each_np",
        *bag(),
        ja=(
            "{at:at}{side:side?}{other:other?}各{has:has?}{named:named?}{class:class?}{kind:kind}",
            "{state:being}{side:side}{other:other?}各{has:has?}{named:named?}{class:class?}{kind:kind}",
            "{with:with?}{side:side?}{other:other?}各{state:state?}{has:has?}{named:named?}{class:class?}{kind:kind}",
            "{with:with?}{side:side?}{other:other?}{state:state?}{has:has?}{named:named?}各{class:class?}{kind:kind}",
        ),
    ),
    # English subjects and objects
    passing("subj", "this", en="{it}"),
    *_english("subj", plural=False),
    passing("subj", "chosen_before", en="{it}"),
    phrase("subj", Chosen, en="choose {filter:some}. ^the chosen character", when=_CHARACTERS),
    phrase(
        "subjs",
        Chosen,
        least=0,
        en="choose up to {most:number} {filter:people.s}. ^[they|those characters]",
    ),
    *pronoun("subj", en=("he", "she", "it", "that character", "that location", "that item")),
    *pronoun("subj", en="the challenged character"),
    made("people", *joined(when=has_kind("rest", "character")), en="{rest:np~}"),
    *_english("subjs", plural=True),
    phrase("subjs", Every, en="{filter:np.s}"),
    phrase("subjs", Every, en="other {filter:another.s}"),
    *pronoun("subjs", en=("they", "those characters")),
    passing("object", "this", en="{it}"),
    *_english("object", plural=True),
    *_english("object", plural=False),
    *pronoun("object", en="the challenging character"),
    *pronoun("object", en="the challenged character"),
    *pronoun(
        "object",
        en=(
            "them",
            "him",
            "her",
            "it",
            "that character",
            "that item",
            "the chosen character",
            "that location",
            "those characters",
            "each of them",
        ),
    ),
    *pronoun("chosen_before", en="the chosen character"),
    # this very card, wherever it is now
    word("card_object", This(), ja="このカードを", en="this card"),
    *pronoun("card_object", ja="そのカードを", en="that card"),
    # whom a filter compares with
    passing("compared", "this"),
    *pronoun("compared", ja=("そのキャラクター", "これ"), en=("that character", "him", "her", "them", "it")),
    # players
    word(
        "player",
        Opponents(),
        ja=("各対戦相手は", "対戦相手は", "各対戦相手は、", "対戦相手は、", "対戦相手全員は", "すべての対戦相手は"),
        en=("each opponent", "each of your opponents", "your opponent", "each other player"),
    ),
    word(
        "player",
        MostInHand(),
        ja="手札が最も多いプレイヤー全員は",
        en=("the player or players with the most cards in their hand", "each player with the most cards in their hand"),
    ),
    word(
        "player",
        MostInHand(fewest=True),
        ja="手札が最も少ないプレイヤー全員は",
        en=(
            "the player or players with the fewest cards in their hand",
            "each player with the fewest cards in their hand",
        ),
    ),
    word(
        "player",
        Players(),
        ja=("各プレイヤーは", "各プレイヤーは、", "すべてのプレイヤーは", "プレイヤー全員は"),
        en="each player",
    ),
    word(
        "player",
        Opponents(ahead=True),
        ja="あなたより多くのロアを持つ各対戦相手は",
        en="each opponent with more lore than you",
    ),
    phrase(
        "player",
        PlayerOf,
        target=Slot("it"),
        ja=("{it:whose}プレイヤーは",),
        en=("{it:whose} player",),
    ),
    *pronoun(
        "whose",
        ja=("チャレンジした", "チャレンジしたキャラクターの"),
        en=("the challenging", "the challenging character's", "the challenged character's"),
    ),
    *pronoun(
        "whose",
        ja=("その", "そのアイテムの", "そのキャラクターの", "それの", "そのロケーションの"),
        en=("that", "its", "their", "that character's", "that item's", "that location's", "that card's"),
    ),
    word("players", Opponents(), ja="対戦相手は", en=("opponents", "your opponents")),
    word(
        "player",
        ChosenPlayer(),
        ja=("対戦相手1人を選び、そのプレイヤーは", "対戦相手1人を選ぶ。そのプレイヤーは"),
        en="chosen opponent",
    ),
    word(
        "player",
        ChosenPlayer(opponent=False),
        ja=("プレイヤー1人を選び、そのプレイヤーは", "プレイヤー1人を選ぶ。そのプレイヤーは"),
        en="chosen player",
    ),
    word("players", Players(), ja="プレイヤーは", en="players"),
)
