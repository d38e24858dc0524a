"""What players do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import (
    Alter,
    GainCoins,
    Remove,
    ToPoints,
)
from engine.kernel.cards.tree import (
    Anything,
    Chosen,
    Count,
    Discard,
    Draw,
    Every,
    GainPoints,
    InTurn,
    Is,
    May,
    Opponents,
    Per,
    Players,
    RevealHand,
    Seq,
    ShuffleDeck,
    Side,
    This,
    Times,
    ToDiscard,
    Top,
    Trigger,
    Who,
    Win,
    You,
    nodes_of,
)
from engine.wording import REFUSED, Bindings, Parts, Phrase, Slot, leaves, made, node, passing, phrase, plain, word

PLAYED_BY: tuple[tuple[Who, str, str, str, str], ...] = (
    (You(), "[|自分は、|自分は]", "", "", "your"),
    (Opponents(), "相手は[、|]", "your opponent ", "s", "their"),
    (Players(), "[全てのプレイヤー|お互いのプレイヤー]は[、|]", "each player ", "s", "their"),
)

_HELD, _UNTIL = "[手札|手札の枚数|自分の手札|自分の手札の枚数]", "[まで|ように][、|]カードを<引く>"


def _players() -> Iterator[Phrase]:
    for who, ja, en, s, their in PLAYED_BY:
        yield phrase(
            "act",
            Draw,
            who=who,
            ja=(ja + "カードを{amount:number}枚<引く>", ja + "カード{amount:number}枚を<引く>"),
            en=f"{en}draw{s} " + "{amount:number}",
        )
        if who != Players():
            yield phrase(
                "act",
                Draw,
                who=who,
                upto=True,
                ja=(ja + "カードを{amount:number}枚まで<引く>", ja + "カード{amount:number}枚までを<引く>"),
                en=f"{en}draw{s} up to " + "{amount:number} cards",
            )
        yield phrase(
            "act",
            Draw,
            who=who,
            until=True,
            ja=ja + _HELD + "が{amount:number}枚になる" + _UNTIL,
            en=f"{en}draw{s} up to " + "{amount:number} in hand",
        )
        yield phrase(
            "act",
            Draw,
            when=lambda bindings: not isinstance(bindings["amount"], int),
            who=who,
            until=True,
            ja=(
                ja + _HELD + "が[、|]{amount:till}と同じ[枚数|]になる" + _UNTIL,
                ja + "{amount:till}と同じ枚数になる" + _UNTIL,
            ),
            en=f"{en}draw{s} up to as many in hand as " + "{amount:till}",
        )
        if who != You():
            for deed, each, verb in (
                (Discard, "手札{n:number}枚を捨て札に<する>", "discard"),
                (Draw, "カードを{n:number}枚<引く>", "draw"),
            ):
                yield phrase(
                    "act",
                    deed,
                    when=_nobodys,
                    who=who,
                    amount=node(Per, each=Slot("n"), amount=Slot("count")),
                    ja=ja + "{count:each_of}" + each,
                    en=f"{en}{verb}{s} " + "{n:number} for each {count:each_of}",
                )
            yield phrase(
                "act",
                Discard,
                who=who,
                ja=ja + "[|自分の]手札{amount:number}枚を捨て札に<する>",
                en=f"{en}discard{s} " + "{amount:number}",
            )
            yield phrase(
                "act",
                Remove,
                target=node(Chosen, filter=Anything(), least=Slot("n"), most=Slot("n"), zone="hand", by=who, whose=who),
                ja=ja + "手札{n:number}枚をゲームから<取り除く>",
                en=f"{en}remove{s} " + "{n:number} of " + f"{their} hand from the game",
            )
        yield phrase(
            "act",
            Discard,
            who=who,
            amount=None,
            ja=ja.replace("[|", "[") + "手札[を全て|全てを]捨て札に<する>",
            en=f"{en}discard{s} {their} whole hand",
        )
        yield phrase(
            "act",
            Discard,
            who=who,
            how="random",
            ja=(
                ja + "[|自分の]手札{amount:number}枚を[無作為|ランダム]に捨て札に<する>",
                ja + "[|自分の]手札から[無作為|ランダム]に{amount:number}枚を捨て札に<する>",
                *(["相手の手札{amount:number}枚を[無作為|ランダム]に捨て札に<する>"] if who == Opponents() else []),
                *(["相手の手札から[無作為|ランダム]に{amount:number}枚を捨て札に<する>"] if who == Opponents() else []),
            ),
            en=f"{en}discard{s} " + "{amount:number} at random",
        )
        if who != You():
            yield made(
                "act",
                *_throws_and_draws(who),
                ja=ja + "[|自分の]手札{n:number}枚を捨て札にし、カードを{m:number}枚<引く>",
                en=f"{en}discard{s} " + "{n:number}" + f" and draw{s} " + "{m:number}",
            )
            yield made(
                "act",
                *_throws_and_draws(who, whole=True),
                ja=ja + "手札を全て捨て札にし、カードを{m:number}枚<引く>",
                en=f"{en}discard{s} {their} whole hand and draw{s} " + "{m:number}",
            )
        yield phrase(
            "act",
            GainCoins,
            who=who,
            ja=(ja + "{coin}コインを{amount:number}個<得る>", ja + "{coin}コイン{amount:number}個を<得る>"),
            en=f"{en}gain{s} " + "{amount:number} {coin}coins",
        )
    for who, ja, en in ((You(), "自分", "you"), (Opponents(), "相手", "your opponent")):
        yield phrase(
            "act",
            Draw,
            who=You(),
            amount=Times(Trigger("effect_draw", by=who)),
            ja=f"このターンの間に{ja}がカードの効果で引いたカードの枚数と同じ枚数カードを<引く>",
            en=f"draw as many as {en} drew by effects this turn",
        )
    yield phrase(
        "act",
        GainPoints,
        who=Opponents(),
        ja="相手に{amount:number}ポイント<与える>",
        en="give your opponent {amount:number} points",
    )
    for who, ja, en in (
        (Opponents(), "[相手の|相手は、|相手は]手札[全てを|を全て]表に<する>", "your opponent reveals their hand"),
        (You(), "[自分の|]手札[全てを|を全て]表に<する>", "reveal your hand"),
        (Players(), "[お互いの|全ての]手札[全てを|を全て]表に<する>", "each player reveals their hand"),
    ):
        yield word("act", RevealHand(who), ja=ja, en=en)
    yield word(
        "act", RevealHand(Opponents(), private=True), ja="相手の手札を[全て|]<見る>", en="look at your opponent's hand"
    )
    yield word(
        "act",
        ShuffleDeck(Players()),
        ja="[全てのプレイヤー|お互いのプレイヤー]は[、|]デッキをシャッフル<する>",
        en="each player shuffles their deck",
    )
    yield word("act", Win(You()), ja="自分は[、|]ゲームに勝利<する>", en="you win the game")
    yield word("act", Alter(), ja="改変を<行う>", en="make an alteration")
    yield phrase("act", Alter, amount=Slot("n"), ja="改変を{n:plural}回<行う>", en="make {n:plural} alterations")


def _nobodys(bindings: Bindings) -> bool:
    """Of what is one's own in what another player does nobody says whose it is."""
    return not any(each in (Side(True), You()) for each in nodes_of(bindings["count"]))


def _throws_and_draws(who: Who, *, whole: bool = False) -> Parts:
    """A player discards and then draws himself."""

    def build(bindings: Bindings) -> object:
        amount: Any = None if whole else bindings["n"]
        return Seq((Discard(who, amount), Draw(who, bindings["m"])), "then")  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Seq((Discard(one, n, Anything(), "own_choice", False), Draw(other, m, False, False)), "then"):
                if one == other == who and (n is None) == whole:
                    return {"m": m} if whole else {"n": n, "m": m}
        return None

    return build, match


def _in_their_turn(who: Who) -> Parts:
    """What other players have to do to own cards of theirs."""

    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        return InTurn(who, body) if of_own(body) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(whose, body) if whose == who and of_own(body):
                return {"body": body}
        return None

    return build, match


def _may_in_their_turn(who: Who) -> Parts:
    """The same where each of them may leave it."""

    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        return InTurn(who, May(body)) if of_own(body) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(whose, May(body, You(), False)) if whose == who and of_own(body):
                return {"body": body}
        return None

    return build, match


def of_own(body: object) -> bool:
    """Whether it is done to a selection of somebody's own, or to all of his on the field."""
    target = plain(getattr(body, "target", None))
    if isinstance(target, Top):
        return target.whose == You() and isinstance(body, ToPoints | ToDiscard | Remove)
    if isinstance(target, Every):
        return target.zone == "play" and Side(True) in leaves(target.filter)
    if not isinstance(target, Chosen):
        return False
    if target.zone == "play":
        named = any(isinstance(leaf, Is) and leaf.target != This() for leaf in leaves(target.filter))
        return named or Side(True) in leaves(target.filter)
    return target.whose == You() and not (target.zone == "hand" and isinstance(body, ToDiscard | Remove))


EACH: tuple[tuple[Who, str, str], ...] = (
    (Opponents(), "相手", "your opponent"),
    (Players(), "[全てのプレイヤー|お互いのプレイヤー]", "each player"),
)


def _asked(who: Who, ja: str, en: str) -> Iterator[Phrase]:
    yield made("act", *_in_their_turn(who), ja=ja + "は[、|]{body:simple~}", en=en + " has to {body:simple}")
    yield made(
        "done_once",
        *_may_in_their_turn(who),
        ja=(ja + "は[、|]{body:simple}ことができる", ja + "は[、|]{body:simple.can}"),
        en=en + " may {body:simple}",
    )


PLAYERS: tuple[Phrase, ...] = (
    passing("till", "amount"),
    word("till", Count(Anything(), "hand", Opponents()), ja="相手の手札"),
    *_players(),
    *(each for who, ja, en in EACH for each in _asked(who, ja, en)),
)
