"""What must hold, and how much there is of something."""
