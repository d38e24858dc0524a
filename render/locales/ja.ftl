### The words in pictures and alt texts, of all games.

and = と
aside = { $name }（{ $said }）

ask-action = 行動の選択
ask-card = カードの選択
ask-may = するかどうか
ask-mode = 効果の選択
ask-mulligan = 最初の手札の入れ替え
ask-number = 数の選択
ask-order = 順番の選択
ask-pay = コストの支払い
ask-repeat = 繰り返す回数の選択
ask-replace = 置換の選択
ask-seat = プレイヤーの選択
ask-split = 割り振り
ask-start = 先攻の選択
ask-target = 対象の選択
ask-trigger = 次に解決する能力の選択

at = { $place }に滞在
cards = { $count }枚
challenge = チャレンジ
challenged = チャレンジ先
challenger = チャレンジ中
challenges = { $challenger } → { $challenged }
cost = コスト
count = { $count }枚
damage = ダメージ
decides = { $name }の番：{ $kind }
decides_plain = { $name }の番
each = { $names } 各{ $count }
events = 直前
exerted = エグザート
exerted_short = E
face_down = 裏向き
first = 先攻
goal = { $points }/{ $goal }
gone = 場を離れたカード
hand = 手札
hand_of = { $name }の手札 { $count }
in_full = 全文：/match show

kind-character = キャラクター
kind-item = アイテム

list = 、

mark-chosen = 選ばれた
mark-gained = 獲得
mark-moved = 移動
mark-new = 登場
mark-readied = レディ
mark-used = 使用

more = ほか{ $count }件：/match show
more_cards = ほか{ $count }枚
more_line = … あと1行
more_lines = … あと{ $count }行
no_cards = カードなし
no_winner = 引き分け
nobody = 選択待ちなし
none = なし

note-play = プレイ不可
note-ready = レディ不可

out = 脱落
page = { $pages }ページ中{ $page }
payable = 支払える

phase-end = エンドフェイズ
phase-main = メインフェイズ
phase-setup = 準備
phase-start = スタートフェイズ

points = 得点
printed = 元は{ $value }
ready = レディ

reason-agreed_draw = 合意の引き分け
reason-concede = 投了
reason-decked = デッキ切れ
reason-last = 最後の一人
reason-leave = 退席
reason-loop = 無限ループ
reason-points = 得点が目標に到達
reason-time = 時間切れ

resolving = 解決中
says = { $name }：{ $said }
seat = 席{ $seat }
series = ／
shown = 公開中

stat-cost = コスト

stop = 。
then = { " " }/{ " " }
to_decide = 選択中
tokens = トークン { $count }
top = 一番上
turn = { $turn }ターン目
turn_of = { $name }のターン
turning = 分かれ目：{ $turn }ターン目
turns = 全{ $count }ターン
under = 下に{ $count }枚
waiting = 待機中
wears = 着用：{ $items }
wears_count = 着用{ $count }枚
win_together = { $name }の勝ち
wins = { $name }の勝ち

zone-deck = デッキ
zone-discard = 捨て札
zone-hand = 手札
zone-play = 場
