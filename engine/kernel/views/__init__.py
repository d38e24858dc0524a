"""What each viewer may see."""
