"""What goes into an inkwell."""

from __future__ import annotations

from engine.games.lorcana.nodes import ExtraInk, ToInkwell
from engine.games.lorcana.wording.nouns.targets import yours
from engine.wording import Phrase, phrase

INTO_INKWELL: tuple[Phrase, ...] = (
    # out of play
    phrase(
        "act",
        ToInkwell,
        when=yours,
        ja="{target:wo}[あなたの|]インクウェルに{exerted:facing}<置く>",
        en="put {target:object} into your inkwell{exerted:facing}",
    ),
    # without a word for it
    phrase("act", ToInkwell, ja="{target:unsaid_card}インクウェルに{exerted:facing}<置く>"),
    # one more card
    phrase(
        "simple",
        ExtraInk,
        amount=1,
        en="you may put an additional card from your hand into your inkwell[ facedown|] this turn",
    ),
)
