# New Frontiers: tytuły obrazów i rzeczy na nich, gdy same nazwy elementów nie wystarczają.
frontiers-picture-map = Akcje, pierwszeństwo i Planety do wyboru
frontiers-picture-technologies = Technologie
frontiers-picture-large = Duże Technologie
frontiers-picture-goals = Cele
frontiers-picture-owner = { $home } ({ $letter })
frontiers-picture-seat = Gracz { $letter }
frontiers-picture-mat = Imperium: { $owner }

# Litery na dobrach: krótkie i różne w obrębie języka.
frontiers-picture-letter-novelty = N
frontiers-picture-letter-rare = R
frontiers-picture-letter-genes = G
frontiers-picture-letter-alien = O
