"""What happens to several at once: one or more of them."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import joined
from engine.kernel.cards.tree import Other, Side, Trigger
from engine.wording import Phrase, made, phrase

AT_ONCE: tuple[Phrase, ...] = (
    # several at once
    *(
        phrase(
            "trigger",
            Trigger,
            event=event,
            manner=manner,
            times="once",
            ja=f"{{subject:np}}が1体以上{ja}たび、",
            en=f"whenever one or more {{subject:of_several.s}} {en}",
        )
        for event, manner, ja, en in (
            ("banish", "", "退場する", "[are|is] banished"),
            ("banish", "in_challenge", "チャレンジ中に退場する", "[are|is] banished in a challenge"),
            ("sing", "", "歌を歌う", "[sing a song|sing songs|are exerted to sing a song|sings a song]"),
            ("quest", "", "クエストする", "[quest|quests]"),
            ("challenge", "", "チャレンジする", "[challenge|challenges]"),
        )
    ),
    made("of_several.s", *joined(Side(True)), en="of your {rest:np.s}"),
    made("of_several.s", *joined(Side(True), Other()), en="of your other {rest:np.s}"),
    made("of_several.s", *joined(), en="{rest:np.s}"),
)
