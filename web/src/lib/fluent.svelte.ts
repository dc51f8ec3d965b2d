/** Words in the reader's language: Fluent messages from the server, one bundle for all pages. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts } from './api';
import type { Text } from './wire';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the reader's languages that there are words in. */
export function languageFor(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const short = one.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

/** Speaks one language; knows no more than what was read into it. */
export class Speech {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #said = new Map<string, string>();
  readonly #sources: string[];

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.#sources = sources;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The messages whose names begin like this, in the order of their file. */
  keys(start: string): string[] {
    const names: string[] = [];
    for (const source of this.#sources) {
      for (const [, name] of source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
        if (name?.startsWith(start)) names.push(name);
      }
    }
    return names;
  }

  /** The words for `message` or `message.attribute`; null where there are none. */
  find(key: string, params: Record<string, FluentVariable> = {}): string | null {
    const dot = key.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
    if (pattern === null || pattern === undefined) return null;
    return this.#bundle.formatPattern(pattern, params, []);
  }

  say(text: Text): string {
    const memory = JSON.stringify(text);
    const before = this.#said.get(memory);
    if (before !== undefined) return before;
    const params: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.p ?? {})) {
      params[name] = typeof value === 'object' ? this.say(value) : value;
    }
    const words = this.find(text.k, params) ?? text.k;
    if (this.#said.size < 20_000) this.#said.set(memory, words);
    return words;
  }
}

/** The speech of the page. Reading `say` inside a component follows every change of language. */
class Words {
  language = $state<Language>('en');
  #speech = $state.raw(new Speech('en', []));
  #games = new Set<string>();
  #sources = new Map<string, Promise<string>>();

  /** Load what the language and the games used so far need, then speak it. */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.#games.add(game);
    const parts = ['', ...this.#games];
    const sources = await Promise.all(parts.map((part) => this.#source(language, part)));
    this.#speech = new Speech(language, sources);
    this.language = language;
    document.documentElement.lang = language;
  }

  knowsGame(game: string): boolean {
    return this.#games.has(game);
  }

  #source(language: Language, part: string): Promise<string> {
    const name = `${language}/${part}`;
    let source = this.#sources.get(name);
    if (!source) {
      source = texts(language, part);
      source.catch(() => this.#sources.delete(name));
      this.#sources.set(name, source);
    }
    return source;
  }

  say(text: Text): string {
    return this.#speech.say(text);
  }

  keys(start: string): string[] {
    return this.#speech.keys(start);
  }

  find(key: string, params?: Record<string, FluentVariable>): string | null {
    return this.#speech.find(key, params);
  }
}

export const words = new Words();

/** A text of the engine or the server in words. */
export function say(text: Text): string {
  return words.say(text);
}

/** Words of the page itself. */
export function word(key: string, params?: Record<string, number | string | Text>): string {
  return words.say(params ? { k: key, p: params } : { k: key });
}
