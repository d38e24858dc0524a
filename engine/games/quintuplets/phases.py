"""What the game is in while somebody is asked for an action, and the actions that name nothing."""

from engine.kernel.state.question import Option

MAIN, APPROACH, EVENTS = "main", "approach", "events"
END: Option = ("end",)
DONE: Option = ("done",)
