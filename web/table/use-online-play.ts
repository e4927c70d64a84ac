// What one can do about a whole game in the hall: take back, take along, leave, play once more.

import { nextMatch, readSaga } from '@skald/games/saga';
import { useEffect, useState } from 'react';
import type { Loaded } from '../games.ts';
import { saveMatch } from '../local/saves.ts';
import type { TableModel } from '../model.ts';
import { saveFile } from '../parts/controls.tsx';
import type { RemoteTable } from '../remote/remote-table.ts';
import { useSaga } from '../remote/use-saga.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { recall, remember } from './remembered.ts';

export interface OnlineGame {
  readonly table: RemoteTable;
  readonly model: TableModel;
  readonly loaded: Loaded;
}

export interface OnlinePlaying extends OnlineGame {
  readonly seated: boolean;
  /** Whether a bot plays for the reader. */
  readonly away: boolean;
  /** Whether the reader has a seat in a game that goes on. */
  readonly playing: boolean;
  /** Whether other people have a seat. */
  readonly others: boolean;
  /** Whether the saga of this match has another. */
  readonly follows: string | null;
  /** Where in the reader's workshop lies what is played here. */
  readonly bench: string | null;
  readonly problem: string | null;
  askUndo(): Promise<void>;
  rematch(): Promise<void>;
  save(): Promise<void>;
  /** Only a game that nobody else plays may leave the hall. */
  moveHere(): Promise<void>;
  comeBack(): Promise<void>;
  leave(): Promise<void>;
}

export function useOnlinePlay({ table, model, loaded }: OnlineGame): OnlinePlaying {
  const { language } = useSettings();
  const { info, moves, wish, result } = model;
  const [problem, setProblem] = useState<string | null>(null);
  // Why something could not be done matters no longer once something has happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the number of moves
  useEffect(() => setProblem(null), [moves, wish]);
  const seated = info.mine.length > 0;
  const { bench = null } = recall(info.id);
  return {
    table,
    model,
    loaded,
    seated,
    away: info.mine.some((seat) => info.seats[seat]?.away),
    playing: seated && result === null,
    others: info.seats.some((seat, i) => seat.kind === 'human' && !info.mine.includes(i)),
    follows: useFollows(model, loaded),
    bench,
    problem,
    async askUndo() {
      const refusal = await table.askUndo(info.mine[0] ?? 0, Math.max(0, moves - 1));
      setProblem(refusal && explain(refusal, language, loaded.module));
    },
    async rematch() {
      const again = await table.rematch();
      if ('refused' in again) return;
      if (bench !== null) remember(again.ok.table, { bench });
      go(`/table/${again.ok.table}`);
    },
    async save() {
      const record = await table.record();
      if ('skald' in record) saveFile(`${loaded.module.game.id}.saga`, JSON.stringify(record, null, 1));
    },
    async moveHere() {
      const record = await table.record();
      if (!('skald' in record)) return;
      const controls = info.seats.map(({ kind, name, level }) => ({
        kind: kind === 'bot' ? ('bot' as const) : ('human' as const),
        name,
        level,
      }));
      await saveMatch({ id: info.id, controls, record, saved: Date.now() });
      go(`/local/${info.id}`);
    },
    async comeBack() {
      await table.act('return');
    },
    async leave() {
      await table.act('leave');
      go('/tables');
    },
  };
}

/** What the way on in its saga is called; null where none leads on. */
function useFollows({ result, info }: TableModel, { module }: Loaded): string | null {
  const { sagas: words } = useWords();
  const { language } = useSettings();
  const told = useSaga(result && info.saga, info.rematch);
  const read = told && 'ok' in told ? readSaga(module, told.ok.saga) : null;
  if (read === null || 'refused' in read || nextMatch(module, read.ok) === null) return null;
  return module.saga?.words.again?.(read.ok, language) ?? words.next;
}
