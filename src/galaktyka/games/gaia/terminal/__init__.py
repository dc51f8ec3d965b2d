"""Gaia Project as text for terminals."""
