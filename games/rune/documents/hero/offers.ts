// What there is to buy for somebody, whether or not he may have it now.

import { ABILITIES } from '../../content/abilities.ts';
import { GIFTS } from '../../content/gifts.ts';
import { HORSE_UPGRADE, HORSE_UPGRADES } from '../../content/horse.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import type { Account } from './account.ts';
import { levelOf } from './levels.ts';
import type { Purchase } from './lines.ts';

export const SHELVES = ['gifts', 'experience', 'training', 'other'] as const;
export type Shelf = (typeof SHELVES)[number];

export function offersOf(shelf: Shelf, account: Account): Purchase[] {
  const { now, marks } = account;
  switch (shelf) {
    case 'gifts':
      return GIFTS.map((gift) => ({ kind: 'gift', gift }));
    case 'experience':
      return marks.map((ability) => ({ kind: 'experience', ability }));
    case 'training':
      return ABILITIES.filter((ability) => (now.abilities[ability] ?? 0) === 0).map((ability) => ({
        kind: 'training',
        ability,
      }));
    case 'other':
      return others(account);
  }
}

/** Only what concerns him: nobody mends a horse he has not. */
const others = ({ now, standing }: Account): Purchase[] => [
  { kind: 'insurance' },
  ...(now.horse === null
    ? [{ kind: 'horse' } as const]
    : HORSE_UPGRADES.filter((upgrade) => (now.horse?.[upgrade] ?? 0) < HORSE_UPGRADE[upgrade].times).map(
        (upgrade) => ({ kind: 'horse-upgrade', upgrade }) as const,
      )),
  ...(levelOf(now, 'curds-of-utgardaloki') > 0 ? [{ kind: 'curds' } as const] : []),
  ...LEGENDARY_ITEMS.filter((item) => now.legendary[item] !== undefined).map(
    (item) => ({ kind: 'legendary', item }) as const,
  ),
  ...(standing.deficit > 0 && standing.free > 0
    ? [{ kind: 'deficit', points: Math.min(standing.deficit, standing.free) } as const]
    : []),
];

/** For a plan: whatever may prove itself, and what a horse yet to be bought may become. */
export function wishesOf(shelf: Shelf, account: Account): Purchase[] {
  switch (shelf) {
    case 'experience':
      return ABILITIES.map((ability) => ({ kind: 'experience', ability }));
    case 'other':
      return [
        ...others(account),
        ...(account.now.horse === null
          ? HORSE_UPGRADES.map((upgrade) => ({ kind: 'horse-upgrade', upgrade }) as const)
          : []),
      ];
    case 'gifts':
    case 'training':
      return offersOf(shelf, account);
  }
}
