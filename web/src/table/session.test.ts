import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { Answer, TableChange, TableState } from '../lib/wire';
import { TableSession } from './session.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const answer = (number: number, notation: string): Answer => ({ answer: number, notation, label: { k: notation } });
const asks = (seat: number, yours: boolean, ...answers: Answer[]) => ({
  seats: [seat],
  yours,
  kind: 'turn',
  prompt: { k: `ask-${seat}` },
  rule: 'R1',
  answers,
});

function state(seat: number, parts: Partial<TableState> = {}): TableState {
  const table = {
    id: 't', game: 'gaia', name: '', status: 'playing' as const, options: {}, seats: [], yours: [0], owner: true,
    spectators: true, public: false, commit: 'explicit' as const, created: 0, updated: 0, seq: 5,
  };
  return {
    seq: 5, table, seat, language: 'en', panels: [], defs: '', style: '', players: [], stages: [], seats: [],
    status: 'playing', takeback: null, policies: {}, result: null, decision: asks(0, true, answer(7, 'pass')),
    log: { from: 0, lines: [] }, can: { undo: false, redo: false, reset: false, commit: false }, holder: -1,
    chat: [], over: false, ...parts,
  };
}

describe('a table', () => {
  let session: TableSession;
  const socket = (): FakeSocket => FakeSocket.last;
  const acts = (): Record<string, unknown>[] => socket().sent.filter((message) => message['type'] === 'act');
  const change = (parts: Partial<TableChange>): void => socket().hear({ type: 'change', from: 5, seq: 6, ...parts });

  function start(first: TableState): void {
    session = new TableSession('t', 'key');
    session.open();
    socket().accept();
    socket().hear({ type: 'state', ...first });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
    settings.set('autoCommit', false);
    settings.set('curtain', false);
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends one act at a time, with what it has seen', () => {
    start(state(0));
    expect(socket().sent[0]).toMatchObject({ type: 'hello', table: 't', key: 'key' });
    session.give(answer(7, 'pass'));
    session.give(answer(7, 'pass'));
    expect(acts()).toHaveLength(1);
    expect(acts()[0]).toMatchObject({ seat: 0, expect: 5, op: 'answer', answer: 7 });
    expect(session.busy).toBe(true);
  });

  it('is busy until both the word and the change have come, in either order', () => {
    start(state(0));
    session.give(answer(7, 'pass'));
    socket().hear({ type: 'done', id: acts()[0]!['id'], seq: 6 });
    expect(session.busy).toBe(true);
    change({ decision: null });
    expect(session.busy).toBe(false);
  });

  it('gives an answer again after a cut, under the same id', () => {
    start(state(0));
    session.give(answer(7, 'pass'));
    const id = acts()[0]!['id'];
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 5 });
    socket().hear({ type: 'change', from: 5, seq: 5 });
    expect(acts()).toEqual([expect.objectContaining({ id })]);
  });

  it('asks for everything when a change does not follow, and shows the old table meanwhile', () => {
    start(state(0));
    socket().hear({ type: 'change', from: 8, seq: 9 });
    expect(socket().sent.at(-1)).toEqual({ type: 'seat', seat: 0 });
    expect(session.state?.seq).toBe(5);
  });

  it('gives a stale answer again only while it is on offer', () => {
    start(state(0));
    const stale = { code: 'stale', reason: { k: 'server-stale' }, message: '' };
    session.give(answer(7, 'pass'));
    socket().hear({ type: 'refused', id: acts()[0]!['id'], error: stale });
    socket().hear({ type: 'state', ...state(0, { seq: 8 }) });
    expect(acts()[1]).toMatchObject({ answer: 'pass', expect: 8 });
    socket().hear({ type: 'refused', id: acts()[1]!['id'], error: stale });
    socket().hear({ type: 'state', ...state(0, { seq: 9, decision: asks(0, true, answer(1, 'other')) }) });
    expect(acts()).toHaveLength(2);
    expect(session.refusal).toEqual({ k: 'web-stale' });
  });

  it('tells a refusal and goes on', () => {
    start(state(0));
    session.act({ op: 'answer', answer: 'nonsense' });
    socket().hear({ type: 'refused', id: acts()[0]!['id'], error: { code: 'illegal', reason: { k: 'no' }, message: '' } });
    expect(session.refusal).toEqual({ k: 'no' });
    expect(session.busy).toBe(false);
  });

  it('ends at a link that is no longer good', () => {
    session = new TableSession('t', 'old');
    session.open();
    socket().accept();
    socket().hear({ type: 'refused', id: null, error: { code: 'expired', reason: { k: 'gone' }, message: '' } });
    expect(session.failure).toEqual({ k: 'gone' });
    expect(session.link).toBe('closed');
  });

  it('commits a finished turn by itself where that is wanted', () => {
    settings.set('autoCommit', true);
    start(state(0));
    session.give(answer(7, 'pass'));
    change({ decision: asks(1, false), holder: 0, can: { undo: true, redo: false, reset: true, commit: true } });
    socket().hear({ type: 'done', id: acts()[0]!['id'], seq: 6 });
    expect(acts().map((act) => act['op'])).toEqual(['answer', 'commit']);
  });

  it('leaves a finished turn open where that is not wanted', () => {
    start(state(0));
    session.give(answer(7, 'pass'));
    change({ decision: asks(1, false), holder: 0, can: { undo: true, redo: false, reset: true, commit: true } });
    socket().hear({ type: 'done', id: acts()[0]!['id'], seq: 6 });
    expect(acts()).toHaveLength(1);
  });

  it('follows whoever is asked around one screen, behind a curtain where that is wanted', () => {
    const two = state(0);
    two.table.yours = [0, 1];
    start(two);
    change({ decision: asks(1, false), holder: -1 });
    expect(socket().sent.at(-1)).toEqual({ type: 'seat', seat: 1 });
    settings.set('curtain', true);
    socket().hear({ type: 'state', ...two, seq: 7, seat: 1, decision: asks(0, false) });
    expect(session.curtain).toBe(0);
    session.sit(0);
    expect(session.curtain).toBe(-1);
    expect(socket().sent.at(-1)).toEqual({ type: 'seat', seat: 0 });
  });

  it('stays with a turn that waits for its commit', () => {
    const two = state(0);
    two.table.yours = [0, 1];
    start(two);
    const before = socket().sent.length;
    change({ decision: asks(1, false), holder: 0 });
    expect(socket().sent).toHaveLength(before);
  });
});
