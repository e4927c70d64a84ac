// What has happened to a reader since his last choice: a recap before his next question, a digest when he comes back.

import type { GameModule } from '@skald/games';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ownQuestion, type TableAuthority, type TableModel } from '../model.ts';
import { useSettings } from '../settings.ts';
import { toldAtChoice, toldAtLastDeed } from './last-choice.ts';
import type { NewsMark } from './log.tsx';
import { recall, remember } from './remembered.ts';
import { type Round, roundsOf, type Told, weightiest } from './rounds.ts';
import { begins } from './use-briefing.ts';

const MOST_LINES = 3;
const MOST_ROUNDS = 4;

/** A round, and what of it concerns the reader. */
interface RoundNews {
  readonly round: Round;
  readonly told: readonly Told[];
}

export interface News extends NewsMark {
  /** What the reader ought to know before he answers; nothing once he put it away. */
  readonly recap: readonly Told[];
  /** What happened while he was away, by rounds; nothing once he put it away, or chose. */
  readonly digest: readonly RoundNews[];
  putAway(): void;
  /** Asks for all of it. */
  seek(): void;
}

/** `model` is what is presented, so that nothing is told before it was shown. */
export function useNews(authority: TableAuthority, model: TableModel | null, module: GameModule): News {
  const { language, briefing } = useSettings();
  const since = useSince(authority, model, module);
  const [sought, setSought] = useState(0);
  const [away, setAway] = useState<number | null>(null);
  const arrival = useArrival(model, since);
  const wanted = model !== null && since !== null && since !== away && model.result === null;
  const isBack = wanted && briefing && since === arrival?.since && model.seat === arrival.seat;
  const upTo = isBack ? arrival.upTo : 0;
  const digest = useMemo(
    () =>
      upTo > 0 && model !== null && since !== null ? digestOf(model, since, upTo, module, language) : [],
    [model, since, upTo, module, language],
  );
  const isAsked = wanted && ownQuestion(model) !== null && digest.length === 0;
  const recap = useMemo(
    () => (isAsked && model !== null && since !== null ? recapOf(model, since, module, language) : []),
    [isAsked, model, since, module, language],
  );
  return {
    since,
    sought,
    recap,
    digest,
    putAway: () => setAway(since),
    seek() {
      setAway(since);
      setSought(sought + 1);
    },
  };
}

function recapOf(
  { events, view, seat }: TableModel,
  since: number,
  module: GameModule,
  language: Language,
): Told[] {
  if (view === null || seat === null) return [];
  return weightiest(events.slice(since), seat, { module, view, language }, MOST_LINES);
}

function digestOf(
  { events, view, seat }: TableModel,
  since: number,
  upTo: number,
  module: GameModule,
  language: Language,
): RoundNews[] {
  if (view === null || seat === null) return [];
  return roundsOf(events.slice(0, upTo), module, since)
    .map((round) => ({ round, told: weightiest(round.events, seat, { module, view, language }, MOST_LINES) }))
    .filter(({ told }) => told.length > 0)
    .slice(-MOST_ROUNDS);
}

/** What there was to be told when the table was opened. */
function useArrival(
  model: TableModel | null,
  since: number | null,
): { readonly seat: Seat | null; readonly since: number; readonly upTo: number } | null {
  const [arrival, setArrival] = useState<ReturnType<typeof useArrival>>(null);
  if (arrival === null && model !== null && since !== null)
    setArrival({ seat: model.seat, since, upTo: model.events.length });
  return arrival;
}

/** How many events the reader had been told when he last chose; null for who only looks on. */
function useSince(authority: TableAuthority, model: TableModel | null, module: GameModule): number | null {
  const [marks, setMarks] = useState<Readonly<Record<Seat, number>>>({});
  const heard = useRef<TableModel | null>(null);
  // The newest, not what is presented: several choices may be presented as one.
  useEffect(() => {
    const hear = (): void => {
      const before = heard.current;
      const now = authority.snapshot();
      heard.current = now;
      if (now === null || now.seat === null || now.view === null) return;
      const { seat, info, events } = now;
      const chosen = before && toldAtChoice(before, now, module);
      if (chosen !== null) remember(info.id, { chosen: { [seat]: chosen } });
      // What was taken back has not been told.
      setMarks((known) => {
        const mark = Math.min(chosen ?? known[seat] ?? firstMark(now, seat, module), events.length);
        return known[seat] === mark ? known : { ...known, [seat]: mark };
      });
    };
    hear();
    return authority.subscribe(hear);
  }, [authority, module]);
  return model === null || model.seat === null ? null : (marks[model.seat] ?? null);
}

/** Where it was not this device that chose last, the events tell; in a first round there is nothing to tell. */
const firstMark = (now: TableModel, seat: Seat, module: GameModule): number =>
  recall(now.info.id).chosen?.[seat] ??
  (begins(now, module) ? null : toldAtLastDeed(now, seat, module)) ??
  now.events.length;
