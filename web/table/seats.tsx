// Who sits at the table, whose turn it is, how much time is left.

import type { SeatLook } from '@skald/games/boards';
import type { Seat } from '@skald/kernel';
import { useEffect, useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import { Act, Ask } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { LastHere } from './absent.tsx';
import { seatName } from './names.ts';
import { Presence, presenceOf } from './presence.tsx';

export function Seats({
  model,
  live,
  loaded,
  seats,
}: {
  model: TableModel;
  /** The newest, while the one shown may still be a little behind. */
  live: TableModel;
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
        const presence = presenceOf(live, i);
        const topic = model.view && loaded.module.sites?.seat(model.view, i);
        return (
          <li
            key={`${i}`}
            className={asked ? 'asked' : ''}
            aria-current={asked ? 'true' : undefined}
            {...(topic && { 'data-topic': topic, tabIndex: 0 })}
          >
            <span className="seat-emblem">
              <Emblem seat={i} size={22} view={model.view} />
              {presence && <Presence is={presence} />}
            </span>
            <span>
              <strong>{seatName(model, loaded, i, language)}</strong>
              <small>
                {seats[i]?.you && seat.kind === 'human' && !person
                  ? table.you
                  : seat.kind === 'open'
                    ? table.openSeat
                    : person}
                {seat.away && ` (${table.away})`}
                <LastHere seat={seat} />
              </small>
            </span>
            <ScoreOf model={model} loaded={loaded} seat={i} />
            <ClockOf live={live} seat={i} />
          </li>
        );
      })}
      {model.spectators > 0 && <li className="spectators">{table.spectators(model.spectators)}</li>}
    </ul>
  );
}

/** The number that decides; what it is made of is told to whoever asks. */
function ScoreOf({ model, loaded, seat }: { model: TableModel; loaded: Loaded; seat: Seat }) {
  const { table } = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  const score = model.view && loaded.module.words.score(model.view, seat, language);
  if (!score) return null;
  const { short, name, parts } = score;
  const label = `${name}: ${short}`;
  if (parts.length === 0)
    return (
      <span className="score" title={label}>
        <span aria-hidden="true">{short}</span>
        <span className="hidden">{label}</span>
      </span>
    );
  return (
    <>
      <button type="button" className="score" title={label} aria-label={label} onClick={() => setOpen(true)}>
        {short}
      </button>
      <Ask heading={seatName(model, loaded, seat, language)} open={open} onClose={() => setOpen(false)}>
        <p>{name}</p>
        <table className="reckoning">
          <tbody>
            {parts.map((part) => (
              <tr key={part.name}>
                <th scope="row">{part.name}</th>
                <td>{part.value}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{table.inAll}</th>
              <td>
                <strong>{short}</strong>
              </td>
            </tr>
          </tbody>
        </table>
        <Act tone="main" onPress={() => setOpen(false)}>
          {table.close}
        </Act>
      </Ask>
    </>
  );
}

/** Time passes, whether or not one has been told what happened. */
function ClockOf({ live: { info, lostSince }, seat }: { live: TableModel; seat: Seat }) {
  const { left = null, away = false } = info.seats[seat] ?? {};
  if (left === null) return null;
  const running = info.asked.includes(seat) && !away;
  return <Clock left={left} since={info.now} running={running} stopped={lostSince} />;
}

function Clock({
  left,
  since,
  running,
  stopped,
}: {
  left: number;
  since: number;
  running: boolean;
  /** The moment at which the hall was heard last, while it is not. */
  stopped: number | undefined;
}) {
  const { connection } = useWords();
  const [now, setNow] = useState(Date.now());
  const [began] = useState(() => ({ at: Date.now(), since }));
  if (began.since !== since) Object.assign(began, { at: Date.now(), since });
  useEffect(() => {
    if (!running || stopped !== undefined) return;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [running, stopped]);
  const rest = Math.max(0, left - (running ? Math.max(0, (stopped ?? now) - began.at) : 0));
  const minutes = Math.floor(rest / 60_000);
  const seconds = Math.floor((rest % 60_000) / 1000);
  return (
    <time className={`clock ${rest < 30_000 ? 'low' : ''} ${stopped === undefined ? '' : 'stopped'}`}>
      {stopped !== undefined && (
        <svg viewBox="-6 -6 12 12" width="12" height="12" role="img" aria-label={connection.stopped}>
          <title>{connection.stopped}</title>
          <path d="M-2.5 -4V4M2.5 -4V4" />
        </svg>
      )}
      {minutes}:{String(seconds).padStart(2, '0')}
    </time>
  );
}
