# Obraz tekstowy Exodusa: krótkie słowa, które mieszczą się w wierszach.
exodus-screen-map = Mapa
exodus-screen-council = Rada, Rynek, Ulepszenia
exodus-screen-technologies = Technologie
exodus-screen-mats = Plansze
exodus-screen-turn = Tura { $n } z { $all }
exodus-screen-order = Kolejność
exodus-screen-legend = C, A, P: zasób i znacznik z maksimum; °: Księżyce; litera: przewaga; !: Centaurianin; +2 na pokładzie, -1 obrażenia, ~ w ukryciu.
exodus-screen-secret = Twoje tajne odpowiedzi
exodus-screen-bids = Licytacja
exodus-screen-white = białe
exodus-screen-red = czerwone
exodus-screen-face = Odkryta
exodus-screen-hand = Ręka
exodus-screen-values = prędkość { $speed } kości { $dice } tarcza { $shield } ładowność { $capacity }
