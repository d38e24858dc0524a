"""What somebody is not, just how many there are, and what is moved or put back whole, at a table."""

import pytest

from engine.games.lorcana.wording import CardType
from tests.rules.lorcana.stock import action, asked, character, deal, item, location, song

from .lorcana_trial import LORCANA
from .test_played import run


def told(text: str, kind: CardType = "character") -> str:
    """What a Japanese text says, in English."""
    return LORCANA.plain(LORCANA.read(text, "ja", kind).abilities, "en", kind)


def test_who_is_not_at_a_location_is_chosen() -> None:
    table = deal(
        {"hand": ["gust"], "inkwell": 1},
        {"field": ["keep", {"card": "scout", "at": "keep"}, "raider"]},
        gust=action(told("ロケーションにいないキャラクター1体を選び、退場させる。", "action")),
    )
    table.do("A: play gust")
    table.expect({"raider": {"zone": "discard"}, "scout": {"zone": "field"}})


def test_who_is_not_here_gets_more() -> None:
    table = deal(
        {"field": ["nest", {"card": "scout", "at": "nest"}, "raider"]},
        nest=location(told("ここにいないあなたのキャラクターは+1{S}される。", "location")),
    )
    table.expect({"scout": {"strength": 2}, "raider": {"strength": 4}})


def test_all_who_are_not_of_a_classification() -> None:
    table = deal(
        {"field": ["law", "knave", "scout"]},
        law=character(told("ヴィランズではないあなたのキャラクターは+2{S}される。"), classes=("villain",)),
        knave=character(classes=("villain",)),
    )
    table.expect({"law": {"strength": 2}, "knave": {"strength": 2}, "scout": {"strength": 4}})


def test_an_action_that_is_no_song_is_played() -> None:
    table = deal(
        {"field": ["owl", "bard"], "hand": ["anthem", "bolt"], "inkwell": 9, "deck": ["gem"] * 4},
        owl=character(told("あなたが歌ではないアクションをプレイするたび、ロアを1つ得る。")),
        anthem=song("Draw a card."),
        bolt=action(told("カードを1枚引く。", "action")),
    )
    run(table, "A: sing anthem bard")
    table.expect({"A": {"lore": 0}})
    run(table, "A: play bolt")
    table.expect({"A": {"lore": 1}})


def test_who_has_not_challenged_this_turn_is_chosen() -> None:
    table = deal(
        {"field": ["scout", {"card": "raider", "exerted": True}], "hand": ["horn"], "inkwell": 1},
        {"field": [{"card": "giant", "exerted": True}]},
        horn=action(told("このターンにチャレンジしていないあなたのキャラクター1体を選び、レディする。", "action")),
    )
    run(table, "A: challenge scout giant", "A: play horn")
    table.expect({"raider": {"exerted": False}})


@pytest.mark.parametrize(("others", "lore"), [([], 1), (["raider"], 0)])
def test_just_one_is_here(others: list[str], lore: int) -> None:
    table = deal(
        {"field": ["nest", *({"card": name, "at": "nest"} for name in ["scout", *others])], "deck": ["gem"] * 4},
        {"deck": ["gem"] * 4},
        nest=location(
            told("あなたのターン終了時、ここにあなたのキャラクターが1体だけいるなら、ロアを1つ得る。", "location"),
            lore=0,
        ),
    )
    run(table, "A: end_turn")
    table.expect({"A": {"lore": lore}})


def test_the_one_that_is_here_alone_gains_it() -> None:
    text = "ここにあなたのキャラクターが1体だけいる間、そのキャラクターは魔除を得る。"
    table = deal({"field": ["nest", {"card": "scout", "at": "nest"}, "raider"]}, nest=location(told(text, "location")))
    table.expect({"scout": {"keywords": ["ward"]}, "raider": {"keywords": []}})
    table = deal(
        {"field": ["nest", {"card": "scout", "at": "nest"}, {"card": "raider", "at": "nest"}]},
        nest=location(told(text, "location")),
    )
    table.expect({"scout": {"keywords": []}, "raider": {"keywords": []}})


def test_damage_is_moved_to_a_location() -> None:
    table = deal(
        {"field": ["keep", {"card": "monk", "damage": 2}], "inkwell": 2},
        monk=character(
            told(
                "各ターンに一度、2{I}:このキャラクターからダメージ・カウンターを2つまで、あなたのロケーション1つに移動する。"
            )
        ),
    )
    run(table, "A: use monk", "A: 2")
    table.expect({"monk": {"damage": 0}, "keep": {"damage": 2}})


def test_the_challenger_is_weakened_for_ink() -> None:
    table = deal(
        {"field": ["vine", {"card": "scout", "exerted": True}], "inkwell": 1, "deck": ["gem"] * 4},
        {"field": ["raider"], "deck": ["gem"] * 4},
        vine=item(
            told(
                "あなたのキャラクター1体がチャレンジされるたび、1{I}を支払うことでチャレンジしているキャラクターをこのターン、-2{S}してもよい。",
                "item",
            )
        ),
    )
    run(table, "A: end_turn", "B: challenge raider scout", 'A: "yes"')
    table.expect({"scout": {"zone": "field", "damage": 1}})


def test_each_opponents_discard_goes_back_whole() -> None:
    table = deal(
        {"hand": ["flood"], "inkwell": 1, "discard": ["gem"]},
        {"discard": ["scout", "raider"], "deck": ["gem"] * 2},
        flood=action(told("各対戦相手は自分の捨て札にあるすべてのカードをデッキに加えてシャッフルする。", "action")),
    )
    run(table, "A: play flood")
    table.expect({"scout": {"zone": "deck"}, "raider": {"zone": "deck"}})
    table.expect({"A": {"discard": ["flood", "gem"]}})


def test_what_is_said_of_the_next_one_for_good_and_for_a_turn() -> None:
    table = deal(
        {"hand": ["horn", "scout", "raider"], "inkwell": 9},
        horn=action(
            told("このターン、あなたが次にプレイするキャラクターは突進を得て、このターン、+2{S}される。", "action")
        ),
    )
    run(table, "A: play horn", "A: play scout", "A: play raider")
    table.expect({"scout": {"strength": 4, "keywords": ["rush"]}, "raider": {"strength": 3, "keywords": []}})


def test_an_opponent_chooses_another_of_yours() -> None:
    table = deal(
        {"field": ["owl", "scout"]},
        {"hand": ["bolt", "bolt"], "inkwell": 2},
        turn={"seat": "B"},
        owl=character(told("対戦相手が能力や効果であなたの他のキャラクター1体を選ぶたび、ロアを1つ得る。")),
        bolt=action("Deal 1 damage to chosen character."),
    )
    run(table, "B: play bolt", "B: choose owl")
    table.expect({"A": {"lore": 0}})
    run(table, "B: play bolt", "B: choose scout")
    table.expect({"A": {"lore": 1}})


def test_each_player_may_take_back_a_card_of_his_own() -> None:
    table = deal(
        {"hand": ["dawn"], "inkwell": 1, "discard": ["scout", "gem"]},
        {"discard": ["raider", "gem"]},
        dawn=action(told("各プレイヤーは自分の捨て札からキャラクター・カード1枚を手札に戻してもよい。", "action")),
    )
    run(table, "A: play dawn", 'A: "yes"')
    while table.play.game.state.question.kind != "action":
        seat, one = ("A", "scout") if asked(table).seat == 0 else ("B", "raider")
        table.do(f'{seat}: "yes"' if asked(table).kind == "may" else f"{seat}: choose {one}")
    table.expect({"scout": {"zone": "hand"}, "raider": {"zone": "hand"}})


def test_one_goes_where_the_other_has_gone() -> None:
    text = (
        "このキャラクターがロケーションに移動するたび、あなたの他のキャラクター1体をコストを支払わずに"
        "同じロケーションに移動させてもよい。"
    )
    table = deal(
        {"field": ["goose", "scout", "keep", "nest"], "inkwell": 1}, goose=character(told(text)), nest=location()
    )
    run(table, "A: move goose nest", 'A: "yes"')
    table.expect({"scout": {"at": "nest"}, "goose": {"at": "nest"}})


def test_any_of_yours_that_is_hurt_is_enough() -> None:
    text = "あなたのターン終了時、あなたのいずれかのキャラクターがダメージを受けているなら、ロアを1つ得る。"
    for damage, gained in ((1, 1), (0, 0)):
        table = deal(
            {"field": ["owl", {"card": "scout", "damage": damage}], "deck": ["gem"] * 3},
            {"field": [{"card": "raider", "damage": 1}], "deck": ["gem"] * 3},
            owl=character(told(text)),
        )
        run(table, "A: end_turn")
        table.expect({"A": {"lore": gained}})


def test_each_card_that_bears_the_name_is_taken() -> None:
    text = (
        "カードの名前1つを指定し、その後あなたのデッキの上からカードを3枚公開する。指定した名前の各カードを手札に加える。"
        "残りを好きな順番でデッキの一番下に置く。"
    )
    english = (
        "Name a card, then reveal the top 3 cards of your deck. Put all revealed cards with that name into your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    assert LORCANA.read(text, "ja", "action").abilities == LORCANA.read(english, "en", "action").abilities
