"""The quick guess that bots search by."""

from galaktyka.games.exodus.scoring import final_points
from galaktyka.games.exodus.state import ExodusState


def judge(s: ExodusState, seat: int) -> int:
    """Points so far and what would be scored now, in hundredths; CP and technologies as a small promise."""
    player = s.players[seat]
    if not s.frames:
        return 100 * player.vp
    promise = player.cp + player.axinium * 3 + player.phasium * 3 + 40 * player.techs.bit_count()
    return 100 * (player.vp + sum(final_points(s, seat))) + promise
