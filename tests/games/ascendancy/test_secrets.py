"""Hidden things: cards drawn late, cards that one seat has seen, turn-order cards; and what bots may imagine."""

from collections import Counter

from tests.games.ascendancy.scene import FEDERATION, KLINGONS, ROMULANS, Scene

from galaktyka.core.chance import Stream
from galaktyka.core.table import SearchTable
from galaktyka.games.ascendancy import choices as c
from galaktyka.games.ascendancy import ids
from galaktyka.games.ascendancy.check import check_state
from galaktyka.games.ascendancy.flow import Position
from galaktyka.games.ascendancy.game import GAME


def imagine(scene: Scene, seat: int, times: int = 60) -> list[Position]:
    """States that a seat could be in; none of them looks different to it."""
    found = []
    seen = GAME.view(scene.state, seat)
    for k in range(times):
        other = GAME.resample(scene.state, seat, SearchTable(Stream(k)))
        check_state(other)
        assert GAME.view(other, seat) == seen
        found.append(other)
    return found


def launched() -> Scene:
    """The Federation has drawn two cards and put one of them back unseen by others."""
    scene = Scene()
    scene.link("earth", "ardana")
    scene.table.advancements = ["terraforming", "merchant_marine"]
    scene.command(FEDERATION)
    scene.play("launch")
    return scene


def test_drawn_cards_could_be_any_of_the_deck_to_others() -> None:
    scene = launched()
    drawn = {tuple(other.drawn) for other in imagine(scene, KLINGONS)}
    assert len(drawn) > 20
    assert {tuple(other.drawn) for other in imagine(scene, FEDERATION)} == {tuple(scene.state.drawn)}


def test_a_card_put_back_unseen_stays_unknown_to_others() -> None:
    scene = launched()
    scene.play("discard new 1")
    assert scene.player(FEDERATION).under == [ids.TERRAFORMING]
    under = Counter(other.players[0].under[0] for other in imagine(scene, ROMULANS, 400))
    assert len(under) == 13
    assert ids.MERCHANT_MARINE not in under
    assert max(under.values()) < 60
    assert {other.players[0].under[0] for other in imagine(scene, FEDERATION)} == {ids.TERRAFORMING}


def test_a_project_put_back_openly_is_known_to_all() -> None:
    scene = Scene()
    scene.project(FEDERATION, "terraforming")
    scene.table.advancements = ["merchant_marine", "warp_core_refit"]
    scene.command(FEDERATION)
    scene.play("launch", "discard terraforming", "discard new 1")
    under = {tuple(other.players[0].under) for other in imagine(scene, KLINGONS)}
    assert {cards[0] for cards in under} == {ids.TERRAFORMING}
    assert len({cards[1] for cards in under}) > 5


def test_others_hear_of_a_discard_but_not_of_which_card() -> None:
    scene = launched()
    scene.play("discard new 2")
    for kind in (c.E_DREW, c.E_DISCARDED):
        for event in scene.events(kind):
            assert event.seen_by(FEDERATION)
            assert not event.seen_by(KLINGONS)
            assert not event.seen_by(-1)


def test_the_notation_of_a_hidden_card_does_not_name_it() -> None:
    scene = launched()
    assert scene.legal() == ["discard new 1", "discard new 2"]


def test_looked_at_exploration_cards_are_known_to_one_seat() -> None:
    scene = Scene()
    scene.teach(FEDERATION, "starfleet_intelligence")
    scene.table.cards = ["plague", "tribbles", "planet_eater"]
    scene.command(FEDERATION)
    scene.play("use starfleet_intelligence", "next 1", "next 1")
    assert {tuple(other.top_cards) for other in imagine(scene, FEDERATION)} == {tuple(scene.state.top_cards)}
    assert len({tuple(other.top_cards) for other in imagine(scene, KLINGONS)}) > 30
    assert "plague" in str(GAME.view(scene.state, FEDERATION)["peeked"])
    assert GAME.view(scene.state, KLINGONS)["peeked"] == []
    for event in scene.events(c.E_PEEKED):
        assert not event.seen_by(KLINGONS)


def test_a_face_down_card_has_no_face_unless_somebody_had_looked() -> None:
    scene = Scene()
    scene.link("earth", "ardana")
    scene.state.lying[ids.ARDANA] = -2
    assert {other.lying[ids.ARDANA] for other in imagine(scene, KLINGONS, 5)} == {-2}
    scene.state.lying[ids.ARDANA] = ids.PLAGUE
    scene.state.known[ids.ARDANA] = 1 << FEDERATION
    scene.state.bag[ids.PLAGUE] -= 1
    assert {other.lying[ids.ARDANA] for other in imagine(scene, FEDERATION)} == {ids.PLAGUE}
    assert len({other.lying[ids.ARDANA] for other in imagine(scene, KLINGONS)}) > 8


def test_hidden_turn_order_cards_are_any_higher_ones() -> None:
    scene = Scene(mystery_turn_order="true")
    scene.begin(c.STEP_ROUND)
    acting = scene.state.actor()
    lowest = scene.player(acting).card
    seen = [other for other in range(3) if other != acting][0:1][0]
    for other in imagine(scene, seen):
        cards = [player.card for player in other.players]
        assert cards[seen] == scene.player(seen).card
        assert cards[acting] == lowest
        assert len(set(cards)) == 3
        assert min(cards) == lowest
        assert other.order == sorted(range(3), key=lambda seat: cards[seat])


def test_a_spectator_sees_no_hidden_card() -> None:
    scene = launched()
    text = str(GAME.view(scene.state, -1))
    assert "terraforming" not in text
    assert "merchant_marine" not in text
