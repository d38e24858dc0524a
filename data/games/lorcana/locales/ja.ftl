### Disney Lorcana: what only this game says.

cmd-lorcana = この卓でディズニー・ロルカナを遊ぶ
cmd-lorcana-challenge = 自分のキャラクターで相手にチャレンジする
cmd-lorcana-ink = 手札のカードをインクにする
cmd-lorcana-play = 手札のカードをプレイする
cmd-lorcana-sing = キャラクターに歌を歌わせる
cmd-lorcana-shift = キャラクターを変身させる
cmd-lorcana-quest = キャラクターをクエストに出す
cmd-lorcana-move = キャラクターをロケーションに移動する
cmd-lorcana-use = 能力を起動する
cmd-lorcana-end = ターンを終了する
opt-attacker = チャレンジする自分のキャラクター
opt-song = 歌
opt-singer = 歌うキャラクター
opt-onto = 変身元のキャラクター
opt-character = 自分のキャラクター
opt-location = ロケーション
deck-too-many-inks = インクが{ $count }色（{ $inks }）あります。{ $most }色までです。
log-alter = { $count ->
    [0] { $seat }は最初の手札を入れ替えなかった。
   *[other] { $seat }は最初の手札を{ $count }枚入れ替えた。
 }
log-banish = { $seat }の{ $card }が退場した。
log-challenge = { $seat }：{ $card }が{ $other }の{ $target }にチャレンジ。
log-damage = { $seat }の{ $card }が{ $count }ダメージを受けた。
log-gain-lore = { $seat }は{ $count }ロアを得た。
log-heal = { $seat }の{ $card }からダメージを{ $count }取り除いた。
log-ink = { $seat }は{ $card }をインクにした。
log-location-lore = { $seat }は{ $card }から{ $count }ロアを得た。
log-lose-lore = { $seat }は{ $count }ロアを失った。
log-move = { $seat }の{ $card }が{ $place }に移動した。
log-no-damage = { $seat }の{ $card }はダメージを受けない。
log-no-longer = { $seat }の{ $card }の能力は条件を満たさなくなった。
log-put-damage = { $seat }の{ $card }にダメージを{ $count }置いた。
log-quest = { $seat }：{ $card }がクエストして{ $count }ロア。
log-sing = { $seat }の{ $card }が歌った。
log-to-inkwell = { $card }が{ $seat }のインクウェルに置かれた。
log-to-inkwell-hidden = カード1枚が{ $seat }のインクウェルに置かれた。
log-tuck = カード1枚が{ $seat }の{ $card }の下に裏向きで置かれた。
log-tucked = それは{ $seat }の{ $card }だった。
log-will-play = { $seat }は{ $card }をコストなしでプレイする。
prompt-may-enter-exerted = { $card }：エグザートして場に出しますか？
prompt-may-pay-otherwise = { $card }：代わりのコストでプレイしますか？
prompt-number-heal = { $card }：{ $subject }から取り除くダメージは？
prompt-number-move-damage = { $card }：{ $subject }から移動するダメージは？
prompt-number-under = { $card }：{ $subject }の下のどのカード？　1が最初に置かれたカードです。
prompt-split-hand = { $card }：手札に加えるカードは？ もう1枚はデッキの下に置きます。
choice-resist = { $card }の耐久
verb-ink = インクにする
verb-shift = 変身
verb-sing = 歌う
verb-sing_together = 合唱
verb-quest = クエスト
verb-challenge = チャレンジ
verb-move = 移動
effect-enter_exerted = エグザートして出す
effect-pay_otherwise = 代わりのコストを支払う
reason-already_here = すでにそのロケーションにいます。
reason-already_inked = このターンはもうインクを置きました。
reason-bodyguard = 護衛を持つキャラクターを先に選ばなければなりません。
reason-cannot_be_challenged = チャレンジされません。
reason-cannot_challenge = 今はチャレンジできません。
reason-cannot_play = 効果によりプレイできません。
reason-cannot_quest = 今はクエストできません。
reason-cannot_move = 今は移動できません。
reason-cannot_sing = 今は歌えません。
reason-drying = このターンに場に出たばかりで、まだ乾いていません。
reason-evasive = 回避を持つので、回避を持つキャラクターだけがチャレンジできます。
reason-no_inkwell_symbol = インクウェル・シンボルがないので、インクにできません。
reason-no_shift = 変身を持っていません。
reason-not_a_character = キャラクターではありません。
reason-not_a_song = 歌ではありません。
reason-not_challengeable = チャレンジできるのはキャラクターとロケーションだけです。
reason-not_enough_ink = レディしているインクが足りません。
reason-not_sing_together = 合唱を持つ歌ではありません。
reason-not_your_location = あなたのロケーションではありません。
reason-own_target = 自分のカードにはチャレンジできません。
reason-reckless_cannot_quest = 暴勇を持つのでクエストできません。
reason-shift_needs_same_name = 変身には同じ名前の自分のキャラクターが必要です。
reason-singer_too_cheap = そのキャラクターのコストでは歌えません。
reason-singers_too_cheap = 歌うキャラクターのコストの合計が足りません。
reason-target_is_ready = レディしています。チャレンジできるのはエグザートしたキャラクターだけです。
reason-reckless_must_challenge = 暴勇を持つレディしているキャラクターがチャレンジできる間は、ターンを終了できません。
reason-must_do_it = クエストやチャレンジをしなければならないキャラクターがまだいるので、ターンを終了できません。
reason-used_once = このターンはもう使用しました。
reason-ward = 魔除を持つので、相手は選べません。
game-lorcana = ディズニー・ロルカナ
short-ink = インク
act-enter_exerted = { $form ->
    [do] エグザートで
    [dont] レディで
    [te] エグザートして場に出して
   *[ask] エグザートして場に出しますか
 }
act-pay_otherwise = { $form ->
    [do] 代わりのコストで
    [dont] インクで
    [te] 代わりのコストでプレイして
   *[ask] 代わりのコストでプレイしますか
 }
