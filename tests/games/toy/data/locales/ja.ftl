### Kites: what only this game says.

game-kites = 凧揚げ
cmd-kites = この卓で凧揚げを遊びます
cmd-kites-play = 手札の凧を揚げます
cmd-kites-fly = 自分の凧を飛ばします
cmd-kites-end = ターンを終えます
opt-kite = 手札の凧
opt-flier = 飛ばす自分の凧
verb-fly = 飛ばす
prompt-cut = { $seat }さん、{ $subject }が飛びます。手札1枚で糸を切りますか？
reason-others_kite = その凧は自分のものではありません。
deck-kites-size = デッキの凧は{ $count }枚です。{ $wanted }枚必要です。
log-raise = { $seat }が{ $card }を揚げました。
log-fly = { $seat }の{ $card }が飛び、{ $count }点。
log-cut = { $seat }が{ $card }の糸を切りました。
log-points = { $seat }が{ $count }点を得ました。
kites-effect-gainlore = 点を得る
