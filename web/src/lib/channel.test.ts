import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Channel, type Link } from './channel';
import type { ServerMessage } from './wire';

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
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

describe('the live channel', () => {
  let links: Link[];
  let heard: ServerMessage[];
  let channel: Channel;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    links = [];
    heard = [];
    channel = new Channel({
      address: 'ws://here/api/live',
      hello: () => ({ type: 'hello', try: FakeSocket.made.length }),
      heard: (message) => heard.push(message),
      linked: (link) => links.push(link),
      socket: () => new FakeSocket() as unknown as WebSocket,
    });
    channel.open();
  });
  afterEach(() => {
    channel.close();
    vi.useRealTimers();
  });

  const last = (): FakeSocket => FakeSocket.made.at(-1)!;

  it('greets, and is live once the table came', () => {
    last().accept();
    expect(last().sent).toEqual(['{"type":"hello","try":1}']);
    last().hear({ type: 'beat' });
    expect(links).toEqual(['connecting']);
    last().hear({ type: 'change', from: 1, seq: 1 });
    last().hear({ type: 'change', from: 1, seq: 2 });
    expect(links).toEqual(['connecting', 'live']);
    expect(heard.map((message) => message.type)).toEqual(['beat', 'change', 'change']);
  });

  it('comes back after a cut, waiting longer each time', () => {
    last().accept();
    last().close();
    expect(links.at(-1)).toBe('lost');
    expect(channel.send({})).toBe(false);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made.length).toBe(2);
    last().close();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made.length).toBe(2);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made.length).toBe(3);
  });

  it('gives up a connection that fell silent', () => {
    last().accept();
    vi.advanceTimersByTime(25_000);
    expect(last().sent.at(-1)).toBe('{"type":"ping"}');
    expect(FakeSocket.made.length).toBe(1);
    vi.advanceTimersByTime(51_000);
    expect(FakeSocket.made.length).toBe(2);
  });

  it('tries at once when hurried, and never after it was closed', () => {
    last().accept();
    last().close();
    channel.hurry();
    expect(FakeSocket.made.length).toBe(2);
    channel.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(2);
    expect(links.at(-1)).toBe('closed');
  });
});
