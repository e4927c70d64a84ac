// A game in the hall, with a seat or from the benches.

import { nextMatch, readSaga } from '@skald/games/saga';
import type { Refusal } from '@skald/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Loaded, placeName, titleOf, useGame } from '../games.ts';
import { saveMatch } from '../local/saves.ts';
import type { TableModel } from '../model.ts';
import { BroughtNote } from '../parts/brought.tsx';
import { Act, Ask, Problem, saveFile, To } from '../parts/controls.tsx';
import { Menu } from '../parts/menu.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { RemoteTable } from '../remote/remote-table.ts';
import { useConnectionNotice, useLostSince } from '../remote/use-connection.ts';
import { useSaga } from '../remote/use-saga.ts';
import { go } from '../router.ts';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { Absent } from '../table/absent.tsx';
import { Presence, presenceOf } from '../table/presence.tsx';
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
  const unheard = useLostSince(true);
  // What stands on the table is right only once the table itself was heard again.
  const lostSince = model?.lostSince ?? unheard;
  useConnectionNotice(
    lostSince,
    model?.info.status !== 'playing' ? 'lobby' : model.info.clock ? 'clocks' : 'table',
  );
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
  const { seats, mine, realDice, brought } = model.info;
  const full = seats.every(({ kind }) => kind !== 'open');
  const complain = (refusal: Refusal | null): void =>
    setProblem(refusal && explain(refusal, language, module));
  const leave = async (): Promise<void> => {
    const refusal = await table.act('leave');
    complain(refusal);
    if (refusal === null) go('/tables');
  };
  return (
    <main className="page">
      <h1>{titleOf(module, model.info.options, language)}</h1>
      {!me && <SignIn />}
      <ul className="tables">
        {seats.map((seat, i) => (
          <li key={`${i}`}>
            <div>
              <strong>{placeName(module, places, i, language)}</strong>
              <span>
                {seat.kind === 'open'
                  ? words.table.openSeat
                  : seat.name || (seat.level && words.create.bot(words.create.levels[seat.level]))}
              </span>
            </div>
            <PresenceAt model={model} seat={i} />
            {seat.kind === 'open' && me && mine.length === 0 && (
              <Act tone="main" onPress={() => void table.sit(i, realDice).then(complain)}>
                {realDice ? words.dice.agree : words.table.sit}
              </Act>
            )}
          </li>
        ))}
      </ul>
      {brought && <BroughtNote brought={brought} />}
      {realDice && <p className="hint">{words.dice.real}</p>}
      {full && <p role="status">{words.dice.mixing}</p>}
      <p>
        {words.table.invite}: <code>{location.href}</code>
      </p>
      <div className="row">
        <Act onPress={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}>
          {copied ? words.table.copied : words.table.copy}
        </Act>
        {model.info.mayBegin && !full && (
          <Act tone="main" onPress={() => void table.act('begin').then(complain)}>
            {words.table.begin}
          </Act>
        )}
        {(mine.length > 0 || model.info.mayBegin) && (
          <Act tone="quiet" onPress={() => void leave()}>
            {mine.length > 0 ? words.table.leave : words.table.giveUp}
          </Act>
        )}
      </div>
      <Problem text={problem} />
    </main>
  );
}

function PresenceAt({ model, seat }: { model: TableModel; seat: number }) {
  const presence = presenceOf(model, seat);
  return presence && <Presence is={presence} />;
}

function Play({ table, model, loaded }: { table: RemoteTable; model: TableModel; loaded: Loaded }) {
  const words = useWords();
  const { language } = useSettings();
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Why something could not be done matters no longer once something has happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the number of moves
  useEffect(() => setProblem(null), [model.moves, model.wish]);
  const seated = model.info.mine.length > 0;
  const away = model.info.mine.some((seat) => model.info.seats[seat]?.away);
  const others = model.info.seats.some((seat, i) => seat.kind === 'human' && !model.info.mine.includes(i));
  const { saga } = model.info;
  const told = useSaga(model.result && saga, model.info.rematch);
  const read = told && 'ok' in told ? readSaga(loaded.module, told.ok.saga) : null;
  const follows = read && 'ok' in read && nextMatch(loaded.module, read.ok) !== null;
  const askUndo = async (): Promise<void> => {
    const refusal = await table.askUndo(model.info.mine[0] ?? 0, Math.max(0, model.moves - 1));
    setProblem(refusal && explain(refusal, language, loaded.module));
  };
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
        above={() => (
          <>
            {away && (
              <Act tone="main" onPress={() => void table.act('return')}>
                {words.table.back}
              </Act>
            )}
            <Absent table={table} model={model} loaded={loaded} />
            <Problem text={problem} />
          </>
        )}
        menu={
          <>
            {seated && model.result === null && (
              <Act tone="quiet" onPress={() => void askUndo()}>
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
                {model.info.rematch
                  ? words.table.toRematch
                  : follows
                    ? words.sagas.next
                    : words.table.rematch}
              </Act>
            ) : (
              model.info.rematch && (
                <To path={`/table/${model.info.rematch}`} className="act act-main">
                  {words.table.toRematch}
                </To>
              )
            )}
            {saga && (
              <To path={`/sagas/${saga}`} className="act">
                {words.sagas.toSaga}
              </To>
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
