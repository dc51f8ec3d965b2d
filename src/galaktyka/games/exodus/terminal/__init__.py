"""Exodus as text for terminals."""
