"""At a table: sitting down, acting, agreeing, looking, settings, judges; the commands of each game."""
