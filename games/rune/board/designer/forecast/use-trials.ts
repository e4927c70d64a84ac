// Matches of bots beside the page, added up as they end, and stopped.

import type { EditorProps } from '@skald/games/board';
import type { Outcome, Refusal } from '@skald/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Trial } from '../../../rules/forecast.ts';

interface Tried<T> {
  readonly all: T;
  /** How many have ended, and how many were begun, those under way among them. */
  readonly done: number;
  readonly wanted: number;
  /** Which matches these were, to be told from what has become of them. */
  readonly of: string;
  readonly running: boolean;
  readonly problem: Refusal | null;
}

export interface Trying<T> {
  readonly tried: Tried<T> | null;
  /** As long as `of` is the same, more matches tell more of it; `made` is told how many there were before. */
  begin(of: string, count: number, made: (before: number) => Outcome<readonly Trial[]>): void;
  stop(): void;
}

export function useTrials<T>(
  play: EditorProps['try'],
  nothing: T,
  read: (end: unknown) => T,
  merged: (one: T, other: T) => T,
): Trying<T> {
  const [tried, setTried] = useState<Tried<T> | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const change = (how: (now: Tried<T>) => Tried<T>): void => setTried((now) => now && how(now));
  return {
    tried,
    stop() {
      under.current?.abort();
      change((now) => ({ ...now, running: false }));
    },
    begin(of, count, made) {
      under.current?.abort();
      const abort = new AbortController();
      under.current = abort;
      const known = tried?.of === of ? tried : { all: nothing, done: 0 };
      const trials = made(known.done);
      const begun = { all: known.all, done: known.done, wanted: known.done + count, of };
      if ('refused' in trials) return setTried({ ...begun, running: false, problem: trials.refused });
      setTried({ ...begun, running: true, problem: null });
      void play?.(trials.ok, {
        signal: abort.signal,
        ended(end) {
          if ('refused' in end) {
            abort.abort();
            return change((now) => ({ ...now, running: false, problem: end.refused }));
          }
          const one = read(end.ok);
          change((now) => ({ ...now, done: now.done + 1, all: merged(now.all, one) }));
        },
      }).then(() => !abort.signal.aborted && change((now) => ({ ...now, running: false })));
    },
  };
}
