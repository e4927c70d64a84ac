// What ill effects cost. Step 4 of RUN-DIF-151. RUN-TRAP, RUN-IMPAIR, RUN-HAZ, RUN-EQDMG

import type { DocumentPath, PriceLine } from '@skald/kernel';
import { FIGHTING } from '../../../content/abilities.ts';
import { diffCost } from '../../../content/design/rolls.ts';
import type { DesignRulings } from '../../../content/design/rulings.ts';
import {
  AMBUSH_PRICE,
  ARMOR_IGNORING,
  CURRENT_PRICE,
  DICE_PRICE,
  DOUSING,
  dmgCost,
  EQUIPMENT_DAMAGE,
  escalating,
  FALL_PRICE,
  FIRE_PRICE,
  GRABBER,
  IMPAIRED,
  INIT_STEP,
  LOST,
  NUISANCE,
  recurring,
  STICK,
  WATER_PRICE,
} from '../../../content/design/traps.ts';
import { FALLS, HARMLESS_FALL } from '../../../content/hazards.ts';
import type { Effect, EffectOf, Only } from '../effect-schema.ts';
import { type ListedRoll, reaches, type Span, type Step, spanOf, touches } from '../order.ts';
import type { End, PlainRoll } from '../roll-schema.ts';
import { line, unlessNothing } from './line.ts';
import {
  countdownCost,
  difficultyCost,
  isOfDifficulty,
  plainRollLines,
  type RollPricing,
  togetherLines,
} from './rolls.ts';

export interface EffectPricing extends RollPricing {
  readonly steps: readonly Step[];
  /** Where in the order of play it happens. */
  readonly at: number;
  readonly rulings: DesignRulings;
}

export function effectLines(effect: Effect, path: DocumentPath, pricing: EffectPricing): PriceLine[] {
  switch (effect.kind) {
    case 'damage':
    case 'dice':
      return [
        damage(effect, path, pricing.rulings),
        ...armor(effect.armorIgnoring, path),
        ...endLines(effect.end, [...path, 'end'], pricing),
      ];
    case 'impairment':
      return [impairment(effect, path, pricing)];
    case 'stick':
      return [
        line([...path, 'by'], 'stick', STICK * effect.by * effect.rounds, 'RUN-TRAP-41', {
          by: effect.by,
          rounds: effect.rounds,
        }),
      ];
    case 'foesStick':
      return [foesStick(effect, path)];
    case 'status':
      return [line([...path, 'points'], 'status', effect.points, 'RUN-TRAP-50', { points: effect.points })];
    case 'equipment':
      return [line(path, 'equipment', EQUIPMENT_DAMAGE, 'RUN-EQDMG-01')];
    case 'acid':
      return acid(effect, path, pricing);
    case 'ambush':
      return [line(path, 'ambush', AMBUSH_PRICE, 'RUN-HAZ-AMBUSH-08')];
    case 'drowning':
      return drowning(effect, path);
    case 'fall':
      return [
        line([...path, 'feet'], 'fall', fallCost(effect.feet), 'RUN-HAZ-FALL-03', { feet: effect.feet }),
      ];
    case 'fire':
      return fire(effect, path);
    case 'lost':
      return lost(effect, path);
    case 'grab':
      return [
        line(path, 'grab', GRABBER, 'RUN-HAZ-GRAB-04'),
        ...(effect.dam > 0
          ? [line([...path, 'dam'], 'damage', dmgCost(effect.dam), 'RUN-TRAP-12', { dam: effect.dam })]
          : []),
        ...plainRollLines({ ...effect.escape, extra: 0 }, [...path, 'escape'], pricing),
      ];
    case 'nuisance':
      return [
        line([...path, 'dam'], 'nuisance', NUISANCE[effect.dam] ?? 0, 'RUN-HAZ-NUIS-04', { dam: effect.dam }),
      ];
  }
}

/** RUN-TRAP-12, -21, -26, -29 */
function damage(
  effect: EffectOf<'damage'> | EffectOf<'dice'>,
  path: DocumentPath,
  { escalation }: DesignRulings,
): PriceLine {
  if (effect.kind === 'dice') {
    const once = DICE_PRICE[effect.dice] ?? 0;
    return effect.over === 'once'
      ? line([...path, 'dice'], 'dice', once, 'RUN-TRAP-21', { dice: effect.dice })
      : line([...path, 'dice'], 'recurringDice', recurring(once), 'RUN-RULING-T32', { dice: effect.dice });
  }
  const { dam, over } = effect;
  const at = [...path, 'dam'];
  if (over === 'once') return line(at, 'damage', dmgCost(dam), 'RUN-TRAP-12', { dam });
  if (over === 'recurring') return line(at, 'recurring', recurring(dmgCost(dam)), 'RUN-TRAP-26', { dam });
  const points =
    escalation === 'asPrinted' ? escalating(dam) : Math.max(escalating(dam), recurring(dmgCost(dam)));
  return line(at, 'escalating', points, 'RUN-TRAP-29', { dam });
}

const armor = (ignoring: boolean, path: DocumentPath): PriceLine[] =>
  ignoring ? [line([...path, 'armorIgnoring'], 'armorIgnoring', ARMOR_IGNORING, 'RUN-TRAP-15')] : [];

/** By its roll, by a Countdown of it, or for nothing by an action. RUN-TRAP-30, -33, -58 */
export function endLines(
  end: End | null,
  path: DocumentPath,
  pricing: RollPricing,
  /** Whoever is hurt may try as often as he likes, and that earns nothing. RUN-TRAP-27 */
  retries: 'earn' | 'free' = 'free',
): PriceLine[] {
  if (end?.roll == null) return [];
  const { also, ...first } = end.roll;
  const tried = (roll: PlainRoll): PlainRoll => (retries === 'free' ? { ...roll, extra: 0 } : roll);
  const lines = togetherLines(tried(first), also.map(tried), [...path, 'roll'], pricing);
  if (end.countdown === null) return lines;
  const points = countdownCost(end.countdown, difficultyCost(lines), null);
  return [
    ...lines.filter((one) => !isOfDifficulty(one)),
    line([...path, 'countdown'], 'countdown', points, 'RUN-DIF-76', { share: end.countdown }),
  ];
}

/** What of an encounter something hampers or helps, each with its own weight. RUN-IMPAIR-03, -07, -08, RUN-GAIN-51, -53 */
export function weightOf(steps: readonly Step[], span: Span): number {
  let weight = 0;
  for (const step of steps) {
    if (!reaches(span, step)) continue;
    if (step.element === null) weight += combatWeight(span.only);
    else for (const roll of step.rolls) if (touches(span.only, roll)) weight += rollWeight(roll);
  }
  return weight;
}

const rollWeight = ({ nature, times }: ListedRoll): number =>
  times * (nature === 'freestanding' ? IMPAIRED.freestanding : IMPAIRED.roll);

/** RUN-IMPAIR-07: once, whichever of the four it touches. */
function combatWeight(only: Only | null): number {
  if (only === null) return IMPAIRED.combat;
  return only.on === 'score' || FOUGHT_WITH.has(only.ability) ? IMPAIRED.combatInPart : 0;
}
const FOUGHT_WITH: ReadonlySet<string> = new Set<string>(FIGHTING);

function impairment(
  { points, only, until }: EffectOf<'impairment'>,
  path: DocumentPath,
  { steps, at }: EffectPricing,
): PriceLine {
  const weight = weightOf(steps, spanOf(steps, at, until, only));
  return line(
    [...path, 'points'],
    'impairment',
    points * weight,
    only === null ? 'RUN-IMPAIR-03' : 'RUN-IMPAIR-08',
    {
      points,
      weight,
    },
  );
}

/** RUN-TRAP-43, RUN-RULING-T37: of INIT a started step counts whole. */
function foesStick({ score, by, rounds, fights }: EffectOf<'foesStick'>, path: DocumentPath): PriceLine {
  const steps = score === 'init' ? Math.ceil(by / INIT_STEP) : by;
  return line([...path, 'by'], 'foesStick', STICK * steps * rounds * fights, 'RUN-TRAP-43', {
    score,
    by,
    rounds,
  });
}

/** A package: its parts are no combo. RUN-HAZ-ACID-01 to -04 */
function acid({ dam, deep, end }: EffectOf<'acid'>, path: DocumentPath, pricing: EffectPricing): PriceLine[] {
  return [
    line([...path, 'dam'], 'recurring', recurring(dmgCost(dam)), 'RUN-HAZ-ACID-03', { dam }),
    line(path, 'armorIgnoring', ARMOR_IGNORING, 'RUN-HAZ-ACID-03'),
    line(path, 'equipment', EQUIPMENT_DAMAGE, 'RUN-HAZ-ACID-02'),
    ...(deep === null ? [] : drowning(deep, [...path, 'deep'])),
    ...endLines(end, [...path, 'end'], pricing),
  ];
}

function drowning(
  { surface, current }: Pick<EffectOf<'drowning'>, 'surface' | 'current'>,
  path: DocumentPath,
): PriceLine[] {
  return [
    line([...path, 'surface'], 'drowning', WATER_PRICE[surface], 'RUN-HAZ-DROWN-07', { surface }),
    ...unlessNothing([...path, 'current'], 'current', CURRENT_PRICE[current], 'RUN-HAZ-DROWN-07', {
      current,
    }),
  ];
}

/** RUN-HAZ-FALL-03, RUN-RULING-T50 */
const fallCost = (feet: number): number =>
  feet < HARMLESS_FALL ? 0 : (FALL_PRICE[FALLS.findIndex(({ upTo }) => feet <= upTo)] ?? 0);

function fire({ raging, water }: EffectOf<'fire'>, path: DocumentPath): PriceLine[] {
  const dousing = water === null ? 0 : (DOUSING.find(({ upTo }) => water <= upTo)?.points ?? 0);
  return [
    raging
      ? line(path, 'ragingFire', FIRE_PRICE.raging, 'RUN-HAZ-FIRE-05')
      : line(path, 'flames', FIRE_PRICE.exposure, 'RUN-HAZ-FIRE-04'),
    ...unlessNothing([...path, 'water'], 'dousing', dousing, 'RUN-HAZ-FIRE-08'),
  ];
}

/** RUN-HAZ-LOST-08, RUN-RULING-T52 */
function lost({ difficulty }: EffectOf<'lost'>, path: DocumentPath): PriceLine[] {
  const at = [...path, 'difficulty'];
  const points = diffCost(difficulty);
  return [
    line(path, 'lost', LOST.base, 'RUN-HAZ-LOST-08'),
    line(at, 'difficulty', points, 'RUN-HAZ-LOST-08', { value: difficulty }),
    ...(points > 0 ? [line(at, 'lostSurcharge', LOST.surcharge * points, 'RUN-HAZ-LOST-08')] : []),
  ];
}
