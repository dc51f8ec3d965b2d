/** The log as people read it: by round, and within it by turn. */
import { say, word } from '../lib/fluent.svelte';
import type { LogLine, Player } from '../lib/wire';
import { nameOfSeat } from './naming';

export interface Turn {
  seat: number;
  lines: LogLine[];
}

export interface Round {
  round: number;
  turns: Turn[];
}

/** Lines grouped by round and by whoever acts, in the order of play. */
export function byRound(lines: LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (const line of lines) {
    let round = rounds.at(-1);
    if (!round || round.round !== line.round) {
      round = { round: line.round, turns: [] };
      rounds.push(round);
    }
    const turn = round.turns.at(-1);
    if (turn && turn.seat === line.seat) turn.lines.push(line);
    else round.turns.push({ seat: line.seat, lines: [line] });
  }
  return rounds;
}

export function lineInWords(line: LogLine, players: Player[]): string {
  const name = nameOfSeat(line.seat, players);
  const said = line.said.map(say).join(' ');
  return word('web-log-spoken', { name, did: say(line.label), said });
}
