import { describe, expect, it } from 'vitest';
import {
  changedOptions,
  requestOf,
  seatsFor,
  seedIsFine,
  usualBot,
  usualCount,
  type GameInfo,
  type SeatWanted,
} from './setup';

const game: GameInfo = {
  id: 'gaia',
  players: [1, 4],
  options: [
    { name: 'board', default: 'random', choices: ['default', 'random'] },
    { name: 'factions', default: '', choices: [] },
  ],
  policies: [],
  modes: [],
};

describe('seats', () => {
  it('are me and bots at first, and keep what was chosen when their number changes', () => {
    const two = seatsFor(2, [], 'easy');
    expect(two.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    const chosen: SeatWanted[] = [two[0]!, { kind: 'open', name: '', bot: 'easy' }];
    expect(seatsFor(4, chosen, 'easy').map(({ kind }) => kind)).toEqual(['me', 'open', 'bot', 'bot']);
    expect(seatsFor(1, chosen, 'easy').length).toBe(1);
  });

  it('start with two players where the game allows it', () => {
    expect(usualCount(game)).toBe(2);
    expect(usualCount({ ...game, players: [3, 5] })).toBe(3);
    expect(usualCount({ ...game, players: [1, 1] })).toBe(1);
  });

  it('meet the normal bot, or the one in the middle', () => {
    const bot = (name: string, level: number) => ({ name, level });
    expect(usualBot([bot('random', 0), bot('normal', 2), bot('hard', 3)])).toBe('normal');
    expect(usualBot([bot('random', 0)])).toBe('random');
    expect(usualBot([])).toBe('');
  });
});

describe('options', () => {
  it('are sent only where they differ from the recommended ones', () => {
    expect(changedOptions(game, {})).toEqual({});
    expect(changedOptions(game, { board: 'random', factions: ' terrans ' })).toEqual({ factions: 'terrans' });
  });

  it('know a whole number when they see one', () => {
    expect(['', '0', ' 42 '].every(seedIsFine)).toBe(true);
    expect(['-1', '1.5', 'abc', '1e3'].some(seedIsFine)).toBe(false);
  });
});

describe('the request', () => {
  it('names everybody but free seats', () => {
    const seats: SeatWanted[] = [
      { kind: 'me', name: ' Ada ', bot: '' },
      { kind: 'open', name: 'ignored', bot: '' },
      { kind: 'bot', name: '', bot: 'hard' },
    ];
    const wish = { game, seats, options: {}, name: '', seed: '7', open: true, spectators: false, autoCommit: true };
    expect(requestOf(wish, (seat) => `nr ${seat}`)).toEqual({
      game: 'gaia',
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', name: 'nr 2', bot: 'hard' }],
      options: {},
      seed: 7,
      public: true,
      spectators: false,
      commit: 'auto',
    });
  });
});
