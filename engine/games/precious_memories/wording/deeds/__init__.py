"""What is done, by cards and by players."""
