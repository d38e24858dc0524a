### Puzzles: positions with a goal. What each says stands in its own file, data/games/GAME/puzzles/NAME.yaml.

cmd-puzzle = Solve a puzzle: a position, a goal, and all the rules
opt-puzzle = Which puzzle; without it the next you have not solved
puzzle-hello = 🧩 **{ $title }**
    { $goal }
puzzle-begun = Your puzzle “{ $title }” [waits in your direct messages]({ $link }).
puzzle-goes-on = “{ $title }” is before you already: [it goes on in your direct messages]({ $link }).
puzzle-open = 🧩 **{ $title }** — { $goal }
puzzle-won = 🎉 **Solved: { $title }**
    { $why }
puzzle-solved = 🎉 **Solved: { $title }**
    { $why }
    -# With that your partner gives the game up.
puzzle-failed = 🧩 **{ $title }** — Not this time: { $goal }
    That is no longer in reach from here. Take something back, or have it set up again: it costs nothing.
puzzle-again = Everything lies as it did at the beginning.
puzzle-hint = 💡 Hint { $nth } of { $all }: { $hint }
puzzle-solution = 🧩 **{ $title }**, one solution:
puzzle-then = { $step } → { $answer }
puzzle-other = { $seat }: { $answer }
puzzle-why = 💡 { $why }
puzzle-list = 🧩 **Puzzles of { $game }**: { $done } of { $all } solved
puzzle-choose = Choose a puzzle
puzzle-all-solved = 🎉 You have solved all there are. Any of them can be played again.
puzzle-none = There is no puzzle called “{ $typed }”. Choose one from the list as you type.
puzzle-none-yet = There are no puzzles for this game yet.
puzzle-rewritten = This puzzle has been rewritten since you began it. Type /puzzle to begin it anew.
puzzle-dms-closed = A puzzle is played in direct messages, and I cannot write you any. Allow them for this server (its menu, Privacy Settings), then try again.
button-puzzle-again = Set up again
button-puzzle-hint = Hint
button-puzzle-more = Next hint
button-puzzle-solution = Show the solution
button-puzzle-next = Next puzzle
button-puzzle-list = All puzzles
