import { describe, expect, it } from 'vitest';
import { answerAt, between, directionTo, firstOf, fits, isAnswer, lastOf, nearestTo, pointAt, readDial, restOf, stepped, type Dial } from './dial';

function arc(runs: string, dial = 'open #'): Dial | null {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const data = { dial, label: 'Direction', x: '100', y: '200', inner: '48', radius: '50', runs };
  for (const [name, value] of Object.entries(data)) path.setAttribute(`data-${name}`, value);
  return readDial(path);
}

function dialOf(runs: string): Dial {
  const dial = arc(runs);
  if (!dial) throw new Error('not a dial');
  return dial;
}

describe('a dial', () => {
  it('is read from the picture', () => {
    expect(arc('0-30 90-90')).toEqual({
      x: 100,
      y: 200,
      inner: 48,
      radius: 50,
      runs: [
        [0, 30],
        [90, 90],
      ],
      notation: 'open #',
      label: 'Direction',
    });
    expect(arc('')).toBeNull();
    expect(arc('0-30', 'open')).toBeNull();
  });

  it('knows the direction of a point: right is 0, down is 90', () => {
    const dial = dialOf('0-359');
    expect([directionTo(dial, 150, 200), directionTo(dial, 100, 260), directionTo(dial, 40, 200)]).toEqual([0, 90, 180]);
    expect(directionTo(dial, 100, 100)).toBe(270);
    expect(directionTo(dial, 200, 199.9)).toBe(0); // not 360
  });

  it('finds every direction again from its point', () => {
    const dial = dialOf('0-359');
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const point = pointAt(dial, degrees, dial.radius);
      expect(directionTo(dial, point.x, point.y)).toBe(degrees);
    }
  });

  it('gives the nearest direction that fits, also round zero', () => {
    const dial = dialOf('10-30 90-90 300-340');
    expect(nearestTo(dial, 20)).toBe(20);
    expect(nearestTo(dial, 50)).toBe(30);
    expect(nearestTo(dial, 70)).toBe(90);
    expect(nearestTo(dial, 0)).toBe(10);
    expect(nearestTo(dial, 350)).toBe(340);
    expect(between(350, 10)).toBe(20);
  });

  it('steps over gaps and round the circle, and never to what does not fit', () => {
    const dial = dialOf('0-2 90-90 358-359');
    expect(stepped(dial, 1, 1)).toBe(2);
    expect(stepped(dial, 2, 1)).toBe(90);
    expect(stepped(dial, 90, 1)).toBe(358);
    expect(stepped(dial, 359, 1)).toBe(0);
    expect(stepped(dial, 0, -1)).toBe(359);
    for (let by = -20; by <= 20; by += 1) expect(fits(dial, stepped(dial, 1, by))).toBe(true);
    expect(stepped(dialOf('90-90'), 90, 15)).toBe(90);
  });

  it('has ends, a place to rest, and writes an answer', () => {
    const dial = dialOf('10-30 90-90 300-340');
    expect([firstOf(dial), lastOf(dial), restOf(dial)]).toEqual([10, 340, 320]);
    expect(answerAt(dial, 73)).toBe('open 73');
  });

  it('knows its own answers', () => {
    const dial = dialOf('10-30');
    expect(['open 10', 'open', 'open 1x', 'reopen 10', 'join risa 2'].map((one) => isAnswer(dial, one))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
