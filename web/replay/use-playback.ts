// Where one is in a game that is shown once more, through whose eyes, and the ways to go on.

import type { Event, RoundStart, Seat } from '@skald/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePace } from '../settings.ts';
import { readMoment } from './moment-link.ts';
import type { Moment, Retelling } from './retelling.ts';
import { useFallen } from './use-fallen.ts';

export interface Playback {
  /** So many choices have been made at the moment that is wanted. */
  readonly at: number;
  readonly all: number;
  readonly eyes: Seat | null;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Where each round begins; empty as long as nobody knows. */
  readonly rounds: readonly RoundStart[];
  /** The moment that is shown, while the one that is wanted may still be coming. */
  readonly seen: Shown | null;
  /** The moment that is told beside the board, where dice may still be falling. */
  readonly told: Shown | null;
  readonly audience: ReturnType<typeof useFallen>['audience'];
  /** Milliseconds of a movement on the board. */
  readonly pace: number;
  go(at: number): void;
  step(by: number): void;
  /** To the beginning of the next round, or of the one before. */
  turn(by: 1 | -1): void;
  look(eyes: Seat | null): void;
  playOrPause(): void;
  setSpeed(speed: Speed): void;
}

/** How many times as fast as usual. */
export const SPEEDS = ['0.5', '1', '2', '4'] as const;
type Speed = (typeof SPEEDS)[number];

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
  const [at, go] = useState(() => readMoment(location.hash, all)?.at ?? all);
  const [eyes, look] = useState<Seat | null>(() => eyesIn(retelling) ?? own);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const seen = useMoment(retelling, at, eyes);
  const usual = usePace();
  const pace = playing ? usual / Number(speed) : usual;
  const { told, held, audience } = useFallen(seen, pace);
  const rounds = useRounds(retelling, seen !== null);
  const step = useCallback((by: number) => go((now) => Math.min(all, Math.max(0, now + by))), [all]);
  useEffect(() => {
    if (!playing || held) return;
    const beat = setInterval(() => step(1), BEAT / Number(speed));
    return () => clearInterval(beat);
  }, [playing, held, step, speed]);
  useEffect(() => {
    if (at === all) setPlaying(false);
  }, [at, all]);
  // Whoever follows another link to this game stays on this page.
  useEffect(() => {
    const follow = (): void => {
      const named = readMoment(location.hash, all);
      if (named) go(named.at);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [all]);
  const turn = (by: 1 | -1): void => {
    const starts = rounds.map((round) => round.at);
    go(by > 0 ? (starts.find((start) => start > at) ?? all) : (starts.findLast((start) => start < at) ?? 0));
  };
  const playOrPause = (): void => {
    // At its end there is nothing to be played but all of it.
    if (!playing && at === all) go(0);
    setPlaying(!playing);
  };
  return {
    ...{ at, all, eyes, playing, speed, rounds, seen, told, audience, pace },
    ...{ go, step, turn, look, playOrPause, setSpeed },
  };
}

/** The eyes that the address asks for, where they may be borrowed. */
function eyesIn({ record, moves }: Retelling): Seat | null {
  const eyes = readMoment(location.hash, moves)?.eyes;
  return record !== null && eyes !== undefined && eyes < record.seats.length ? eyes : null;
}

/** What is on the screen comes first. */
function useRounds(retelling: Retelling, ready: boolean): readonly RoundStart[] {
  const [rounds, setRounds] = useState<readonly RoundStart[]>([]);
  useEffect(() => {
    let here = true;
    if (ready) void retelling.rounds().then((found) => here && setRounds(found));
    return () => {
      here = false;
    };
  }, [retelling, ready]);
  return rounds;
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
