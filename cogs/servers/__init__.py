"""What belongs to a server or a user: set-up, places, a community's cards, being forgotten."""
