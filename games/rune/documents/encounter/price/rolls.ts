// What a roll costs: how hard it is, who rolls, and how it may be tried. RUN-DIF, RUN-COND

import type { DocumentPath, PriceLine } from '@skald/kernel';
import { ABILITY, LACKING } from '../../../content/abilities.ts';
import type { Characteristic } from '../../../content/characteristics.ts';
import {
  ACTION_SINK,
  ALTERNATE,
  ATTEMPTS,
  baselineCost,
  COMBAT_ACTION,
  CONDITIONAL,
  COUNTDOWN,
  diffCost,
  ENDURANCE_GAIN,
  EXOTIC,
  EXTRA_ROLL,
  FIRST_EXPOSURE,
  FREESTANDING,
  HALVES,
  LEADS_TO_TRAP,
  oppCost,
  PANIC_BUTTON,
  SCOREBOARD,
  type Share,
  SIMULTANEOUS,
  SINGULAR_TYPES,
  TYPE_PRICE,
  UNLIMITED_ROLLS,
  WITHOUT_KIT_PRICE,
} from '../../../content/design/rolls.ts';
import { GOD_WEIGHT } from '../../../content/gods.ts';
import type { Against, Condition, Method, Multiple, PlainRoll, Roll } from '../roll-schema.ts';
import type { Group } from '../schema.ts';
import type { PriceCode } from './codes.ts';
import { line, unlessNothing } from './line.ts';

export interface RollPricing {
  readonly roster: Group['roster'];
  /** A low Difficulty earns nothing. RUN-DIF-04, -06 */
  readonly noLowEarning: (roll: PlainRoll) => boolean;
  /** Its type comes with what it is for. RUN-HAZ-AMBUSH-08 */
  readonly typeIncluded?: boolean;
  readonly freestanding?: boolean;
}

/** Lines by which a Countdown and combos are reckoned. RUN-DIF-72 */
const OF_DIFFICULTY = ['difficulty', 'opposed', 'baseline', 'exotic', 'nobodyHas', 'stacked', 'defiance'];
export const isOfDifficulty = ({ code }: PriceLine): boolean => OF_DIFFICULTY.includes(code);
/** Every positive cost attached to the Difficulty. */
export const difficultyCost = (lines: readonly PriceLine[]): number =>
  lines.filter(isOfDifficulty).reduce((sum, { points }) => sum + Math.max(0, points), 0);

const baseOf = (against: Against): { code: PriceCode; points: number; rule: string; at: string } => {
  switch (against.kind) {
    case 'difficulty':
      return {
        code: 'difficulty',
        points: diffCost(against.difficulty),
        rule: 'RUN-DIF-02',
        at: 'difficulty',
      };
    case 'opposed':
      return { code: 'opposed', points: oppCost(against.bonus), rule: 'RUN-DIF-11', at: 'bonus' };
    case 'baseline':
      return { code: 'baseline', points: baselineCost(against.by), rule: 'RUN-DIF-124', at: 'by' };
  }
};

const numberOf = (against: Against): number =>
  against.kind === 'difficulty'
    ? against.difficulty
    : against.kind === 'opposed'
      ? against.bonus
      : against.by;

/** How hard it is, and what makes it harder than its number. Step 1 of RUN-DIF-151. */
function hardness(roll: PlainRoll, path: DocumentPath, pricing: RollPricing, isSink: boolean): PriceLine[] {
  const { code, points, rule, at } = baseOf(roll.against);
  const dropped = points < 0 && pricing.noLowEarning(roll);
  return [
    line([...path, 'against', at], code, dropped ? 0 : points, rule, {
      value: numberOf(roll.against),
      ...(dropped && { dropped: 1 }),
    }),
    ...exotic(roll, path, pricing.roster),
    ...(roll.defies === null
      ? []
      : [
          line([...path, 'defies'], 'defiance', GOD_WEIGHT[roll.defies], 'RUN-DIF-135', { god: roll.defies }),
        ]),
    // An Action Sink has paid for its actions. RUN-COND-31
    ...(roll.action && !isSink ? [line([...path, 'action'], 'action', COMBAT_ACTION, 'RUN-COND-30')] : []),
    ...(roll.leadsTo === null
      ? []
      : [line([...path, 'leadsTo'], 'leadsToTrap', LEADS_TO_TRAP, 'RUN-DIF-130')]),
  ];
}

/** One Characteristic without an Ability; two of them are nothing out of the way. RUN-RULING-T65 */
const isBare = ({ ability, characteristic, second }: Method): boolean =>
  ability === null && characteristic !== null && second === null;

/** Each of them only if it holds for every way to do it. RUN-DIF-120 to -122, RUN-RULING-T65 */
function exotic({ methods, against }: PlainRoll, path: DocumentPath, roster: Group['roster']): PriceLine[] {
  if (against.kind === 'baseline' || methods.length === 0) return [];
  const at = [...path, 'methods'];
  const every = (is: (method: Method) => boolean): boolean => methods.every(is);
  const nobody =
    roster.length > 0 &&
    every(
      ({ ability }) => ability !== null && roster.every(({ abilities }) => (abilities[ability] ?? 0) === 0),
    );
  return [
    ...(every(isBare) ? [line(at, 'exotic', EXOTIC.characteristic, 'RUN-DIF-120')] : []),
    ...(nobody ? [line(at, 'nobodyHas', EXOTIC.nobody, 'RUN-DIF-121')] : []),
    ...(every((method) => isStacked(method, roster))
      ? [line(at, 'stacked', EXOTIC.stacked, 'RUN-DIF-122')]
      : []),
  ];
}

/** What one of the roster adds to the die. RUN-ABIL-05 */
export function bonusOf(hero: Group['roster'][number], { ability, characteristic, second }: Method): number {
  const named = characteristic ?? (ability && ABILITY[ability].governing[0]) ?? null;
  const base = [named, second].reduce<number>(
    (sum, name: Characteristic | null) => sum + (name === null ? 0 : (hero.characteristics[name] ?? 0)),
    0,
  );
  return base + (ability === null ? 0 : hero.abilities[ability] || LACKING);
}

/** The runner's own hero is better at it than any other. RUN-DIF-122 */
function isStacked(method: Method, roster: Group['roster']): boolean {
  const [own] = roster.filter((hero) => hero.own);
  const others = roster.filter((hero) => !hero.own);
  return (
    own !== undefined &&
    others.length > 0 &&
    others.every((hero) => bonusOf(own, method) > bonusOf(hero, method))
  );
}

/** Who rolls, whether he must, and how often. Step 2 of RUN-DIF-151. */
function manner(roll: PlainRoll, path: DocumentPath, pricing: RollPricing, isSink: boolean): PriceLine[] {
  const { type, condition, extra, methods, withoutKit } = roll;
  const { points, rule } = TYPE_PRICE[type];
  const tries = extra === 'unlimited' ? UNLIMITED_ROLLS : Math.max(UNLIMITED_ROLLS, EXTRA_ROLL * extra);
  return [
    ...(pricing.typeIncluded && type === 'weakLink'
      ? []
      : unlessNothing([...path, 'type'], type, points, rule)),
    ...conditionLines(condition, path, SINGULAR_TYPES.includes(type)),
    // Tries of an Action Sink are free, and those that must end what hurts earn nothing. RUN-DIF-51, RUN-TRAP-27
    ...(isSink
      ? []
      : unlessNothing(
          [...path, 'extra'],
          'extraRolls',
          tries,
          extra === 'unlimited' ? 'RUN-DIF-91' : 'RUN-DIF-90',
        )),
    ...methods
      .slice(1)
      .map((_, i) => line([...path, 'methods', i + 1], 'alternate', ALTERNATE, 'RUN-DIF-95')),
    ...(withoutKit ? [line([...path, 'withoutKit'], 'withoutKit', WITHOUT_KIT_PRICE, 'RUN-COND-40')] : []),
  ];
}

/** Whether only those are struck who choose it, or all because one does. */
export const conditionLines = (
  condition: Condition | null,
  path: DocumentPath,
  single: boolean,
): PriceLine[] =>
  condition === null
    ? []
    : [
        line(
          [...path, 'condition'],
          'conditional',
          single ? CONDITIONAL.single : CONDITIONAL.all,
          single ? 'RUN-COND-05' : 'RUN-COND-04',
        ),
        ...(condition.exposure === 'first'
          ? [line([...path, 'condition', 'exposure'], 'firstExposure', FIRST_EXPOSURE, 'RUN-COND-06')]
          : []),
      ];

/** A roll without what is more than a roll. */
export const plainRollLines = (roll: PlainRoll, path: DocumentPath, pricing: RollPricing): PriceLine[] => [
  ...hardness(roll, path, pricing, false),
  ...manner(roll, path, pricing, false),
];

/** With others that must be passed at once. RUN-DIF-100 */
export const togetherLines = (
  first: PlainRoll,
  also: readonly PlainRoll[],
  path: DocumentPath,
  pricing: RollPricing,
): PriceLine[] => [...plainRollLines(first, path, pricing), ...simultaneous(also, path, pricing)];

const simultaneous = (also: readonly PlainRoll[], path: DocumentPath, pricing: RollPricing): PriceLine[] =>
  also.flatMap((one, i) => {
    const at = [...path, 'also', i];
    return [...plainRollLines(one, at, pricing), line(at, 'simultaneous', SIMULTANEOUS, 'RUN-DIF-100')];
  });

/** Steps 1 to 3 of RUN-DIF-151: without what it wins or spares, and before what makes many rolls of it. */
export function rollLines(roll: Roll, path: DocumentPath, pricing: RollPricing): PriceLine[] {
  if (pricing.freestanding) return freestanding(roll, path);
  const isSink = roll.multiple?.kind === 'actionSink';
  return [
    ...hardness(roll, path, pricing, isSink),
    ...manner(roll, path, pricing, isSink),
    ...simultaneous(roll.also, path, pricing),
  ];
}

/** Nothing else about it earns but that no kit is needed. RUN-GAIN-31, -32, RUN-RULING-R98 */
function freestanding(roll: Roll, path: DocumentPath): PriceLine[] {
  const difficulty = roll.against.kind === 'difficulty' ? roll.against.difficulty : Infinity;
  const points = FREESTANDING.find(({ upTo }) => difficulty <= upTo)?.points ?? 0;
  return [
    line([...path, 'against'], 'freestanding', points, 'RUN-GAIN-31', { value: numberOf(roll.against) }),
    ...(roll.withoutKit
      ? [line([...path, 'withoutKit'], 'withoutKit', WITHOUT_KIT_PRICE, 'RUN-GAIN-32')]
      : []),
  ];
}

/** RUN-DIF-73, -74, -76: without a number of attempts it ends something that goes on. */
export function countdownCost(share: Share, difficulty: number, attempts: number | null): number {
  const halves = HALVES[share];
  const base = Math.max(COUNTDOWN.flat * halves, COUNTDOWN.times * halves * difficulty);
  return attempts === null ? base : Math.floor(base * (ATTEMPTS[attempts] ?? 1));
}

/** RUN-DIF-81 */
export const scoreboardCost = (bonus: number, successes: number): number =>
  (SCOREBOARD.find(({ upTo }) => bonus <= upTo)?.points ?? 0) * (successes - 1);

interface Whole {
  readonly lines: readonly PriceLine[];
  readonly isGain: boolean;
  /** What all positive lines are counted with. RUN-RULING-T06 */
  readonly enduranceCounts: 'all' | 'further';
}

/** What many rolls make of all that has been reckoned so far. Step 6 of RUN-DIF-151. */
export function multiplied(
  multiple: Multiple,
  roll: Roll,
  path: DocumentPath,
  { lines, isGain, enduranceCounts }: Whole,
  pricing: RollPricing,
): PriceLine[] {
  const at = [...path, 'multiple'];
  switch (multiple.kind) {
    case 'actionSink':
      return [
        ...lines,
        line(at, 'actionSink', ACTION_SINK.success * multiple.successes, 'RUN-DIF-50', {
          successes: multiple.successes,
        }),
        ...(multiple.trapAtEnd
          ? [line([...at, 'trapAtEnd'], 'trapAtEnd', ACTION_SINK.trapAtEnd, 'RUN-DIF-52')]
          : []),
      ];
    case 'panicButton':
      return [
        ...lines,
        line(at, 'panicButton', PANIC_BUTTON, 'RUN-DIF-55'),
        ...(multiple.end === null ? [] : plainRollLines(multiple.end, [...at, 'end'], pricing)),
      ];
    case 'scoreboard': {
      const bonus = roll.against.kind === 'opposed' ? roll.against.bonus : 0;
      return [
        ...lines,
        line(at, 'scoreboard', scoreboardCost(bonus, multiple.successes), 'RUN-DIF-81', {
          successes: multiple.successes,
        }),
      ];
    }
    case 'countdown': {
      const own = (one: PriceLine): boolean => isOfDifficulty(one) && isWithin(one, path);
      return [
        ...lines.filter((one) => !own(one)),
        line(
          at,
          'countdown',
          countdownCost(multiple.share, difficultyCost(lines.filter(own)), multiple.attempts),
          'RUN-DIF-74',
          {
            share: multiple.share,
            attempts: multiple.attempts,
          },
        ),
      ];
    }
    case 'endurance': {
      const { rolls } = multiple;
      const counted = enduranceCounts === 'all' ? rolls : rolls - 1;
      if (isGain)
        return [...lines, line(at, 'endurance', ENDURANCE_GAIN[counted] ?? 0, 'RUN-DIF-64', { rolls })];
      const once = lines.reduce((sum, { points }) => sum + Math.max(0, points), 0);
      return [...lines, ...unlessNothing(at, 'endurance', once * (counted - 1), 'RUN-DIF-63', { rolls })];
    }
  }
}

const isWithin = ({ path }: PriceLine, outer: DocumentPath): boolean =>
  outer.every((key, i) => path[i] === key);
