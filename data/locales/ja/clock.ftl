### 卓の持ち時間: できないこと。

table-no-clock = この卓に持ち時間はありません。持ち時間は、マッチの前に卓の設定で決められます。
table-not-late = まだ時間があります。期限：<t:{ $due }:R>
table-your-own-time = 自分の時間切れで勝ちを宣言することはできません。
table-already-paused = 時計は止まっています。
table-not-paused = 時計は止まっていません。
table-no-pause-asked = 中断の申し出はありません。

## いまの状態
clock-due = ⏳ 期限：<t:{ $due }:R>
clock-paused = ⏸️ <t:{ $since }:f>から時計を止めています。
clock-stands = ⏸️ <t:{ $since }:f>から時計を止めています。プレイヤーなら誰でも再開できます。再開すると、選択する人の持ち時間は最初からになります。
clock-runs = ⏳ { $seat }の選択待ち。期限：<t:{ $due }:F>（<t:{ $due }:R>）。期限を過ぎても自動では終わりませんが、ほかの人が勝ちを宣言できます。
clock-each = 1回の選択の持ち時間：{ $length }
clock-length = { $unit ->
    [days] { $count }日
    [hours] { $count }時間
    [minutes] { $count }分
   *[seconds] { $count }秒
 }
clock-outage = 🔌 <t:{ $start }:f>から<t:{ $end }:f>まで、ボットにつながりませんでした。いまの選択の持ち時間は最初からになります。

## お知らせ
ping-time = <@{ $user }>さん、選択の時間がもうすぐなくなります。[盤面]({ $link })
ping-nudge = <@{ $user }>さん、{ $seat }があなたの選択を待っています。[盤面]({ $link })
nudged = { $seat }に知らせました。
reminders-on = 時間がなくなりそうなときにお知らせします。ほかの人からの催促も届きます。
reminders-off = お知らせと催促を止めました。自分の番になったときの知らせは届きます。
error-nudge-you = 選択するのはあなたです。
error-nudge-once = この選択については、もう{ $seat }に知らせてあります。
error-nudge-early = 催促にはまだ早いです。<t:{ $at }:R>にできるようになります。
error-nudge-off = { $seat }はお知らせを受け取らない設定です。
error-nudge-lost = お知らせを投稿できませんでした。あとでもう一度試してください。

## 中断と勝ちの宣言
pause-asked = ⏸️ { $seat }が時計を止めたいそうです。
pause-requested = 時計を止めてよいか、相手に聞いています。
pause-agreed = 時計を止めました。
pause-over = 時計が動き出しました。選択する人の持ち時間は最初からです。
claimed = { $seat }は時間切れで負けになりました。
button-nudge = 催促
button-pause = 時計を止める
button-pause-agree = 止めることに同意
button-resume = 時計を再開
button-claim = 時間切れ勝ちを宣言

## コマンド
cmd-match-clock = この卓の持ち時間：残り、催促、一時停止、再開、勝ちの宣言、お知らせ
opt-match_clock = すること（入力しなければ、誰の時間かを見る）
does-match-clock-look = 誰の時間か、いつ切れるか
does-match-clock-nudge = 催促：待っている相手に知らせる
does-match-clock-pause = 一時停止：時計を止めるよう頼む
does-match-clock-resume = 再開：止めた時計を動かす
does-match-clock-claim = 宣言：相手の時間切れによる勝ちを宣言する
does-match-clock-remind = 自分へのお知らせをオンにする
does-match-clock-quiet = 自分へのお知らせをオフにする
