import { describe, expect, it } from 'vitest';
import { gaugesByRound, pointsByRound, pointsBySource, toCsv, type Statistics } from './statistics';

const statistics: Statistics = {
  sources: [
    { start: 10, mines: 4, nothing: 0 },
    { start: 10, charging: -6, nothing: 0 },
  ],
  rounds: [
    { round: 0, scores: [10, 10], gauges: [{ vp: 10, ore: 4 }, { vp: 10, ore: 3 }] },
    { round: 1, scores: [14, 4], gauges: [{ vp: 14, ore: 0, gone: 0 }, { vp: 4, ore: 1 }] },
  ],
  result: { scores: [14, 4], ranks: [1, 2] },
};

describe('tables of the end', () => {
  it('lists the weightiest source first, losses included, and leaves out what gave nothing', () => {
    expect(pointsBySource(statistics).rows).toEqual([
      { key: 'start', values: [10, 10] },
      { key: 'charging', values: [0, -6] },
      { key: 'mines', values: [4, 0] },
    ]);
  });

  it('adds up to the scores', () => {
    const { rows } = pointsBySource(statistics);
    const sums = [0, 1].map((seat) => rows.reduce((sum, row) => sum + row.values[seat]!, 0));
    expect(sums).toEqual(statistics.result.scores);
  });

  it('follows scores and gauges round by round', () => {
    expect(pointsByRound(statistics).rows.map(({ values }) => values)).toEqual([
      [10, 10],
      [14, 4],
    ]);
    const gauges = gaugesByRound(statistics);
    expect(gauges.map(({ name }) => name)).toEqual(['vp', 'ore']);
    expect(gauges[1]!.table.rows[1]).toEqual({ key: '1', values: [0, 1] });
  });
});

describe('comma separated values', () => {
  it('quotes what would break a cell', () => {
    expect(toCsv(['a', 'b,c'], [['say "yes"', 2]])).toBe('a,"b,c"\r\n"say ""yes""",2\r\n');
  });
});
