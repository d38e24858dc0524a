### The log of a game, one line an event.

log-cannot = { $seat }の{ $card }：{ $deed }が禁止された。
log-choose = { $seat }は{ $card }を選んだ。
log-concede = { $seat }が投了した。
log-decked = { $seat }は空のデッキから引くことになった。
log-discard = { $seat }は{ $cards }を捨てた。
log-discount = { $seat }の次のカードのコストが{ $count }少なくなる。
log-draw = { $seat }はカードを{ $count }枚引いた。
log-drew = { $seat }は{ $cards }を引いた。
log-exert = { $seat }の{ $card }がエグザートした。
log-gain = { $seat }の{ $card }は{ $what }{ $count ->
    [0] { "" }
   *[other] { $count }
 }を得た。
log-leave = { $seat }が席を立った。
log-left = { $seat }抜きで続ける。
log-look = { $seat }はカードを{ $count }枚見た。
log-looked = { $count ->
    [0] { $seat }には見るカードがない。
   *[other] { $seat }は{ $cards }を見た。
 }
log-may-choose-starter = { $seat }が先攻を決める。
log-modify = { $seat }の{ $card }：{ $stat }{ $change }。
log-outcome = { $reason ->
    [lore] { $winners }が{ $goal }ロアを集めて勝利した。
    [agreed_draw] 合意により引き分け。
    [loop] 誰にも止められない無限ループにより引き分け。
    [time] 相手の時間切れにより{ $winners }の勝利。
   *[other] { $count ->
        [0] 引き分け。
       *[other] { $winners }の勝利。
     }
 }
log-play = { $seat }は{ $how ->
    [shift] { $card }をコスト{ $count }で変身させた。
    [sing] { $card }を歌った。
    [otherwise] { $card }を代わりのコストでプレイした。
    [sing_together] { $card }を合唱で歌った。
   *[other] { $card }をコスト{ $count }でプレイした。
 }
log-put-bottom = { $seat }はデッキの下に{ $count }枚置いた。
log-put-top = { $seat }はデッキの上に{ $count }枚置いた。
log-readies = { $seat }は{ $count }枚をレディした。
log-ready = { $seat }の{ $card }がレディした。
log-resolve = { $seat }：{ $card }の能力を解決。
log-name = { $seat }は{ $card }を指定した。
log-reveal = { $seat }は{ $card }を公開した。
log-reveal-hand = { $count ->
    [0] { $seat }には公開する手札がない。
   *[other] { $seat }の手札を公開：{ $cards }。
 }
log-look-hand = { $seat }は{ $other }の手札を見た。
log-shuffle = { $seat }のデッキをシャッフルした。
log-split-hand = { $seat }は{ $count }枚を手札に、{ $rest }枚をデッキの下に置いた。
log-split-top = { $seat }は{ $count }枚をデッキの上に、{ $rest }枚を下に置いた。
log-starts = { $seat }が先攻。
log-time = { $seat }は時間切れ。
log-to-deck = { $card }が{ $seat }のデッキに置かれた。
log-to-deck-hidden = カード1枚が{ $seat }のデッキに置かれた。
log-all-to-discard = { $count }枚が{ $seat }の捨て札に置かれた：{ $cards }。
log-to-discard = { $card }が{ $seat }の捨て札に置かれた。
log-to-discard-hidden = カード1枚が{ $seat }の捨て札に置かれた。
log-to-hand = { $card }が{ $seat }の手札に加わった。
log-to-hand-hidden = カード1枚が{ $seat }の手札に加わった。
log-turn = { $count }ターン目：{ $seat }。
log-undo = { $seat }が一手戻した。
log-use = { $seat }は{ $card }の能力を起動した。
log-nothing = まだ何も起きていません。
log-page = { $pages }ページ中{ $page }
log-by-hand = { $seat }の手作業：
log-by-hand-play = { $seat }の{ $card }が場に出た。
log-by-hand-text = { $seat }の{ $card }は手作業で処理します。カードのテキストを読み、そのとおりに動かしてください。
log-by-hand-damage = { $seat }の{ $card }：手作業でダメージ{ $change }。
log-by-hand-points = { $seat }：手作業でロア{ $change }。
log-repeat = { $seat }はループを{ $count }回繰り返す。
log-repeat-stops = { $count ->
    [0] ループは繰り返されない。次の1回から同じ結果にならない。
   *[other] ループは{ $count }回で止まった。次からは同じ結果にならない。
 }
log-circle = { $cards }：誰にも止められない無限ループ。
