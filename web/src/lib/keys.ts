/** Letters for the answers of the bar: mnemonic where possible, the same for the same answers. */

/** Keys that mean something everywhere at the table. */
export const RESERVED = new Set(['u', 'r', 'c', 'h']);
const SPARE = 'qwertyuiopasdfghjklzxcvbnm1234567890';

/** One letter for each notation, in order; '' when they run out. */
export function lettersFor(notations: string[]): string[] {
  const taken = new Set(RESERVED);
  const words = notations.map(wordsOf);
  const uses = new Map<string, number>();
  for (const word of words.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
  return words.map((own) => {
    const telling = own.filter((word) => uses.get(word) === 1);
    const letter = wishes(telling, own).find((wish) => !taken.has(wish)) ?? '';
    if (letter) taken.add(letter);
    return letter;
  });
}

function wordsOf(notation: string): string[] {
  return notation.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** First letters of the words that only this answer has, then of all, then any of its letters, then any. */
function wishes(telling: string[], all: string[]): string[] {
  const initials = [...telling, ...all].map((word) => word.charAt(0));
  return [...initials, ...telling.join(''), ...all.join(''), ...SPARE];
}

/** Whether a key belongs to something being typed or to the browser, not to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]') !== null;
}
