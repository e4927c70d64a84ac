// A game in the hall, with a seat or from the benches.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Loaded, placeName, titleOf, useGame } from '../games.ts';
import { saveMatch } from '../local/saves.ts';
import type { TableModel } from '../model.ts';
import { Act, Ask, Problem, saveFile, To } from '../parts/controls.tsx';
import { HouseAway } from '../parts/house-away.tsx';
import { Menu } from '../parts/menu.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { RemoteTable } from '../remote/remote-table.ts';
import { go } from '../router.ts';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { Shell } from '../table/shell.tsx';
import { explain, useWords } from '../words/index.ts';

export default function OnlineTable({ id }: { id: string }) {
  const words = useWords();
  const { me } = useSession();
  const [table, setTable] = useState<RemoteTable | null>(null);
  useEffect(() => {
    const opened = new RemoteTable(hall(), id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const model = useModel(table);
  const refusal = useSyncExternalStore(table?.subscribe ?? nothing, () => table?.refusal ?? null);
  const loaded = useGame(model?.info.game);
  if (refusal) return <Trouble refusal={refusal}>{!me && <SignIn />}</Trouble>;
  if (table === null || model === null || !loaded) return <p className="wait">{words.table.loading}</p>;
  return model.info.status === 'open' ? (
    <>
      <Menu />
      <WaitingRoom table={table} model={model} loaded={loaded} />
    </>
  ) : (
    <Play table={table} model={model} loaded={loaded} />
  );
}

const nothing = () => () => {};

function useModel(table: RemoteTable | null): TableModel | null {
  return useSyncExternalStore(table?.subscribe ?? nothing, table?.snapshot ?? (() => null));
}

/** Before it begins: who is here, who may come, and the link to call them with. */
function WaitingRoom({
  table,
  model,
  loaded: { module },
}: {
  table: RemoteTable;
  model: TableModel;
  loaded: Loaded;
}) {
  const words = useWords();
  const { language } = useSettings();
  const { me } = useSession();
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const places = model.info.seats.map(({ as }) => as);
  const act = async (verb: 'join' | 'begin' | 'leave', seat?: number): Promise<void> => {
    const refusal = await table.act(verb, seat);
    setProblem(refusal && explain(refusal, language, module));
    if (verb === 'leave' && refusal === null) go('/tables');
  };
  return (
    <main className="page">
      <h1>{titleOf(module, model.info.options, language)}</h1>
      <HouseAway />
      {!me && <SignIn />}
      <ul className="tables">
        {model.info.seats.map((seat, i) => (
          <li key={`${i}`}>
            <div>
              <strong>{placeName(module, places, i, language)}</strong>
              <span>
                {seat.kind === 'open'
                  ? words.table.openSeat
                  : seat.name || (seat.level && words.create.bot(words.create.levels[seat.level]))}
              </span>
            </div>
            {seat.kind === 'open' && me && model.info.mine.length === 0 && (
              <Act tone="main" onPress={() => void act('join', i)}>
                {words.table.sit}
              </Act>
            )}
          </li>
        ))}
      </ul>
      <p>
        {words.table.invite}: <code>{location.href}</code>
      </p>
      <div className="row">
        <Act onPress={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}>
          {copied ? words.table.copied : words.table.copy}
        </Act>
        {model.info.mayBegin && (
          <Act tone="main" onPress={() => void act('begin')}>
            {words.table.begin}
          </Act>
        )}
        {model.info.mine.length > 0 && (
          <Act tone="quiet" onPress={() => void act('leave')}>
            {words.table.leave}
          </Act>
        )}
      </div>
      <Problem text={problem} />
    </main>
  );
}

function Play({ table, model, loaded }: { table: RemoteTable; model: TableModel; loaded: Loaded }) {
  const words = useWords();
  const [leaving, setLeaving] = useState(false);
  const seated = model.info.mine.length > 0;
  const away = model.info.mine.some((seat) => model.info.seats[seat]?.away);
  const others = model.info.seats.some((seat, i) => seat.kind === 'human' && !model.info.mine.includes(i));
  const follows = model.view && model.result && loaded.module.sequel?.(model.view);
  const rematch = async (): Promise<void> => {
    const again = await table.rematch();
    if ('ok' in again) go(`/table/${again.ok.table}`);
  };
  const save = async (): Promise<void> => {
    const record = await table.record();
    if ('skald' in record) saveFile(`${loaded.module.game.id}.saga`, JSON.stringify(record, null, 1));
  };
  /** Only a game that nobody else plays may leave the hall. */
  const moveHere = async (): Promise<void> => {
    const record = await table.record();
    if (!('skald' in record)) return;
    const controls = model.info.seats.map(({ kind, name, level }) => ({
      kind: kind === 'bot' ? ('bot' as const) : ('human' as const),
      name,
      level,
    }));
    await saveMatch({ id: model.info.id, controls, record, saved: Date.now() });
    go(`/local/${model.info.id}`);
  };
  return (
    <>
      <Shell
        authority={table}
        loaded={loaded}
        above={() =>
          away ? (
            <Act tone="main" onPress={() => void table.act('return')}>
              {words.table.back}
            </Act>
          ) : null
        }
        menu={
          <>
            {seated && model.result === null && (
              <Act
                tone="quiet"
                onPress={() => void table.askUndo(model.info.mine[0] ?? 0, Math.max(0, model.moves - 1))}
              >
                {words.table.undoFar}
              </Act>
            )}
            {seated && !others && model.result === null && (
              <Act tone="quiet" onPress={() => void moveHere()}>
                {words.table.moveHere}
              </Act>
            )}
            <To path={`/replay/table/${model.info.id}`} className="act act-quiet">
              {words.table.replay}
            </To>
            {seated && model.result === null && (
              <Act tone="quiet" onPress={() => setLeaving(true)}>
                {words.table.leave}
              </Act>
            )}
            <To path="/tables" className="act act-quiet">
              {words.menu.lobby}
            </To>
          </>
        }
        after={() => (
          <>
            {seated ? (
              <Act tone="main" onPress={() => void rematch()}>
                {words.table[model.info.rematch ? 'toRematch' : follows ? 'sequel' : 'rematch']}
              </Act>
            ) : (
              model.info.rematch && (
                <To path={`/table/${model.info.rematch}`} className="act act-main">
                  {words.table.toRematch}
                </To>
              )
            )}
            <To path={`/replay/table/${model.info.id}`} className="act">
              {words.table.replay}
            </To>
            <Act onPress={() => void save()}>{words.table.save}</Act>
          </>
        )}
      />
      <Ask heading={words.table.leaveSure} open={leaving} onClose={() => setLeaving(false)}>
        <div className="row">
          <Act tone="danger" onPress={() => void table.act('leave').then(() => go('/tables'))}>
            {words.table.leave}
          </Act>
          <Act onPress={() => setLeaving(false)}>{words.table.close}</Act>
        </div>
      </Ask>
    </>
  );
}
