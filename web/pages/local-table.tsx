// A game on this device: alone against bots, or passing the device around.

import { nextMatch } from '@skald/games/saga';
import type { Outcome, Refusal } from '@skald/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Loaded, loadGame, useGame } from '../games.ts';
import { LocalTable } from '../local/local-table.ts';
import type { NewLocalMatch } from '../local/messages.ts';
import { keepOpen, takeOver } from '../local/open-tables.ts';
import { matchOf } from '../local/sagas.ts';
import { loadMatch } from '../local/saves.ts';
import type { TableModel } from '../model.ts';
import { useNotice } from '../notices.ts';
import { Act, Ask, Problem, saveFile, To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { Lesson } from '../table/lesson.tsx';
import { MoveOnline } from '../table/move-online.tsx';
import { Shell } from '../table/shell.tsx';
import { TurnPrompt } from '../table/turn-prompt.tsx';
import { useWords } from '../words/index.ts';

export default function LocalTablePage({ id, lesson }: { id: string; lesson: boolean }) {
  const words = useWords();
  const [table, setTable] = useState<LocalTable | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const loaded = useGame(table?.snapshot()?.info.game);

  useEffect(() => {
    let here = true;
    let mine: LocalTable | null = null;
    void openTable(id).then((opened) => {
      if ('refused' in opened) return here && setProblem(opened.refused);
      if (!here) return opened.ok.close();
      mine = opened.ok;
      setTable(mine);
    });
    return () => {
      here = false;
      mine?.close();
    };
  }, [id]);

  if (problem?.code === 'not-found') return <NotFound menu />;
  if (problem) return <Trouble refusal={problem} />;
  if (table === null || !loaded) return <p className="wait">{words.table.loading}</p>;
  return <Play table={table} loaded={loaded} lesson={lesson} />;
}

/** The table of this id: just made, or kept on this device. */
async function openTable(id: string): Promise<Outcome<LocalTable>> {
  const open = takeOver(id);
  if (open) return { ok: open };
  const kept = await loadMatch(id);
  if (kept === undefined) return { refused: { code: 'not-found', params: {} } };
  // The board comes while the match is replayed.
  void loadGame(kept.record.game);
  return LocalTable.load(kept);
}

/** Says that the game will be lost with the page, and how to keep it all the same. */
function useUnkeptNotice(table: LocalTable, save: () => Promise<void>): void {
  const { table: words } = useWords();
  const unkept = useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.snapshot()?.unkept === true,
  );
  useNotice(
    'unkept',
    unkept
      ? {
          tone: 'trouble',
          text: words.unkept,
          more: words.unkeptMore,
          acts: [{ name: words.save, press: () => void save() }],
        }
      : null,
  );
}

function Play({ table, loaded, lesson }: { table: LocalTable; loaded: Loaded; lesson: boolean }) {
  const words = useWords();
  const { language } = useSettings();
  const teachesSaga = lesson && loaded.module.saga !== undefined;
  const [restarting, setRestarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const file = await table.file();
    if (file !== null) saveFile(`${loaded.module.game.id}.saga`, file);
  };
  useUnkeptNotice(table, save);
  const begin = async (match: NewLocalMatch): Promise<void> => {
    const begun = await LocalTable.begin(match);
    if ('refused' in begun) return;
    keepOpen(begun.ok);
    go(`/local/${begun.ok.id}`);
  };
  /** The same seats once more. */
  const restart = async (): Promise<void> => {
    const record = await table.record();
    const { controls, saga, bench } = table;
    if ('skald' in record) await begin({ ...record, controls, saga, bench });
  };
  const above = (model: TableModel) => (
    <>
      <TurnPrompt
        model={model}
        loaded={loaded}
        onSave={() => void save()}
        onRestart={() => setRestarting(true)}
      />
      <Problem text={problem} />
      {lesson && <Lesson model={model} loaded={loaded} />}
    </>
  );
  return (
    <>
      <Shell
        authority={table}
        loaded={loaded}
        above={above}
        menu={
          <>
            {table.bench !== null && (
              <To path={table.bench} className="act act-quiet">
                {words.workshop.backToEditor}
              </To>
            )}
            <UndoFar table={table} />
            <Act tone="quiet" onPress={() => void save()}>
              {words.table.save}
            </Act>
            <Act tone="quiet" onPress={() => setRestarting(true)}>
              {words.table.restart}
            </Act>
            <MoveOnline table={table} onProblem={setProblem} />
            <To path="/tables" className="act act-quiet">
              {words.menu.lobby}
            </To>
          </>
        }
        kept={{ replay: `/replay/local/${table.id}`, shared: false, save: () => void save() }}
        after={() => {
          const { told, saga } = table;
          const next = told && saga && nextMatch(loaded.module, told);
          // After a defeat the saga offers the same once more.
          const again = next && loaded.module.saga?.words.again?.(told, language);
          return (
            <>
              {next && (
                <Act tone="main" onPress={() => void begin(matchOf({ id: saga.id, saga: told }, next))}>
                  {again ?? words.sagas.next}
                </Act>
              )}
              {teachesSaga && (
                <To path={`/play/${loaded.module.game.id}`} className="act act-main">
                  {words.sagas.begin}
                </To>
              )}
              {!again && (
                <Act tone={next || teachesSaga ? 'plain' : 'main'} onPress={() => void restart()}>
                  {words.table.rematch}
                </Act>
              )}
              {table.bench !== null && (
                <To path={table.bench} className="act">
                  {words.workshop.backToEditor}
                </To>
              )}
              {told && (
                <To path="/sagas" className="act">
                  {words.sagas.toSaga}
                </To>
              )}
            </>
          );
        }}
      />
      <Ask heading={words.table.restartSure} open={restarting} onClose={() => setRestarting(false)}>
        <div className="row">
          <Act tone="main" onPress={() => void restart()}>
            {words.table.restart}
          </Act>
          <Act onPress={() => setRestarting(false)}>{words.table.close}</Act>
        </div>
      </Ask>
    </>
  );
}

/** At one device everybody agrees who sits there. */
function UndoFar({ table }: { table: LocalTable }) {
  const words = useWords();
  return (
    <Act
      tone="quiet"
      onPress={() => {
        const model = table.snapshot();
        if (model && model.moves > 0) void table.askUndo(model.seat ?? 0, model.moves - 1);
      }}
    >
      {words.table.undoFar}
    </Act>
  );
}
