"""What is given to one, done to two, or said of two in one breath."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.lorcana.wording.places import Subject
from engine.games.lorcana.wording.said import predicates
from engine.games.lorcana.wording.said.lists import of_one, one_of
from engine.kernel.cards.tree import Banish, Deal, Exert, Grant, Modify, Ready, Seq
from engine.wording import Bindings, Phrase, made


def _given(bindings: Bindings) -> object:
    duration = bindings["duration"]
    return of_one(
        {
            "target": bindings["target"],
            "list": (
                Modify(Subject(), bindings["stat"], bindings["amount"], duration),  # type: ignore[arg-type]  # as sorts say
                Grant(Subject(), bindings["abilities"], duration),  # type: ignore[arg-type]
            ),
        }
    )


def _gift(value: object) -> Bindings | None:
    said = one_of(value)
    match said and said["list"]:
        case (Modify(stat=stat, amount=amount, duration=duration), Grant(abilities=abilities, duration=same)):
            given: Bindings = {"stat": stat, "amount": amount, "abilities": abilities, "duration": duration}
            return given | {"target": said["target"]} if said and same == duration else None
    return None


def _done_to_two(verb: type[Banish | Exert | Ready]) -> Callable[[Bindings], object]:
    return lambda bindings: Seq((verb(bindings["a"]), verb(bindings["b"])), "and")  # type: ignore[arg-type]  # targets


def _two_objects(verb: type[Banish | Exert | Ready]) -> Callable[[object], Bindings | None]:
    def match(value: object) -> Bindings | None:
        if not isinstance(value, Seq) or value.link != "and" or len(value.parts) != 2:
            return None
        one, two = value.parts
        if not isinstance(one, verb) or not isinstance(two, verb):
            return None
        return {"a": one.target, "b": two.target}

    return match


def _dealt_to_two(bindings: Bindings) -> object:
    one, two = ((bindings[whom], bindings[number]) for whom, number in (("a", "n"), ("b", "m")))
    return Seq((Deal(*one), Deal(*two)), "and")  # type: ignore[arg-type]  # as the sorts have it


def _two_dealt(value: object) -> Bindings | None:
    match value:
        case Seq((Deal(a, int() as n), Deal(b, int() as m)), "and"):
            return {"a": a, "n": n, "b": b, "m": m}
    return None


def _of_two(bindings: Bindings) -> object:
    parts = (predicates.fill(bindings | {"target": bindings[one]}) for one in ("a", "b"))
    return Seq(tuple(parts), "and")  # type: ignore[arg-type]  # what is said is an effect


def _two_subjects(value: object) -> Bindings | None:
    if not isinstance(value, Seq) or value.link != "and" or len(value.parts) != 2:
        return None
    one, two = (predicates.lift(part) for part in value.parts)
    if one is None or two is None or one["predicate"] != two["predicate"]:
        return None
    return {"a": one["target"], "b": two["target"], "predicate": one["predicate"]}


PAIRS: tuple[Phrase, ...] = (
    # given
    made(
        "gift",
        _given,
        _gift,
        en="give {target:object} {amount:plus} {stat} and {abilities:granted}{duration}",
    ),
    # done to two
    *(
        made(
            "act",
            _done_to_two(verb),
            _two_objects(verb),
            ja="{a:picked}と{b:picked}を[選び、|選んで|選び、それぞれを|選び、それらを]<" + ja + ">",
            en=words + " {a:object} and {b:object}",
        )
        for verb, ja, words in (
            (Banish, "退場させる", "banish"),
            (Exert, "エグザートする", "exert"),
            (Ready, "レディする", "ready"),
        )
    ),
    made(
        "act",
        _dealt_to_two,
        _two_dealt,
        en="deal {n:number} damage to {a:object} and {m:number} damage to {b:object}",
    ),
    # said of two
    made("clause", _of_two, _two_subjects, en="{a:subj} and {b:subj} {predicate:pred}"),
)
