# Obraz tekstowy Ascendancy: krótkie słowa, które mieszczą się w liniach.
ascendancy-screen-map = Mapa
ascendancy-screen-systems = Systemy
ascendancy-screen-mats = Konsole
ascendancy-screen-table = Stół
ascendancy-screen-round = Runda { $n }
ascendancy-screen-order = Kolejność
ascendancy-screen-legend = Pod systemem: kto go kontroluje albo W i poziom, Węzły p r c, + Baza Kosmiczna, !4 Niebezpieczeństwo, ? karta, r żeton Badań, potem Okręty. Kropki to sektory Szlaków, ∘ otwartych, litery to stojące tam Okręty.
