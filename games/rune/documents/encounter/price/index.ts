// The cost sheet of an encounter: every item by itself, nothing set off, and what they come to. RUN-BUDGET-08, -09, RUN-DIF-150

import type { Price, PriceLine } from '@skald/kernel';
import { ABILITY } from '../../../content/abilities.ts';
import { CLUMPING } from '../../../content/design/rolls.ts';
import { baseFor, increaseFor, majorityTotal, sumsOf } from '../budget.ts';
import { combatPrice } from '../combat-price.ts';
import { countThings, featuresOf, NOTHING_PLACED, type Placed, type TerrainFeature } from '../features.ts';
import { combatOf, foesSee } from '../fights.ts';
import { type ListedRoll, reaches, type Span, type Step, spanOf, stepsOf, touches } from '../order.ts';
import type { PlainRoll } from '../roll-schema.ts';
import {
  type Encounter,
  type EncounterContext,
  type EncounterEvent,
  type Group,
  groupOf,
} from '../schema.ts';
import { type ElementPricing, elementLines } from './element.ts';
import { Hoard } from './gains.ts';
import { line } from './line.ts';

type EncounterTotals = {
  readonly spent: number;
  readonly earned: number;
  readonly base: number;
  readonly increase: number;
  readonly limit: number;
  /** What may still be spent. */
  readonly remaining: number;
};

export interface EncounterPrice extends Price {
  readonly totals: EncounterTotals;
}

export function priceOf(encounter: Encounter, context?: EncounterContext): EncounterPrice {
  const sheet = reckon(encounter, groupOf(encounter, context));
  return { lines: sheet.lines, totals: sheet.totals };
}

/** All that is found out on the way to a price, for whoever checks and shows it. */
export interface Sheet {
  readonly lines: readonly PriceLine[];
  readonly totals: EncounterTotals;
  readonly steps: readonly Step[];
  /** Of each event. */
  readonly features: readonly (readonly TerrainFeature[])[];
}

/** The last sheet of each encounter: whoever prices, checks and shows it reckons once. */
const known = new WeakMap<Encounter, { readonly group: Group; readonly sheet: Sheet }>();

const isSame = (one: Group, other: Group): boolean =>
  one.heroes === other.heroes && one.totals === other.totals && one.roster === other.roster;

export function reckon(encounter: Encounter, group: Group): Sheet {
  const before = known.get(encounter);
  if (before && isSame(before.group, group)) return before.sheet;
  const sheet = reckoned(encounter, group);
  known.set(encounter, { group, sheet });
  return sheet;
}

function reckoned(encounter: Encounter, group: Group): Sheet {
  const steps = stepsOf(encounter, group.heroes);
  const { rulings } = encounter;
  const spans = impairments(steps);
  const hoard = new Hoard();
  const lines: PriceLine[] = [];
  const features: (readonly TerrainFeature[])[] = [];
  let placed = NOTHING_PLACED;
  encounter.events.forEach((event, e) => {
    const terrain = terrainOf(encounter, event, placed);
    features.push(terrain);
    placed = placedAfter(placed, event);
    lines.push(...fightLines(encounter, event, e), ...terrainLines(event, e, terrain));
    for (const step of steps) {
      if (step.event !== e || step.element === null) continue;
      const { element, at, path } = step;
      const pricing: ElementPricing = {
        steps,
        at,
        event: e,
        hoard,
        rulings,
        roster: group.roster,
        noLowEarning: (roll) =>
          element.gains.some(({ kind }) => kind === 'treasure') || isImpaired(roll, step, spans),
      };
      lines.push(...elementLines(element, path, pricing));
    }
  });
  lines.push(...clumping(steps));
  const { spent, earned } = sumsOf(lines);
  const base = baseFor(encounter.kind, rulings);
  const increase = increaseFor(majorityTotal(group.totals));
  const limit = base + increase;
  const remaining = Math.min(limit, earned) - spent;
  return { lines, totals: { spent, earned, base, increase, limit, remaining }, steps, features };
}

/** Impairments that will be in force, from where to where. RUN-IMPAIR-10 */
function impairments(steps: readonly Step[]): Span[] {
  const spans: Span[] = [];
  for (const { at, element } of steps)
    for (const effect of element?.effects ?? [])
      if (effect.kind === 'impairment') spans.push(spanOf(steps, at, effect.until, effect.only));
  return spans;
}

function isImpaired(roll: PlainRoll, step: Step, spans: readonly Span[]): boolean {
  const listed = step.rolls.find(({ id }) => id === roll.id);
  return listed !== undefined && spans.some((span) => reaches(span, step) && touches(span.only, listed));
}

function fightLines(encounter: Encounter, event: EncounterEvent, e: number): PriceLine[] {
  const fight = combatOf(encounter, event);
  // Beside a fight tube-strikers are terrain. RUN-TER-135
  const alone = fight.foes.length === 0 ? fight.tubeStrikers : 0;
  return combatPrice({ ...fight, tubeStrikers: alone }).map((one) => ({
    ...one,
    path: ['events', e, ...(one.code === 'tubeStrikers' ? ['map', 'objects'] : ['combat', ...one.path])],
  }));
}

/** RUN-TER-04: where nobody is to be fought there is no terrain. */
const terrainOf = (encounter: Encounter, event: EncounterEvent, placed: Placed): readonly TerrainFeature[] =>
  event.map === null || event.combat === null || event.combat.foes.length === 0
    ? []
    : featuresOf(event.map, placed, { foesSee: foesSee(combatOf(encounter, event).foes) });

/** What has been placed once an event is over. */
export const placedAfter = ({ barriers, decoys }: Placed, { map, claims }: EncounterEvent): Placed => ({
  barriers: barriers + (map !== null && claims.includes('barriers') ? countThings(map, 'barrier') : 0),
  decoys: decoys + (map !== null && claims.includes('decoys') ? countThings(map, 'decoy') : 0),
});

/** What costs is paid in any case, what earns only where it is claimed. RUN-TER-02, -05 */
const terrainLines = (
  { claims }: EncounterEvent,
  e: number,
  features: readonly TerrainFeature[],
): PriceLine[] =>
  features.flatMap(({ id, lines }) =>
    lines
      .filter(({ points }) => points > 0 || claims.includes(id))
      .map(({ path, code, points, rule, params }) =>
        line(['events', e, ...path], code, points, rule, params),
      ),
  );

/** The fourth and every later roll against one secondary Ability. RUN-DIF-125 to -127, RUN-RULING-T56 */
function clumping(steps: readonly Step[]): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const { roll, ordinal } of ordinals(steps))
    if (ordinal >= CLUMPING.from && roll.ability !== null)
      lines.push(
        line(roll.path, 'clumping', CLUMPING.each * (ordinal - 1), 'RUN-DIF-125', {
          ability: roll.ability,
          ordinal,
        }),
      );
  return lines;
}

/** The how-manieth roll against its secondary Ability each one is. */
export function ordinals(steps: readonly Step[]): { readonly roll: ListedRoll; readonly ordinal: number }[] {
  const counts = new Map<string, number>();
  const found: { readonly roll: ListedRoll; readonly ordinal: number }[] = [];
  for (const { rolls } of steps)
    for (const roll of rolls) {
      const { ability, nature } = roll;
      if (ability === null || nature === 'freestanding' || ABILITY[ability].category !== 'secondary')
        continue;
      const ordinal = (counts.get(ability) ?? 0) + 1;
      counts.set(ability, ordinal);
      found.push({ roll, ordinal });
    }
  return found;
}
