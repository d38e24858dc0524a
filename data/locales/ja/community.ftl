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
    [inkwell] インクウェルへ
   *[other] { $zone }へ
 }

community-too-large = ファイルは{ $count }バイトです。{ $most }バイトまで読み込めます。
community-not-text = ファイルがテキスト形式ではありません。
community-unreadable = { $line }行目の{ $column }文字目が読めません。その前後に、カンマ・括弧・引用符の抜けや、2回書かれた項目がないか確かめてください。
community-unknown-format = 独自形式・公式カードリスト・LorcanaJSON・Lorcastのいずれの形式でもありません。
community-no-cards = ファイルにカードがありません。
community-too-many-cards = ファイルにカードが{ $count }枚あります。{ $most }枚まで読み込めます。
community-several-sets = { $count }個のカードセット（{ $sets }）が混ざっています。1セットにつき1ファイルにしてください。
community-head-missing = カードより前の部分に「{ $field }」がないか、空です。
community-head-unknown = カードより前の部分の「{ $field }」は使えない項目です。
community-head-bad = カードより前の部分の「{ $field }」に使えない値があります。
community-no-such-game = カードより前の部分の「game」は次のどれかにしてください：{ $games }
community-list-bad = リストのカード{ $card }：「{ $field }」がないか、使えない値があります。
community-not-a-card = { $card }はカードではありません。
community-unknown-field = { $card }：「{ $field }」という項目はカードにありません。つづりを確かめてください。
community-other-kind = { $card }：「{ $field }」は{ $wanted ->
    [int] 整数
    [str] 文字
    [bool] true か false
    [array] リスト
    [object] 言語ごとの文字（en、ja）
   *[other] { $wanted }
}で書いてください。
community-out-of-range = { $card }：「{ $field }」は{ $number }{ $bound ->
    [most] 以下
   *[least] 以上
}にしてください。
community-missing-field = { $card }：「{ $field }」がありません。
community-bad-field = { $card }：「{ $field }」に使えない値があります。
community-bad-value = { $card }：「{ $field }」に「{ $value }」は使えません。
community-one-of = { $card }：「{ $field }」は次のどれかにしてください：{ $choices }（「{ $value }」は使えません）
community-not-its-field = { $card }：種類が「{ $type }」のカードに「{ $field }」はありません。
community-name-too-long = { $card }：「{ $field }」が{ $most }文字を超えています。
community-foreign-card = { $card }はセット{ $code }のカードではありません。
community-card-twice = { $card }が2回出てきます。
community-text-too-long = { $card }のテキストは{ $count }文字です。{ $most }文字まで読み込めます。
community-more-faults = ほかに{ $count }件あります。
community-took-too-long = 時間内にファイルを読み終えられませんでした。
community-stopped = ファイルの読み込みに失敗しました。
community-busy = ほかのファイルを確認中です。少し待ってからもう一度お試しください。
community-too-many-sets = このサーバーにはすでに{ $most }個のカードセットがあります。先にどれかを削除してください。
verdict-unread = 次の部分の書き方をボットは知りません：
verdict-two-readings = テキストが2通りに読めます。ゲームの書き方に合わせてください。
verdict-no-reach = この種類のカードにはありえない内容（正面のキャラ、着用しているキャラ、アイデア）が書かれています：
verdict-too-much = 文が込み入りすぎていて読めません。
verdict-languages = 2つの言語のテキストの意味が一致しません。
verdict-back-alone = 両面カードの裏面です。表面がリストにありません。
verdict-time = テキストを読む時間が足りませんでした。ファイルを分けてください。
verdict-stopped = このカードの前で読み込みに失敗しました。

community-not-manager = カードを変更できるのは、このサーバーの管理権限（サーバー管理）を持つ人だけです。
community-gone = そのファイルはもう残っていません。もう一度読み込んでください。
community-dropped = 何も保存しませんでした。
community-kept = セット{ $name }（{ $code }）を保存しました。このサーバーで使えます。
community-unusable = { $file }は使えません：
community-preview = **{ $name }**（{ $code }）：印刷どおりに読めたカード{ $exact }枚、別の表現で読めたカード{ $alternate }枚、読めなかったカード{ $refused ->
    [0] はありません。
   *[other] { $refused }枚。読めなかったカードは、そのための卓で手作業で処理します。
 }
community-refused = **{ $card }**（{ $code }）：{ $reason }
community-where = { $at }：「{ $excerpt }」
community-expected = ここに置ける言葉：{ $words }
community-code-taken = コード{ $code }は、すべてのサーバーにあるセットのものです。別のコードにしてください。
community-other-set = このサーバーにはコード{ $code }の別のセット「{ $name }」があります。別のコードにするか、先にそのセットを削除してください。
community-joins = このセットはすでにあります。片方にしかない言語は合わせて保存します：{ $set }
community-replaces = ⚠ サーバーにあるセットの新しい版です。保存すると次のセットと入れ替わります：{ $set }
community-several-games = 複数のゲームにセット「{ $code }」があります。一覧から選んでください。
button-replace = 入れ替える
community-none = このサーバー独自のカードセットはありません。`/cards import` で登録できます。
community-set = { $code } · { $name } · { $game } · { $cards }枚{ $unread ->
    [0] { "" }
   *[other] （うち手作業{ $unread }枚）
 } · <@{ $user }> · <t:{ $at }:d>
rules-not-operator = 登録した文書はすべてのサーバーで表示されるため、登録できるのはボットの運営者だけです。
rules-unreadable = { $file }は、そのゲームの公式ルールの文書として読み取れません。
rules-kept = { $game }のルール{ $count }件を、これから公式の文章でも表示します。
community-no-such-set = このサーバーにセット「{ $code }」はありません。あるセットは /cards list で見られます。
community-removed = セット{ $code }を削除しました。すでに始まったゲームは続きます。
button-keep = 保存する

button-by-hand = 手作業
hand-choose = 手作業で何を動かしますか？ 能力は誘発しません。内容は全員のログに残ります。
hand-how = { $what }：手作業で何をしますか？
hand-of-card = { $card }（{ $place }）
hand-place = { $seat }、{ $zone }
hand-printed = ✋ { $card }は手作業で処理します。テキスト：
error-no-hand-moves = ここでは手作業での処理はできません。
