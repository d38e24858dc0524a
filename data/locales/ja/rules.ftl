### ルールの検索

cmd-rule = ルールを番号や言葉で調べる
opt-game = ゲーム（省略時はこの卓のゲーム）
opt-which-game = どのゲームか
opt-rule = ルールの番号、または探す言葉

game-harem_master = ハーレムマスター
game-precious_memories = プレシャスメモリーズ

rule-title = **{ $game } { $rule }** · { $kind ->
    [H] 見出し
    [D] 意味
    [C] 制限
    [P] 手順
    [N] 進行に影響なし
   *[O] この卓の範囲外
}
rule-above = -# 上位の項目 { $rule }
rule-edition = -# { $numbered ->
    [yes] { $edition }版に基づく要約です。
   *[no] 公式のルールの要約です。
 }食い違うときは公式の文書が優先します。
rule-hits = **{ $game }**：「{ $words }」に合うルール（{ $count }件）
rule-hit = **{ $rule }** { $text }
rule-more-hits = ルールを開く
button-rule-hits = 検索結果へ戻る
rule-contents = **{ $game }**：ルールの目次
rule-glossary = **{ $game }**：用語とその意味
rule-chapters = 項目を選ぶ
rule-from-to = { $first } 〜 { $last }
rule-none = 「{ $words }」に合うルールはありません。番号か、少ない言葉で試してください。
rule-related = 関連するルール
button-rule = ルール{ $rule }
button-rule-above = 上へ
button-rule-glossary = 用語集（{ $count }）
button-show-all = 全員に見せる
published = ここにいる全員に見せました。
error-gone = そのボタンの内容はもう残っていません。もう一度コマンドを使ってください。
