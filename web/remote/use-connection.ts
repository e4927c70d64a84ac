// The connection to the hall, as pages show it.

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Notice, useNotice } from '../notices.ts';
import { lookForNewer } from '../renewal.ts';
import { hall } from '../session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { PATIENCE } from './connection.ts';

/** How long a page says that all is well again. */
const WELL = 6_000;

const subscribe = (listener: () => void): (() => void) => hall().onChange(listener);

/** When the hall was heard last; null while there is a connection, or where none is wanted. */
export const useLostSince = (wanted: boolean): number | null =>
  useSyncExternalStore(wanted ? subscribe : nothing, () => (wanted ? hall().lostSince : null));

const nothing = () => () => {};

/** Says that the connection is lost, what that means for whoever sits there, and that it is back. */
export function useConnectionNotice(lostSince: number | null, what: 'table' | 'clocks' | 'lobby'): void {
  const { table, connection: words } = useWords();
  const { language } = useSettings();
  const well = useWellAgain(lostSince !== null);
  const lost = (since: number): Notice => {
    const time = new Date(since).toLocaleTimeString(language);
    const meaning =
      what === 'lobby'
        ? [words.since(time)]
        : [words.since(time), words.choices(PATIENCE / 1000), ...(what === 'clocks' ? [words.clocks] : [])];
    return { tone: 'trouble', text: table.lost, more: meaning.join(' ') };
  };
  useNotice(
    'connection',
    lostSince !== null ? lost(lostSince) : well ? { tone: 'well', text: words.well } : null,
  );
}

/** True for a while after something has ceased to be wrong. */
function useWellAgain(wrong: boolean): boolean {
  const [well, setWell] = useState(false);
  const before = useRef(wrong);
  useEffect(() => {
    const returned = before.current && !wrong;
    before.current = wrong;
    setWell(returned);
    if (!returned) return;
    lookForNewer();
    const timer = setTimeout(() => setWell(false), WELL);
    return () => clearTimeout(timer);
  }, [wrong]);
  return well;
}
