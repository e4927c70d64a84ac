// What mends a problem: one step or a few, said as data that words put into a sentence, and the document they lead to.

import type { PriceLine, Problem } from '@skald/kernel';
import type { Ability } from '../../../content/abilities.ts';
import type { ThingKind, ZoneKind } from '../../../content/battle-map.ts';
import type { Characteristic } from '../../../content/characteristics.ts';
import type { EncounterKind, Hook } from '../../../content/design/budget.ts';
import type { Category, HealingTime } from '../../../content/design/gains.ts';
import type { RollType } from '../../../content/design/rolls.ts';
import type { Foe } from '../../../content/foes.ts';
import type { God } from '../../../content/gods.ts';
import type { PowerKind } from '../../../content/powers.ts';
import type { Statistic, Threat } from '../../../content/threats.ts';
import type { Effect } from '../effect-schema.ts';
import type { FeatureKind } from '../features.ts';
import type { GainKind } from '../gain-schema.ts';
import type { PriceCode } from '../price/codes.ts';
import type { Element, Encounter, EncounterContext, Nature } from '../schema.ts';
import type { Words } from '../words.ts';
import type { NumberName } from './numbers.ts';

interface Numbered {
  readonly what: NumberName;
  readonly from: number;
  readonly to: number;
  /** What it is a number of, where the problem is not there. */
  readonly of: Words | null;
}

/** A line of the cost sheet that earns, claimed or not. RUN-DIF-152 */
interface Waiving {
  readonly item: PriceCode;
  readonly params: PriceLine['params'];
  readonly of: Words;
}

/** What a designer may have set and would not miss. */
export type Clearable =
  | 'action'
  | 'armorIgnoring'
  | 'bait'
  | 'beginner'
  | 'claims'
  | 'condition'
  | 'extra'
  | 'holds'
  | 'hunts'
  | 'leadsTo'
  | 'missile'
  | 'missiles'
  | 'multiple'
  | 'noMissiles'
  | 'partOf'
  | 'repeats'
  | 'selfWilled'
  | 'serves'
  | 'spot'
  | 'start'
  | 'stunnable'
  | 'terrain'
  | 'trapAtEnd'
  | 'trigger'
  | 'until'
  | 'waives'
  | 'withoutKit'
  | 'zone';

/** Every kind of mending, with what its sentence must know. */
export interface Mendings {
  lower: Numbered;
  raise: Numbered;
  /** An event, an element or a foe. */
  takeOut: { readonly name: Words };
  takeOutEffect: { readonly effect: Effect['kind']; readonly of: Words };
  takeOutGain: { readonly gain: GainKind; readonly of: Words };
  takeOutMethod: { readonly ability: Ability | null };
  takeOutRoll: { readonly ability: Ability | null };
  takeOutPower: { readonly power: PowerKind };
  takeOutMagic: Record<never, never>;
  takeOutThing: { readonly thing: ThingKind; readonly count: number };
  takeOutZone: { readonly zone: ZoneKind };
  takeOutTerrain: { readonly feature: FeatureKind };
  clear: { readonly what: Clearable; readonly of: Words | null };
  type: { readonly type: RollType; readonly of: Words | null };
  direction: { readonly direction: 'front' | 'rear' };
  exposure: { readonly exposure: 'first' | 'remains' };
  characteristic: { readonly characteristic: Characteristic };
  ability: { readonly ability: Ability };
  hook: { readonly hook: Hook };
  kind: { readonly kind: EncounterKind };
  god: { readonly god: God };
  category: { readonly from: Category; readonly to: Category; readonly of: Words };
  time: { readonly from: HealingTime; readonly to: HealingTime };
  nature: { readonly nature: Nature };
  opposed: { readonly bonus: number };
  side: Record<never, never>;
  walled: Record<never, never>;
  armed: Record<never, never>;
  /** What is said of a statistic that pays for nothing. */
  statistic: { readonly statistic: Statistic };
  once: Record<never, never>;
  /** A roll where none was. */
  roll: { readonly ability: Ability; readonly difficulty: number };
  end: { readonly ability: Ability; readonly difficulty: number };
  effect: { readonly dam: number };
  silver: { readonly ounces: number; readonly of: Words };
  threat: { readonly name: Words; readonly from: Threat; readonly to: Threat };
  foe: { readonly name: Words; readonly foe: Foe };
  creature: { readonly name: Words; readonly creature: string };
  gallery: { readonly creature: string; readonly foe: Foe };
  addFoe: { readonly name: Words; readonly threat: Threat };
  someFoes: { readonly names: readonly Words[] };
  handOver: { readonly name: Words };
  hold: Record<never, never>;
  unclaim: { readonly feature: FeatureKind };
  claim: { readonly feature: FeatureKind; readonly points: number };
  waive: Waiving;
  unwaive: Waiving;
  phase: { readonly name: Words; readonly phase: Element['phase'] };
  moveTo: { readonly name: Words; readonly event: Words };
  square: { readonly x: number; readonly y: number };
  /** To what a reference shall lead. */
  pointTo: { readonly name: Words };
  pointToFight: Record<never, never>;
  partOf: { readonly name: Words; readonly of: Words };
  rename: { readonly from: string; readonly to: string };
  heroes: { readonly heroes: number };
  emptyMap: Record<never, never>;
  endFight: { readonly name: Words };
  /** RUN-RULING-T60 */
  grant: Record<never, never>;
}
type FixCode = keyof Mendings;

export type Mending = {
  readonly [Code in FixCode]: { readonly code: Code; readonly params: Mendings[Code] };
}[FixCode];

export type Fix = Mending & {
  /** What must be done with it, so that nothing else breaks. */
  readonly further?: readonly Mending[];
  readonly document: Encounter;
};

/** What a mender looks at. */
export interface Where {
  readonly encounter: Encounter;
  readonly problem: Problem;
  readonly context: EncounterContext;
}

/** Ways to mend it, best first; whether they do is found out by whoever offers them. */
export type Mender = (where: Where) => Iterable<Fix>;

export const fix = <Code extends FixCode>(
  code: Code,
  params: Mendings[Code],
  document: Encounter,
): Mending & { readonly document: Encounter } =>
  ({ code, params, document }) as Mending & { readonly document: Encounter };

/** Several menders after each other. */
export const either = (...menders: readonly Mender[]): Mender =>
  function* (where) {
    for (const mender of menders) yield* mender(where);
  };

/** Only the best of many that are alike. */
export const first = (most: number, mender: Mender): Mender =>
  function* (where) {
    let count = 0;
    for (const one of mender(where)) {
      if (count++ === most) return;
      yield one;
    }
  };

/** Several steps that are one mending. */
export function together([first, ...further]: readonly Mending[], document: Encounter): Fix[] {
  if (first === undefined) return [];
  return [{ ...first, ...(further.length > 0 && { further }), document }];
}
