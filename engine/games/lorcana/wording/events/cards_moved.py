"""Cards that are discarded, drawn, put into an inkwell or returned, and cards that leave a discard."""

from __future__ import annotations

from engine.games.lorcana.wording.conditions.history import JA_TURN
from engine.kernel.cards.tree import Anything, Happened, Never, Opponents, Players, Side, Trigger, You
from engine.wording import Phrase, Slot, leaves, node, phrase, word

OWNERS: tuple[tuple[object, str, str], ...] = (
    (You(), "あなたの", "your"),
    (Opponents(), "対戦相手の", "an opponent's"),
    (Players(), "いずれかのプレイヤーの", "[a|any] player's"),
)
"""Whose discard it is."""
_WHO_DISCARDS = ((You(), "あなた", "you discard"), (Opponents(), "対戦相手", "an opponent discards"))

CARDS_MOVED: tuple[Phrase, ...] = (
    # discarded
    phrase(
        "trigger",
        Trigger,
        event="discard",
        by=Opponents(),
        least=1,
        en="whenever [your|an] opponent discards one or more cards",
    ),
    phrase(
        "trigger",
        Trigger,
        event="discard",
        when=lambda bindings: bindings["least"] != 0,
        ja="あなたがカードを{least:number}枚以上捨てるたび、",
        en="whenever you discard {least:number} or more cards",
    ),
    phrase("trigger", Trigger, event="discard", least=1, en="whenever you discard one or more cards"),
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            once=True,
            ja=f"[各ターンに|1ターンに|ターンに][1回|一度]、あなたがカードを[|1枚]{ja}とき、",
        )
        for event, ja in (("ink", "インクウェルに置いた"), ("draw", "引いた"), ("discard", "捨てた"))
    ),
    *(
        row
        for by, ja, en in _WHO_DISCARDS
        for row in (
            word(
                "trigger",
                Trigger("discarded", by=by),
                ja=f"{ja}がカードを[|1枚]捨てるたび、",
                en=f"whenever {en} a card",
            ),
            phrase(
                "trigger",
                Trigger,
                event="discarded",
                by=by,
                when=lambda bindings: bindings["subject"] != Anything(),
                ja=f"{ja}が{{subject:card}}を[|1枚]捨てるたび、",
                en=f"whenever {en} @{{subject:card}}",
            ),
        )
    ),
    # into an inkwell
    phrase("trigger", Trigger, event="ink", en="when you put a card into your inkwell"),
    phrase("trigger", Trigger, event="ink", ja="あなたのインクウェルにカード1枚が置かれるたび、"),
    phrase(
        "trigger",
        Trigger,
        event="ink",
        by=Opponents(),
        ja="対戦相手のインクウェルにカードが[|1枚]置かれるたび、",
        en="whenever a card is put into [an opponent's|your opponent's] inkwell",
    ),
    # back to a hand
    phrase(
        "trigger",
        Trigger,
        event="to_hand",
        when=lambda bindings: Side(False) in leaves(bindings["subject"]),
        ja="{subject:one}が場から[それのプレイヤーの|]手札に戻るたび、",
        en="whenever {subject:one} is returned to [their|its|their player's|a player's] hand from play",
    ),
    phrase(
        "trigger",
        Trigger,
        event="to_hand",
        when=lambda bindings: Side(False) in leaves(bindings["subject"]),
        en="whenever {subject:one} is returned to [a player's|their player's|its player's|their] hand",
    ),
    # out of a discard
    *(
        row
        for by, ja, en in OWNERS
        for row in (
            word(
                "trigger",
                Trigger("leave_discard", by=by),  # type: ignore[arg-type]  # as above
                ja=f"カードが{ja}捨て札を離れるたび、",
                en=f"whenever a card leaves {en} discard",
            ),
            phrase(
                "trigger",
                Trigger,
                event="leave_discard",
                by=by,
                ja=f"{{subject:card}}が{ja}捨て札を離れるたび、",
                en=f"whenever @{{subject:card}} leaves {en} discard",
                when=lambda bindings: bindings["subject"] != Anything(),
            ),
            word(
                "trigger",
                Trigger("leave_discard", by=by, times="once"),  # type: ignore[arg-type]  # as above
                ja=f"カードが1枚以上{ja}捨て札を離れるたび、",
                en=f"whenever one or more cards leave {en} discard",
            ),
            phrase(
                "cond",
                Happened,
                on=node(Trigger, event="leave_discard", by=by, subject=Slot("subject")),
                ja=f"{JA_TURN}{{subject:card}}が{ja}捨て札を離れて<いた>",
                en=f"@{{subject:card}} [|has ]left {en} discard this turn",
            ),
            phrase(
                "cond",
                Never,
                part=node(Happened, on=node(Trigger, event="leave_discard", by=by, subject=Slot("subject"))),
                ja=f"{JA_TURN}{{subject:card}}が{ja}捨て札を離れて<いなかった>",
                en=(f"no {{subject:card.s}} [|have ]left {en} discard this turn",),
            ),
        )
    ),
)
