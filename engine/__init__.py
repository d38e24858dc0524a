"""Plays the games; knows no Discord, no pictures, no files, no clock and no database."""
