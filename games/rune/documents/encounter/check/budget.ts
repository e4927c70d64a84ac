// Whether it is paid for, within its limit, and nothing is hidden. RUN-BUDGET, RUN-DIF-152, -153

import type { DocumentPath, PriceLine, Problem } from '@skald/kernel';
import type { Step } from '../order.ts';
import type { Sheet } from '../price/index.ts';
import { advice, problem } from './problem.ts';

export function checkBudget({ lines, totals, steps }: Sheet): Problem[] {
  const { spent, earned, limit } = totals;
  const ofElements = byElement(lines);
  return [
    ...(spent > limit ? [problem('overLimit', 'RUN-BUDGET-04', [], { spent, limit })] : []),
    ...(earned < spent ? [problem('unpaid', 'RUN-BUDGET-03', [], { spent, earned })] : []),
    ...steps.flatMap((step) => waived(step, ofElements)),
    ...(earned > limit ? [advice('overEarned', 'RUN-RULING-F03', [], { earned, limit })] : []),
    ...steps.flatMap((step) => netNegative(step, ofElements)),
    ...lines.flatMap(({ path, params }) =>
      params.dropped === 1 ? [advice('lowDifficulty', 'RUN-DIF-06', path)] : [],
    ),
  ];
}

/** The lines of each element, by its event and its place there. */
type ByElement = ReadonlyMap<number, readonly PriceLine[]>;

const MANY = 1000;
const placeOf = ([, event, part, element]: DocumentPath): number =>
  part === 'elements' ? Number(event) * MANY + Number(element) : -1;

const byElement = (lines: readonly PriceLine[]): ByElement => Map.groupBy(lines, ({ path }) => placeOf(path));

/** What is not claimed must be something that earns. RUN-DIF-152 */
function waived({ element, path }: Step, lines: ByElement): Problem[] {
  return (element?.waives ?? []).flatMap((code, i) =>
    lines.get(placeOf(path))?.some((line) => line.code === code && 'waived' in line.params)
      ? []
      : [problem('costWaived', 'RUN-DIF-152', [...path, 'waives', i], { code })],
  );
}

/** RUN-RULING-T40 */
function netNegative({ element, path }: Step, lines: ByElement): Problem[] {
  if (element === null || (element.nature !== 'trap' && element.nature !== 'hazard')) return [];
  if (element.gains.length > 0) return [];
  const net = (lines.get(placeOf(path)) ?? []).reduce((sum, { points }) => sum + points, 0);
  return net < 0 ? [advice('netNegative', 'RUN-RULING-T40', path, { points: -net })] : [];
}
