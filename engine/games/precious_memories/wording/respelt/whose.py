"""Whose something is, and where it is, told once more than the printed words tell it.

They stay rewritings, since whose it is stands in the midst of nouns, which have it in one place. None may be left out
that says another player's: what is dropped here is what nothing else can be meant by.
"""

from __future__ import annotations

import re

from engine.games.precious_memories.wording.respelt.table import Rewriting

_EITHER_OF = r"(自分の|相手の)((?:「[^「」]*」|【[^【】]*】(?:を持つキャラ)?))"


def _shared(words: re.Match[str]) -> str:
    """Whose two are, said of both: once is enough."""
    whose, one, again = words.groups()
    return f"{whose}{one}または" if whose == again else words[0]


WHOSE: tuple[Rewriting, ...] = (
    # a hand, a deck and a discard pile hold their owner's cards alone, and a card goes back to its owner
    (re.compile(r"持ち主の(?=手札に[加移戻]|デッキの[上下](?:または下|か下)?に|デッキに[移戻])"), ""),
    (re.compile(r"手札にある自分の(?=全ての|キャラ|「|【|『)"), "手札にある"),
    (re.compile(r"(自分の捨て札置き場にある、?このターンの間に退場した)自分の"), r"\1"),
    # on the field is where those are of whom no other place is told
    (re.compile(r"エリアにある"), "エリアにいる"),
    (re.compile(r"(?<=自分の|相手の)場(?:にいる|の)(?=全ての|キャラ|「|【|『)"), ""),
    # of two nouns, and on both sides of a trait
    (re.compile(_EITHER_OF + "または(自分の|相手の)(?=[「【])"), _shared),
    (re.compile(r"(自分の|相手の)((?:【[^【】]*】|〔[^〔〕]*〕)を持つ)\1(?=キャラ|カード|【|「)"), r"\1\2"),
    # what stands beside its noun in another way
    (re.compile(r"相手がプレイ中の、?"), "相手のプレイ中の"),
    (
        re.compile(
            r"(([2-9])枚(?:まで|を)指定する。(?:その場合、)?指定(?:した|された)(?:自分の|相手の)?キャラ)"
            r"\2枚(?=[はをが])"
        ),
        r"\1",
    ),
    (re.compile(r"枚を選んで(?=休息状態|活動状態|手札に|デッキの|捨て札に)"), "枚を"),
    (re.compile(r"(?<=取り除いた)その(?=キャラ|カード)"), ""),
    (re.compile(r"】のキャラ"), "】を持つキャラ"),
    (re.compile(r"(?<=抜き出し、)(?:それ|そのカード|そのキャラ)を"), ""),
    # nobody but the other player's characters blocks, and what is blocked is an approach
    (re.compile(r"(?<=[ラ」】ド])のアプローチが(?:相手のキャラに)?(?=妨害されている)"), "が"),
    (re.compile(r"(?<=[ラ」】ド])のアプローチが(?=妨害された場合)"), "が"),
    (
        re.compile(
            r"((?:このカード|自分の(?:[^。、「」】]|「[^」]*」|【[^】]*】){1,40}?)が)相手のキャラに(?=妨害されている)"
        ),
        r"\1",
    ),
)
