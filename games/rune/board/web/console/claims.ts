// Terrain and traps for which whoever runs is paid, as far as they have come into play. RUN-VPR-09 to -13

import { featuresOf } from '../../../rules/fight/features.ts';
import { recentOf } from '../../../rules/sitting/running.ts';
import type { Run } from '../../../rules/sitting/veil.ts';

export interface Claim {
  readonly feature: string;
  /** Found or claimed, not again so soon, or as the table has decided. */
  readonly stands: 'counts' | 'tooSoon' | 'upheld' | 'struck';
}

export function claimsIn(run: Run): Claim[] {
  const { running, claims } = run.sitting;
  const recent = running == null ? [] : recentOf(run.sitting, running.seat);
  const decided = claims?.decided ?? [];
  return [
    ...featuresOf(run).map(({ element, kind, trap }): Claim => {
      const upheld = decided.some((one) => one.feature === element && one.counts);
      // RUN-VPR-12
      if (!trap && recent.includes(kind)) return { feature: element, stands: 'tooSoon' };
      return { feature: element, stands: upheld ? 'upheld' : 'counts' };
    }),
    ...decided.flatMap(({ feature, counts }): Claim[] => (counts ? [] : [{ feature, stands: 'struck' }])),
  ];
}
