"""The machine every game runs on."""
