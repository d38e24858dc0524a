"""What the laws of wording are tried with in Lorcana."""

from __future__ import annotations

import re
from random import Random

from engine.games.lorcana.wording import GRAMMAR
from engine.games.lorcana.wording.referents.anaphora import LorcanaReader

from .samples import REFUSED, SAMPLES
from .trial import NOTHING, Trial

WORDS: dict[str, tuple[str, ...]] = {
    "en": (
        "draw a card",
        "banish",
        "chosen",
        "character",
        "your ",
        "opposing",
        ", then ",
        ". ",
        "{E}",
        " — ",
        "you may ",
        "up to 2 ",
        '"',
        "(",
        ")",
        "While ",
        "if ",
        "they",
        "NAME ",
        "gets +2 {S}",
        " this turn",
        "named Ann",
        "\n",
    ),
    "ja": (
        "カードを1枚引く",
        "退場させる",
        "キャラクター",
        "1体を選び、",
        "あなたの",
        "対戦相手の",
        "「",
        "」",
        "。",
        "{E}",
        ":",
        "てもよい",
        "このターン、",
        "《",
        "》",
        "(",
        ")",
        "なら、",
        "間、",
        "そのキャラクターは",
        "名前 ",
        "\n",
    ),
}
SWAPS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("your ", "opposing "),
        ("opposing ", "your "),
        ("opposing ", ""),
        ("other ", ""),
        ("another ", "a "),
        ("can't", "can"),
        ("doesn't", "can"),
        ("you may ", ""),
        (" this turn", ""),
        ("up to ", ""),
        ("damaged ", ""),
        (" or more", " or less"),
        (" or less", " or more"),
        ("+", "-"),
        ("-", "+"),
        (" of yours", ""),
    ),
    "ja": (
        ("あなたの", "対戦相手の"),
        ("対戦相手の", "あなたの"),
        ("対戦相手の", ""),
        ("他の", ""),
        ("てもよい", "る"),
        ("できない", "できる"),
        ("レディしない", "レディする"),
        ("このターン、", ""),
        ("まで", ""),
        ("以上", "以下"),
        ("以下", "以上"),
        ("ダメージを受けている", ""),
        ("+", "-"),
        ("-", "+"),
        ("いない", "いる"),
        ("捨て", "引い"),
    ),
}
CLAUSE: dict[str, re.Pattern[str]] = {
    "en": re.compile(r"(?:(?<=^)|(?<=[.,—] ))[^.,—]+[.,—] "),
    "ja": re.compile(r"[^。、:]+[。、:](?!$)"),
}
DEEP = (
    ("en", "This character gains " + '"This character gains ' * 40),
    ("en", 'This character gains "{E} — ' * 60 + "Draw 2 cards."),
    ("ja", "このキャラクターは「" * 190),
    ("en", "Draw a card, then " * 100 + "draw a card."),
    ("en", "{E}, " * 390 + "{E} — Gain 2 lore."),
    ("ja", "カードを1枚引くことで" * 150),
    ("ja", "ロアを1つ得る。" * 220),
    ("en", "Banish chosen character named " + "Ann of the " * 150 + "Lee."),
    ("en", "Your " + "Prince, " * 240 + "and Queen characters get +2 {S}."),
    ("ja", "《" * 1900),
    ("en", "(" * 1900),
    ("ja", "(名前 " * 600),
    ("en", "1" * 1900),
    ("en", "Rush\n" * 390),
    ("en", "A" * 50_000),
    ("ja", "ロアを1つ得る。" * 5_000),
)
NAMES = ("Kaguya", "Crane Wife", "Queen of the Snow")


def token(sort: str, random: Random) -> object:
    return random.choice(NAMES) if sort in ("name", "title") else NOTHING


LORCANA = Trial(
    id="lorcana",
    grammar=GRAMMAR,
    reader=LorcanaReader,
    as_kind="character",
    kinds=("character", "action", "song", "item", "location"),
    grown=("character",),
    samples=SAMPLES,
    refused=REFUSED,
    words=WORDS,
    swaps=SWAPS,
    clause=CLAUSE,
    deep=DEEP,
    token=token,
)
