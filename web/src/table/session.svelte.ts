/** One table as this browser sees it: the live state, what was asked of the server, looking into the past. */
import { ApiError, api, reasonOf } from '../lib/api';
import { announcer } from '../lib/announce.svelte';
import { changed } from '../lib/changes';
import { Channel, type Link } from '../lib/channel';
import { say, word, words } from '../lib/fluent.svelte';
import { settings } from '../lib/settings.svelte';
import type {
  Act,
  Answer,
  ChatLine,
  Hint,
  LogLine,
  Op,
  Position,
  Refusal,
  RefusedAnswer,
  ServerMessage,
  TableState,
  Text,
} from '../lib/wire';
import { attract } from './attention';
import { lineInWords } from './log';

/** Refusals after which trying again is pointless. */
const FATAL = new Set(['not-found', 'expired', 'no-key', 'wrong-key', 'forbidden']);

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableSession {
  readonly id: string;
  readonly key: string;
  state = $state.raw<TableState | null>(null);
  link = $state<Link>('connecting');
  /** Why there is nothing to show. */
  failure = $state.raw<Text | null>(null);
  /** The last refusal, until the next act. */
  refusal = $state.raw<Text | null>(null);
  busy = $state(false);
  past = $state.raw<Position | null>(null);
  refused = $state.raw<RefusedAnswer[]>([]);
  /** The seat that the device waits to be passed to; -1: none. */
  curtain = $state(-1);

  readonly #channel: Channel;
  #seat = -1;
  #inflight: Act | null = null;
  #awaited = 0;
  /** An answer refused as stale: given again if the new state still offers it. */
  #again: string | null = null;
  #refusedFor = '';
  #refusedTimer = 0;
  #hinted: { name: string; told: Promise<Hint[]> } | null = null;
  #previews = new Map<string, Promise<Text[]>>();

  constructor(id: string, key: string) {
    this.id = id;
    this.key = key;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#channel = new Channel({
      address: `${scheme}://${location.host}/api/live`,
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      linked: (link) => this.#linked(link),
    });
  }

  open(): void {
    this.#channel.open();
  }

  close(): void {
    clearTimeout(this.#refusedTimer);
    this.#channel.close();
  }

  hurry(): void {
    this.#channel.hurry();
  }

  // --- what others want to know ---

  get seat(): number {
    return this.state?.seat ?? -1;
  }

  /** Whether this seat can answer now, in the present. */
  get asked(): boolean {
    return Boolean(this.state?.decision?.yours) && this.past === null;
  }

  get answers(): Answer[] {
    return this.asked ? (this.state?.decision?.answers ?? []) : [];
  }

  // --- acting ---

  act(op: Op): void {
    const state = this.state;
    if (!state || this.seat < 0 || this.busy) return;
    this.refusal = null;
    this.busy = true;
    this.#inflight = { id: freshId(), seat: this.seat, expect: state.seq, ...op };
    this.#channel.send({ type: 'act', ...this.#inflight });
  }

  give(answer: Answer): void {
    this.act({ op: 'answer', answer: answer.answer });
  }

  chat(text: string): void {
    this.#channel.send({ type: 'chat', id: freshId(), text });
  }

  /** Look through another of our seats. */
  sit(seat: number): void {
    this.curtain = -1;
    this.#seat = seat;
    this.past = null;
    this.#channel.send({ type: 'seat', seat });
  }

  speak(language: string): void {
    this.#channel.send({ type: 'language', language });
  }

  // --- asking ---

  async why(about: { target?: string; notation?: string }): Promise<RefusedAnswer[]> {
    const body = { seat: this.seat, ...about };
    const answer = await api<{ reasons: RefusedAnswer[] }>(`/tables/${this.id}/why`, {
      method: 'POST',
      key: this.key,
      body,
    });
    return answer.reasons;
  }

  /** What an answer would lead to; asked once for each position. */
  preview(answer: Answer): Promise<Text[]> {
    const name = `${this.state?.seq}/${this.seat}/${answer.answer}`;
    let told = this.#previews.get(name);
    if (!told) {
      told = api<Text[]>(`/tables/${this.id}/preview?seat=${this.seat}&answer=${answer.answer}`, { key: this.key });
      if (this.#previews.size > 200) this.#previews.clear();
      this.#previews.set(name, told);
    }
    return told.catch(() => []);
  }

  /** Whether nobody is wronged by hints: every person at the table looks through this browser. */
  get mayAskHints(): boolean {
    const table = this.state?.table;
    if (!table || !this.asked) return false;
    return table.seats.every(({ seat, kind }) => kind !== 'person' || table.yours.includes(seat));
  }

  /** What the bots would do here; thought out once for each position. */
  hints(): Promise<Hint[]> {
    const name = `${this.state?.seq}/${this.seat}`;
    if (this.#hinted?.name !== name) {
      const asked = api<{ hints: Hint[] }>(`/tables/${this.id}/hints?seat=${this.seat}`, { key: this.key });
      const told = asked.then(({ hints }) => hints);
      told.catch(() => (this.#hinted = null));
      this.#hinted = { name, told };
    }
    return this.#hinted.told;
  }

  /** Show the table as it stood after an entry. */
  async look(at: number): Promise<void> {
    const seat = this.seat >= 0 ? `&seat=${this.seat}` : '';
    try {
      const path = `/tables/${this.id}/position?at=${at}${seat}&language=${words.language}`;
      const position = await api<Omit<Position, 'at'>>(path, { key: this.key });
      this.past = { ...position, at };
      announcer.say(word('web-past', { entry: at }));
    } catch (failure) {
      this.refuse(reasonOf(failure));
    }
  }

  lookAtNow(): void {
    this.past = null;
    announcer.say(word('web-past-left'));
  }

  /** Earlier lines of the log than those that came with the state. */
  async earlier(): Promise<void> {
    const log = this.state?.log;
    if (!log || log.from <= 0) return;
    const seat = this.seat >= 0 ? `seat=${this.seat}&` : '';
    try {
      const part = await api<{ from: number; lines: LogLine[] }>(
        `/tables/${this.id}/log?${seat}before=${log.from}`,
        { key: this.key },
      );
      if (!this.state || this.state.log.from !== log.from) return;
      this.state = { ...this.state, log: { from: part.from, lines: [...part.lines, ...this.state.log.lines] } };
    } catch (failure) {
      this.refuse(reasonOf(failure));
    }
  }

  refuse(reason: Text): void {
    this.refusal = reason;
    announcer.alert(say(reason));
  }

  // --- hearing ---

  #hello(): object {
    const hello: Record<string, unknown> = { type: 'hello', table: this.id, language: words.language };
    if (this.key) hello['key'] = this.key;
    if (this.#seat >= 0) hello['seat'] = this.#seat;
    if (this.state) hello['since'] = this.state.seq;
    return hello;
  }

  /** Ask for everything anew; what is shown stays until it comes. */
  #resynchronise(): void {
    this.#channel.send({ type: 'seat', seat: this.state?.seat ?? null });
  }

  #linked(link: Link): void {
    this.link = link;
    if (link === 'live' && this.#inflight) this.#channel.send({ type: 'act', ...this.#inflight });
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'state': {
        const { type: _type, ...state } = message;
        this.#show(state);
        break;
      }
      case 'change': {
        const next = this.state && changed(this.state, message);
        if (next) this.#show(next);
        else this.#resynchronise();
        break;
      }
      case 'done':
        this.#done(message.id, message.seq);
        break;
      case 'refused':
        this.#refused(message.id ?? '', message.error);
        break;
      case 'chat':
        this.#chatted(message.line);
        break;
      case 'presence':
        this.#present(message.seats);
        break;
    }
  }

  #done(id: string, seq: number): void {
    if (this.#inflight?.id !== id) return;
    this.#inflight = null;
    if ((this.state?.seq ?? 0) < seq) {
      this.#awaited = seq;
      return;
    }
    this.busy = false;
    this.#commitByItself();
  }

  #refused(id: string, error: Refusal): void {
    const act = this.#inflight?.id === id ? this.#inflight : null;
    if (act) {
      this.#inflight = null;
      this.busy = false;
    }
    if (error.code === 'stale') {
      if (act?.op === 'answer') this.#again = this.#notationOf(act.answer);
      this.#resynchronise();
    } else if (!id && FATAL.has(error.code)) {
      this.failure = error.reason;
      this.#channel.close();
    } else {
      this.refuse(error.reason);
    }
  }

  #notationOf(answer: number | string): string | null {
    if (typeof answer === 'string') return answer;
    return this.state?.decision?.answers.find((one) => one.answer === answer)?.notation ?? null;
  }

  #chatted(line: ChatLine): void {
    if (!this.state) return;
    this.state = { ...this.state, chat: [...this.state.chat, line] };
    announcer.say(`${line.name}: ${line.text}`);
  }

  #present(seats: { seat: number; connected: boolean }[]): void {
    if (!this.state) return;
    const now = new Map(seats.map((one) => [one.seat, one.connected]));
    const table = this.state.table;
    const known = table.seats.map((one) => ({ ...one, connected: now.get(one.seat) ?? one.connected }));
    this.state = { ...this.state, table: { ...table, seats: known } };
  }

  #show(next: TableState): void {
    const before = this.state;
    this.state = next;
    this.failure = null;
    if (this.#awaited && next.seq >= this.#awaited) {
      this.#awaited = 0;
      this.busy = false;
    }
    this.#tell(before, next);
    this.#answerAgain();
    this.#commitByItself();
    this.#passOn();
    this.#askRefused();
  }

  /** Say what happened and what is asked. */
  #tell(before: TableState | null, next: TableState): void {
    const game = next.table.game;
    if (!words.knowsGame(game)) return void words.use(words.language, game).then(() => this.#tell(before, next));
    if (before && before.log !== next.log) {
      const known = before.log.from + before.log.lines.length;
      for (const line of next.log.lines.slice(Math.max(0, known - next.log.from))) {
        if (line.seat !== next.seat || line.auto) announcer.say(lineInWords(line, next.players));
      }
    }
    const asks = next.decision?.yours ?? false;
    const sameQuestion = before?.decision?.yours && JSON.stringify(before.decision.prompt) === JSON.stringify(next.decision?.prompt);
    if (asks && next.decision && !sameQuestion) announcer.say(say(next.decision.prompt));
    if (asks && before && !before.decision?.yours && before.holder !== next.seat) {
      attract(next.table.name || word(`${next.table.game}-name`), say(next.decision!.prompt), this.id);
    }
    if (next.over && before && !before.over) announcer.say(word('web-over'));
  }

  #answerAgain(): void {
    const notation = this.#again;
    this.#again = null;
    if (notation === null) return;
    const offered = this.state?.decision?.answers.some((one) => one.notation === notation);
    if (offered) this.act({ op: 'answer', answer: notation });
    else this.refuse({ k: 'web-stale' });
  }

  #commitByItself(): void {
    const state = this.state;
    if (!state || !settings.get('autoCommit') || this.busy) return;
    if (state.can.commit && state.holder === state.seat && !state.decision?.yours) this.act({ op: 'commit' });
  }

  /** Several people at one screen: follow whoever is asked. */
  #passOn(): void {
    const state = this.state;
    const decision = state?.decision;
    if (!state || !decision || decision.yours || state.table.yours.length < 2) return;
    if (state.holder >= 0 && state.table.yours.includes(state.holder) && state.holder === state.seat) return;
    const next = decision.seats.find((seat) => state.table.yours.includes(seat));
    if (next === undefined || next === state.seat) return;
    if (settings.get('curtain') && state.seat !== null) this.curtain = next;
    else this.sit(next);
  }

  /** The answers that are not on offer come a moment later: they are only shown dimmed. */
  #askRefused(): void {
    const state = this.state;
    const name = state?.decision?.yours ? `${state.seq}/${state.seat}` : '';
    if (name === this.#refusedFor) return;
    this.#refusedFor = name;
    clearTimeout(this.#refusedTimer);
    if (!name) {
      this.refused = [];
      return;
    }
    this.#refusedTimer = window.setTimeout(() => void this.#loadRefused(name), 250);
  }

  async #loadRefused(name: string): Promise<void> {
    try {
      const found = await api<RefusedAnswer[]>(`/tables/${this.id}/refused?seat=${this.seat}`, { key: this.key });
      if (name === this.#refusedFor) this.refused = found;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (name === this.#refusedFor) this.refused = []; // only a courtesy: what is on offer stands anyway
    }
  }
}
