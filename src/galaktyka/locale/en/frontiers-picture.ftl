# New Frontiers: titles of pictures and of the things in them, where the names of components alone do not say it.
frontiers-picture-map = Actions, priority and planets on offer
frontiers-picture-technologies = Technologies
frontiers-picture-large = Large technologies
frontiers-picture-goals = Goals
frontiers-picture-owner = { $home } ({ $letter })
frontiers-picture-seat = Player { $letter }
frontiers-picture-mat = Empire: { $owner }

# Letters on goods: short and different within the language.
frontiers-picture-letter-novelty = N
frontiers-picture-letter-rare = R
frontiers-picture-letter-genes = G
frontiers-picture-letter-alien = A
