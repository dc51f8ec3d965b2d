# The text picture of Exodus: short words that fit into lines.
exodus-screen-map = Map
exodus-screen-council = Council, market, upgrades
exodus-screen-technologies = Technologies
exodus-screen-mats = Mats
exodus-screen-turn = Turn { $n } of { $all }
exodus-screen-order = Order
exodus-screen-legend = C, A, P: resource and marker of maximum; °: moons; letter: majority; !: Centaurian; +2 aboard, -1 damage, ~ cloaked.
exodus-screen-secret = Your secret answers
exodus-screen-bids = Bids
exodus-screen-white = white
exodus-screen-red = red
exodus-screen-face = Face up
exodus-screen-hand = Hand
exodus-screen-values = speed { $speed } dice { $dice } shield { $shield } load { $capacity }
