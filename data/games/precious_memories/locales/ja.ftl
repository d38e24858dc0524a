### プレシャスメモリーズ。このゲームだけの言葉と、"precious_memories-KEY" で言い換える言葉。

precious_memories-game-precious_memories = プレシャスメモリーズ

## Commands
cmd-precious_memories = この卓でプレシャスメモリーズを遊ぶ
cmd-precious_memories-character = 手札のキャラをメインエリアかサポートエリアに登場させる
cmd-precious_memories-level_up = 同じ名称のカードを自分のキャラに重ねてレベルアップする
cmd-precious_memories-set = サポートカードを自分のキャラにセットする
cmd-precious_memories-event = 手札のイベントカードをプレイする
cmd-precious_memories-text = 自分のカードのテキストを使用する
cmd-precious_memories-aid = 手札のカードの支援を使用する
cmd-precious_memories-approach = 自分のキャラでアプローチする
cmd-precious_memories-link = 自分のキャラ2枚で連携してアプローチする
cmd-precious_memories-block = 自分のキャラで妨害する
cmd-precious_memories-end = このターンのアプローチを終える
opt-area = エリア

## Settings
option-regulation = デッキのレギュレーション
option-regulation-single = 単一作品のデッキ
option-regulation-two = 2作品までのデッキ
option-regulation-mix = 自由な作品のデッキ
option-blocker_rests = 妨害したキャラは休息状態になる
option-blocker_rests-true = 妨害したキャラは休息状態になる
option-blocker_rests-false = 妨害したキャラは活動状態のまま
option-minimal_payment = 余分なコストを払わない
option-minimal_payment-true = 余分なコストは払えない
option-minimal_payment-false = 余分なコストも払える
option-end_step_order = エンドフェイズの順序
option-end_step_order-effects = ターン終了時の効果が先
option-end_step_order-discard = 手札調整が先
option-response_nesting = 割り込みへの割り込み
option-response_nesting-true = 割り込みに割り込める
option-response_nesting-false = 割り込みには割り込めない
option-double_win = 同時に勝利条件を満たしたとき
option-double_win-draw = 同時なら引き分け
option-double_win-turn = 同時ならターンプレイヤーの勝ち
option-double_win-other = 同時なら相手の勝ち
option-natural_blocks = 天然は使用コストの低い妨害を防ぐ
option-natural_blocks-true = 天然は使用コストの低い妨害を防ぐ
option-natural_blocks-false = 天然は何もしない
option-aid_source = 支援の使用元
option-aid_source-hand = 支援は手札から使う
option-aid_source-field = 支援は場で使う
option-adversity_holds = 逆境が有効なとき
option-adversity_holds-from = 逆境Nはポイント置き場がN枚以上で有効
option-adversity_holds-just = 逆境Nはポイント置き場がちょうどN枚で有効
option-name_cost = 「C」▶の扱い
option-name_cost-discard = 「C」▶はその名称の手札を捨て札にする
option-name_cost-present = 「C」▶はその名称のカードが自分の場にいればよい
option-approach_again = 二度目のアプローチ
option-approach_again-active = 再び活動状態なら二度目のアプローチができる
option-approach_again-text = 二度目のアプローチはテキストによる場合だけ
opt-regulation = 使えるデッキ
opt-blocker_rests = 妨害したキャラが休息状態になるか
opt-minimal_payment = 必要な分だけ払うか
opt-end_step_order = エンドフェイズで先に行うこと
opt-response_nesting = 割り込みに割り込めるか
opt-double_win = 同時に勝つときの扱い
opt-natural_blocks = 天然の扱い
opt-aid_source = 支援をどこから使うか
opt-adversity_holds = 逆境が有効になる枚数
opt-name_cost = 「C」▶が求めるもの
opt-approach_again = 同じターンの二度目のアプローチ

## Actions
precious_memories-verb-character = キャラを登場
verb-overwrite = 入れ替えて登場
verb-level_up = レベルアップ
verb-set = サポートカードをセット
precious_memories-verb-event = イベントをプレイ
precious_memories-verb-use = テキストを使用
precious_memories-short-character = キャラを登場
precious_memories-short-event = イベントをプレイ
verb-aid = 支援を使用
precious_memories-verb-approach = アプローチ
verb-link = 連携してアプローチ
verb-block = 妨害
verb-let_through = 妨害しない
precious_memories-verb-pass = パス
precious_memories-verb-pass_on = この段階はずっとパス
verb-pass_turn = このターンはずっとパス
precious_memories-verb-end = アプローチを終える
choice-let_through = 妨害しない
precious_memories-choice-pass = パス
precious_memories-choice-pass_on = この段階はずっとパス
choice-pass_turn = このターンはずっとパス
precious_memories-choice-end = アプローチを終える
choice-auto = おすすめ：{ $cards }
precious_memories-choice-instead = 代わりに{ $card }

## Prompts
precious_memories-prompt-order-bottom = { $card ->
    [none] { $seat }さん、手札をどの順番でデッキの下に移しますか？（最初のカードが上側）
   *[other] { $card }：どの順番でデッキの下に移しますか？（最初のカードが上側）
 }
precious_memories-prompt-pay = { $left ->
    [0] { $enough ->
        [0] { $seat }さん、{ $subject }のコストは足りていますが、条件に合うカードも必要です。何で支払いますか？
       *[other] { $seat }さん、{ $subject }のコストは足りています。{ $cards ->
            [none] これ
           *[other] { $cards }
        }で支払いますか？
    }
   *[other] { $seat }さん、{ $subject }のコストを{ $cards ->
        [none] {""}
       *[other] { $cards }のほかに
    }何で支払いますか？（あと{ $left }）
 }
precious_memories-prompt-trigger = { $seat }さん、次にどのテキストを解決しますか？
precious_memories-prompt-action = { $seat }さんに優先権があります（メインフェイズ）。何をしますか？
prompt-action-declare = { $seat }さん、どのキャラでアプローチしますか？
prompt-action-block = { $seat }さん、どのキャラで妨害しますか？
prompt-action-window = { $seat }さん、イベントをプレイするか、テキストを使用しますか？
prompt-action-respond = { $seat }さん、割り込みますか？
prompt-pay-discard = { $seat }さん、コストとしてどのカードを捨て札にしますか？
precious_memories-prompt-slot = { $seat }さん、{ $subject }をどのエリアに出しますか？
prompt-target-defence = { $seat }さん、どちらのDPで判定しますか？
prompt-may-break = { $seat }さん、裏向きにしてプレイしますか？
precious_memories-prompt-mulligan = { $seat }さん、手札をすべてデッキの下に移して7枚引き直しますか？
precious_memories-prompt-card-discard = { $card ->
    [none] 手札が多すぎます。{ $most }枚を捨て札にしてください。
   *[other] { $card }：手札を{ $most }枚、捨て札にしてください。
 }

## What things are
precious_memories-facts-slot = { $card ->
    [none] { "" }
   *[other] 正面は{ $card }
 }
precious_memories-facts-piece = { $slot ->
    [none] サポート
   *[other] メイン
 }{ $numbers ->
    [none] { "" }
   *[other] ・{ $numbers }
 }{ $wearer ->
    [none] { "" }
   *[other] ・{ $wearer }にセット
 }{ $exerted ->
    [1] ・休息
   *[other] { "" }
 }
precious_memories-facts-card = { $kind }{ $numbers ->
    [none] { "" }
   *[other] ・{ $numbers }
 }

## The log
precious_memories-log-resolve = { $seat }：{ $card }のテキストを解決。
precious_memories-log-discount = { $seat }の次のカードは使用コスト-{ $count }。
precious_memories-log-readies = { $seat }のカード{ $count }枚が活動状態になった。
precious_memories-log-ready = { $seat }の{ $card }が活動状態になった。
precious_memories-log-exert = { $seat }の{ $card }が休息状態になった。
precious_memories-log-play = { $seat }は{ $card }をプレイした。
precious_memories-log-appear = { $seat }の{ $card }が登場した。
log-put-in = { $seat }の{ $card }が場に出た。
log-approaches = { $seat }の{ $card }がアプローチした。
log-block = { $seat }の{ $card }が妨害した。
log-break-out = { $seat }がポイント置き場の{ $card }をプレイした。
log-changed = { $card }の{ $stat }が{ $count }になった。
log-coins = { $card }の{ $stat }：{ $count }。
log-dearer = { $seat }の次のカードは使用コスト+{ $count }。
log-exit = { $seat }の{ $card }が退場した。
precious_memories-log-instead = { $seat }：{ $card }が代わりに適用される。
log-judgement = 退場判定：{ $card }と{ $target }。
log-level-up = { $seat }の{ $card }がレベル{ $count }になった。
precious_memories-log-mulligan = { $count ->
    [0] { $seat }は手札をそのまま使う。
   *[other] { $seat }は手札{ $count }枚を引き直した。
 }
log-nullified = { $card }のプレイは無効になった。
log-overwrite = { $seat }の{ $card }が場所を空けた。
log-own-coins = { $seat }の{ $stat }：{ $count }。
precious_memories-log-pass = { $seat }はパスした。
log-pay = { $seat }が{ $cards }でコストを支払った。
log-point = { $seat }に1ポイント：{ $card }。
log-point-down = { $seat }のポイント{ $card }が裏向きになった。
log-point-up = { $seat }のポイント{ $card }が表向きになった。
log-popped = { $seat }がカード1枚をPOPした。
log-popped-own = そのカードは{ $card }。
precious_memories-log-relocate = { $seat }の{ $card }が{ $slot }に移った。
precious_memories-log-set = { $seat }が{ $card }を{ $target }にセットした。
log-to-removed-cards = { $card }がゲームから取り除かれた。
precious_memories-log-tuck = カード1枚が、{ $seat }の{ $card }の下に裏向きで重ねられた。
precious_memories-log-tucked = { $card }だった。
log-transform = { $seat }の{ $card }が変身した。
precious_memories-log-use = { $seat }が{ $card }のテキストを使用した。
precious_memories-log-outcome = { $reason ->
    [points] { $count ->
        [0] 両者のポイントが{ $goal }に達し、引き分け。
       *[other] 相手のポイントが{ $goal }に達し、{ $winners }の勝利。
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

## Refusals
reason-came_this_turn = このターンの間に場に出たキャラです。
reason-cannot_be_blocked_by = 効果により、そのキャラには妨害されません。
reason-combi_levels = コンビを持つキャラはレベルアップできません。
precious_memories-reason-forbidden = 効果により禁止されています。
reason-has_approached = このターンすでにアプローチしました。もう一度アプローチするにはテキストが必要です。
reason-is_rested = 休息状態です。
reason-level_in_main = レベルアップは自分のメインフェイズに行います。
reason-main_area_full = メインエリアにはキャラが5枚います。
reason-main_area_has_room = メインエリアに空きがあります。
precious_memories-reason-may_not_approach = 効果によりアプローチできません。
reason-may_not_block = 効果により妨害できません。
reason-must_approach = 先にアプローチしなければならないキャラがいます。
reason-no_aid = そこから使える支援がありません。
reason-no_levels = レベルアップを持ちません。
reason-no_power = AP/DPを持たないキャラはサポートエリアに置きます。
reason-no_power_to_approach = AP/DPを持たないキャラはアプローチできません。
reason-no_such_area = メインエリアとサポートエリアがあります。
reason-no_such_host = そのキャラにはセットできません。
precious_memories-reason-not_in_hand = 手札にありません。
reason-nobody_named = その名称のカードが自分の場にいません。
reason-not_in_its_place = 自分のメインエリアのキャラと入れ替えます。
reason-not_in_main_area = メインエリアにいません。
reason-not_linked = 連携できません。
precious_memories-reason-not_now = 今はできません。
reason-not_your_blocker = 自分のメインエリアのキャラではありません。
precious_memories-reason-not_your_character = 自分のキャラではありません。
reason-nothing_to_discard = 捨て札にできるカードが手札にありません。
reason-nothing_to_respond_to = 今使っても何も起こりません。
reason-only_in_own_main = 自分のメインフェイズにのみ登場できます。
reason-other_name = 同じ名称のキャラにのみ重ねられます。
reason-same_on_field = 同じカードが自分の場にあります。
reason-same_on_field_level = 自分の場にいる同じキャラにはレベルアップできません。
reason-same_played = このターンに同じカードをプレイしています。
reason-too_cheap_to_block = 使用コストが低く、そのキャラを妨害できません。
reason-purple_payment = 紫のカードのコストには、同じ作品の紫、赤・青・黄・緑の4色、または同じ名称のカードだけが要ります。
reason-triangle_cost = △コストは支払えません。
precious_memories-reason-use_condition = 使用条件を満たしていません。
precious_memories-reason-used_this_turn = そのテキストはこのターンに使用済みです。
reason-wrong_timing = 今は使用タイミングではありません。

## Decks
precious_memories-deck-main-size = デッキは{ $count }枚です。ちょうど{ $wanted }枚にしてください。
deck-ex-size = EXデッキは{ $count }枚です。{ $most }枚までです。
deck-too-many-works = デッキに{ $count }作品のカードがあります。{ $most }作品までです。

## The first lesson
tutorial-precious_memories-start = この卓で出会うのは二つの昔話。あなたは桃から生まれた男の子、こちらは海の底の宮。ポイントが**7点**たまったほうの負けです。ポイントは、誰も立ちはだからなかったときに受け取るもの。今日は**3点**で終わります。1枚目の画像が卓、2枚目があなたの手札です。先攻を決めるのはあなたです。**自分**を選びましょう。
tutorial-precious_memories-hand = 手札は7枚。ゲームの前に一度だけ、手札を全部デッキの下に置いて7枚引き直せます。よい手札なので、**いいえ**を選びましょう。
tutorial-precious_memories-play = メインフェイズにカードをプレイします。角の数が**使用コスト**、もう一つの**発生コスト**は、そのカードで支払うときに得られる分です。この「桃太郎」は0。AP・DPのあるキャラは、5人までの**メインエリア**か、うしろのサポートエリアに立てます。「桃太郎」（桃から出た朝）をメインエリアに出しましょう。
tutorial-precious_memories-pay = こちらはこのターン中パスします。プレイのたびに優先権は相手に移ります。次は使用コスト1の「犬」（鼻が利く）をメインエリアに出しましょう。
tutorial-precious_memories-proposal = 支払いには**手札**（捨て札になる）か、表向きの自分の**ポイント**（裏向きになる）を使います。手札のカードをプレイするなら、支払いに同じ作品のカードが1枚必要です。卓は、手札が一番減らない払い方を示します。おすすめのとおりに支払いましょう。
tutorial-precious_memories-end-first = 桃太郎のテキストで、犬がいれば+10/+10。先攻の1ターン目は誰もアプローチできません。**パス**しましょう。二人が続けてパスするとメインフェイズは終わりです。
tutorial-precious_memories-their-window = こちらのターン。2枚引いて番兵を出しました。何かをプレイするたび、あなたにも優先権が来ます。使えるものはないので、**このターンはずっとパス**を選びましょう。
tutorial-precious_memories-to-approach = 毎ターン2枚引き、自分のカードはみな活動状態に。キャラを増やすこともできますが、まずは**アプローチ**を。パスすると、こちらもパスしてアプローチフェイズです。
tutorial-precious_memories-approach = アプローチは六つのステップで進みます。画像の中央の帯が今のステップです。登場したターンのキャラは待ちますが、犬は前のターンからいます。犬で**アプローチ**しましょう。
tutorial-precious_memories-window = 犬は休息状態になりました。②はイベントとテキストを使う時間です。**パス**しましょう。
tutorial-precious_memories-point = 妨害しなかったので、こちらのデッキの一番上が表向きの**ポイント**になりました。これで支払うこともできます。痛いけれど、糧にもなる。⑥も使用の時間です。**パス**しましょう。
tutorial-precious_memories-second = アプローチは1回ずつです。次は桃太郎でアプローチしましょう。
tutorial-precious_memories-second-window = **パス**しましょう。
tutorial-precious_memories-blocked = 番兵が**妨害**し、こちらも休息状態に。⑤の**退場判定**では、相手のAPが自分のDP以上なら退場します。同時に比べます。30対30では番兵も桃太郎も退場。④の今こそ「一斉にかかれ」。使用コストは2です。使いましょう。
tutorial-precious_memories-event-pay = おすすめのとおりに支払いましょう。
tutorial-precious_memories-judgement = これで50/50です。桃太郎は残ります。**パス**しましょう。
tutorial-precious_memories-after = 番兵は退場しました。もうアプローチできるキャラはいません。パスでターンが終わります。
tutorial-precious_memories-their-turn = ターン終了時までの効果は終わりました。こちらは40/60の番兵を出しました。このターンはパスし続けましょう。
tutorial-precious_memories-cheaper = 番兵は登場したばかりなのでアプローチできませんでした。あと2点。「きびだんご」をどうぞ。次の【旅】の使用コストが2下がります。
tutorial-precious_memories-strong = 「桃太郎」（浜を駆ける）をメインエリアに出しましょう。いまいる桃太郎とは番号の違うカードです。同じカードは自分の場に1枚しか出せません。
tutorial-precious_memories-strong-pay = 4が2になりました。おすすめのとおりに支払いましょう。
tutorial-precious_memories-ready = アプローチできるのは三人。新しい桃太郎は〔アクティブ〕なので待ちません。こちらで妨害できるのは一人。パスしてアプローチフェイズに進みましょう。
tutorial-precious_memories-active = まず一番強いキャラでアプローチしましょう。
tutorial-precious_memories-wait = **パス**しましょう。
tutorial-precious_memories-two = 通しました。こちらの2点目、そして桃太郎のテキストで1枚引きます。**パス**しましょう。
tutorial-precious_memories-bait = 次は犬。あなたなら妨害しますか？
tutorial-precious_memories-bait-window = **パス**しましょう。
tutorial-precious_memories-let-go = 妨害します。犬は退場しますが、これが狙いです。妨害したキャラは休息状態になり、このターンはもう妨害できません。**パス**しましょう。
tutorial-precious_memories-rested = もう一度**パス**しましょう。
tutorial-precious_memories-last = こちらに活動状態のキャラはいません。桃太郎でアプローチしましょう！
tutorial-precious_memories-win = **パス**して見届けましょう。
tutorial-precious_memories-won = 🎉 3点目、あなたの勝ちです！ 手札とポイントでの支払い、優先権、六つのステップのアプローチ、妨害、退場判定。これがゲームの基本です。ふつうは**7点**まで続き、デッキがなくなっても負けです。EXデッキ、レベル、コイン、両面カードは構築済みデッキで出会えます。次は **/practice** でデッキを丸ごと使ってわたしと、またはサーバーで **/precious_memories open** を使って友だちと。

## What may be forbidden
deed-appear = 登場すること
deed-approach = アプローチすること
deed-approach_again = もう一度アプローチすること
deed-be_blocked = 妨害されること
deed-be_chosen = 選ばれること
deed-block_with = 妨害すること
deed-exits = 退場すること
deed-from_support = サポートエリアからアプローチすること
deed-give_points = ポイントを与えること
deed-play_elsewhere = 手札以外からプレイすること
deed-put_in = 場に出ること
deed-use_text = テキストを使用すること
precious_memories-act-chosen-character = { $kind }1枚
act-pmappear = { $form ->
    [do] 登場させる
    [dont] しない
    [te] { $what }を登場させて
   *[ask] { $what }を登場させますか
 }
act-pmputcoins = { $form ->
    [do] 置く
    [dont] 置かない
    [te] { $what }にコインを置いて
   *[ask] { $what }にコインを置きますか
 }
precious_memories-act-exert = { $form ->
    [do] 休息状態にする
    [dont] しない
    [te] { $what }を休息状態にして
   *[ask] { $what }を休息状態にしますか
 }
precious_memories-act-ready = { $form ->
    [do] 活動状態にする
    [dont] しない
    [te] { $what }を活動状態にして
   *[ask] { $what }を活動状態にしますか
 }
precious_memories-act-gainlore = { $form ->
    [do] 与える
    [dont] 与えない
    [te]
        { $count ->
            [0] ポイント
           *[other] { $count }ポイント
        }を与えて
   *[ask]
        { $count ->
            [0] ポイント
           *[other] { $count }ポイント
        }を与えますか
 }
precious_memories-effect-exert = 休息状態にする
precious_memories-effect-ready = 活動状態にする
precious_memories-effect-gainlore = ポイントを与える

## Moves by hand
precious_memories-hand-ready = 活動状態にする
precious_memories-hand-exert = 休息状態にする
precious_memories-hand-to-zone = { $zone }へ
