### 大会: 参加登録、ラウンド、順位、そして各自が次にすること。

## 大会のメッセージ
tournament-title = 🏆 **{ $name }** · { $game }
tournament-about = { $form } · { $options } · 主催：{ $organiser }
tournament-at-registration = **参加登録を受付中**：{ $count }人（定員{ $most }人）。使えるデッキで登録してください。全ラウンドを同じリストで戦います。
tournament-at-check-in = **チェックイン受付中**：{ $count }人中{ $there }人がチェックイン済み。チェックインした人だけが対戦します。
tournament-at-start = **開始しました**：{ $count }人、全{ $rounds }ラウンド。まもなく第1ラウンドの組み合わせが発表されます。
tournament-at-round = **第{ $round }ラウンド（全{ $rounds }）**：あと{ $count }卓が対戦中です。
tournament-at-round-over = **第{ $round }ラウンド（全{ $rounds }）** が終わりました。
tournament-at-end = 全{ $rounds }ラウンドで**終了**しました。
tournament-at-cancelled = **中止になりました。**
tournament-players = 参加者：{ $names }
tournament-gone = 不参加・棄権：{ $names }
tournament-more = ほか{ $count }人

button-register = 参加登録
button-check-in = チェックイン
button-drop = 棄権
button-standings = 順位
button-what-now = 次にすること
button-open-check-in = チェックインを始める
button-start = 開始
button-pair = 組み合わせを決める
button-finish = 終了
button-sure = はい、実行する

## ラウンド
tournament-round = **{ $name } · 第{ $round }ラウンド（全{ $rounds }）**　組み合わせ：<t:{ $at }:R>、抽選のシード：`{ $seed }`
tournament-round-open = 自分の卓へ移動し、「準備完了」を押してください。結果は自動で記録されます。
tournament-round-over = このラウンドの結果がすべてそろいました。
tournament-line = **{ $nth }.** { $one } – { $other } · { $result } · { $why }
tournament-line-linked = **{ $nth }.** { $one } – { $other } · [卓へ]({ $link }) · { $why }
tournament-line-bye = **{ $nth }.** { $one }は不戦勝 · { $why }
tournament-why-lot = 抽選
tournament-why-group = どちらも勝ち点{ $high }
tournament-why-down = 勝ち点{ $high }対{ $low }：勝ち点{ $high }の中に、まだ当たっていない相手が残っていないため
tournament-why-again = 勝ち点{ $high }と{ $low }。ほかの相手とは対戦済みか、組み終わっているため再戦
tournament-why-bye = まだ不戦勝のない人の中で勝ち点が最も少ない（{ $points }）ため
tournament-why-bye-kept = まだ不戦勝がなく、勝ち点{ $points }より下の人を不戦勝にすると再戦が生じるため
tournament-why-bye-again = 全員が不戦勝を経験済みで、ほかに回せる人がいないため
tournament-pairings-how = 組み合わせ方：避けられるかぎり、2度目の不戦勝も再戦もありません。次に、不戦勝は勝ち点の少ない人へ、対戦は勝ち点の近い人どうしとし、残りは抽選です。
tournament-result = **{ $one }–{ $other }**{ $drawn ->
    [0] { "" }
    [draw] 、引き分け
   *[other] 、引き分け{ $drawn }
 }
tournament-result-neither = **0–0**、両者敗北
tournament-result-open = 対戦中
tournament-result-bye = 不戦勝
tournament-how-drop = （棄権による）
tournament-how-judge = （ジャッジの裁定）

## 順位
tournament-standing = **{ $place }位** { $player } · 勝ち点**{ $points }** · { $wins }勝{ $losses }敗{ $draws }分 · 対戦相手{ $opponents }% · ゲーム{ $games }% · 対戦相手のゲーム{ $opponents_games }%{ $dropped ->
    [1] { " " }· 棄権
   *[other] { "" }
 }
tournament-standings-how = -# 勝ち点は勝ちと不戦勝が3、引き分けが1。同点のときは、対戦相手の勝ち点率、自分のゲーム勝率、対戦相手のゲーム勝率の順に比べます。33.3%に満たない率は33.3%とします。不戦勝に対戦相手はなく、出なかったラウンドはどこにも数えません。
tournament-tie-opponents = - { $one }が{ $other }より上（ともに勝ち点{ $points }）：対戦相手の勝ち点率が{ $more }%対{ $less }%。
tournament-tie-games = - { $one }が{ $other }より上（ともに勝ち点{ $points }、対戦相手は互角）：ゲーム勝率が{ $more }%対{ $less }%。
tournament-tie-opponents_games = - { $one }が{ $other }より上（ともに勝ち点{ $points }、ほかは互角）：対戦相手のゲーム勝率が{ $more }%対{ $less }%。
tournament-tie-none = - { $one }と{ $other }はすべて同じで、ともに{ $place }位です。
tournament-figures = **{ $player }の数字の内訳**：勝ち点{ $points }{ $byes ->
    [0] { "" }
   *[other] （うち不戦勝で3）
 }、ゲーム勝率{ $games }%。
tournament-figures-opponent = - { $opponent }の勝ち点率は{ $share }%。
tournament-figures-mean = 対戦相手{ $count }人の平均は{ $share }%です。
tournament-figures-none = まだ対戦相手がいないので、{ $share }%として数えます。
tournament-figures-unplayed = **{ $player }**：まだ終わったマッチがありません。それまではどの率も33.3%として数えます。
tournament-final = 🏆 **{ $name }：最終順位**
tournament-note = ⚖️ **{ $judge }**（ジャッジ）、第{ $round }ラウンド{ $nth }番卓、{ $one } – { $other }：{ $result }。{ $note ->
    [none] { "" }
   *[other] { $note }
 }

## 次にすること
tournament-next-register = まだ参加していません。**参加登録**を押し、デッキを選んでください。
tournament-next-join-late = もう始まっていますが、まだ入れます。**参加登録**を押すと次のラウンドから対戦します。
tournament-next-return = いまは棄権しています。**参加登録**を押すと、登録済みのデッキで次のラウンドから戻れます。
tournament-next-watch = 最終ラウンドの最中なので、もう参加はできません。観戦は歓迎です。
tournament-next-wait-check-in = チェックインが始まるまで何もしなくて大丈夫です。始まったら**チェックイン**を押してください。
tournament-next-check-in = **チェックイン**を押してください。押さないと組み合わせに入りません。
tournament-next-wait-start = 準備はできています。開始を待ってください。
tournament-next-wait-round = お待ちください。まもなく次の組み合わせが決まり、そのとき呼び出されます。
tournament-next-wait-tables = 対戦中の{ $count }卓が終わるのを待ってください。
tournament-next-bye = 今回は不戦勝です（相手なしで1勝）。対戦中の{ $count }卓が終わるのを待ってください。
tournament-next-wait-finish = 全ラウンドが終わりました。最終順位の発表を待ってください。
tournament-next-over = 大会は終わりました。
tournament-next-place = 大会は終わりました。あなたは**{ $place }位**、勝ち点{ $points }です。
tournament-next-cancelled = 大会は中止になりました。
tournament-next-laying = { $opponent }との卓を用意しています。少しだけお待ちください。
tournament-next-ready = [{ $nth }番卓]({ $link })へ行き、**準備完了**を押してください。相手は{ $opponent }です。
tournament-next-next-game = [{ $nth }番卓]({ $link })へ行き、**次のゲームへ**を押してください。相手は{ $opponent }です。
tournament-next-await-ready = [{ $nth }番卓]({ $link })で準備完了です。{ $opponent }の準備を待っています。
tournament-next-decide = [{ $nth }番卓]({ $link })（相手：{ $opponent }）であなたの番です。
tournament-next-await-move = [{ $nth }番卓]({ $link })では{ $opponent }の番です。いまは何もすることがありません。
tournament-next-recording = { $opponent }とのゲームは終わりました。結果を記録しています。少ししてからもう一度確かめてください。
tournament-next-await-judge = { $opponent }とのマッチは、卓で続けられません。大会を運営する人が結果を決めます。

tournament-next-running = **あなたはこの大会の運営担当です。** { $advice }
tournament-next-await-players = 参加者を待っています：{ $count }人（2人以上必要）。
tournament-next-open-check-in = { $count }人が登録しています。時間になったらチェックインを始めてください。
tournament-next-await-check-in = 2人以上のチェックインを待っています（まだの人：{ $count }人）。
tournament-next-start = { $count ->
    [0] 全員そろいました。
   *[other] あと{ $count }人がチェックインしていません。
 }よければ**開始**を押してください。チェックインしていない人は組み合わせに入りません。
tournament-next-start-all = { $count }人が登録しています。よければ**開始**を押してください。
tournament-next-pair = 第{ $count }ラウンドの組み合わせを決めてください。
tournament-next-await-tables = あと{ $count }卓を待っています。結果は自動で入ります。来ない人がいるときは`/tournament decide what:result`で結果を決めてください。
tournament-next-finish = 全ラウンドが終わりました。大会を終了すると順位が確定します。
tournament-table = - { $nth }番卓、{ $one } – { $other }：{ $state }
tournament-table-laying = 卓を用意しています
tournament-table-ready = 準備待ち：{ $names }
tournament-table-playing = 対戦中、{ $names }の番
tournament-table-recording = 結果を記録しています
tournament-table-stuck = 続けられません。結果を決めてください

## 個人への返事
tournament-created = **{ $name }**を作りました。参加登録を受け付けています。
tournament-check-in-call = { $names ->
    [none] **{ $name }**：全員がチェックインしました。
   *[other] **{ $name }**：チェックインが始まりました。開始までに**チェックイン**を押した人が対戦します。まだの人：{ $names }
 }
tournament-check-in-over = **{ $name }**のチェックインは終わりました。
tournament-check-in-opened = チェックインを始め、登録した人に知らせました。
tournament-started = **{ $name }**を開始しました（全{ $rounds }ラウンド）。
tournament-paired = 第{ $count }ラウンドの組み合わせが決まりました。
tournament-finished = **{ $name }**は終了しました。順位が確定しました。
tournament-cancelled = **{ $name }**を中止しました。
tournament-choose-deck = どのデッキで参加しますか？全ラウンドをこのリストで戦います。
tournament-registered = **{ $name }**に登録しました：{ $deck }（{ $cards }枚、使用可）。
tournament-registered-late = **{ $name }**に次のラウンドから入ります：{ $deck }（{ $cards }枚、使用可）。出なかったラウンドに勝ち点はなく、どこにも数えません。
tournament-returned = 登録済みのデッキで、次のラウンドから戻ります。
tournament-told-staff = **{ $name }**：第{ $round }ラウンドの結果がすべてそろいました。
tournament-checked-in = チェックインしました。
tournament-drop-sure = 本当に大会を棄権しますか？
tournament-drop-sure-match = 本当に棄権しますか？マッチの途中なので、そのマッチは相手の勝ちになります。
tournament-dropped = 棄権しました。これまでの結果はそのまま残ります。
tournament-added = { $player }が参加します。
tournament-needs-deck = デッキが必要です。名前を選ぶか、リストを添付してください。
tournament-finish-sure = まだ残っているラウンドがあります。それでも終了しますか？
tournament-cancel-sure = 大会を中止しますか？最終順位は出ません。
tournament-told = **{ $name }**、{ $one } – { $other }：{ $result }を記録しました。あなたの勝ち点は{ $points }です。
tournament-told-bye = **{ $name }**：このラウンドは不戦勝です（{ $why }）。1勝として数えます。あなたの勝ち点は{ $points }です。
tournament-choice-match = 第{ $round }ラウンド{ $nth }番卓：{ $one } – { $other }（{ $result }）
tournament-choice-win = { $winner }の勝ち { $games }
tournament-choice-draw = 引き分け { $games }
tournament-choice-neither = 両者敗北：{ $one }、{ $other }
tournament-still = 終わっていない大会{ $tables }件にあなたの名前が残ります。終わったらもう一度お試しください。

## できないこと
tournament-unknown = その大会はもうありません。
tournament-none-here = このチャンネルに大会はありません。`/tournament create`で作れます。
tournament-there = このチャンネルではもう大会が開かれています。終了か中止をするか、別のチャンネルを使ってください。
tournament-no-threads = 大会には、スレッドを開けるテキストチャンネルが必要です。マッチごとにスレッドを使います。
tournament-not-yours = それができるのは、大会を作った人とこのサーバーのジャッジだけです。
tournament-not-in = あなたはこの大会に参加していません。登録は`/tournament join`でできます。
tournament-is-over = この大会は終わりました。
tournament-begun = 大会はもう始まっています。
tournament-not-begun = 大会はまだ始まっていないか、終わっています。
tournament-deck-locked = 大会が始まった後はデッキを変えられません。
tournament-full = 定員（{ $most }人）に達しています。
tournament-check-in-is-open = チェックインはもう始まっています。
tournament-check-in-closed = チェックインはまだ始まっていません。
tournament-check-in-first = 先にチェックインを始めてください。いる人だけを組み合わせるためです。
tournament-no-check-in = この大会にチェックインはありません。登録した人が対戦します。
tournament-is-checked-in = もうチェックインしています。
tournament-has-dropped = そのプレイヤーはすでに棄権しています。
tournament-is-in = そのプレイヤーはもう参加していて、デッキは変えられません。
tournament-too-late = 最終ラウンドの組み合わせが決まっているので、もう参加できません。
tournament-too-few = 2人以上必要です（いまは{ $count }人）。
tournament-bad-rounds = ラウンド数は{ $most }までです。
tournament-matches-open = このラウンドはあと{ $count }マッチが終わっていません。
tournament-no-more-rounds = 全ラウンドの組み合わせが済んでいます。大会を終了してください。
tournament-bad-pairings = 組み合わせの最中に出入りがありました。もう一度お試しください。
tournament-has-result = このマッチの結果はもう出ています。
tournament-bye-stays = 不戦勝の結果は変えられません。
tournament-no-match = そのマッチはありません。
tournament-no-round = そのラウンドはありません。
tournament-no-standings = 第1ラウンドの前に順位はありません。
tournament-no-player = その人は参加していません。
tournament-bad-score = この対戦では、その結果はありえません。
table-arranged = この卓は大会の卓です。席もデッキも設定も変えられません。大会をやめるときは`/tournament drop`、運営が結果を決めるときは`/tournament decide what:result`を使ってください。
lobby-arranged = **{ $game }** · 大会 第{ $round }ラウンド { $nth }番卓
lobby-arranged-how = 「準備完了」を押してください。2人がそろうと始まり、結果は自動で記録されます。
lobby-ended-called-off = この卓は閉じました。結果が別に決められたか、組み合わせが変わったためです。

cmd-tournament = 大会
cmd-tournament-create = このチャンネルで大会を作る
cmd-tournament-join = ここの大会に登録する。チェックインが始まったらチェックインする
cmd-tournament-drop = ここの大会を棄権する
cmd-tournament-next = 今すること。順位表、組み合わせ、デッキ、記録、書き出しも
opt-tournament_name = 大会の名前
opt-tournament_rounds = ラウンド数。省くと人数に合わせます
opt-tournament_most = 定員
opt-tournament_check_in = 開始前にチェックインを求めるか
opt-tournament_deck = 自分のデッキか構築済みデッキ
opt-tournament_round = どのラウンドか。省くと最新
opt-tournament_table = どのマッチか
opt-tournament_score = 結果
opt-tournament_player = どのプレイヤーか

## 形式と時間
tournament-form-swiss = スイス式
tournament-form-single = シングルエリミネーション
tournament-form-double = ダブルエリミネーション
tournament-form-robin = 総当たり
tournament-form-cut = その後、上位{ $cut }人の決勝トーナメント（{ $games }ゲームマッチ）
tournament-form-minutes = 1ラウンド{ $minutes }分
tournament-form-no_show = { $minutes }分以内に卓へ来ないと負け
choice-cut-0 = 決勝トーナメントなし
choice-cut-4 = 上位4人
choice-cut-8 = 上位8人
choice-cut-16 = 上位16人
tournament-times-no_show = -# <t:{ $at }:t>までに「準備完了」を押してください。押していない人はそのマッチに負けます。
tournament-times-end = -# ラウンドの終了は<t:{ $at }:R>です。そのとき続いているマッチはそこまでの結果で終わり、途中のゲームは引き分けになります。
tournament-times-paused = -# ⏸️ 全員の時間が止まっています。
tournament-why-hand = 運営による組み合わせ
tournament-why-turn = 総当たり
tournament-why-bye-turn = 人数が奇数のため、全員が1回ずつ休み
tournament-why-bye-gone = このラウンドの相手が棄権したため
tournament-why-upper = 第{ $high }シードと第{ $low }シード
tournament-why-lower = 敗者側、第{ $high }シードと第{ $low }シード
tournament-why-final = 勝者側と敗者側の決勝、第{ $high }シードと第{ $low }シード
tournament-why-again-final = 再決勝：どちらも1敗
tournament-how-no_show = （来なかったため）
tournament-how-time = （時間切れ）

## 運営の決定
tournament-decide = { $what }
    全員が読むメモ：「{ $note }」
    あなたの名前も出ます。関係する人には個別に知らせます。よろしいですか？
tournament-decide-result = 第{ $round }ラウンド{ $nth }番卓、{ $one } – { $other }：結果を{ $result }にします。
tournament-decide-remove = { $player }を大会から外します。
tournament-decide-remove-match = { $player }を大会から外します。続いているマッチは相手の勝ちになります。
tournament-decide-unpair = 第{ $round }ラウンドの組み合わせを取り消します。その卓は閉じます。
tournament-decide-exchange = このラウンドで{ $one }と{ $other }を入れ替えます。2人の卓は新しくなります。
tournament-decide-allow = { $nth }番卓、{ $one } – { $other }の時間を{ $minutes }分延長します。
tournament-decided = 決まりました：{ $what }
tournament-decide-again = その後に状況が変わったか、時間がたちすぎました。もう一度コマンドを使ってください。
tournament-note-unpair = ⚖️ **{ $judge }**が第{ $round }ラウンドの組み合わせを取り消しました。{ $note }
tournament-note-exchange = ⚖️ **{ $judge }**が第{ $round }ラウンドで{ $one }と{ $other }を入れ替えました。{ $note }
tournament-note-allow = ⚖️ **{ $judge }**が{ $nth }番卓、{ $one } – { $other }の時間を{ $minutes }分延長しました。{ $note }
tournament-note-extend = ⚖️ **{ $judge }**がラウンドを1つ足しました。全勝の人が2人いるためです。
tournament-note-pause = ⏸️ **{ $judge }**が大会を一時停止しました。全員の時間が止まっています。
tournament-note-resume = ▶️ **{ $judge }**が大会を再開しました。
tournament-note-drop = ⚖️ **{ $judge }**が{ $player }を大会から外しました。{ $note }
tournament-note-no_show = ⏱️ 第{ $round }ラウンド{ $nth }番卓、{ $one } – { $other }：{ $result }。卓へ来る時間が過ぎました。
tournament-note-time = ⏱️ 第{ $round }ラウンド{ $nth }番卓、{ $one } – { $other }：{ $result }。ラウンドの時間が終わりました。
tournament-note-points = **{ $name }**：いまの勝ち点は{ $points }です。
tournament-taken-back = **{ $name }**：第{ $round }ラウンドの組み合わせは取り消されました。
tournament-extended = ラウンドを1つ足しました。
tournament-paused = 大会を一時停止しました。全員の時間が止まります。同じコマンドで再開します。
tournament-resumed = 大会を再開しました。
tournament-judge-called = あなたの卓にジャッジを呼びました。
tournament-call = ⚖️ { $nth }番卓、{ $one } – { $other }：{ $by }がジャッジを呼んでいます。{ $link ->
    [none] { "" }
   *[other] { " " }[卓へ]({ $link })
 }
tournament-call-gone = ⚖️ { $nth }番卓、{ $one } – { $other }：{ $judge }が向かいました。
tournament-call-taken = { $nth }番卓へ向かってください。{ $link ->
    [none] { "" }
   *[other] { " " }[卓へ]({ $link })
 }
button-take-call = 向かう
tournament-next-cut = スイス式のラウンドが終わりました。上位{ $count }人の決勝トーナメントを組んでください。
tournament-round-has-results = このラウンドではもうゲームが終わっているので、組み合わせは変えられません。結果は`/tournament decide what:result`で直せます。
tournament-cannot-exchange = この2人をこのラウンドで入れ替えることはできません。
tournament-not-extended = ラウンドを足せるのは、スイス式の全ラウンドが終わり、全勝の人が2人以上いるときです。
tournament-bracket-went-on = この結果にもとづく次のマッチがもう組まれています。先にそのラウンドを取り消してください。
tournament-bad-minutes = 1つのマッチで延長できるのは、合わせて{ $most }分までです。
tournament-is-paused = 大会はもう止まっています。
tournament-not-paused = 大会は止まっていません。
tournament-no-match-of-yours = あなたの続いているマッチはありません。
tournament-judge-is-called = あなたの卓にはもうジャッジを呼んでいます。
tournament-call-is-taken = もう別のジャッジが向かいました。
cmd-tournament-call_judge = 自分の卓にジャッジを呼ぶ
opt-tournament_form = 大会の形式
opt-tournament_cut = スイス式の後、何人が決勝トーナメントに進むか
opt-tournament_cut_best_of = 決勝トーナメントの1マッチのゲーム数
opt-tournament_minutes = 1ラウンドの分数。省くと制限なし
opt-tournament_no_show = この分数以内に卓へ来ないと負け。省くと制限なし
opt-tournament_other = だれと入れ替えるか
opt-tournament_extra = 何分か
tournament-penalty-caution = 注意
tournament-penalty-warning = 警告
tournament-decide-caution = { $player }に注意を与えます。運営の記録に残ります。
tournament-decide-warning = { $player }に警告を与えます。運営の記録に残ります。
tournament-note-caution = ⚖️ **{ $judge }**が{ $player }に注意を与えました。{ $note }
tournament-note-warning = ⚖️ **{ $judge }**が{ $player }に警告を与えました。{ $note }
tournament-no-penalty = そのような処置はありません。
tournament-deck-hidden = デッキリストは大会が終わると全員が見られます。それまでは参加していない運営者だけが見られます。
tournament-deck-never = この大会のデッキリストは、本人と参加していない運営者だけが見られます。
tournament-log = **運営の記録**
tournament-log-check_in = **{ $judge }**がチェックインを始めました。
tournament-log-begin = **{ $judge }**が大会を開始しました。
tournament-log-pair = **{ $judge }**が第{ $round }ラウンドの組み合わせを決めました。
tournament-log-finish = **{ $judge }**が大会を終了しました。
tournament-log-cancel = **{ $judge }**が大会を中止しました。
tournament-exported = 結果のファイルです：表計算用、JSON、ウェブページ。
tournament-page-columns = 順位|プレイヤー|勝ち点|勝・敗・分|対戦相手|ゲーム
tournament-page-round = 第{ $round }ラウンド
opt-tournament_open_lists = 終了後に全員がデッキリストを見られるか
opt-tournament_add = 追加するほかの人（運営者用）
does-tournament-next-now = 今すること
does-tournament-next-standings = 順位表（同点の決め方つき）
does-tournament-next-pairings = ラウンドの組み合わせ（理由つき）
does-tournament-next-deck = デッキリスト（自分のもの、または見てよいもの）
does-tournament-next-log = 運営がしたこと（運営者用）
does-tournament-next-export = 結果をファイルで（表計算、JSON、ウェブページ）
cmd-tournament-run = チェックイン、開始、組み合わせ、一時停止、終了（運営者用）
opt-tournament_run = すること
does-tournament-run-check_in = チェックインの受付を始める
does-tournament-run-start = そろった人で始める
does-tournament-run-round = 次のラウンドを組む
does-tournament-run-extra_round = 全勝が2人いる間、ラウンドを足す
does-tournament-run-pause = すべての時計を止める、または動かす
does-tournament-run-finish = 順位を確定する
does-tournament-run-cancel = 大会を中止する
cmd-tournament-decide = 裁定（みんなへの説明つき）：結果、時間、入れ替え、罰則（運営者用）
opt-tournament_decide = 裁定の内容
does-tournament-decide-result = 結果を入れる、直す：table、score
does-tournament-decide-extra_time = マッチの時間を延ばす：table、minutes
does-tournament-decide-exchange = プレイヤー2人を入れ替える：player、other
does-tournament-decide-unpair = 最後の組み合わせを取り消す
does-tournament-decide-caution = プレイヤーに注意を与える：player
does-tournament-decide-warning = プレイヤーに警告を与える：player
does-tournament-decide-remove = プレイヤーを外す：player
tournament-decide-needs = { $options }も入力してください。

## シード
tournament-seeding-lots = シードは抽選
tournament-seeding-order = シードは主催者が決める
tournament-seeding-rating = シードはレーティング順
tournament-why-bye-seed = 第1ラウンドの不戦勝は最下位シード
tournament-seeds = **シード順（強い順）。** 変えるときは、番号を希望の順に送ってください。書かなかった人は登録順で後に続きます。
tournament-seeds-form = シード
tournament-seeds-order = 番号を強い順に
tournament-bad-seeds = 一覧の番号を1回ずつ書いてください。シードを決められるのは、「シードは主催者が決める」で作った大会だけです。
tournament-round-is-paired = 第1ラウンドはもう組まれています。シードを変えるには`/tournament decide what:unpair`で取り消してください。
tournament-log-seed = **{ $judge }**がシードを決めました。
button-seeds = シード
button-seeds-type = 順番を変える
opt-tournament_seeds = 第1ラウンドの前に強さの順をどう決めるか
opt-tournament_season = 成績を合計するシーズンの名前

## 画像
tournament-picture-standings = 第{ $round }ラウンド{ $open ->
    [0] 終了時
   *[other] の途中
 }（全{ $rounds }）：勝ち点 · 勝–敗–分
tournament-picture-figures = 相手{ $opponents }% · ゲーム{ $games }% · 相手のゲーム{ $opponents_games }%{ $dropped ->
    [1] { " " }· 棄権
   *[other] { "" }
 }
tournament-picture-round = 第{ $round }ラウンド（全{ $rounds }）
tournament-picture-bracket = { $name }：トーナメント表
tournament-picture-lower = { $name }：敗者側
tournament-picture-column = 第{ $round }ラウンド

## 履歴、シーズン、レーティング
opt-tournament_of = 以前の大会、シーズン、レーティング。省くとここの大会
tournament-season = シーズン「{ $name }」
tournament-season-how = シーズンの全大会・全ゲームの勝ち点の合計です。同点のときは、優勝回数、マッチの勝ち数の順に比べます。
tournament-season-figures = { $events }大会、優勝{ $firsts }回 · { $wins }勝
tournament-season-game = { $game }：{ $points }
tournament-season-empty = このシーズンで終わった大会はまだありません。
tournament-ratings = レーティング：{ $game }
tournament-ratings-how = レーティングを希望した人（`/profile`）どうしの大会のマッチだけを数えます。最初は全員1000です。
tournament-ratings-empty = このゲームのレーティングを持つ人はまだいません。希望する人は`/profile`で選びます。
tournament-rating-firm = { $matches }マッチ中{ $wins }勝
tournament-rating-young = { $matches }マッチ中{ $wins }勝（暫定）

## プロフィール
cmd-profile = このサーバーであなたについて保存されていることと、公開の設定
opt-profile_player = プロフィールを公開している人。省くと自分
profile-own = **{ $name }**さんについて、このサーバーで保存されていることです。
profile-of = **{ $name }**
profile-kept = 保存したデッキ：{ $decks } · 言語：{ $lang } · `/forget-me`ですべて消せます。
profile-no-results = ここで終わった大会はまだありません。
profile-results = { $events }大会、優勝{ $firsts }回 · マッチ{ $wins }–{ $losses }–{ $draws }（勝–敗–分）
profile-result = - { $name }（{ $game }）：**{ $place }位**、{ $wins }–{ $losses }–{ $draws }
profile-rating = { $game }のレーティング：**{ $value }**（{ $why }）
profile-rated-yes = -# レーティングに参加しています。数字はここの全員に見えます。
profile-rated-no = -# レーティングに参加していません。あなたのマッチはだれのレーティングにも数えません。
profile-shown-yes = -# ほかの人も`/profile`であなたの成績を見られます。
profile-shown-no = -# ほかの人はあなたのプロフィールを見られません。
profile-hidden = この人はプロフィールを公開していません。
button-rate = レーティングに参加
button-unrate = レーティングをやめる
button-show = プロフィールを公開
button-hide = プロフィールを非公開
button-call-judge = ジャッジを呼ぶ

## リーグ
tournament-form-days = リーグ戦：1ラウンド{ $days }日
tournament-times-league = -# 対戦の日時は相手と相談してください。ラウンドの終了は<t:{ $at }:F>です。それまでに始まっていないマッチは、卓で「準備完了」を押していない人の負けです。
tournament-reminder = ⏰ **{ $name }** 第{ $round }ラウンドの終了は<t:{ $at }:R>です。残りのマッチ：
tournament-reminder-match = **{ $nth }.** { $one } – { $other }{ $link ->
    [none] { "" }
   *[other] { " " }· [卓へ]({ $link })
 }
opt-tournament_days = リーグ戦の1ラウンドの日数。日時はプレイヤーどうしで決めます

## サーバーのイベント
opt-tournament_starts = 開始日時。サーバーのイベントになります。例：2026-12-05 19:00
tournament-event-made = <t:{ $at }:F>開始のイベントとしてサーバーに登録しました。「興味あり」を押した人にはDiscordが知らせます。
tournament-event-forbidden = サーバーのイベントには登録できませんでした。「イベントを作成」の権限が必要です。ほかはすべて使えます。
tournament-bad-time = 1年以内の日時を「2026-12-05 19:00」のように書いてください。時差を省くと日本時間です。
tournament-begins = <t:{ $at }:F>開始

## 手動の組み合わせ、名前と日時の変更
button-pair-by-hand = 組み合わせを変える
button-change-event = 名前・日時を変える
button-hand-note = 理由を書く
button-hand-page = { $page }/{ $pages }ページ
tournament-hand-who = だれの相手を変えますか？
tournament-hand-with = このラウンドで{ $player }の相手をだれにしますか？
tournament-hand-now = いまの相手：{ $opponent }
tournament-hand-bye-now = いまは不戦勝
tournament-hand-pairs = このラウンドは{ $one } – { $other }、{ $third } – { $fourth }になります。全員が読む理由を書いてください。そのあと確認します。
tournament-hand-bye = このラウンドは{ $one } – { $other }になり、{ $third }が不戦勝になります。全員が読む理由を書いてください。そのあと確認します。
tournament-hand-note = 理由（全員が読みます）
tournament-change-name = 新しい名前（空欄ならそのまま）
tournament-change-starts = 新しい日時（例：2026-12-05 19:00）
tournament-changed = 大会の名前は**{ $name }**です。メッセージを更新しています。
tournament-decide-penalty = { $what }
    メモ：「{ $note }」
    このプレイヤーだけに、あなたの名前とともに個別に伝わります。ほかの参加者には見えません。よろしいですか？
tournament-own-opponent = このプレイヤーとはあなた自身が対戦するため、ほかのジャッジが決める必要があります。
tournament-own-place = あなた自身の順位にかかわるため、ほかのジャッジが決める必要があります。
tournament-own-time = あなた自身のマッチの時間にもかかわるため、ほかのジャッジが行う必要があります。
tournament-own-seeds = あなたはこの大会に参加しているため、シードはほかのジャッジが決める必要があります。
tournament-deck-is-his = このプレイヤーは登録済みです。デッキを変えられるのは本人だけです。
