"""What Ascendancy says to people, as text keys: prompts, answers, reasons, warnings, events."""
