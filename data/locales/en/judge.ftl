### Judges: what they see and fix, and what everybody is told of it.

judge-note = ⚖️ **{ $judge ->
    [none] A judge
   *[other] { $judge } (judge)
 }**: { $note }
judge-end = ⚖️ A judge has ended the match: { $note }
judge-ended = The match has been ended, and everybody sees your note.
judge-hand = **{ $seat }**: { $cards ->
    [none] (no cards)
   *[other] { $cards }
 }
judge-log-look = <t:{ $at }:f> · `{ $game }` after input { $no } · { $judge } looked at all hands.
judge-log-fix = <t:{ $at }:f> · `{ $game }` input { $no } · { $judge }: { $note }
judge-log-end = <t:{ $at }:f> · `{ $game }` · { $judge } ended the match: { $note }
judge-log-place = -# [To the table]({ $link })
judge-warning = ⚠️ { $what }: by the rules this makes { $cards } leave play at once. Nothing is changed yet; give the same command again to do it.
judge-log-none = There are no rulings yet.
judge-role-set = Members with the role <@&{ $role }> are judges now, besides those who manage the server.
judge-role-none = Only those who manage the server are judges now.
error-not-judge = Only judges of this server can do that.
table-judge-seated = A player at this table cannot be its judge.

cmd-judge = For judges: hands, corrections, rulings
cmd-judge-fix = Correct something in the game here, with a public note
cmd-judge-end = End the match played here, with a public note; games already won count
opt-judge_what = What to correct; type to search
opt-judge_note = What everybody is told about it
opt-judge_role = The role whose members judge; @everyone for none
cmd-judge-look = See every hand of the game here, for you alone, or what judges have done on this server
does-judge-look-hands = Every hand of the game here
does-judge-look-rulings = What judges have done on this server
