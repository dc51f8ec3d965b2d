/** What the end of a game can be told from: the tables behind the charts. Knows no game. */

export interface Statistics {
  /** One entry a seat: points by their source. */
  sources: Record<string, number>[];
  rounds: { round: number; scores: number[]; gauges: Record<string, number>[] }[];
  result: { scores: number[]; ranks: number[] };
}

/** A table of whole numbers: rows named by a key, one column a seat. */
export interface SeatTable {
  rows: { key: string; values: number[] }[];
}

/** Points by source, the source that gave most first; sources that gave nothing to anybody are left out. */
export function pointsBySource(statistics: Statistics): SeatTable {
  const keys = new Set(statistics.sources.flatMap((seat) => Object.keys(seat)));
  const rows = [...keys]
    .map((key) => ({ key, values: statistics.sources.map((seat) => seat[key] ?? 0) }))
    .filter((row) => row.values.some((value) => value !== 0));
  const weight = (values: number[]) => values.reduce((sum, value) => sum + Math.abs(value), 0);
  return { rows: rows.sort((a, b) => weight(b.values) - weight(a.values)) };
}

export function pointsByRound(statistics: Statistics): SeatTable {
  return { rows: statistics.rounds.map(({ round, scores }) => ({ key: String(round), values: scores })) };
}

/** The numbers that the players' cards show, each by round, in the order in which the game names them. */
export function gaugesByRound(statistics: Statistics): { name: string; table: SeatTable }[] {
  const names = [...new Set(statistics.rounds.flatMap(({ gauges }) => gauges.flatMap(Object.keys)))];
  return names
    .map((name) => ({
      name,
      table: {
        rows: statistics.rounds.map(({ round, gauges }) => ({
          key: String(round),
          values: gauges.map((seat) => seat[name] ?? 0),
        })),
      },
    }))
    .filter(({ table }) => table.rows.some((row) => row.values.some((value) => value !== 0)));
}

/** A table as comma separated values, as spreadsheets read it: CRLF, quotes doubled. */
export function toCsv(heading: string[], rows: (string | number)[][]): string {
  const cell = (value: string | number) => {
    const words = String(value);
    return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
  };
  return [heading, ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('');
}
