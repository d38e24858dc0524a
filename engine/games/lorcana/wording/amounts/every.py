"""For every few, for each, and so many times."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.games.lorcana.wording.sentences import chooses
from engine.kernel.cards.tree import (
    Count,
    DamageOn,
    Draw,
    GainPoints,
    LosePoints,
    Modify,
    Per,
    PerGroup,
    Repeat,
    Tally,
    You,
)
from engine.wording import Phrase, Slot, node, phrase

_WHO = Subject()
_EVERY = node(PerGroup, each=Slot("each"), amount=Slot("count"), of=Slot("of"))

EVERY: tuple[Phrase, ...] = (
    # so much for each
    phrase(
        "vp",
        GainPoints,
        who=Subject(),
        amount=node(Per, each=Slot("each"), amount=Slot("count")),
        ja="{count:per}{each:plural}つのロアを<得る>",
    ),
    # for every few
    phrase(
        "pred",
        Modify,
        target=_WHO,
        amount=_EVERY,
        en="<get> {each:plus} {stat}{duration} for [every|each] {of:plural} {count:every}",
    ),
    *(
        phrase(
            "vp",
            verb,
            who=_WHO,
            amount=_EVERY,
            en=en,
        )
        for verb, en in (
            (Draw, "<draw> {each:cards} for [every|each] {of:plural} {count:every}"),
            (GainPoints, "<gain> {each:number} lore for [every|each] {of:plural} {count:every}"),
            (LosePoints, "<lose> {each:number} lore for [every|each] {of:plural} {count:every}"),
        )
    ),
    *(
        phrase(
            "clause", verb, who=You(), amount=_EVERY, en=f"for [every|each] {{of:plural}} {{count:every}}, [|you ]{en}"
        )
        for verb, en in (
            (Draw, "draw {each:cards}"),
            (GainPoints, "gain {each:number} lore"),
            (LosePoints, "lose {each:number} lore"),
        )
    ),
    phrase("every", Count, en="{filter:fields}"),
    phrase("every", Count, zone=Slot("zone"), whose=You(), en="{filter:card.s} in your {zone:pile}"),
    phrase("every", DamageOn, en="damage on {target:bearer}"),
    phrase("every", Tally, what="removed", en="damage removed this way"),
    phrase("every", Tally, what="put", en="cards [shuffled|returned|put there] this way"),
    # so many times, told behind
    phrase("simple", Repeat, when=chooses, en="{body:clause} {times:each}"),
)
