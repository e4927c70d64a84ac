// What one element of an event costs, line by line, in the order of RUN-DIF-151.

import type { DocumentPath, PriceLine } from '@skald/kernel';
import { TYPE_PRICE } from '../../../content/design/rolls.ts';
import { BAIT } from '../../../content/design/terrain-prices.ts';
import { LIMITED, REPEAT_SHOTS, ZONE } from '../../../content/design/traps.ts';
import type { Element } from '../schema.ts';
import { type EffectPricing, effectLines, endLines } from './effects.ts';
import { type GainPricing, gainLines } from './gains.ts';
import { line, unlessNothing } from './line.ts';
import { conditionLines, difficultyCost, isOfDifficulty, multiplied, rollLines } from './rolls.ts';

export type ElementPricing = Omit<EffectPricing, 'typeIncluded' | 'freestanding'> & GainPricing;

export function elementLines(element: Element, path: DocumentPath, given: ElementPricing): PriceLine[] {
  const isAmbush = [...element.effects, ...element.gains].some(({ kind }) => kind === 'ambush');
  const pricing = {
    ...given,
    freestanding: element.nature === 'freestanding',
    typeIncluded: isAmbush,
  };
  const rolled =
    element.roll === null
      ? conditionLines(element.condition ?? null, path, true)
      : rollLines(element.roll, [...path, 'roll'], pricing);
  const effects = element.effects.flatMap((effect, i) =>
    effectLines(effect, [...path, 'effects', i], pricing),
  );
  const gains = gainsOf(element, path, given);
  const lines = [
    ...comboGain(element, path, rolled),
    ...effects,
    ...comboTrap(element, path, rolled),
    ...gains,
  ];
  const multiple = element.roll?.multiple ?? null;
  const wrapped =
    multiple === null || element.roll === null
      ? lines
      : multiplied(
          multiple,
          element.roll,
          [...path, 'roll'],
          {
            lines,
            isGain: element.effects.length === 0,
            enduranceCounts: given.rulings.endurance,
          },
          pricing,
        );
  return claimed(element, given.rulings.trapEarnings === 'clipped', [
    ...wrapped,
    ...targeting(element, path, pricing),
    ...position(element, path, effects),
  ]);
}

/** What lies where it hurts is there for the taking, and earns nothing. RUN-TER-44, -45 */
function gainsOf({ gains, bait }: Element, path: DocumentPath, pricing: GainPricing): PriceLine[] {
  const lines = gains.flatMap((gain, i) => gainLines(gain, [...path, 'gains', i], pricing));
  if (bait === null) return lines;
  return [
    ...lines.map((one) => (one.points < 0 ? { ...one, points: 0, rule: 'RUN-TER-44' } : one)),
    ...unlessNothing([...path, 'bait'], 'bait', BAIT[bait] ?? 0, 'RUN-TER-45', { rounds: bait }),
  ];
}

/** Once, whatever the number of effects, on what serves two of them at least. RUN-DIF-105 to -107, RUN-RULING-T27 */
function comboTrap(
  { effects, roll }: Element,
  path: DocumentPath,
  rolled: readonly PriceLine[],
): PriceLine[] {
  if (effects.length < 2 || roll === null) return [];
  const served = roll.serves?.length ?? effects.length;
  const type = served >= 2 ? Math.max(0, TYPE_PRICE[roll.type].points) : 0;
  const points = Math.floor((difficultyCost(rolled) + type) / 2);
  return unlessNothing([...path, 'effects'], 'combo', points, 'RUN-DIF-105', { effects: effects.length });
}

/** One roll for several gains costs its Difficulty for each, and no low one earns. RUN-DIF-110, RUN-RULING-T28 */
function comboGain({ gains }: Element, path: DocumentPath, rolled: readonly PriceLine[]): PriceLine[] {
  const won = gains.filter(({ kind }) => kind !== 'liarsSilver').length;
  if (won < 2) return [...rolled];
  const lines = rolled.map((one) =>
    isOfDifficulty(one) && one.points < 0
      ? { ...one, points: 0, params: { ...one.params, dropped: 1 } }
      : one,
  );
  const base = lines.find(({ code }) => code === 'difficulty' || code === 'opposed' || code === 'baseline');
  return [
    ...lines,
    ...unlessNothing([...path, 'gains'], 'comboGain', (base?.points ?? 0) * (won - 1), 'RUN-DIF-110', {
      gains: won,
    }),
  ];
}

/** RUN-TRAP-54, -57, -58 */
function targeting({ targets }: Element, path: DocumentPath, pricing: EffectPricing): PriceLine[] {
  if (targets === null) return [];
  const at = [...path, 'targets'];
  const { most, repeats } = targets;
  if (repeats === null)
    return unlessNothing([...at, 'most'], 'limited', LIMITED[most] ?? 0, 'RUN-TRAP-54', { most });
  return [
    line([...at, 'most'], 'repeatShots', REPEAT_SHOTS[most] ?? 0, 'RUN-TRAP-57', { most }),
    ...endLines(repeats, [...at, 'repeats'], pricing, 'earn'),
  ];
}

const DAMAGE = ['damage', 'dice', 'recurring', 'recurringDice', 'escalating', 'fall'];
/** What of a trap's price is for the harm it does. RUN-TRAP-63, RUN-GAIN-42 */
export const damageCost = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { code, points }) => sum + (DAMAGE.includes(code) ? points : 0), 0);

/** RUN-TRAP-63, RUN-RULING-T41 */
function position({ zone }: Element, path: DocumentPath, effects: readonly PriceLine[]): PriceLine[] {
  if (zone === null) return [];
  const points = (ZONE.points * zone.paces) / ZONE.step;
  const at = [...path, 'zone', 'paces'];
  return zone.of === 'danger'
    ? [line(at, 'dangerZone', points, 'RUN-TRAP-63', { paces: zone.paces })]
    : unlessNothing(at, 'safetyZone', -Math.min(points, damageCost(effects)), 'RUN-TRAP-63', {
        paces: zone.paces,
      });
}

/** Without earnings that nobody wants, and, where a group says so, without more than the trap costs. RUN-DIF-152, RUN-RULING-T40 */
function claimed({ waives, nature }: Element, clips: boolean, lines: readonly PriceLine[]): PriceLine[] {
  const kept = lines.map((one) =>
    one.points < 0 && waives.includes(one.code)
      ? { ...one, points: 0, rule: 'RUN-DIF-152', params: { ...one.params, waived: -one.points } }
      : one,
  );
  if (!clips || (nature !== 'trap' && nature !== 'hazard')) return kept;
  let left = kept.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return kept.map((one) => {
    if (one.points >= 0) return one;
    const points = -Math.min(-one.points, left);
    left += points;
    return points === one.points ? one : { ...one, points: points + 0, rule: 'RUN-RULING-T40' };
  });
}
