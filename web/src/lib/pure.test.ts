import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Speech, languageFor } from './fluent.svelte';
import { inReadingOrder, nearest, neighbour, type Place } from './geometry';
import { lettersFor } from './keys';
import { OWNER_LETTERS, OWNER_SHAPES } from './owners';
import { filled, fitted, isStrip, panned, reshaped, zoomed } from './panzoom';
import { routeOf } from '../router';

describe('letters of answers', () => {
  it('come from the words that tell answers apart', () => {
    expect(lettersFor(['faction terrans', 'faction lantids', 'faction geodens'])).toEqual(['t', 'l', 'g']);
  });

  it('never repeat and never take the keys of the table', () => {
    const letters = lettersFor(['undo it', 'up', 'commit', 'reset', 'pass', 'pay']);
    expect(new Set(letters).size).toBe(letters.length);
    for (const key of ['u', 'r', 'c']) expect(letters).not.toContain(key);
  });

  it('run out rather than repeat', () => {
    const letters = lettersFor(Array.from({ length: 40 }, (_, at) => `x ${at}`)).filter(Boolean);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBe(32);
  });
});

describe('arrow keys', () => {
  const at = (id: string, x: number, y: number): Place => ({ id, x, y, width: 10, height: 10 });
  const places = [at('middle', 0, 0), at('up', 0, -20), at('upper-right', 17, -10), at('right', 34, 0), at('down', 0, 20)];

  it('lead to the neighbour in that direction', () => {
    const middle = places[0]!;
    expect(neighbour(middle, places, 'ArrowUp')?.id).toBe('up');
    expect(neighbour(middle, places, 'ArrowDown')?.id).toBe('down');
    expect(neighbour(middle, places, 'ArrowRight')?.id).toBe('upper-right');
    expect(neighbour(middle, places, 'ArrowLeft')).toBeNull();
  });

  it('find what is nearest and the order of reading', () => {
    expect(nearest({ x: 30, y: 2 }, places)?.id).toBe('right');
    expect(inReadingOrder(places).map((place) => place.id)).toEqual(['up', 'upper-right', 'middle', 'right', 'down']);
  });
});

describe('pan and zoom', () => {
  const picture = { width: 1000, height: 500 };
  const room = { width: 500, height: 500 };

  it('fits the whole picture into the middle', () => {
    expect(fitted(picture, room)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  });

  it('begins with a legible part where all of the picture would be a small strip', () => {
    expect(isStrip(picture, room)).toBe(true);
    expect(isStrip(picture, { width: 900, height: 900 })).toBe(false); // large enough to be read
    expect(isStrip({ width: 1000, height: 900 }, room)).toBe(false); // fills the window
    expect(filled(picture, room, 0)).toEqual({ x: 0, y: 0, width: 500, height: 500 });
    expect(filled(picture, room, 250)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 });
  });

  it('keeps the point under the pointer', () => {
    const view = zoomed(fitted(picture, room), picture, room, 2, { x: 250, y: 250 });
    expect(view.width).toBe(500);
    expect((250 - view.x) / view.width).toBeCloseTo(0.25);
    expect((250 - view.y) / view.height).toBeCloseTo(0.5);
  });

  it('has a nearest and a farthest view, and never loses the picture', () => {
    const fit = fitted(picture, room);
    expect(zoomed(fit, picture, room, 1000, { x: 0, y: 0 }).width).toBeCloseTo(1000 / 6);
    expect(zoomed(fit, picture, room, 0.001, { x: 0, y: 0 }).width).toBeCloseTo(1000 / 0.9);
    expect(panned(fit, picture, 99999, 99999).x).toBeLessThan(picture.width);
  });

  it('keeps middle and scale when the window changes', () => {
    const view = reshaped({ x: 0, y: 0, width: 100, height: 100 }, room, { width: 1000, height: 500 });
    expect(view).toEqual({ x: -50, y: 0, width: 200, height: 100 });
  });
});

describe('words', () => {
  const speech = new Speech('pl', [
    'places = { $n ->\n    [one] { $n } miejsce\n    [few] { $n } miejsca\n   *[other] { $n } miejsc\n}\n' +
      'both = { $first } i { $second }\nthing = rzecz\n    .accusative = rzecz całą\nlonely =\n    .only = tylko\n',
  ]);

  it('have the plurals of their language', () => {
    const said = [1, 3, 5, 22].map((n) => speech.say({ k: 'places', p: { n } }));
    expect(said).toEqual(['1 miejsce', '3 miejsca', '5 miejsc', '22 miejsca']);
  });

  it('nest, and know attributes', () => {
    expect(speech.say({ k: 'both', p: { first: { k: 'thing.accusative' }, second: 'x' } })).toBe('rzecz całą i x');
    expect(speech.find('thing.nowhere')).toBeNull();
    expect(speech.find('lonely')).toBeNull();
    expect(speech.say({ k: 'unknown' })).toBe('unknown');
  });

  it('are listed by how their names begin', () => {
    expect(speech.keys('th')).toEqual(['thing']);
  });

  it('are spoken in the first language of the reader that we have', () => {
    expect(languageFor(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(languageFor(['fr'])).toBe('en');
  });
});

describe('routes', () => {
  it('lead to pages, with keys from the fragment', () => {
    expect(routeOf('/', '')).toEqual({ page: 'lobby' });
    expect(routeOf('/table/abcd1234efgh', '#key=K_1')).toEqual({ page: 'table', id: 'abcd1234efgh', key: 'K_1', invite: '' });
    expect(routeOf('/table/abcd1234efgh', '#invite=I')).toMatchObject({ key: '', invite: 'I' });
    expect(routeOf('/replay/abcd1234efgh', '#at=12')).toEqual({ page: 'replay', id: 'abcd1234efgh', key: '', at: 12 });
    expect(routeOf('/table/../x', '').page).toBe('nowhere');
  });
});

describe('owners', () => {
  it('look the same as in the pictures', () => {
    const source = readFileSync('../src/galaktyka/core/svg.py', 'utf8');
    expect(source).toContain(`OWNER_LETTERS: Final = "${OWNER_LETTERS}"`);
    const shapes = /_OWNER_SHAPES: Final = \[([\s\S]*?)\n\]/.exec(source)?.[1] ?? '';
    expect([...shapes.matchAll(/'(<.*?>)'/g)].map((found) => found[1])).toEqual(OWNER_SHAPES);
  });
});
