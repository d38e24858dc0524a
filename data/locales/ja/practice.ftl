### The partner of the house: practice games, and lessons (their texts are in tutorial.ftl).

partner-name = { $number ->
    [1] みかん（ボット）
   *[other] みかん{ $number }（ボット）
}
undo-granted = 相手が同意し、一手戻しました。
cmd-practice = 自分のデッキか構築済みデッキで、ボットの相手と練習する
cmd-tutorial = 5分ほどでゲームの遊び方を覚える（ダイレクトメッセージで）
opt-partner_deck = 相手が使うデッキ
practice-begun = 相手は{ $partner }（デッキは「{ $theirs }」）、あなたのデッキは「{ $mine }」です。手札はダイレクトメッセージに届きます。
practice-begun-dms-closed = 相手は{ $partner }（デッキは「{ $theirs }」）、あなたのデッキは「{ $mine }」です。ダイレクトメッセージを送れないため、盤面の「自分の番」を使ってください。手札はそこに、あなただけに表示されます。

practice-busy = ダイレクトメッセージで進行中のゲームがあります。先に終わらせるか、そこで /{ $game } concede で投了してください。

tutorial-begun = レッスンが始まりました。[ダイレクトメッセージ]({ $link })を見てください。
tutorial-goes-on = 途中のレッスンがあります。[ダイレクトメッセージ]({ $link })で続けましょう。
tutorial-none = このゲームのレッスンはまだありません。
tutorial-dms-closed = レッスンはダイレクトメッセージで行いますが、あなたに送ることができません。サーバーのメニューの「プライバシー設定」で許可してから、もう一度お試しください。
tutorial-hello = **{ $game }**へようこそ！ わたしはみかん。5分ほどで遊び方をご案内します。カードも予備知識もいりません。短い説明を読んだら、▸のついた緑のボタンを押してください。いつでも中断して、あとから続けられます。
tutorial-step = -# ステップ { $nth }/{ $all } · ▸のついたものを押してください
tutorial-otherwise = それもルールでは許されていて、ふだんの対戦なら自由に選べます。このレッスンでは、▸のついたものへ進みましょう。
tutorial-given-up = レッスンはここまでです。/tutorial でいつでも最初から始められます。
