// Bounds over everybody's heads. RUN-FOELIST-SARK-AMEN, RUN-RULING-F32

import type { PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-SARK-AMEN';

export const leaping: PowerRule<'leaping'> = {
  /** Once on its own step, besides its Move, over anything; nobody strikes at it on the way. RUN-FOELIST-SARK-AMEN.3 */
  ownWindow: ({ paces }, owner, { acting }) =>
    acting.id === owner.id
      ? [
          {
            does: 'leap',
            target: null,
            costs: 'nothing',
            check: null,
            brings: [{ effect: 'leap', who: owner.id, paces, rule: `${TYPE}.3` }],
            rule: `${TYPE}.3`,
          },
        ]
      : [],

  /** Struck from above in mid-leap. RUN-FOELIST-SARK-AMEN.4 */
  scoreQuery(_, owner, { asked, score, attack }) {
    if (score !== 'dfn' || attack?.manner !== 'leap') return [];
    if (attack.attacker.id !== owner.id || attack.defender.id !== asked.id) return [];
    return [{ change: 'modify', by: -Math.max(0, owner.res), rule: `${TYPE}.4` }];
  },

  /** RUN-FOELIST-SARK-AMEN.5 */
  tradeQuery: (_, owner, { chooser }) => (chooser.id === owner.id ? [{ rule: `${TYPE}.5` }] : []),
};

/** Whether barriers help against it, or hinder it. RUN-FOELIST-SARK-AMEN.2 */
export const ignoresBarriers = (powers: readonly { readonly kind: string }[]): boolean =>
  powers.some(({ kind }) => kind === 'leaping');

/**
 * What those who leap may trade among themselves: anything that leaves each hero as many of them as before. Targets by
 * who has them. RUN-FOELIST-SARK-AMEN.5, RUN-RUN-45, RUN-RULING-F32
 */
export function isFairTrade(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): boolean {
  const sorted = (of: Readonly<Record<string, string>>, part: (entry: [string, string]) => string): string =>
    Object.entries(of).map(part).sort().join();
  return [0, 1].every(
    (part) =>
      sorted(before, (entry) => entry[part] as string) === sorted(after, (entry) => entry[part] as string),
  );
}
