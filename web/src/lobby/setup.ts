/** A new table as its owner puts it together: plain data, checked by the server. */

export interface Choice {
  name: string;
  default: string;
  choices: string[];
}

export interface GameInfo {
  id: string;
  players: [number, number];
  options: Choice[];
  policies: Choice[];
  modes: string[];
}

export interface BotInfo {
  name: string;
  level: number;
  /** What somebody who added the bot says of it; ours are described by the texts. */
  description?: string;
}

export type SeatKindWanted = 'me' | 'here' | 'open' | 'bot';

export interface SeatWanted {
  kind: SeatKindWanted;
  name: string;
  bot: string;
}

/** The bot that a newcomer meets: the middle one of what there is. */
export function usualBot(bots: BotInfo[]): string {
  const named = bots.find((bot) => bot.name === 'normal');
  return (named ?? bots[Math.floor((bots.length - 1) / 2)])?.name ?? '';
}

/** As many seats as wanted: those already chosen stay, me first, then bots. */
export function seatsFor(count: number, chosen: SeatWanted[], bot: string): SeatWanted[] {
  return Array.from(
    { length: count },
    (_, seat) => chosen[seat] ?? { kind: seat === 0 ? 'me' : 'bot', name: '', bot },
  );
}

/** The player count that is offered first: two, or what comes nearest to it. */
export function usualCount(game: GameInfo): number {
  return Math.min(Math.max(2, game.players[0]), game.players[1]);
}

/** Only what differs from the recommended options. */
export function changedOptions(game: GameInfo, options: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    game.options.flatMap(({ name, default: usual }) => {
      const value = options[name];
      return value === undefined || value.trim() === usual ? [] : [[name, value.trim()]];
    }),
  );
}

export interface Wish {
  game: GameInfo;
  seats: SeatWanted[];
  options: Record<string, string>;
  name: string;
  seed: string;
  open: boolean;
  spectators: boolean;
  autoCommit: boolean;
}

/** A whole number from 0 on, or nothing at all. */
export function seedIsFine(seed: string): boolean {
  return /^\s*\d*\s*$/.test(seed);
}

/** Seats as the server takes them; those without a name get the one that `nameFor` gives. */
export function seatRequests(
  seats: SeatWanted[],
  nameFor: (seat: number, wanted: SeatWanted) => string,
): { kind: SeatKindWanted; name?: string; bot?: string }[] {
  return seats.map((wanted, seat) => {
    if (wanted.kind === 'open') return { kind: 'open' };
    const name = wanted.name.trim() || nameFor(seat, wanted);
    return wanted.kind === 'bot' ? { kind: 'bot', name, bot: wanted.bot } : { kind: wanted.kind, name };
  });
}

/** The body of `POST /tables`. */
export function requestOf(wish: Wish, nameFor: (seat: number, wanted: SeatWanted) => string): object {
  return {
    game: wish.game.id,
    seats: seatRequests(wish.seats, nameFor),
    options: changedOptions(wish.game, wish.options),
    ...(wish.seed.trim() ? { seed: Number(wish.seed) } : {}),
    ...(wish.name.trim() ? { name: wish.name.trim() } : {}),
    public: wish.open,
    spectators: wish.spectators,
    commit: wish.autoCommit ? 'auto' : 'explicit',
  };
}

