/** What travels between the table and its server: see docs/live-channel.md. */

/** Words without a language: a message key with parameters. */
export interface Text {
  k: string;
  p?: Record<string, number | string | Text>;
}

export interface Panel {
  id: string;
  title: string;
  width: number;
  height: number;
  still: string;
  moving: string;
}

export type PanelChange = { id: string } & Partial<Omit<Panel, 'id'>>;

export interface Gauge {
  name: string;
  value: number;
  gain: number;
  symbol: string;
}

export interface Player {
  seat: number;
  name: string;
  kind: SeatKind;
  bot?: string | null;
  gauges: Gauge[];
}

export interface Stage {
  label: string;
  when: -1 | 0 | 1;
  note?: Text | null;
}

export interface Answer {
  answer: number;
  notation: string;
  label: Text;
  target?: string | null;
  cost?: Text | null;
  warnings?: Text[];
  rule?: string | null;
}

/** An answer that is not on offer now, with the reason. */
export interface RefusedAnswer {
  notation: string;
  label: Text;
  why: Text;
  target?: string | null;
}

export interface Decision {
  seats: number[];
  yours: boolean;
  kind: string;
  prompt: Text;
  rule: string;
  answers: Answer[];
}

export interface LogLine {
  n: number;
  seat: number;
  round: number;
  notation: string;
  label: Text;
  target?: string | null;
  rule?: string | null;
  auto?: boolean;
  said: Text[];
  t: number;
}

export interface Log {
  from: number;
  lines: LogLine[];
}

export type SeatKind = 'open' | 'closed' | 'person' | 'bot';

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot?: string | null;
  connected: boolean;
  resigned: boolean;
}

export type TableStatus = 'open' | 'playing' | 'over';

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: TableStatus;
  options: Record<string, string>;
  seats: SeatInfo[];
  yours: number[];
  owner: boolean;
  spectators: boolean;
  public: boolean;
  commit: 'explicit' | 'auto';
  created: number;
  updated: number;
  seq: number;
}

export interface Can {
  undo: boolean;
  redo: boolean;
  reset: boolean;
  commit: boolean;
}

export interface Takeback {
  by: number;
  entries: number;
  agreed: number[];
}

export interface ChatLine {
  n: number;
  /** -1: the owner of a table who plays no seat. */
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Result {
  scores: number[];
  ranks: number[];
  by_source: Record<string, number>[];
}

export interface TableState {
  seq: number;
  table: TableInfo;
  seat: number | null;
  language: string;
  panels: Panel[];
  defs: string;
  style: string;
  players: Player[];
  stages: Stage[];
  decision: Decision | null;
  log: Log;
  can: Can;
  policies: Record<string, string>;
  holder: number;
  takeback: Takeback | null;
  chat: ChatLine[];
  over: boolean;
  result?: Result | null;
}

export interface TableChange {
  from: number;
  seq: number;
  panels?: PanelChange[];
  panel_order?: string[];
  style?: string;
  players?: Player[];
  stages?: Stage[];
  decision?: Decision | null;
  log?: Log;
  can?: Can;
  policies?: Record<string, string>;
  holder?: number;
  status?: TableStatus;
  seats?: SeatInfo[];
  takeback?: Takeback | null;
  result?: Result | null;
}

/** The table as it stood after an entry. */
export interface Position {
  at: number;
  panels: Panel[];
  style: string;
  players: Player[];
  stages: Stage[];
}

export interface Refusal {
  code: string;
  reason: Text;
  message: string;
}

export type ServerMessage =
  | ({ type: 'state' } & TableState)
  | ({ type: 'change' } & TableChange)
  | { type: 'done'; id: string; seq: number }
  | { type: 'refused'; id?: string | null; error: Refusal }
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; seats: { seat: number; connected: boolean }[] }
  | { type: 'pong' }
  | { type: 'beat' };

export type Op =
  | { op: 'answer'; answer: number | string; commit?: boolean }
  | { op: 'undo' }
  | { op: 'redo' }
  | { op: 'reset' }
  | { op: 'commit' }
  | { op: 'policy'; name: string; choice: string }
  | { op: 'resign' }
  | { op: 'takeback-ask'; entries: number }
  | { op: 'takeback-agree' }
  | { op: 'takeback-decline' };

export type Act = { id: string; seat: number; expect: number } & Op;
