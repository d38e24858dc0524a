"""A player gains or loses lore."""

from __future__ import annotations

from engine.kernel.cards.tree import Opponents, Trigger, You
from engine.wording import Phrase, phrase, word

DOERS: tuple[tuple[object, str, str, str], ...] = (
    (You(), "あなた", "you", ""),
    (Opponents(), "対戦相手", "an opponent", "s"),
)
_LORE = (("lore_rise", "得る", "得て", "gain"), ("lore_fall", "失う", "失って", "lose"))

LORE: tuple[Phrase, ...] = (
    *(
        row
        for by, ja, en, s in DOERS
        for event, ja_lore, _, verb in _LORE
        for row in (
            word(
                "trigger",
                Trigger(event, by=by),  # type: ignore[arg-type]  # a player
                ja=f"{ja}がロアを{ja_lore}たび、",
                en=f"whenever {en} {verb}{s} lore",
            ),
            phrase(
                "trigger",
                Trigger,
                event=event,
                by=by,
                when=lambda bindings: bindings["least"] != 0,
                ja=f"{ja}がロアを{{least:number}}つ以上{ja_lore}たび、",
                en=f"whenever {en} {verb}{s} {{least:number}} or more lore",
            ),
        )
    ),
)
