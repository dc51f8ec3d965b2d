"""The arena: games between bots by the hundred, fairly paired and honestly counted."""
