// Who at the table is connected: a mark of its own shape for each, and in words for those who hear it.

import type { TableModel } from '../model.ts';
import { useWords } from '../words/index.ts';

type IsThere = 'connected' | 'notConnected' | 'notKnown';

/** Whether the person at a seat is connected; null where no person sits, or no connection is needed. */
export function presenceOf({ connection, info }: TableModel, seat: number): IsThere | null {
  const one = info.seats[seat];
  if (connection === 'local' || one?.kind !== 'human') return null;
  if (connection === 'lost') return info.mine.includes(seat) ? 'notConnected' : 'notKnown';
  return one.online ? 'connected' : 'notConnected';
}

const MARKS: Readonly<Record<IsThere, string>> = {
  connected: 'M-5 0L-1 4L5 -4',
  notConnected: 'M-4 -4L4 4M4 -4L-4 4',
  notKnown: 'M-2 -3A2.5 2.5 0 1 1 0 0.5V2M0 4.6V5',
};

export function Presence({ is }: { is: IsThere }) {
  const { connection } = useWords();
  return (
    <span className={`presence presence-${is}`} role="img" aria-label={connection[is]} title={connection[is]}>
      <svg viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
        <path d={MARKS[is]} />
      </svg>
    </span>
  );
}
