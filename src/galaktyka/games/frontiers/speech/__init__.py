"""What New Frontiers says to people."""
