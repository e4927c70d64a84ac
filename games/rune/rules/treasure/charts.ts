// One number on one chart. RUN-TRE-23 to -25, -55, RUN-RULING-R01

import type { Dice } from '@skald/kernel';
import type { Category } from '../../content/design/gains.ts';
import { type Chart, resultAt, topOf } from '../../content/treasure/chart.ts';
import { GOLDEN_BLADE } from '../../content/treasure/legends.ts';

const SIDES = 10;

/** A number as it was found, for whoever wants to see why. */
export interface ChartRoll {
  readonly rule: string;
  readonly faces: readonly number[];
  readonly by: number;
  readonly number: number;
}

/** One treasure as it is rolled up. */
export interface Finding {
  /** Of the chart that it came from at last. RUN-RULING-R04 */
  readonly category: Category;
  readonly dice: Dice;
  /** Levels of the Golden Blade of whoever picks it up first. RUN-ITEM-GOLDENBLADE */
  readonly blade: number;
  /** All that was thrown so far. */
  readonly rolls: ChartRoll[];
}

/** Dice of a chart are plain: nothing explodes, and nothing is botched. RUN-RULING-R01 */
export const plainDice = ({ dice }: Finding, count: number): number =>
  Array.from({ length: count }, () => dice.roll(SIDES)).reduce((sum, face) => sum + face, 0);

export const rollOn = <R>(finding: Finding, chart: Chart<R>): R =>
  resultAt(chart, numberOn(finding, chart, liftOf(finding, chart)));

/** The same, thrown again while it is not to be had; a blade that would leave nothing counts for nothing. */
export function rollUntil<R>(
  finding: Finding,
  chart: Chart<R>,
  fits: (result: R, number: number) => boolean,
): R {
  const top = topOf(chart);
  const had = (number: number): boolean => fits(resultAt(chart, number), number);
  const by = liftOf(finding, chart);
  const numbers = Array.from({ length: top }, (_, i) =>
    onChart(i + 1 + modifierOf(finding, chart) + by, top),
  );
  const lift = numbers.some(had) ? by : 0;
  for (;;) {
    const number = numberOn(finding, chart, lift);
    if (had(number)) return resultAt(chart, number);
  }
}

const modifierOf = <R>({ category }: Finding, { modifiers = {} }: Chart<R>): number =>
  modifiers[category] ?? 0;

const liftOf = <R>({ blade }: Finding, chart: Chart<R>): number =>
  blade * GOLDEN_BLADE[topOf(chart) === SIDES ? 'die' : 'percent'];

/** RUN-TRE-24 */
const onChart = (number: number, top: number): number => Math.min(top, Math.max(1, number));

function numberOn<R>(finding: Finding, chart: Chart<R>, lift: number): number {
  const top = topOf(chart);
  const by = modifierOf(finding, chart) + lift;
  const { below = 1, above = top } = chart.rerolls?.[finding.category] ?? {};
  let raw = throwOn(finding, chart, by);
  while (raw < below || raw > above) raw = throwOn(finding, chart, by);
  const number = raw + by;
  const { turnsAt } = chart;
  if (turnsAt === undefined || (number >= 1 && number <= top)) return onChart(number, top);
  do raw = throwOn(finding, chart, 0);
  while (number < 1 ? raw >= turnsAt : raw <= turnsAt);
  return raw;
}

/** One die, or tens and ones; two noughts are a hundred. */
function throwOn<R>({ dice, rolls }: Finding, chart: Chart<R>, by: number): number {
  const top = topOf(chart);
  const faces = Array.from({ length: top === SIDES ? 1 : 2 }, () => dice.roll(SIDES));
  const [first = 0, second] = faces;
  const raw = second === undefined ? first : (first % SIDES) * SIDES + (second % SIDES) || top;
  rolls.push({ rule: chart.rule, faces, by, number: onChart(raw + by, top) });
  return raw;
}
