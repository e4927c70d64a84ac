// Sagas one plays in: those of the hall, and those of this device, which are marked; or a single one of the hall by its link.

import { nextMatch, type Saga } from '@skald/games/saga';
import type { SagaInfo } from '@skald/hall/protocol';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.ts';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { allSagas, dropSaga, type LocalSaga, matchOf } from '../local/sagas.ts';
import { Act, Ask, Problem } from '../parts/controls.tsx';
import { SagaCard } from '../parts/saga-card.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { askSealed } from '../remote/seals.ts';
import { useConnectionNotice, useLostSince } from '../remote/use-connection.ts';
import { useSaga, useSagas } from '../remote/use-saga.ts';
import { go } from '../router.ts';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';

export default function Sagas({ id }: { id: string | undefined }) {
  return id === undefined ? <Mine /> : <One id={id} />;
}

function One({ id }: { id: string }) {
  const words = useWords();
  const { language } = useSettings();
  const { me } = useSession();
  const saga = useSaga(id, me?.name);
  return (
    <main className="page">
      <h1>{words.sagas.one}</h1>
      {saga === null ? (
        <p className="wait">{words.table.loading}</p>
      ) : 'refused' in saga ? (
        <>
          <Problem text={explain(saga.refused, language)} />
          {!me && <SignIn />}
        </>
      ) : (
        <OfHall info={saga.ok} />
      )}
    </main>
  );
}

function Mine() {
  const { sagas: words, lobby } = useWords();
  const { language } = useSettings();
  const { me, hall: reachable } = useSession();
  const ready = me !== undefined && me !== null && reachable;
  const sagas = useSagas(ready ? me.name : undefined);
  useConnectionNotice(useLostSince(ready), 'lobby');
  return (
    <main className="page">
      <h1>{words.heading}</h1>
      {reachable ? !me && <SignIn /> : <p className="hint">{lobby.needHall}</p>}
      {ready && sagas && (
        <section>
          <h2>{words.hall}</h2>
          {'refused' in sagas ? (
            <Problem text={explain(sagas.refused, language)} />
          ) : sagas.ok.length === 0 ? (
            <p className="hint">{words.none}</p>
          ) : (
            sagas.ok.map((info) => <OfHall key={info.id} info={info} />)
          )}
        </section>
      )}
      <Here />
    </main>
  );
}

function OfHall({ info }: { info: SagaInfo }) {
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = async (): Promise<void> => {
    const on = await askSealed(hall(), { do: 'goOn', saga: info.id });
    if ('ok' in on) go(`/table/${on.ok.table}`);
    else setProblem(explain(on.refused, language));
  };
  return (
    <SagaCard
      {...info}
      // Who is a member comes to a seat, also at a table that is private.
      table={
        info.table !== null && (info.table.status !== 'open' || info.me === null)
          ? `/table/${info.table.id}`
          : null
      }
      replay={(match) => `/replay/table/${match}`}
      mine={info.me !== null}
      onNext={() => void goOn()}
      problem={problem}
    />
  );
}

/** Sagas that live on this device alone. */
function Here() {
  const { sagas: words, table } = useWords();
  const [sagas, setSagas] = useState<LocalSaga[]>([]);
  const [doomed, setDoomed] = useState<string | null>(null);
  useEffect(() => {
    allSagas().then(setSagas, () => {});
  }, []);
  const drop = async (id: string): Promise<void> => {
    await dropSaga(id);
    setSagas(await allSagas());
    setDoomed(null);
  };
  return (
    <section>
      <h2>{words.here}</h2>
      {sagas.length === 0 && <p className="hint">{words.noneHere}</p>}
      {sagas.map((kept) => (
        <OfDevice key={kept.id} kept={kept} onDrop={() => setDoomed(kept.id)} />
      ))}
      <Ask heading={words.removeSure} open={doomed !== null} onClose={() => setDoomed(null)}>
        <div className="row">
          <Act tone="danger" onPress={() => doomed !== null && void drop(doomed)}>
            {words.remove}
          </Act>
          <Act onPress={() => setDoomed(null)}>{table.close}</Act>
        </div>
      </Ask>
    </section>
  );
}

function OfDevice({ kept, onDrop }: { kept: LocalSaga; onDrop: () => void }) {
  const { sagas: words } = useWords();
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = async (saga: Saga): Promise<void> => {
    const loaded = await loadGame(saga.game);
    const next = loaded && nextMatch(loaded.module, saga);
    if (!loaded || !next) return;
    const begun = await LocalTable.begin(matchOf({ id: kept.id, saga }, next));
    if ('refused' in begun) return setProblem(explain(begun.refused, language, loaded.module));
    keepOpen(begun.ok);
    go(`/local/${begun.ok.id}`);
  };
  return (
    <SagaCard
      id={kept.id}
      game={kept.saga.game}
      saga={kept.saga}
      table={kept.match === null ? null : `/local/${kept.match}`}
      replay={(match) => `/replay/local/${match}`}
      mine
      onNext={(saga) => void goOn(saga)}
      problem={problem}
    >
      <p className="hint">{words.unsigned}</p>
      <Act tone="quiet" onPress={onDrop}>
        {words.remove}
      </Act>
    </SagaCard>
  );
}
