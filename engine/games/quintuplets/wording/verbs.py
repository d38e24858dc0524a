"""What is done: each a verb with its object, which in Japanese stands before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.games.quintuplets.nodes import Attach, DeckLimit, LayHero, MorePlays, ToLane, ToZone, TurnTo
from engine.games.quintuplets.wording.filters import HERO
from engine.kernel.cards.tree import (
    Anything,
    Bound,
    Chosen,
    Discard,
    Draw,
    Every,
    Flip,
    Look,
    Opponents,
    Players,
    PutRest,
    RevealHand,
    ShuffleDeck,
    Take,
    ToDeck,
    ToDiscard,
    ToHand,
    ToPlay,
    Win,
    You,
)
from engine.wording import (
    Bindings,
    Phrase,
    Words,
    by_players,
    counted_noun,
    in_play,
    just,
    made,
    not_in_play,
    passing,
    phrase,
    told_to,
    word,
)

_LANES = (
    ("centre", "中央の", "the centre lane"),
    ("leftmost", "一番左の", "the leftmost lane"),
    ("rightmost", "一番右の", "the rightmost lane"),
    ("empty", "空いている", "an empty lane"),
    ("", "[ほかの|他の]", "another lane"),
)
_A_HERO = Chosen(HERO)
_PLAYERS = (
    ({"who": You()}, "", "", "", "your"),
    ({"who": Opponents()}, "相手は", "your opponent ", "s", "their"),
    ({"who": Players()}, "お互い[|は]", "each player ", "s", "their"),
)


def _no_discard(bindings: Bindings) -> bool:
    """A guard: so many cards of the own hand are put away by a verb of their own."""
    target = bindings["target"]
    return not (isinstance(target, Chosen) and target.zone == "hand" and target.least == target.most)


def _onto_somebody(bindings: Bindings) -> bool:
    """A guard: something that is set on nobody yet, and somebody in the lanes."""
    source, place = bindings["source"], bindings["place"]
    there = not isinstance(place, Chosen | Every) or place.zone == "play"
    return there and (not isinstance(source, Chosen | Every) or source.zone != "play")


_HAND: tuple[tuple[str, type, dict[str, object], Words, Words], ...] = (
    ("act", Draw, {}, ("{amount:number}枚<引く>", "カードを{amount:number}枚<引く>"), "draw/s/ {amount:cards}"),
    (
        "act",
        Draw,
        {"upto": True},
        ("{amount:number}枚まで<引く>", "カードを{amount:number}枚まで<引く>"),
        "draw/s/ up to {amount:cards}",
    ),
    (
        "act",
        Draw,
        {"until": True},
        "手札が{amount:number}枚になる[ように|まで][|カードを]<引く>",
        "draw/s/ cards until /they/ have {amount:number} cards in /their/ hand",
    ),
    ("act", Draw, {}, "{amount:per}1枚<引く>", "draw/s/ a card{amount:per}"),
    (
        "act",
        Discard,
        {},
        "手札を{amount:number}枚控え室に<置く>",
        "put/s/ {amount:cards} from /their/ hand into the waiting room",
    ),
    (
        "act",
        Discard,
        {"amount": 1},
        "手札の{filter:card_noun}を1枚控え室に<置く>",
        "put/s/ @{filter:card_noun} from /their/ hand into the waiting room",
    ),
    (
        "act",
        Discard,
        {},
        "手札の{filter:card_noun}を{amount:plural}枚控え室に<置く>",
        "put/s/ {amount:plural} {filter:card_noun.s} from /their/ hand into the waiting room",
    ),
    (
        "act",
        Discard,
        {"amount": None},
        "手札をすべて控え室に<置く>",
        "put/s/ all cards from /their/ hand into the waiting room",
    ),
)
"""What a player draws, and puts out of his hand into the waiting room."""


def _looking() -> Iterator[Phrase]:
    for upto, ja, en in ((False, "", "the top {} of your deck"), (True, "まで", "up to {} from the top of your deck")):
        yield phrase(
            "act",
            Look,
            upto=upto,
            ja="デッキ[を|の]上から{amount:number}枚" + ja + "[|を]<見る>",
            en="look at " + en.format("{amount:tops}"),
        )
    for upto, ja, en in ((False, "", ""), (True, "まで", "up to ")):
        for reveal, shown_ja, shown_en in (
            (True, "選んで公開し、手札に", ("reveal ", " from among them and add it to your hand")),
            (False, "選び、手札に", ("add ", " from among them to your hand")),
        ):
            yield phrase(
                "act",
                Take,
                upto=upto,
                reveal=reveal,
                ja="その中から{filter:card_noun}を{amount:number}枚" + ja + shown_ja + "<加える>",
                en=shown_en[0] + en + "{amount:number} {filter:card_noun}" + shown_en[1],
            )
            yield phrase(
                "act",
                Take,
                filter=Anything(),
                upto=upto,
                reveal=reveal,
                ja="その中から{amount:number}枚" + ja + shown_ja + "<加える>",
            )
    yield word(
        "act",
        PutRest("discard"),
        ja="残り[を|のカードを]控え室に<置く>",
        en="put the rest into the waiting room",
    )
    for place, ja, where in (("bottom", "下", "on the bottom of"), ("top", "上", "on top of")):
        yield phrase(
            "act",
            PutRest,
            place=place,
            ja="残り[を|のカードを][好きな順番で|]デッキの" + ja + "に<置く>",
            en="put the rest " + where + " your deck in any order",
        )


def _moving() -> Iterator[Phrase]:
    for lane, ja, en in _LANES:
        yield phrase(
            "act",
            ToLane,
            lane=lane,
            when=in_play,
            ja="{target:wo}" + ja + "レーンに移動<する>",
            en="move {target:object} to " + en,
        )
    yield phrase(
        "act",
        ToLane,
        partner=Bound("chosen"),
        when=just(2),
        ja="{target:sel}<入れ替える>",
        en="swap {target:object}",
    )
    yield phrase(
        "act",
        ToLane,
        when=just(1),
        ja="{target:sel}{partner:holder}と<入れ替える>",
        en="swap {target:object} with {partner:holder}",
    )
    yield phrase(
        "act",
        ToPlay,
        when=not_in_play,
        ja="{target:wo}<登場させる>",
        en="let {target:object} appear",
    )
    yield phrase(
        "act",
        Attach,
        when=_onto_somebody,
        ja=("{source:sel}{place:ni}セット<する>", "{source:wo}{place:ni}セット<する>"),
        en="set {source:object} on {place:object}",
    )
    yield phrase(
        "act",
        TurnTo,
        ja=(
            "{target:ni_whom}{place:ni}<アプローチさせる>",
            "{target:ga}アプローチする主人公を{place:ni}変更<する>",
        ),
        en="have {target:object} approach {place:object}",
    )
    yield phrase("act", TurnTo, place=_A_HERO, ja="{target:ga}アプローチする主人公を変更<する>")


_SORTS: tuple[tuple[Literal["character", "episode"], str], ...] = (("character", "キャラ"), ("episode", "エピソード"))


def _more(sort: str, kind: Literal["character", "episode"], *, ja: Words, en: str) -> Phrase:
    """So many more of a kind may be played."""

    def build(bindings: Bindings) -> object:
        return MorePlays(kind, bindings["amount"])  # type: ignore[arg-type]  # a number

    def match(value: object) -> Bindings | None:
        return {"amount": value.amount} if isinstance(value, MorePlays) and value.sort == kind else None

    return made(sort, build, match, ja=ja, en=en)


VERBS: tuple[Phrase, ...] = (
    *by_players(_PLAYERS, _HAND),
    word("player", Opponents(), ja="相手は", en="your opponent"),
    word("player", Players(), ja="お互い[は|]", en="each player"),
    told_to("act", "told", Draw, Discard, named=(Win, MorePlays)),
    passing("told", "deed"),
    *counted_noun("cards", "a card", "{it} cards"),
    *counted_noun("tops", "card", "{it} cards"),
    *counted_noun("more_character", "another character", "{it} more characters"),
    *counted_noun("more_episode", "another episode", "{it} more episodes"),
    *_looking(),
    *_moving(),
    passing("ni_whom", "sel", ja="{it}"),
    passing("ni_whom", "this", ja="{it}に"),
    passing("ga", "sel", ja="{it}"),
    passing("ga", "this", ja="{it}が"),
    # between zones
    phrase(
        "act",
        ToDiscard,
        ja="{target:wo}控え室に<置く>",
        en="put {target:object} into the waiting room",
        when=_no_discard,
    ),
    phrase("act", ToDiscard, ja="{target:top}を控え室に<置く>", en="put {target:top} into the waiting room"),
    phrase(
        "act",
        ToHand,
        ja=("{target:wo}手札に<戻す>", "{target:wo}手札に<加える>"),
        en="return {target:object} to the hand",
    ),
    *(
        phrase(
            "act",
            ToDeck,
            place=place,
            ja="{target:wo}デッキの" + ja + "に<置く>",
            en="put {target:object} " + en + " the deck",
        )
        for place, ja, en in (("bottom", "下", "on the bottom of"), ("top", "上", "on top of"))
    ),
    phrase(
        "act",
        ToDeck,
        place="shuffle",
        ja="{target:wo}デッキに[戻して|加えて]シャッフル<する>",
        en="shuffle {target:object} into the deck",
    ),
    phrase(
        "act", ToZone, zone="brides", ja="{target:wo}花嫁エリアに<置く>", en="put {target:object} into the bride area"
    ),
    phrase(
        "act",
        ToZone,
        zone="removed",
        ja=("{target:wo}[ゲームから|]<取り除く>",),
        en="remove {target:object} from the game",
    ),
    phrase(
        "act",
        ToZone,
        zone="removed",
        covered=True,
        ja="{target:wo}裏向きで[ゲームから|]<取り除く>",
        en="remove {target:object} from the game face down",
    ),
    phrase(
        "act",
        ToZone,
        zone="removed",
        ja="{target:top}を[ゲームから|]<取り除く>",
        en="remove {target:top} from the game",
    ),
    # heroes
    phrase(
        "act",
        Flip,
        when=in_play,
        ja=("{target:wo}裏に<する>", "{target:wo}裏向きに<する>"),
        en="turn {target:object} face down",
    ),
    phrase(
        "act",
        Flip,
        down=False,
        when=in_play,
        ja=("{target:wo}表に<する>", "{target:wo}表向きに<する>"),
        en="turn {target:object} face up",
    ),
    phrase(
        "act",
        LayHero,
        ja="主人公デッキの上から{amount:number}枚を空いているレーンに<置く>",
        en="put the top {amount:tops} of the hero deck into empty lanes",
    ),
    # players
    word(
        "act",
        ShuffleDeck(You()),
        ja=("[あなたの|]デッキをシャッフル<する>", "シャッフル<する>"),
        en="shuffle your deck",
    ),
    word("act", RevealHand(Opponents(), private=True), ja="相手の手札を<見る>", en="look at your opponent's hand"),
    word("act", RevealHand(Opponents()), ja="相手は手札を公開<する>", en="your opponent reveals their hand"),
    word(
        "act", Win(You()), ja=("あなたは[この|]ゲームに勝利<する>", "[この|]ゲームに勝利<する>"), en="you win the game"
    ),
    word("act", Win(Opponents()), ja="相手は[この|]ゲームに勝利<する>", en="your opponent wins the game"),
    *(
        _more(sort, kind, ja=ja, en=en)
        for kind, noun in _SORTS
        for sort, ja, en in (
            (
                "act",
                (
                    "このターン[、|]あなたは" + noun + "をもう{amount:number}枚プレイ<できる>",
                    "このターン[、|]" + noun + "のプレイ回数を{amount:plus}",
                    noun + "のプレイ回数を{amount:plus}",
                ),
                f"you may play {{amount:more_{kind}}} this turn",
            ),
            (
                "lasting",
                "あなたは" + noun + "を1ターンにもう{amount:number}枚プレイ<できる>",
                f"you may play {{amount:more_{kind}}} in a turn",
            ),
        )
    ),
    phrase(
        "lasting",
        DeckLimit,
        ja="このカードは[、|]デッキに{most:number}枚まで入れることができる",
        en="a deck may hold up to {most:number} copies of this card",
    ),
    word(
        "lasting",
        DeckLimit(None),
        ja="このカードは[、|]デッキに[好きな枚数|何枚でも]入れることができる",
        en="a deck may hold any number of copies of this card",
    ),
)
