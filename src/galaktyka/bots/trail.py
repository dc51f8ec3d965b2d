"""Where a bot has been: so that it does not go round in circles."""

from typing import Final

MOST_PLACES: Final = 200
"""Positions that are remembered; circles are short."""


class Trail:
    """What a bot has answered in each position that it was asked in.

    A judge may like the way out of a position and then the way back, for ever: buying, and leaving what was bought.
    A position that comes again is the proof that the answer led nowhere, so another one is given.
    """

    def __init__(self) -> None:
        self.given: dict[str, list[int]] = {}

    def onwards(self, place: str, wishes: list[int], legal: list[int]) -> int:
        """The first wish that was not yet granted here, else any other answer that was not yet given here.

        The place must be one that the seat sees (`Sight.place`): guesses at what it does not see differ every time.
        """
        given = self.given.pop(place, [])
        answer = wishes[0]
        for wish in [*wishes, *legal]:
            if wish not in given:
                answer = wish
                break
        self.given[place] = [*given, answer]
        if len(self.given) > MOST_PLACES:
            del self.given[next(iter(self.given))]
        return answer
