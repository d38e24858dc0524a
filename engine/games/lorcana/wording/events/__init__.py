"""When something happens."""
