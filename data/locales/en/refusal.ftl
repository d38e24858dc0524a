### Why the rules refuse something: one sentence for each reason.

refused = { $reason } (rule { $rule })
refused-here = { $reason }
refused-none = That is allowed now.

reason-cannot_pay = You cannot pay its cost.
reason-draw_needs_everybody = A draw needs the consent of everybody still in the game.
reason-game_over = The game is over.
reason-no_question = There is nothing to answer right now.
reason-no_such_ability = It has no such ability.
reason-no_such_action = There is no such action.
reason-not_in_the_game = That player is not in the game.
reason-not_offered = That is not among the choices.
reason-not_settled_by_hand = This table does not settle cards by hand.
reason-not_there = It is no longer there.
reason-not_your_decision = It is another player's turn to decide.
reason-not_yours = It is not yours.
reason-nothing_to_undo = There is nothing to undo.
reason-undo_needs_consent = Undoing that needs the other player's consent.
reason-undo_needs_the_record = That cannot be undone.
reason-wrong_number = That is the wrong number of choices.
reason-no_such_move = There is no such move by hand.
reason-no_such_seat = There is no such seat.
reason-exerted = It is exerted.
reason-loop_repeated = That loop has already been repeated.
reason-not_your_turn = It is not your turn.
