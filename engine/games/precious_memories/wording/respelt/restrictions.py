"""The restrictions of a noun: what stands between them, 、 or かつ, says that both hold; and in which order they stand.

They stay rewritings, since two restrictions of any kind can be joined so, in whatever order: as phrases they would be
the square of all of them.
"""

from __future__ import annotations

import re

from engine.games.precious_memories.wording.nouns.out_of_places import OUT_OF_PLACES, in_one_order
from engine.games.precious_memories.wording.respelt.table import Rewriting

_NUMBER = r"(?:AP|DP|使用コスト)(?:の値)?が\d+"
_A_NUMBER = r"(?<!または)(?:使用コスト|発生コスト|AP|DP)(?:の値)?が\d+(?:以[上下])?"
_NUMBERS = "使用コスト|発生コスト|元の使用コスト|AP|DP|LV|レベル"
_STARTS = (
    rf"(?=(?:{_NUMBERS}|このカード以外の|他の|自分の|相手の|アプローチ(?:して|に参加|または妨害)|妨害(?:して|されて|に参加)"
    r"|活動状態の|休息状態の|名称に「|(?:〔[^〔〕]*〕|【[^【】]*】)(?:を持[つた]|以外の)|『[^『』]*』(?:の|以外の)|「[^「」]*」"
    r"|\+10/\+10コインが|サポートカードがセットされて|メインエリアに|サポートエリアに|[赤青黄緑紫白](?:の|と[赤青黄緑紫白]の|または)"
    r"|テキストを持|特徴を持|このターンの間に))"
)
_ENDS = (
    "以下の|以上の|参加している|参加していない|している|していない|されている|されていない|乗っている|乗っていない|を持つ|を持たない|を含む"
    "|を含まない|場に出た|場に出ている|登場した|退場した|状態の|状態になった|エリアにいる|にある|取り除かれている"
)
RESTRICTIONS: tuple[Rewriting, ...] = (
    # several that differ, or are alike: told before everything else
    (
        re.compile(
            r"(自分の捨て札置き場にある、?|捨て札置き場にある|自分のポイント置き場にある|(?:自分|相手)の)(?:それぞれ)?名称が異なる"
        ),
        r"それぞれ名称が異なる\1",
    ),
    (re.compile(r"((?:自分|相手)の)同じ名称の(?=キャラ\d枚|【|『)"), r"同じ名称の\1"),
    (re.compile(r"((?:自分|相手)の)場に(?:それぞれ)?(?:異なる名称の|名称[がの]異なる)"), r"それぞれ名称が異なる\1"),
    (re.compile(r"それぞれ異なる名称の"), "それぞれ名称が異なる"),
    (re.compile(r"((?:「[^「」]*」|このカード)以外の)それぞれ名称が異なる"), r"それぞれ名称が異なる\1"),
    # how many there are stands before what is told of them
    (
        re.compile(r"(このカードと同じ(?:特徴|名称)の?|使用コストが[^、。「」]*?の)(任意の枚数の)(?=自分の|相手の)"),
        r"\2\1",
    ),
    (re.compile(r"(『[^『』]*』の)全ての(?=キャラ|カード)"), r"全ての\1"),
    (
        re.compile(
            r"((?:手札|EXデッキ|自分の捨て札置き場|捨て札置き場)(?:から|にある)、?|自分の|相手の)"
            r"((?:使用コスト|AP|DP)の合計(?:値|の値)?が\d+以下(?:になるように|になる|の)、?)"
        ),
        r"\2\1",
    ),
    (
        re.compile(
            r"(「[^「」]*」|【[^【】]*】(?:を持つキャラ)?|『[^『』]*』のキャラ)と、?"
            r"(「[^「」]*」|【[^【】]*】(?:を持つキャラ)?|『[^『』]*』のキャラ)(?:を1枚ずつ|1枚ずつを)"
        ),
        r"\g<1>1枚と\g<2>1枚を",
    ),
    # AP and DP in one
    (re.compile(rf"({_NUMBER}以[上下])で、?(?={_NUMBER})"), r"\1の"),
    (re.compile(r"AP[と/]DP(?:の値)?が(?:それぞれ)?(\d+)(以[上下])の"), r"APが\1\2のDPが\1\2の"),
    (re.compile(r"AP/DP(?:の値)?が(\d+)/(\d+)(以[上下])の"), r"APが\1\3のDPが\2\3の"),
    # two that both hold
    (re.compile(r"((?<![枚個点回人])以[下上]|が\d+|△)(?:で、?|、)?かつ、?" + _STARTS), r"\1の"),
    (re.compile(r"((?<![枚個点回人])以[下上])で、" + _STARTS), r"\1の"),
    (re.compile(rf"({_A_NUMBER})(?:で、?|、)(?={_A_NUMBER}の)"), r"\1の"),
    (re.compile(r"((?<![枚個点回人])以[下上])(?:ある|である)、?(?=自分の|相手の|キャラ|[「【『〔])"), r"\1の"),
    (re.compile(r"(?<=[息動]状態)(?:で、?|、)?かつ、?(?=[^ぁ-ん]|この|して)"), "の"),
    (re.compile(r"を持(?:ち、?(?:かつ、?)?|つ、?かつ、?)" + _STARTS), "を持つ"),
    (re.compile(r"を持た(?:ず、?(?:かつ、?)?|ない、?かつ、?)" + _STARTS), "を持たない"),
    (re.compile(r"を含(?:み、?(?:かつ、?)?|む、?かつ、?)" + _STARTS), "を含む"),
    (re.compile(r"(?<=て)(?:いて|おり|いる)、?かつ、?" + _STARTS), "いる"),
    (re.compile(rf"({_ENDS})、" + _STARTS), r"\1"),
    # places, each but once and in one order
    (OUT_OF_PLACES, in_one_order),
)
