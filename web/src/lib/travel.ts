/** Pieces that changed their place travel there; new ones appear softly. */

const TRAVEL = 260;
const APPEAR = 200;

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Spots = Map<string, Spot>;

/** Where everything with an id lies now, in the picture's own units. */
export function spotsOf(layer: SVGGElement): Spots {
  const spots: Spots = new Map();
  for (const element of layer.querySelectorAll<SVGGraphicsElement>('[id]')) spots.set(element.id, spotOf(element));
  return spots;
}

function spotOf(element: SVGGraphicsElement): Spot {
  const box = element.getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

/** Start the journeys from where things were before. A thing that only changed its form stays where it is. */
export function travel(layer: SVGGElement, before: Spots): void {
  for (const element of layer.querySelectorAll<SVGGraphicsElement>('[id]')) {
    const old = before.get(element.id);
    if (!old) {
      if (before.size) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, easing: 'ease-out' });
      continue;
    }
    const now = spotOf(element);
    const moved = { x: old.x - now.x, y: old.y - now.y };
    if (Math.hypot(moved.x, moved.y) < 2 || !sameForm(old, now)) continue;
    element.animate(
      [{ transform: `translate(${moved.x}px, ${moved.y}px)` }, { transform: 'translate(0, 0)' }],
      { duration: TRAVEL, easing: 'ease-in-out' },
    );
  }
}

function sameForm(one: Spot, other: Spot): boolean {
  return Math.abs(one.width - other.width) < 3 && Math.abs(one.height - other.height) < 3;
}
