### ハーレムマスター。このゲームだけの言葉と、"harem_master-KEY" で言い換える言葉。

## Commands
cmd-harem_master = この卓でハーレムマスターを遊ぶ
cmd-harem_master-character = 手札のキャラクター・カードを使用する
cmd-harem_master-item = 手札のアイテムをキャラクターに付ける
cmd-harem_master-event = 手札のイベントを使用する
cmd-harem_master-effect = 場にある自分のカードの能力を使用する
cmd-harem_master-attack = 自分のキャラクターでアタックする
cmd-harem_master-intercept = 自分のキャラクターでインターセプトする
cmd-harem_master-pass = 今は何もしない
cmd-harem_master-end = ターンの行動をすべて終える

## Settings
option-random_cards = ランダムナンバーのカードの行き先
option-random_cards-bottom = ランダムナンバーのカードは城の一番下へ
option-random_cards-discard = ランダムナンバーのカードは捨て札置き場へ
opt-random_cards = ランダムナンバーでめくったカードの行き先
option-bonus_rule = 城が落ちた時の5点
option-bonus_rule-standing = 城が落ちたら残っている側に5点
option-bonus_rule-felling = 城が落ちたら落とした側に5点
opt-bonus_rule = 城が落ちた時に5点を得るのは誰か

## Actions
harem_master-verb-character = キャラクターを使用
verb-item = アイテムを使用
harem_master-verb-event = イベントを使用
harem_master-verb-use = 能力を使用
verb-from_hand = 手札の能力を使用
verb-attack = アタック
verb-intercept = インターセプト
harem_master-short-character = 使用
short-item = 使用
harem_master-short-event = 使用
harem_master-verb-pass = パス
harem_master-verb-pass_on = このターンはずっとパス
harem_master-verb-end = 終了を宣言
harem_master-choice-pass = パス
harem_master-choice-pass_on = このターンはずっとパス
harem_master-choice-instead = 代わりに{ $card }
harem_master-choice-end = 終了を宣言
harem_master-choice-really-end = はい、終了します
harem_master-choice-no = いいえ

## Prompts
prompt-action-free = { $seat }さん、相手の行動の前に何か使用しますか？
prompt-action-answer = { $card ->
    [none] { $seat }さん、これに対応しますか？
   *[other] { $seat }さん、{ $card }と{ $target }の戦闘です。対応しますか？
 }
prompt-action-intercept = { $seat }さん、誰がインターセプトしますか？
deed-attack = アタック
deed-intercept = インターセプト
deed-be_intercepted = インターセプトされること
harem_master-prompt-action = { $seat }さんのターンです。何をしますか？
harem_master-prompt-mulligan = { $seat }さん、手札をすべて城の下に戻して7枚引き直しますか？
prompt-card-starter = { $seat }さん、最初に場に出すコスト1のキャラクターを選んでください。
harem_master-prompt-order-bottom = { $seat }さん、城の下に戻す順番を決めてください（最初のカードが上側）。
prompt-order-pile = { $seat }さん、置く順番を決めてください（最後のカードが一番上）。
prompt-target-excess = { $seat }さん、キャラクターが多すぎます。捨て札置き場に置く{ $most }人を選んでください。
prompt-number-pay = { $seat }さん、いくつ支払いますか？
harem_master-prompt-card-discard = 手札が多すぎます。{ $most }枚を捨て札置き場に置いてください。

## The log
log-attack = { $seat }の{ $card }がアタックした。
log-battle-kind = { $count ->
    [1] { $how ->
        [combat] 戦闘の種類がコンバットに変わった。
       *[other] 戦闘の種類がアプローチに変わった。
     }
   *[other] { $how ->
        [combat] 戦闘の種類はコンバット。
        [approach] 戦闘の種類はアプローチ。
       *[castle] 誰もインターセプトせず、城へのアタックになった。
     }
 }
log-castle-attack = { $count ->
    [0] { $seat }の{ $card }が城へアタック：カードは落ちなかった。
   *[other] { $seat }の{ $card }が城へアタック：{ $count }枚が捨て札置き場に置かれた。
 }
log-control = { $card }の支配者が{ $seat }になった。
log-copy = { $seat }の{ $card }が{ $target }のコピーになった。
log-counter-fails = { $seat }の{ $card }による打ち消しは失敗した。
log-countered = { $seat }の{ $card }が打ち消された。
log-counts-as-gentleman = { $seat }の{ $card }は男キャラクターとして扱われる。
log-counts-as-lady = { $seat }の{ $card }はおんなのこキャラクターとして扱われる。
log-enters-play = { $seat }の{ $card }が場に出た。
log-equip = { $seat }の{ $card }が{ $target }に付けられた。
log-excess = { $seat }の{ $card }は、同名または7人目のため捨て札置き場に置かれた。
harem_master-log-instead = { $seat }の{ $card }の効果で置き換えられた。
log-intercept = { $seat }の{ $card }が{ $target }をインターセプトした。
harem_master-log-mulligan = { $count ->
    [0] { $seat }は最初の手札で始める。
   *[other] { $seat }は手札{ $count }枚を城の下に戻して引き直した。
 }
harem_master-log-pass = { $seat }はパスした。
log-pay-cost = { $seat }はコスト{ $count }を支払った。
log-powers = { $card }は{ $count }、{ $target }は{ $number }：{ $how ->
    [attacker] { $card }の勝ち。
    [interceptor] { $target }の勝ち。
   *[draw] この戦闘は引き分け。
 }
log-random = { $seat }は{ $card }をめくった（{ $count }）。
log-refill = { $count ->
    [0] { $seat }の行動費スタックにカードは置かれなかった。
   *[other] { $seat }の行動費スタックに{ $count }枚が置かれた。
 }
log-score = 城が落ちた。得点は{ $count }対{ $number }。
log-starter = { $seat }は{ $card }で始める。
log-starter-chosen = { $seat }は最初のキャラクターを裏向きに置いた。
log-take-stack = { $seat }は行動費スタックの{ $count }枚を手札に加えた。
log-to-aside = { $card }が脇に置かれた。
log-to-court = { $card }が{ $seat }のハーレムに置かれた。
log-to-scaffold = { $card }が{ $seat }の処刑台に置かれた。
log-to-stack = { $card }が{ $seat }の行動費スタックに置かれた。
log-to-stack-hidden = カード1枚が{ $seat }の行動費スタックに置かれた。
harem_master-log-ready = { $seat }の{ $card }が未行動状態になった。
harem_master-log-readies = { $seat }の{ $count }枚が未行動状態になった。
harem_master-log-exert = { $seat }の{ $card }が行動済み状態になった。
harem_master-log-all-to-discard = { $count }枚が{ $seat }の捨て札置き場に置かれた：{ $cards }。
harem_master-log-to-discard = { $card }が{ $seat }の捨て札置き場に置かれた。
harem_master-log-to-discard-hidden = カード1枚が{ $seat }の捨て札置き場に置かれた。
harem_master-log-play = { $seat }は{ $card }を使用した。
harem_master-log-use = { $seat }は{ $card }の能力を使用した。
harem_master-log-outcome = { $reason ->
    [court] { $count ->
        [0] 両者が同時に勝利条件を満たし、引き分け。
       *[other] ハーレムが{ $goal }枚になり、{ $winners }の勝利。
     }
    [scaffold] 処刑台が{ $goal }枚になり、{ $winners }の勝利。
    [castle] { $count ->
        [0] 城が落ち、得点が同じなので引き分け。
       *[other] 城が落ち、得点の高い{ $winners }の勝利。
     }
    [lots] ランダムナンバーが50回続けて同じだったので、引き分け。
    [agreed_draw] 合意により引き分け。
    [time] 相手の時間切れにより{ $winners }の勝利。
    [loop] 誰にも止められない無限ループにより引き分け。
   *[other] { $count ->
        [0] 引き分け。
       *[other] { $winners }の勝利。
     }
 }

## Refusals
reason-acted_already = すでに行動済みで、行動済みにするコストを支払えません。
reason-answers_something_else = これに対応して使用するものではありません。
reason-character_used = このターンはすでにキャラクター・カードを使用しています。
reason-has_acted = すでに行動済みです。
reason-not_a_character_card = キャラクター・カードではありません。
reason-not_an_item = アイテムとして使用できません。
harem_master-reason-not_an_event = イベントではありません。
harem_master-reason-not_a_character = キャラクターではありません。
harem_master-reason-no_such_wearer = アイテムは場のキャラクターに付けます。
reason-only_in_answer = 対応する状況が起きた時にのみ使用できます。
reason-only_in_battle = 戦闘の種類が決まった時にのみ使用できます。
reason-only_in_own_turn = 「相手のターンも」の印（OT）がないので、自分のターンにのみ使用できます。
reason-stack_too_small = 行動費スタックのカードが足りません。
reason-works_elsewhere = その能力はこの領域では使用できません。
harem_master-reason-condition_unmet = 条件を満たしていません。
harem_master-reason-forbidden = 効果により禁止されています。
harem_master-reason-not_now = 今はできません。
harem_master-reason-not_in_hand = 手札にありません。

## Decks
deck-size = デッキは{ $count }枚です。ちょうど{ $wanted }枚にしてください。
deck-no-starter = コスト1のキャラクターが1枚もありません。

## The first lesson
tutorial-harem_master-starter = 紙の宮廷へようこそ。ここでは誰もが、よその食卓に座りたがっています。戦闘に負けたおんなのこは勝った側の**ハーレム**へ、男は**処刑台**（首切り役がとてものんびりした舞台）へ行きます。どちらかに**5枚**で勝ち、今回は**2枚**です。まずコスト1のキャラクターを1枚、裏向きに選びます。**ベルタ**にしましょう。
tutorial-harem_master-first = ランダムナンバーの大きい側が先攻と後攻を決めます。今回はあなたです。**自分**を選びましょう。
tutorial-harem_master-hand = デッキはあなたの**城**です。1枚目の画像では棒で示され、なくなるとゲームが終わります。手札は7枚。1度だけ、すべて城の下に戻して7枚引き直せます。今回はよい手札なので「いいえ」を選びましょう。
tutorial-harem_master-play = 支払いに使うのは**行動費スタック**です。毎ターンの始めに、自分のおんなのこの人数+2枚を城から置きます。先攻の最初のターンだけは+2がないので、ベルタの分の1枚です。コスト1の**ミナ**を使用しましょう。
tutorial-harem_master-end-first = 支払ったカードは城の一番上に戻り、ミナの能力でちょうどそれを引きました。場に出たキャラクターは**行動済み**（灰色と矢印）で、今は何もできません。ベルタはアタックできますが、ギルが3対1で待っています。終了を宣言しましょう。
tutorial-harem_master-intercept = わたしのターンです。あなたのキャラクターも含めて、みんな未行動に戻ります。わたしはハンクを使用し、今度はギルがアタックしました。あなたの誰かが**インターセプト**できます。男なら**コンバット**（剣、フィジカル値）、おんなのこなら**アプローチ**（ハート、メンタル値）。インターセプトした側で種類が決まります。ベルタは3、同じ陣営のミナが未行動なのでさらに+1。ベルタで**インターセプト**しましょう。
tutorial-harem_master-approach = ハートは4対0。ここでお互いに、「相手のターンも」とあるものをまだ使用できます。先に聞かれるのはあなたです。十分なので**パス**しましょう。
tutorial-harem_master-elbow = わたしはアプローチをコンバットに変えました。ギルは3、ベルタは2。でも、わたしの後にもう一度あなたの番です。コスト0の**脇腹に肘**を使用しましょう。
tutorial-harem_master-target = ベルタを選びましょう。
tutorial-harem_master-sums = 5対3です。最後に、お互いの城の一番上をめくり、その**ランダムナンバー**（-4から+3）を足します。このターンはもう十分なので、**このターンはずっとパス**を選びましょう。
tutorial-harem_master-item = ギルがあなたの処刑台に立ちました。あと1枚です。あなたのターンの始めに、残った行動費スタックは手札になり、おんなのこ2人+2で4枚が新しく置かれました。つまり1ターンに城が4枚減ります。棒の橙色の部分がその予告です。**孔雀の扇**をベルタに付けましょう。ハートが2つ増えます。
tutorial-harem_master-coffee = アイテムはどのキャラクターにも、いくつでも付けられます。**二杯目の珈琲**もベルタに付けましょう。
tutorial-harem_master-attack = ベルタで**アタック**しましょう。
tutorial-harem_master-storm = 誰もインターセプトしないので、**城**へのアタックです。フィジカル値の数だけ、城の上からカードが落ちます。変える種類もないので、**パス**しましょう。
tutorial-harem_master-again = わたしの城が2枚減りました。城が落ちると、キャラクター、ハーレム、処刑台の枚数を数え、城の残っている側に5点を足して比べます。ベルタは行動済みですが、珈琲があります。[2]を支払えば、1ターンに1度、未行動に戻れます。**二杯目の珈琲**の能力を使用しましょう。
tutorial-harem_master-second = もう一度ベルタで**アタック**しましょう。
tutorial-harem_master-swords = ハンクがインターセプトしました。男なのでコンバット、2対2では運任せです。ハートなら6対1！ **剣より扇**はコンバットをアプローチに変えます。
tutorial-harem_master-win = 5の差です。よほどのランダムナンバーでなければ逆転しません。**パス**して見届けましょう。
tutorial-harem_master-won = 🎉 処刑台に2枚、あなたの勝ちです！ 城と行動費スタック、行動済みと未行動、誰がインターセプトするか、ランダムナンバー、陣営。これがゲームの基本です。ふつうはハーレムか処刑台に**5枚**、または城が落ちるまで続きます。キャラクター・カードは1ターンに1枚、場に出せるのは6人まで、同じ名前は1人まで。次は **/practice** でデッキを丸ごと使ってわたしと、またはサーバーで **/harem_master open** を使って友だちと。
harem_master-act-chosen-character = { $kind }1人
act-paycost = { $form ->
    [do] 支払う
    [dont] 支払わない
    [te] [{ $count }]を支払って
   *[ask] [{ $count }]を支払いますか
 }
act-applyrandom = { $form ->
    [do] 適用する
    [dont] しない
    [te] { $what }にランダムナンバーを適用して
   *[ask] { $what }にランダムナンバーを適用しますか
 }
harem_master-act-exert = { $form ->
    [do] 行動済みにする
    [dont] しない
    [te] { $what }を行動済みにして
   *[ask] { $what }を行動済みにしますか
 }
harem_master-act-ready = { $form ->
    [do] 未行動にする
    [dont] しない
    [te] { $what }を未行動にして
   *[ask] { $what }を未行動にしますか
 }
harem_master-effect-exert = 行動済みにする
harem_master-effect-ready = 未行動にする
harem_master-facts-piece = { $seat } · { $numbers }{ $exerted ->
    [1] { " " }· 行動済み
   *[other] { "" }
 }

## Moves by hand
harem_master-hand-ready = 未行動にする
harem_master-hand-exert = 行動済みにする
harem_master-hand-shuffle = 城をシャッフル
harem_master-hand-to-deck-top = 城の上へ
harem_master-hand-to-deck-bottom = 城の下へ
harem_master-hand-to-zone = { $zone }へ
