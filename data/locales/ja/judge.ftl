### ジャッジ: 見えるもの、直せるもの、みんなに知らせること。

judge-note = ⚖️ **{ $judge ->
    [none] ジャッジ
   *[other] { $judge }（ジャッジ）
 }**：{ $note }
judge-end = ⚖️ ジャッジがマッチを終了しました：{ $note }
judge-ended = マッチを終了しました。説明は全員に表示されます。
judge-hand = **{ $seat }**：{ $cards ->
    [none] （手札なし）
   *[other] { $cards }
 }
judge-log-look = <t:{ $at }:f> · `{ $game }` 入力{ $no }のあと · { $judge }が全員の手札を見た。
judge-log-fix = <t:{ $at }:f> · `{ $game }` 入力{ $no } · { $judge }：{ $note }
judge-log-end = <t:{ $at }:f> · `{ $game }` · { $judge }がマッチを終了：{ $note }
judge-log-place = -# [この卓へ]({ $link })
judge-warning = ⚠️ { $what }：これを行うと、ルールによりすぐに{ $cards }が場を離れます。まだ何も変えていません。行う場合は、同じコマンドをもう一度実行してください。
judge-log-none = まだ裁定はありません。
judge-role-set = <@&{ $role }>のメンバーもジャッジになりました。サーバー管理者は引き続きジャッジです。
judge-role-none = サーバー管理者だけがジャッジです。
error-not-judge = それができるのは、このサーバーのジャッジだけです。
table-judge-seated = この卓でプレイしている人はジャッジになれません。

cmd-judge = ジャッジ用：手札、訂正、裁定
cmd-judge-fix = ここのゲームを訂正し、理由を全員に知らせる
cmd-judge-end = ここのマッチを終了し、理由を全員に知らせる（それまでの勝ち数は有効）
opt-judge_what = 訂正する内容。言葉を入力して探す
opt-judge_note = 全員に知らせる説明
opt-judge_role = ジャッジになるロール（@everyoneで「なし」）
cmd-judge-look = このゲームの全員の手札（自分だけ）、またはジャッジの記録を見る
does-judge-look-hands = このゲームの全員の手札
does-judge-look-rulings = このサーバーでジャッジがしたこと
