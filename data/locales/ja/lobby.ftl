### 募集: 対戦前の取り決め、着席、対戦の場所、各プレイヤーの確認設定。

## 募集メッセージ
lobby-title = **{ $game }** · { $host }が卓を開きました
lobby-rematch = **{ $game }** · 再戦
lobby-rematch-asked = { $users }：もう一度遊びますか？
lobby-about = { $seats }人 · { $options }
lobby-invited = 招待：{ $users }
lobby-seat = { $nth }. { $seat }：{ $deck }{ $ready ->
    [1] { " " }· ✅ 準備完了
   *[other] { "" }
 }
lobby-free = { $nth }. （空席）
lobby-deck = デッキ選択済み
lobby-no-deck = デッキ未選択
lobby-unfit = ⚠️ デッキの選び直しが必要（選んだデッキはこの卓で使えなくなりました）
lobby-wins = 勝ち数：{ $wins }
lobby-chooser = 先攻は{ $seat }が決めます。
lobby-commitment = -# `{ $game }`のシャッフル・コミットメント：`{ $commitment }`
lobby-by-hand = ✋ この卓では、ボットが読めないカードを手作業で処理します。参加すると、それに同意したことになります。
lobby-how = 参加し、デッキを選び、「準備完了」を押してください。全員がそろうと始まります。
lobby-how-rematch = もう一度遊ぶには「準備完了」を押してください。その前にデッキを替えることもできます。
lobby-expires = 受付は<t:{ $at }:t>まで（<t:{ $at }:R>）。
lobby-changed = ⚠️ 変更：{ $option }。準備完了だった人は、もう一度「準備完了」を押してください。
lobby-declined = { $names }は辞退しました。
lobby-closed = この卓は閉じられました。
lobby-ended-expired = しばらく何もなかったため、この卓は閉じられました。
lobby-ended-declined = この卓は閉じられました。
lobby-watched = ⚠️ プライベートスレッドを作れなかったため、このマッチはほかの人も見られる場所で行われます。
lobby-playing = ゲームが始まりました。
lobby-playing-there = ゲームが始まりました：[マッチへ]({ $link })
lobby-over = マッチは終わりました。
lobby-over-there = マッチは終わりました：[マッチへ]({ $link })
thread-name = { $players } · { $game }

button-join = 参加
button-leave = 席を立つ
button-ready = 準備完了
button-next-game = 次のゲームへ
button-deck = デッキ
button-entropy = シャッフルの言葉
button-options = 設定
button-close = 卓を閉じる
button-turn-down = 辞退

## 設定
option-set = { $name }：{ $value }
option-switch = { $name }：{ $on ->
    [1] はい
   *[other] いいえ
 }
option-best_of = ゲーム数
option-best_of-1 = 1ゲーム
option-best_of-3 = 2本先取
option-clock = 持ち時間
option-clock-0 = 時間制限なし
option-clock-120 = 1手2分
option-clock-600 = 1手10分
option-clock-3600 = 1手1時間
option-clock-86400 = 1手1日
option-clock-259200 = 1手3日
option-language = 言語
option-language-en = English
option-language-ja = 日本語
option-spectators = 観戦
option-spectators-true = 観戦歓迎
option-spectators-false = 観戦なし
option-undo = 一手戻す
option-undo-true = 一手戻せる
option-undo-false = 一手戻せない
option-by_hand = 手作業処理
option-by_hand-false = 手作業処理なし
option-by_hand-true = 読めないカードは手作業処理
option-chooser = 先攻を決める人
option-chooser--1 = 先攻を決める人はくじで選ぶ
option-chooser-0 = 1番の席が先攻を決める
option-chooser-1 = 2番の席が先攻を決める
option-free_shift = コストなしの変身
option-free_shift-false = コストを支払わないプレイでは変身しない
option-free_shift-true = コストを支払わないプレイでも変身できる
option-items_on_opponent = 相手へのアイテム
option-items_on_opponent-false = アイテムは自分のキャラクターだけ
option-items_on_opponent-true = アイテムは相手のキャラクターにも
option-farewell_on_any_leave = 退場時のお別れ
option-farewell_on_any_leave-true = お別れは場を離れるたびに
option-farewell_on_any_leave-false = お別れは退場するときだけ
option-free_lead = 主役の代わり
option-free_lead-false = デッキごとに主役カードが必要
option-free_lead-true = 主役の代わりに何を使ってもよい
options-title = **この卓の設定。** 変えた場合、ほかの人はもう一度「準備完了」を押す必要があります。
options-more = ほかの設定を変える
rules-title = **この卓の取り決め**（{ $game }、太字は標準と異なるもの）
opt-clock = 1回の選択にかけてよい時間
opt-spectators = 観戦を許すか。許さない場合はプライベートスレッドで対戦します
opt-undo = 一手戻すことを許すか
opt-chooser = 最初のゲームの先攻を誰が決めるか
opt-free_shift = コストを支払わずにプレイするキャラクターを変身させられるか
opt-items_on_opponent = 相手のキャラクターにもアイテムを着用させられるか
opt-farewell_on_any_leave = お別れを、退場するときに限らず場を離れるたびに起こすか
opt-free_lead = 主役カードの代わりに別のカードを使ったデッキを認めるか

## 各プレイヤーの確認設定
button-habits = 自分の設定
habits-title = **自分の設定**（すべてのゲームで）：
habit-confirm_end = ターン終了の確認
habit-confirm_end-about = できることが残っているとき、ターンを終える前にもう一度確認します。
habit-confirm_concede = 投了の確認
habit-confirm_concede-about = 投了する前にもう一度確認します。
habit-answer_forced = 選択肢が1つなら自動
habit-answer_forced-about = 答えが1つしかないときは代わりに答え、ほかに何もできないときはパスします。早く進みますが、答えの速さから、ほかに選べなかったことが相手に伝わるかもしれません。オフにしておけば、そのときも質問されるので、何も伝わりません。
habit-pay_proposed = 支払いはおまかせ
habit-pay_proposed-about = 複数のカードで支払うとき、どれを使うかを自動で選びます。自分で選びたいときはオフにしてください。
habit-wide_board = 横長の画像
habit-wide_board-about = 卓と自分の手札の画像を、パソコンの画面に合わせて横長にします。スマホではオフのままにしてください。全員に見える盤面は、卓のプレイヤー全員がオンにしているときだけ横長になります。

## 個人への返事
turned-down = 辞退しました。
told-declined = { $name }は、あなたの{ $game }の卓を辞退しました。
undo-not-allowed = { $seat }は一手戻すことに同意しませんでした。
undo-withdrawn = { $seat }は一手戻す申し出を取り下げました。
draw-not-agreed = { $seat }は引き分けに同意しませんでした。
draw-withdrawn = { $seat }は引き分けの申し出を取り下げました。
told-unfit = { $game }の卓で、あなたのデッキは使えなくなりました。別のデッキを選んでください：{ $link }
error-no-private = 観戦なしのマッチはプライベートスレッドで行いますが、ここでは作れません。ボットがプライベートスレッドを作成でき、スレッドでメッセージを送信できるテキストチャンネルが必要です。
error-already-open = あなたが開いた卓がすでにここにあり、参加を待っています。始めるときも閉じるときも、その卓のボタンを使ってください。
pause-not-agreed = { $seat }は一時停止に同意しませんでした。
pause-withdrawn = { $seat }は一時停止の申し出を取り下げました。
