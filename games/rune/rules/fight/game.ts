// A fight as the kernel hosts it.

import type { Game } from '@skald/kernel';
import { z } from 'zod';
import { astraySteps } from '../sitting/astray.ts';
import { battleSteps } from '../sitting/battle.ts';
import { befallingSteps } from '../sitting/befalling.ts';
import { bloodSteps } from '../sitting/blood.ts';
import { cacheSteps } from '../sitting/caches.ts';
import { callingSteps } from '../sitting/calling.ts';
import { claimSteps } from '../sitting/claims/index.ts';
import { courseSteps } from '../sitting/course.ts';
import { disputingSteps } from '../sitting/disputing.ts';
import { drowningSteps } from '../sitting/drowning.ts';
import { fraySteps } from '../sitting/fray.ts';
import { givingSteps } from '../sitting/giving.ts';
import { goingHomeSteps } from '../sitting/going-home.ts';
import { homecomingSteps } from '../sitting/homecoming.ts';
import { improvisingSteps } from '../sitting/improvising.ts';
import { interludeSteps } from '../sitting/interlude/index.ts';
import { lingeringSteps } from '../sitting/lingering.ts';
import { marketSteps } from '../sitting/market.ts';
import { ordealSteps } from '../sitting/ordeals.ts';
import { reapingSteps } from '../sitting/reaping.ts';
import { roomSteps } from '../sitting/room.ts';
import { roundsSteps } from '../sitting/rounds.ts';
import { runningSteps } from '../sitting/running.ts';
import { settlingSteps } from '../sitting/settling.ts';
import { sharingSteps } from '../sitting/sharing.ts';
import { shrineSteps } from '../sitting/shrine.ts';
import { tabletopSteps } from '../sitting/tabletop/index.ts';
import { wearSteps } from '../sitting/wear.ts';
import type { StepName } from './agenda.ts';
import { ambushSteps } from './ambush.ts';
import { boundingSteps } from './bounding.ts';
import { burningSteps } from './burning.ts';
import { decidingSteps } from './by-the-rules.ts';
import { careSteps } from './care.ts';
import { checkSteps } from './checks.ts';
import { CHOICES } from './choices.ts';
import { copy } from './copy.ts';
import { decoySteps } from './decoys.ts';
import { effectSteps } from './effects.ts';
import { result } from './end.ts';
import { endingSteps } from './ending.ts';
import { engagementSteps } from './engagement.ts';
import { EventSchema } from './events.ts';
import { exposingSteps } from './exposing.ts';
import { fallingSteps } from './falling.ts';
import { faults } from './faults.ts';
import { fleeingSteps } from './fleeing.ts';
import { footingSteps } from './footing.ts';
import { harmSteps } from './harm.ts';
import { hidingSteps } from './hiding.ts';
import { holdingSteps } from './holding.ts';
import { holmgangSteps } from './holmgang.ts';
import { hostageSteps } from './hostages.ts';
import { jumpingSteps } from './jumping.ts';
import { leavingSteps } from './leaving.ts';
import { movingSteps } from './moving.ts';
import { musteringSteps } from './mustering.ts';
import { odds } from './odds.ts';
import { type GameOptions, GameOptionsSchema, type SeatEntry, SeatSchema } from './options.ts';
import { perilSteps } from './perils.ts';
import { raidingSteps } from './raiding.ts';
import { rescueSteps } from './rescuing.ts';
import { ridingSteps } from './riding.ts';
import { roundSteps } from './round.ts';
import { runningAwaySteps } from './running-away.ts';
import { begin } from './setup.ts';
import { severingSteps } from './severing.ts';
import { shootingSteps } from './shooting.ts';
import { shoppingSteps } from './shopping.ts';
import { type State, StateSchema, type Steps } from './state.ts';
import { strikingSteps } from './striking.ts';
import { stuntSteps } from './stunts.ts';
import { swarmSteps } from './swarms.ts';
import { swimmingSteps } from './swimming.ts';
import { targetingSteps } from './targeting.ts';
import { trapSteps } from './traps.ts';
import { turnSteps } from './turn.ts';
import { usingSteps } from './using.ts';
import { isSame, redact } from './view.ts';
import { volleySteps } from './volleys.ts';
import { MOST_SEATS } from './words.ts';

/** The whole procedure, in the order of the rulebook. */
const procedure: Steps<StepName> = {
  ...musteringSteps,
  ...leavingSteps,
  ...raidingSteps,
  ...roundSteps,
  ...ambushSteps,
  ...turnSteps,
  ...decidingSteps,
  ...engagementSteps,
  ...movingSteps,
  ...shootingSteps,
  ...strikingSteps,
  ...holdingSteps,
  ...careSteps,
  ...trapSteps,
  ...footingSteps,
  ...stuntSteps,
  ...decoySteps,
  ...ridingSteps,
  ...hostageSteps,
  ...hidingSteps,
  ...severingSteps,
  ...fleeingSteps,
  ...runningAwaySteps,
  ...burningSteps,
  ...jumpingSteps,
  ...perilSteps,
  ...fallingSteps,
  ...exposingSteps,
  ...swimmingSteps,
  ...swarmSteps,
  ...rescueSteps,
  ...targetingSteps,
  ...harmSteps,
  ...effectSteps,
  ...checkSteps,
  ...boundingSteps,
  ...volleySteps,
  ...holmgangSteps,
  ...endingSteps,
  ...usingSteps,
  ...shoppingSteps,
  ...courseSteps,
  ...roomSteps,
  ...callingSteps,
  ...roundsSteps,
  ...befallingSteps,
  ...bloodSteps,
  ...ordealSteps,
  ...drowningSteps,
  ...astraySteps,
  ...reapingSteps,
  ...battleSteps,
  ...settlingSteps,
  ...sharingSteps,
  ...homecomingSteps,
  ...fraySteps,
  ...wearSteps,
  ...marketSteps,
  ...shrineSteps,
  ...cacheSteps,
  ...givingSteps,
  ...goingHomeSteps,
  ...interludeSteps,
  ...runningSteps,
  ...lingeringSteps,
  ...improvisingSteps,
  ...disputingSteps,
  ...tabletopSteps,
  ...claimSteps,
};

export const rules: Omit<Game<State>, 'sense'> = {
  id: 'rune',
  title: 'Rune',
  version: 5,
  seats: { min: 1, max: MOST_SEATS },
  schemas: {
    seat: SeatSchema,
    options: GameOptionsSchema,
    state: StateSchema,
    event: EventSchema,
    choice: z.union(Object.values(CHOICES)),
  },
  begin: (seats, options) => begin(seats as SeatEntry[], options as GameOptions),
  procedure,
  copy,
  redact,
  fixed: ['seats'],
  // The field changes from fight to fight of a sitting.
  seldom: [
    ...[
      'map',
      'happened',
      'rulings',
      'notes',
      'features',
      'rounds',
      'duel',
      'leavers',
      'almostDown',
      'failures',
    ],
    ...['over', 'ended', 'mustHunt'],
  ],
  lists: { fighters: isSame, foes: isSame, heroes: isSame, tally: isSame, extras: isSame, agenda: isSame },
  faults,
  result,
  odds,
};
