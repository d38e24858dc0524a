"""What somebody loses: a trait, all of them, keywords."""

from __future__ import annotations

from engine.games.precious_memories.further_nodes import Shed
from engine.games.precious_memories.wording.said.subjects import S
from engine.games.precious_memories.wording.words import KEYWORDS
from engine.kernel.cards.tree import Anything, Class, Lose
from engine.wording import Many, Phrase, Slot, node, phrase, word

LOST: tuple[Phrase | Many, ...] = (
    phrase(
        "pred",
        Shed,
        target=S,
        what=node(Class, name=Slot("trait")),
        ja="[特徴|]{trait:trait}を失う",
        en="<lose> {trait:trait}",
    ),
    phrase("pred", Shed, target=S, what=Anything(), ja="[全ての特徴を|特徴を全て|特徴を]失う", en="<lose> all traits"),
    *(word("lost_word", id_, ja=f"〔{ja}〕", en=f"〔{en}〕") for id_, ja, en in KEYWORDS),
    Many("lost_words", "lost_word", {"ja": ("", ""), "en": ("", "")}),
    Many("lost_and", "lost_word", {"ja": ("と", "と")}, least=2),
    phrase(
        "pred",
        Lose,
        target=S,
        ja=("{keywords:lost_words}を失う", "{keywords:lost_and}を失う"),
        en="<lose> {keywords:lost_words}",
    ),
)
