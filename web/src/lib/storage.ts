/** Local storage that may be full, switched off or hold nonsense. */

export function read<Value>(place: string, otherwise: Value): Value {
  try {
    const stored = localStorage.getItem(place);
    return stored === null ? otherwise : (JSON.parse(stored) as Value);
  } catch {
    return otherwise;
  }
}

export function write(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Nothing is lost but a preference.
  }
}
