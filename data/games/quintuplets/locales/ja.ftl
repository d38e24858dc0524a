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
opt-lane = レーン（1〜5）
opt-second = 同じ主人公にアプローチする、レーン番号が後のキャラ
opt-third = 同じ主人公にアプローチするもう1人のキャラ

## Settings
option-hand_limit = 手札の枚数上限
option-hand_limit-0 = 手札の上限なし
option-hand_limit-5 = 手札の上限は5枚
option-hand_limit-6 = 手札の上限は6枚
option-hand_limit-7 = 手札の上限は7枚
option-hand_limit-8 = 手札の上限は8枚
option-hand_limit-9 = 手札の上限は9枚
option-hand_limit-10 = 手札の上限は10枚
opt-hand_limit = ターン終了時に残せる手札の枚数

## Actions
verb-character = キャラのプレイ
verb-episode = エピソードのプレイ
verb-event = イベントのプレイ
verb-approach = アプローチ
verb-approach_two = アプローチ
verb-approach_three = アプローチ
short-character = プレイ
short-episode = プレイ
short-event = プレイ
verb-done = 宣言を終える
verb-pass_on = 花嫁判定までパス
quintuplets-verb-pass = パス
quintuplets-verb-use = 起動能力のプレイ
quintuplets-verb-end = メインフェイズ終了
quintuplets-choice-pass = パス
quintuplets-choice-done = 宣言を終える
choice-pass_on = 花嫁判定までパス
choice-instead = 代わりに{ $card }
choice-approach = { $others ->
    [none] { $card } → { $target }
   *[other] { $card }、{ $others } → { $target }
 }
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
    [none] 正面に主人公がいない
   *[other] 正面：{ $card }
 }
quintuplets-facts-piece = { $slot ->
    [none] セット中
   *[other] { $slot }
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
quintuplets-effect-discard = 手札を控え室に置く
quintuplets-effect-mulligan = 引き直し
effect-tozone = 別の領域に置く
effect-attach = セットする
quintuplets-effect-flip = 裏返す
effect-layhero = 主人公を置く
quintuplets-effect-toplay = 登場させる
effect-turnto = アプローチさせる
effect-tolane = レーンを移動する
quintuplets-effect-todiscard = 控え室に置く

## What one may do
quintuplets-act-discard = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $count ->
      [0] 手札を
     *[other] 手札を{ $count }枚
    }控え室に置いて
   *[ask] { $count ->
      [0] 手札を
     *[other] 手札を{ $count }枚
    }控え室に置きますか
 }
quintuplets-act-todiscard = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $what }を控え室に置いて
   *[ask] { $what }を控え室に置きますか
 }

## The log
log-appear = { $seat }の{ $card }が登場した（{ $slot }）。
log-approach = { $seat }の{ $card }が{ $target }にアプローチする。
log-approach-fails = { $seat }の{ $card }はアプローチに失敗した。
log-approach-succeeds = { $seat }の{ $card }はアプローチに成功した（{ $target }）。
log-hero = { $slot }に{ $card }が置かれた。
log-instead = { $seat }の{ $card }の効果で置き換えられた。
log-no-approach = { $seat }はアプローチを行わない。
log-not-played = { $seat }は{ $card }の能力をプレイしなかった。
log-pass = { $seat }はイベントをプレイしない。
log-set = { $seat }は{ $target }に{ $card }をセットした。
log-to-brides = { $seat }の{ $card }が花嫁になった。
log-to-hero-deck = { $card }が主人公デッキに置かれた。
log-to-removed = { $card }が取り除かれた。
quintuplets-log-discard = { $seat }は{ $cards }を控え室に置いた。
quintuplets-log-flip-down = { $card }が裏向きになった。
quintuplets-log-flip-up = { $card }が表向きになった。
quintuplets-log-mulligan = { $count ->
    [0] { $seat }は最初の手札で始める。
   *[other] { $seat }は手札{ $count }枚を戻して引き直した。
 }
quintuplets-log-no-longer = { $seat }の{ $card }の能力は、条件を満たしていないので解決されない。
quintuplets-log-relocate = { $card }が{ $slot }に移動した。
quintuplets-log-outcome = { $reason ->
    [brides] { $count ->
        [0] 両者が同時に勝利条件を満たし、引き分け。
       *[other] 花嫁が{ $goal }人になり、{ $winners }の勝利。
     }
    [decked] { $count ->
        [0] 両者のデッキがなくなり、引き分け。
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
quintuplets-log-play = { $seat }は{ $card }をプレイした。
quintuplets-log-resolve = { $seat }は{ $card }の自動能力をプレイする。
quintuplets-log-all-to-discard = { $count }枚が{ $seat }の控え室に置かれた：{ $cards }。
quintuplets-log-to-discard = { $card }が{ $seat }の控え室に置かれた。
quintuplets-log-to-discard-hidden = カード1枚が{ $seat }の控え室に置かれた。
quintuplets-log-use = { $seat }は{ $card }の起動能力をプレイした。

## Refusals
reason-approaches_already = そのキャラはすでにアプローチしています。
reason-character_played = このターンはもうキャラをプレイしました。
reason-condition_unmet = 条件を満たしていません。
reason-episodes_played = このターンはもうエピソードをプレイできません。
reason-grows_elsewhere = 成長を持つカードは、指定された人物のキャラにだけ重ねられます。
reason-from_the_left = 同じ主人公にアプローチするキャラは、レーン1から順に指定してください。
reason-hero_chosen = その主人公はすでに指定されています。アプローチするキャラはまとめて指定します。
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
quintuplets-reason-not_now = 今はできません。

## Decks
deck-heroes-size = 主人公デッキが{ $count }枚です。ちょうど{ $wanted }枚必要です。
quintuplets-deck-main-size = メインデッキが{ $count }枚です。ちょうど{ $wanted }枚必要です。

## The lesson
tutorial-quintuplets-start = この通りでは、五人のきょうだいがそれぞれ店を構え、ソラノが五軒の帳簿をつけています。先に**花嫁を3人**獲得した人の勝ちです。今回は**2人**で勝ちにします。1枚目の画像が卓、2枚目があなたの手札です。わたしたちの間には、日ごとに違うソラノ、五人の**主人公**が並びます。
    先攻はくじで決まり、あなたです。ゲームの前に一度だけ、手札をすべて引き直せます。今回はよい手札なので「いいえ」を選びましょう。
tutorial-quintuplets-play = お互いに**レーン**が5つあり、それぞれの正面に主人公がいます。主人公の数字は**必要花嫁力**で、8の主人公が2人います。キャラの数字は**花嫁力**です。キャラは1ターンに1枚プレイできます。アンズ（4）をレーン**2**にプレイしましょう。
tutorial-quintuplets-episode = **エピソード**はキャラを強くします。1ターンに2枚までです。「日曜の靴」は+3。アンズにセットしましょう。
tutorial-quintuplets-end-first = 花嫁力7。正面の主人公には1足りません。靴はそのまま残るので、むだではありません。メインフェイズを終えましょう。
tutorial-quintuplets-their-events = わたしはベニの花嫁力を8にして、正面の主人公に**アプローチ**しました。次は**イベントステップ**で、アプローチしていない側、つまりあなたが先です。【アプローチ】のあるイベントをプレイできますが、あなたのイベントは自分のキャラ用です。**パス**しましょう。
tutorial-quintuplets-grow = わたしの1人目の花嫁です。その主人公は裏向きになり、もう誰もアプローチできません。あなたは2枚引きました。「窯の主」はアンズから**成長**します。アンズの上に重ねてプレイし、靴もそのままです。レーン**2**にプレイしましょう。
tutorial-quintuplets-end-second = 6と3で9。主人公2人に届きます。メインフェイズを終えると、誰が誰にアプローチするかを宣言します。
tutorial-quintuplets-approach = キャラは正面と**斜め前方**の主人公に届きます。レーン**1**の「帳簿の上で」（必要花嫁力9）にアプローチしましょう。この主人公はアプローチされるとお互いに1枚引きます。主人公の能力は誰のものでもありません。
tutorial-quintuplets-answer = わたしは、「にわか雨」をプレイしました。ターンの終わりまで-3です。花嫁力は判定の時に**もう一度**比べるので、6では足りません。今度はあなたの番です。「耳うち」で+3、さらに1枚引きます。プレイしましょう。
tutorial-quintuplets-judgement = 9に戻りました。お互いが続けてパスすると**花嫁判定**です。パスしましょう。
tutorial-quintuplets-second = 1人目の花嫁です！ 靴と、下に重なっていたカードは控え室に置かれました。わたしはレーン1にベニを置きました。2枚目のアンズをレーン**3**（中央）にプレイしましょう。
tutorial-quintuplets-exclusive = 「新しい前掛け」は+4で、アンズ**専用**です。アンズにセットしましょう。
tutorial-quintuplets-as-episode = 8です。手札のキャラはエピソードとしてもセットでき、その時は+2だけのカードになります。「粉まみれ」をアンズにセットしましょう。
tutorial-quintuplets-end-last = 10。正面の主人公にちょうど届きます。メインフェイズを終えましょう。
tutorial-quintuplets-last = 「そろばん片手」にアプローチしましょう。
tutorial-quintuplets-win = わたしに使えるイベントはありません。パスして見届けましょう。
tutorial-quintuplets-won = 🎉 あなたの勝ちです！ レーン、キャラ、エピソード、成長、アプローチ、イベント、花嫁判定。これがゲームの基本です。ふつうは花嫁**3人**まで続き、一度に何人ものキャラが、それぞれ別の主人公にアプローチできます。デッキがなくなると負けです。次は **/practice** でデッキを丸ごと使ってわたしと、またはサーバーで **/quintuplets open** を使って友だちと。
quintuplets-act-chosen-character = { $kind }1人

## Moves by hand
quintuplets-hand-to-play = レーンに出す
quintuplets-hand-to-zone = { $zone }へ
