import { describe, expect, it } from 'vitest';
import { nextTurn, previousTurn, Recent, roundStarts, turnStarts } from './steps';

const entries = [
  { seat: 0, round: 0 },
  { seat: 1, round: 0 },
  { seat: 1, round: 0 },
  { seat: 1, round: 1 },
  { seat: 0, round: 1 },
];

describe('turns', () => {
  const starts = turnStarts(entries);

  it('begin where somebody else answers or a round begins', () => {
    expect(starts).toEqual([0, 1, 3, 4, 5]);
  });

  it('are stepped through in both directions and end at the ends', () => {
    expect(nextTurn(starts, 1)).toBe(3);
    expect(nextTurn(starts, 2)).toBe(3);
    expect(nextTurn(starts, 5)).toBe(5);
    expect(previousTurn(starts, 3)).toBe(1);
    expect(previousTurn(starts, 2)).toBe(1);
    expect(previousTurn(starts, 0)).toBe(0);
  });

  it('of no entries are the opening alone', () => {
    expect(turnStarts([])).toEqual([0]);
  });
});

describe('rounds', () => {
  it('are marked where they begin', () => {
    expect(roundStarts(entries)).toEqual([
      { round: 0, at: 0 },
      { round: 1, at: 3 },
    ]);
  });
});

describe('recent positions', () => {
  it('forget the one that was not asked for the longest', () => {
    const recent = new Recent<number>(2);
    recent.put('a', 1);
    recent.put('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.put('c', 3);
    expect(recent.get('b')).toBeUndefined();
    expect(recent.get('a')).toBe(1);
    expect(recent.get('c')).toBe(3);
  });
});
