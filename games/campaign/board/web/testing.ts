// Random games for the tests of this folder: what a seat is shown and asked, at every question.

import type { Event } from '@skald/kernel';
import { type Moment, wander } from '@skald/kernel/testing';
import { campaign } from '../../index.ts';
import type { State } from '../../rules/state.ts';

/** Armies meet and villages burn; nobody gives up. */
export const randomGame = (
  seed: number,
  options: Readonly<Record<string, unknown>>,
  look: (moment: Moment<State>) => void,
): readonly Event[] =>
  wander<State>(
    campaign,
    {
      seed,
      seats: seed % 2 === 0 ? ['normans', 'vikings'] : ['vikings', 'normans'],
      options: { turnLimit: 16, ...options },
      truth: ({ view, decision: { seat } }, chance) =>
        campaign.sense.imagine(view, seat, (sides) => chance(sides) + 1),
      never: 'concede',
    },
    look,
  );
