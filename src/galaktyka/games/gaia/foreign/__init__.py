"""Games of another engine: its names, its moves, and comparing its states with ours."""
