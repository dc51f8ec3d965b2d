"""What New Frontiers says to people, as text keys: prompts, answers, reasons, warnings, events."""
