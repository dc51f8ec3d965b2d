/** The tables that this browser holds keys of. */
import { read, write } from './storage';

export interface KnownTable {
  id: string;
  key: string;
  game: string;
  name: string;
  seen: number;
}

const PLACE = 'galaktyka.tables';

/** Known tables, the most recently seen first. */
export function knownTables(): KnownTable[] {
  return Object.values(read<Record<string, KnownTable>>(PLACE, {})).sort((a, b) => b.seen - a.seen);
}

export function keyOf(id: string): string {
  return read<Record<string, KnownTable>>(PLACE, {})[id]?.key ?? '';
}

export function remember(table: { id: string; key?: string; game?: string; name?: string }): void {
  const tables = read<Record<string, KnownTable>>(PLACE, {});
  const before = tables[table.id];
  tables[table.id] = {
    id: table.id,
    key: table.key ?? before?.key ?? '',
    game: table.game ?? before?.game ?? '',
    name: table.name ?? before?.name ?? '',
    seen: Date.now(),
  };
  write(PLACE, tables);
}

export function forget(id: string): void {
  const tables = read<Record<string, KnownTable>>(PLACE, {});
  delete tables[id];
  write(PLACE, tables);
}
