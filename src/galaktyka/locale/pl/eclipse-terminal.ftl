# Eclipse w terminalu.

eclipse-screen-mats = Gracze
eclipse-screen-blueprints = Projekty
eclipse-screen-technologies = Technologie
eclipse-screen-round = Runda
eclipse-screen-over = Koniec
eclipse-screen-stacks = Stosy
eclipse-screen-vp = PZ
eclipse-screen-discs = Dyski
eclipse-screen-colony = Statki Kolonizacyjne
eclipse-screen-trade = Handel
eclipse-screen-reputation = Reputacja
eclipse-screen-allies = Ambasadorzy
eclipse-screen-kept = Odkrycia
eclipse-screen-legend = Pola: M Materiały, S Nauka, C Fundusze, G dowolne, małe litery zaawansowane, o Orbital, • kostka. Strzałki: Tunele. A Artefakt, I Monolit, @ portal, ? odkrycie. Statki: i Myśliwiec, c Krążownik, d Pancernik, s Baza Gwiezdna; po ! niegracze: a Starożytny, g Strażnik, X GCDS.
