### 詰め問題：盤面と目標。それぞれの文章は data/games/ゲーム/puzzles/名前.yaml にある。

cmd-puzzle = 詰め問題を解く：ひとつの盤面、ひとつの目標、ルールはすべてそのまま
opt-puzzle = どの問題か。省くと、まだ解いていない次の問題
puzzle-hello = 🧩 **{ $title }**
    { $goal }
puzzle-begun = 問題「{ $title }」を[ダイレクトメッセージに用意しました]({ $link })。
puzzle-goes-on = 「{ $title }」は出題中です。[ダイレクトメッセージで続けられます]({ $link })。
puzzle-open = 🧩 **{ $title }** — { $goal }
puzzle-won = 🎉 **正解：{ $title }**
    { $why }
puzzle-solved = 🎉 **正解：{ $title }**
    { $why }
    -# ここで相手は投了します。
puzzle-failed = 🧩 **{ $title }** — おしい！ 目標：{ $goal }
    ここからは達成できません。一手戻すか、最初から並べ直しましょう。何度でも試せます。
puzzle-again = すべて最初のとおりに並べました。
puzzle-hint = 💡 ヒント { $nth }/{ $all }：{ $hint }
puzzle-solution = 🧩 **{ $title }** の解答の一例：
puzzle-then = { $step } → { $answer }
puzzle-other = { $seat }：{ $answer }
puzzle-why = 💡 { $why }
puzzle-list = 🧩 **{ $game }の詰め問題**：{ $all }問中{ $done }問正解
puzzle-choose = 問題を選ぶ
puzzle-all-solved = 🎉 すべての問題を解きました。どれでももう一度遊べます。
puzzle-none = 「{ $typed }」という問題はありません。入力しながら一覧から選んでください。
puzzle-none-yet = このゲームの詰め問題はまだありません。
puzzle-rewritten = この問題は、あなたが始めた後に書き直されました。/puzzle で新しく始めてください。
puzzle-dms-closed = 詰め問題はダイレクトメッセージで遊びますが、あなたに送れません。このサーバーのメニューの「プライバシー設定」で許可してから、もう一度試してください。
button-puzzle-again = 並べ直す
button-puzzle-hint = ヒント
button-puzzle-more = 次のヒント
button-puzzle-solution = 解答を見る
button-puzzle-next = 次の問題
button-puzzle-list = 問題の一覧
