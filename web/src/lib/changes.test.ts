import { describe, expect, it } from 'vitest';
import { changed } from './changes';
import type { LogLine, TableState } from './wire';

const line = (n: number, notation = ''): LogLine => ({ n, seat: 0, round: 1, notation, label: { k: 'x' }, said: [], t: 0 });
const panel = (id: string, moving: string) => ({ id, title: id, width: 10, height: 10, still: '<g/>', moving });

function state(): TableState {
  return {
    seq: 5,
    table: { id: 't', game: 'gaia', name: '', status: 'playing', options: {}, seats: [], yours: [0], owner: true, spectators: true, public: false, commit: 'explicit', created: 0, updated: 0, seq: 5 },
    seat: 0,
    language: 'en',
    panels: [panel('map', 'one'), panel('mat-0', 'two')],
    defs: '',
    style: '',
    players: [],
    stages: [],
    seats: [],
    status: 'playing',
    result: null,
    decision: null,
    log: { from: 3, lines: [line(3), line(4)] },
    can: { undo: false, redo: false, reset: false, commit: false },
    policies: {},
    holder: -1,
    takeback: null,
    chat: [],
    over: false,
  };
}

describe('changed', () => {
  it('refuses a change that does not follow', () => {
    expect(changed(state(), { from: 4, seq: 6 })).toBeNull();
  });

  it('replaces only the parts of panels that came', () => {
    const before = state();
    const after = changed(before, { from: 5, seq: 6, panels: [{ id: 'map', moving: 'new' }] });
    expect(after?.panels[0]).toEqual({ ...panel('map', 'new') });
    expect(after?.panels[1]).toBe(before.panels[1]);
    expect(after?.seq).toBe(6);
  });

  it('takes the order of panels, with new and without old ones', () => {
    const after = changed(state(), { from: 5, seq: 6, panels: [panel('supply', 's')], panel_order: ['supply', 'map'] });
    expect(after?.panels.map((one) => one.id)).toEqual(['supply', 'map']);
    expect(changed(state(), { from: 5, seq: 6, panel_order: ['nowhere'] })).toBeNull();
  });

  it('drops the lines that were taken back and appends the new ones', () => {
    const after = changed(state(), { from: 5, seq: 6, log: { from: 4, lines: [line(4, 'other'), line(5)] } });
    expect(after?.log.from).toBe(3);
    expect(after?.log.lines.map((one) => [one.n, one.notation])).toEqual([[3, ''], [4, 'other'], [5, '']]);
  });

  it('tells a key that is gone from one that did not change', () => {
    const asked = { ...state(), takeback: { by: 1, entries: 2, agreed: [] } };
    expect(changed(asked, { from: 5, seq: 6 })?.takeback).toEqual(asked.takeback);
    expect(changed(asked, { from: 5, seq: 6, takeback: null })?.takeback).toBeNull();
  });

  it('knows that the game is over by the status', () => {
    expect(changed(state(), { from: 5, seq: 6, status: 'over' })?.over).toBe(true);
  });
});
