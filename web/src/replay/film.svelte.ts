/** A finished game as a film: where it stands, who looks, what was already fetched. */
import { api } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { Evaluated, Log, LogLine, Position, TableState } from '../lib/wire';
import { nextTurn, previousTurn, Recent, roundStarts, turnStarts } from './steps';

export const SPEEDS = [0.5, 1, 2, 4, 8];
const BEAT_MS = 1200;
const KEPT = 60;

/** A game that is over, or one whose every seat is ours: a record that breaks off, say. */
export function canBeSeen(state: TableState): boolean {
  return state.over || state.table.seats.every(({ seat }) => state.table.yours.includes(seat));
}

export class Film {
  readonly id: string;
  readonly key: string;
  state = $state.raw<TableState | null>(null);
  lines = $state.raw<LogLine[]>([]);
  position = $state.raw<Position | null>(null);
  at = $state(0);
  seat = $state(-1); // whose eyes; -1: everybody's
  playing = $state(false);
  speed = $state(1);
  failure = $state.raw<unknown>(null);
  /** How everybody stood; empty until it is known. */
  course = $state.raw<Evaluated[]>([]);

  readonly length = $derived(this.lines.length);
  readonly turns = $derived(turnStarts(this.lines));
  readonly rounds = $derived(roundStarts(this.lines));

  #recent = new Recent<Promise<Position>>(KEPT);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, key: string) {
    this.id = id;
    this.key = key;
  }

  /** Everything but the positions: players, symbols, the whole log. */
  async open(at: number): Promise<TableState> {
    const state = await this.#get<TableState>('state', {});
    if (canBeSeen(state)) {
      this.lines = await this.#wholeLog(state.log);
      this.at = this.#inside(at);
      this.seat = state.table.yours[0] ?? -1;
      await this.#show();
    }
    this.state = state;
    if (state.over) void this.#evaluate();
    return state;
  }

  /** The replay does without it where it fails. */
  async #evaluate(): Promise<void> {
    this.course = await this.#get<Evaluated[]>('evaluation', {}).catch(() => []);
  }

  async #wholeLog(log: Log): Promise<LogLine[]> {
    let { from, lines } = log;
    while (from > 0) {
      const earlier = await this.#get<Log>('log', { before: from });
      if (earlier.lines.length === 0) break;
      lines = [...earlier.lines, ...lines];
      from = earlier.from;
    }
    return lines;
  }

  /** The line that led to the position that is shown; none at the opening. */
  get line(): LogLine | undefined {
    return this.lines[this.at - 1];
  }

  go(at: number): void {
    this.at = this.#inside(at);
    void this.#show();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  turn(by: 1 | -1): void {
    this.go(by > 0 ? nextTurn(this.turns, this.at) : previousTurn(this.turns, this.at));
  }

  look(seat: number): void {
    this.seat = seat;
    void this.#show();
  }

  /** Another language: the words inside the pictures are the server's. */
  async retell(): Promise<void> {
    this.#recent = new Recent<Promise<Position>>(KEPT);
    await this.#show();
  }

  faster(by: 1 | -1): void {
    const now = SPEEDS.indexOf(this.speed);
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, now + by))] ?? 1;
  }

  play(): void {
    if (this.at === this.length) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.at >= this.length) this.pause();
      else this.#tick();
    }, BEAT_MS / this.speed);
  }

  #inside(at: number): number {
    return Math.min(Math.max(0, at), this.length);
  }

  async #show(): Promise<void> {
    const { at, seat } = this;
    try {
      const position = await this.#fetch(at, seat);
      if (at === this.at && seat === this.seat) this.position = position;
      this.failure = null;
      for (const near of [at + 1, at - 1]) if (near === this.#inside(near)) void this.#fetch(near, seat).catch(() => {});
    } catch (failure) {
      this.failure = failure;
      this.pause();
    }
  }

  #fetch(at: number, seat: number): Promise<Position> {
    const name = `${at}/${seat}`;
    const known = this.#recent.get(name);
    if (known) return known;
    const asked = this.#get<Position>('position', { at, seat });
    asked.catch(() => this.#recent.drop(name));
    this.#recent.put(name, asked);
    return asked;
  }

  #get<Answer>(what: string, asked: Record<string, number>): Promise<Answer> {
    const query = new URLSearchParams({ language: settings.get('language') });
    for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
    return api<Answer>(`/tables/${this.id}/${what}?${query}`, { key: this.key });
  }
}
