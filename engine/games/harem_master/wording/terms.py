"""Single words: numbers, factions, names between their brackets, this card, durations, costs."""

from __future__ import annotations

from engine.games.harem_master.nodes import PayCost
from engine.kernel.cards.tree import Bound, Exert, Tally, This
from engine.wording import (
    Many,
    Phrase,
    ReadingContext,
    Token,
    Words,
    counted_noun,
    names_between,
    numbers,
    of_the_pool,
    passing,
    phrase,
    this_card,
    word,
)

LONGEST = 80
LANGS = ("ja", "en")
DURATIONS: dict[str, tuple[Words, str]] = {
    "turn": (("ターン終了時まで[、|]", "[このターン中|このターン]、"), " until end of turn"),
    "challenge": ("[戦闘終了時まで|この戦闘の終了時まで][、|]", " until end of battle"),
    "until_your_next_turn": (
        "[次の自分のターン開始時|次の自分のターンの開始時]まで[、|]",
        " until the start of your next turn",
    ),
}


# --- this card, as rule 401.5 has it

_THIS: dict[str, dict[str, tuple[str, ...]]] = {
    "ja": {"event": ("このカード", "自身")},
    "en": {
        "item": ("this item", "this card", "this character"),
        "event": ("this card", "this character", "this item"),
    },
}
_ANY: dict[str, tuple[str, ...]] = {
    "ja": ("自身", "このカード", "このキャラクター", "このアイテム"),
    "en": ("this character", "this card", "this item"),
}


def _called(language: str, context: ReadingContext) -> tuple[str, ...]:
    return _THIS[language].get(context.kind, _ANY[language])


TERMS: tuple[Phrase | Token | Many, ...] = (
    *numbers(LANGS),
    *of_the_pool("faction_name"),  # rule 209
    *names_between("≫", LONGEST),  # rule 202
    *this_card(_called, "自こtT"),
    *(word("lasts", name, ja=ja, en=en) for name, (ja, en) in DURATIONS.items()),
    word(
        "wearer",
        Bound("host"),
        ja="[自身|このカード|このアイテム]を装備しているキャラクター",
        en="the wearer",
    ),
    # numbers that may be n (503.2)
    passing("num", "number"),
    word("num", Tally("paid"), ja="n", en="n"),
    passing("plural_num", "plural"),
    word("plural_num", Tally("paid"), ja="n", en="n"),
    *counted_noun("cards", "a card", "{it} cards", "plural_num"),
    *counted_noun("tops", "card", "{it} cards", "plural_num"),
    # icons of costs (503, 504)
    word("icon", Exert(This()), ja="［T］", en="［T］"),
    phrase("icon", PayCost, amount=None, ja="［n］", en="［n］"),
    phrase("icon", PayCost, ja="［{amount:number}］", en="［{amount:number}］"),
    Many("icons", "icon", {"ja": ("", ""), "en": ("", "")}),
)
