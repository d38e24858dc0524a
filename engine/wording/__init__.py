"""Printed text and ability trees: the mechanism that turns one into the other."""
