"""What is done, by you and by other players."""
