"""Speaks Discord: slash commands become rule actions, buttons become answers, hands go out in private."""
