// Where one is in a game that is shown once more, through whose eyes, and the ways to go on.

import type { Event, Seat } from '@skald/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Moment, Retelling } from './retelling.ts';

export interface Playback {
  /** So many choices have been made at the moment that is wanted. */
  readonly at: number;
  readonly all: number;
  readonly eyes: Seat | null;
  readonly playing: boolean;
  /** The moment that is shown, while the one that is wanted may still be coming. */
  readonly seen: Shown | null;
  go(at: number): void;
  step(by: number): void;
  look(eyes: Seat | null): void;
  playOrPause(): void;
}

interface Shown extends Moment {
  readonly at: number;
  readonly eyes: Seat | null;
  /** What the last choice brought, when the one before was shown. */
  readonly fresh: readonly Event[];
}

/** Milliseconds between two choices while it plays by itself. */
const BEAT = 700;

export function usePlayback(retelling: Retelling): Playback {
  const { moves: all, own } = retelling;
  const [at, go] = useState(all);
  const [eyes, look] = useState<Seat | null>(own);
  const [playing, setPlaying] = useState(false);
  const seen = useMoment(retelling, at, eyes);
  const step = useCallback((by: number) => go((now) => Math.min(all, Math.max(0, now + by))), [all]);
  useEffect(() => {
    if (!playing) return;
    const beat = setInterval(() => step(1), BEAT);
    return () => clearInterval(beat);
  }, [playing, step]);
  useEffect(() => {
    if (at === all) setPlaying(false);
  }, [at, all]);
  const playOrPause = (): void => {
    // At its end there is nothing to be played but all of it.
    if (!playing && at === all) go(0);
    setPlaying(!playing);
  };
  return { at, all, eyes, playing, seen, go, step, look, playOrPause };
}

/** The state after so many choices, as one seat saw it, or everybody together. */
function useMoment(retelling: Retelling, at: number, eyes: Seat | null): Shown | null {
  const before = useRef<{ at: number; eyes: Seat | null; events: number }>({ at: -1, eyes: null, events: 0 });
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let here = true;
    void retelling.at(at, eyes).then((moment) => {
      if (!here || moment === null) return;
      const next = at === before.current.at + 1 && eyes === before.current.eyes;
      const fresh = next ? moment.events.slice(before.current.events) : [];
      before.current = { at, eyes, events: moment.events.length };
      setShown({ ...moment, at, eyes, fresh });
    });
    return () => {
      here = false;
    };
  }, [retelling, at, eyes]);
  return shown;
}
