### Help: what there is, with a button for each.

cmd-help = できることを見る（ボタンで選べます）

help-menu = **Kotatsuへようこそ。** ここでは{ $games }を遊べます。ルールの処理とカードの管理はおまかせください。盤面は画像で届き、ボタンで選ぶだけで進みます。
    - **遊び方を覚える**：ダイレクトメッセージで5分ほどのレッスン
    - **練習する**：ボットと1ゲーム
    - **卓を開く**：ここにいる人と対戦
    - **詰め問題**：局面と目標
    - **自分のデッキ**：自分のデッキと構築済みデッキ
    - **調べる**：カードやルール
    -# もう一度見るには、/help を使うか、メンションするか、「ヘルプ」と送ってください。
help-no-games = このサーバーで使えるゲームがありません。サーバーの管理者は `/setup games` でゲームを使えるようにできます。ダイレクトメッセージでは、すべてのゲームを遊べます。
help-which-game = どのゲームですか？
help-open-elsewhere = 卓はサーバーのチャンネルに開きます。チャンネルで `/{ $game } open` を使うか、メンションして**卓を開く**を押してください。ここではレッスン、練習、詰め問題を遊べます。
# Words that ask for help where they are all that is said, with spaces.
help-asking = ヘルプ 使い方 遊び方 メニュー こんにちは はじめる
help-look-kind = カードですか、ルールですか？
help-look-card = カード
help-look-rule = ルール
help-look-words = 名前、ルール番号、または言葉
help-joined = -# サーバーの管理者の方へ：`/setup check` で足りない権限を、`/setup games` で使うゲームを、`/setup channels` で卓を開ける場所を確認できます。

button-help-learn = 遊び方を覚える
button-help-practise = 練習する
button-help-open = 卓を開く
button-help-puzzle = 詰め問題
button-help-decks = 自分のデッキ
button-help-look = 調べる
