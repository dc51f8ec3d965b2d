import { describe, expect, it } from 'vitest';
import type { Answer, Gauge, LogLine } from '../lib/wire';
import { laidOut, MOST_PLACES } from './answers';
import { grouped, signed } from './gauges';
import { byRound } from './log';
import { holds, targetAt, targetsOf } from './targets';

const answer = (number: number, notation: string, target?: string): Answer => ({
  answer: number,
  notation,
  label: { k: notation },
  ...(target ? { target } : {}),
});

describe('targets', () => {
  const targets = targetsOf([answer(1, 'a', 'hex-1A1'), answer(2, 'b', 'hex-1A1'), answer(3, 'c', 'tech-2'), answer(4, 'd')]);

  it('gather the answers of one place', () => {
    expect([...targets.keys()]).toEqual(['hex-1A1', 'tech-2']);
    expect(targets.get('hex-1A1')?.map((one) => one.answer)).toEqual([1, 2]);
  });

  it('take a piece for its hex where only the hex can be chosen', () => {
    expect(targetAt('piece-1A1', targets)).toBe('hex-1A1');
    expect(targetAt('piece-9A9', targets)).toBeNull();
    const both = targetsOf([answer(1, 'a', 'hex-1A1'), answer(2, 'b', 'piece-1A1')]);
    expect(targetAt('piece-1A1', both)).toBe('piece-1A1');
  });

  it('are looked for by their whole id', () => {
    const panel = { id: 'map', title: '', width: 1, height: 1, still: '<g id="hex-11"/>', moving: '' };
    expect(holds(panel, 'hex-1')).toBe(false);
    expect(holds(panel, 'hex-11')).toBe(true);
  });
});

describe('answers in the bar', () => {
  it('all stand there while they are few', () => {
    const layout = laidOut([answer(1, 'pass'), answer(2, '1A1', 'hex-1A1')]);
    expect(layout.shown.map((choice) => choice.answer.answer)).toEqual([1, 2]);
    expect(layout.folded).toEqual([]);
  });

  it('leave many places to the board, and the letters to the others', () => {
    const places = Array.from({ length: MOST_PLACES + 1 }, (_, at) => answer(at + 10, `p${at}`, `hex-${at}`));
    const layout = laidOut([...places, answer(1, 'pass')]);
    expect(layout.shown).toEqual([{ answer: answer(1, 'pass'), letter: 'p' }]);
    expect(layout.folded.length).toBe(MOST_PLACES + 1);
    expect(layout.folded.every((choice) => choice.letter === '')).toBe(true);
  });
});

describe('gauges', () => {
  const gauge = (name: string, symbol: string): Gauge => ({ name, value: 1, gain: 0, symbol });

  it('with one symbol stand together', () => {
    const groups = grouped([gauge('ore', 'o'), gauge('bowl_1', 't'), gauge('bowl_2', 't'), gauge('x', ''), gauge('y', '')]);
    expect(groups.map((group) => group.gauges.map((one) => one.name))).toEqual([['ore'], ['bowl_1', 'bowl_2'], ['x'], ['y']]);
  });

  it('show gains with their sign', () => {
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
  });
});

describe('the log', () => {
  it('goes by round and by whoever acts', () => {
    const line = (n: number, seat: number, round: number): LogLine => ({ n, seat, round, notation: '', label: { k: '' }, said: [], t: 0 });
    const rounds = byRound([line(0, 0, 0), line(1, 0, 1), line(2, 0, 1), line(3, 1, 1), line(4, 0, 1)]);
    expect(rounds.map((round) => round.turns.map((turn) => turn.lines.length))).toEqual([[1], [2, 1, 1]]);
  });
});
