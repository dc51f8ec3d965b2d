/** Letters for the answers of the bar: mnemonic where possible, the same for the same answer. */

/** Keys that mean something everywhere at the table. */
export const RESERVED = new Set(['u', 'r', 'c']);
const SPARE = 'qwertyuiopasdfghjklzxcvbnm1234567890';

/** One letter for each notation, in order; '' when they run out. */
export function lettersFor(notations: string[]): string[] {
  const taken = new Set(RESERVED);
  return notations.map((notation) => {
    const letter = wishes(notation).find((wish) => !taken.has(wish)) ?? '';
    if (letter) taken.add(letter);
    return letter;
  });
}

/** First letters of the words, then all other letters, then whatever is free. */
function wishes(notation: string): string[] {
  const plain = notation.toLowerCase();
  const initials = plain.split(/[^a-z0-9]+/).map((part) => part.charAt(0));
  return [...initials, ...plain, ...SPARE].filter((sign) => /^[a-z0-9]$/.test(sign));
}

/** Whether a key belongs to something being typed or to the browser, not to the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]') !== null;
}
