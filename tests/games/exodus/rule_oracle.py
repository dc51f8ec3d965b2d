"""Single rules worked out a second time, from the written rules alone: what the engine must agree with.

Nothing of the engine's rules is used here. Things go by their names, and every function gives all results that
the rules allow, as a set, so that a test can compare it with all that the engine offers.
"""

from itertools import combinations, pairwise, permutations, product

Goods = tuple[int, int, int]
"""CP, axinium, phasium."""
Markers = tuple[tuple[str, int], ...]
"""Resource markers by planet."""


# --- income ---


class Estate:
    """What one player brings to the income: where people live, what is known, what lies in stock."""

    def __init__(self, planets: list[str], refineries: set[str], taxed: int, goods: Goods) -> None:
        self.planets = planets
        self.refineries = refineries  # the resources that are extracted twice
        self.taxed = taxed  # CP for each unit of axinium and phasium
        self.goods = goods


def units_taken(most: list[int], limit: int) -> list[tuple[int, ...]]:
    """How many units come from each planet, all ways that stay within a common limit."""
    return [taken for taken in product(*[range(each + 1) for each in most]) if sum(taken) <= limit]


def extract_units(
    estate: Estate, resource: str, kinds: dict[str, str], goods: Goods, markers: dict[str, int]
) -> list[tuple[Goods, dict[str, int]]]:
    """R15, R16 From each planet one unit or none, two with the refinery, while tax and track allow it."""
    place = 1 if resource == "axinium" else 2
    planets = [p for p in estate.planets if kinds[p] == resource]
    most = [min(markers[p], 2 if resource in estate.refineries else 1) for p in planets]
    limit = 10 - goods[place]
    if estate.taxed:
        limit = min(limit, goods[0] // estate.taxed)
    found: list[tuple[Goods, dict[str, int]]] = []
    for taken in units_taken(most, limit):
        stock = list(goods)
        stock[0] -= estate.taxed * sum(taken)
        stock[place] += sum(taken)
        left = dict(markers)
        for planet, units in zip(planets, taken, strict=True):
            left[planet] -= units
        found.append(((stock[0], stock[1], stock[2]), left))
    return found


def extract_platinum(
    estate: Estate, kinds: dict[str, str], markers: dict[str, int]
) -> list[tuple[Goods, dict[str, int]]]:
    """R13 Five CP from each planet with a marker; R14 with the refinery once more, on those one likes."""
    left = dict(markers)
    tapped = [p for p in estate.planets if kinds[p] == "cp" and left[p]]
    for planet in tapped:
        left[planet] -= 1
    again = [p for p in tapped if left[p]] if "cp" in estate.refineries else []
    found: list[tuple[Goods, dict[str, int]]] = []
    for size in range(len(again) + 1):
        for chosen in combinations(again, size):
            rest = {p: left[p] - (p in chosen) for p in left}
            cp = estate.goods[0] + 5 * (len(tapped) + size)
            found.append(((cp, estate.goods[1], estate.goods[2]), rest))
    return found


def incomes(
    estates: list[Estate], kinds: dict[str, str], markers: dict[str, int]
) -> set[tuple[tuple[Goods, ...], Markers]]:
    """R12, R19 Player by player, each from the markers that those before have left."""
    paths: list[tuple[tuple[Goods, ...], dict[str, int]]] = [((), markers)]
    for estate in estates:
        longer: dict[tuple[tuple[Goods, ...], Markers], None] = {}
        for stocks, there in paths:
            for goods, left in extract_platinum(estate, kinds, there):
                for goods_2, left_2 in extract_units(estate, "axinium", kinds, goods, left):
                    for goods_3, left_3 in extract_units(estate, "phasium", kinds, goods_2, left_2):
                        longer[(*stocks, goods_3), tuple(sorted(left_3.items()))] = None
        paths = [(stocks, dict(left)) for stocks, left in longer]
    return {(stocks, tuple(sorted(left.items()))) for stocks, left in paths}


# --- the council ---


def winners(ballots: list[tuple[str, int]], letters: str) -> set[str]:
    """R25, R26 The letters with the highest total: CP and one for each ballot that names one letter."""
    totals = {letter: sum(1 + cp for named, cp in ballots if named == letter) for letter in letters}
    return {letter for letter in letters if totals[letter] == max(totals.values())}


def orders(bids: list[int], chancellor: int) -> set[tuple[int, ...]]:
    """R31 Every order by falling bids in which the old Chancellor stands behind those who bid the same."""
    return {
        order
        for order in permutations(range(len(bids)))
        if all(bids[a] >= bids[b] for a, b in pairwise(order))
        and all(
            order.index(seat) < order.index(chancellor)
            for seat in order
            if seat != chancellor and bids[seat] == bids[chancellor]
        )
    }


# --- actions ---


def trades(goods: Goods, rates: tuple[int, int], exchanges: int, mixed: bool) -> set[Goods]:
    """R54, R55 Stocks after up to so many exchanges; without Advanced Trading all of one direction."""
    sell, buy = rates
    found = {goods}
    for directions in ([1, -1],) if mixed else ([1], [-1]):
        paths = {goods}
        for _ in range(exchanges):
            longer: set[Goods] = set()
            for cp, axinium, phasium in paths:
                for way in directions:
                    cost = buy if way > 0 else -sell
                    for more in ((way, 0), (0, way)):
                        stock = (cp - cost, axinium + more[0], phasium + more[1])
                        if stock[0] >= 0 and 0 <= stock[1] <= 10 and 0 <= stock[2] <= 10:
                            longer.add(stock)
            paths = longer
            found |= paths
    return found


def minings(room: dict[str, int], units: int) -> set[tuple[tuple[str, int], ...]]:
    """R53 All ways to add up to so many units to planets that have room for them."""
    names = sorted(room)
    taken = units_taken([room[name] for name in names], units)
    return {tuple(zip(names, each, strict=True)) for each in taken}


def reaction_price(own: bool, expert: bool, cards: int) -> int:
    """R36, R97 One or two markers, one less for the expert, what cards add, and only then cut off at none."""
    return max(0, (1 if own else 2) - (1 if expert else 0) + cards)


# --- the end ---


def shares(people: dict[int, int], points: int) -> dict[int, int]:
    """R103, R104, R108 A planet's points for those who have most population there."""
    there = {seat: markers for seat, markers in people.items() if markers}
    first = [seat for seat in there if there[seat] == max(there.values())]
    return {seat: points // len(first) for seat in first}


def words(value: object) -> set[str]:
    """A list of words in the data, as a set."""
    assert isinstance(value, list)
    return {str(word) for word in value}
