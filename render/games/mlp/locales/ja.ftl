### The words in pictures and alt texts that only this game has, or has otherwise.

ask-open = 開けるプレゼントの選択
ask-order = 効果の順番の選択
ask-slot = 置き場の選択
ask-token = トークンの選択

challenge = 交流
challenged = 交流中
challenger = 交流中
challenges = { $challenger } と { $challenged }

counter-candy = キャンディ
counter-cheer = 励まし
counter-dazzle = 見とれ
counter-errand = お使い
counter-journey = 旅
counter-moves = 移動
counter-recall = 呼び
counter-search = 探し

empty = 空き
everyday = 日常
exerted = 横向き
exerted_short = 横向き
harmony = ハーモニー { $ready }/{ $scenes }
inspires = ひらめき：{ $name }

keyword-ability = 効果

kind-event = イベント
kind-lead = 主役
kind-scene = シーン
kind-story = ストーリー

mark-fought = 交流
mark-inspired = ひらめき
mark-readied = 縦向きに
mark-turned = 裏返し

note-acting = 行動中
note-exert = 横向き不可
note-relocate = 移動不可
note-wear = 着用制限

phase-acting = 交流フェイズ
phase-exchange = 交流フェイズ
phase-inspiration = 交流フェイズ

plans = 計画 { $stages }
points = ストーリー
ready = 縦向き

reason-story = 最後のストーリーに到達

scenes = シーン { $scenes }：縦向き { $ready }、横向き { $spent }、裏向き { $down }
scenes_down = 裏向き { $down }
scenes_spent = 横向き { $spent }

slot-0 = 左
slot-1 = 中央
slot-2 = 右

slots_empty = 空き { $slots }
stage_lead = 主役はここ
stage_plan = 計画
start = 開始前

stat-candy = キャンディ
stat-cheer = はげましのプレゼント
stat-dazzle = 見とれのプレゼント
stat-errand = お使いのプレゼント
stat-idea = アイデア
stat-journey = 旅のプレゼント
stat-moves = 移動
stat-recall = 呼びもどしのプレゼント
stat-search = 探しもののプレゼント
stat-stage = 段階

then = { " " }→{ " " }

trigger-enter = 出会い
trigger-leave = お別れ
trigger-removed = 事前対策

waiting = 解決待ち

window-inspiration = ひらめき

zone-discard = 休憩エリア
zone-lead = 主役
zone-processing = 処理中
zone-scene_deck = シーンデッキ
zone-stories = ストーリー
