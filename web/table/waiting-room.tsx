// Before it begins: the link to call others with, who is here and who may come, what is agreed, and the talk meanwhile.

import type { Refusal } from '@skald/kernel';
import { useState } from 'react';
import { type Loaded, placeName, titleOf, toldBy } from '../games.ts';
import type { TableModel } from '../model.ts';
import { BroughtNote } from '../parts/brought.tsx';
import { Act, Problem } from '../parts/controls.tsx';
import { CopyLink } from '../parts/copy.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import type { RemoteTable } from '../remote/remote-table.ts';
import { go } from '../router.ts';
import { useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { type Brought, Sealed } from '../workshop/sealed.tsx';
import { Agreed } from './agreed.tsx';
import { Chat } from './chat.tsx';
import { Presence, presenceOf } from './presence.tsx';
import { useUnread } from './use-unread.ts';

interface Room {
  readonly table: RemoteTable;
  readonly model: TableModel;
  readonly loaded: Loaded;
}

export function WaitingRoom(room: Room) {
  const { table, model, loaded } = room;
  const words = useWords();
  const { language } = useSettings();
  const { me } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const { read } = useUnread(model);
  const { seats, mine, realDice, brought, mayBegin } = model.info;
  const told = toldBy(loaded.module, model.info.options, seats);
  const full = seats.every(({ kind }) => kind !== 'open');
  const complain = (refusal: Refusal | null): void =>
    setProblem(refusal && explain(refusal, language, loaded.module));
  const leave = async (): Promise<void> => {
    const refusal = await table.act('leave');
    complain(refusal);
    if (refusal === null) go('/tables');
  };
  return (
    <main className="page waiting-room">
      <h1>{titleOf(loaded.module, told, language)}</h1>
      {!me && <SignIn />}
      <Invitation />
      <Seats {...room} onRefusal={complain} />
      {brought && <BroughtNote brought={brought} />}
      {realDice && <p className="hint">{words.dice.real}</p>}
      {full && <p role="status">{words.dice.mixing}</p>}
      <div className="row">
        {mayBegin && !full && (
          <Act onPress={() => void table.act('begin').then(complain)}>{words.table.begin}</Act>
        )}
        {(mine.length > 0 || mayBegin) && (
          <Act tone="quiet" onPress={() => void leave()}>
            {mine.length > 0 ? words.table.leave : words.table.giveUp}
          </Act>
        )}
      </div>
      <Problem text={problem} />
      <Agreed info={model.info} loaded={loaded} />
      <section aria-labelledby="talk">
        <h2 id="talk">{words.table.tabs.chat}</h2>
        <Chat model={model} authority={table} loaded={loaded} language={language} read={read} />
      </section>
    </main>
  );
}

function Invitation() {
  const { table } = useWords();
  return (
    <section className="invitation">
      <p>
        {table.invite}: <code>{location.href}</code>
      </p>
      <div className="row">
        <CopyLink tone="main" label={table.copy} link={() => location.href} />
      </div>
    </section>
  );
}

function Seats({
  table,
  model,
  loaded: { module },
  onRefusal,
}: Room & { readonly onRefusal: (refusal: Refusal | null) => void }) {
  const words = useWords();
  const { language } = useSettings();
  const { me } = useSession();
  const { seats, mine, realDice } = model.info;
  const places = seats.map(({ as }) => as);
  const told = toldBy(module, model.info.options, seats) as object;
  const [brought, setBrought] = useState<readonly Brought[]>([]);
  const maySit = Boolean(me) && mine.length === 0 && seats.some(({ kind }) => kind === 'open');
  return (
    <>
      {maySit && <Sealed module={module} brought={brought} onChange={setBrought} />}
      <ul className="tables">
        {seats.map((seat, i) => (
          <li key={`${i}`}>
            <div>
              <strong>{placeName(module, places, i, language, told)}</strong>
              <span>
                {seat.kind === 'open'
                  ? words.table.openSeat
                  : seat.name || (seat.level && words.create.bot(words.create.levels[seat.level]))}
              </span>
            </div>
            <PresenceAt model={model} seat={i} />
            {seat.kind === 'open' && maySit && (
              <Act
                tone="main"
                onPress={() =>
                  void table.sit(i, realDice, Array.isArray(seat.as) ? brought : []).then(onRefusal)
                }
              >
                {realDice ? words.dice.agree : words.table.sit}
              </Act>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function PresenceAt({ model, seat }: { model: TableModel; seat: number }) {
  const presence = presenceOf(model, seat);
  return presence && <Presence is={presence} />;
}
