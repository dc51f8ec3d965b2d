/** What this browser's reader prefers; kept here, never sent anywhere. */
import { languageFor, type Language } from './fluent.svelte';
import { read, write } from './storage';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';

interface Choices {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  autoCommit: boolean;
  curtain: boolean;
  name: string;
}

const PLACE = 'galaktyka.settings';

function defaults(): Choices {
  return {
    language: languageFor(navigator.languages ?? [navigator.language]),
    theme: 'system',
    motion: 'system',
    sound: false,
    notify: false,
    autoCommit: false,
    curtain: false,
    name: '',
  };
}

class Settings {
  #choices = $state<Choices>({ ...defaults(), ...read<Partial<Choices>>(PLACE, {}) });

  get<Name extends keyof Choices>(name: Name): Choices[Name] {
    return this.#choices[name];
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    write(PLACE, $state.snapshot(this.#choices));
    this.apply();
  }

  /** Put what concerns the whole page onto its root. */
  apply(): void {
    const root = document.documentElement;
    if (this.#choices.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.#choices.theme;
    root.dataset.motion = this.still ? 'none' : 'full';
  }

  /** Whether nothing should move. */
  get still(): boolean {
    const motion = this.#choices.motion;
    if (motion !== 'system') return motion === 'none';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
