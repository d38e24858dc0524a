"""What a game adds to the scenario format: what a scenario may say of it, and what that means."""
