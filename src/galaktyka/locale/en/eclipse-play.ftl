### Eclipse at the table

eclipse-prompt = { $question } ({ $left })
eclipse-answer = { $notation }
eclipse-event = { $kind }: { $seat }, { $a }, { $b }, { $c }
eclipse-not-now = “{ $notation }” is not possible now.
eclipse-refusal-species = There is no species “{ $species }”. Known: { $known }.
eclipse-refusal-species-count = { $given } species are given for { $seats } players.
eclipse-refusal-same-board = Two of these species share a board: { $species }.
