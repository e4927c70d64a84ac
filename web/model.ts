// A table as a page sees it, whoever runs it: the hall over a socket, or this device in a worker.

import type { ChatLine, TableInfo, Wish } from '@skald/hall/protocol';
import type { Asked, Event, GameState, MatchRecord, Orders, Refusal, Result, Seat } from '@skald/kernel';

export interface TableModel {
  readonly info: TableInfo;
  readonly revision: number;
  readonly moves: number;
  /** Whose eyes these are; null for spectators. */
  readonly seat: Seat | null;
  readonly view: GameState | null;
  /** Open questions: own ones with their options, others without. */
  readonly decisions: readonly Asked[];
  /** What has been ordered once for all, by seat of the reader. */
  readonly orders?: Readonly<Record<Seat, Orders>> | undefined;
  readonly mayUndo: boolean;
  /** All that this reader has been told. */
  readonly events: readonly Event[];
  /** What came with the last news, to be shown in motion. */
  readonly fresh: readonly Event[];
  readonly chat: readonly ChatLine[];
  readonly result: Result | null;
  readonly commitment: string;
  readonly seed: string | null;
  readonly wish: Wish | null;
  readonly spectators: number;
  /** `lost`: the connection is gone and being made again. */
  readonly connection: 'local' | 'online' | 'lost';
  /** When the hall was heard last, while the connection is lost. */
  readonly lostSince?: number;
  /** The device keeps nothing more of it. */
  readonly unkept?: boolean;
  /** At one device with several people: the seat the device must be handed to before anything is shown. */
  readonly curtain: Seat | null;
}

/** What the reader is asked; null while he waits. */
export const ownQuestion = ({ decisions, seat }: TableModel): Asked | null =>
  decisions.find((one) => one.seat === seat && (one.options.length > 0 || one.described !== undefined)) ??
  null;

export interface TableAuthority {
  readonly kind: 'local' | 'remote';
  subscribe(listener: () => void): () => void;
  /** The same object until something changes; null while it loads. */
  snapshot(): TableModel | null;
  /** Takes an option; a refusal if it is not on the list any more. */
  choose(seat: Seat, option: string): Promise<Refusal | null>;
  undo(seat: Seat): Promise<Refusal | null>;
  /** What this seat answers once for all. */
  order(seat: Seat, orders: Orders): Promise<Refusal | null>;
  /** Goes back further, when everybody agrees; alone at once. */
  askUndo(seat: Seat, to: number): Promise<Refusal | null>;
  /** Answers one wish of the others, or takes one's own back. */
  consent(request: number, yes: boolean): Promise<Refusal | null>;
  odds(seat: Seat, option: string): Promise<readonly { outcome: string; chance: number }[] | null>;
  /** The next person is here: lift the curtain. */
  liftCurtain(): void;
  chat(text: string): Promise<Refusal | null>;
  /** Closes the chat to all who only look on, or opens it again. */
  hush(closed: boolean): Promise<Refusal | null>;
  /** The whole story with its seed: when it is over, or when nobody else could be harmed. */
  record(): Promise<MatchRecord | Refusal>;
  close(): void;
}
