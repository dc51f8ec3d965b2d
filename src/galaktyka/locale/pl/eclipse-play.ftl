### Eclipse at the table

eclipse-prompt = { $question } ({ $left })
eclipse-answer = { $notation }
eclipse-event = { $kind }: { $seat }, { $a }, { $b }, { $c }
eclipse-not-now = Nie można teraz: „{ $notation }”.
eclipse-refusal-species = Nie ma rasy „{ $species }”. Znane: { $known }.
eclipse-refusal-species-count = Podano { $given } ras dla { $seats } graczy.
eclipse-refusal-same-board = Dwie z tych ras dzielą jedną planszę: { $species }.
