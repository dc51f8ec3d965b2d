/** What a screen reader is told: events in their own time, refusals at once. */

class Announcer {
  polite = $state('');
  urgent = $state('');
  #queue: string[] = [];
  #timer = 0;

  /** Say something when the reader is free. What comes in one burst is said as one. */
  say(words: string): void {
    if (!words) return;
    this.#queue.push(words);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.polite = this.#queue.slice(-8).join(' ');
      this.#queue = [];
    }, 150);
  }

  /** Say something at once. The empty text in between lets the same words be said twice. */
  alert(words: string): void {
    this.urgent = '';
    window.setTimeout(() => (this.urgent = words), 30);
  }
}

export const announcer = new Announcer();
