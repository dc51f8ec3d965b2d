import { describe, expect, it } from 'vitest';
import { letters, place, scaleOver, spread, stack } from './geometry';

describe('scales', () => {
  it('covers all values and zero with round ticks', () => {
    expect(scaleOver([12, 87])).toEqual({ from: 0, to: 100, ticks: [0, 50, 100] });
    expect(scaleOver([-7, 30], 6)).toEqual({ from: -10, to: 30, ticks: [-10, 0, 10, 20, 30] });
  });

  it('never divides by nothing', () => {
    const scale = scaleOver([0, 0]);
    expect(scale.to).toBeGreaterThan(scale.from);
    expect(scaleOver([]).ticks.length).toBeGreaterThan(1);
  });

  it('places values between the ends, also upside down', () => {
    const scale = { from: 0, to: 10, ticks: [] };
    expect(place(scale, 5, 0, 100)).toBe(50);
    expect(place(scale, 10, 200, 20)).toBe(20);
  });
});

describe('bars', () => {
  it('stacks gains to the right and losses to the left of zero', () => {
    expect(stack([10, -4, 0, 3, -1])).toEqual([
      { row: 0, value: 10, from: 0, to: 10 },
      { row: 1, value: -4, from: -4, to: 0 },
      { row: 3, value: 3, from: 10, to: 13 },
      { row: 4, value: -1, from: -5, to: -4 },
    ]);
  });
});

describe('labels', () => {
  it('keeps labels apart and inside', () => {
    const placed = spread([50, 52, 98, 99], 17, 10, 100);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let at = 1; at < sorted.length; at += 1) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(17);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    expect(placed[0]!).toBeLessThan(placed[1]!);
  });

  it('letters rows like columns of a spreadsheet', () => {
    expect([0, 25, 26, 52].map(letters)).toEqual(['a', 'z', 'aa', 'ba']);
  });
});
