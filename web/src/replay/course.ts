/** How everybody stood, over the entries of a game: numbers only, so that they can be tested without a page. */
import type { Evaluated, StandingInfo } from '../lib/wire';

/** The standings at an entry: those of the last evaluation up to it. */
export function standingsAt(course: Evaluated[], at: number): StandingInfo[] {
  let found: StandingInfo[] = [];
  for (const one of course) {
    if (one.at > at) break;
    found = one.standings;
  }
  return found;
}

/** Points of a line through one seat's shares, in a box of the given size; the highest share is on top. */
export function lineOf(course: Evaluated[], seat: number, entries: number, width: number, height: number): string {
  return course
    .map(({ at, standings }) => {
      const x = (at / Math.max(1, entries)) * width;
      const y = (1 - (standings[seat]?.share ?? 0)) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Where the share of a seat changed most by one step, for those who look for the turning point. */
export function turningPoint(course: Evaluated[]): { at: number; seat: number; by: number } | null {
  let most: { at: number; seat: number; by: number } | null = null;
  for (let n = 1; n < course.length; n += 1) {
    course[n]!.standings.forEach(({ share }, seat) => {
      const by = share - (course[n - 1]!.standings[seat]?.share ?? 0);
      if (Math.abs(by) > Math.abs(most?.by ?? 0)) most = { at: course[n]!.at, seat, by };
    });
  }
  return most;
}
