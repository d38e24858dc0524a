"""The player whose turn it is: "at the end of each opponent's turn, if they have ..., they ..."."""

from __future__ import annotations

from engine.games.lorcana.wording.deeds import players
from engine.kernel.cards.tree import ActivePlayer, Anything, ChosenPlayer, Compare, Count, Points, Trigger, Who, You
from engine.wording import Bindings, Parts, Phrase, made, phrase, word

_THEY = ActivePlayer()
_HAND = Count(Anything(), "hand", _THEY)


def done_by(who: Who) -> Parts:
    """What this player does."""

    def build(bindings: Bindings) -> object:
        return players.fill({"verb": bindings["verb"], "who": who})

    def match(value: object) -> Bindings | None:
        parts = players.lift(value)
        return {"verb": parts["verb"]} if parts and parts["who"] == who else None

    return build, match


def _they_may(bindings: Bindings) -> object:
    return players.fill_may({"verb": bindings["verb"], "who": _THEY})


def _left_to_them(value: object) -> Bindings | None:
    parts = players.lift_may(value)
    return {"verb": parts["verb"]} if parts and parts["who"] == _THEY else None


ACTIVE: tuple[Phrase, ...] = (
    made(
        "clause",
        *done_by(_THEY),
        ja="そのプレイヤーは{verb:vps~}",
        en=("they {verb:vps}", "that player {verb:vps.s}", "that opponent {verb:vps.s}"),
    ),
    made(
        "clause",
        _they_may,
        _left_to_them,
        ja="そのプレイヤーは{verb:vps.te}もよい",
        en=("they may {verb:vps}", "that player may {verb:vps}", "that opponent may {verb:vps}"),
    ),
    made("clause", *done_by(ChosenPlayer()), en="choose an opponent. ^they {verb:vps}"),
    *(
        phrase(
            "cond",
            Compare,
            left=_HAND,
            op=op,
            ja=f"そのプレイヤーの手札が{{right:number}}枚{ja}",
            en=f"they have {en} in their hand",
        )
        for op, ja, en in (
            (">", "より<多い>", "more than {right:number} cards"),
            (">=", "以上<である>", "{right:number} or more cards"),
            ("<=", "以下<である>", "{right:number} or fewer cards"),
            ("<", "未満<である>", "fewer than {right:number} cards"),
        )
    ),
    phrase(
        "cond",
        Compare,
        left=_HAND,
        op="==",
        ja="そのプレイヤーの手札が{right:number}枚<である>",
        en="they have {right:none} in their hand",
    ),
    *(
        phrase(
            "cond",
            Compare,
            left=Points(_THEY),
            op=op,
            ja=f"そのプレイヤーのロアが{{right:number}}つ{ja}<である>",
            en=f"they have {{right:number}} or {en} lore",
        )
        for op, ja, en in ((">=", "以上", "more"), ("<=", "以下", "less"))
    ),
    *(
        word(
            "cond",
            Compare(theirs, op, mine),  # type: ignore[arg-type]  # one of two
            ja=f"そのプレイヤーの{ja}があなたより<{ja_size}>",
            en=f"they have {size} {en} than you[| do]",
        )
        for theirs, mine, ja, en, less in (
            (_HAND, Count(Anything(), "hand", You()), "手札", "cards in their hand", "fewer"),
            (Points(_THEY), Points(You()), "ロア", "lore", "less"),
        )
        for op, size, ja_size in ((">", "more", "多い"), ("<", less, "少ない"))
    ),
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            by=_THEY,
            theirs=True,
            ja=f"対戦相手のターンにそのプレイヤーがカードを[1枚|]{ja}たび、",
            en=f"whenever an opponent {en} during their turn",
        )
        for event, ja, en in (
            ("draw", "引く", "draws a card"),
            ("ink", "インクウェルに置く", "puts a card into their inkwell"),
            ("discard", "捨てる", "discards a card"),
        )
    ),
    *(
        phrase("trigger", Trigger, event=event, by=_THEY, en=f"whenever they {several}")
        for event, several in (
            ("draw", "draw a card"),
            ("ink", "put a card into their inkwell"),
            ("discard", "discard a card"),
        )
    ),
    phrase(
        "trigger",
        Trigger,
        event="play",
        by=_THEY,
        ja="そのプレイヤーが{subject:played}をプレイするたび、",
        en="whenever they play {subject:played}",
    ),
)
