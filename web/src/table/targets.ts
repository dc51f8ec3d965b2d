/** Which elements of the pictures can be chosen now, and what choosing them means. */
import type { Answer, Panel } from '../lib/wire';

export type Targets = Map<string, Answer[]>;

export const NO_TARGETS: Targets = new Map();

export function targetsOf(answers: Answer[]): Targets {
  const targets: Targets = new Map();
  for (const answer of answers) {
    if (!answer.target) continue;
    const here = targets.get(answer.target);
    if (here) here.push(answer);
    else targets.set(answer.target, [answer]);
  }
  return targets;
}

/** A piece lies on its hex: choosing it means the hex, where only the hex can be chosen. */
export function placeUnder(id: string): string {
  return id.startsWith('piece-') ? `hex-${id.slice('piece-'.length)}` : id;
}

export function targetAt(id: string, targets: Targets): string | null {
  if (targets.has(id)) return id;
  const under = placeUnder(id);
  return targets.has(under) ? under : null;
}

/** Whether the panel shows the thing with this id. */
export function holds(panel: Panel, id: string): boolean {
  return panel.still.includes(`id="${id}"`) || panel.moving.includes(`id="${id}"`);
}

export function holdsAny(panel: Panel, targets: Targets): boolean {
  for (const id of targets.keys()) if (holds(panel, id)) return true;
  return false;
}
