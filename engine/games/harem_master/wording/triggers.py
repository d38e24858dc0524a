"""When something happens: before it, after it, and what can be answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.kernel.cards.tree import EventName, Is, Opponents, Players, Side, Trigger, Who, You
from engine.kernel.cards.vocabulary import will
from engine.wording import (
    Bindings,
    Many,
    Phrase,
    Slot,
    Words,
    alone,
    made,
    moments,
    node,
    passing,
    phrase,
    word,
)


class Event(NamedTuple):
    """One event: what comes before it is another one (403.1a). `ja`: after it, before it, having happened. `en`: the
    same. `who`: its subject and particle. `into`: it goes to a zone. `answered`: it can be answered (406.3a)."""

    name: EventName
    ja: tuple[str, str, str]
    en: tuple[str, str, str]
    who: str = "が"
    into: bool = False
    answered: bool = False

    @property
    def before(self) -> EventName:
        """What is told before it."""
        return will(self.name) if self.ja[1] else ""


def _put(
    name: str, where: str, en: str, ja: tuple[str, str, str] = ("置かれた", "置かれる", "置かれて<いた>")
) -> Event:
    """A card goes to a zone."""
    after, before, done = (where + each for each in ja)
    return Event(name, (after, before, done), (f"is {en}", f"be {en}", f"been {en}"), into=True, answered=True)


def _did(noun: str, did: str, do: str, done: str) -> tuple[str, str, str]:
    return f"[{noun}した|{noun}を{did}]", f"[{noun}する|{noun}を{do}]", f"{noun}して<いた>" if done else ""


EVENTS: tuple[Event, ...] = (
    Event("enter", ("場に出た", "", "場に出て<いた>"), ("enters play", "", "entered play")),
    Event(
        "leave",
        ("場を離れた", "場を離れる", "場を離れて<いた>"),
        ("leaves play", "leave play", "left play"),
        answered=True,
    ),
    _put("to_court", "ハーレムに", "put into a court"),
    _put("to_scaffold", "処刑台に", "put onto a scaffold"),
    _put("to_discard", "捨て札置き場に", "put into the discard pile"),
    _put("to_aside", "脇に", "put aside"),
    _put("to_stack", "行動費スタックに", "put into the action stack"),
    _put("to_deck", "城に", "put into the castle"),
    _put("to_hand", "手札に", "returned to the hand", ("[戻った|戻された]", "[戻る|戻される]", "戻って<いた>")),
    Event("attack", _did("アタック", "行った", "行う", "た"), ("attacks", "attack", "attacked"), answered=True),
    Event(
        "intercept",
        _did("インターセプト", "行った", "行う", "た"),
        ("intercepts", "intercept", "intercepted"),
        answered=True,
    ),
    Event(
        "win", ("戦闘に勝った", "戦闘に勝つ", "戦闘に勝って<いた>"), ("wins a battle", "win a battle", "won a battle")
    ),
    Event(
        "lose",
        ("戦闘に負けた", "戦闘に負ける", "戦闘に負けて<いた>"),
        ("loses a battle", "lose a battle", "lost a battle"),
    ),
    Event(
        "castle_attack",
        ("城へのアタックを行った", "城へのアタックを行う", "城へのアタックを行って<いた>"),
        ("attacks the castle", "attack the castle", "attacked the castle"),
    ),
    Event(
        "random",
        ("ランダムナンバーを適用した", "ランダムナンバーを適用する", "ランダムナンバーを適用して<いた>"),
        ("has a random number applied", "have a random number applied", "had a random number applied"),
        who="に",
    ),
    Event("act", ("行動済み状態になった", "", "行動済み状態になって<いた>"), ("becomes acted", "", "become acted")),
    Event(
        "control", ("支配者が変わった", "", "支配者が変わって<いた>"), ("changes sides", "", "changed sides"), who="の"
    ),
)
_PLAYERS: tuple[tuple[Who, str, str, str, str], ...] = (
    (You(), "自分", "you", "", "have"),
    (Opponents(), "相手", "your opponent", "s", "has"),
    (Players(), "プレイヤー", "a player", "s", "has"),
)
_TURNS: tuple[tuple[EventName, str, str], ...] = (
    ("turn_start", "{}ターン[|の]開始時", "the start of {} turn"),
    ("turn_end", "{}ターン[|の]終了時", "the end of {} turn"),
)
_WHOSE: tuple[tuple[Who, str, str], ...] = (
    (Players(), "", "each"),
    (You(), "自分の", "your"),
    (Opponents(), "相手の", "your opponent's"),
)


# --- what cards do and suffer


def _told(sort: str, name: EventName, event: Event, ja: Words, en: str) -> Iterator[Phrase]:
    """Of this card, or of any such; who goes somewhere as a character or item comes from play (214.2g)."""
    words = (ja,) if isinstance(ja, str) else ja
    yield phrase(
        sort,
        Trigger,
        event=name,
        subject=node(Is, target=Slot("this")),
        ja=tuple("{this:holder}" + event.who + each for each in words),
        en="{this:holder} " + en,
    )
    yield phrase(
        sort,
        Trigger,
        event=name,
        manner="play" if event.into and name == event.name else "",
        ja=tuple("{subject:who_lot}" + event.who + each for each in words),
        en="{subject:who_lot} " + en,
    )


def _events() -> Iterator[Phrase]:
    for event in EVENTS:
        after, before, done = event.ja
        yield from _told("event", event.name, event, after, event.en[0])
        yield from _told("past", event.name, event, done, f"has {event.en[2]}")
        if before:
            yield from _told("event", event.before, event, before, f"would {event.en[1]}")
        if event.answered:
            yield from _told("answer", event.name, event._replace(into=False), (after, before), event.en[0])


def _others() -> Iterator[Phrase]:
    """Of whom the event is not told: the one intercepted, what is worn, who wears it."""
    for sort in ("event", "answer"):
        yield phrase(
            sort,
            Trigger,
            event="intercept",
            counterpart=Slot("whom"),
            ja="{whom:who}がインターセプトされた",
            en="{whom:who} is intercepted",
        )
    yield phrase(
        "event",
        Trigger,
        event="equip",
        subject=node(Is, target=Slot("this")),
        ja="{this:this}が[キャラクターに|]装備された",
        en="{this:this} is equipped",
    )
    yield phrase(
        "event",
        Trigger,
        event="equip",
        counterpart=Slot("whom"),
        ja="{whom:who}がアイテムを装備した",
        en="{whom:who} is equipped with an item",
    )


# --- what players do


def _deeds() -> Iterator[Phrase]:
    for who, ja, en, s, have in _PLAYERS:
        for sort, name, did, uses in (
            ("event", "use", "を使用した", f"use{s}"),
            ("event", will("use"), "を使用する", "would use"),
            ("past", "use", "を使用して<いた>", f"{have} used"),
            ("answer", "use", "を使用[した|する]", f"use{s}"),
        ):
            yield phrase(
                sort,
                Trigger,
                event=name,
                by=who,
                ja=ja + "が{subject:card_noun}" + did,
                en=f"{en} {uses} " + "@{subject:card_noun}",
            )
        yield word("event", Trigger("draw", by=who), ja=f"{ja}がカードを引いた", en=f"{en} draw{s} a card")
        yield word(
            "answer", Trigger("use_ability", by=who), ja=f"{ja}が能力を使用[した|する]", en=f"{en} use{s} an ability"
        )
        yield word(
            "answer",
            Trigger("triggered", by=who),
            ja=f"{ja}の能力が誘発[した|する]",
            en=("your" if who == You() else f"{en}'s") + " ability triggers",
        )
    yield from _piles()


def _piles() -> Iterator[Phrase]:
    """Cards that come to the open piles of a player, and those that go from his hand or castle."""
    for who, own, ja, en in ((You(), True, "自分", "your"), (Opponents(), False, "相手", "your opponent's")):
        for name, pile, into in (("joins_court", "ハーレム", "into"), ("joins_scaffold", "処刑台", "onto")):
            where = "court" if name == "joins_court" else "scaffold"
            yield phrase(
                "event",
                Trigger,
                event=name,
                by=who,
                ja=ja + "の" + pile + "に{subject:card_noun}が置かれた",
                en="@{subject:card_noun} is put " + f"{into} {en} {where}",
            )
        for zone, name_ja, name_en in (("hand", "手札", "hand"), ("deck", "城", "castle")):
            yield word(
                "event",
                Trigger("to_discard", Side(own), manner=zone),  # type: ignore[arg-type]  # zones are manners
                ja=f"{ja}の{name_ja}からカードが捨て札置き場に置かれた",
                en=f"a card is put from {en} {name_en} into the discard pile",
            )


# --- moments


def _own_battle_end(this: object) -> tuple[Trigger, Trigger]:
    mine = Is(this)  # type: ignore[arg-type]  # a target
    return Trigger("battle_end", mine), Trigger("battle_end", counterpart=mine)


def _own_end(bindings: Bindings) -> object:
    return _own_battle_end(bindings["this"])


def _own_end_apart(value: object) -> Bindings | None:
    match value:
        case (Trigger("battle_end", Is(target)), Trigger("battle_end")) if value == _own_battle_end(target):
            return {"this": target}
    return None


TRIGGERS: tuple[Phrase | Many, ...] = (
    *_events(),
    *_others(),
    *_deeds(),
    *moments("moment", _TURNS, _WHOSE),
    word("moment", Trigger("battle_end"), ja="戦闘[|の]終了時", en="the end of battle"),
    Many("happenings", "event", {"ja": ("[時|とき]、または", "[時|とき]、または"), "en": (" or when ", " or when ")}),
    passing("on", "happenings", ja="{it}[時|とき]、", en="when {it}"),
    alone("at_moment", "moment"),
    passing("on", "at_moment", ja="{it}に、", en="at {it}"),
    made(
        "on", _own_end, _own_end_apart, ja="{this:holder}の戦闘終了時に、", en="at the end of a battle of {this:holder}"
    ),
    passing("once_on", "event", ja="{it}[時|とき]、", en="when {it}"),
    # what can be answered (406.3a)
    word("answer", Trigger("battle"), ja="戦闘を行う", en="a battle is fought"),
    word("answer", Trigger("random"), ja="ランダムナンバーを適用[した|する]", en="random numbers are applied"),
    Many("answers", "answer", {"ja": ("[時|とき]、または", "[時|とき]、または"), "en": (" or when ", " or when ")}),
)
