# New Frontiers w trakcie gry: pytania, odpowiedzi, ostrzeżenia, powody, dziennik.
# Nazwy i ilości pochodzą z frontiers.ftl jako odwołania albo parametry.

## Pytania

frontiers-ask-side = Wybierz stronę swojej planszy Imperium, a tym samym Rodzimą Kolonię.
frontiers-ask-choose = Wybierz kafel Akcji: rozpatrzą ją wszyscy, a bonus należy do ciebie.
frontiers-ask-reveal = Wybrano: { $action }. Twój Cel „{ $goal }” leży zakryty: odkrywasz go teraz?
frontiers-ask-reveal-other = Wybrano: { $action }. Twój Cel „{ $goal }” pozostaje zakryty.
frontiers-ask-develop = Masz { $credits }. Którą Technologię kupujesz, jeśli w ogóle?
frontiers-ask-explore = Którą Planetę bierzesz?
frontiers-ask-explore-second = Którą Planetę bierzesz jako drugą?
frontiers-ask-return = Masz o { $planets } za dużo. Którą Odkrytą Planetę odkładasz?
frontiers-ask-settle = Koloniści czy Kolonizacja? Niewykorzystani Koloniści: { $colonists }, Kredyty: { $money }.
frontiers-ask-settle-second = Kolonizujesz drugą Planetę? Niewykorzystani Koloniści: { $colonists }, Kredyty: { $money }.
frontiers-ask-settle-last = Zamieniasz jeszcze Kolonię przed końcem swojej kolei?
frontiers-ask-force = Planeta „{ $planet }” ma obronę { $need }, twoja siła militarna to { $have }. Które dobro dokładasz?
frontiers-ask-force-enough = Siła militarna { $have } wystarcza na Planetę „{ $planet }” (obrona { $need }). Podbijasz?
frontiers-ask-force-good = Które dobro { $kind } odrzucasz dla kafla „{ $tile }”?
frontiers-ask-upgrade = Która Planeta zastąpi Kolonię „{ $colony }”?
frontiers-ask-kind = Jakiego rodzaju jest twoja Rafineria w Obłoku Oorta w tej Akcji?
frontiers-ask-kind-arrived = Z jakim dobrem zaczyna twoja Rafineria w Obłoku Oorta?
frontiers-ask-short = W puli za mało dóbr: { $goods } ({ $kind }). Która Kolonia dostaje dobro?
frontiers-ask-windfall = Której Zdolności zdobycznej używasz teraz?
frontiers-ask-place = Na której Kolonii zdobycznej kafel „{ $tile }” kładzie dobro?
frontiers-ask-place-bonus = Na której Kolonii zdobycznej kładziesz dobro z bonusu?
frontiers-ask-stock = Które dobra przenosisz do Magazynu? Zostaną tam do końca.
frontiers-ask-sell = Które dobro sprzedajesz, jeśli w ogóle?
frontiers-ask-sell-again = Które dobro sprzedajesz dzięki kaflowi „{ $tile }”?
frontiers-ask-tax = Otrzymujesz { $credits }. Ile przenosisz do Magazynu?
frontiers-ask-consume = Której Zdolności konsumpcyjnej używasz teraz?
frontiers-ask-goods = Które dobra konsumuje kafel „{ $tile }”? Do wyboru jeszcze: { $goods }.
frontiers-ask-keep = Który Cel zachowujesz zakryty?
frontiers-ask-under = Który Cel trafia pod stos jako pierwszy?

## Odpowiedzi

frontiers-do-action = { $action }
frontiers-do-action-produce = { $action } (+{ $credits })
frontiers-do-tech = { $tile } – { $effect }
frontiers-do-pass = Nie kupuj
frontiers-do-return = Do woreczka: { $tile }
frontiers-do-store = Do Magazynu: { $tile }
frontiers-do-colonists = Weź { $colonists }
frontiers-do-no-colonists = Nie bierz Kolonistów: pula jest pusta
frontiers-do-pay = Skolonizuj Planetę „{ $tile }”
frontiers-do-pay-military = Zapłać za Planetę „{ $tile }”
frontiers-do-conquer = Podbij Planetę „{ $tile }” (siła { $have } przeciw { $need })
frontiers-do-conquer-goods = Podbij Planetę „{ $tile }” z pomocą dóbr (siła { $have } przeciw { $need })
frontiers-do-replace = Zamień Kolonię „{ $colony }” na Planetę „{ $tile }”
frontiers-do-upgrade = Zamień Kolonię „{ $tile }” na Odkrytą Planetę
frontiers-do-upgrade-to = { $tile }
frontiers-do-settle-done = Nie kolonizuj drugiej Planety
frontiers-do-last-done = Nie zamieniaj
frontiers-do-force = { $tile }: { $kind } za +{ $n } do siły militarnej
frontiers-do-force-done = Podbij teraz
frontiers-do-good = Dobro { $kind } z Kolonii „{ $tile }”
frontiers-do-sell = Dobro { $kind } z Kolonii „{ $tile }” za { $credits }
frontiers-do-place = „{ $tile }” ({ $kind })
frontiers-do-no-sale = Nie sprzedawaj
frontiers-do-power = { $tile } – { $effect }
frontiers-do-consume-done = Nie sprzedawaj drugiego dobra
frontiers-do-stock-done = Nie przenoś więcej dóbr
frontiers-do-tax = { $n ->
    [0] Nic
   *[other] { $n }
}
frontiers-do-kind = { $kind }
frontiers-do-reveal = Odkryj go
frontiers-do-keep = Zostaw zakryty
frontiers-do-quiet = Zostaw zakryty i nie pytaj więcej w tej rundzie
frontiers-do-goal = { $goal } – { $effect }

## Ostrzeżenia

frontiers-warning-last-spaces = Zakryjesz więcej niż { $n } pól: ta runda będzie ostatnia.
frontiers-warning-last-colonies = To więcej niż { $n } Kolonii: ta runda będzie ostatnia.
frontiers-warning-last-colonists = W puli zostanie mniej niż { $n } Kolonistów: ta runda może być ostatnia.
frontiers-warning-last-points = Pula punktów się wyczerpie: ta runda będzie ostatnia.
frontiers-warning-no-tech = Nie stać cię na żadną Technologię.
frontiers-warning-no-settle = Nie możesz skolonizować żadnej Planety, tylko wziąć Kolonistów.
frontiers-warning-no-produce = Nie masz Kolonii, która mogłaby coś wyprodukować, i nie dostaniesz Kredytów.
frontiers-warning-no-goods = Nie masz żadnego dobra na sprzedaż ani do konsumpcji.
frontiers-warning-first = Twój pion stoi już na pierwszym miejscu.
frontiers-warning-no-goals = Stos Celów jest pusty.
frontiers-warning-surplus = Będziesz mieć za dużo Planet: na koniec Akcji trzeba odłożyć którąś z Odkrytych.
frontiers-warning-few-colonists = W puli jest tylko { $colonists }.
frontiers-warning-could-conquer = Możesz podbić tę Planetę bez płacenia.
frontiers-warning-enough = Twoja siła militarna już wystarcza.
frontiers-warning-good-lost = Przepadnie dobro { $kind } z Kolonii „{ $tile }”.
frontiers-warning-no-windfall = W puli nie ma dla niej dobra { $kind }.
frontiers-warning-affordable = Stać cię jeszcze na Technologie.

## Powody

frontiers-refusal-not-asked = To nie jest odpowiedź na zadane pytanie.
frontiers-refusal-action-used = { $action }: ten kafel już wybrano w tej rundzie.
frontiers-refusal-action-out = { $action }: tego kafla nie ma w tej grze.
frontiers-refusal-needs = Potrzeba { $need }, masz { $have }.
frontiers-refusal-military = Potrzeba siły militarnej { $need }, masz { $have }.
frontiers-refusal-military-goods = Potrzeba siły militarnej { $need }, masz { $have }, licząc wszystkie dobra, które można odrzucić.
frontiers-refusal-tech-owned = Masz już kafel „{ $tile }”.
frontiers-refusal-tech-out = Kafla „{ $tile }” nie ma w tej grze: leży drugą stroną do góry.
frontiers-refusal-tech-gone = Nie ma już kafla „{ $tile }”.
frontiers-refusal-spaces = Zakrywasz już { $spaces }; na kolejną Technologię nie ma miejsca.
frontiers-refusal-straddle = Duża Technologia musi mieć oba pola po jednej stronie granicy strefy.
frontiers-refusal-not-offered = Planety „{ $tile }” nie ma do wyboru.
frontiers-refusal-taken = Planeta „{ $tile }” należy do gracza { $letter }.
frontiers-refusal-not-explored = Planeta „{ $tile }” nie jest jedną z twoich Odkrytych Planet.
frontiers-refusal-no-store = Planety trafiają do Magazynu tylko przy odkrytym Celu „{ $goal }”.
frontiers-refusal-stored = W jednej Akcji do Magazynu może trafić tylko jedna Planeta.
frontiers-refusal-not-for-sale = Planeta „{ $tile }” jest militarna, a żadna twoja Zdolność nie pozwala za nią zapłacić.
frontiers-refusal-not-military = Planeta „{ $tile }” nie jest militarna: trzeba za nią zapłacić.
frontiers-refusal-no-passing = Pasować nie wolno: weź Kolonistów albo kolonizuj.
frontiers-refusal-made-choice = Twój wybór w tej Akcji jest już dokonany.
frontiers-refusal-no-upgrade = Żadna twoja Zdolność nie pozwala teraz zamienić Kolonii.
frontiers-refusal-upgrade-used = W tej Akcji już zamieniono Kolonię.
frontiers-refusal-not-colony = Kafel „{ $tile }” nie jest twoją Kolonią.
frontiers-refusal-upgrade-new = Kolonia „{ $tile }” pojawiła się w twoim Imperium w tej Akcji.
frontiers-refusal-upgrade-military = Kolonia lub Planeta militarna nie bierze udziału w zamianie: „{ $tile }”.
frontiers-refusal-upgrade-nothing = Żadna twoja Odkryta Planeta nie może zastąpić Kolonii „{ $tile }”.
frontiers-refusal-upgrade-kind = Planeta „{ $tile }” jest innego rodzaju niż Kolonia „{ $colony }”.
frontiers-refusal-upgrade-cost = Planeta „{ $tile }” musi kosztować o { $least } do { $most } więcej niż Kolonia „{ $colony }”; różnica to { $have }.
frontiers-refusal-no-replace = Nie masz Kolonii, którą można zamienić na Planetę „{ $tile }”.
frontiers-refusal-no-good = Na Kolonii „{ $tile }” nie ma dobra.
frontiers-refusal-good-kind = Dobro na Kolonii „{ $tile }” jest innego rodzaju: { $kind }.
frontiers-refusal-kind-taken = Dobro tego rodzaju już wzięto: { $kind }.
frontiers-refusal-refinery = Dobra z Kolonii „{ $tile }” nie można sprzedać.
frontiers-refusal-must-sell = Trzeba teraz sprzedać jedno dobro.
frontiers-refusal-power-missing = Nie masz takiej Zdolności.
frontiers-refusal-power-phase = Zdolność kafla „{ $tile }” nie dotyczy tego pytania.
frontiers-refusal-power-used = Zdolności kafla „{ $tile }” użyto już w tej Akcji.
frontiers-refusal-power-new = Kafel „{ $tile }” pojawia się w Imperium w tej Akcji; jego Zdolności czekają na następną.
frontiers-refusal-power-goods = Kafel „{ $tile }” wymaga { $need }, masz { $have }.
frontiers-refusal-power-goods-kind = Kafel „{ $tile }” wymaga { $need } ({ $kind }), masz { $have }.
frontiers-refusal-force-short = Po użyciu kafla „{ $tile }” nie dałoby się już podbić Planety.
frontiers-refusal-power-always = Zdolność kafla „{ $tile }” działa sama.
frontiers-refusal-must-consume = Trzeba użyć Zdolności konsumpcyjnej, która może zadziałać.
frontiers-refusal-nothing-to-sell = Nie masz dobra, które można sprzedać.
frontiers-refusal-no-windfall = Kafel „{ $tile }” nie ma pustej Kolonii zdobycznej, na której można położyć dobro.
frontiers-refusal-not-windfall = Kolonia „{ $tile }” nie jest zdobyczna.
frontiers-refusal-not-production = Kolonia „{ $tile }” nie jest produkcyjna tego rodzaju.
frontiers-refusal-full = Na Kolonii „{ $tile }” jest już dobro.
frontiers-refusal-other-kind = Kolonia „{ $tile }” jest innego rodzaju.
frontiers-refusal-supply = W puli nie ma już dobra { $kind }.
frontiers-refusal-tax = Otrzymano tylko { $credits }.
frontiers-refusal-first-game-goals = W pierwszej grze Celów się nie używa.
frontiers-refusal-reveal = Wcześniej można odkryć tylko Cel z Magazynem.
frontiers-refusal-goal-place = Oglądasz tylko { $n ->
    [one] { $n } Cel
    [few] { $n } Cele
   *[many] { $n } Celów
}.

## Dziennik

frontiers-event-round = Zaczyna się runda { $n }.
frontiers-event-home = { $letter } gra Rodzimą Kolonią „{ $tile }”.
frontiers-event-choose = { $letter } wybiera kafel: { $action }.
frontiers-event-credits = { $letter } otrzymuje { $credits } („{ $tile }”).
frontiers-event-credits-bonus = { $letter } otrzymuje { $credits } (bonus).
frontiers-event-colonists = { $letter } otrzymuje { $colonists } („{ $tile }”).
frontiers-event-colonists-action = { $letter } otrzymuje { $colonists }.
frontiers-event-vp = { $letter } zdobywa { $vp } („{ $tile }”).
frontiers-event-vp-bonus = { $letter } zdobywa { $vp } (bonus).
frontiers-event-buy = { $letter } kupuje Technologię „{ $tile }” za { $credits }.
frontiers-event-buy-free = { $letter } bierze Technologię „{ $tile }” za darmo.
frontiers-event-pass = { $letter } nic nie kupuje.
frontiers-event-open = Do wyboru: „{ $tile }”.
frontiers-event-take = { $letter } bierze Planetę „{ $tile }”.
frontiers-event-draw = { $letter } dobiera z woreczka Planetę „{ $tile }” („{ $source }”).
frontiers-event-back = Z powrotem do woreczka: { $planets }.
frontiers-event-return = { $letter } odkłada do woreczka Planetę „{ $tile }”.
frontiers-event-store-planet = { $letter } kładzie Planetę „{ $tile }” w Magazynie.
frontiers-event-settle = { $letter } kolonizuje Planetę „{ $tile }” za { $credits }.
frontiers-event-settle-free = { $letter } kolonizuje Planetę „{ $tile }” za darmo.
frontiers-event-conquer = { $letter } podbija Planetę „{ $tile }”.
frontiers-event-force = { $letter } zamienia dobro ({ $kind }) na +{ $n } do siły militarnej („{ $tile }”).
frontiers-event-upgrade = { $letter } zamienia Kolonię „{ $tile }” na lepszą: „{ $planet }”.
frontiers-event-replace = { $letter } zastępuje Kolonię „{ $tile }” Planetą „{ $planet }”.
frontiers-event-windfall = Kolonia „{ $tile }” gracza { $letter } zaczyna z dobrem: { $kind }.
frontiers-event-kind = { $letter } ustala rodzaj Rafinerii w Obłoku Oorta: { $kind }.
frontiers-event-produce = { $letter } produkuje na Kolonii „{ $tile }”: { $kind }.
frontiers-event-stock = { $letter } przenosi dobro z Kolonii „{ $tile }” do Magazynu: { $kind }.
frontiers-event-sell = { $letter } sprzedaje dobro z Kolonii „{ $tile }” ({ $kind }) za { $credits }.
frontiers-event-no-sale = { $letter } nic nie sprzedaje.
frontiers-event-tax = { $letter } przenosi { $credits } do Magazynu.
frontiers-event-consume = { $letter } konsumuje { $goods } dzięki kaflowi „{ $tile }”: { $gain }.
frontiers-event-consume-none = { $letter } używa kafla „{ $tile }”: { $gain }.
frontiers-event-first = { $letter } zajmuje pierwsze miejsce.
frontiers-event-forward = { $letter } przechodzi o jedno miejsce do przodu.
frontiers-event-forward-none = { $letter } zostaje na pierwszym miejscu.
frontiers-event-look = { $letter } ogląda Cel „{ $goal }”.
frontiers-event-kept = { $letter } zachowuje zakryty Cel.
frontiers-event-kept-goal = { $letter } zachowuje Cel „{ $goal }”.
frontiers-event-goal-up = Cel gracza { $letter } zostaje odkryty: { $goal }.
frontiers-event-left = Kredyty na kaflu Produkcja: { $n }.
frontiers-event-last-spaces = Ostatnia runda: ktoś zakrywa więcej niż { $n } pól Technologii.
frontiers-event-last-colonies = Ostatnia runda: ktoś ma więcej niż { $n } Kolonii.
frontiers-event-last-colonists = Ostatnia runda: zostało mniej niż { $n } Kolonistów.
frontiers-event-last-points = Ostatnia runda: pula punktów jest pusta.
frontiers-event-last-limit = Gra kończy się po { $n } rundach, choć nic jej nie zakończyło.
frontiers-event-score = { $letter }: { $vp } ({ $source }).
frontiers-event-discard = { $letter } oddaje dobro z Kolonii „{ $tile }”: { $kind }.

## Skąd są punkty

frontiers-source-chips = żetony punktów
frontiers-source-technologies = Technologie
frontiers-source-colonies = Kolonie
frontiers-source-bonuses = kafle ze znakiem zapytania
frontiers-source-goals = Cele

## Automatyka

frontiers-policy-reveal = Twój zakryty Cel
    .description = Czy przy każdym wyborze kafla Akcji pada pytanie o jego odkrycie.
frontiers-policy-reveal-ask = Pytaj za każdym razem
frontiers-policy-reveal-keep = Zostaw zakryty

## Jednym spojrzeniem

frontiers-gauge-vp = Punkty do tej pory
frontiers-gauge-credits = Kredyty
frontiers-gauge-colonists = Niewykorzystani Koloniści
frontiers-gauge-goods = Dobra
frontiers-gauge-military = Siła militarna
frontiers-gauge-colonies = Kolonie
frontiers-gauge-spaces = Pola Technologii

# Na co patrzą boty: tym, co odpowiedź z tego zmienia, tłumaczą ją.
frontiers-aspect-points = dotychczasowe punkty
frontiers-aspect-credits = Kredyty
frontiers-aspect-planets = Planety do zasiedlenia i Koloniści
frontiers-aspect-engine = produkcja i konsumpcja
frontiers-aspect-powers = Zdolności

frontiers-stage = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}
frontiers-stage-action = Runda { $round }: { $action }
frontiers-stage-last = Runda { $round }, ostatnia
frontiers-stage-last-action = Runda { $round }, ostatnia: { $action }
