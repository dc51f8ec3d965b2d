/** The live channel: a socket that comes back by itself and says what it is doing. */
import type { ServerMessage } from './wire';

export type Link = 'connecting' | 'live' | 'lost' | 'closed';

export interface ChannelOptions {
  address: string;
  /** The first message of every connection. */
  hello: () => object;
  heard: (message: ServerMessage) => void;
  linked: (link: Link) => void;
  /** For tests. */
  socket?: (address: string) => WebSocket;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 50_000;

export class Channel {
  readonly #options: ChannelOptions;
  #socket: WebSocket | null = null;
  #live = false;
  #tries = 0;
  #retry = 0;
  #pulse = 0;
  #heardAt = 0;
  #closed = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
  }

  open(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#options.linked(this.#tries ? 'lost' : 'connecting');
    const make = this.#options.socket ?? ((address: string) => new WebSocket(address));
    const socket = make(this.#options.address);
    this.#socket = socket;
    this.#live = false;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      socket.send(JSON.stringify(this.#options.hello()));
      this.#pulse = window.setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (!this.#live && (message.type === 'state' || message.type === 'change')) {
        this.#live = true;
        this.#tries = 0;
        this.#options.linked('live');
      }
      this.#options.heard(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Send if connected; false when it could not be sent. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Try now instead of waiting: the reader came back or the network did. */
  hurry(): void {
    if (this.#closed) return;
    if (!this.#socket) this.open();
    else if (Date.now() - this.#heardAt > SILENCE) this.#socket.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#options.linked('closed');
  }

  #beat(): void {
    if (Date.now() - this.#heardAt > SILENCE) this.#socket?.close();
    else this.send({ type: 'ping' });
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#pulse);
    if (this.#closed) return;
    this.#tries += 1;
    this.#options.linked('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#tries - 1, 8));
    this.#retry = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
