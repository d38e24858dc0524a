### Help: what there is, with a button for each.

cmd-help = See what I can do, with a button for each

help-menu = **Welcome to Kotatsu.** Here you play { $games }. I know the rules, deal the cards and draw the table; you choose with buttons.
    - **Learn**: five minutes with me, in direct messages
    - **Practise**: a whole game against me
    - **Open a table**: a game against somebody here
    - **Puzzle**: a position and a goal
    - **My decks**: yours and ready-made ones
    - **Look something up**: a card or a rule
    -# To see this again, type /help, mention me, or send me “help”.
help-no-games = No game is offered on this server. Its managers can offer one with `/setup games`; in direct messages you can play every game.
help-which-game = Which game?
help-open-elsewhere = Tables are opened in a server's channel: type `/{ $game } open` there, or mention me there and press **Open a table**. Here you can learn, practise and solve puzzles.
# Words that ask for help where they are all that is said, with spaces.
help-asking = help hello hi menu start
help-look-kind = A card or a rule?
help-look-card = A card
help-look-rule = A rule
help-look-words = Name, rule number, or words
help-joined = -# For those who manage this server: `/setup check` shows which permissions I lack here, `/setup games` which games are offered, `/setup channels` where tables may be opened.

button-help-learn = Learn
button-help-practise = Practise
button-help-open = Open a table
button-help-puzzle = Puzzle
button-help-decks = My decks
button-help-look = Look something up
