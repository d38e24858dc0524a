"""What is said of somebody: has, is, cannot, costs; for good or for so long."""
