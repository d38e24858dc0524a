### 卓の外でのカードとデッキ

cmd-card = カードを調べる: 絵、テキスト、卓での読み方、関連ルール
opt-card-name = カードの名前、またはその一部

card-title = **{ $name }** · { $game } · { $id }
card-text = { $lang ->
    [ja] **日本語のテキスト**
   *[en] **英語のテキスト**
}
card-read = **卓が実際に行うこと**
card-no-text = 能力はありません。
card-by-hand = テキストを読み取れなかったため、卓では手動で処理します。
card-not-told = 卓はこのテキストを処理しますが、日本語で言い表せません。
card-none = 「{ $typed }」に合うカードはありません。名前の一部で試してください。
card-gone = そのカードはもうありません。
button-card-rule = { $about }: { $rule }
