"""The Build action (R29)."""

from tests.games.eclipse.scene import Scene

from galaktyka.games.eclipse.state import HAS_MONOLITH, HAS_ORBITAL

PRICES = ("interceptor", "cruiser", "dreadnought", "starbase", "orbital", "monolith")


def test_R29_each_activation_builds_one_thing_in_a_controlled_sector() -> None:
    scene = Scene("planta", "mechanema")
    scene.rich(0)
    scene.sector("102", (0, -1))
    scene.ship(0, "interceptor", "102")
    assert scene.after("build", "cruiser") == ["226"], "ships do not control"
    scene.control(0, "102")
    scene.play("build cruiser 102 dreadnought 226")
    assert scene.stock(0) == [17, 30, 30]
    assert scene.kinds_in(0, "102") == ["interceptor", "cruiser"]
    assert scene.kinds_in(0, "226") == ["interceptor", "dreadnought"]
    assert scene.offers() == ["done", "colony", "trade"]
    scene.check()


def test_R29_mechanema_build_three_and_pay_less() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.tech(0, "starbase", "orbital", "monolith")
    assert [scene.price(0, what) for what in PRICES] == [2, 4, 7, 2, 3, 8]
    assert [scene.price(1, what) for what in PRICES] == [3, 5, 8, 3, 4, 10]
    scene.play("build starbase 230 orbital 230 monolith 230")
    assert scene.stock(0) == [17, 30, 30]
    marks = scene.state.marks[scene.number("230")]
    assert marks & HAS_ORBITAL
    assert marks & HAS_MONOLITH
    assert scene.offers()[0] == "done"


def test_R29_starbase_orbital_and_monolith_need_their_technologies() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    assert not {"starbase", "orbital", "monolith"} & set(scene.after("build"))
    for tech in ("starbase", "orbital", "monolith"):
        scene.tech(0, tech)
        assert tech in scene.after("build")


def test_R29_ships_are_limited() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.ship(0, "dreadnought", "230", 2)
    assert "dreadnought" not in scene.after("build")
    scene.ship(0, "cruiser", "230", 4)
    assert "cruiser" not in scene.after("build")
    scene.ship(0, "interceptor", "230", 7)
    assert "interceptor" not in scene.after("build")
    scene.tech(0, "starbase")
    scene.ship(0, "starbase", "230", 4)
    assert "starbase" not in scene.after("build")
    scene.check()


def test_R29_enemy_ships_do_not_prevent_building() -> None:
    scene = Scene("mechanema", "planta")
    scene.rich(0)
    scene.ship(1, "cruiser", "230", 3)
    assert scene.after("build", "interceptor") == ["230"]


def test_T7_a_cruiser_and_a_dreadnought_cost_thirteen() -> None:
    scene = Scene("planta", "mechanema")
    scene.player(0).resources = [13, 0, 0]
    scene.sector("102", (0, -1))
    scene.control(0, "102")
    scene.play("build cruiser 226 dreadnought 102")
    assert scene.stock(0) == [0, 0, 0]


def test_T7b_a_cruiser_and_an_orbital_cost_nine() -> None:
    scene = Scene("planta", "mechanema")
    scene.tech(0, "orbital")
    scene.player(0).resources = [9, 0, 0]
    scene.play("build cruiser 226 orbital 226")
    assert scene.stock(0) == [0, 0, 0]
