"""Help: what the bot can do, told where it is asked for, with buttons that do it."""
