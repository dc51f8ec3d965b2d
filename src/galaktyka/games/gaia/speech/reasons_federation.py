"""Why a federation, a cluster of planets or a satellite is not on offer (R60–R69, R116)."""

from typing import Final

from galaktyka.core.words import Param, Text
from galaktyka.games.gaia.ids import IVITS, QIC, SPACE, TOKENS
from galaktyka.games.gaia.rules.federation_links import IMPOSSIBLE, FederationProblem
from galaktyka.games.gaia.rules.federation_search import (
    least_satellites,
    satellites_for,
)
from galaktyka.games.gaia.rules.federations import need, problem, satellites_payable, tokens_on_offer
from galaktyka.games.gaia.rules.loose_links import linked
from galaktyka.games.gaia.speech.words import ACCUSATIVE, GENITIVE, amount, hex_name, player_name, satellites
from galaktyka.games.gaia.state import GaiaState

FAR: Final = 10  # satellites up to which the reason names the exact number


def federate_reason(s: GaiaState, seat: int) -> Text:
    """R60–R66 Why no federation can be formed."""
    p = s.players[seat]
    if not tokens_on_offer(s):
        return Text("gaia-refusal-no-tokens-left")
    payable = satellites_payable(s, seat)
    task = problem(s, seat, max(FAR, payable))
    value = sum(task.values)
    if value < task.need:
        key = "gaia-refusal-federation-value-ivits" if p.faction == IVITS else "gaia-refusal-federation-value"
        return Text(key, {"value": value, "need": task.need})
    least = least_satellites(task)
    if least == IMPOSSIBLE:
        return Text("gaia-refusal-federation-far", {"satellites": satellites(task.budget, GENITIVE)})
    return unpayable(s, seat, least)


def unpayable(s: GaiaState, seat: int, least: int) -> Text:
    """R65, R116 Too few tokens or QIC for so many satellites, or too few satellites."""
    p = s.players[seat]
    left = s.box.satellites - p.satellites
    params: dict[str, Param] = {"satellites": satellites(least, GENITIVE)}
    if left < least:
        params["left"] = left
        return Text("gaia-refusal-federation-pieces", params)
    if p.faction == IVITS:
        params["have"] = amount(QIC, p.qic, ACCUSATIVE)
    else:
        params["have"] = amount(TOKENS, p.power_tokens(), ACCUSATIVE)
    return Text("gaia-refusal-federation-pay", params)


# --- clusters ---


def link_reason(s: GaiaState, seat: int, hex_: int) -> Text:
    """R69 Why this hex does not name a cluster that can still be chosen."""
    task = problem(s, seat, satellites_payable(s, seat))
    chosen = s.arg(0)
    for i in range(len(task.clusters)):
        cluster = task.clusters[i]
        if hex_ in cluster:
            if chosen >> i & 1:
                return Text("gaia-refusal-link-chosen", {"hex": hex_name(s, hex_)})
            if is_open(s, chosen | 1 << i):
                return Text(
                    "gaia-refusal-link-name", {"hex": hex_name(s, hex_), "name": hex_name(s, min(cluster))}
                )
            return closed_reason(s, task, chosen | 1 << i)
    if s.federated[hex_] >> seat & 1:
        return Text("gaia-refusal-link-federated", {"hex": hex_name(s, hex_)})
    if s.owner[hex_] >= 0 and s.owner[hex_] != seat:
        return Text(
            "gaia-refusal-not-yours", {"hex": hex_name(s, hex_), "owner": player_name(s, s.owner[hex_])}
        )
    return Text("gaia-refusal-link-empty", {"hex": hex_name(s, hex_)})


def is_open(s: GaiaState, chosen: int) -> bool:
    """Whether some legal set contains these clusters."""
    if s.variant.loose_federations:
        return True
    for mask in s.link_sets:
        if mask & chosen == chosen:
            return True
    return False


def closed_reason(s: GaiaState, task: FederationProblem, chosen: int) -> Text:
    """R62, R63 No legal federation contains these clusters: too dear, or larger than it needs to be."""
    with_them = FederationProblem(
        task.neighbours,
        task.usable,
        task.clusters,
        task.values,
        task.need,
        task.budget,
        task.required | chosen,
    )
    least = least_satellites(with_them)
    if least == IMPOSSIBLE:
        return Text("gaia-refusal-link-dear", {"satellites": satellites(task.budget, GENITIVE)})
    return Text("gaia-refusal-link-needless", {"satellites": satellites(least, GENITIVE)})


def link_done_reason(s: GaiaState, seat: int) -> Text:
    """R60, R62 Why the chosen clusters do not make a federation yet."""
    task = problem(s, seat, satellites_payable(s, seat))
    chosen = s.arg(0)
    value = sum([task.values[i] for i in range(len(task.values)) if chosen >> i & 1])
    if task.required & ~chosen:
        return Text("gaia-refusal-link-required")
    if value < task.need:
        return Text("gaia-refusal-link-value", {"value": value, "need": need(s, seat)})
    if satellites_for(task, chosen) > task.budget:
        return Text("gaia-refusal-link-dear", {"satellites": satellites(task.budget, GENITIVE)})
    return Text("gaia-refusal-link-touches")


# --- satellites ---


def satellite_reason(s: GaiaState, seat: int, hex_: int) -> Text:
    """R61–R64 Why no satellite goes on this hex."""
    task = problem(s, seat, satellites_payable(s, seat))
    chosen = s.arg(0)
    name = hex_name(s, hex_)
    if s.planet[hex_] != SPACE:
        return Text("gaia-refusal-satellite-planet", {"hex": name})
    if hex_ in s.link_hexes:
        return Text("gaia-refusal-satellite-placed", {"hex": name})
    if s.federated[hex_] >> seat & 1 or s.owner[hex_] == seat:
        return Text("gaia-refusal-satellite-own", {"hex": name})
    if not task.usable[hex_]:
        return Text("gaia-refusal-satellite-adjacent", {"hex": name})
    for i in range(len(task.clusters)):
        if not chosen >> i & 1:
            for other in task.neighbours[hex_]:
                if other in task.clusters[i]:
                    return Text("gaia-refusal-satellite-touches", {"hex": name, "other": hex_name(s, other)})
    if s.variant.loose_federations:
        return loose_reason(s, task, hex_)
    return Text("gaia-refusal-satellite-longer", {"hex": name, "satellites": satellites(s.arg(1), GENITIVE)})


def loose_reason(s: GaiaState, task: FederationProblem, hex_: int) -> Text:
    """Without the test of minimality a satellite must only continue the link and leave the rest payable."""
    for group in linked(task, s.arg(0), s.link_hexes):
        for other in task.neighbours[hex_]:
            if other in group:
                params: dict[str, Param] = {
                    "hex": hex_name(s, hex_),
                    "satellites": satellites(task.budget, GENITIVE),
                }
                return Text("gaia-refusal-satellite-dear", params)
    return Text("gaia-refusal-satellite-apart", {"hex": hex_name(s, hex_)})
