"""What players do, and what they may not do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.precious_memories.nodes import (
    Alter,
    GainCoins,
    Remove,
)
from engine.games.precious_memories.wording.filters import LEAVES
from engine.kernel.cards.tree import (
    Anything,
    Cannot,
    Chosen,
    Discard,
    Draw,
    Every,
    GainPoints,
    InTurn,
    Is,
    May,
    Opponents,
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
)
from engine.wording import REFUSED, Bindings, Lot, Parts, Phrase, Slot, leaves, made, node, passing, phrase, plain, word

_PLAYERS: tuple[tuple[Who, str, str, str, str], ...] = (
    (You(), "[|自分は、|自分は]", "", "", "your"),
    (Opponents(), "相手は[、|]", "your opponent ", "s", "their"),
    (Players(), "[全てのプレイヤー|お互いのプレイヤー]は[、|]", "each player ", "s", "their"),
)


def _players() -> Iterator[Phrase]:
    for who, ja, en, s, their in _PLAYERS:
        yield phrase(
            "act",
            Draw,
            who=who,
            ja=(ja + "カードを{amount:number}枚<引く>", ja + "カード{amount:number}枚を<引く>"),
            en=f"{en}draw{s} " + "{amount:number}",
        )
        yield phrase(
            "act",
            Draw,
            who=who,
            until=True,
            ja=ja + "手札が{amount:number}枚になる[まで|ように]カードを<引く>",
            en=f"{en}draw{s} up to " + "{amount:number} in hand",
        )
        if who != You():
            yield phrase(
                "act",
                ToDiscard,
                target=node(Top, whose=who, amount=Slot("n"), bottom=False),
                ja=ja + "デッキの上のカード{n:plural}枚を捨て札に<する>",
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
            ja=ja.replace("[|", "[") + "手札を全て捨て札に<する>",
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
            ja=ja + "{coin}コインを{amount:number}個<得る>",
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
    yield word(
        "act", RevealHand(Opponents()), ja="相手の手札[全て|を全て]を表に<する>", en="your opponent reveals their hand"
    )
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


def _prohibited() -> Iterator[Phrase]:
    """What a player may not do for a while."""
    for dur, both in (("{dur}", True), ("", False)):
        lasts: dict[str, Any] = {} if both else {"duration": ""}
        sort = "act" if both else "lasting"
        for who, ja, en, _, _ in _PLAYERS[1:]:
            for deed, done, said in (
                ("play", "をプレイ[できない|することができない]", "play"),
                ("put_in", "を場に出すことができない", "put {} onto the field"),
                ("appear", "を登場させることができない", "let {} appear"),
                ("ready", "を活動状態にすることができない", "make {} active"),
                ("block_with", "を妨害[に参加|]させることができない", "let {} block"),
                (
                    "play_elsewhere",
                    "を手札以外からプレイ[できない|することができない]",
                    "play {} from outside the hand",
                ),
            ):
                verb = (said if "{}" in said else said + " {}").replace("{}", "{filter:kinds}")
                yield phrase(
                    sort,
                    Cannot,
                    target=who,
                    deed=deed,
                    **({"duration": Slot("dur")} if both else lasts),
                    ja=(dur + ja + "{filter:kinds}" + done, *([ja + dur + "{filter:kinds}" + done] if both else [])),
                    en=dur + f"{en}can't {verb}",
                )
        yield phrase(
            sort,
            Cannot,
            target=Every(Side(False)),
            deed="use_text",
            **({"duration": Slot("dur")} if both else lasts),
            ja=(
                dur + "相手は[、|]使用型テキストを使用[できない|することができない]",
                *(["相手は[、|]" + dur + "使用型テキストを使用[できない|することができない]"] if both else []),
            ),
        )
        yield phrase(
            sort,
            Cannot,
            deed="use_text",
            **({"duration": Slot("dur")} if both else lasts),
            ja=(
                dur + "相手は[、|]{target:text_holder}のテキストを使用[できない|することができない]",
                "相手は[、|]" + dur + "{target:text_holder}のテキストを使用[できない|することができない]",
            )
            if both
            else "相手は[、|]{target:text_holders}のテキストを使用[できない|することができない]",
            en=dur + "the opponent can't use texts of " + ("{target:text_holder}" if both else "{target:text_holders}"),
        )


def _textless() -> Iterator[Phrase]:
    """Texts that nobody may use."""
    for dur, sort in (("{dur}", "act"), ("", "lasting")):
        yield made(
            sort,
            *_nobody_uses(lasts=bool(dur)),
            ja=dur + "[全ての|お互いの]プレイヤーは[、|]{lot:lot}のテキストを使用[できない|することができない]",
            en=dur + "nobody can use texts of {lot:lots}",
        )


def _nobody_uses(*, lasts: bool) -> Parts:
    def build(bindings: Bindings) -> object:
        lot, dur = bindings["lot"], bindings.get("dur", "")
        assert isinstance(lot, Lot)
        sided = lot.zone != "play" or any(isinstance(leaf, Side) for leaf in leaves(lot.filter))
        return REFUSED if sided else Cannot(Every(lot.filter), "use_text", dur)  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case Cannot(Every(filter_, "play", Players()), "use_text", dur) if bool(dur) == lasts:
                sided = any(isinstance(leaf, Side) for leaf in leaves(filter_))
                return None if sided else {"lot": Lot(filter_)} | ({"dur": dur} if lasts else {})
        return None

    return build, match


def _in_their_turn(who: Who) -> Parts:
    """What other players have to do to own cards of theirs."""

    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        return InTurn(who, body) if _of_own(body) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(whose, body) if whose == who and _of_own(body):
                return {"body": body}
        return None

    return build, match


def _may_in_their_turn(who: Who) -> Parts:
    """The same where each of them may leave it."""

    def build(bindings: Bindings) -> object:
        body = bindings["body"]
        return InTurn(who, May(body)) if _of_own(body) else REFUSED  # type: ignore[arg-type]

    def match(value: object) -> Bindings | None:
        match value:
            case InTurn(whose, May(body, You(), False)) if whose == who and _of_own(body):
                return {"body": body}
        return None

    return build, match


def _of_own(body: object) -> bool:
    """Whether it is done to a selection of somebody's own."""
    target = plain(getattr(body, "target", None))
    if not isinstance(target, Chosen):
        return False
    if target.zone == "play":
        named = any(isinstance(leaf, Is) and leaf.target != This() for leaf in leaves(target.filter))
        return named or Side(True) in leaves(target.filter)
    return target.whose == You() and not (target.zone == "hand" and isinstance(body, ToDiscard | Remove))


def _two_bans() -> Parts:
    """Two prohibitions on one player, in one sentence."""

    def build(bindings: Bindings) -> object:
        return (bindings["one"], bindings["two"])

    def match(value: object) -> Bindings | None:
        match value:
            case (Cannot(Opponents(), a, "") as one, Cannot(Opponents(), b, "") as two) if {a, b} <= set(_NEITHER):
                return {"one": one, "two": two}
        return None

    return build, match


_NEITHER = {
    "ready": ("を活動状態にすることが", "make {} active"),
    "appear": ("を登場させることが", "let {} appear"),
    "put_in": ("を場に出すことが", "put {} onto the field"),
    "play": ("をプレイすることが", "play {}"),
}


def _neither() -> Iterator[Phrase]:
    for deed, (ja, en) in _NEITHER.items():
        yield phrase(
            "neither",
            Cannot,
            target=Opponents(),
            deed=deed,
            ja="{filter:kinds}" + ja,
            en=en.replace("{}", "{filter:kinds}"),
        )
    yield made(
        "bans",
        *_two_bans(),
        ja="相手は、{one:neither}できず、{two:neither}できない",
        en="your opponent can neither {one:neither} nor {two:neither}",
    )


def _theirs(bindings: Bindings) -> object:
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    if lot.zone != "play" or any(isinstance(leaf, Side) for leaf in leaves(lot.filter)):
        return REFUSED
    return Every(LEAVES.combined([Side(False), *leaves(lot.filter)]))  # type: ignore[arg-type]


def _as_theirs(value: object) -> Bindings | None:
    if not isinstance(value, Every) or value.zone != "play" or Side(False) not in leaves(value.filter):
        return None
    rest = LEAVES.combined([leaf for leaf in leaves(value.filter) if leaf != Side(False)])
    return {"lot": Lot(rest)}  # type: ignore[arg-type]


def _theirs_own(bindings: Bindings) -> object:
    """The same where the sentence, whose subject is the opponent, calls them his own."""
    lot = bindings["lot"]
    assert isinstance(lot, Lot)
    if lot.zone != "play" or Side(True) not in leaves(lot.filter):
        return REFUSED
    rest = [leaf for leaf in leaves(lot.filter) if leaf != Side(True)]
    return _theirs({"lot": Lot(LEAVES.combined(rest))})  # type: ignore[arg-type]


def _as_theirs_own(value: object) -> Bindings | None:
    slots = _as_theirs(value)
    lot = slots["lot"] if slots is not None else None
    return {"lot": Lot(LEAVES.combined([Side(True), *leaves(lot.filter)]))} if isinstance(lot, Lot) else None  # type: ignore[arg-type]


_EACH: tuple[tuple[Who, str, str], ...] = (
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
    *_players(),
    *_prohibited(),
    *_textless(),
    *_neither(),
    *(each for who, ja, en in _EACH for each in _asked(who, ja, en)),
    passing("text_holder", "text_holders"),
    made("text_holders", _theirs, _as_theirs, ja="{lot:lot}", en="{lot:lots}"),
    made("text_holders", _theirs_own, _as_theirs_own, ja="{lot:lot}"),
)
