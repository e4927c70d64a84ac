// The campaign as the kernel hosts it.

import type { Game } from '@skald/kernel';
import { z } from 'zod';
import { type GameOptions, GameOptionsSchema, SIDES, type Side } from '../content/index.ts';
import { aftermathSteps } from './aftermath.ts';
import type { StepName } from './agenda.ts';
import { battleSteps } from './battle.ts';
import { CHOICES } from './choices.ts';
import { commandSteps } from './command.ts';
import { copy } from './copy.ts';
import { diceSteps } from './dice.ts';
import { endSteps, result } from './end.ts';
import { EventSchema } from './events.ts';
import { exchangeSteps } from './exchange.ts';
import { explain } from './explain.ts';
import { faults } from './faults.ts';
import { flightSteps } from './flight.ts';
import { fordSteps } from './fords.ts';
import { movingSteps } from './moving.ts';
import { odds } from './odds.ts';
import { quickBattleSteps } from './quick-battle.ts';
import { retreatSteps } from './retreat.ts';
import { begin, setUpSteps } from './setup.ts';
import { sailingSteps } from './ship.ts';
import { type State, StateSchema, type Steps } from './state.ts';
import { tableBattleSteps } from './table-battle.ts';
import { turnSteps } from './turn.ts';
import { redact } from './view.ts';

/** The whole procedure, in the order of the rulebook. */
const procedure: Steps<StepName> = {
  ...setUpSteps,
  ...turnSteps,
  ...diceSteps,
  ...commandSteps,
  ...movingSteps,
  ...sailingSteps,
  ...exchangeSteps,
  ...flightSteps,
  ...fordSteps,
  ...battleSteps,
  ...quickBattleSteps,
  ...tableBattleSteps,
  ...aftermathSteps,
  ...retreatSteps,
  ...endSteps,
};

export const rules: Omit<Game<State>, 'sense'> = {
  id: 'campaign',
  title: 'Normans and Vikings',
  version: 1,
  seats: { min: 2, max: 2 },
  schemas: {
    seat: z.enum(SIDES),
    options: GameOptionsSchema,
    state: StateSchema,
    event: EventSchema,
    choice: z.union(Object.values(CHOICES)),
  },
  begin: (seats, options) => begin(seats as Side[], options as GameOptions),
  procedure,
  copy,
  redact,
  fixed: ['options', 'map'],
  faults,
  result,
  explain,
  odds,
};
