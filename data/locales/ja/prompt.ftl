### Prompts: what is asked, and what may be answered.

list-comma = 、
list-and = { $first }、{ $last }
prompt-wait = { $seat }の選択を待っています。
prompt-over = ゲームは終わりました。
prompt-action = { $seat }さんのターンです。何をしますか？
prompt-may = { $card }：「{ $effect }」を行いますか？
prompt-target = { $card }：{ $most ->
    [0] 選べる対象はありません
    [1] 対象を1つ選択
   *[other] 対象を{ $most }つまで選択
 }
prompt-card = { $card }：{ $most ->
    [0] 選べるカードはありません
    [1] カードを1枚選択
   *[other] カードを{ $most }枚まで選択
 }
prompt-card-discard = { $card }：捨てるカードを{ $most }枚選択
prompt-card-take = { $card }：{ $most ->
    [0] 手札に加えられるカードはありません
    [1] 手札に加えるカードを1枚選択
   *[other] 手札に加えるカードを{ $most }枚まで選択
 }
prompt-card-play = { $card }：コストなしでプレイするカードを選択
prompt-number = { $card }：いくつにしますか？
prompt-order = { $card }：順番を選択
prompt-order-top = { $card }：デッキの上に置く順番（最初のカードが一番上）
prompt-order-bottom = { $card }：デッキの下に置く順番（最初のカードが上側）
prompt-trigger = { $seat }さん、次にどの能力を解決しますか？
prompt-replace = { $subject }がダメージを受けます。先に適用する効果は？
prompt-pay = { $card }：支払い方を選択
prompt-mode = { $card }：どこに置きますか？
prompt-mode-choose-one = { $card }：1つを選択
prompt-mulligan = { $seat }さん、最初の手札です。入れ替えるカードを選んでください。
prompt-start = { $seat }さん、先攻を選んでください。
prompt-name = { $card }：カードの名前を指定
prompt-seat = { $card }：プレイヤーを選択
prompt-repeat = 何回繰り返しますか？
prompt-split = { $card }：デッキの上に置くカードは？ もう1枚は下に置きます。
prompt-which = { $verb }：どれにしますか？
prompt-given = { $what }の効果
prompt-given-line = { $what }：{ $line }
prompt-rule = ルール{ $rule }
prompt-picked = { $count }. { $name }
prompt-many = { $least }〜{ $most }枚を選択
prompt-confirm-end = まだできること：{ $verbs }。ターンを終了しますか？

choice-yes = はい：{ $effect }
choice-no = いいえ
choice-done = 決定
choice-cancel = やめる
choice-top = デッキの上
choice-bottom = デッキの下
choice-end = ターン終了
choice-trigger = { $card }{ $ability ->
    [none] { "" }
   *[other] ：{ $ability }
 }
choice-number = { $count }
choice-named = { $card }
choice-seat = { $seat }
choice-card = { $card }
choice-pair = { $card } → { $target }
choice-use = { $card }{ $ability ->
    [none] { "" }
   *[other] ：{ $ability }
 }
choice-redirect = { $card }が代わりに受ける
choice-to = → { $target }
choice-none = 選ばない
choice-back = 戻る
choice-next = 次へ
choice-previous = 前へ
choice-start-over = 最初から
choice-really-end = はい、ターン終了
choice-proposed = この内容で支払う
choice-keep-all = すべて残す
choice-all = すべて（{ $count }）
choice-as-listed = この順番で
choice-never-ask = このゲームでは確認しない
prompt-proposed = 提案：{ $cards }
name-counted = { $name }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
 }
prompt-list = ほかの行動…
prompt-more = { $verbs }…
prompt-actions = 行動を選ぶ…
choice-select = 選択…

facts-piece = { $seat } · { $numbers }{ $damage ->
    [0] { "" }
   *[other] { " " }· ダメージ{ $damage }
 }{ $exerted ->
    [1] { " " }· エグザート
   *[other] { "" }
 }
facts-card = { $kind } · コスト{ $cost }{ $numbers ->
    [none] { "" }
   *[other] { " " }· { $numbers }
 }

verb-play = プレイ
short-play = プレイ
verb-use = 起動
verb-end = ターン終了
verb-with = { $verb }：{ $name }
verb-more = { $verb }（{ $count }）
verb-open = { $verb }：{ $name }…
verb-all = 全員で{ $verb }（{ $count }）
verb-all-end = { $count ->
    [1] { $verb }してターン終了
   *[other] 全員で{ $verb }して終了
 }

effect-use = 使う
effect-draw = カードを引く
effect-discard = 手札を捨てる
effect-deal = ダメージを与える
effect-putdamage = ダメージを置く
effect-heal = ダメージを取り除く
effect-movedamage = ダメージを移動する
effect-banish = 退場させる
effect-exert = エグザートする
effect-ready = レディする
effect-tohand = 手札に戻す
effect-todeck = デッキに置く
effect-todiscard = 捨て札に置く
effect-toinkwell = インクウェルに置く
effect-modify = 数値を変える
effect-grant = 能力を与える
effect-cannot = 禁止する
effect-gainlore = ロアを得る
effect-loselore = ロアを失わせる
effect-look = カードを見る
effect-revealtop = 一番上を公開する
effect-revealhand = 手札を公開させる
effect-playfree = コストなしでプレイする
effect-payink = インクを支払う
effect-payless = コストを減らす
effect-moveto = 移動する
effect-todo = 支払って使う
deed-quest = クエスト
deed-challenge = チャレンジ
deed-be_challenged = チャレンジされること
deed-ready = レディすること
deed-sing = 歌うこと
deed-play = プレイ
deed-exert = エグザート
deed-move = 移動
deed-draw = カードを引くこと
deed-take_damage = ダメージを受けること
deed-take_challenge_damage = チャレンジでダメージを受けること
deed-be_healed = ダメージを取り除かれること
deed-forgo_challenge = チャレンジしないこと
deed-forgo_quest = クエストしないこと
deed-suffer_banish = 決まったカードによって退場すること
deed-suffer_damage = 決まったカードによってダメージを受けること
deed-suffer_exert = 決まったカードによってエグザートされること
deed-suffer_to_hand = 決まったカードによって手札に戻ること
verb-repeat = ループを繰り返す
choice-repeat = ループを繰り返す
