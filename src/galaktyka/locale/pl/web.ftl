# Strona w przeglądarce: jej rama i stół. Słowa gier pochodzą z ich własnych plików.
web-title = Galaktyka
web-home = Do strony głównej
web-nowhere = Tu niczego nie ma.
web-close = Zamknij
web-watch = Oglądaj
web-replay = Powtórka
web-over = Gra skończona.
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-error-unreachable = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.
web-error-status = Serwer odpowiedział statusem { $status }.
web-error-unexpected = Stało się coś, co nie powinno. Wczytaj stronę ponownie.
