// Divine Connections: how much a hero owes to whom, and what comes of it. RUN-GIFTRULE-DC, -CTRL, -LOKI

import { recordOf } from '@skald/kernel';
import { GIFT } from '../../content/gifts.ts';
import { GODS, type God } from '../../content/gods.ts';
import { LEGENDARY, LEGENDARY_ITEMS } from '../../content/legendary.ts';
import { giftsHad, type Helm, levelOf } from './levels.ts';
import type { HeroNow } from './now.ts';

export type Connections = Readonly<Record<God, number>>;

/** Levels that count, of gifts and of items that have a patron. RUN-GIFTRULE-DC-01, -02, RUN-RULING-G72 */
export function connectionsOf(
  now: Pick<HeroNow, 'gifts' | 'legendary'>,
  helm: Helm | null = null,
): Connections {
  const owed: readonly (readonly [God | null, number])[] = [
    ...giftsHad(now, helm).map((gift) => [GIFT[gift].patron, levelOf(now, gift, helm)] as const),
    ...LEGENDARY_ITEMS.map((item) => [LEGENDARY[item].patron, now.legendary[item]?.level ?? 0] as const),
  ];
  return recordOf(GODS, (god) => owed.reduce((sum, [patron, by]) => (patron === god ? sum + by : sum), 0));
}

/** All who share the highest; none where nobody gave more than once. RUN-GIFTRULE-DC-03 */
export function primaryGods(connections: Connections): God[] {
  const highest = Math.max(...Object.values(connections));
  return highest > 1 ? GODS.filter((god) => connections[god] === highest) : [];
}

/** What he owes to the god he defies makes it harder. RUN-GIFTRULE-CTRL-01, RUN-RULING-G70 */
export const difficultyInDefiance = (difficulty: number, god: God, connections: Connections): number =>
  difficulty + connections[god];

/** What Perception and Divine Awareness must reach. RUN-GIFTRULE-DC-05 */
const FAVOUR = { sum: 6, primary: 8, gods: 10 } as const;

export interface Favour {
  readonly sum: number | null;
  readonly primary: readonly God[] | null;
  /** All who gave him anything. */
  readonly gods: readonly God[] | null;
}

/** What somebody sees of another's standing with the gods: one roll, and all that it reaches. RUN-RULING-G69 */
export const favourSeen = (total: number, connections: Connections): Favour => ({
  sum: total < FAVOUR.sum ? null : Object.values(connections).reduce((sum, by) => sum + by, 0),
  primary: total < FAVOUR.primary ? null : primaryGods(connections),
  gods: total < FAVOUR.gods ? null : GODS.filter((god) => connections[god] > 0),
});
