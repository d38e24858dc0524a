### Tournaments: registration, rounds, standings, and what each one shall do now.

table-arranged = This table belongs to a tournament: seats, decks and options stay as they are. To leave the tournament, use `/tournament drop`.
