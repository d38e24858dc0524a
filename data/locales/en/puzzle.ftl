### Puzzles: positions with a goal. What each says stands in its own file, data/games/GAME/puzzles/NAME.yaml.

cmd-puzzle = Solve a puzzle: a position, a goal, and all the rules
opt-puzzle = Which puzzle; by default the next one you have not solved
puzzle-hello = 🧩 **{ $title }**
    { $goal }
puzzle-begun = Your puzzle “{ $title }” [waits in your direct messages]({ $link }).
puzzle-goes-on = You have already begun “{ $title }”: [continue it in your direct messages]({ $link }).
puzzle-open = 🧩 **{ $title }** — { $goal }
puzzle-won = 🎉 **Solved: { $title }**
    { $why }
puzzle-solved = 🎉 **Solved: { $title }**
    { $why }
    -# Here your opponent concedes.
puzzle-failed = 🧩 **{ $title }** — Not this time: { $goal }
    You cannot reach the goal from here any more. Undo, or set it up again: you can try as often as you like.
puzzle-again = Everything is set up as at the beginning.
puzzle-hint = 💡 Hint { $nth } of { $all }: { $hint }
puzzle-solution = 🧩 **{ $title }**, one solution:
puzzle-then = { $step } → { $answer }
puzzle-other = { $seat }: { $answer }
puzzle-why = 💡 { $why }
puzzle-list = 🧩 **Puzzles of { $game }**: { $done } of { $all } solved
puzzle-choose = Choose a puzzle
puzzle-all-solved = 🎉 You have solved every puzzle. You can play any of them again.
puzzle-none = There is no puzzle called “{ $typed }”. Choose one from the list as you type.
puzzle-none-yet = There are no puzzles for this game yet.
puzzle-rewritten = This puzzle has changed since you began it. Type /puzzle to start it again.
puzzle-dms-closed = A puzzle is played in direct messages, and I cannot send you any. Allow them for this server (server menu, Privacy Settings), then try again.
button-puzzle-again = Set up again
button-puzzle-hint = Hint
button-puzzle-more = Next hint
button-puzzle-solution = Show the solution
button-puzzle-next = Next puzzle
button-puzzle-list = All puzzles
