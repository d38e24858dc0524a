"""Activated abilities in a sentence: once in a turn, while or if something holds, and for nothing."""

from __future__ import annotations

from engine.games.lorcana.nodes import MoveTo, PayInk
from engine.kernel.cards.tree import Activated, Ready, ToDo
from engine.wording import Many, Phrase, Slot, node, passing, phrase

from .sentences import yours_to_cost, yours_to_do

ONE_TIME = "[各ターンに|1ターンに|ターンに][1回|一度]"

ACTIVATED: tuple[Phrase | Many, ...] = (
    # once in a turn, and as long as something holds
    phrase(
        "ability_text",
        Activated,
        costs=(Slot("cost"),),
        once=True,
        ja=f"{ONE_TIME}、{{cost:price}}:{{body}}",
        en="[once per turn|once during your turn], you may {cost:paying} to {body}",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(node(PayInk, amount=Slot("amount")),),
        once=True,
        ja=f"{ONE_TIME}、{{amount:number}}{{I}}を支払うことで[、|]{{body:chain.te}}もよい",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(Slot("cost"),),
        when=lambda bindings: bindings["condition"] is not None,
        ja="{condition}間、{cost:price}:{body}",
        en="while {condition}, you may {cost:paying} to {body}",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(Slot("cost"),),
        when=lambda bindings: bindings["condition"] is not None,
        en="if {condition}, you may {cost:paying} to {body}",
    ),
    passing("paying", "price", en="{it}"),
    phrase("paying", PayInk, en="pay {amount:number} {I}"),
    phrase(
        "ability_text",
        Activated,
        once=True,
        when=lambda bindings: len(bindings["costs"]) > 1,  # type: ignore[arg-type]  # a list
        ja=f"{ONE_TIME}、{{costs}}:{{body}}",
        en="[once per turn|once during your turn], you may {costs:payings} to {body}",
    ),
    Many("payings", "paying", {"en": (", ", " and ")}, least=2),
    # once a turn, for nothing
    phrase(
        "ability_text",
        Activated,
        costs=(),
        once=True,
        when=yours_to_do,
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、{body:joined.te}もよい",
        en="[once during your turn|once per turn], you may {body:deed_list}",
    ),
    phrase(
        "ability_text",
        Activated,
        costs=(),
        once=True,
        body=node(ToDo, cost=Slot("cost"), body=Slot("then")),
        when=lambda bindings: isinstance(bindings["cost"], MoveTo | Ready) and yours_to_cost(bindings),
        ja="[各ターンに|1ターンに|ターンに][1回|一度]、{cost:joined.te}もよい。[そうしたなら|そうした場合]、{then:chain}",
        en="[once during your turn|once per turn], you may {cost:deed}. ^if you do, {then:chain}",
    ),
)
