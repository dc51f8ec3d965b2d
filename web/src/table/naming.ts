/** What players are called where they gave no name. */
import { word } from '../lib/fluent.svelte';
import { letterOf } from '../lib/owners';
import type { Player } from '../lib/wire';

export function nameOf(player: Pick<Player, 'seat' | 'name' | 'kind' | 'bot'>): string {
  if (player.name) return player.name;
  if (player.kind === 'bot' && player.bot) return word('web-bot-named', { bot: player.bot });
  return word('web-seat', { letter: letterOf(player.seat) });
}

export function nameOfSeat(seat: number, players: Player[]): string {
  const player = players.find((one) => one.seat === seat);
  return player ? nameOf(player) : word('web-seat', { letter: letterOf(seat) });
}
