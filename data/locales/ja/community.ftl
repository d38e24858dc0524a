### 手作業で処理するカードと、コミュニティ独自のカードセット。

hand-points-up = ロア+1
hand-points-down = ロア-1
hand-draw = カードを1枚引く
hand-shuffle = デッキをシャッフル
hand-damage-up = ダメージ+1
hand-damage-down = ダメージ-1
hand-exert = エグザート
hand-ready = レディ
hand-to-play = 場に出す
hand-to-deck-top = デッキの上へ
hand-to-deck-bottom = デッキの下へ
hand-to-zone = { $to ->
    [hand] 手札へ
    [discard] 捨て札へ
    [inkwell] インクエリアへ
   *[other] { $to }へ
 }
