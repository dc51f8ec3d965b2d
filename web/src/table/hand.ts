/** The hand on a dial of a picture: a slider that follows the pointer, a finger or the arrow keys. */
import type { Answer } from '../lib/wire';
import { answerAt, directionTo, firstOf, isAnswer, LARGE, lastOf, nearestTo, pointAt, readDial, restOf, stepped, type Dial } from './dial';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels that a press may waver before it is a drag. */
const DRAG = 5;

export class Hand {
  readonly #svg: SVGSVGElement;
  readonly #give: (notation: string) => void;
  readonly #group: SVGGElement;
  readonly #grip: SVGPathElement;
  readonly #line: SVGLineElement;
  readonly #knob: SVGCircleElement;
  readonly #text: SVGTextElement;
  #dial: Dial | null = null;
  #source = '';
  #degrees = 0;
  #press: { id: number; x: number; y: number; dragged: boolean } | null = null;

  constructor(svg: SVGSVGElement, give: (notation: string) => void) {
    this.#svg = svg;
    this.#give = give;
    this.#group = make('g', 'dial');
    this.#grip = make('path', 'grip');
    this.#line = make('line', 'hand');
    this.#knob = make('circle', 'knob');
    this.#text = make('text', 'degrees');
    this.#group.append(this.#grip, this.#line, this.#knob, this.#text);
    this.#group.setAttribute('role', 'slider');
    this.#group.setAttribute('tabindex', '0');
    svg.addEventListener('touchstart', (event) => this.holds(event.target) && event.preventDefault(), { passive: false });
  }

  /** Take up the dial that the picture shows, or put the hand away. */
  follow(able: boolean): void {
    const path = able ? this.#svg.querySelector('[data-dial]') : null;
    const dial = path && readDial(path);
    if (!path || !dial) return this.#away();
    const source = path.outerHTML;
    if (source === this.#source) return;
    this.#source = source;
    this.#dial = dial;
    this.#grip.setAttribute('d', path.getAttribute('d') ?? '');
    this.#group.setAttribute('aria-label', dial.label);
    this.#group.setAttribute('aria-valuemin', String(firstOf(dial)));
    this.#group.setAttribute('aria-valuemax', String(lastOf(dial)));
    this.#svg.append(this.#group);
    this.#press = null;
    this.#rest(restOf(dial));
  }

  #away(): void {
    const focused = this.#group.contains(document.activeElement);
    this.#group.remove();
    this.#dial = null;
    this.#source = '';
    if (focused) this.#svg.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.#group.contains(target);
  }

  /** A mark on the arc stands for many degrees; whoever chooses the mark means the one that it shows, the first. */
  meant(answers: Answer[]): Answer[] {
    const dial = this.#dial;
    return dial && answers.every((answer) => isAnswer(dial, answer.notation)) ? answers.slice(0, 1) : answers;
  }

  // --- pointers: each says whether the event was for the dial ---

  down(event: PointerEvent): boolean {
    if (!this.#dial || event.button !== 0 || !this.holds(event.target)) return false;
    this.#press = { id: event.pointerId, x: event.clientX, y: event.clientY, dragged: false };
    this.#group.setPointerCapture(event.pointerId);
    return true;
  }

  move(event: PointerEvent): boolean {
    const press = this.#press;
    if (press?.id !== event.pointerId) return false;
    press.dragged ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) >= DRAG;
    if (press.dragged) this.#turn(this.#under(event));
    return true;
  }

  /** A drag ends with its answer; a mere press leaves it to the click. */
  up(event: PointerEvent): 'given' | 'pressed' | null {
    const press = this.#press;
    if (press?.id !== event.pointerId) return null;
    this.#press = null;
    if (!press.dragged) return 'pressed';
    this.#choose();
    return 'given';
  }

  cancel(): void {
    if (this.#press && this.#dial) this.#rest(restOf(this.#dial));
    this.#press = null;
  }

  /** A click on the arc where nothing else lies. */
  click(event: MouseEvent): void {
    this.#turn(this.#under(event));
    this.#choose();
  }

  // --- keys ---

  key(event: KeyboardEvent): boolean {
    const dial = this.#dial;
    if (!dial || event.target !== this.#group || event.shiftKey) return false;
    if (event.key === 'Enter' || event.key === ' ') this.#choose();
    else {
      const next = this.#keyed(dial, event.key);
      if (next === null) return false;
      this.#turn(next);
    }
    return true;
  }

  #keyed(dial: Dial, key: string): number | null {
    switch (key) {
      case 'ArrowRight':
      case 'ArrowUp':
        return stepped(dial, this.#degrees, 1);
      case 'ArrowLeft':
      case 'ArrowDown':
        return stepped(dial, this.#degrees, -1);
      case 'PageUp':
        return stepped(dial, this.#degrees, LARGE);
      case 'PageDown':
        return stepped(dial, this.#degrees, -LARGE);
      case 'Home':
        return firstOf(dial);
      case 'End':
        return lastOf(dial);
      default:
        return null;
    }
  }

  // --- the hand itself ---

  #under(event: MouseEvent): number {
    const matrix = this.#svg.getScreenCTM();
    if (!this.#dial || !matrix) return this.#degrees;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return nearestTo(this.#dial, directionTo(this.#dial, point.x, point.y));
  }

  /** Where it lies before anybody moves it: it is not shown. */
  #rest(degrees: number): void {
    this.#turn(degrees);
    this.#group.classList.remove('held');
  }

  #turn(degrees: number): void {
    const dial = this.#dial;
    if (!dial) return;
    this.#degrees = degrees;
    const from = pointAt(dial, degrees, dial.inner);
    const to = pointAt(dial, degrees, dial.radius);
    const set = (element: Element, values: Record<string, number>): void => {
      for (const [name, value] of Object.entries(values)) element.setAttribute(name, value.toFixed(1));
    };
    set(this.#line, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    set(this.#knob, { cx: to.x, cy: to.y, r: 22 });
    set(this.#text, { x: to.x, y: to.y + 5 });
    this.#text.textContent = `${degrees}°`;
    this.#group.setAttribute('aria-valuenow', String(degrees));
    this.#group.setAttribute('aria-valuetext', `${degrees}°`);
    this.#group.classList.add('held');
  }

  #choose(): void {
    if (this.#dial) this.#give(answerAt(this.#dial, this.#degrees));
  }
}

function make<Name extends keyof SVGElementTagNameMap>(name: Name, kind: string): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', kind);
  return element;
}
