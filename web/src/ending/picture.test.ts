import { describe, expect, it } from 'vitest';
import { pictureOf } from './picture';

const panel = (id: string, width: number, height: number) => ({
  id,
  title: `${id} & more`,
  width,
  height,
  still: `<rect id="${id}-still" width="1" height="1"/>`,
  moving: '',
});

describe('the picture of a position', () => {
  const picture = pictureOf('A <game>', [panel('map', 800, 600), panel('mat-0', 200, 100), panel('mat-1', 200, 100)], {
    stylesheet: '.a > .b {fill: var(--text)}',
    defs: '<symbol id="ore"/>',
    style: '--seat-0:#fff',
  });
  const drawn = new DOMParser().parseFromString(picture, 'image/svg+xml');

  it('is one document with every panel, its symbols and its styles', () => {
    expect(drawn.querySelector('parsererror')).toBeNull();
    expect(drawn.querySelectorAll('g.still').length).toBe(3);
    expect(drawn.querySelector('#owner-5')).not.toBeNull();
    expect(drawn.querySelector('#ore')).not.toBeNull();
    expect(drawn.querySelector('title')?.textContent).toBe('A <game>');
    expect(drawn.querySelector('style')?.textContent).toContain('.a > .b');
  });

  it('lets no panel lie on another', () => {
    const boxes = [...drawn.querySelectorAll('svg > svg')].map((box) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(box.getAttribute(name))),
    );
    expect(boxes.length).toBe(3);
    boxes.forEach(([x, y, width, height], at) => {
      for (const [otherX, otherY, otherWidth, otherHeight] of boxes.slice(at + 1)) {
        const apart =
          x! + width! <= otherX! || otherX! + otherWidth! <= x! || y! + height! <= otherY! || otherY! + otherHeight! <= y!;
        expect(apart).toBe(true);
      }
    });
  });
});
