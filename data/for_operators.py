"""What whoever runs the bot is told, in English, on the command line and beside metrics; players never read it."""

from __future__ import annotations

UNWELCOME = {
    4010: "Discord does not take this shard (4010)",
    4011: "the bot is on more servers than one connection may serve (4011): run it in shards (KOTATSU_SHARDS)",
    4012: "Discord no longer speaks the version of its gateway that the installed discord.py asks for (4012)",
    4013: "Discord does not know the intents that are asked for (4013)",
    4014: "Discord does not grant the intents that are asked for (4014): allow them on the bot's page there",
}
"""What has to be mended, by the close code with which Discord turns the bot away."""
NO_METRICS = "KOTATSU_STATUS_PORT needs what `pip install 'kotatsu[metrics]'` brings."
BAD_SHARDS = "KOTATSU_SHARDS is {text!r}; it has to be as 0-3/16, from the first to the last of how many"
LONE_SHARDS = "KOTATSU_SHARDS names a part of the shards, which needs a DATABASE_URL that all parts share"
WAITS = "waits for {what}\n"
METRICS = {
    "kotatsu_interactions": "Interactions, by kind.",
    "kotatsu_interaction_age_seconds": "Age of an interaction by Discord's clock when it has come to the bot.",
    "kotatsu_info": "Version and store.",
    "kotatsu_shards_held": "Shards whose tables are shown here.",
    "kotatsu_gateway_latency_seconds": "From a heartbeat to its answer.",
    "kotatsu_tables_behind": "Tables whose messages lag.",
    "kotatsu_store_seconds": "One look into the store.",
    "kotatsu_faults": "Errors since the start.",
}
"""What each metric counts."""
