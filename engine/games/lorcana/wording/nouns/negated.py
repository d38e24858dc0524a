"""What somebody or something is not: at a location, here, of a classification, a song, of a name."""

from __future__ import annotations

from engine.games.lorcana.wording.conditions.history import JA_TURN
from engine.games.lorcana.wording.nouns.filters import bag
from engine.games.lorcana.wording.referents.pronouns import pronoun
from engine.games.lorcana.wording.terms import SOMEWHERE
from engine.kernel.cards.tree import (
    At,
    Bound,
    Class,
    Did,
    In,
    Kind,
    Manner,
    Matches,
    Named,
    Never,
    Not,
    This,
    Trigger,
    With,
)
from engine.wording import Phrase, Slot, made, node, phrase

_OTHERWISE = "{has:has?}{named:named?}{ink:ink?}{class:class?}"
"""What can stand between whose they are and what they are."""
_UNDONE: tuple[tuple[str, Manner, str, str], ...] = (
    ("quest", "", "クエストしていない", "[hasn't quested|didn't quest]"),
    ("sing", "", "歌を歌っていない", "[hasn't sung|didn't sing][ a song|]"),
    ("move", "", "ロケーションに移動していない", "hasn't moved to a location"),
    ("damage", "dealt", "ダメージを与えられていない", "wasn't dealt damage"),
)
"""What is told of one that did not do it this turn, or to whom it was not done."""

NEGATED: tuple[Phrase, ...] = (
    # where they are not; "an opponent's location" could be meant where the side stood before it
    *(
        phrase(
            sort,
            Not,
            part=At(where),
            ja=f"{ja}にいない",
            en=(f" [who|that] {verb} {en}", f" not {en}"),
        )
        for sort, verb in (("not_at", "isn't"), ("not_at.s", "aren't"))
        for where, ja, en in ((SOMEWHERE, "ロケーション", "at a location"), (This(), "ここ", "here"))
    ),
    made(
        "np",
        *bag(),
        ja="{at:not_at}{state:being?}{with:with?}{side:side?}{other:other?}" + _OTHERWISE + "{kind:kind}",
        en=(
            "{side:opposing?}{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{named:named~?}{with:with?}{has:has?}{at:not_at~}",
            "{state:state?}{ink:ink?}{class:class~?}{kind:kind~}{side:yours}{named:named~?}{with:with?}{has:has?}{at:not_at~}",
        ),
    ),
    made(
        "each_np",
        *bag(),
        ja="{at:not_at}{side:side?}{other:other?}各{has:has?}{named:named?}{class:class?}{kind:kind}",
    ),
    made("all_np", *bag(), ja="{at:not_at}{side:side?}{other:other?}すべての" + _OTHERWISE + "{kind:kind}"),
    # what they are not
    phrase(
        "not_class",
        Not,
        part=node(Class, name=Slot("name")),
        ja=("{name:class_name}ではない", "{name:class_name}以外の"),
        en="non-{name:class_name} ",
    ),
    made(
        "np",
        *bag(),
        ja=(
            "{class:not_class}{state:being?}{with:with?}{at:at?}{side:side?}{other:other?}{has:has?}{named:named?}{kind:kind}",
            "{side:side}{other:other?}{state:being?}{with:with?}{at:at?}{has:has?}{class:not_class}{kind:kind}",
            "{has:has}{class:not_class}{kind:kind}",
        ),
        en=(
            "{side:opposing?}{state:state?}{class:not_class}{kind:kind~}{named:named~?}{with:with?}{has:has?}{at:at?}",
            "{state:state?}{class:not_class}{kind:kind~}{side:yours}{named:named~?}{with:with?}{has:has?}{at:at?}",
        ),
    ),
    phrase(
        "unlike",
        Not,
        part=node(Kind, name=Slot("name")),
        ja=("{name:kind_name}ではない", "{name:kind_name}以外の"),
        en="non-{name:kind_name} ",
    ),
    made(
        "np",
        *bag(),
        ja=("{has:has?}{ink:ink?}{unlike:unlike}{kind:kind}", "{unlike:unlike}{has:has}{kind:kind}"),
        en="{unlike:unlike}{kind:kind~}{has:has?}",
    ),
    made(
        "card",
        *bag(),
        ja=(
            "{with:with?}{has:has?}{named:named?}{ink:ink?}{unlike:unlike}カード",
            "{with:with?}{has:has?}{named:named?}{ink:ink?}{unlike:unlike}{kind:kind}・カード",
            "{unlike:unlike}{has:has}カード",
            "{unlike:unlike}{has:has}{kind:kind}・カード",
        ),
        en=(
            "{unlike:unlike}<card>{named:named~?}{with:with?}{has:has?}",
            "{unlike:unlike}{kind:kind} <card>{named:named?}{with:with?}{has:has?}",
        ),
    ),
    phrase("named", Not, part=node(Named, name=Slot("name")), ja="《{name}》[という名前|]以外の"),
    phrase("with", With, ja="{keyword:keyword_name}を持っている"),
    phrase("with", Not, part=node(With, keyword=Slot("keyword")), ja="{keyword:keyword_name}を持っていない"),
    # what they have not done this turn
    *(
        phrase(
            "was",
            Not,
            part=Did(Trigger(event, manner=manner)),
            ja=f"{JA_TURN}{ja}",
            en=f" [who|that] {en} this turn",
        )
        for event, manner, ja, en in _UNDONE
    ),
    phrase(
        "was",
        Not,
        part=In("has_challenged_this_turn"),
        ja=f"{JA_TURN}チャレンジしていない",
        en=" [who|that] [hasn't challenged|didn't challenge] this turn",
    ),
    # one that was spoken of is something else
    phrase(
        "condition",
        Never,
        part=node(Matches, target=Slot("target"), filter=Slot("filter")),
        en="{target:that_isnt} @{filter:card}",
    ),
    phrase(
        "condition.nara",
        Never,
        part=node(Matches, target=Slot("target"), filter=Slot("filter")),
        ja="{target:that_is}{filter:card}[でない|ではない]",
    ),
    phrase(
        "condition.nara",
        Never,
        part=node(Matches, target=Bound("revealed"), filter=Slot("filter")),
        ja="それが{filter:card}[でない|ではない]",
    ),
    phrase(
        "condition",
        Never,
        part=node(Matches, target=Bound("revealed"), filter=Slot("filter")),
        en="[it isn't|it's not] @{filter:card}",
    ),
    *pronoun("that_isnt", en=("that card isn't", "it isn't", "it's not")),
)
