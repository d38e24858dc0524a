"""What a card asks by "you may": its cost and its effect in one line, from its tree, and the words of both answers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cogs.presentation.words import Speaker
from engine.kernel.cards import tree as t
from engine.kernel.cards.card import Card
from engine.prompt import Choice, Prompt
from engine.saying import Name
from render.words import word

MAY, ANY = "prompt-may", "use"
"""How such a question begins, and the effect of one that does not say which."""
ANSWERS = {"choice-yes": "do", "choice-no": "dont"}

COUNTED = {"character": "act-chosen-character"}
"""What is counted by a word of its own in some languages."""


class Asked(Struct, frozen=True):
    """What may be done: the steps of its cost, then those of its effect, and the number of the ability that says it."""

    cost: tuple[t.Node, ...]
    effect: tuple[t.Node, ...]
    ability: int


def asked_by(prompt: Prompt, speaker: Speaker) -> Asked | None:
    """What the card says that asks; None where it does not say so itself, in one place, in words that there are."""
    named, effect = prompt.title.args.get("card"), prompt.title.args.get("effect")
    card = speaker.book.cards.get(str(named.id)) if isinstance(named, Name) else None
    if prompt.title.key != MAY or card is None or not isinstance(effect, Name):
        return None
    bodies = {body: at for at, body in _bodies(card) if effect.id in (ANY, t.tag_of(body).lower())}
    if len(bodies) != 1:
        return None
    body, at = next(iter(bodies.items()))
    asked = _asked(body, at)
    return asked if all(speaker.knows(_key(step)) for step in (*asked.cost, *asked.effect)) else None


def question(prompt: Prompt, speaker: Speaker) -> str:
    """The whole question: who asks, by which ability, what it costs and what it does."""
    asked = asked_by(prompt, speaker)
    args = prompt.title.args
    if prompt.title.key != MAY:
        return speaker.say(prompt.title)
    if asked is None:
        name, effect = speaker.said(args["card"]), args["effect"]
        key = f"act-{effect.id}" if isinstance(effect, Name) else "act-use"
        key = key if speaker.knows(key) else "act-use"
        does = speaker.text(key, form="ask", count=0, change="none", what=speaker.text("act-it"), stat="")
        return speaker.text("prompt-asks", card=name, ability="none", cost="none", effect=does)
    own = args["card"]
    assert isinstance(own, Name), "it was found by its name"
    return speaker.text(
        "prompt-asks",
        card=speaker.name(own),
        ability=_ability(str(own.id), asked.ability, speaker),
        cost=_steps(asked.cost, "te", own, speaker) or "none",
        effect=_effect(asked.effect, own, speaker),
    )


def answer(prompt: Prompt, choice: Choice, speaker: Speaker) -> str:
    """What a button says that does it or does not; "" for any other choice."""
    form = ANSWERS.get(choice.label.key, "")
    effect = prompt.title.args.get("effect")
    if not prompt.title.key.startswith(MAY) or not form or not isinstance(effect, Name):
        return ""
    asked = asked_by(prompt, speaker)
    key = _key(asked.effect[0]) if asked else f"act-{effect.id}"
    return speaker.text(key if speaker.knows(key) else "act-use", form=form, count=0, what="", stat="")


def _bodies(card: Card) -> Sequence[tuple[int, t.Node]]:
    """What the card says may be done, with the number of the ability; where it says that of nothing, and it is the
    rules that leave its player the choice, what each of its triggers does."""
    may = [
        (at, node.body)
        for at, ability in enumerate(card.abilities)
        for node in t.nodes_of((ability,))
        if isinstance(node, t.May)
    ]
    return may or [(at, ability.body) for at, ability in enumerate(card.abilities) if isinstance(ability, t.Triggered)]


def _asked(body: t.Node, at: int) -> Asked:
    if isinstance(body, t.ToDo):
        return Asked(_flat(body.cost), _flat(body.body), at)
    return Asked((), _flat(body), at)


def _flat(node: t.Node) -> tuple[t.Node, ...]:
    return tuple(step for part in node.parts for step in _flat(part)) if isinstance(node, t.Seq) else (node,)


def _key(node: t.Node) -> str:
    return f"act-{t.tag_of(node).lower()}"


def _effect(steps: Sequence[t.Node], own: Name, speaker: Speaker) -> str:
    """All but the last as what comes before it."""
    *before, last = steps
    first = _steps(before, "te", own, speaker)
    told = _step(last, "ask", own, speaker)
    return speaker.text("act-then", first=first, then=told) if first else told


def _steps(steps: Sequence[t.Node], form: str, own: Name, speaker: Speaker) -> str:
    return speaker.listed(_step(step, form, own, speaker) for step in steps)


def _step(node: t.Node, form: str, own: Name, speaker: Speaker) -> str:
    amount, stat = getattr(node, "amount", 0), getattr(node, "stat", "")
    return speaker.text(
        _key(node),
        form=form,
        count=amount if isinstance(amount, int) else 0,
        change=f"{amount:+}" if isinstance(amount, int) and amount else "none",
        what=_what(getattr(node, "target", None), own, speaker),
        stat=word(speaker.lang, "stat", stat, speaker.game) if isinstance(stat, str) and stat else "",
    )


def _what(target: object, own: Name, speaker: Speaker) -> str:
    """What it is done to, as far as one word says it."""
    if isinstance(target, t.This):
        return speaker.text("act-this")
    kinds = {node.name for node in t.nodes_of(target) if isinstance(node, t.Kind)}
    if len(kinds) != 1 or not isinstance(target, t.Chosen | t.Every):
        return speaker.text("act-chosen-card" if isinstance(target, t.Chosen) else "act-it")
    sort = kinds.pop()
    kind = word(speaker.lang, "kind", sort, speaker.game).lower()
    chosen = COUNTED.get(sort, "act-chosen")
    return speaker.text(chosen if isinstance(target, t.Chosen) else "act-every", kind=kind)


def _ability(key: str, at: int, speaker: Speaker) -> str:
    """The name of an ability in the reader's language or as printed, "none" where it has none."""
    names = speaker.book.ability_names.get(key, {})
    listed = names.get(speaker.lang) or next(iter(names.values()), ())
    return (listed[at] if at < len(listed) else "") or "none"
