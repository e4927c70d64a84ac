// Dungeon as the kernel hosts it.

import type { Game } from '@skald/kernel';
import { z } from 'zod';
import {
  FEWEST_PLAYERS,
  type GameOptions,
  GameOptionsSchema,
  MOST_PLAYERS,
  resolveOptions,
} from '../content/index.ts';
import type { StepName } from './agenda.ts';
import { attackSteps } from './attack.ts';
import { bestowSteps } from './belongings.ts';
import { CHOICES } from './choices.ts';
import { copy } from './copy.ts';
import { endSteps, result } from './end.ts';
import { endOfRoundSteps } from './end-of-round.ts';
import { EventSchema } from './events.ts';
import { explain } from './explain.ts';
import { facingSteps } from './facing.ts';
import { faults } from './faults.ts';
import { interruptSteps } from './interrupts.ts';
import { itemSteps } from './items.ts';
import { odds } from './odds.ts';
import { overlordSteps } from './overlord.ts';
import { rewardSteps } from './party.ts';
import { placingSteps } from './placing.ts';
import { roundSteps } from './round.ts';
import { begin, setUpSteps } from './setup.ts';
import { spellSteps } from './spells.ts';
import { type SeatRole, SeatSchema, type State, StateSchema, type Steps } from './state.ts';
import { strikeSteps } from './strikes.ts';
import { tradeSteps } from './trade.ts';
import { turnSteps } from './turn.ts';
import { redact } from './view.ts';

/** The whole procedure, in the order of the rulebook. */
const procedure: Steps<StepName> = {
  ...setUpSteps,
  ...facingSteps,
  ...roundSteps,
  ...interruptSteps,
  ...overlordSteps,
  ...endOfRoundSteps,
  ...turnSteps,
  ...strikeSteps,
  ...attackSteps,
  ...spellSteps,
  ...placingSteps,
  ...itemSteps,
  ...tradeSteps,
  ...bestowSteps,
  ...rewardSteps,
  ...endSteps,
};

export const rules: Omit<Game<State>, 'sense'> = {
  id: 'dungeon',
  title: 'Dungeon',
  version: 1,
  seats: { min: FEWEST_PLAYERS, max: MOST_PLAYERS },
  schemas: {
    seat: SeatSchema,
    options: GameOptionsSchema,
    state: StateSchema,
    event: EventSchema,
    choice: z.union(Object.values(CHOICES)),
  },
  begin: (seats, options) => begin(seats as SeatRole[], resolveOptions(options as GameOptions)),
  procedure,
  copy,
  redact,
  seldom: ['options'],
  faults,
  result,
  explain,
  odds,
};
