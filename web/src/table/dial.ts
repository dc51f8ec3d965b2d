/** A direction chosen on an arc of degrees. The picture says where the arc lies and how an answer is written. */

export interface Dial {
  x: number;
  y: number;
  /** How far from the middle what turns begins, and where it ends. */
  inner: number;
  radius: number;
  /** Degrees that can be chosen, from and to; 0 points to the right, 90 down. */
  runs: [number, number][];
  /** The answer, `#` for the degrees. */
  notation: string;
  label: string;
}

const CIRCLE = 360;
/** Degrees that a large step goes. */
export const LARGE = 15;

export function readDial(element: Element): Dial | null {
  const value = (name: string): string => element.getAttribute(`data-${name}`) ?? '';
  const runs = value('runs')
    .split(' ')
    .map((run) => run.split('-').map(Number) as [number, number])
    .filter(([from, to]) => Number.isInteger(from) && Number.isInteger(to) && from <= to);
  const [x, y, inner, radius] = ['x', 'y', 'inner', 'radius'].map((name) => Number(value(name))) as [number, number, number, number];
  if (!runs.length || !value('dial').includes('#') || !(radius > 0)) return null;
  return { x, y, inner, radius, runs, notation: value('dial'), label: value('label') };
}

/** The direction from the middle to a point, in whole degrees. */
export function directionTo(dial: Dial, x: number, y: number): number {
  const degrees = Math.round((Math.atan2(y - dial.y, x - dial.x) * 180) / Math.PI);
  return (degrees + CIRCLE) % CIRCLE;
}

/** How many degrees lie between two directions, the short way round. */
export function between(one: number, other: number): number {
  const far = Math.abs(one - other) % CIRCLE;
  return Math.min(far, CIRCLE - far);
}

export function fits(dial: Dial, degrees: number): boolean {
  return dial.runs.some(([from, to]) => from <= degrees && degrees <= to);
}

/** The direction that can be chosen nearest to a given one; of two as near, the lower. */
export function nearestTo(dial: Dial, degrees: number): number {
  if (fits(dial, degrees)) return degrees;
  const ends = dial.runs.flat().sort((a, b) => a - b);
  return ends.reduce((best, end) => (between(end, degrees) < between(best, degrees) ? end : best));
}

/** So many degrees further; over a gap to the next run, and round the circle. */
export function stepped(dial: Dial, degrees: number, by: number): number {
  const sign = by < 0 ? -1 : 1;
  let next = degrees;
  for (let gone = 0; gone < Math.abs(by); gone += 1) {
    do next = (next + sign + CIRCLE) % CIRCLE;
    while (!fits(dial, next) && next !== degrees);
  }
  return next;
}

export function firstOf(dial: Dial): number {
  return Math.min(...dial.runs.map(([from]) => from));
}

export function lastOf(dial: Dial): number {
  return Math.max(...dial.runs.map(([, to]) => to));
}

/** The middle of the longest run: where a hand rests before it is moved. */
export function restOf(dial: Dial): number {
  const [from, to] = dial.runs.reduce((best, run) => (run[1] - run[0] > best[1] - best[0] ? run : best));
  return from + Math.floor((to - from) / 2);
}

export function pointAt(dial: Dial, degrees: number, far: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: dial.x + far * Math.cos(turn), y: dial.y + far * Math.sin(turn) };
}

export function answerAt(dial: Dial, degrees: number): string {
  return dial.notation.replace('#', String(degrees));
}

/** Whether an answer is one of those that the dial gives. */
export function isAnswer(dial: Dial, notation: string): boolean {
  const [before, after] = dial.notation.split('#') as [string, string];
  const degrees = notation.slice(before.length, notation.length - after.length);
  return notation.startsWith(before) && notation.endsWith(after) && /^\d+$/.test(degrees);
}
