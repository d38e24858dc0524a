### Why the rules refuse something: one sentence for each reason.

refused = { $reason }（ルール{ $rule }）
refused-here = { $reason }
refused-none = それは今できます。

reason-cannot_pay = コストを支払えません。
reason-draw_needs_everybody = 引き分けには残っている全員の合意が必要です。
reason-game_over = ゲームは終了しています。
reason-no_question = 今は何も聞かれていません。
reason-no_such_ability = そのような能力はありません。
reason-no_such_action = そのような操作はありません。
reason-not_in_the_game = そのプレイヤーはゲームにいません。
reason-not_offered = それは選択肢にありません。
reason-not_settled_by_hand = この卓では手作業の処理をしません。
reason-not_there = もうそこにはありません。
reason-not_your_decision = 選ぶのは別のプレイヤーです。
reason-not_yours = あなたのものではありません。
reason-nothing_to_undo = 戻せる操作がありません。
reason-undo_needs_consent = 戻すには相手の同意が必要です。
reason-undo_needs_the_record = それは戻せません。
reason-wrong_number = 選ぶ数が合っていません。
reason-no_such_move = そのような手作業はありません。
reason-no_such_seat = そのような席はありません。
reason-exerted = エグザートしています。
reason-loop_repeated = そのループはもう実行しました。
reason-not_your_turn = あなたのターンではありません。
