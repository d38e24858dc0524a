"""What keywords abbreviate, as trees."""

from __future__ import annotations

from msgspec import structs

from engine.games.precious_memories.nodes import Adverse, GainCoins, PlayUnder, PutCoins
from engine.kernel.cards import tree as t
from engine.kernel.flow.rule_marks import rule

THIS = t.Is(t.This())
TEN, EXPERIENCE, MAGIC = "ten_coin", "experience", "magic"


def approaching(body: t.Effect, subject: t.Filter = THIS) -> t.Triggered:
    """Each time that somebody approaches."""
    return t.Triggered((t.Trigger("approach", subject),), body)


@rule("PM PM-adventure", "PM PM-adventure-2")
def adventure() -> t.Ability:
    """〔冒険〕: its player gains an experience coin with each approach; a card that has it twice gains two."""
    return approaching(GainCoins(EXPERIENCE))


@rule("PM PM-inherit")
def inherit(whom: t.Filter) -> t.Ability:
    """〔継承〕: with each approach a +10/+10 coin may be put on such an own character."""
    return approaching(t.May(PutCoins(t.Chosen(t.AllOf((t.Side(True), whom))), TEN)))


@rule("PM PM-scheme", "PM PM-scheme-3")
def scheme(on: t.Trigger) -> t.Ability:
    """〔知略〕: whenever that happens, or for the so manieth time in a turn, one card of its work from beneath may be
    played (R-PM-11)."""
    each = structs.replace(on, nth=0)
    often = t.Compare(t.Times(each), "==", on.nth) if on.nth else None
    return t.Triggered((each,), PlayUnder(), often)


@rule("PM PM-levelup-E2", "PM PM-levelup-E3", "PM PM-levelup-Q11")
def at_level(number: int) -> t.Condition:
    """《LV n》: the level is at least so high; who has no levels is not at the first one."""
    return t.Both(
        (t.Matches(t.This(), t.With("levels_up")), t.Compare(t.StatOf("lv", t.This()), ">=", number)),
    )


def adversity(number: int) -> t.Condition:
    """〔逆境N〕: so many cards lie in the own point pile (R-PM-10)."""
    return Adverse(number)


@rule("PM PM-lead-1", "PM PM-lead-3")
def leading() -> t.Condition:
    """リード状態: fewer points lie in the own pile than in the other's; as many is no lead."""
    return t.Compare(t.Points(t.You()), "<", t.Points(t.Opponents()))


@rule("PM PM-lead-2", "PM PM-lead-3")
def behind() -> t.Condition:
    """ビハインド状態: more points lie in the own pile than in the other's."""
    return t.Compare(t.Points(t.You()), ">", t.Points(t.Opponents()))


def linked(whom: t.Filter) -> t.Ability:
    """〔連携〕: it may take somebody such along when it approaches."""
    return t.Keyword("link", 0, whom)
