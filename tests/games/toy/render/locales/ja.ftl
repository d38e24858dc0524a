### The words in pictures and alt texts that only this game has, or has otherwise.

ask-cut = 糸を切るかどうか

exerted = 飛行済み
exerted_short = 飛

kind-kite = 凧

mark-flown = 飛行

stat-strength = 強さ

zone-play = 空
