// What the foes of a fight cost their designer, line by line; foes as such cost nothing. RUN-CEVENT-20, RUN-BUDGET-11

import type { PriceLine } from '@skald/kernel';
import { SELF_WILLED } from '../../content/threats.ts';
import { type CombatEvent, magicPoints } from './mix.ts';

/** RUN-CEVENT-19 */
const NO_MISSILES = -10;
/** RUN-FOELIST-TUBE-STRIKER.2 to .4 */
const TUBE_STRIKER = 7;
const MOST_PAID_TUBES = 4;
/** A point of magic. RUN-FOELIST-GOBLIN-SHAMAN.3, .4 */
const MAGIC = { brazier: 10, chant: 5 } as const;

export function combatPrice(event: CombatEvent): PriceLine[] {
  const { foes, magic, tubeStrikers, noMissiles } = event;
  const wills = foes.flatMap(({ threat, selfWilled, hunts }, i): PriceLine[] => {
    const points = SELF_WILLED[threat];
    return [
      ...(selfWilled ? [line(['foes', i, 'selfWilled'], 'selfWilled', points, 'RUN-CEVENT-15')] : []),
      ...(hunts ? [line(['foes', i, 'hunts'], 'hunts', points, 'RUN-FOELIST-WENDOL.5')] : []),
    ];
  });
  return [
    ...wills,
    ...(noMissiles ? [line(['noMissiles'], 'noMissiles', NO_MISSILES, 'RUN-CEVENT-19')] : []),
    ...(tubeStrikers > 0 ? [tubes(tubeStrikers, foes.length > 0)] : []),
    ...magic.map(({ from, effects }, i) =>
      line(
        ['magic', i],
        from,
        MAGIC[from] * magicPoints(effects),
        from === 'chant' ? 'RUN-FOELIST-GOBLIN-SHAMAN.4' : 'RUN-FOELIST-GOBLIN-SHAMAN.3',
      ),
    ),
  ];
}

/** Beside a fight they are scenery that pays; by themselves they are a trap. */
const tubes = (count: number, besideFight: boolean): PriceLine =>
  besideFight
    ? line(
        ['tubeStrikers'],
        'tubeStrikers',
        -TUBE_STRIKER * Math.min(count, MOST_PAID_TUBES),
        'RUN-FOELIST-TUBE-STRIKER.3',
      )
    : line(['tubeStrikers'], 'tubeStrikers', TUBE_STRIKER * count, 'RUN-FOELIST-TUBE-STRIKER.2');

const line = (path: PriceLine['path'], code: string, points: number, rule: string): PriceLine => ({
  path,
  code,
  points,
  rule,
  params: {},
});
