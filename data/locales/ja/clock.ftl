### 卓の持ち時間: できないこと。

table-no-clock = この卓に持ち時間はありません。
table-not-late = まだ時間があります。期限:<t:{ $due }:R>
table-your-own-time = 自分の時間切れで勝ちを宣言することはできません。
table-already-paused = 時計は止まっています。
table-not-paused = 時計は止まっていません。
table-no-pause-asked = 中断の申し出はありません。
