// What it means to buy at Loki's shrine for those whom his foes love. RUN-GIFTRULE-LOKI-01

import { GIFT } from '../../content/gifts.ts';
import type { God } from '../../content/gods.ts';
import { connectionsOf, primaryGods } from './connections.ts';
import { derive } from './derive.ts';
import type { Place, Purchase } from './lines.ts';
import { heroNow } from './now.ts';
import { abilityRoll } from './numbers.ts';
import type { Hero } from './schema.ts';
import type { Sum } from './sum.ts';

const LOKIS_FOES: readonly God[] = ['thor', 'odin', 'heimdal'];
const DIFFICULTY = 8;
const IMPAIRMENT = 1;

export interface LokisPrice {
  /** What is added to the die. */
  readonly roll: Sum;
  readonly difficulty: number;
  /** For who fails. */
  readonly impairment: number;
}

/** Null where nothing is asked. */
export function lokisPrice(hero: Hero, purchase: Purchase, { shrine, helm }: Place): LokisPrice | null {
  const divine =
    purchase.kind === 'insurance' || (purchase.kind === 'gift' && GIFT[purchase.gift].patron !== null);
  const primary = primaryGods(connectionsOf(heroNow(hero), helm));
  if (shrine !== 'loki' || !divine || !primary.some((god) => LOKIS_FOES.includes(god))) return null;
  const roll = abilityRoll(derive(hero, helm).traits, 'divine-awareness', 'Pre');
  return { roll, difficulty: DIFFICULTY, impairment: IMPAIRMENT };
}
