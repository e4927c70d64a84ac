// Age of Heroes as the kernel hosts it.

import type { Game } from '@skald/kernel';
import { z } from 'zod';
import { type GameOptions, GameOptionsSchema, HEROES, resolveOptions } from '../content/index.ts';
import type { StepName } from './agenda.ts';
import { attackSteps } from './attack.ts';
import { battleSteps } from './battle.ts';
import { CHOICES } from './choices.ts';
import { copy } from './copy.ts';
import { result } from './end.ts';
import { EventSchema } from './events.ts';
import { explain } from './explain.ts';
import { faults } from './faults.ts';
import { fleeingSteps } from './flight.ts';
import { godSteps } from './gods.ts';
import { itemSteps } from './items.ts';
import { kingdomSteps } from './kingdom.ts';
import { luckSteps } from './luck.ts';
import { movementSteps } from './movement.ts';
import { odds } from './option-odds.ts';
import { recruitingSteps } from './recruiting.ts';
import { resultSteps } from './results.ts';
import { sequenceSteps } from './sequence.ts';
import { begin, type SeatWish, setUpSteps } from './setup.ts';
import { spellSteps } from './spells.ts';
import { type State, StateSchema, type Steps } from './state.ts';
import { isSamePiece, redact } from './view.ts';

/** The whole procedure, in the order of the rulebook. */
const procedure: Steps<StepName> = {
  ...setUpSteps,
  ...sequenceSteps,
  ...movementSteps,
  ...attackSteps,
  ...battleSteps,
  ...spellSteps,
  ...luckSteps,
  ...recruitingSteps,
  ...resultSteps,
  ...fleeingSteps,
  ...godSteps,
  ...itemSteps,
  ...kingdomSteps,
};

export const rules: Omit<Game<State>, 'sense' | 'saga'> = {
  id: 'age-of-heroes',
  title: 'Age of Heroes',
  version: 1,
  seats: { min: 1, max: HEROES.length },
  schemas: {
    seat: z.enum(HEROES).nullable(),
    options: GameOptionsSchema,
    state: StateSchema,
    event: EventSchema,
    choice: z.union(Object.values(CHOICES)),
  },
  begin: (seats, options) => begin(seats as SeatWish[], resolveOptions(options as GameOptions)),
  procedure,
  copy,
  redact,
  redactsAside: true,
  fixed: ['options'],
  seldom: ['players', 'piles', 'hoards', 'gone'],
  lists: { pieces: isSamePiece },
  faults,
  result,
  explain,
  odds,
};
