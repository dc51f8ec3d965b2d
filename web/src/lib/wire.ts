/**
 * What travels between the table and its server: see docs/live-channel.md.
 * What REST carries too is typed by the server itself; only the live channel's own messages stand here.
 */
import type { components } from '../api/schema';

type Schemas = components['schemas'];

/** Words without a language: a message key with parameters. */
export type Text = Schemas['Text'];
export type Panel = Schemas['PanelInfo'];
export type Gauge = Schemas['GaugeInfo'];
export type Player = Schemas['PlayerInfo'];
export type Stage = Schemas['StageInfo'];
export type Answer = Schemas['AnswerInfo'];
export type Decision = Schemas['Decision'];
/** An answer that is not on offer now, with the reason. */
export type RefusedAnswer = Schemas['Reason'];
export type LogLine = Schemas['LogLine'];
export type Log = Schemas['Log'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatKind = SeatInfo['kind'];
export type TableInfo = Schemas['TableInfo'];
export type TableStatus = TableInfo['status'];
export type Can = Schemas['Can'];
export type Takeback = Schemas['TakebackInfo'];
export type ChatLine = Schemas['ChatLine'];
export type Result = Schemas['Result'];
/** All that a seat sees of its table. */
export type TableState = Schemas['StateMessage'];
/** The table as it stood after an entry. */
export type Position = Schemas['Position'];
/** One of the best answers, as the bots see it. */
export type Hint = Schemas['Hint'];
export type Evaluated = Schemas['Evaluated'];
export type StandingInfo = Schemas['StandingInfo'];
export type Refusal = Schemas['ErrorDetail'];
export type GameInfo = Schemas['GameInfo'];

export type PanelChange = { id: string } & Partial<Omit<Panel, 'id'>>;

/** What is the same as before is left out; null means that it is gone. */
export interface TableChange
  extends Partial<
    Pick<
      TableState,
      | 'style'
      | 'players'
      | 'stages'
      | 'decision'
      | 'log'
      | 'can'
      | 'policies'
      | 'holder'
      | 'status'
      | 'seats'
      | 'takeback'
      | 'result'
    >
  > {
  from: number;
  seq: number;
  panels?: PanelChange[];
  panel_order?: string[];
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
