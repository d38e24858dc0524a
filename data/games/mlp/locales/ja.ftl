### マイリトルポニー: このゲームだけの言葉と、「mlp-KEY」でほかのゲームと違う言い方。

game-mlp = マイリトルポニー

## Commands
cmd-mlp = この卓でマイリトルポニーを遊ぶ
cmd-mlp-character = 手札のキャラクターを冒険エリアの置き場にプレーする
cmd-mlp-event = 手札のイベントをプレーする
cmd-mlp-item = 手札のアイテムを自分のキャラクターに着用させる
cmd-mlp-effect = 自分のキャラクターやアイテムの起動式効果を使用する
cmd-mlp-flip = シーンを裏返して裏向き効果を使用する
cmd-mlp-presents = プレゼントを解決する順番に開ける
cmd-mlp-inspiration = 交流でひらめきを使用する
cmd-mlp-advance = キャラクターの行動：ストーリーを進める
cmd-mlp-disturb = キャラクターの行動：相手の計画を妨害する
cmd-mlp-end = メインフェイズを終了する
opt-slot = 置き場（左・中央・右）
opt-event = イベント
opt-item = アイテム
opt-wearer = 着用するキャラクター
opt-effect = 効果が複数あるときに使うもの
opt-scene = シーン
opt-presents = プレゼント（カンマ区切り、空欄なら開けない）

## Actions
verb-play_slot = キャラクターをプレー
verb-play_on = アイテムをプレー
verb-flip = シーンを裏返す
verb-inspire = ひらめき
verb-advance = ストーリーを進める
verb-disturb = 計画を妨害する
verb-pass = 何もしない
mlp-verb-play = イベントをプレー
mlp-verb-use = 効果を使用
mlp-verb-end = メインフェイズ終了
choice-pass = 何もしない
choice-advance = ストーリーを進める
choice-disturb = 計画を妨害する
choice-slot = { $slot }
choice-place = { $seat }の{ $place }
mlp-choice-end = メインフェイズ終了
mlp-choice-really-end = はい、メインフェイズ終了

## Prompts
prompt-action-inspiration = { $seat }さん、{ $card }（アイデア{ $card_idea }）と{ $target }（アイデア{ $target_idea }）の交流です。ひらめきを使用しますか？
prompt-action-acting = { $seat }さん、{ $card }の正面には誰もいません。行動を選んでください。
prompt-open = { $card ->
    [none] { $seat }さん、どのプレゼントを開けますか？ 選んだ順に解決します。
   *[other] { $card }：開けるプレゼントを選択
 }
prompt-token = { $card }：取り除くトークンを選択
prompt-slot = { $card }：{ $subject }をどこに置きますか？
prompt-order-back = { $card }：元の場所に戻す順番（最初のカードが一番上）
prompt-order-discard = { $card }：休憩エリアに移す順番（最後のカードが一番上）
prompt-order-place = { $seat }さん、解決待ちリストに置く順番を選択。最後に置いた効果が一番上になり、最初に解決されます。
prompt-order-resolve = { $seat }さん、効果を解決する順番を選択。最初に選んだものから解決します。
mlp-prompt-action = { $seat }さんのメインフェイズです。何をしますか？
mlp-prompt-confirm-end = まだできること：{ $verbs }。メインフェイズを終了しますか？
mlp-prompt-pay = { $card }：ハーモニーのために横向きにするシーンを選択
mlp-prompt-mulligan = { $seat }さん、手札をすべてデッキの下に戻して5枚引き直しますか？
mlp-prompt-order-bottom = { $card ->
    [none] デッキの下に戻す順番
   *[other] { $card }：デッキの下に移す順番
 }（最初のカードが上側）
mlp-prompt-card-discard = { $card ->
    [none] 手札が10枚を超えています。捨てるカードを{ $most ->
        [1] 1枚選択
       *[other] { $most }枚、休憩エリアに移す順番に選択
     }
   *[other] { $card }：捨てるカードを{ $most }枚選択
 }

## What things are
facts-slot = { $card ->
    [none] 正面は空き
   *[other] 正面は{ $card }
 }
mlp-facts-piece = { $seat }{ $slot ->
    [none] { "" }
   *[other] { " " }· { $slot }
 }{ $numbers ->
    [none] { "" }
   *[other] { " " }· アイデア{ $numbers }
 }{ $wearer ->
    [none] { "" }
   *[other] { " " }· { $wearer }が着用
 }{ $exerted ->
    [1] { " " }· 横向き
   *[other] { "" }
 }{ $face_down ->
    [1] { " " }· 裏向き
   *[other] { "" }
 }{ $tokens ->
    [none] { "" }
   *[other] { " " }· { $tokens }
 }
mlp-facts-card = { $kind } · ハーモニー{ $cost }{ $numbers ->
    [none] { "" }
   *[other] { " " }· アイデア{ $numbers }
 }
stage-1 = Ⅰ
stage-2 = Ⅱ
stage-3 = Ⅲ
stage-4 = Ⅳ
place-plan_1 = ストーリーⅠの計画
place-plan_2 = ストーリーⅡの計画
place-plan_3 = ストーリーⅢの計画
place-plan_4 = ストーリーⅣの計画

effect-mulligan = 手札を引き直す
effect-remove = 計画を取り除く
effect-toplan = 計画にする
effect-give = トークンを獲得させる
effect-takeoff = トークンを取り除く
effect-usecounter = プレゼントを開ける
effect-addscene = シーンを増やす
effect-flip = シーンを裏返す
effect-toplay = 冒険エリアに移す
effect-relocate = 別の置き場に移動する
mlp-effect-banish = 退場させる
mlp-effect-exert = 横向きにする
mlp-effect-ready = 縦向きにする
mlp-effect-todiscard = 休憩エリアに移す

## The log
log-advance = { $seat }はストーリー{ $stage }に進んだ：{ $card }。
log-declare = { $seat }は{ $card }の使用を宣言（ハーモニー{ $count }）。
log-enter = { $seat }の{ $card }が冒険エリアに入った：{ $slot }。
log-exchange = { $seat }の{ $card }と{ $other }の{ $target }が交流。
log-flip-down = { $seat }は{ $card }を裏返した。
log-flip-up = { $seat }は{ $card }を表向きにした。
log-gain-token = { $seat }の{ $card }は{ $token }を獲得した。
log-ideas = { $card }のアイデアは{ $count }、{ $target }のアイデアは{ $rest }。
log-inspire = { $seat }は{ $card }のひらめきを使用した。
log-mulligan = { $seat }は{ $count ->
    [0] 最初の手札のまま始める。
   *[other] 手札{ $count }枚をデッキの下に戻して引き直した。
 }
log-open = { $seat }の{ $card }が{ $token }を開けた。
log-plan = { $seat }はストーリー{ $stage }に計画を置いた。
log-relocate = { $seat }の{ $card }が移動した：{ $slot }。
log-remove-plan = { $seat }のストーリー{ $stage }の計画が取り除かれた：{ $card }。
log-retire = { $seat }の{ $card }が退場した。
log-scene = { $seat }はシーンを増やした：{ $card }{ $face_down ->
    [1] （裏向き）。
   *[other] 。
 }
log-swap = { $seat }の{ $card }と{ $target }が入れ替わった。
log-take-back = { $seat }はカードを手札に戻した。
log-wear = { $seat }の{ $target }が{ $card }を着用した。
mlp-log-exert = { $seat }の{ $card }が横向きになった。
mlp-log-outcome = { $reason ->
    [story] { $winners }が{ $goal }つ目のストーリーに進んで勝利した。
    [decked] { $count ->
        [0] 両者ともデッキがないのに引くことになり、引き分け。
       *[other] 相手のデッキがなくなり、{ $winners }の勝利。
     }
    [agreed_draw] 合意により引き分け。
    [time] 相手の時間切れにより{ $winners }の勝利。
    [loop] 誰にも止められない無限ループにより引き分け。
   *[other] { $count ->
        [0] 引き分け。
       *[other] { $winners }の勝利。
     }
 }
mlp-log-play = { $seat }は{ $card }をハーモニー{ $count }でプレーした。
mlp-log-ready = { $seat }の{ $card }が縦向きになった。
mlp-log-readies = { $seat }は{ $count }枚を縦向きにした。
mlp-log-resolve = { $seat }：{ $card }の効果を解決。
mlp-log-all-to-discard = { $count }枚が{ $seat }の休憩エリアに置かれた：{ $cards }。
mlp-log-to-discard = { $card }が{ $seat }の休憩エリアに置かれた。
mlp-log-to-discard-hidden = カード1枚が{ $seat }の休憩エリアに置かれた。
mlp-log-use = { $seat }は{ $card }の効果を使用した。
mlp-log-by-hand-points = { $seat }：手作業でストーリー{ $change }。

## Refusals
reason-area_full = 冒険エリアに空いている置き場がありません。
reason-does_nothing = 今使用しても何も起こりません。
reason-face_down = そのシーンは裏向きです。
reason-forbidden = 効果により禁止されています。
reason-may_not_wear_it = そのキャラクターはこのアイテムを着用できません。
reason-no_plan = 相手の計画がありません。
reason-no_such_wearer = アイテムは自分の冒険エリアのキャラクターが着用します。
reason-not_a_card_to_use = このカードはそのようにはプレーできません。
reason-not_an_inspiration = ひらめきステップではひらめきだけを使用できます。
reason-not_enough_harmony = ハーモニーのコストのために横向きにできるシーンが足りません。
reason-not_for_this_one = 特定のキャラのためのひらめきですが、この交流の自分のキャラはそれに当たりません。
reason-not_in_hand = 手札にありません。
reason-not_now = 今はできません。
reason-not_usable_now = カード自身のテキストにより今は使用できません。
reason-only_in_inspiration = ひらめきは交流のひらめきステップでだけ使用できます。
reason-plan_on_next_story = その段階の相手のストーリーに計画があります。先に妨害してください。
reason-slot_taken = その置き場は埋まっています。

## Decks
deck-main-size = メインデッキ（キャラクター・イベント・アイテム）が{ $count }枚です。ちょうど{ $wanted }枚必要です。
deck-scene-size = シーンデッキが{ $count }枚です。ちょうど{ $wanted }枚必要です。
deck-story-size = ストーリーが{ $count }枚です。ちょうど{ $wanted }枚必要です。
deck-lead-size = 主役が{ $count }枚です。ちょうど{ $wanted }枚必要です。
deck-stories-titles = ストーリーのメインタイトルが{ $count }種類あります。4枚とも同じタイトルでなければなりません。
deck-stories-subtitles = ストーリーの副次タイトルが{ $count }種類しかありません。4枚とも異なっていなければなりません。
deck-stories-stages = ストーリー{ $count }枚は段階Ⅰ・Ⅱ・Ⅲ・Ⅳを1枚ずつにしてください。
error-no-open = 今はプレゼントを開けられません。
short-play_slot = プレー
short-play_on = プレー
mlp-short-play = プレー
short-flip = 裏返す
short-inspire = ひらめき
mlp-act-banish = { $form ->
    [do] 退場させる
    [dont] 退場させない
    [te] { $what }を退場させて
   *[ask] { $what }を退場させますか
 }
mlp-act-exert = { $form ->
    [do] 横向きにする
    [dont] しない
    [te] { $what }を横向きにして
   *[ask] { $what }を横向きにしますか
 }
mlp-act-ready = { $form ->
    [do] 縦向きにする
    [dont] しない
    [te] { $what }を縦向きにして
   *[ask] { $what }を縦向きにしますか
 }
mlp-act-todiscard = { $form ->
    [do] 移す
    [dont] 移さない
    [te] { $what }を休憩エリアに移して
   *[ask] { $what }を休憩エリアに移しますか
 }
mlp-act-chosen-character = { $kind }1枚

## Moves by hand
mlp-hand-ready = 縦向きにする
mlp-hand-exert = 横向きにする
mlp-hand-to-zone = { $zone }へ
