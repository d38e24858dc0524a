### 卓の外でのカードとデッキ

cmd-card = カードを調べる：画像、テキスト、卓での読み方、関連ルール
opt-card-name = カードの名前、またはその一部

card-title = **{ $name }** · { $game } · { $id }
card-read = **卓が実際に行うこと**
card-no-text = 能力はありません。
card-by-hand = テキストを読み取れなかったため、卓では手作業で処理します。
card-not-told = 卓はこのテキストを処理しますが、日本語では表示できません。
card-none = 「{ $typed }」に合うカードはありません。名前の一部で試してください。
card-nearest = 「{ $typed }」という名前のカードはありません。最も近いカードです：
card-as-read = -# 卓は印刷どおりに処理します。
card-told = **卓での読み方**（日本語の印刷なし）
card-others = ほかに{ $count }枚が該当
card-several = 「{ $typed }」に合うカードは複数あります：{ $cards }
cards-unprinted = ここには印刷されたカードが登録されておらず、独自の世界のカードだけがあります。{ $may ->
    [yes] `/cards import` で印刷されたカードを登録できます。
   *[no] サーバーの管理者は `/cards import` で印刷されたカードを登録できます。
}
cards-decks-there = -# { $game }のデッキ：{ $decks }
card-gone = そのカードはもうありません。
button-card-rule = { $about }：{ $rule }

cmd-shelf = 自分のデッキと構築済みデッキ：保存、表示、試し引き、公開
cmd-shelf-save = デッキを保存する：リストを貼り付けるか、ファイルで
cmd-shelf-show = デッキの一覧。または1つを見る、確かめる、試し引き、確率、みんなに見せる
cmd-shelf-delete = 自分のデッキを削除する
opt-deck-name = デッキの名前
opt-own-deck = 自分のデッキ

shelf-form = デッキを保存
shelf-form-name = 名前
shelf-own = 自分のデッキ
shelf-made = 構築済みデッキ
shelf-none = 「{ $typed }」というデッキはありません。一覧は /deck show、保存は /deck save です。
shelf-none-such = 「{ $typed }」に合うデッキは、自分のデッキにも構築済みデッキにもありません。一覧は /deck show です。
shelf-full = すでに{ $most }個のデッキを保存しています。先に /deck delete で1つ削除してください。
shelf-large = このリストは{ $count }枚あります。保存できるのは{ $most }枚までです。
shelf-not-kept = カードが分からない行があるため、保存していません。
shelf-kept = **{ $name }**を保存しました（{ $cards }枚）。卓ではデッキの選択肢の先頭に出ます。
shelf-replaced = **{ $name }**を保存しました（{ $cards }枚）。同じ名前の前のデッキと置き換えました。
shelf-valid = ✅ ルール上の問題はありません。
shelf-deleted = **{ $name }**を削除しました。リストは次のとおりでした。
shelf-head = 保存しているデッキ：{ $count } / { $most }
shelf-empty = 保存したデッキはまだありません。下のボタンか `/deck save` で保存できます。構築済みデッキは、見ることも、そのまま使うこともできます。
shelf-line = - **{ $name }** · { $game } · { $cards }枚 · { $faults ->
    [0] 使用可能
   *[other] 問題{ $faults }件
} · <t:{ $at }:d>
shelf-title = **{ $name }** · { $game } · { $cards }枚
shelf-shared = **{ $name }** · { $game } · { $cards }枚 · 公開：{ $by }
shelf-more = -# ほか{ $count }行。画像にはすべてのカードがあります。
shelf-hand = **{ $name }**から引いた手札の例（{ $count }枚）：
shelf-hand-title = { $name }：手札の例
button-deck-save = デッキを保存：{ $game }
button-sample-hand = 手札の例
button-another-hand = もう一度引く

odds-head = **{ $name }**で{ $card }を少なくとも1枚引いている確率（{ $deck }枚中{ $copies }枚）：
odds-hand = 最初の手札{ $cards }枚
odds-turn = 自分の{ $turn }ターン目まで
odds-line = - { $label }：先攻 **{ $first }**、後攻 **{ $second }**
odds-foot = -# 手札を引き直さず、ゲームの最初のターンを除いて毎ターン1枚引く場合の値です。
odds-apart = { $card }は、引くカードとは別に置かれます。

cmd-forget = ここに保存された自分のデータを消す
opt-odds-card = 確率を見るカード
does-deck-show-list = 画像とリスト
does-deck-show-check = ルールに合っているか確かめる
does-deck-show-hand = 手札を試しに引く
does-deck-show-odds = カードを引いている確率（ターンごと）
does-deck-show-share = ここのみんなに見せる
erase-ask = 保存されているあなたの名前と言語、設定、プロフィールの公開設定、デッキ（{ $decks }個）を消します。終わった卓では、あなたの席は「元プレイヤー」になります。ゲームの記録は相手のものでもあるため残ります。元には戻せません。この後の利用は新たに記録されます。
erase-still = まだ終わっていない{ $tables }卓にあなたのDiscordのIDが残っています。終わってからもう一度 /forget-me を使ってください。
erase-done = 完了しました。あなた自身のデータはもう保存されていません。
erase-done-but = 今できる分は完了しました。保存していたあなたの名前と言語、設定、デッキは消しました。まだ残っているもの：
button-forget = 自分のデータを消す
former-player = 元プレイヤー
