### 五等分の花嫁カードゲーム。このゲームだけの言葉と、"quintuplets-KEY" で言い換える言葉。

game-quintuplets = 五等分の花嫁カードゲーム

## Commands
cmd-quintuplets = この卓で五等分の花嫁カードゲームを遊ぶ
cmd-quintuplets-character = 手札のキャラを自分のレーンにプレイする
cmd-quintuplets-episode = 手札のカードを自分のキャラにエピソードとしてセットする
cmd-quintuplets-event = 手札のイベントをプレイする
cmd-quintuplets-effect = 自分のカードの起動能力をプレイする
cmd-quintuplets-approach = 自分のキャラが主人公にアプローチすることを宣言する
cmd-quintuplets-done = アプローチの宣言を終える
cmd-quintuplets-pass = 今はイベントをプレイしない
cmd-quintuplets-end = メインフェイズを終える
opt-hero = 主人公

## Actions
verb-character = キャラのプレイ
verb-episode = エピソードのプレイ
verb-event = イベントのプレイ
verb-approach = アプローチ
verb-done = 宣言を終える
verb-pass_on = 花嫁判定までパス
quintuplets-verb-use = 起動能力のプレイ
quintuplets-verb-end = メインフェイズ終了
quintuplets-choice-done = 宣言を終える
choice-pass_on = 花嫁判定までパス
choice-instead = かわりに{ $card }
quintuplets-choice-end = メインフェイズ終了
quintuplets-choice-really-end = はい、メインフェイズを終えます
quintuplets-choice-no = いいえ

## Prompts
prompt-action-approach = { $seat }さん、誰が誰にアプローチしますか？
prompt-action-events = { $seat }さん、イベントステップです。イベントをプレイしますか？
prompt-target-bride = { $seat }さん、{ $subject }の花嫁になるキャラを選んでください。
prompt-slot-hero = { $seat }さん、次の主人公をどのレーンに置きますか？
prompt-repeat-allow = { $seat }さん、何回までの繰り返しを認めますか？
quintuplets-prompt-action = { $seat }さんのメインフェイズです。何をしますか？
quintuplets-prompt-confirm-end = まだできること：{ $verbs }。本当にメインフェイズを終えますか？
quintuplets-prompt-mulligan = { $seat }さん、手札をすべてデッキに戻して5枚引き直しますか？
quintuplets-prompt-slot = { $seat }さん、{ $subject }をどのレーンに置きますか？
quintuplets-prompt-card-discard = { $card ->
    [none] 手札が上限を超えています。{ $most }枚を控え室に置いてください。
   *[other] { $card }：手札を{ $most }枚、控え室に置いてください。
 }

## What things are
quintuplets-facts-slot = { $card ->
    [none] 正面に誰もいない
   *[other] 正面：{ $card }
 }
quintuplets-facts-piece = { $slot ->
    [none] セット中
   *[other] レーン{ $slot }
 }{ $numbers ->
    [none] { "" }
   *[other] ・{ $numbers }
 }{ $wearer ->
    [none] { "" }
   *[other] ・{ $wearer }
 }{ $face_down ->
    [1] ・裏向き
   *[other] { "" }
 }
quintuplets-facts-card = { $kind }{ $numbers ->
    [none] { "" }
   *[other] ・{ $numbers }
 }
quintuplets-effect-mulligan = 引き直し
effect-tozone = 別の領域に置く
effect-attach = セットする
quintuplets-effect-flip = 裏返す
effect-layhero = 主人公を置く
quintuplets-effect-toplay = 登場させる
effect-tolane = レーンを移動する
quintuplets-effect-todiscard = 控え室に置く

## The log
log-appear = { $seat }の{ $card }が登場しました（レーン{ $slot }）。
log-approach = { $seat }の{ $card }が{ $target }にアプローチします。
log-approach-fails = { $seat }の{ $card }はアプローチに失敗しました。
log-approach-succeeds = { $seat }の{ $card }はアプローチに成功しました（{ $target }）。
log-hero = レーン{ $slot }に{ $card }が置かれました。
log-instead = { $seat }の{ $card }の効果で置き換えられました。
log-no-approach = { $seat }はアプローチを行いません。
log-not-played = { $seat }は{ $card }の能力をプレイしませんでした。
log-pass = { $seat }はイベントをプレイしません。
log-set = { $seat }は{ $target }に{ $card }をセットしました。
log-to-brides = { $seat }の{ $card }が花嫁になりました。
log-to-hero-deck = { $card }が主人公デッキに置かれました。
log-to-removed = { $card }が取り除かれました。
quintuplets-log-flip-down = { $card }が裏向きになりました。
quintuplets-log-flip-up = { $card }が表向きになりました。
quintuplets-log-mulligan = { $count ->
    [0] { $seat }は最初の手札で始めます。
   *[other] { $seat }は手札{ $count }枚を戻して引き直しました。
 }
quintuplets-log-relocate = { $card }がレーン{ $slot }に移動しました。
quintuplets-log-outcome = { $reason ->
    [brides] { $count ->
        [0] 両者が同時に勝利したので、引き分けです。
       *[other] { $winners }が花嫁を3人獲得して勝ちました。
     }
    [decked] { $count ->
        [0] 両者のデッキがなくなり、引き分けです。
       *[other] 相手のデッキがなくなり、{ $winners }が勝ちました。
     }
    [agreed_draw] 合意により引き分けです。
    [time] 相手が時間切れになり、{ $winners }が勝ちました。
    [loop] 誰にも止められない永久循環により、引き分けです。
   *[other] { $count ->
        [0] 引き分けです。
       *[other] { $winners }が勝ちました。
     }
 }
quintuplets-log-play = { $seat }は{ $card }をプレイしました。
quintuplets-log-resolve = { $seat }は{ $card }の自動能力をプレイします。
quintuplets-log-to-discard = { $card }が{ $seat }の控え室に置かれました。
quintuplets-log-to-discard-hidden = カードが{ $seat }の控え室に置かれました。
quintuplets-log-use = { $seat }は{ $card }の起動能力をプレイしました。

## Refusals
reason-approaches_already = そのキャラはすでにアプローチしています。
reason-character_played = このターンはもうキャラをプレイしました。
reason-condition_unmet = 条件を満たしていません。
reason-episodes_played = このターンはもうエピソードをプレイできません。
reason-grows_elsewhere = 成長を持つカードは、指定された人物のキャラにだけ重ねられます。
reason-lane_taken = そのレーンにはキャラがいます。
reason-may_not_approach = 効果によりアプローチできません。
reason-name_played = このターンは同名のイベントをもうプレイしました。
reason-name_used = このターンは同名のカードの能力をもうプレイしました。
reason-no_such_lane = レーンは5つです。
quintuplets-reason-not_a_character = それはキャラではありません。
reason-not_a_hero = それは主人公ではありません。
reason-not_an_episode = それはエピソードとしてセットできません。
reason-not_an_event = それはイベントではありません。
reason-not_in_event_step = それはイベントステップのイベントではありません。
reason-not_in_main = それはメインフェイズのイベントではありません。
reason-not_your_character = それは自分のキャラではありません。
reason-out_of_reach = その主人公は正面にも斜め前方にもいません。
reason-too_weak = 花嫁力が必要花嫁力に足りません。
reason-use_condition = 使用条件の人物がいません。
reason-used_this_turn = その能力はこのターンにもうプレイしました。
quintuplets-reason-face_down = その主人公は裏向きです。
quintuplets-reason-forbidden = 効果により禁止されています。
quintuplets-reason-no_such_wearer = エピソードは自分のキャラにセットします。
quintuplets-reason-not_for_this_one = 専用のエピソードなので、そのキャラにはセットできません。
quintuplets-reason-not_in_hand = それは手札にありません。
quintuplets-reason-not_now = 今はその時ではありません。

## Decks
deck-heroes-size = 主人公デッキが{ $count }枚です。ちょうど{ $wanted }枚必要です。
quintuplets-deck-main-size = メインデッキが{ $count }枚です。ちょうど{ $wanted }枚必要です。
