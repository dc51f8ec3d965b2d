"""The scripts that find the weights of judges: by playing changed ones, and by how games end."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from scripts.fit_judge import CHANGED, Fitting, mean_and_error, stored_weights
from scripts.learn_judge import EVERY, Lesson, School
from tests.games.ascendancy.scene import Scene

SEED = 3


@pytest.fixture
def fitting() -> Iterator[Fitting]:
    """New Frontiers between two in haste; the judge's own weights are put back afterwards."""
    made = Fitting("frontiers", [2], 20, SEED)
    yield made
    made.weights[:] = made.began


def test_weights_do_not_lead_over_themselves(fitting: Fitting) -> None:
    assert fitting.lead(fitting.present, fitting.present, SEED) == 0
    assert fitting.games == 2


def test_weights_that_tell_nothing_apart_fall_behind(fitting: Fitting) -> None:
    blind = [1] * len(fitting.present)
    leads = [fitting.lead(blind, fitting.present, seed) for seed in range(3)]
    assert mean_and_error(leads)[0] < -3


def test_a_candidate_changes_a_few_weights_and_never_below_zero(fitting: Fitting) -> None:
    for _ in range(20):
        changed = fitting.candidate()
        differing = sum(a != b for a, b in zip(changed, fitting.present, strict=True))
        assert differing <= CHANGED
        assert min(changed) >= 0
    assert fitting.present == fitting.began


def test_weights_are_read_by_name_and_the_others_stay(fitting: Fitting, tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    file.write_text(json.dumps({"weights": {fitting.names[1]: 77}}))
    assert stored_weights(fitting, str(file)) == [fitting.began[0], 77, *fitting.began[2:]]


def test_mean_and_error_of_a_known_series() -> None:
    mean, error = mean_and_error([1.0, 2.0, 3.0, 6.0])
    assert mean == 3
    assert error == pytest.approx((14 / 3 / 4) ** 0.5)


def lesson_of(fitting: Fitting, leads: list[np.ndarray], slopes: list[np.ndarray]) -> Lesson:
    lesson = Lesson(fitting)
    lesson.leads, lesson.slopes = leads, slopes
    return lesson


def test_what_games_say_moves_weights_to_where_they_were_made(fitting: Fitting) -> None:
    """Games whose ends follow other weights exactly: the step leads from the present ones to those."""
    present, true = [50, 30, 10], np.array([60.0, 15.0, 10.0])
    draws = np.random.default_rng(SEED)
    school = School(len(present))
    for _ in range(200):
        slopes = draws.integers(0, 5, size=(4, 3)).astype(float)
        slopes -= slopes.mean(axis=0)
        lead = slopes @ np.array(present, dtype=float)
        school.add(lesson_of(fitting, [lead], [slopes]), list(slopes @ true / 100))
    step = school.step(present, trust=1.0)
    assert np.array(present) + step == pytest.approx(true, abs=0.5)
    timid = school.step(present, trust=0.01)
    assert abs(timid[1]) < abs(step[1])


def test_a_lesson_tells_how_leads_depend_on_the_weights(fitting: Fitting) -> None:
    """Leads add up to nothing at every table, some weight matters, and the present ones are left as they were."""
    lesson = Lesson(fitting)
    scores = fitting.play([fitting.present] * 2, SEED, 0, lesson.watch)
    assert len(scores) == 2
    assert lesson.leads
    assert all(lead.sum() == pytest.approx(0) for lead in lesson.leads)
    assert any(np.abs(slope).max() > 0 for slope in lesson.slopes)
    assert fitting.weights == fitting.present


def test_a_lesson_does_not_believe_what_a_position_remembers() -> None:
    """Positions of Ascendancy keep what its judge found out about their systems, with the weights of that time."""
    scene = Scene(2)
    scene.link("earth", "ardana")
    scene.control(0, "ardana")  # one system more than the rival has
    scene.command(0)
    fitting = Fitting("ascendancy", [2], 20, SEED)
    fitting.setting = scene.setting
    fitting.game.judge(scene.state, 0)
    lesson = Lesson(fitting)
    for _ in range(EVERY):
        lesson.watch(scene.state)
    assert fitting.weights == fitting.began
    leader, other = lesson.slopes[0][:, fitting.names.index("control")]
    assert leader > 0 > other
