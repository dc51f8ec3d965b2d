/** Moving over a picture by arrow keys: from a place to its neighbour in that direction. */

export interface Place {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const TOWARDS: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isDirection(key: string): key is Direction {
  return key in TOWARDS;
}

/** The nearest place within 60 degrees of the direction; what lies aside counts as farther away. */
export function neighbour(from: Place, places: Place[], direction: Direction): Place | null {
  const [dx, dy] = TOWARDS[direction];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from.id) continue;
    const x = place.x - from.x;
    const y = place.y - from.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || aside > along * 1.75) continue;
    const far = along + aside * 1.5;
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** The place whose middle is nearest to a point. */
export function nearest(point: { x: number; y: number }, places: Place[]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const far = Math.hypot(place.x - point.x, place.y - point.y);
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** Places in the order of reading: rows from the top, each from the left. */
export function inReadingOrder(places: Place[]): Place[] {
  return [...places].sort((a, b) => Math.round((a.y - b.y) / 12) || a.x - b.x);
}
