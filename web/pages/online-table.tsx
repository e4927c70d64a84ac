// A game in the hall, with a seat or from the benches.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useGame } from '../games.ts';
import type { TableModel } from '../model.ts';
import { Menu } from '../parts/menu.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { RemoteTable } from '../remote/remote-table.ts';
import { useConnectionNotice, useLostSince } from '../remote/use-connection.ts';
import { hall, useSession } from '../session.ts';
import { OnlinePlay } from '../table/online-play.tsx';
import { WaitingRoom } from '../table/waiting-room.tsx';
import { useWords } from '../words/index.ts';

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
    <OnlinePlay table={table} model={model} loaded={loaded} />
  );
}

const nothing = () => () => {};

function useModel(table: RemoteTable | null): TableModel | null {
  return useSyncExternalStore(table?.subscribe ?? nothing, table?.snapshot ?? (() => null));
}
