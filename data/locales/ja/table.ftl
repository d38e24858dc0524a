### The table: lobby, board, private messages, and one clear sentence for whatever cannot be done.

## Buttons
button-hand = 手札
button-move = 自分の番
button-state = 状態
button-log = ログ
look-hint = カードを見る
look-which = どのカードを見ますか？
look-more = ほかのカード（{ $page }／{ $pages }ページ）
button-undo = 一手戻す
button-paste = リストを貼る
button-paste-again = リストを直す
button-rematch = もう一度
button-consent = 同意する
button-refuse = 断る
button-agree = 引き分けに同意
button-concede = はい、投了する
button-quit = はい、席を立つ
select-deck = デッキを選択
modal-deck = デッキリストを貼り付け
modal-deck-list = 1行に1種類：4 名前 - バージョン
modal-entropy = シャッフルの言葉
modal-entropy-words = 好きな言葉（すべてのシャッフルに使われます）

## Board and prompts
board-awaited = **{ $seat }**の選択待ち{ $kind ->
    [none] { "" }
   *[other] ：{ $kind }
 }
board-over = **ゲーム終了** { $result }
board-last = 最終盤面です。
board-line = -# { $line }
board-upper = 場の上の部分です。下の画像の説明は、場の全体のものです。
changed-score = **{ $seat }**：{ $what } { $before } → { $after }
changed-turn = **{ $line }**
changed-next = { $told }{ $line }
ping = <@{ $user }>さん、あなたの番です。[盤面]({ $link })
ping-nobody = { $seat }は選択しました。
ping-over = ゲームは終わりました。選択を待っている人はいません。
dm-shut = { $users }さん：ダイレクトメッセージを送れなくなりました。「自分の番」で手札と選択が自分だけに表示されます。プレイの続きに合わせて、ダイレクトメッセージをもう一度試します。
hand-waiting = あなたの手札です。{ $seat }を待っています。
hand-board = [盤面]({ $link })
hand-channel-lost = このゲームのチャンネルに投稿できません。ここで続けて遊べます。
hand-watching = あなたはゲームから抜けています。
result-over = **ゲーム終了** { $result }
result-score = { $turns }ターン · { $scores }
button-proof = 証明
result-record = -# 記録 `{ $game }` · 入力{ $inputs }件 · 末尾 `{ $head }`
result-series = マッチは続きます。「次のゲームへ」を押してください。
undo-asked = { $seat }が一手戻したいそうです。
undo-back = -# ↩ { $line }
draw-offered = { $seat }が引き分けを申し出ました。

## Private answers
answer-unsure = Discordでエラーが起きました。上の返事に足りない部分があれば、もう一度操作してください。
dm-hello = <#{ $channel }>の{ $game }の卓に着きました。手札はここに表示されます。
joined = 卓に着きました。デッキを選んでください。
joined-dms-closed = 卓に着きました。ダイレクトメッセージを送れないので、盤面の「自分の番」を使ってください。手札はあなただけに表示されます。デッキを選んでください。
left = 卓を離れました。
deck-set = デッキ：{ $name }。準備ができたら「準備完了」を押してください。
deck-pasted = 貼り付けたリスト
deck-choose = どのデッキで遊びますか？
ready-set = 準備完了です。
ready-unfit = 準備完了です。{ $seats }のデッキがこの卓で使えなくなったため、選び直しを待っています。
ready-waiting = 準備完了を取り消しました。
entropy-set = その言葉をシャッフルに使います。
done = 実行：{ $what }
awaiting = { $seat }を待っています。
awaiting-you = 今の質問：{ $title }
concede-sure = 本当に投了しますか？{ $where ->
    [none] { "" }
   *[other] （<#{ $where }>のゲーム）
 }
quit-sure = 本当に席を立ちますか？ { $games ->
    [1] このゲームは負けになり、戻れません。
   *[other] 1ゲームだけでなく、マッチ全体が負けになり、戻れません。
 }{ $where ->
    [none] { "" }
   *[other] （<#{ $where }>のマッチ）
 }
conceded = 投了しました。
undo-done = 一手戻しました。
undo-requested = 相手に同意を求めています。
undo-consented = 同意しました。
undo-refused = 断りました。
request-withdrawn = 申し出を取り下げました。
draw-agreed = 同意しました。ゲームは引き分けです。
draw-requested = 引き分けを申し出ました。全員が申し出ると成立します。
closed = 卓を閉じました。
rematch-open = 再戦の卓を開きました：{ $link }
rematch-under-way = 再戦はすでに始まっています：{ $link }

## What cannot be done
error-unknown = こちらで問題が起きました。ゲームは無事です。もう一度試してください。
error-old-button = その質問はもう答えが決まっています。
error-no-such-game = 「{ $typed }」はここで遊べるゲームではありません。遊べるのは：{ $games }
error-no-game = このチャンネルで進行中のゲームはありません。始め方は `/help` で見られます。
error-no-table-here = このチャンネルに卓はありません。`/help` から開けます。
error-no-table = このチャンネルに卓はありません。/{ $game } open で開けます。
error-other-game = この卓では別のゲームを遊んでいます。コマンドは /{ $game } で始まります。
error-no-match = 「{ $typed }」は選択肢にありません。入力しながら一覧から選ぶか、ボタンを使ってください。
error-ambiguous = 「{ $typed }」の候補：{ $choices }
error-not-seen = 「{ $typed }」は手札にも場にもありません。`/card` ではどのカードも調べられます。
error-which-card = どのカードか分かりません。`card`にカード名も入力してください。
error-not-action = 先に今の質問に答えてください。
error-only-here = サーバーのチャンネルでだけ使えます。
error-bot-opponent = ボットを相手に卓は開けません。ボットと遊ぶには`/practice`を使ってください。
error-self-opponent = 自分とは対戦できません。ほかの人を選ぶか、相手を空欄にすると誰でも参加できます。
error-file-large = ファイルが64 KiBを超えているので、デッキリストではありません。
error-file-foreign = 読み込めるのはDiscordに添付されたファイルだけです。
error-file-unreadable = Discordからファイルを読めませんでした。もう一度試してください。
error-file-binary = テキストファイルではないので、デッキリストではありません。

table-error = 今はできません。
table-unknown = その卓はもうありません。
table-bad-options = { $what } = { $value } では卓を開けません。
table-channel-taken = このチャンネルでは別のゲームが進行中です。2つ目はスレッドを使ってください。放置されたゲームは、サーバーのジャッジが`/judge end`で終了できます。
table-not-seated = あなたはこの卓で遊んでいません。卓の開き方や参加のしかたは`/help`で見られます。
table-not-invited = この卓に参加できるのは招待された人だけです。
table-not-host = それができるのは、卓を開いた人だけです。
table-full = { $seats }席とも埋まっています。
table-not-open = マッチが始まったので、もう変えられません。
table-not-playing = この卓で進行中のゲームはありません。「準備完了」のボタンを使ってください。全員がそろうと始まります。
table-not-over = マッチはまだ続いています。
table-former-player = 再戦には同じプレイヤーが必要ですが、/forget-me でデータを消した人がいます。新しい卓を開いてください。
table-home-settled = マッチの場所はもう決まっているので、観戦の可否も変えられません。
table-decks-locked = マッチの間は同じデッキを使います。
table-no-deck = 先にデッキを選んでください。
table-bad-entropy = 1〜{ $most }文字で入力してください。
table-deck-faults = そのデッキは使えません。
table-already-decided = その質問はもう答えが決まっています。
table-outdated = 前のゲームでの確認なので、何も行いませんでした。
table-not-your-decision = 今選択するのはあなたではありません。あなたの番になったらお知らせします。
table-against-the-rules = ルールによりできません。
table-nothing-to-undo = 戻せる操作がありません。
table-undo-forbidden = この卓では一手戻せません。
table-no-draw-offered = 引き分けの申し出はありません。
table-frozen = 無限ループに入ったため、ゲームを停止しました。記録は残っています。{ $cycle }
table-faulty = この操作でエンジンに不具合が起きたため、ゲームは直前のまま止まり、記録は残っています。運営者に連絡してください。
table-diverged = このゲームの記録は入力{ $no }から再現できません。運営者に連絡してください。席を立つと、決着なしで終わります。
table-contended = 操作が重なりました。もう一度試してください。
table-store = 今は保存できません。何も変わっていません。もう一度試してください。
