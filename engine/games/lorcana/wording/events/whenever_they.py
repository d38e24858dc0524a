"""What one that was spoken of does later: "whenever they challenge another character this turn"."""

from __future__ import annotations

from engine.games.lorcana.wording.events.triggers import ANOTHER
from engine.kernel.cards.tree import Anything, Is, Trigger
from engine.wording import Phrase, Slot, node, phrase


def _they_do(one: str, several: str) -> tuple[str, ...]:
    """With a pronoun for the one that does or suffers it, also run together with its verb."""
    done = several.removeprefix("are ")
    short = (f"[whenever|when] {{whom:they_are}} {done}",) if done != several else ()
    return (f"[whenever|when] {{whom:he}} {one}", f"[whenever|when] {{whom:they}} {several}", *short)


WHENEVER_THEY: tuple[Phrase, ...] = (
    # of one that was spoken of before
    *(
        phrase(
            "their_trigger",
            Trigger,
            event=event,
            manner=manner,
            subject=node(Is, target=Slot("whom")),
            counterpart=counterpart,
            ja=f"{{whom:he_ga}}{ja}たび、",
            en=_they_do(one, several),
        )
        for event, manner, counterpart, ja, one, several in (
            ("challenge", "", Anything(), "チャレンジする", "challenges", "challenge"),
            (
                "challenge",
                "",
                Slot("counterpart"),
                "{counterpart:one}にチャレンジする",
                "challenges {counterpart:one}",
                "challenge {counterpart:one}",
            ),
            ("quest", "", Anything(), "クエストする", "quests", "quest"),
            ("banish", "", Anything(), "退場する", "is banished", "are banished"),
            (
                "banish",
                "in_challenge",
                Anything(),
                "チャレンジ中に退場する",
                "is banished in a challenge",
                "are banished in a challenge",
            ),
            (
                "banish",
                "by_counterpart",
                ANOTHER,
                "[チャレンジ中に|チャレンジで]他のキャラクター[1体|]を退場させる",
                "banishes another character in a challenge",
                "banish another character in a challenge",
            ),
        )
    ),
)
