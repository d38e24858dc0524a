"""Stats: two or three of one subject in one breath, and one that is a number of its own."""

from __future__ import annotations

from engine.games.lorcana.wording.places import Subject
from engine.games.lorcana.wording.said.lists import all_said, both_stats, of_one, one_of, two_stats
from engine.kernel.cards.tree import Equals, Modify
from engine.wording import REFUSED, Bindings, Phrase, Slot, made, phrase

_THREE = (("stat", "amount"), ("stat_b", "amount_b"), ("stat_c", "amount_c"))


def _three_stats(bindings: Bindings) -> object:
    duration = bindings["duration"]
    if len({bindings[stat] for stat, _ in _THREE}) < 3:
        return REFUSED
    return tuple(
        Modify(Subject(), bindings[stat], bindings[amount], duration)  # type: ignore[arg-type]  # as the sorts have it
        for stat, amount in _THREE
    )


def _all_stats(value: object) -> Bindings | None:
    saids = all_said(value)
    told = [said for said in saids if isinstance(said, Modify)]
    if len(told) != 3 or len(saids) != 3 or len({said.stat for said in told}) < 3:
        return None
    slots: Bindings = {"duration": told[0].duration}
    for (stat, amount), said in zip(_THREE, told, strict=True):
        slots |= {stat: said.stat, amount: said.amount}
    return slots if len({said.duration for said in told}) == 1 else None


STATS_SAID: tuple[Phrase, ...] = (
    made(
        "list",
        _three_stats,
        _all_stats,
        ja="{duration}{amount:plus}{stat}と{amount_b:plus}{stat_b:stat}と{amount_c:plus}{stat_c:stat}<される>",
        en="<get> {amount:plus} {stat}, {amount_b:plus} {stat_b:stat}, and {amount_c:plus} {stat_c:stat}{duration}",
    ),
    # a stat that is a number of its own
    phrase(
        "lasting",
        Equals,
        target=Slot("this"),
        ja="{this}の{stat}は{amount:each}数になる",
        en="{this}'s {stat} is equal to {amount:equal}",
    ),
    # one or two of one that is chosen
    phrase("said", Modify, ja="{target:wo}{duration}{amount:plus}{stat}<する>"),
    made("clause", of_one, one_of, ja="{target:select}{list:changed}"),
    made("changed", two_stats, both_stats, ja="{duration}{amount:plus}{stat}と{other:plus}{other_stat:stat}<する>"),
)
