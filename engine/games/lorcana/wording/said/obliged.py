"""What a card has to do, what it may do sooner than others, and what it suffers in challenges alone."""

from __future__ import annotations

from engine.games.lorcana.wording.nouns.targets import one_of_yours
from engine.games.lorcana.wording.places import Subject
from engine.kernel.cards.tree import Anything, Can, Cannot, Chosen, Deed
from engine.wording import Bindings, It, Phrase, Said, phrase, plain

_WHO = Subject()
_MUST: tuple[tuple[Deed, str, str], ...] = (
    ("forgo_quest", "クエスト", "quest"),
    ("forgo_challenge", "チャレンジ", "challenge"),
)


def _own_or_spoken_of(bindings: Bindings) -> bool:
    """A guard: a character of one's own, or one that was spoken of before; of no other would "your" turn be said."""
    target = bindings["target"]
    spoken = isinstance(target, It | Said) and not isinstance(plain(target), Chosen)
    return spoken or one_of_yours(target)


OBLIGED: tuple[Phrase, ...] = (
    *(
        phrase(
            "pred",
            Cannot,
            target=_WHO,
            deed=deed,
            ja=f"{{duration}}可能なら{ja}しなければならない",
            en=(f"<must> {en}{{duration}} if able", f"<must> {en} if able{{duration}}"),
        )
        for deed, ja, en in _MUST
    ),
    *(
        phrase(
            "pred",
            Cannot,
            target=_WHO,
            deed=deed,
            when=lambda bindings: bindings["duration"] == "",
            ja=f"{{duration}}毎ターン可能なら{ja}しなければならない",
            en=f"<must> {en} each turn if able{{duration}}",
        )
        for deed, ja, en in _MUST
    ),
    phrase(
        "pred",
        Can,
        target=_WHO,
        deed="quest_drying",
        ja="{duration}プレイされたターンにクエストできる",
        en="[<can>|<may>] quest the turn [they're|he's|she's|it's|they are] played{duration}",
    ),
    phrase(
        "pred",
        Cannot,
        target=_WHO,
        deed="suffer_damage",
        filter=Anything(),
        ja="{duration}チャレンジ以外では<ダメージを受けない>",
        en=(
            "<can't> be dealt damage except in challenges{duration}",
            "<take> no damage except [in|from] challenges{duration}",
        ),
    ),
    phrase(
        "said",
        Cannot,
        deed="ready",
        duration="their_next_ready",
        when=_own_or_spoken_of,
        ja="{target:named_topic}あなたの次のターンの始めにレディしない",
        en="{target:subj} [can't|doesn't|don't] ready at the start of your next turn",
    ),
)
