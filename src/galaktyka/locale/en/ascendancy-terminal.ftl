# The text picture of Ascendancy: short words that fit into lines.
ascendancy-screen-map = Map
ascendancy-screen-systems = Systems
ascendancy-screen-mats = Consoles
ascendancy-screen-table = Table
ascendancy-screen-round = Round { $n }
ascendancy-screen-order = Order
ascendancy-screen-legend = Under a system: its controller or W and level, p r c nodes, + Starbase, !4 Hazard, ? card, r Research token, then ships. Dots are lane sectors, ∘ of open lanes, letters are ships there.
