"""Maps that grow by arbitrary choices, for tests of the geometry."""

from galaktyka.games.ascendancy.components import standard_box
from galaktyka.games.ascendancy.geometry.chart import Chart
from galaktyka.games.ascendancy.geometry.layout import SIDE_B
from galaktyka.games.ascendancy.ids import FIRST_PLANET, POLAR, SPOTS, SYSTEMS

BOX = standard_box()


def new_chart(model: int = POLAR, seats: int = 3) -> Chart:
    return Chart(BOX, model, seats, list(range(seats)))


class Growth:
    """Takes one whole number a choice; what cannot be done is passed over."""

    def __init__(self, model: int = POLAR, seats: int = 3) -> None:
        self.chart = new_chart(model, seats)
        self.next = FIRST_PLANET
        self.number = 0

    def pick(self, among: int) -> int:
        self.number, chosen = divmod(self.number, among)
        return chosen

    def grow(self, number: int) -> str:
        """One step: lay, discover, connect, turn or destroy, as the number says."""
        self.number = number
        what = self.pick(12)
        discs = [d for d in range(SYSTEMS) if self.chart.is_placed(d) and self.chart.free_place(d)]
        disc = discs[self.pick(len(discs))] if discs else 0
        length = 2 + self.pick(3)
        chart = self.chart.clone()
        if what < 6 and discs:
            done = self.explore(chart, disc, length, what < 5)
        elif what < 9:
            done = self.connect(chart, disc, length)
        elif what == 9:
            done = self.turn_disc(chart)
        elif what == 10:
            done = self.turn_lane(chart)
        else:
            done = self.destroy(chart)
        if done:
            self.chart = chart
        return done

    def explore(self, chart: Chart, disc: int, length: int, discover: bool) -> str:
        """A new lane, more often than not with a new disc at its end."""
        spots = chart.open_spots(disc, length)
        if not spots or self.next == SYSTEMS:
            return ""
        lane = chart.lay_open(disc, length, spots[self.pick(len(spots))])
        places = chart.discover_spots(lane, SIDE_B)
        if discover and places:
            chart.place_disc(lane, SIDE_B, places[self.pick(len(places))], self.next)
            self.next += 1
            return "discover"
        return "open"

    def connect(self, chart: Chart, disc: int, length: int) -> str:
        turns = chart.turn_list(disc, length)
        if turns and not chart.connections(disc, length):
            code = turns[self.pick(len(turns))]
            chart.turn_disc(code // SPOTS, code % SPOTS)
        codes = chart.connections(disc, length)
        if not codes:
            return ""
        code = codes[self.pick(len(codes))]
        chart.connect(disc, length, code // 2, code % 2)
        return "connect"

    def turn_disc(self, chart: Chart) -> str:
        mobile = [d for d in range(SYSTEMS) if chart.is_placed(d) and chart.disc_arc(d)]
        if not mobile:
            return ""
        disc = mobile[self.pick(len(mobile))]
        arc = chart.disc_arc(disc)
        chart.turn_disc(disc, arc[self.pick(len(arc))])
        return "turn disc"

    def turn_lane(self, chart: Chart) -> str:
        lanes = [n for n in range(len(chart.lane_length)) if chart.lane_length[n] and chart.lane_arc(n)]
        if not lanes:
            return ""
        lane = lanes[self.pick(len(lanes))]
        arc = chart.lane_arc(lane)
        chart.turn_lane(lane, arc[self.pick(len(arc))])
        return "turn lane"

    def destroy(self, chart: Chart) -> str:
        """A system is destroyed; ships hold every second of its lanes."""
        discs = [d for d in range(FIRST_PLANET, SYSTEMS) if chart.is_placed(d)]
        if not discs:
            return ""
        disc = discs[self.pick(len(discs))]
        lanes = chart.lanes_of(disc)
        chart.remove_disc(disc, lanes[self.pick(2) :: 2])
        return "destroy"


def grown(numbers: list[int], model: int = POLAR, seats: int = 3) -> Chart:
    growth = Growth(model, seats)
    for number in numbers:
        growth.grow(number)
    return growth.chart


def lanes(chart: Chart) -> list[int]:
    return [lane for lane in range(len(chart.lane_length)) if chart.lane_length[lane]]


def discs(chart: Chart) -> list[int]:
    return [disc for disc in range(SYSTEMS) if chart.is_placed(disc)]
