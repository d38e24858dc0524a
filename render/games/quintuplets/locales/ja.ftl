### The words in pictures and alt texts that only this game has, or has otherwise.

approach = →{ $lane }: { $power }/{ $need }

ask-slot = レーンの選択

at = { $place }にアプローチ
empty = 空き

keyword-ability = 能力
keyword-disguise = 変装
keyword-growth = 成長

kind-episode = エピソード
kind-event = イベント
kind-hero = 主人公

lanes_empty = 空きレーン { $lanes }

mark-approaches = アプローチ
mark-fails = 失敗

no_hero = 主人公なし

note-approach = アプローチ不可
note-be_approached = アプローチされない
note-become_partner = 成功相手にならない
note-lose_power = 下げられない
note-succeed = 成功しない
note-wear = セット制限

phase-approach = アプローチフェイズ
phase-events = イベントステップ

points = 花嫁
printed = 元{ $value }

reason-brides = 花嫁3人

slot-0 = レーン1
slot-1 = レーン2
slot-2 = レーン3
slot-3 = レーン4
slot-4 = レーン5

stat-bonus = 花嫁力補正
stat-need = 必要花嫁力
stat-power = 花嫁力

wears = { $items }をセット
wears_count = エピソード{ $count }枚

zone-brides = 花嫁エリア
zone-discard = 控え室
zone-effect_resolution = 効果解決領域
zone-hero_deck = 主人公デッキ
zone-lane_resolution = レーン解決領域
zone-removed = 除外領域
