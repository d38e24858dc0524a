### Faults of deck lists and decks, all of them told at once.

list-too-large = リストが{ $most }バイトを超えています。
list-too-many-lines = リストが{ $count }行あります。読めるのは{ $most }行までです。
list-not-text = リストがテキスト形式ではありません。
list-line-too-long = 「{ $text }…」が{ $most }文字を超えています。
list-no-name = 「{ $text }」にカード名がありません。
list-bad-count = 「{ $text }」の枚数{ $count }は使えません（1〜{ $most }）。
list-unknown-code = カード{ $code }はありません。
list-which-version = 「{ $name }」には複数のバージョンがあります：{ $versions }
list-unknown-card = カード「{ $name }」はありません。{ $nearest ->
    [none] { "" }
   *[other] もしかして：{ $nearest }
 }
deck-unknown-card = カード{ $card }はありません。
deck-too-small = デッキが{ $count }枚です。{ $least }枚以上必要です。
deck-over-table-limit = デッキが{ $count }枚です。この卓では{ $most }枚までです。
deck-too-many-copies = 「{ $name }」が{ $count }枚あります。{ $most }枚までです。
deck-banned-card = 「{ $name }」は使えません。
deck-by-hand-card = 「{ $name }」の効果はこのボットでは処理できません。手作業で処理する卓を開いてください。
deck-foreign-card = 「{ $name }」は別のサーバーのカードです。
fault-line = { $line }行目：{ $fault }
fault-rule = { $fault }（ルール{ $rule }）
faults-head = このデッキは使えません：
