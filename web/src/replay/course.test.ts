import { describe, expect, it } from 'vitest';
import { lineOf, standingsAt, turningPoint } from './course';

const course = [
  { at: 0, standings: [{ points: 10, share: 0.5 }, { points: 10, share: 0.5 }] },
  { at: 4, standings: [{ points: 12, share: 0.75 }, { points: 9, share: 0.25 }] },
  { at: 8, standings: [{ points: 11, share: 0.25 }, { points: 15, share: 0.75 }] },
];

describe('the course of a game', () => {
  it('holds until the next evaluation', () => {
    expect(standingsAt(course, 0)[0]?.share).toBe(0.5);
    expect(standingsAt(course, 3)[0]?.share).toBe(0.5);
    expect(standingsAt(course, 4)[0]?.share).toBe(0.75);
    expect(standingsAt(course, 99)[1]?.points).toBe(15);
    expect(standingsAt([], 5)).toEqual([]);
  });

  it('is drawn from left to right, the surest winner on top', () => {
    expect(lineOf(course, 0, 8, 80, 40)).toBe('0.0,20.0 40.0,10.0 80.0,30.0');
  });

  it('has its turning point where a share moved most', () => {
    expect(turningPoint(course)).toEqual({ at: 8, seat: 0, by: -0.5 });
    expect(turningPoint(course.slice(0, 1))).toBeNull();
  });
});
