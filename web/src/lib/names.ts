/** Names of things that the server lists by id. */
import { word, words } from './fluent.svelte';
import { letterOf } from './owners';

export function gameName(game: string): string {
  return words.find(`${game}-name`) ?? game;
}

/** The short name of a bot's level; a bot without one goes by its own name. */
export function botName(bot: string): string {
  return words.find(`lobby-bot-${bot}`) ?? bot;
}

/** What a bot is like, where the texts tell. */
export function botDescription(bot: string): string {
  return words.find(`bot-${bot}.description`) ?? words.find(`bot-${bot}`) ?? '';
}

/** Names in a row, as the language writes them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

/** How long ago, or the day, as the language says it. */
export function since(moment: string | number, now: number = Date.now()): string {
  const then = typeof moment === 'number' ? moment : Date.parse(moment);
  if (Number.isNaN(then)) return '';
  const minutes = Math.round((then - now) / 60_000);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  if (minutes > -60) return relative.format(Math.min(0, minutes), 'minute');
  if (minutes > -60 * 24) return relative.format(Math.round(minutes / 60), 'hour');
  if (minutes > -60 * 24 * 14) return relative.format(Math.round(minutes / 60 / 24), 'day');
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(then);
}

export function statusWords(status: string, round: number | null | undefined): string {
  if (status === 'playing' && round) return word('lobby-status-round', { round });
  return word(`lobby-status-${status}`);
}

/** What somebody is called; records of old games may not say. */
export function playerName(seat: number, name: string): string {
  return name || word('lobby-default-name', { letter: letterOf(seat) });
}
