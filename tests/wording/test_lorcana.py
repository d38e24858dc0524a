"""What Lorcana texts mean: one tree for both languages, in the fixed order of a filter's parts."""

import pytest

from engine.games.lorcana.nodes import ExtraInk, MoveTo, PayInk, ToInkwell, UsedShift
from engine.games.lorcana.wording import CardType, Lang, compile_text, print_text
from engine.kernel.cards.tree import (
    Ability,
    Activated,
    AllOf,
    AnyOf,
    AnyOpponent,
    Anything,
    At,
    Banish,
    Both,
    Bound,
    Can,
    Cannot,
    Chooser,
    Chosen,
    Class,
    Compare,
    Count,
    DamageOn,
    Deal,
    Discard,
    Draw,
    Enters,
    Every,
    Exert,
    GainPoints,
    Grant,
    Has,
    If,
    In,
    InsteadIf,
    Is,
    Keyword,
    Kind,
    Later,
    Look,
    LosePoints,
    Matches,
    May,
    Modify,
    MoveDamage,
    Named,
    Never,
    Opponents,
    Other,
    PayLess,
    Per,
    Players,
    PlayFree,
    PutRest,
    Ready,
    Seq,
    Side,
    Spell,
    Static,
    Take,
    This,
    ToDiscard,
    ToDo,
    ToHand,
    Top,
    Trigger,
    Triggered,
    Unless,
    With,
    You,
    YourTurn,
)
from engine.wording import CardTextError

CHARACTER = Kind("character")
MINE = AllOf((CHARACTER, Side(True)))
THEIRS = AllOf((CHARACTER, Side(False)))
OTHERS = AllOf((CHARACTER, Side(True), Other()))
ME = Is(This())
HERE = At(This())
ENEMY = Chosen(THEIRS)


def when(event: str, body: object, **more: object) -> Triggered:
    """A triggered ability of this very character."""
    condition = more.pop("condition", None)
    return Triggered((Trigger(event, ME, **more),), body, condition)  # type: ignore[arg-type]


SAYINGS: list[tuple[CardType, str, str, Ability]] = [
    # triggers
    (
        "character",
        "Whenever this character quests, each opponent loses 3 lore.",
        "このキャラクターがクエストするたび、各対戦相手はロアを3つ失う。",
        when("quest", LosePoints(Opponents(), 3)),
    ),
    (
        "character",
        "When this character is challenged and banished, draw 3 cards.",
        "このキャラクターがチャレンジされて退場したとき、カードを3枚引く。",
        when("banish", Draw(You(), 3), manner="being_challenged"),
    ),
    (
        "character",
        "When this character challenges and is banished, banish the challenged character.",
        "このキャラクターがチャレンジしてこれが退場したとき、チャレンジされたキャラクターを退場させる。",
        when("banish", Banish(Bound("counterpart")), manner="challenging"),
    ),
    (
        "character",
        (
            "During your turn, whenever one of your Pirate characters banishes another character in a challenge, "
            "gain 7 lore."
        ),
        "あなたのターンの間、あなたの海賊・キャラクター1体がチャレンジ中に他のキャラクター1体を退場させるたび、ロアを7つ得る。",
        Triggered(
            (
                Trigger(
                    "banish",
                    AllOf((CHARACTER, Side(True), Class("pirate"))),
                    AllOf((CHARACTER, Other())),
                    "by_counterpart",
                    yours=True,
                ),
            ),
            GainPoints(You(), 7),
        ),
    ),
    (
        "character",
        "Whenever this character sings a song, gain 2 lore.",
        "このキャラクターが歌を歌うたび、ロアを2つ得る。",
        when("sing", GainPoints(You(), 2)),
    ),
    (
        "character",
        "At the end of your turn, gain 2 lore.",
        "あなたのターン終了時、ロアを2つ得る。",
        Triggered((Trigger("turn_end"),), GainPoints(You(), 2)),
    ),
    (
        "character",
        "When you play this character and when he leaves play, gain 3 lore.",
        "このキャラクターをプレイしたとき、またはこれが場を離れたとき、ロアを3つ得る。",
        Triggered((Trigger("play", ME), Trigger("leave", ME)), GainPoints(You(), 3)),
    ),
    (
        "item",
        "When you play this item, gain 4 lore.",
        "このアイテムをプレイしたとき、ロアを4つ得る。",
        when("play", GainPoints(You(), 4)),
    ),
    (
        "character",
        "Whenever an opponent plays a song, gain 2 lore.",
        "対戦相手が歌をプレイするたび、ロアを2つ得る。",
        Triggered((Trigger("play", Kind("song"), by=Opponents()),), GainPoints(You(), 2)),
    ),
    (
        "character",
        "Whenever you play this character or another Pirate character, gain 2 lore.",
        "あなたがこのキャラクターか他の海賊・キャラクターをプレイするたび、ロアを2つ得る。",
        Triggered((Trigger("play", AnyOf((ME, AllOf((CHARACTER, Other(), Class("pirate")))))),), GainPoints(You(), 2)),
    ),
    # conditions
    (
        "character",
        "When this character is banished, if you have 3 or more other characters in play, draw 4 cards.",
        "このキャラクターが退場したとき、あなたの場に他のキャラクターが3体以上いるなら、カードを4枚引く。",
        when("banish", Draw(You(), 4), condition=Compare(Count(OTHERS), ">=", 3)),
    ),
    (
        "character",
        "Whenever you play a Knight character, if you used Shift to play them, gain 2 lore.",
        "あなたが騎士・キャラクターをプレイするたび、それに変身を使ったなら、ロアを2つ得る。",
        Triggered(
            (Trigger("play", AllOf((CHARACTER, Class("knight")))),), GainPoints(You(), 2), UsedShift(Bound("subject"))
        ),
    ),
    (
        "action",
        "If you have 2 or fewer cards in your hand, draw 3 cards.",
        "あなたの手札が2枚以下なら、カードを3枚引く。",
        Spell(If(Compare(Count(Anything(), "hand", You()), "<=", 2), Draw(You(), 3))),
    ),
    (
        "character",
        "While an opponent has no cards in their hand, this character gets +9 {S}.",
        "いずれかの対戦相手の手札が0枚である間、このキャラクターは+9{S}される。",
        Static((Modify(This(), "strength", 9),), Compare(Count(Anything(), "hand", AnyOpponent()), "==", 0)),
    ),
    (
        "character",
        "While this character is exerted and you have no cards in your hand, opponents can't play items.",
        "このキャラクターがエグザートしていてあなたの手札が0枚である間、対戦相手はアイテムをプレイできない。",
        Static(
            (Cannot(Opponents(), "play", filter=Kind("item")),),
            Both((Matches(This(), In("exerted")), Compare(Count(Anything(), "hand", You()), "==", 0))),
        ),
    ),
    (
        "character",
        "While this character has 6 {S} or more, she gets +3 {L}.",
        "このキャラクターは6{S}以上である間、+3{L}される。",
        Static((Modify(This(), "lore", 3),), Matches(This(), Has("strength", ">=", 6))),
    ),
    (
        "character",
        "While being challenged, this character gets +7 {S}.",
        "このキャラクターはチャレンジされている間、+7{S}される。",
        Static((Modify(This(), "strength", 7),), Matches(This(), In("being_challenged"))),
    ),
    (
        "character",
        "This character can't quest unless you have another Pirate character in play.",
        "このキャラクターはあなたの場に他の海賊・キャラクターがいないかぎり、クエストできない。",
        Static(
            (Cannot(This(), "quest"),),
            Never(Compare(Count(AllOf((CHARACTER, Side(True), Other(), Class("pirate")))), ">=", 1)),
        ),
    ),
    # filters, in their fixed order
    (
        "action",
        "Banish chosen damaged opposing character with cost 4 or less.",
        "ダメージを受けている対戦相手のコスト4以下のキャラクター1体を選び、退場させる。",
        Spell(Banish(Chosen(AllOf((CHARACTER, Side(False), In("damaged"), Has("cost", "<=", 4)))))),
    ),
    (
        "character",
        "Your Pirate, Knight, and Fairy characters gain Rush.",
        "あなたの海賊/騎士/妖精・キャラクターは突進を得る。",
        Static(
            (
                Grant(
                    Every(AllOf((CHARACTER, Side(True), AnyOf((Class("pirate"), Class("knight"), Class("fairy")))))),
                    (Keyword("rush"),),
                ),
            )
        ),
    ),
    (
        "action",
        "Return chosen character or item with cost 4 or less to their player's hand.",
        "コスト4以下の、キャラクター1体またはアイテム1つを選び、それのプレイヤーの手札に戻す。",
        Spell(ToHand(Chosen(AllOf((AnyOf((CHARACTER, Kind("item"))), Has("cost", "<=", 4)))))),
    ),
    (
        "action",
        "Exert up to 3 chosen characters.",
        "キャラクターを3体まで選び、エグザートする。",
        Spell(Exert(Chosen(CHARACTER, 0, 3))),
    ),
    (
        "character",
        "Your other characters with Support get +2 {W}.",
        "支援を持つあなたの他のキャラクターは+2{W}される。",
        Static((Modify(Every(AllOf((CHARACTER, Side(True), Other(), With("support")))), "willpower", 2),)),
    ),
    # what follows a selection
    (
        "action",
        "Ready chosen character. They can't quest this turn. Gain 2 lore.",
        "キャラクター1体を選び、レディする。そのキャラクターはこのターン、クエストできない。ロアを2つ得る。",
        Spell(Seq((Ready(Chosen(CHARACTER)), Cannot(Bound("chosen"), "quest", "turn"), GainPoints(You(), 2)))),
    ),
    (
        "action",
        "Chosen character gets +6 {S} this turn. If a Pirate character is chosen, they get +7 {S} instead.",
        "キャラクター1体を選び、このターン、+6{S}する。海賊・キャラクターが選ばれたなら、代わりに+7{S}する。",
        Spell(
            InsteadIf(
                Modify(Chosen(CHARACTER), "strength", 6, "turn"),
                Matches(Bound("chosen"), AllOf((CHARACTER, Class("pirate")))),
                Modify(Bound("chosen"), "strength", 7, "turn"),
            )
        ),
    ),
    (
        "action",
        "Draw 2 cards. If you have 9 or more cards in your inkwell, draw 3 cards instead.",
        "カードを2枚引く。あなたのインクウェルにカードが9枚以上あるなら、代わりにカードを3枚引く。",
        Spell(InsteadIf(Draw(You(), 2), Compare(Count(Anything(), "inkwell", You()), ">=", 9), Draw(You(), 3))),
    ),
    (
        "action",
        "Deal 4 damage to chosen character of yours to deal 5 damage to chosen opposing character.",
        "あなたのキャラクター1体を選び、4ダメージを与えることで対戦相手のキャラクター1体を選び、5ダメージを与える。",
        Spell(ToDo(Deal(Chosen(MINE), 4), Deal(ENEMY, 5))),
    ),
    (
        "action",
        "Play a character with cost 6 or less for free. They gain Rush. At the end of the turn, banish them.",
        "コスト6以下のキャラクター1枚をコストを支払わずにプレイする。そのキャラクターは突進を得る。このターン終了時、それを退場させる。",
        Spell(
            Seq(
                (
                    PlayFree(AllOf((CHARACTER, Has("cost", "<=", 6)))),
                    Grant(Bound("played"), (Keyword("rush"),)),
                    Later(Trigger("turn_end", by=Players()), Banish(Bound("played"))),
                )
            )
        ),
    ),
    (
        "action",
        "Whenever one of your characters is challenged this turn, each opponent loses 4 lore.",
        "このターン、あなたのキャラクター1体がチャレンジされるたび、各対戦相手はロアを4つ失う。",
        Spell(Later(Trigger("challenged", MINE), LosePoints(Opponents(), 4))),
    ),
    # players
    (
        "action",
        "Each opponent chooses and banishes one of their items.",
        "各対戦相手は自分のアイテム1つを選び、退場させる。",
        Spell(Banish(Chosen(Kind("item"), by=Opponents(), whose=Chooser()))),
    ),
    (
        "action",
        "Each player discards their hand and draws 4 cards.",
        "各プレイヤーは手札をすべて捨て、カードを4枚引く。",
        Spell(Seq((Discard(Players(), None), Draw(Players(), 4)), "and")),
    ),
    (
        "character",
        "At the start of your turn, each player may draw 2 cards.",
        "あなたのターン開始時、各プレイヤーはカードを2枚引いてもよい。",
        Triggered((Trigger("turn_start"),), May(Draw(Players(), 2), Players())),
    ),
    (
        "character",
        "When you play this character, banish him or return another 3 chosen characters of yours to your hand.",
        "このキャラクターをプレイしたとき、あなたの他のキャラクター3体を選び、手札に戻さないかぎり、これを退場させる。",
        when("play", Unless(Banish(This()), ToHand(Chosen(OTHERS, 3, 3)))),
    ),
    # amounts
    (
        "character",
        "This character gets +2 {S} for each card in your hand.",
        "このキャラクターはあなたの手札にあるカードと同じ数だけ+2{S}される。",
        Static((Modify(This(), "strength", Per(2, Count(Anything(), "hand", You()))),)),
    ),
    (
        "action",
        "Draw cards equal to the damage on chosen character of yours, then banish them.",
        "あなたのキャラクター1体を選び、そのキャラクターが受けているダメージと同じ数のカードを引き、その後それを退場させる。",
        Spell(Seq((Draw(You(), DamageOn(Chosen(MINE))), Banish(Bound("chosen"))), "then")),
    ),
    # the deck, the inkwell, the discard
    (
        "action",
        (
            "Look at the top 3 cards of your deck. Reveal an item card and put it into your hand. "
            "Put the rest on the bottom of your deck in any order."
        ),
        "あなたのデッキの上からカードを3枚見る。アイテム・カードを1枚公開し手札に加える。残りを好きな順番でデッキの一番下に置く。",
        Spell(Seq((Look(3), Take(Kind("item"), reveal=True), PutRest("bottom")))),
    ),
    (
        "action",
        "Put the top 3 cards of your deck into your discard.",
        "あなたのデッキの上からカードを3枚捨て札に置く。",
        Spell(ToDiscard(Top(3))),
    ),
    (
        "action",
        "Put chosen item into its player's inkwell facedown.",
        "アイテム1つを選び、それのプレイヤーのインクウェルに裏向きで置く。",
        Spell(ToInkwell(Chosen(Kind("item")))),
    ),
    (
        "action",
        "Move up to 2 damage counters from chosen character to chosen opposing character.",
        "キャラクター1体から対戦相手のキャラクター1体にダメージ・カウンターを2個まで移動する。",
        Spell(MoveDamage(Chosen(CHARACTER), ENEMY, 2)),
    ),
    (
        "action",
        "Look at the top 6 cards of your deck. You may put one into your hand.",
        "あなたのデッキの上からカードを6枚見る。そのうち1枚を手札に加えてもよい。",
        Spell(Seq((Look(6), May(Take())))),
    ),
    # activated
    (
        "item",
        "{E}, 2 {I}, Banish this item — Chosen character gains Challenger +4 and Resist +3 this turn.",
        "{E},2{I},このアイテムを退場させる:キャラクター1体を選び、そのキャラクターはこのターン、果敢+4と耐久+3を得る。",
        Activated(
            (Exert(This()), PayInk(2), Banish(This())),
            Grant(Chosen(CHARACTER), (Keyword("challenger", 4), Keyword("resist", 3)), "turn"),
        ),
    ),
    (
        "character",
        'Your characters with Ward gain "{E} — Gain 3 lore."',
        "魔除を持つあなたのキャラクターは「{E}:ロアを3つ得る。」を得る。",
        Static(
            (
                Grant(
                    Every(AllOf((CHARACTER, Side(True), With("ward")))),
                    (Activated((Exert(This()),), GainPoints(You(), 3)),),
                ),
            )
        ),
    ),
    # static
    (
        "character",
        "This character enters play exerted.",
        "このキャラクターはエグザートで場に出る。",
        Static((Enters(exerted=True),)),
    ),
    (
        "character",
        "During your turn, you may ink an additional card.",
        "あなたのターンの間、あなたは追加で手札を1枚インクウェルに裏向きで置いてもよい。",
        Static((ExtraInk(),), YourTurn()),
    ),
    (
        "character",
        "If you have an item in play, you pay 3 {I} less to play this character.",
        "あなたの場にアイテムがあるなら、このキャラクターをプレイするコストの支払いは3{I}減る。",
        Static((PayLess(ME, 3),), Compare(Count(AllOf((Kind("item"), Side(True)))), ">=", 1)),
    ),
    (
        "character",
        "Characters with 3 {S} or less can't challenge this character.",
        "3{S}以下のキャラクターはこのキャラクターにチャレンジできない。",
        Static((Cannot(This(), "be_challenged", filter=AllOf((CHARACTER, Has("strength", "<=", 3)))),)),
    ),
    (
        "character",
        "Whenever you play an item, this character may challenge ready characters this turn.",
        "あなたがアイテムをプレイするたび、このキャラクターはこのターン、レディしているキャラクターにチャレンジできる。",
        Triggered((Trigger("play", Kind("item")),), Can(This(), "challenge_ready", "turn")),
    ),
    # locations
    (
        "location",
        "Characters gain Ward while here.",
        "ここにいるキャラクターは魔除を得る。",
        Static((Grant(Every(AllOf((CHARACTER, HERE))), (Keyword("ward"),)),)),
    ),
    (
        "location",
        "Whenever one of your characters quests while here, gain 2 lore.",
        "ここにいるあなたのキャラクター1体がクエストするたび、ロアを2つ得る。",
        Triggered((Trigger("quest", AllOf((CHARACTER, Side(True), HERE))),), GainPoints(You(), 2)),
    ),
    (
        "location",
        "While you have a character here, this location gets +2 {L}.",
        "ここにあなたのキャラクターがいる間、このロケーションは+2{L}される。",
        Static((Modify(This(), "lore", 2),), Compare(Count(AllOf((CHARACTER, Side(True), HERE))), ">=", 1)),
    ),
    (
        "location",
        "Whenever you move a character here, gain 2 lore.",
        "あなたがキャラクターをここに移動させるたび、ロアを2つ得る。",
        Triggered((Trigger("move", CHARACTER, counterpart=ME),), GainPoints(You(), 2)),
    ),
    (
        "action",
        "Move chosen character of yours to chosen location of yours for free.",
        "あなたのキャラクター1体を選び、あなたのロケーション1つにコストを支払わずに移動させる。",
        Spell(MoveTo(Chosen(MINE), Chosen(AllOf((Kind("location"), Side(True)))))),
    ),
]


@pytest.mark.parametrize(("kind", "en", "ja", "ability"), SAYINGS)
def test_both_languages_say_the_same(kind: CardType, en: str, ja: str, ability: Ability) -> None:
    texts: dict[Lang, str] = {"en": en, "ja": ja}
    for lang, text in texts.items():
        read = compile_text(text, lang, type=kind)
        assert read.abilities == (ability,)
        assert print_text(read.abilities, lang, voice=read.voice, type=kind) == text
        assert compile_text(print_text((ability,), lang, type=kind), lang, type=kind).abilities == (ability,)


def test_a_vanilla_card_has_no_abilities() -> None:
    for lang in ("en", "ja"):
        assert compile_text("", lang).abilities == ()


@pytest.mark.parametrize(
    ("en", "ja", "keyword"),
    [
        ("Shift 5 (You may pay 5 {I}.)", "変身５（安くプレイできる。）", Keyword("shift", 5)),
        ("Challenger +3", "果敢+３", Keyword("challenger", 3)),
        ("Ward (Hands off.)", "魔除（さわるな。）", Keyword("ward")),
        ("Sing Together 7", "合唱７", Keyword("sing_together", 7)),
    ],
)
def test_keywords_stay_keywords(en: str, ja: str, keyword: Keyword) -> None:
    assert compile_text(en, "en").abilities == compile_text(ja, "ja").abilities == (keyword,)


def test_a_song_drops_its_reminder_and_may_carry_a_keyword() -> None:
    text = "(A reminder of how to sing.)\nSing Together 8 (Any of yours.)\nDraw 4 cards."
    assert compile_text(text, "en", type="song").abilities == (Keyword("sing_together", 8), Spell(Draw(You(), 4)))


def test_story_names_are_kept_beside_the_tree() -> None:
    text = "Evasive\nNOW, OR NEVER! {E} — Gain 3 lore.\nI WIN When this character is banished, gain 2 lore."
    read = compile_text(text, "en")
    assert read.names == (None, "NOW, OR NEVER!", "I WIN")
    assert print_text(read.abilities, "en", voice=read.voice, labels=read.names) == text


def test_japanese_story_names_end_at_the_space() -> None:
    read = compile_text("回避（飛ぶ。）今だ！ {E}：ロアを３つ得る。さあ、行こう {E}：カードを９枚引く。", "ja")
    assert read.names == (None, "今だ!", "さあ、行こう")


def test_a_bracket_inside_an_ability_is_no_reminder() -> None:
    with pytest.raises(CardTextError):
        compile_text("Draw 4 (or even more) cards.", "en", type="action")


def test_names_meet_in_the_lexicon() -> None:
    names = {"かぐや姫": "Kaguya"}
    ja = compile_text("《かぐや姫》という名前のキャラクター1体を選び、退場させる。", "ja", names=names, type="action")
    en = compile_text("Banish chosen character named Kaguya.", "en", names=names, type="action")
    assert ja.abilities == en.abilities == (Spell(Banish(Chosen(AllOf((CHARACTER, Named("Kaguya")))))),)
    assert "《かぐや姫》" in print_text(en.abilities, "ja", names=names, type="action")


def test_a_name_that_nobody_knows_stays_as_printed() -> None:
    read = compile_text("《桃太郎》という名前のキャラクター1体を選び、退場させる。", "ja", type="action")
    assert Named("桃太郎") in read.abilities[0].body.target.filter.parts  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["Te Kā", "Queen of Hearts", "Fire the Cannons!", "Mr. Owl", "Crane Wife"])
def test_english_names_end_where_the_small_words_begin(name: str) -> None:
    read = compile_text(f"Your characters named {name} gain Rush.", "en")
    assert f"Named(name='{name}')" in repr(read.abilities)


def test_pronouns_keep_their_voice() -> None:
    for pronoun in ("they", "he", "she"):
        verb = "get" if pronoun == "they" else "gets"
        text = f"While this character has no damage, {pronoun} {verb} +6 {{S}}."
        read = compile_text(text, "en")
        assert read.abilities == (Static((Modify(This(), "strength", 6),), Matches(This(), In("undamaged"))),)
        assert print_text(read.abilities, "en", voice=read.voice) == text


@pytest.mark.parametrize(
    ("lang", "text", "line", "position", "excerpt"),
    [
        ("en", "Rush\nLOUD At the start of your turn, dance.", 2, 32, "dance."),
        ("en", "They can't quest.", 1, 0, "They"),
        ("en", "Draw 2 cards.", 1, 0, "Draw"),
        ("ja", "突進\nうるさい あなたのターン開始時、踊る。", 2, 16, "踊る"),
        ("ja", "そのキャラクターを退場させる。", 1, 9, "退場させる"),
        ("ja", "このキャラクターは飛ぶ。", 1, 9, "飛ぶ"),
        ("en", "Whenever this character attacks, draw a card.", 1, 24, "attacks"),
    ],
)
def test_a_refusal_names_card_line_and_place(lang: Lang, text: str, line: int, position: int, excerpt: str) -> None:
    with pytest.raises(CardTextError) as refused:
        compile_text(text, lang, card="HRT-999")
    error = refused.value
    assert (error.card, error.line, error.place.position) == ("HRT-999", line, position)
    assert error.place.excerpt.startswith(excerpt)
    assert "HRT-999" in str(error)
    assert str(error.line) in str(error)


@pytest.mark.parametrize(
    "text",
    [
        "When this character is challenged and banished, banish the challenged character.",
        "Draw a card for each 1 damage removed this way.",
        "When you play this character, otherwise, draw 2 cards.",
        "{E} — Play it for free.",
        "{E}, Banish this item — Play it for free.",
        "{E} — Put the rest on the bottom of your deck.",
        "When you play this character, you may you pay 2 {I} less for the next item you play this turn.",
    ],
)
def test_what_speaks_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        compile_text(text, "en")


def test_what_no_phrase_says_cannot_be_printed() -> None:
    with pytest.raises(CardTextError, match="no wording"):
        print_text((Spell(Draw(Opponents(ahead=True), Has("cost", "==", 1))),), "en", type="action")  # type: ignore[arg-type]
