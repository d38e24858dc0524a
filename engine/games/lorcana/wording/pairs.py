"""Two things said of one subject: "gets +2 {S} and gains Evasive", "can't quest or challenge"."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.cards.tree import (
    Bound,
    Can,
    Cannot,
    Chosen,
    Every,
    Grant,
    Lose,
    Modify,
    Never,
    Seq,
    Static,
    This,
    YourTurn,
)
from engine.wording import REFUSED, Bindings, Phrase, Slot, leaves, made, node, phrase, plain

from . import predicates
from .anaphora import SELECTED
from .filters import HERE, combined
from .places import Subject

_SAID = (Modify, Grant, Lose, Cannot, Can)


def _after(bindings: Bindings) -> object:
    """English: a duration behind both is said of both."""
    one, two = bindings["a"], bindings["b"]
    assert isinstance(one, _SAID)
    assert isinstance(two, _SAID)
    return REFUSED if one.duration else (replace(one, duration=two.duration), two)


def _parts_after(value: object) -> Bindings | None:
    one, two = _two(value)
    if one is None or two is None or one.duration != two.duration:
        return None
    return {"a": replace(one, duration=""), "b": two}


def _before(bindings: Bindings) -> object:
    """Japanese: a duration before both is said of both."""
    one, two = bindings["a"], bindings["b"]
    assert isinstance(one, _SAID)
    assert isinstance(two, _SAID)
    return REFUSED if two.duration else (one, replace(two, duration=one.duration))


def _parts_before(value: object) -> Bindings | None:
    one, two = _two(value)
    if one is None or two is None or one.duration != two.duration:
        return None
    return {"a": one, "b": replace(two, duration="")}


def _two(value: object) -> tuple[Modify | Grant | Lose | Cannot | Can, ...] | tuple[None, None]:
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, _SAID) for part in value):
        return value
    return None, None


def _quest_and_challenge(bindings: Bindings) -> object:
    duration = bindings["duration"]
    return tuple(Cannot(Subject(), deed, duration) for deed in ("quest", "challenge"))  # type: ignore[arg-type]


def _neither(value: object) -> Bindings | None:
    one, _ = _two(value)
    return {"duration": one.duration} if one and value == _quest_and_challenge({"duration": one.duration}) else None


def _two_stats(bindings: Bindings) -> object:
    duration = bindings["duration"]
    return tuple(
        Modify(Subject(), bindings[stat], bindings[amount], duration)  # type: ignore[arg-type]  # as the sorts have it
        for stat, amount in (("stat", "amount"), ("other_stat", "other"))
    )


def _both_stats(value: object) -> Bindings | None:
    one, two = _two(value)
    if not isinstance(one, Modify) or not isinstance(two, Modify) or one.duration != two.duration:
        return None
    found: Bindings = {"stat": one.stat, "amount": one.amount, "other_stat": two.stat, "other": two.amount}
    return found | {"duration": one.duration} if one.stat != two.stat else None


def _of_both(bindings: Bindings) -> object:
    """As two effects: what the first one chooses is what the second is said of."""
    pair, target = bindings["pair"], bindings["target"]
    assert isinstance(pair, tuple)
    again = SELECTED if isinstance(target, Chosen | Every) else target
    parts = [
        predicates.fill({"predicate": said, "target": who}) for said, who in zip(pair, (target, again), strict=True)
    ]
    return Seq(tuple(parts), "and")  # type: ignore[arg-type]  # what is said is an effect


def _both_of(value: object) -> Bindings | None:
    if not isinstance(value, Seq) or value.link != "and" or len(value.parts) != 2:
        return None
    found = [predicates.lift(part) for part in value.parts]
    one, two = found
    if one is None or two is None:
        return None
    target = one["target"]
    again = Bound("chosen") if isinstance(target, Chosen | Every) else plain(target)
    return {"target": target, "pair": (one["predicate"], two["predicate"])} if plain(two["target"]) == again else None


def _for_both(bindings: Bindings) -> object:
    pair = bindings["pair"]
    assert isinstance(pair, tuple)
    if any(said.duration for said in pair):
        return REFUSED
    return _of_both(bindings | {"pair": tuple(replace(said, duration=bindings["lasts"]) for said in pair)})


def _both_for(value: object) -> Bindings | None:
    found = _both_of(value)
    if found is None:
        return None
    one, two = _two(found["pair"])
    if one is None or two is None or not one.duration or one.duration != two.duration:
        return None
    return found | {"lasts": one.duration, "pair": (replace(one, duration=""), replace(two, duration=""))}


def _lasting(bindings: Bindings) -> object:
    """As two continuous effects of one static ability."""
    pair = bindings["pair"]
    assert isinstance(pair, tuple)
    if any(said.duration for said in pair):
        return REFUSED
    return tuple(predicates.fill({"predicate": said, "target": bindings["target"]}) for said in pair)


def _in_lasting(value: object) -> Bindings | None:
    if not isinstance(value, tuple) or len(value) != 2:
        return None
    one, two = (predicates.lift(part) for part in value)
    if one is None or two is None or plain(one["target"]) != plain(two["target"]):
        return None
    return {"target": one["target"], "pair": (one["predicate"], two["predicate"])}


def _lasting_here(bindings: Bindings) -> object:
    target = bindings["target"]
    if not isinstance(target, Every):
        return REFUSED
    filter_ = combined([*leaves(target.filter), HERE])
    return REFUSED if filter_ is REFUSED else _lasting(bindings | {"target": replace(target, filter=filter_)})


def _in_lasting_here(value: object) -> Bindings | None:
    found = _in_lasting(value)
    if not found or not isinstance(found["target"], Every) or HERE not in leaves(found["target"].filter):
        return None
    rest = [leaf for leaf in leaves(found["target"].filter) if leaf != HERE]
    return found | {"target": replace(found["target"], filter=combined(rest))}


def _self_unless(bindings: Bindings) -> object:
    """Japanese names the subject before the condition."""
    effects = _lasting({"pair": bindings["pair"], "target": bindings["this"]})
    return REFUSED if effects is REFUSED else Static(effects, bindings["condition"])  # type: ignore[arg-type]


def _of_itself(value: object) -> Bindings | None:
    if not isinstance(value, Static) or value.condition is None:
        return None
    found = _in_lasting(value.effects)
    if found is None or plain(found["target"]) != This():
        return None
    return {"this": This(), "condition": value.condition, "pair": found["pair"]}


_ENGLISH = ("{target:this} {pair:pair.s}", "{target:subjs} {pair:pair}", "{target:subj} {pair:pair.s}")
_EFFECTS = Slot("effects")

PAIRS: tuple[Phrase, ...] = (
    made("pair", _after, _parts_after, en="{a:pred~} and {b:pred~}"),
    made("pair", _before, _parts_before, ja=("{a:pred.i}、{b:pred~}", "{a:pred.te}、{b:pred~}")),
    made(
        "pair",
        _two_stats,
        _both_stats,
        ja="{duration}{amount:plus}{stat}と{other:plus}{other_stat:stat}<される>",
        en="<get> {amount:plus} {stat} and {other:plus} {other_stat:stat}{duration}",
    ),
    made(
        "pair",
        _quest_and_challenge,
        _neither,
        ja=("{duration}クエストとチャレンジができない", "{duration}クエストもチャレンジもできない"),
        en="<can't> quest or challenge{duration}",
    ),
    made(
        "pair",
        _quest_and_challenge,
        _neither,
        ja="{duration}チャレンジとクエストができない",
        en="<can't> challenge or quest{duration}",
    ),
    made("clause", _of_both, _both_of, ja=("{target:topic}{pair:pair~}", "{target:topic}、{pair:pair~}"), en=_ENGLISH),
    made(
        "clause",
        _for_both,
        _both_for,
        ja=(
            "{lasts}{target:named_topic}{pair:pair~}",
            "{target:select}{lasts}そのキャラクターは{pair:pair~}",
            "{target:select}{lasts}それらのキャラクターは{pair:pair~}",
        ),
        en=("^{lasts:first}{target:subjs} {pair:pair}", "^{lasts:first}{target:subj} {pair:pair.s}"),
    ),
    made("lasting_pair", _lasting_here, _in_lasting_here, en="{target:subjs} {pair:pair} while here"),
    made("static", _self_unless, _of_itself, ja="{this}は{condition:self_unless}、{pair:pair~}"),
    made("static", _self_unless, _of_itself, ja="{this}は{condition:self_cond}間、{pair:pair~}"),
    made("lasting_pair", _lasting, _in_lasting, ja="{target:topic}{pair:pair~}", en=_ENGLISH),
    phrase("static", Static, effects=_EFFECTS, ja="{effects:lasting_pair}", en="{effects:lasting_pair}"),
    phrase(
        "static",
        Static,
        effects=_EFFECTS,
        ja="{condition}間、{effects:lasting_pair}",
        en=("while {condition}, {effects:lasting_pair}", "{effects:lasting_pair} while {condition}"),
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECTS,
        condition=YourTurn(),
        ja="あなたのターン[の間|中]、{effects:lasting_pair}",
        en="during your turn, {effects:lasting_pair}",
    ),
    phrase(
        "static",
        Static,
        effects=_EFFECTS,
        condition=node(Never, part=Slot("part")),
        ja="{part:condition.nai}かぎり、{effects:lasting_pair}",
        en="{effects:lasting_pair} unless {part:condition}",
    ),
)
