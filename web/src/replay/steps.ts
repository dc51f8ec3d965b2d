/** Stepping through a game: by entry, by turn, by round. Position N is the one after N entries. */

export interface Entry {
  seat: number;
  round: number;
}

/** The positions at which a turn of somebody begins, the opening first and the end last. */
export function turnStarts(entries: Entry[]): number[] {
  const starts = [0];
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    if (before && (before.seat !== entry.seat || before.round !== entry.round)) starts.push(index);
  });
  if (entries.length > 0) starts.push(entries.length);
  return starts;
}

export function nextTurn(starts: number[], at: number): number {
  return starts.find((start) => start > at) ?? at;
}

export function previousTurn(starts: number[], at: number): number {
  return starts.findLast((start) => start < at) ?? at;
}

/** Where each round begins, for the marks under the slider. */
export function roundStarts(entries: Entry[]): { round: number; at: number }[] {
  return entries.flatMap((entry, index) =>
    index === 0 || entries[index - 1]!.round !== entry.round ? [{ round: entry.round, at: index }] : [],
  );
}

/** Remembers the most recent positions, so that stepping back and forth asks the server only once. */
export class Recent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const found = this.kept.get(key);
    if (found !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found;
  }

  drop(key: string): void {
    this.kept.delete(key);
  }

  put(key: string, value: Value): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.most && !oldest.done) this.kept.delete(oldest.value);
  }
}
