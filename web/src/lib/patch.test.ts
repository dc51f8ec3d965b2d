import { describe, expect, it } from 'vitest';
import { parseLayer, patch } from './patch';

function layer(source: string): SVGGElement {
  const group = parseLayer(source);
  document.body.append(group);
  return group;
}

describe('parseLayer', () => {
  it('turns titles into names that are spoken', () => {
    const group = parseLayer('<g id="hex-1"><title>1A1 · Terra</title><path d="M0 0"/></g>');
    const hex = group.querySelector('#hex-1');
    expect(hex?.getAttribute('aria-label')).toBe('1A1 · Terra');
    expect(hex?.getAttribute('role')).toBe('img');
    expect(group.querySelector('title')).toBeNull();
  });

  it('calls what holds other things a group', () => {
    const group = parseLayer('<g id="mat"><title>Mat</title><g id="ore"><title>Ore</title></g></g>');
    expect(group.querySelector('#mat')?.getAttribute('role')).toBe('group');
  });

  it('keeps neither scripts nor handlers', () => {
    const group = parseLayer('<script>alert(1)</script><rect onclick="alert(2)" width="3"/><foreignObject/>');
    expect(group.querySelector('script, foreignObject')).toBeNull();
    expect(group.querySelector('rect')?.getAttributeNames()).toEqual(['width']);
  });

  it('draws nothing rather than a broken picture', () => {
    expect(parseLayer('<g><rect</g>').childNodes.length).toBe(0);
  });
});

describe('patch', () => {
  it('keeps elements with the same id and changes what differs', () => {
    const old = layer('<g id="a"><circle cx="1" r="5"/></g><g id="b"><text>2</text></g>');
    const a = old.querySelector('#a');
    const b = old.querySelector('#b');
    patch(old, parseLayer('<g id="a"><circle cx="9" r="5"/></g><g id="b"><text>3</text></g>'));
    expect(old.querySelector('#a')).toBe(a);
    expect(old.querySelector('#b')).toBe(b);
    expect(a?.firstElementChild?.getAttribute('cx')).toBe('9');
    expect(b?.textContent).toBe('3');
  });

  it('adds, removes and reorders by id', () => {
    const old = layer('<g id="a"/><g id="b"/><g id="c"/>');
    const c = old.querySelector('#c');
    patch(old, parseLayer('<g id="c"/><g id="d"/><g id="a"/>'));
    expect([...old.children].map((child) => child.id)).toEqual(['c', 'd', 'a']);
    expect(old.querySelector('#c')).toBe(c);
  });

  it('leaves an element in its place when one before it goes', () => {
    const old = layer('<g id="a"/><g id="b" tabindex="0"/>');
    const b = old.querySelector<SVGElement>('#b');
    b?.focus();
    patch(old, parseLayer('<g id="b"/>'));
    expect(old.firstElementChild).toBe(b);
    expect(document.activeElement).toBe(b);
    expect(b?.getAttribute('tabindex')).toBe('0');
  });

  it('matches what has no id by its place', () => {
    const old = layer('<use href="#x" x="1"/><text>1</text><g id="a"/>');
    const use = old.firstElementChild;
    patch(old, parseLayer('<use href="#y" x="2"/><text>2</text><text>3</text><g id="a"/>'));
    expect(old.firstElementChild).toBe(use);
    expect(use?.getAttribute('href')).toBe('#y');
    expect(old.textContent).toBe('23');
  });

  it('gives exactly the wanted picture, whatever was there', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    const draw = (): string =>
      Array.from({ length: random(7) }, () => random(3))
        .map((kind, at) => (kind ? `<g id="${ids[at % 5]}${at > 4 ? 'x' : ''}"><rect x="${random(9)}"/></g>` : `<text>${random(99)}</text>`))
        .join('');
    const old = layer(draw());
    for (let turn = 0; turn < 300; turn += 1) {
      const source = draw();
      patch(old, parseLayer(source));
      expect(old.innerHTML).toBe(parseLayer(source).innerHTML);
    }
  });
});
