// Whether it is paid for, within its limit, and nothing is hidden. RUN-BUDGET, RUN-DIF-152, -153

import type { PriceLine, Problem } from '@skald/kernel';
import type { Step } from '../order.ts';
import type { Sheet } from '../price/index.ts';
import { advice, problem } from './problem.ts';

export function checkBudget({ lines, totals, steps }: Sheet): Problem[] {
  const { spent, earned, limit } = totals;
  return [
    ...(spent > limit ? [problem('overLimit', 'RUN-BUDGET-04', [], { spent, limit })] : []),
    ...(earned < spent ? [problem('unpaid', 'RUN-BUDGET-03', [], { spent, earned })] : []),
    ...steps.flatMap((step) => waived(step, lines)),
    ...(earned > limit ? [advice('overEarned', 'RUN-RULING-F03', [], { earned, limit })] : []),
    ...steps.flatMap((step) => netNegative(step, lines)),
    ...lines.flatMap(({ path, params }) =>
      params.dropped === 1 ? [advice('lowDifficulty', 'RUN-DIF-06', path)] : [],
    ),
  ];
}

const within = ({ path: outer }: Step, { path }: PriceLine): boolean =>
  outer.every((key, i) => path[i] === key);

/** What is not claimed must be something that earns. RUN-DIF-152 */
function waived(step: Step, lines: readonly PriceLine[]): Problem[] {
  return (step.element?.waives ?? []).flatMap((code, i) =>
    lines.some((line) => within(step, line) && line.code === code && 'waived' in line.params)
      ? []
      : [problem('costWaived', 'RUN-DIF-152', [...step.path, 'waives', i], { code })],
  );
}

/** RUN-RULING-T40 */
function netNegative(step: Step, lines: readonly PriceLine[]): Problem[] {
  const { element, path } = step;
  if (element === null || (element.nature !== 'trap' && element.nature !== 'hazard')) return [];
  if (element.gains.length > 0) return [];
  const net = lines.reduce((sum, line) => sum + (within(step, line) ? line.points : 0), 0);
  return net < 0 ? [advice('netNegative', 'RUN-RULING-T40', path, { points: -net })] : [];
}
