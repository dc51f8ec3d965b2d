"""What a legal answer would probably lead to: odds of battles, invasions, hegemony and hazards."""

from galaktyka.core.words import Param, Text
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy.speech.forecasts import (
    battle_odds,
    hazard_chances,
    hegemony_chance,
    invasion_odds,
    percent,
    ships_near,
)
from galaktyka.games.ascendancy.state import FIRST_LANE, AscendancyState


def preview(s: AscendancyState, seat: int, answer: int) -> list[Text]:
    """From open information only: ships, weapons, shields and cards lie on the table."""
    kind = s.top()
    if c.A_ATTACK <= answer < c.A_FLEET:
        sector = answer - c.A_ATTACK
        return [battle_text(s, seat, sector, ships_near(s, seat, sector), True)]
    if c.A_INVADE <= answer < c.A_HEGEMONY:
        return [invasion_text(s, seat, answer - c.A_INVADE)]
    if c.A_HEGEMONY <= answer < c.A_STARBASE:
        return [hegemony_text(s, seat, answer - c.A_HEGEMONY)]
    if answer == c.FIGHT_VERB and s.combat is not None:
        return fighting_on(s, seat)
    if kind == c.F_MOVE and answer < c.A_SHIP:
        return hazard_text(s, seat, s.arg(0), answer - c.A_SECTOR, True)
    if kind == c.F_MOVE and answer == c.STOP_VERB:
        return hazard_text(s, seat, s.arg(0), s.arg(1), True)
    if kind == c.F_UNIT and answer in (c.BRAVE_VERB, c.FREE_BRAVE_VERB):
        return hazard_text(s, seat, s.arg(0), s.arg(1), False)
    return []


def battle_text(s: AscendancyState, seat: int, sector: int, sources: list[int], opening: bool) -> Text:
    odds = battle_odds(s, seat, sector, sources, opening)
    params: dict[str, Param] = {"percent": percent(odds[0]), "left": tenths(odds[3])}
    return Text("ascendancy-preview-battle", params)


def tenths(value: float) -> str:
    n = round(value * 10)
    return f"{n // 10}.{n % 10}"


def invasion_text(s: AscendancyState, seat: int, disc: int) -> Text:
    odds = invasion_odds(s, seat, disc)
    params: dict[str, Param] = {"percent": percent(odds[0]), "ruin": percent(odds[1])}
    return Text("ascendancy-preview-invasion", params)


def hegemony_text(s: AscendancyState, seat: int, disc: int) -> Text:
    return Text("ascendancy-preview-hegemony", {"percent": percent(hegemony_chance(s, seat, disc))})


def fighting_on(s: AscendancyState, seat: int) -> list[Text]:
    """For whoever may retreat or withdraw: what becomes of it if nobody does."""
    assert s.combat is not None
    fight = s.combat
    if fight.invasion:
        return [invasion_text(s, seat, fight.target)] if seat == fight.attacker else []
    if seat == fight.attacker:
        return [battle_text(s, seat, fight.target, fight.sources, False)]
    odds = battle_odds(s, fight.attacker, fight.target, fight.sources, False)
    params: dict[str, Param] = {"percent": percent(odds[1]), "left": tenths(odds[4])}
    return [Text("ascendancy-preview-battle", params)]


def hazard_text(s: AscendancyState, seat: int, unit: int, sector: int, arriving: bool) -> list[Text]:
    if sector >= FIRST_LANE:
        return []
    whole, some = hazard_chances(s, seat, unit, sector, arriving)
    if whole == 1.0:
        return []
    return [Text("ascendancy-preview-hazard", {"percent": percent(whole), "some": percent(some)})]
