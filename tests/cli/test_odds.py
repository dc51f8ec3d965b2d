"""`odds`: files of battles in, chances out."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.asking import ask, refusal, run

INTERCEPTOR = {"kind": "interceptor", "count": 1, "initiative": 3, "hull": 0, "computer": 0, "shield": 0}
ANCIENT = {"kind": "ancient", "count": 1, "initiative": 2, "hull": 1, "computer": 1, "shield": 0}


def case(**changes: Any) -> dict[str, Any]:
    attacker = {**INTERCEPTOR, "cannons": ["yellow"], "missiles": [], **changes}
    defender = {**ANCIENT, "cannons": ["yellow", "yellow"], "missiles": []}
    return {"id": "printed", "attacker": [attacker], "defender": [defender]}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "battles.json"


def write(path: Path, document: Any) -> str:
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return str(path)


def test_one_battle_exactly(file: Path) -> None:
    answer = ask("odds", "eclipse", write(file, case()), "--exact")
    assert answer["id"] == "printed"
    assert round(answer["attacker_wins"], 4) == 0.0311
    assert answer["attacker_wins"] + answer["defender_wins"] == pytest.approx(1)
    assert answer["stalemate"] == 0
    assert answer["expected_survivors"]["attacker"] == {"interceptor": answer["attacker_wins"]}
    assert answer["method"] == "exact"
    assert "stderr" not in answer


def test_a_list_of_battles_keeps_its_ids_and_order(file: Path) -> None:
    unnamed = {**case(computer=4)}
    del unnamed["id"]
    answers = ask("odds", "eclipse", write(file, [case(), {**case(), "id": 17}, unnamed]))
    assert [answer["id"] for answer in answers] == ["printed", 17, 2]
    assert answers[0]["attacker_wins"] == answers[1]["attacker_wins"] < answers[2]["attacker_wins"]
    assert ask("odds", "eclipse", write(file, [])) == []


def test_samples_give_a_standard_error_and_follow_the_seed(file: Path) -> None:
    path = write(file, case())
    answer = ask("odds", "eclipse", path, "--samples", "2000")
    assert answer["method"] == "sampled"
    assert answer["attacker_wins"] == pytest.approx(0.0311, abs=5 * answer["stderr"])
    assert answer == ask("odds", "eclipse", path, "--samples", "2000", "--seed", "1")
    assert answer != ask("odds", "eclipse", path, "--samples", "2000", "--seed", "2")


def test_in_words(file: Path) -> None:
    path = write(file, [case()])
    english, polish = run("odds", "eclipse", path).stdout, run("odds", "eclipse", path, "--lang", "pl").stdout
    for page in (english, polish):
        assert "printed" in page
        assert "3.11 %" in page
    assert "Attacker wins" in english
    assert "Wygrywa atakujący" in polish
    assert "sampled" in run("odds", "eclipse", path, "--samples", "50").stdout


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"kind": "frigate"}, "attacker[0].kind"),
        ({"count": 0}, "attacker[0].count"),
        ({"count": True}, "attacker[0].count"),
        ({"hull": -1}, "attacker[0].hull"),
        ({"shield": 1.5}, "attacker[0].shield"),
        ({"computer": "two"}, "attacker[0].computer"),
        ({"initiative": None}, "attacker[0].initiative"),
        ({"cannons": ["yellow", "green"]}, "attacker[0].cannons[1]"),
        ({"cannons": "yellow"}, "attacker[0].cannons"),
        ({"missiles": ["red"] * 41}, "attacker[0].missiles"),
        ({"shields": 1}, "attacker[0].shields"),
        ({"count": 41}, "attacker[0].count"),
    ],
)
def test_an_impossible_value_is_refused_by_name(changes: dict[str, Any], field: str, file: Path) -> None:
    assert field in refusal("odds", "eclipse", write(file, case(**changes)))
    assert f"[1].{field}" in refusal("odds", "eclipse", write(file, [case(), case(**changes)]))
    assert field in refusal("odds", "eclipse", str(file), "--lang", "pl")


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ("{", "line 1"),
        ("[[]]", "[0]"),
        ("3", "an object"),
        ({**case(), "attacker": []}, "attacker"),
        ({**case(), "defender": {}}, "defender"),
        ({"id": "no fleets"}, "attacker"),
        ({**case(), "attacker_has_antimatter_splitter": "no"}, "attacker_has_antimatter_splitter"),
        ({**case(), "attacker_has_antimatter_spliter": True}, "attacker_has_antimatter_spliter"),
        ({**case(), "id": [1]}, "id"),
    ],
)
def test_a_bad_file_is_refused(document: Any, complaint: str, file: Path) -> None:
    assert complaint in refusal("odds", "eclipse", write(file, document))


def test_wrong_usage(file: Path) -> None:
    path = write(file, case())
    assert "Cannot read" in refusal("odds", "eclipse", str(file) + ".missing")
    assert "There is no game" in refusal("odds", "chess", path)
    assert "There is no game" in refusal("odds", "../chess", path)
    assert "no battles" in refusal("odds", "gaia", path)
    assert "--exact or --samples" in refusal("odds", "eclipse", path, "--exact", "--samples", "9")
    assert "--samples" in refusal("odds", "eclipse", path, "--samples", "0")
    assert "seed" in refusal("odds", "eclipse", path, "--seed", "-1")
    file.write_bytes(b"\xff\xfe{}")
    assert "UTF-8" in refusal("odds", "eclipse", path)


ASCENDANCY: list[dict[str, Any]] = [
    {
        "id": "even",
        **{f"{side}_ships": 1 for side in ("attacker", "defender")},
        **{f"{side}_weapon": 5 for side in ("attacker", "defender")},
        **{f"{side}_shield": 0 for side in ("attacker", "defender")},
        "first_strike": "none",
    },
    {
        "id": 2,
        "kind": "invasion",
        "attacker_ships": 4,
        "defender_nodes": 3,
        "attacker_weapon": 4,
        "defender_weapon": 5,
    },
    {"id": 3, "kind": "hazard", "ships": 2, "hazard": 5},
    {"id": 4, "kind": "hegemony", "resistance": 6, "modifier": 2},
]


def test_battles_invasions_hazards_and_hegemony_of_ascendancy(file: Path) -> None:
    answers = ask("odds", "ascendancy", write(file, ASCENDANCY), "--exact")
    assert answers[0]["attacker_wins"] == answers[0]["defender_wins"] == pytest.approx(2 / 5)
    assert answers[0]["mutual_destruction"] == pytest.approx(1 / 5)
    assert [answer["method"] for answer in answers] == ["exact"] * 4
    english = run("odds", "ascendancy", str(file)).stdout
    polish = run("odds", "ascendancy", str(file), "--lang", "pl").stdout
    for answer in answers:
        for field in answer:
            assert "_" not in field or (field not in english and field not in polish)
    assert "Hegemony succeeds" in english
    assert "Hegemonia się udaje" in polish
