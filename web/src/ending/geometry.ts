/** Where the parts of a chart are: numbers only, so that they can be tested without a page. */

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

/** A scale over all values and zero, with few round ticks. */
export function scaleOver(values: number[], wantedTicks = 4): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / wantedTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step);
  return { from, to, ticks };
}

/** Maps a value of the scale into [start, end]; for a vertical axis give the lower end first. */
export function place(scale: Scale, value: number, start: number, end: number): number {
  return start + ((value - scale.from) / (scale.to - scale.from)) * (end - start);
}

export interface Segment {
  row: number;
  value: number;
  from: number;
  to: number;
}

/** The parts of one bar in points: gains to the right of zero, losses to its left, both in the order of rows. */
export function stack(values: number[]): Segment[] {
  let gained = 0;
  let lost = 0;
  return values.flatMap((value, row) => {
    if (value === 0) return [];
    const from = value > 0 ? gained : lost + value;
    const to = value > 0 ? gained + value : lost;
    if (value > 0) gained = to;
    else lost = from;
    return [{ row, value, from, to }];
  });
}

/** Moves labels apart that would overlap, keeping their order and staying as near as possible. */
export function spread(wanted: number[], gap: number, lowest: number, highest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = wanted.slice();
  let floor = lowest;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, floor);
    floor = placed[index] + gap;
  }
  let ceiling = highest;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, ceiling);
    ceiling = placed[index] - gap;
  }
  return placed;
}

/** a, b, … z, aa, ab: the sign of a row in a chart and in its table. */
export function letters(row: number): string {
  const last = String.fromCharCode(97 + (row % 26));
  return row < 26 ? last : letters(Math.floor(row / 26) - 1) + last;
}
