// What permanent gifts add to the numbers of a sheet, each by its name. RUN-HOOK-01

import { BOOSTS, type Boosted } from '../../content/boosts.ts';
import type { Gift } from '../../content/gifts.ts';
import { giftsHad, type Helm, levelOf } from './levels.ts';
import type { HeroNow } from './now.ts';

export interface Boost {
  readonly of: Gift;
  readonly to: Boosted;
  readonly by: number;
}

export const boostsOf = (now: Pick<HeroNow, 'gifts'>, helm: Helm | null = null): Boost[] =>
  giftsHad(now, helm).flatMap((gift) =>
    Object.entries(BOOSTS[gift] ?? {}).map(([to, perLevel]) => ({
      of: gift,
      to: to as Boosted,
      by: perLevel * levelOf(now, gift, helm),
    })),
  );
