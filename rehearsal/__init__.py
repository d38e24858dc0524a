"""A loopback stand-in for Discord and its web page; imports nothing of ours."""
