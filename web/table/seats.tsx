// Who sits at the table, whose turn it is, how much time is left.

import type { SeatLook } from '@skald/games/boards';
import { useEffect, useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Presence } from './absent.tsx';
import { seatName } from './shell.tsx';

export function Seats({
  model,
  loaded,
  seats,
}: {
  model: TableModel;
  loaded: Loaded;
  seats: readonly SeatLook[];
}) {
  const { table } = useWords();
  const { language } = useSettings();
  const { Emblem } = loaded.board;
  return (
    <ul className="seats">
      {model.info.seats.map((seat, i) => {
        const asked = model.info.asked.includes(i);
        const person = seats[i]?.player;
        return (
          <li key={`${i}`} className={asked ? 'asked' : ''} aria-current={asked ? 'true' : undefined}>
            <Emblem seat={i} size={22} view={model.view} />
            <span>
              <strong>{seatName(model, loaded, i, language)}</strong>
              <small>
                {seats[i]?.you && seat.kind === 'human' && !person
                  ? table.you
                  : seat.kind === 'open'
                    ? table.openSeat
                    : person}
                {seat.away && ` (${table.away})`}
                <Presence seat={seat} mine={model.info.mine.includes(i)} />
              </small>
            </span>
            {seat.left !== null && (
              <Clock left={seat.left} since={model.info.now} running={asked && !seat.away} />
            )}
          </li>
        );
      })}
      {model.spectators > 0 && <li className="spectators">{table.spectators(model.spectators)}</li>}
    </ul>
  );
}

function Clock({ left, since, running }: { left: number; since: number; running: boolean }) {
  const [now, setNow] = useState(Date.now());
  const [began] = useState(() => ({ at: Date.now(), since }));
  if (began.since !== since) Object.assign(began, { at: Date.now(), since });
  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [running]);
  const rest = Math.max(0, left - (running ? now - began.at : 0));
  const minutes = Math.floor(rest / 60_000);
  const seconds = Math.floor((rest % 60_000) / 1000);
  return (
    <time className={rest < 30_000 ? 'clock low' : 'clock'}>
      {minutes}:{String(seconds).padStart(2, '0')}
    </time>
  );
}
