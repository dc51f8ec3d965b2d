"""Text pictures: styled lines, and Gaia's map and boards drawn with them."""

import pytest

import galaktyka
from galaktyka.cli.styles import STYLES, rich_text
from galaktyka.core.chance import Stream
from galaktyka.core.screen import Line, beside, fill, flow, widest, wrap
from galaktyka.core.text import speaker
from galaktyka.games import game
from galaktyka.games.gaia.terminal.starmap import PIECE_LETTERS, PLANET_LETTERS, SEATS, shade_of

SECTOR_STEPS = [(5, -2), (2, 3), (-3, 5), (-5, 2), (-2, -3), (3, -5)]


def plain(lines: list[Line]) -> list[str]:
    return [line.plain() for line in lines]


def view_of(players: int, answers: int, **options: str) -> dict[str, object]:
    """A random position after so many answers."""
    match = galaktyka.new_match("gaia", players, seed=3, options=options)
    stream = Stream(9)
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            break
        match.answer(decision.answers[stream.below(len(decision.answers))])
    return match.view(0)


def drawn(view: dict[str, object], part: str, width: int, language: str = "en") -> list[Line]:
    return game("gaia").screen(view, speaker(language), part, width, [])


def hexes(view: dict[str, object]) -> list[dict[str, object]]:
    galaxy = view["map"]
    assert isinstance(galaxy, dict)
    found = galaxy["hexes"]
    assert isinstance(found, list)
    return found


# --- lines ---


def test_blocks_stand_beside_one_another() -> None:
    left, right = [Line("a"), Line("bbb")], [Line("1"), Line("2"), Line("3")]
    assert plain(beside(left, right, 2)) == ["a    1", "bbb  2", "     3"]


def test_blocks_flow_into_a_new_row_when_the_width_is_used_up() -> None:
    blocks = [[Line("aaaa")], [Line("bbbb")], [Line("cccc")]]
    assert plain(flow(blocks, 10, 1)) == ["aaaa bbbb", "", "cccc"]


def test_entries_fill_lines() -> None:
    assert plain(fill([Line("aa"), Line("bb"), Line("cc")], 6, 2)) == ["aa  bb", "cc"]


def test_words_wrap_with_an_indent() -> None:
    assert plain(wrap("one two three four", 9, 2)) == ["one two", "  three", "  four"]


def test_every_span_keeps_its_text_whatever_its_style() -> None:
    line = Line("a", "seat0").add("b", "on-blue strong").add("c", "no-such-style")
    assert rich_text(line).plain == line.plain() == "abc"


# --- the map ---


@pytest.mark.parametrize(("players", "width"), [(2, 120), (4, 120), (4, 80), (2, 80), (4, 200), (3, 60)])
def test_the_map_fits_the_width_and_shows_every_piece(players: int, width: int) -> None:
    view = view_of(players, 90)
    page = drawn(view, "map", width)
    assert widest(page) <= width
    text = "\n".join(plain(page))
    for cell in hexes(view):
        if cell["structure"]:
            piece = PIECE_LETTERS[str(cell["structure"])] + SEATS[int(str(cell["owner"]))]
            assert PLANET_LETTERS.get(str(cell["planet"]), "") + piece in text


@pytest.mark.parametrize("width", [80, 120])
def test_the_full_map_names_every_hex_at_any_width(width: int) -> None:
    view = view_of(4, 0)
    page = drawn(view, "map full", width)
    assert widest(page) <= width
    words = " ".join(plain(page)).split()
    assert all(cell["id"] in words for cell in hexes(view))


def test_neighbouring_sectors_have_different_grounds() -> None:
    for q in range(-3, 4):
        for r in range(-3, 4):
            centre = (5 * q + 2 * r, -2 * q + 3 * r)
            for dq, dr in SECTOR_STEPS:
                assert shade_of(*centre) != shade_of(centre[0] + dq, centre[1] + dr)


def test_marked_hexes_stand_out() -> None:
    page = game("gaia").screen(view_of(2, 0), speaker("en"), "map", 120, ["hex-3A4"])
    marked = [span.text for line in page for span in line.spans if span.style == "marked"]
    assert marked == ["3A4"]


# --- the other parts ---


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_part_is_drawn_in_words_with_known_styles(players: int, language: str) -> None:
    for answers in (0, 40, 400):
        view = view_of(players, answers)
        for part in game("gaia").screen_parts():
            page = drawn(view, part, 100, language)
            assert page
            assert "gaia-" not in "\n".join(plain(page))
            styles = {name for line in page for span in line.spans for name in span.style.split()}
            assert styles <= set(STYLES)


def test_mats_tell_what_a_player_has() -> None:
    view = view_of(2, 60)
    text = "\n".join(plain(drawn(view, "mats", 120)))
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        assert f"{player['vp']} VP" in text
        assert speaker("en").word(f"gaia-faction-{player['faction']}") in text
        assert speaker("en").word(f"gaia-booster-{player['booster']}.description")[:12] in text
