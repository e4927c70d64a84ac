// What is shown on a map while news are told: a scene, whom it leaves elsewhere meanwhile, and the last way of all.

import { useMemo } from 'react';
import { elsewhereFor, type Journey, lastJourney, type Other } from './journeys.ts';
import type { News, Telling } from './programme.ts';
import { type Audience, useProgramme } from './use-programme.ts';

export interface Stage<S, Id, Place> {
  readonly scene: S | null;
  /** Where pieces are shown that are not there yet: null while they travel. */
  readonly elsewhere: ReadonlyMap<Id, Place | null>;
  /** The way of the last journey, until the next. */
  readonly trail: readonly Place[] | null;
  /** Shows at once where everything ends; whether dice were still to fall. */
  readonly skip: () => boolean;
}

interface Memory<M, Id, Place> {
  readonly told: M;
  readonly journey: Journey<Id, Place> | null;
}

export function useStage<S extends Other, M, Id, Place>(
  { fresh, pace, audience }: { readonly fresh: News; readonly pace: number; readonly audience?: Audience },
  telling: Telling<S, M>,
  isAt: (piece: Id, place: Place | undefined) => boolean,
): Stage<S, Id, Place> {
  const { scene, scenes, memory, skip } = useProgramme<S, Memory<M, Id, Place>>(
    fresh,
    pace,
    {
      ...telling,
      memory: { told: telling.memory, journey: null },
      tell(news, before) {
        const { scenes: coming, memory: told } = telling.tell(news, before.told);
        const journey = lastJourney<Journey<Id, Place> | Other>(coming) ?? before.journey;
        return { scenes: coming, memory: { told, journey } };
      },
    },
    audience,
  );
  const elsewhere = useMemo(() => elsewhereFor<Id, Place>(scenes), [scenes]);
  // What was taken back leaves no trail.
  const { journey } = memory;
  const arrived = journey?.pieces.some((piece) => isAt(piece, journey.path.at(-1)));
  return { scene, elsewhere, trail: arrived && journey ? journey.path : null, skip };
}
