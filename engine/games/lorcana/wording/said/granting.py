"""What is given to somebody: three things at once, or what each of them has for itself."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.filters import joined
from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import DamageOn, Every, Grant, Modify, Per, Side, Static, StatOf, This
from engine.wording import Many, Phrase, Slot, made, node, passing, phrase, word

_WHO = Subject()
_THIS = This()
_ITS_OWN = node(
    Static,
    effects=(node(Modify, target=_THIS, stat=Slot("stat"), amount=node(Per, each=Slot("each"), amount=Slot("count"))),),
)

GRANTING: tuple[Phrase | Many, ...] = (
    # given, and several at once
    phrase("gift", Grant, en="give {target:object} {abilities:granted}{duration}"),
    passing("clause", "gift", en="{it}"),
    phrase("pred", Grant, target=_WHO, en="[|also ]<gain> {abilities:granted_three}{duration}"),
    Many("granted_three", "grant", {"en": (", ", ", and ")}, least=3),
    phrase("pred", Grant, target=_WHO, ja="{duration}{abilities:granted_listed}を<得る>"),
    Many("granted_listed", "grant", {"ja": ("、", "、")}, least=3),
    phrase("said", Grant, ja="{target:ni}{duration}{abilities:granted}を<与える>"),
    # each of them has its own
    phrase(
        "lasting",
        Grant,
        target=node(Every, filter=Slot("filter")),
        abilities=(_ITS_OWN,),
        ja="{filter:np}はそれぞれ、それ{count:its_ja}数だけ{each:plus}{stat}される",
        en=(
            "each {filter:np} gets {each:plus} {stat} {count:its_each}",
            "each of {filter:your_some} gets {each:plus} {stat} {count:its_each}",
            "{filter:your_some} get {each:plus} {stat} {count:its_each}",
            "{filter:np.s} get {each:plus} {stat} {count:its_each}",
        ),
    ),
    made("your_some", *joined(Side(True)), en="your {rest:own_less.s}"),
    passing("own_less.s", "np.s", en="{it}"),
    word("its_each", DamageOn(_THIS), en="for each [1 |]damage on [them|him|her|it]"),
    word("its_each", StatOf("under", _THIS), en="for each card under [them|him|her|it]"),
    word("its_ja", DamageOn(_THIS), ja="が受けているダメージと同じ"),
    word("its_ja", StatOf("under", _THIS), ja="の下にあるカードと同じ"),
)
