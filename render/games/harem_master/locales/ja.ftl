### The words in pictures and alt texts that only this game has, or has otherwise.

ask-intercept = インターセプトするか

at = { $place }に装備
challenge = 戦闘
challenged = インターセプト
challenger = アタック
clock = 次の行動費 { $costs }
copy = コピー
empty = 空き
enough = ハーレムか処刑台に{ $goal }枚で勝ち
exerted = 行動済み
exerted_short = 済

icon-M = メンタル値
icon-OT = [相手のターンも]
icon-P = フィジカル値
icon-PA = [アイテム可]
icon-T = [行動済みにする]

keyword-ability = 能力
keyword-pa = アイテム可

kind-event = イベント
kind-gentleman = 男
kind-lady = おんなのこ

mark-attacks = アタック
mark-changed_sides = 支配者変更
mark-intercepts = インターセプト
mark-readied = 未行動に

next_turn = 次のターン −{ $cost }
nobody_together = 陣営修正なし

note-attack = アタック不可
note-be_intercepted = インターセプトされない
note-intercept = インターセプト不可
note-may_as_gentleman = 男扱い
note-may_as_lady = おんなのこ扱い
note-random = ランダムナンバーなし
note-wear = 装備制限

phase-answer = 対応
phase-approach = アプローチ
phase-castle = 城へのアタック
phase-combat = コンバット
phase-end = ターン終了
phase-free = 非アクティブ側の機会
phase-intercept = インターセプト
phase-main = 行動
phase-open = アタック中
phase-over = 戦闘の結果
phase-start = ターン開始

printed = 元{ $value }
ready = 未行動

reason-castle = 城が落ちた
reason-court = ハーレム達成
reason-effect = カードの効果
reason-lots = ランダムナンバー同値
reason-scaffold = 処刑台達成

slot-0 = 1つ目の能力
slot-1 = 2つ目の能力
slot-2 = 3つ目の能力

stat-mental = メンタル値
stat-physical = フィジカル値
stat-random = ランダムナンバー

together = 陣営修正
wears = { $items }を装備
wears_count = アイテム{ $count }枚

zone-aside = 脇
zone-court = ハーレム
zone-deck = 城
zone-discard = 捨て札置き場
zone-scaffold = 処刑台
zone-stack = 行動費スタック
zone-starter = 最初のキャラクター
zone-used = 使用中
