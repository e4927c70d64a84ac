// What follows from an encounter, for whoever designs it: how its fights stand, what terrain is worth, how many traps and
// rolls there are, and how each roll will stand when it comes. RUN-DIF-125, -142

import { ABILITY } from '../../content/abilities.ts';
import { BUFFNESS_AFTER } from '../../content/design/rolls.ts';
import { trapsIn } from './check/traps.ts';
import { combatOf } from './fights.ts';
import { type MixSheet, mixSheets } from './mix.ts';
import type { ListedRoll, Step } from './order.ts';
import { ordinals, reckon } from './price/index.ts';
import { type Encounter, type EncounterContext, groupOf } from './schema.ts';

export interface RollStanding {
  readonly path: ListedRoll['path'];
  /** The how-manieth roll of the encounter it is, if it counts. */
  readonly number: number | null;
  /** What every hero adds by then. */
  readonly buffness: number;
  /** The how-manieth against its secondary Ability. */
  readonly clump: number | null;
}

export interface EncounterDerived {
  readonly heroes: number;
  readonly fights: readonly { readonly event: number; readonly mix: MixSheet }[];
  readonly events: readonly {
    readonly traps: number;
    readonly features: readonly {
      readonly id: string;
      readonly kind: string;
      readonly points: number;
      readonly claimed: boolean;
    }[];
  }[];
  readonly rolls: readonly RollStanding[];
}

export function derive(encounter: Encounter, context?: EncounterContext): EncounterDerived {
  const group = groupOf(encounter, context);
  const { steps, features } = reckon(encounter, group);
  const fought = encounter.events.flatMap((event, e) => (event.combat?.foes.length ? [{ event, e }] : []));
  const sheets = mixSheets(
    fought.map(({ event }) => combatOf(encounter, event)),
    group.heroes,
  );
  return {
    heroes: group.heroes,
    fights: fought.flatMap(({ e }, i) => (sheets[i] ? [{ event: e, mix: sheets[i] }] : [])),
    events: encounter.events.map(({ claims }, e) => ({
      traps: trapsIn(encounter, e),
      features: (features[e] ?? []).map(({ id, kind, lines }) => ({
        id,
        kind,
        points: lines.reduce((sum, { points }) => sum + points, 0),
        claimed: claims.includes(id),
      })),
    })),
    rolls: standings(steps),
  };
}

/** As if somebody tries every one of them. RUN-DIF-141 to -143, RUN-RULING-T34 */
export function standings(steps: readonly Step[]): RollStanding[] {
  const clumps = new Map(ordinals(steps).map(({ roll, ordinal }) => [roll, ordinal]));
  let count = 0;
  return steps.flatMap(({ rolls }) =>
    rolls.map((roll): RollStanding => {
      const counts = roll.nature !== 'freestanding' && !isFought(roll);
      const number = counts ? count + 1 : null;
      if (counts) count += roll.times;
      const reached = number ?? count;
      return {
        path: roll.path,
        number,
        // A Combat Ability is never made easier. RUN-DIF-144
        buffness: isFought(roll) ? 0 : Math.max(0, reached - BUFFNESS_AFTER),
        clump: clumps.get(roll) ?? null,
      };
    }),
  );
}

const isFought = ({ ability, score }: ListedRoll): boolean =>
  score !== null || (ability !== null && ABILITY[ability].set === 'fighting');
