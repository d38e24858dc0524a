"""What the laws of wording are tried with in My Little Pony."""

from __future__ import annotations

import re
from random import Random

from engine.games.mlp.wording import GRAMMAR
from engine.games.mlp.wording.anaphora import settle
from engine.games.mlp.wording.terms import PRESENTS

from .mlp_samples import KEYWORDS, LEXICON, REFUSED, SAMPLES
from .trial import NOTHING, Trial

WORDS: dict[str, tuple[str, ...]] = {
    "en": (
        "Meet: ", "Adventure area", ", tap", ": ", "draw a card", "retire ", "a character", "all characters",
        " in your adventure area", " of yours", ", then ", ". ", "you may ", "up to 2 ", '"', "Pet", "(", ")", "if ",
        "as long as ", "it", "give ", " +2 idea", " until end of turn", "【Miller】", "where X is ", "\n",
    ),
    "ja": (
        "出会い ", "冒険エリア", "横置き", ":", "カードを1枚引く", "退場させる", "キャラ", "全ての", "自分の", "にある",
        "を1枚選び、", "、", "。", "ことができる", "まで", "「", "」", "ペット", "(", ")", "なら、", "限り、", "それを",
        "ターン終了まで", "アイデア+2", "【粉ひき】", "Xは", "\n",
    ),
}
SWAPS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (" your ", " your opponent's "), ("your opponent's ", "your "), (" of yours", " of your opponent's"),
        (" of your opponent's", " of yours"), (" of yours", ""), (" of your opponent's", ""), ("another ", "a "),
        ("other ", ""), (" or more", " or less"), (" or less", " or more"), (" or less", ""), (" or more", ""),
        ("or fewer", "or more"), ("+", "-"), ("-", "+"), ("you may ", ""), (" until end of turn", ""),
        ("until end of turn", "until the end of this exchange"), ("up to ", ""), ("tapped ", ""), ("without", "with"),
        (" no ", " a "), ("henever", "hen"), ("hen ", "henever "), ("face up", "face down"), ("ntap ", "ap "),
        ("tap ", "untap "), ("Tap ", "Untap "), (" top ", " bottom "), (" bottom ", " top "),
        ("Use only if", "If"), ("start", "end"),
        ("all ", ""), ("any number of ", "2 "), ("you ", "your opponent "), ("Your opponent ", "You "),
        ("during your turn, ", ""), (" through an exchange", ""), ("open ", "look at "), ("or later", "or earlier"),
        ('or "', 'and "'), ("a candy", 'a "Present of Cheer"'), ("a character", "a card"), ("event", "item"),
    ),
    "ja": (
        ("自分の", "相手の"), ("相手の", "自分の"), ("自分の", ""), ("相手の", ""), ("自分が", "相手が"),
        ("相手は", ""),
        ("他の", ""), ("以上", "以下"), ("以下", "以上"), ("以上", ""), ("以下", ""), ("+", "-"), ("-", "+"),
        ("ことができる", ""), ("ターン終了まで", ""), ("ターン終了まで", "この交流終了まで"), ("まで選び", "選び"),
        ("横向きの", ""), ("縦向き", "横向き"), ("未獲得", "獲得済み"), ("獲得済み", "未獲得"), ("ない", "ある"),
        ("がある", "がない"), ("たびに", "とき"), ("とき", "たびに"), ("表向き", "裏向き"),
        ("上に", "下に"), ("下に", "上に"), ("上から", "下から"), ("下から", "上から"),
        ("開始", "終了"), ("全てのキャラ", "キャラ"), ("任意の枚数", "2枚"), ("のみ", ""), ("自分のターン中、", ""),
        ("交流によって", ""), ("公開", "確認"), ("キャンディを", "「旅のプレゼント」を"), ("キャラ", "イベント"),
        ("イベント", "アイテム"), ("か「", "と「"),
    ),
}
CLAUSE = {
    "en": re.compile(r"(?:(?<=^)|(?<=[.,:] ))[^.,:]+[.,:] "),
    "ja": re.compile(r"[^。、:]+[。、:](?!$)"),
}
DEEP = (
    ("en", 'Adventure area: All "Pet" in your adventure area gain "' * 40),
    ("en", 'A character of yours gains "Adventure area, tap: ' * 40 + "Draw a card."),
    ("ja", "自分のキャラを1枚選び、ターン終了まで「出会い " * 50),
    ("en", "Draw a card, then " * 100 + "draw a card."),
    ("ja", "カードを1枚引く、" * 200),
    ("ja", "自分のキャラを1枚選び、" * 150),
    ("en", "If there is a character in your adventure area, " * 40 + "draw a card."),
    ("ja", "自分の冒険エリアにキャラがあるなら、" * 90),
    ("en", "Adventure area, " + "discard a card, " * 110 + "tap: Draw a card."),
    ("ja", "冒険エリア 横置き" + "、横置き" * 400 + ":カードを1枚引く。"),
    ("ja", "カードを1枚引く。" * 210),
    ("en", "All " + '"Pet", ' * 240 + 'and "Pet" in your adventure area get +1 idea.'),
    ("ja", "「ペット」と" * 300),
    ("en", "【" * 1900),
    ("ja", "【" * 1900),
    ("en", "(" * 1900),
    ("ja", "出会い 出会い " * 250),
    ("en", "1" * 1900),
    ("en", "Meet: Draw a card.\n" * 100),
    ("ja", "あ" * 50_000),
)
NAMES = ("Miller", "Lamplighter", "Anna of the Mill")


def token(sort: str, random: Random) -> object:
    known = {"name": NAMES, "class_name": tuple(KEYWORDS), "present_name": tuple(PRESENTS)}.get(sort)
    return random.choice(known) if known else NOTHING


KINDS = ("character", "event", "item", "scene", "story", "present")
MLP = Trial(
    id="mlp", grammar=GRAMMAR, settle=settle, kinds=KINDS, grown=KINDS,
    samples=tuple((kind, en, ja) for _, kind, en, ja in SAMPLES), refused=REFUSED, words=WORDS, swaps=SWAPS,
    clause=CLAUSE, deep=DEEP, token=token, lexicon=LEXICON,
)
