// The way of news to their reader: heard, put on the board, and told in words once the dice on it have fallen. Pure:
// `presentation.ts` keeps the time.

import { ownQuestion, type TableModel } from '../model.ts';

export interface Herald {
  /** Heard, and neither shown nor told yet. */
  readonly waiting: readonly TableModel[];
  /** What the board shows, or is about to. */
  readonly board: TableModel | null;
  /** Whether the board shows only where it ends. */
  readonly still: boolean;
  /** What everything beside the board tells of: behind it as long as dice fall. */
  readonly told: TableModel | null;
  /** What is still to be said of it. */
  readonly lines: readonly string[];
  /** What was said last. */
  readonly message: string | null;
  /** Counts what was said, for the same may be said twice. */
  readonly said: number;
  /** Whether the message stands until it was read. */
  readonly stands: boolean;
  /** Whether the reader wants no news but one by one. */
  readonly paused: boolean;
  /** How many boards say what they have shown. */
  readonly boards: number;
}

/** How the reader likes it. */
export interface Manner {
  /** Whether anything is shown in motion. */
  readonly motion: boolean;
  /** Whether every message has its time. AMI-UI-20 */
  readonly delayed: boolean;
  /** What events say in words. */
  lines(model: TableModel): readonly string[];
}

/** How many news may wait for dice; what is older is told and no longer shown, for nobody wants to sit through it. */
const MOST_WAITING = 12;

export const heraldOf = (model: TableModel | null): Herald => ({
  waiting: [],
  board: model,
  still: false,
  told: model,
  lines: [],
  message: null,
  said: 0,
  stands: false,
  paused: false,
  boards: 0,
});

/** Whether dice are falling whose outcome nobody has been told. */
export const isHeld = ({ board, told }: Herald): boolean => board !== told;

/** How much there is to come before everything is told. */
export const comingTo = ({ waiting, lines }: Herald): number => waiting.length + lines.length;

/** The newest of all that was heard. */
export const newestOf = ({ waiting, board }: Herald): TableModel | null => waiting.at(-1) ?? board;

export function heard(herald: Herald, model: TableModel, manner: Manner): Herald {
  const newest = newestOf(herald);
  if (model === newest) return herald;
  if (newest === null || isOtherStory(newest, model)) return begun(herald, model);
  if (model.moves === newest.moves && model.fresh.length === 0) return amended(herald, model);
  return goneOn({ ...herald, waiting: [...herald.waiting, model] }, manner);
}

/** The dice of these events have fallen on the board. */
export const shown = (herald: Herald, fresh: TableModel['fresh'], manner: Manner): Herald =>
  isHeld(herald) && herald.board?.fresh === fresh ? goneOn(toldNow(herald, manner), manner) : herald;

/** A board came that says what it has shown, or one went. */
export const withBoards = (herald: Herald, more: 1 | -1, manner: Manner): Herald =>
  goneOn({ ...herald, boards: herald.boards + more }, manner);

/** The message was read. */
export const read = (herald: Herald, manner: Manner): Herald =>
  goneOn(herald.lines.length > 0 ? said(herald) : { ...herald, stands: false }, manner);

/** The reader likes it differently. */
export const likedAs = (herald: Herald, manner: Manner): Herald =>
  goneOn(isPatient(herald, manner) ? herald : hasSaidAll(herald), manner);

export const paused = (herald: Herald, pause: boolean, manner: Manner): Herald =>
  likedAs({ ...herald, paused: pause }, manner);

/** The next message, or else the next of the news of which anything is to be told. */
export function stepped(herald: Herald, manner: Manner): Herald {
  if (isHeld(herald)) return hurried(herald, manner);
  if (herald.lines.length > 0) return said(herald);
  const calm = { ...herald, stands: false };
  if (herald.waiting.length === 0) return calm;
  const next = goneOn(nextOnBoard(calm, manner), manner);
  return isHeld(next) || next.stands ? next : stepped(next, manner);
}

/** Somebody wants to see at once how it ends: all of it, unless each of the messages has its time. */
export function hurried(herald: Herald, manner: Manner): Herald {
  if (!isHeld(herald)) return herald;
  const { waiting } = herald;
  const alone = waiting.length === 0 || isPatient(herald, manner);
  return alone ? { ...herald, still: true } : { ...herald, waiting: [], board: merged(waiting), still: true };
}

/** Whether everything is told one by one. */
const isPatient = (herald: Herald, { delayed }: Manner): boolean => delayed || isStopped(herald);

/** Whoever is asked is not kept waiting for what his own answer brings. */
const isStopped = ({ paused, told }: Herald): boolean => paused && !(told && ownQuestion(told));

/** Goes on until something has to be waited for: dice, a reader, or news. */
function goneOn(herald: Herald, manner: Manner): Herald {
  if (isHeld(herald)) return holds(herald, manner) ? herald : goneOn(toldNow(herald, manner), manner);
  if (herald.waiting.length === 0 || isStopped(herald) || (herald.stands && manner.delayed)) return herald;
  return goneOn(nextOnBoard(herald, manner), manner);
}

const holds = ({ boards }: Herald, { motion }: Manner): boolean => motion && boards > 0;

function nextOnBoard(herald: Herald, manner: Manner): Herald {
  const { waiting } = herald;
  const together = isPatient(herald, manner)
    ? 1
    : holds(herald, manner)
      ? Math.max(1, waiting.length - MOST_WAITING)
      : waiting.length;
  const board = merged(waiting.slice(0, together));
  const next = { ...herald, waiting: waiting.slice(together), board, still: together > 1 };
  return board.fresh.length === 0 ? toldNow(next, manner) : next;
}

function toldNow(herald: Herald, manner: Manner): Herald {
  const { board } = herald;
  const lines = board === null ? [] : manner.lines(board);
  const told = { ...herald, told: board, lines };
  return isPatient(herald, manner) && lines.length > 0 ? said(told) : hasSaidAll(told);
}

const said = (herald: Herald): Herald => ({
  ...herald,
  message: herald.lines[0] ?? herald.message,
  said: herald.said + 1,
  lines: herald.lines.slice(1),
  stands: true,
});

const hasSaidAll = (herald: Herald): Herald => ({
  ...herald,
  message: herald.lines.at(-1) ?? herald.message,
  lines: [],
  stands: false,
});

/** Another game, another reader, or something was taken back: what was to come matters no longer. */
const isOtherStory = (one: TableModel, other: TableModel): boolean =>
  one.info.id !== other.info.id || one.revision !== other.revision || one.seat !== other.seat;

/** What one reader was told is not the next one's to read. */
const begun = (herald: Herald, model: TableModel): Herald => ({
  ...heraldOf(model),
  still: true,
  message: herald.told?.seat === model.seat ? herald.message : null,
  said: herald.said,
  paused: herald.paused,
  boards: herald.boards,
});

/** Nothing happened in the game: the newest that was heard is only known better. */
function amended(herald: Herald, model: TableModel): Herald {
  const better = (known: TableModel | null): TableModel => ({ ...model, fresh: known?.fresh ?? [] });
  const { waiting, board, told } = herald;
  if (waiting.length > 0)
    return { ...herald, waiting: [...waiting.slice(0, -1), better(waiting.at(-1) ?? null)] };
  const now = better(board);
  return { ...herald, board: now, told: board === told ? now : told };
}

/** The last of several news of one story, with everything that happened on the way. */
const merged = (news: readonly TableModel[]): TableModel =>
  news.length === 1
    ? (news[0] as TableModel)
    : { ...(news.at(-1) as TableModel), fresh: news.flatMap(({ fresh }) => fresh) };
