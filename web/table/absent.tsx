// Those who are not here: since when, and what the others can do about it.

import type { SeatInfo } from '@skald/hall/protocol';
import type { Refusal, Seat } from '@skald/kernel';
import { useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import { Act, Problem } from '../parts/controls.tsx';
import type { RemoteTable } from '../remote/remote-table.ts';
import { useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { seatName } from './names.ts';

/** When somebody who is gone was last here. */
export function LastHere({ seat: { online, seen } }: { seat: SeatInfo }) {
  const { table } = useWords();
  const when = useWhen();
  return online || seen === null ? null : <> · {table.lastHere(when(seen))}</>;
}

/** Beside a running game: somebody is awaited and gone, or a seat could be had. */
export function Absent({
  table: authority,
  model,
  loaded,
}: {
  table: RemoteTable;
  model: TableModel;
  loaded: Loaded;
}) {
  const { table } = useWords();
  const { language } = useSettings();
  const { me } = useSession();
  const when = useWhen();
  const [problem, setProblem] = useState<string | null>(null);
  const { info, wish } = model;
  const done = (refusal: Refusal | null): void =>
    setProblem(refusal && explain(refusal, language, loaded.module));
  const seats = info.seats.map((seat, i) => ({ ...seat, i, name: seatName(model, loaded, i, language) }));
  const seated = info.mine.length > 0;
  const awaited = seats.filter(
    ({ kind, online, away, i }) =>
      seated && kind === 'human' && !online && !away && info.asked.includes(i) && !info.mine.includes(i),
  );
  const free = seats.filter(({ kind, away }) => !seated && me && kind === 'human' && away);
  if (model.result !== null || wish !== null || (awaited.length === 0 && free.length === 0)) return null;
  const askSeat = async (seat: Seat): Promise<void> => done(await authority.sit(seat, info.realDice));
  return (
    <div className="absent">
      {awaited.map(({ i, name, seen }) => (
        <p key={i} className="row">
          <span>{seen === null ? table.isGone(name) : table.goneSince(name, when(seen))}</span>
          {info.clock === null && (
            <Act tone="quiet" onPress={async () => done(await authority.askReplace(i))}>
              {table.letBotPlay(name)}
            </Act>
          )}
        </p>
      ))}
      {free.map(({ i, name }) => (
        <p key={i} className="row">
          <span>{table.botPlaysFor(name)}</span>
          <Act tone="quiet" onPress={() => void askSeat(i)}>
            {table.askForSeat}
          </Act>
        </p>
      ))}
      <Problem text={problem} />
    </div>
  );
}

/** A time of today as the hour, any other with its day. */
function useWhen(): (time: number) => string {
  const { language } = useSettings();
  return (time) => {
    const then = new Date(time);
    const today = then.toDateString() === new Date().toDateString();
    const hour = { hour: '2-digit', minute: '2-digit' } as const;
    return then.toLocaleString(language, today ? hour : { day: 'numeric', month: 'short', ...hour });
  };
}
