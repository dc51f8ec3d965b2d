/** A table's state with a change applied: new objects where something changed, the old ones elsewhere. */
import type { Log, Panel, TableChange, TableState } from './wire';

/** The state after the change, or null when the change does not follow on what we have. */
export function changed(state: TableState, change: TableChange): TableState | null {
  if (state.seq !== change.from) return null;
  const next: TableState = { ...state, seq: change.seq };
  if (change.panels || change.panel_order) {
    const panels = changedPanels(state.panels, change);
    if (!panels) return null;
    next.panels = panels;
  }
  if (change.style !== undefined) next.style = change.style;
  if (change.players) next.players = change.players;
  if (change.stages) next.stages = change.stages;
  if (change.decision !== undefined) next.decision = change.decision;
  if (change.log) next.log = changedLog(state.log, change.log);
  if (change.can) next.can = change.can;
  if (change.policies) next.policies = change.policies;
  if (change.holder !== undefined) next.holder = change.holder;
  if (change.seats) next.table = { ...next.table, seats: change.seats };
  if (change.status) {
    next.table = { ...next.table, status: change.status };
    next.over = change.status === 'over';
  }
  if (change.takeback !== undefined) next.takeback = change.takeback;
  if (change.result !== undefined) next.result = change.result;
  return next;
}

function changedPanels(panels: Panel[], change: TableChange): Panel[] | null {
  const known = new Map(panels.map((panel) => [panel.id, panel]));
  for (const part of change.panels ?? []) {
    const before = known.get(part.id) ?? { title: '', width: 1, height: 1, still: '', moving: '' };
    known.set(part.id, { ...before, ...part });
  }
  const order = change.panel_order ?? panels.map((panel) => panel.id);
  const ordered: Panel[] = [];
  for (const id of order) {
    const panel = known.get(id);
    if (!panel) return null;
    ordered.push(panel);
  }
  return ordered;
}

/** Lines from `part.from` on are replaced; what lies before stays. */
function changedLog(log: Log, part: Log): Log {
  const kept = Math.max(0, Math.min(log.lines.length, part.from - log.from));
  return { from: Math.min(log.from, part.from), lines: [...log.lines.slice(0, kept), ...part.lines] };
}
