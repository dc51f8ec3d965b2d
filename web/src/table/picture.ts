/** One panel in the page: its layers kept up to date, what can be chosen lit up, the keyboard's place in it. */
import { inReadingOrder, nearest, neighbour, type Direction, type Place } from '../lib/geometry';
import { parseLayer, patch } from '../lib/patch';
import { spotsOf, travel } from '../lib/travel';
import type { Panel } from '../lib/wire';
import { placeUnder, type Targets } from './targets';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPES = 'path,rect,circle,polygon,ellipse';

export class Picture {
  readonly #svg: SVGSVGElement;
  readonly #still: SVGGElement;
  readonly #moving: SVGGElement;
  readonly #lights: SVGGElement;
  /** The lights around what can be chosen: they are the buttons, by the id of what they stand for. */
  readonly #rings = new Map<string, SVGElement>();
  #shown = { still: '', moving: '' };
  #size = { width: 1, height: 1 };
  #targets: Targets = new Map();
  #stop: Element | null = null;

  constructor(svg: SVGSVGElement) {
    this.#svg = svg;
    const layer = (name: string): SVGGElement => {
      const group = document.createElementNS(SVG, 'g');
      group.setAttribute('class', name);
      svg.append(group);
      return group;
    };
    this.#still = layer('still');
    this.#moving = layer('moving');
    this.#lights = layer('rings');
  }

  /** Show the panel; the focus stays on the thing it was on, or goes to what is nearest. */
  draw(panel: Panel, animated: boolean): void {
    const { still, moving } = this.#shown;
    this.#size = panel;
    if (panel.still === still && panel.moving === moving) return;
    const focused = this.#focused();
    const point = focused && middleOf(focused);
    for (const id of this.#targets.keys()) this.find(id)?.classList.remove('choice');
    if (panel.still !== still) patch(this.#still, withClass(parseLayer(panel.still), 'still'));
    if (panel.moving !== moving) {
      const before = animated && moving ? spotsOf(this.#moving) : null;
      patch(this.#moving, withClass(parseLayer(panel.moving), 'moving'));
      if (before) travel(this.#moving, before);
    }
    this.#shown = { still: panel.still, moving: panel.moving };
    if (!focused || !point || document.activeElement === focused) return;
    const next = focused.isConnected ? focused : (this.find(idOf(focused)) ?? this.#elementOf(nearest(point, this.places())));
    if (next) this.focus(next);
  }

  /** Light up what can be chosen and what somebody points out. */
  mark(targets: Targets, marked: ReadonlySet<string>, nameOf: (id: string, name: string) => string): void {
    const focused = this.#focused();
    for (const id of this.#targets.keys()) this.find(id)?.classList.remove('choice');
    this.#targets = targets;
    for (const id of this.#rings.keys()) if (!targets.has(id) || !this.find(id)) this.#putOut(id);
    for (const id of targets.keys()) {
      const element = this.find(id);
      if (!element) continue;
      element.classList.add('choice');
      this.#lightUp(id, element, nameOf(id, this.name(id)));
    }
    for (const light of this.#lights.querySelectorAll('.mark')) light.remove();
    for (const id of marked) {
      const element = this.find(id) ?? this.find(placeUnder(id));
      if (element) this.#light(element, 'mark');
    }
    this.#keepStop();
    if (focused && document.activeElement !== focused) this.focus(this.find(idOf(focused)) ?? this.#stop ?? this.#svg);
    else if (focused && this.#rings.has(focused.id)) this.focus(focused);
  }

  find(id: string): SVGGraphicsElement | null {
    if (!id) return null;
    const query = `[id="${CSS.escape(id)}"]`;
    return this.#still.querySelector(query) ?? this.#moving.querySelector(query);
  }

  /** The name of a thing for people, with what stands on it. */
  name(id: string): string {
    const own = this.find(id)?.getAttribute('aria-label') ?? '';
    const piece = id.startsWith('hex-') ? this.find(`piece-${id.slice('hex-'.length)}`) : null;
    return piece?.getAttribute('aria-label') ?? own;
  }

  /** Ids of what lies under a point of the screen, the uppermost first. */
  under(x: number, y: number): string[] {
    const ids: string[] = [];
    for (const element of document.elementsFromPoint(x, y)) {
      if (!this.#svg.contains(element) || element === this.#svg) continue;
      const owner = element.closest('[id]');
      if (owner && this.#svg.contains(owner) && owner !== this.#svg && !ids.includes(owner.id)) ids.push(owner.id);
    }
    return ids;
  }

  // --- the keyboard's place ---

  /** What the arrow keys go over. A piece counts as its hex; a board is no place on itself. */
  places(): Place[] {
    const places: Place[] = [];
    for (const element of this.#elements()) {
      const id = element.id;
      if (placeUnder(id) !== id && this.find(placeUnder(id))) continue;
      const box = element.getBoundingClientRect();
      if (!this.#targets.has(id) && this.#isLarge(element)) continue;
      places.push({
        id,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        width: box.width,
        height: box.height,
      });
    }
    return places;
  }

  step(from: Element, direction: Direction): SVGGraphicsElement | null {
    const box = from.getBoundingClientRect();
    const here: Place = {
      id: idOf(from),
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      width: box.width,
      height: box.height,
    };
    return this.#elementOf(neighbour(here, this.places(), direction));
  }

  /** The next (1) or previous (-1) thing that can be chosen, in reading order. */
  nextTarget(from: Element, by: 1 | -1): SVGGraphicsElement | null {
    const order = inReadingOrder(this.places().filter((place) => this.#targets.has(place.id)));
    if (!order.length) return null;
    const at = order.findIndex((place) => place.id === idOf(from));
    const next = at < 0 ? (by > 0 ? 0 : order.length - 1) : (at + by + order.length) % order.length;
    return this.#elementOf(order[next] ?? null);
  }

  /** Go to a thing, or to its button where it can be chosen. */
  focus(element: Element): void {
    const ring = this.#rings.get(idOf(element));
    if (!ring && element.id) element.setAttribute('aria-label', this.name(element.id)); // with what stands on it
    this.#setStop(ring ?? element);
    (ring ?? (element as SVGElement)).focus({ preventScroll: true });
  }

  #setStop(element: Element | null): void {
    if (this.#stop && this.#stop !== element) this.#stop.removeAttribute('tabindex');
    this.#stop = element;
    element?.setAttribute('tabindex', '0');
  }

  /** Keep one tab stop in the picture: where the reader was, or the first thing to choose. */
  #keepStop(): void {
    const inUse = this.#stop?.isConnected && document.activeElement === this.#stop;
    const first = this.#rings.values().next().value;
    if (inUse || (this.#stop?.isConnected && (!first || this.#rings.has(idOf(this.#stop))))) return;
    this.#setStop(first ?? this.#elements()[0] ?? null);
  }

  #focused(): SVGGraphicsElement | null {
    const active = document.activeElement;
    return active && active !== this.#svg && this.#svg.contains(active) ? (active as SVGGraphicsElement) : null;
  }

  #elements(): SVGGraphicsElement[] {
    return [
      ...this.#still.querySelectorAll<SVGGraphicsElement>('[id]'),
      ...this.#moving.querySelectorAll<SVGGraphicsElement>('[id]'),
    ];
  }

  /** A whole board rather than something on it. */
  isWhole(id: string): boolean {
    const element = this.find(id);
    return element !== null && this.#isLarge(element);
  }

  #isLarge(element: SVGGraphicsElement): boolean {
    const box = element.getBBox();
    return box.width * box.height > this.#size.width * this.#size.height * 0.3;
  }

  #elementOf(place: Place | null): SVGGraphicsElement | null {
    return place && this.find(place.id);
  }

  // --- lights ---

  /** Draw a light around an element, in its own form. */
  #light(element: SVGGraphicsElement, kind: string): void {
    const light = outlineOf(element);
    light.setAttribute('class', kind);
    light.setAttribute('aria-hidden', 'true');
    this.#lights.append(light);
  }

  /** Make a thing a button; one that was lit before keeps its light, and the focus on it. */
  #lightUp(id: string, element: SVGGraphicsElement, label: string): void {
    const wanted = outlineOf(element);
    wanted.setAttribute('class', this.#isLarge(element) ? 'ring large' : 'ring');
    wanted.setAttribute('role', 'button');
    wanted.setAttribute('aria-label', label);
    wanted.setAttribute('data-of', id);
    const before = this.#rings.get(id);
    if (before?.tagName === wanted.tagName) return patch(before, wanted);
    this.#putOut(id);
    this.#lights.append(wanted);
    this.#rings.set(id, wanted);
  }

  #putOut(id: string): void {
    this.#rings.get(id)?.remove();
    this.#rings.delete(id);
  }

  /** Put the light of the pointer or the focus onto an element; null puts it out. */
  point(id: string | null, kind: 'hot' | 'focus'): void {
    this.#lights.querySelector(`.${kind}`)?.remove();
    const element = id === null ? null : this.find(id);
    if (element) this.#light(element, kind);
  }
}

/** The id of a thing, also when it is given by its light. */
export function idOf(element: Element): string {
  return element.getAttribute('data-of') ?? element.id;
}

function withClass(group: SVGGElement, name: string): SVGGElement {
  group.setAttribute('class', name);
  return group;
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The form of a thing: its largest shape where that covers it, a rounded frame otherwise. */
function outlineOf(element: SVGGraphicsElement): SVGElement {
  const box = element.getBBox();
  for (const shape of element.querySelectorAll<SVGGraphicsElement>(SHAPES)) {
    const part = shape.getBBox();
    if (part.width < box.width * 0.85 || part.height < box.height * 0.85) continue;
    const copy = shape.cloneNode(false) as SVGElement;
    copy.removeAttribute('id');
    copy.removeAttribute('style');
    place(copy, shape, element.ownerSVGElement);
    return copy;
  }
  const frame = document.createElementNS(SVG, 'rect');
  const room = 4;
  frame.setAttribute('x', String(box.x - room));
  frame.setAttribute('y', String(box.y - room));
  frame.setAttribute('width', String(box.width + 2 * room));
  frame.setAttribute('height', String(box.height + 2 * room));
  frame.setAttribute('rx', '8');
  place(frame, element, element.ownerSVGElement);
  return frame;
}

/** Give the copy the place that its original has through the groups around it. */
function place(copy: SVGElement, original: SVGGraphicsElement, svg: SVGSVGElement | null): void {
  copy.removeAttribute('transform');
  const outer = svg?.getScreenCTM();
  const inner = original.getScreenCTM();
  if (!outer || !inner) return;
  const m = outer.inverse().multiply(inner);
  const plain = Math.abs(m.a - 1) + Math.abs(m.d - 1) + Math.abs(m.b) + Math.abs(m.c) + Math.abs(m.e) + Math.abs(m.f);
  if (plain > 0.01) copy.setAttribute('transform', `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e} ${m.f})`);
}
