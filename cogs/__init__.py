"""Speaks Discord: slash commands become rule actions, buttons become answers, hands go out in private.

Each part is a `Feature` (`cogs.feature`): what a `commands.Cog` would hold, application commands and listeners, and
with them the routes of its buttons, selects and modals: found by custom id, so that they work after any restart.
"""
