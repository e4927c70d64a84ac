// What is shown and when: news in order, dice before what came of them, each message as long as the reader wishes.

import type { GameModule } from '@skald/games';
import type { BoardProps } from '@skald/games/boards';
import type { Event } from '@skald/kernel';
import type { Language } from '@skald/text';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ownQuestion, type TableAuthority, type TableModel } from '../model.ts';
import { DELAYS, type Settings } from '../settings.ts';
import {
  comingTo,
  type Herald,
  heard,
  heraldOf,
  hurried,
  isHeld,
  likedAs,
  type Manner,
  newestOf,
  paused,
  read,
  shown,
  stepped,
  withBoards,
} from './herald.ts';

export interface Presented {
  /** What is told; while dice fall that is how it was before them, and nobody is asked anything. */
  readonly model: TableModel | null;
  /** What the board shows: ahead of the model while dice fall. */
  readonly board: TableModel | null;
  /** The newest: who is connected does not wait until everything before has been read. */
  readonly live: TableModel | null;
  /** Milliseconds of a movement on the board now. */
  readonly pace: number;
  readonly audience: NonNullable<BoardProps['audience']>;
  /** Dice are falling, and what came of them is not told yet. */
  readonly held: boolean;
  /** The message that stands now. */
  readonly message: string | null;
  /** The message waits for a key. AMI-UI-22 */
  readonly waits: boolean;
  readonly paused: boolean;
  /** How much is still to be told. */
  readonly coming: number;
  /** Whether more has happened than is told. */
  readonly behind: boolean;
  /** Whether the reader is asked something that the pause keeps from him. */
  readonly asksUnseen: boolean;
  goOn(): void;
  /** Shows where it ends. */
  hurry(): void;
  pause(pause: boolean): void;
  step(): void;
}

/** The lines that events make in the log; what is better left untold makes none. */
function linesOf(
  events: readonly Event[],
  model: TableModel,
  module: GameModule,
  language: Language,
): string[] {
  if (model.view === null) return [];
  const { view } = model;
  return events.flatMap((event) => {
    const line = event.type === 'roll' ? null : module.words.event(event, view, language);
    return line === null ? [] : [line];
  });
}

/** Questions are never delayed by more than the dice and the messages before them. AMI-UI-23 */
export function usePresentation(
  authority: TableAuthority,
  module: GameModule,
  language: Language,
  delay: Settings['delay'],
  pace: number,
): Presented {
  const [herald, setHerald] = useState(() => heraldOf(authority.snapshot()));
  const manner = useManner(module, language, delay, pace);
  const act = useCallback(
    (deed: (herald: Herald, manner: Manner) => Herald) => setHerald((old) => deed(old, manner())),
    [manner],
  );

  useEffect(() => {
    const hear = (): void => {
      const model = authority.snapshot();
      if (model !== null) act((old, now) => heard(old, model, now));
    };
    hear();
    return authority.subscribe(hear);
  }, [authority, act]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was waited for may be wanted no longer
  useEffect(() => act(likedAs), [act, delay, pace]);

  const lasts = herald.paused ? Number.POSITIVE_INFINITY : DELAYS[delay];
  const { stands, said } = herald;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own time
  useLayoutEffect(() => {
    if (!stands || !Number.isFinite(lasts)) return;
    const timer = setTimeout(() => act(read), lasts);
    return () => clearTimeout(timer);
  }, [stands, said, lasts, act]);

  const audience = useMemo(
    () => ({
      attend() {
        act((old, now) => withBoards(old, 1, now));
        return () => act((old, now) => withBoards(old, -1, now));
      },
      shown: (fresh: readonly Event[]) => act((old, now) => shown(old, fresh, now)),
      hurry: () => act(hurried),
    }),
    [act],
  );
  const held = isHeld(herald);
  const live = newestOf(herald);
  const asked = (model: TableModel | null): boolean => model !== null && ownQuestion(model) !== null;
  return {
    model: useMemo(() => toldOf(herald.told, live, held), [herald.told, live, held]),
    board: herald.board,
    live,
    pace: herald.still ? 0 : pace,
    audience,
    held,
    message: herald.message,
    waits: stands && !Number.isFinite(lasts),
    paused: herald.paused,
    coming: comingTo(herald),
    behind: live !== herald.told,
    asksUnseen: herald.paused && asked(live) && !asked(herald.told),
    goOn: () => act(herald.paused ? stepped : read),
    hurry: audience.hurry,
    pause: (pause) => act((old, now) => paused(old, pause, now)),
    step: () => act(stepped),
  };
}

/** As it is when something happens, which is later than when it is listened for. */
function useManner(
  module: GameModule,
  language: Language,
  delay: Settings['delay'],
  pace: number,
): () => Manner {
  const manner: Manner = {
    motion: pace > 0,
    delayed: delay !== 'none',
    lines: (model) => linesOf(model.fresh, model, module, language),
  };
  const now = useRef(manner);
  now.current = manner;
  return useCallback(() => now.current, []);
}

/** What is not of the game itself is told at once: who says or wishes something, and whether the hall is there. */
function toldOf(told: TableModel | null, live: TableModel | null, held: boolean): TableModel | null {
  if (told === null || live === null || told.seat !== live.seat) return told;
  const { chat, wish, spectators, connection } = live;
  return {
    ...told,
    chat,
    wish,
    spectators,
    connection,
    decisions: held ? [] : told.decisions,
    // What could be taken back is what happened last, seen or not.
    mayUndo: told.mayUndo && told.moves === live.moves,
  };
}
