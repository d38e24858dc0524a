### Looking up rules

cmd-rule = Look up a rule by its number or by words
opt-game = Which game; by default that of this table
opt-which-game = Which game
opt-rule = A rule's number, or words to look for

game-harem_master = Harem Master
game-precious_memories = Precious Memories

rule-title = **{ $game } { $rule }** · { $kind ->
    [H] heading
    [D] definition
    [C] restriction
    [P] procedure
    [N] no effect on play
   *[O] outside this table
}
rule-above = -# Under { $rule }
rule-edition = -# In our own words{ $numbered ->
    [yes] , after the edition of { $edition }
   *[no] { "" }
 }; where they differ, the official rules count.
rule-hits = **{ $game }**: { $count ->
    [one] one rule matches
   *[other] { $count } rules match
} “{ $words }”
rule-hit = **{ $rule }** { $text }
rule-more-hits = Open a rule
button-rule-hits = Back to the results
rule-contents = **{ $game }**: contents of the rules
rule-glossary = **{ $game }**: terms and what they mean
rule-chapters = Chapters
rule-from-to = { $first } – { $last }
rule-none = No rule matches “{ $words }”. Try a number, or fewer words.
rule-related = Related rules
button-rule = Rule { $rule }
button-rule-above = Up
button-rule-glossary = Glossary ({ $count })
button-show-all = Show all
published = Shown to everybody here.
error-gone = What that button showed is no longer available. Use the command again.
