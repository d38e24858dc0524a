### サーバー管理者が決めることと、足りないもの。

cmd-setup = このサーバーでの動作を決め、足りないものを確かめる（サーバー管理者用）
cmd-setup-check = どこで何が足りず、何が使えないか、どう直すかを確かめる
cmd-setup-channels = 卓を開ける場所を決める、または見る
cmd-setup-games = このサーバーで遊べるゲームを決める、または確認する
opt-check = このチャンネルだけ（省略時は卓を開けるすべてのチャンネル、なければここ）
opt-setup_language = 言語
opt-setup_games = どのゲームか（省略するとすべてを表示）
opt-setup_offered = このゲームを使えるようにするか。使わない場合はコマンド・カード・デッキが出ません
cmd-setup-server = みんなが読むメッセージの言語と、ジャッジになるロール
opt-place_add = このチャンネルかカテゴリーで卓を許可（他の場所では開けなくなります）
opt-place_remove = 一覧から外すチャンネルかカテゴリー
opt-place_every = どこでも卓を許可する
language-server = Discordのサーバー設定に合わせる

permission-view = チャンネルを見る
permission-send = メッセージを送信
permission-threads = スレッドでメッセージを送信
permission-open_threads = 公開スレッドの作成
permission-private_threads = プライベートスレッドの作成
permission-files = ファイルを添付
permission-links = 埋め込みリンク

lost-view = チャンネルが見えないため、卓を開けません。
lost-send = 卓を開けません。進行中のゲームはダイレクトメッセージにだけ表示されます。
lost-threads = マッチごとのスレッドを使えないため、チャンネルで同時にできるマッチは1つだけで、大会は開けません。
lost-private = 観戦なしの卓を開けません。
lost-files = 盤面の画像を出せないため、卓を開けません。
lost-links = 盤面へのリンクが展開されないため、卓を開けません。

setup-not-manager = 設定を変えられるのは、「サーバー管理」の権限を持つ人だけです。
setup-cannot-post = 卓に必要な投稿ができません。足りない権限：{ $missing }。サーバー管理者は/setup checkで詳しく確かめられます。
setup-not-here = このサーバーで卓を開けるのは{ $places }です。ここで進行中のゲームは続けられます。
setup-channels-only = 卓を開けるのは{ $places }です（その中のスレッドも含みます）。
setup-channels-all = すべてのチャンネルで卓を開けます。
setup-channels-absent = リストにありません。/setup channelsで確かめてください。
setup-channels-most = リストに入れられるのは{ $most }件までです（カテゴリーは1件と数えます）。
setup-language-set = みんなが読む文は{ $language }で書きます。これから開く卓に使われます。
setup-language-server = みんなが読む文は、Discordのサーバー設定の言語で書きます（対応している言語のみ）。
setup-games-all = このサーバーではすべてのゲームを使えます。
setup-games-without = このサーバーで使わないゲーム：{ $games }。すでにある卓はそのまま続きます。
setup-left-out = { $game }はこのサーバーでは使えません（管理者が/setup gamesで決めました）。

setup-check-head = **Kotatsu { $version }**
setup-check-game = ✅ { $game }：カード{ $cards }種、構築済みデッキ{ $decks }個{ $own ->
    [0] { "" }
   *[other] 、このサーバーのカードセット{ $own }件
 }
setup-check-fine = ✅ { $places }では必要な権限がそろっています。
setup-check-lacks = ❌ { $places }に**{ $permission }**の権限がありません。{ $lost }直し方：チャンネルの編集 → 権限 → ボットのロール → 「{ $permission }」を許可。
setup-check-gone = ❌ <#{ $place }>がないか、ボットから見えません。そこでは卓を開けません。直し方：ボットのロールに見せるか、/setup channelsで外してください。
setup-check-empty = ❌ { $places }には、メッセージを書けるチャンネルがありません。そこでは卓を開けません。直し方：カテゴリーにチャンネルを作るか、/setup channelsで別の場所を選んでください。
setup-check-dm = /setup checkの確認です。ダイレクトメッセージが届いています。
setup-check-dm-open = ✅ あなたへのダイレクトメッセージは届きます。
setup-check-dm-closed = ❌ あなたへの**ダイレクトメッセージ**が届きません。手札は自動では届かず、盤面の「自分の番」と「手札」のボタンで見られます。直し方：サーバーメニュー → プライバシー設定 → ダイレクトメッセージを許可。
setup-check-dm-unknown = ❔ ダイレクトメッセージが届くか分かりませんでした（Discordの応答なし）。直し方：もう一度試してください。
setup-check-store = ✅ 保存先は{ $engine }です。シャード：{ $shards }（全{ $count }）。Discordまで{ $latency }ミリ秒。表示待ちの卓：{ $behind }。
setup-check-fault = ❔ 最後の不具合：{ $when }、場所は{ $where }。直し方：ボットの運営者がログで確かめてください。
setup-check-tournaments = ✅ 日時のある大会は、サーバーのイベントに表示されます。
setup-check-tournaments-lack = ❌ **イベントを作成**の権限がないため、日時のある大会がサーバーのイベントに表示されません。大会のほかの機能は使えます。直し方：サーバー設定 → ロール → ボットのロール → 「イベントを作成」を許可。
setup-check-commands = ✅ { $count }個のコマンドがすべて登録されています。
setup-check-commands-absent = ❌ Discordに登録されていない**コマンド**：{ $names }。入力できませんが、ボタンは使えます。直し方：ボットを再起動してください。断られた理由はログにあります。
setup-check-commands-unknown = ❔ コマンドが登録されているか分かりませんでした（Discordの応答なし）。直し方：もう一度試してください。

name-beside = { $name }（{ $there }）
name-within = 「{ $name }」
names-within = 」「
seat-nobody = 場
