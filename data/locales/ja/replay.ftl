### 終わったゲームのリプレイ

cmd-replay = 終わったゲームを盤面ごとに振り返る
opt-replay = ゲーム（省略時はこのチャンネルかあなたの最新のゲーム）

replay-title = { $game } · { $players }
replay-title-series = { $game } · { $players } · 第{ $nth }ゲーム
replay-at = **{ $last }手中{ $no }手目** · ターン{ $turn }
replay-film = 各ターンの終わりの盤面です。全員に見えていたものだけが映ります（{ $count }枚）。
replay-film-alt = 終わったゲームの動く画像、盤面{ $count }枚。最後の盤面：
replay-record = ゲーム{ $game }の記録です。準備、すべての入力、すべてのシャッフル、公開された秘密の値が入っています。確かめるには、
    `python bot.py verify { $file }` で全体を再現し、`python docs/verify_shuffles.py { $file }` でシャッフルを計算し直します。
replay-record-alt = ゲームの記録のテキストファイル
replay-nothing = このチャンネルにもあなたにも、終わったゲームの記録がまだありません。`/practice` などで1ゲーム終えると、ここで振り返れます。
replay-none = 「{ $typed }」というゲームはここでは振り返れません。候補から選んでください。
replay-running = そのゲームはまだ終わっていません。終わったら振り返れます。
replay-broken = このバージョンではそのゲームを再現できません。記録は残っています。
replay-closed = その卓はプレイヤーだけのものなので、ほかの人には見せられません。
replay-unopened = 記録はマッチが終わってから（大会では大会が終わってから）渡します。それまでデッキは秘密です。

button-replay = 振り返る
button-replay-first = 最初
button-replay-turn-back = 前のターン
button-replay-back = 一手戻る
button-replay-on = 一手進む
button-replay-turn-on = 次のターン
button-replay-last = 最後
button-replay-film = 動画
button-replay-record = 記録
