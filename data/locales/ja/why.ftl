### /why: a card's values with their sources, what it listens for, what it may do.

opt-why-card = 場のカード、または自分の手札のカード

why-card = **{ $card }**・{ $seat }
why-value = { $name } **{ $total }** ＝ { $parts }
why-printed-values = 印刷された値：{ $values }
why-damage = 受けているダメージ：{ $damage }
why-how-printed = カードの値
why-how-counter = 上に置かれたもの
why-how-rule = 0より小さくは数えない
why-by = { $ends ->
    [yes] { $card }、{ $end }
   *[no] { $card }
 }
why-by-keyword = { $keyword }、{ $card }
why-until-turn = このターン中
why-until-challenge = このチャレンジ中
why-until-until_your_next_turn = { $seat }の次のターンまで
why-until-through_your_next_turn = { $seat }の次のターンの終わりまで
why-until-their_next_turn = { $seat }の次のターン中
why-until-their_next_ready = { $seat }が次にカードをレディするまで
why-has = { $name }：{ $cause }
why-lost = 失った{ $name }：{ $cause }
why-gained = 得た能力：「{ $text }」（{ $cause }）
why-listening = 誘発する条件：「{ $text }」
why-done = このターンは使用済み：「{ $text }」
why-waiting = 誘発して解決を待っている（{ $count }回）：「{ $text }」
why-can = **いまできること：** { $verbs }
why-cannot = **{ $verbs }：** { $reason }
why-nothing = **いまは：** { $reason }
