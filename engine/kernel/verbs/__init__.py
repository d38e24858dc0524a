"""What is done to cards and players."""
