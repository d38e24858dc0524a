### The words in pictures and alt texts that only this game has, or has otherwise.

approaches = { $name }がアプローチ

ask-pay = 支払い
ask-slot = エリアの選択

at = { $place }にセット
challenge = アプローチ
challenged = 妨害
challenger = アプローチ

color-blue = 青
color-green = 緑
color-purple = 紫
color-red = 赤
color-white = 白
color-yellow = 黄

counter-magic_coin = 魔力
counter-ten_coin = +10/+10

drying = このターン登場
empty = 空き
exerted = 休息
exerted_short = 休
is_blocked = { $name } 対 { $blocker }

keyword-active_at_once = アクティブ
keyword-breaks_in = ブレイク
keyword-breakthrough10 = 突破10
keyword-breakthrough30 = 突破30
keyword-combi = コンビ
keyword-endures = 我慢
keyword-ex_card = EXカード
keyword-forceful = 強引
keyword-free_appearance = 自由登場
keyword-interrupts = 割り込み
keyword-levels_up = レベルアップ
keyword-link = 連携
keyword-lone = 同名は1枚
keyword-magic = 魔力
keyword-must_approach = 強制アプローチ
keyword-natural = 天然
keyword-natural_plus = 天然+
keyword-threefold_points = 3ポイント
keyword-twins = 同名可
keyword-twofold_points = 2ポイント
keyword-unlimited = 上限外

kind-event = イベント
kind-support = サポート

mark-transformed = 変身

note-appear = 登場不可
note-appear_approach = アプローチ中に登場可
note-appear_approach_own = 自分のアプローチ中に登場可
note-appear_approach_theirs = 相手のアプローチ中に登場可
note-appear_free = 自由登場可
note-appear_interrupt = 割り込みで登場可
note-appear_main_theirs = 相手のメインに登場可
note-appear_outside_main = 自分のメイン以外に登場可
note-approach = アプローチ不可
note-approach_again = もう一度アプローチ
note-be_blocked = 妨害されない
note-be_chosen = 選べない
note-being_challenged = 妨害
note-block_with = 妨害不可
note-challenging = アプローチ
note-exits = 退場しない
note-exits_approaching = アプローチで退場しない
note-from_support = サポートから不可
note-give_points = ポイント不可
note-levels_up_approach = アプローチ中にレベルアップ可
note-levels_up_approach_own = 自分のアプローチ中にレベルアップ可
note-levels_up_approach_theirs = 相手のアプローチ中にレベルアップ可
note-levels_up_main_theirs = 相手のメインにレベルアップ可
note-levels_up_outside_main = 自分のメイン以外にレベルアップ可
note-may_block_with = 休息でも妨害
note-may_from_support = ここからアプローチ
note-may_set_free = コストなしでセット
note-play_elsewhere = 手札以外から不可
note-put_in = 場に出せない
note-set_free = 自由セット不可
note-use_text = テキスト使用不可

open_hand = 公開 { $cards }

phase-approach = アプローチフェイズ
phase-block = アプローチ③妨害
phase-blocked_window = アプローチ④使用
phase-declare = アプローチフェイズ
phase-last_window = アプローチ⑥使用
phase-play_window = アプローチ②使用
phase-respond = 割り込み

pile = 表{ $up }枚（発生コスト計{ $worth }）、裏{ $down }枚
points = ポイント
printed = 元{ $value }
ready = 活動

reason-points = 7ポイント

slot-0 = メインエリア
slot-1 = サポートエリア
slot-2 = メインエリア
slot-3 = メインエリア
slot-4 = メインエリア
slot-5 = メインエリア
slot-6 = メインエリア
slot-7 = メインエリア
slot-8 = メインエリア
slot-9 = メインエリア

stat-ap = AP
stat-cost = 使用コスト
stat-dp = DP
stat-experience = 経験コイン
stat-faced = アプローチ中
stat-facing = 妨害中
stat-generated = 発生コスト
stat-lv = ＬＶ
stat-magic_coin = 魔力コイン
stat-ten_coin = +10/+10コイン

wears = { $items }をセット
wears_count = サポート{ $count }枚

window-block = 妨害
window-blocked_window = 使用
window-declare = アプローチ
window-judgement = 退場判定
window-last_window = 使用
window-play_window = 使用

worth = 支払{ $worth }

zone-discard = 捨て札置き場
zone-ex_deck = EXデッキ
zone-pile_down = 裏向きのポイント
zone-pile_up = 表向きのポイント
zone-popped = 裏向きのカード
zone-removed_cards = 除外
zone-under_play = プレイ中
