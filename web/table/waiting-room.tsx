// Before it begins: who is here, who may come, and the link to call them with.

import type { Refusal } from '@skald/kernel';
import { useState } from 'react';
import { type Loaded, placeName, titleOf } from '../games.ts';
import type { TableModel } from '../model.ts';
import { BroughtNote } from '../parts/brought.tsx';
import { Act, Problem } from '../parts/controls.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import type { RemoteTable } from '../remote/remote-table.ts';
import { go } from '../router.ts';
import { useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { Presence, presenceOf } from './presence.tsx';

export function WaitingRoom({
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
