/** The panels of a position as one SVG document that needs nothing else: laid out as `core/svg.py` does. */
import { OWNER_SHAPES } from '../lib/owners';
import type { Panel } from '../lib/wire';

const MARGIN = 16;
const HEADING = 26;
const COLUMNS = 4;

export interface Scenery {
  stylesheet: string;
  defs: string;
  style: string;
}

export function pictureOf(title: string, panels: Panel[], scenery: Scenery): string {
  const column = Math.min(...panels.map((panel) => panel.width));
  const bottoms = Array.from({ length: COLUMNS }, () => MARGIN);
  const content = panels.map((panel) => {
    const wanted = Math.floor((panel.width + MARGIN + column / 2) / (column + MARGIN));
    const span = Math.min(COLUMNS, Math.max(1, wanted));
    const width = span * column + (span - 1) * MARGIN;
    const height = Math.ceil((panel.height * width) / panel.width);
    const first = highestPlace(bottoms, span);
    const x = MARGIN + first * (column + MARGIN);
    const y = Math.max(...bottoms.slice(first, first + span));
    bottoms.fill(y + HEADING + height + MARGIN, first, first + span);
    return (
      `<text x="${x + 2}" y="${y + 16}" class="t15 s mut">${escaped(panel.title)}</text>` +
      `<svg x="${x}" y="${y + HEADING}" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${panel.width} ${panel.height}">` +
      `<g class="still">${panel.still}</g><g class="moving">${panel.moving}</g></svg>`
    );
  });
  const wide = MARGIN + COLUMNS * (column + MARGIN);
  const high = Math.max(...bottoms);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" ` +
    `role="img" class="picture" style="${escaped(scenery.style)}"><title>${escaped(title)}</title>` +
    `<style>${escaped(scenery.stylesheet)}</style><defs>${owners(scenery.defs)}${scenery.defs}</defs>` +
    `<rect width="${wide}" height="${high}" class="sheet"/>${content.join('')}</svg>`
  );
}

/** The badges' shapes, unless the game's own definitions bring them along. */
function owners(defs: string): string {
  if (defs.includes('id="owner-0"')) return '';
  return OWNER_SHAPES.map(
    (shape, seat) => `<symbol id="owner-${seat}" viewBox="-22 -22 44 44" overflow="visible">${shape}</symbol>`,
  ).join('');
}

function highestPlace(bottoms: number[], span: number): number {
  const lowest = (first: number) => Math.max(...bottoms.slice(first, first + span));
  let best = 0;
  for (let first = 1; first <= bottoms.length - span; first += 1) {
    if (lowest(first) < lowest(best)) best = first;
  }
  return best;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
