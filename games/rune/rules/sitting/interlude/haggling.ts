// At home a craftsman has what is common, for silver: each thing is a contest of Bargain. RUN-GEAR-35, RUN-ABIL-BAR-02, -03

import { next } from '@skald/kernel';
import { ARMOR, ARMORS, SHIELD, SHIELDS } from '../../../content/armor.ts';
import { CRAFTSMAN, silverPrice } from '../../../content/prices.ts';
import { isCommon, WEAPON, WEAPONS } from '../../../content/weapons.ts';
import type { Ware } from '../../../documents/hero/lines.ts';
import { afterPurchase } from '../../../documents/hero/purchase.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { rollOnce, throwDie } from '../../fight/rolling.ts';
import { lacks, rollScore } from '../../fight/rolls.ts';
import type { Fighter, State, Steps, Table } from '../../fight/state.ts';
import { today } from '../books.ts';
import { heroOf, rearming, silverOf, spendSilver } from './goods.ts';
import type { Bustle } from './improving.ts';

type Named = Extract<Bustle, { act: 'haggle' }>['ware'];

/** Common things alone, and one at a time. RUN-GEAR-35 */
const WARES: readonly Named[] = [
  ...WEAPONS.filter((weapon) => isCommon(WEAPON[weapon]) && WEAPON[weapon].pair === null),
  ...ARMORS.filter((armor) => isCommon(ARMOR[armor])),
  ...SHIELDS.filter((shield) => isCommon(SHIELD[shield])),
];

/** For whoever can pay the least that it may come to. */
export const haggles = (state: State, { id }: Fighter): Bustle[] =>
  silverOf(heroOf(state, id)) < LEAST ? [] : WARES.map((ware) => ({ act: 'haggle', hero: id, ware }));
const LEAST = silverPrice('common', Number.POSITIVE_INFINITY) ?? 0;

const wareOf = (named: Named): Ware => {
  const is = <T extends string>(all: readonly T[]): T | undefined => all.find((one) => one === named);
  const [weapon, armor, shield] = [is(WEAPONS), is(ARMORS), is(SHIELDS)];
  if (weapon !== undefined) return { kind: 'weapon', weapon };
  return armor !== undefined
    ? { kind: 'armor', armor }
    : { kind: 'shield', shield: shield as (typeof SHIELDS)[number] };
};

export const haggle = (table: Table, hero: string, ware: Named): void =>
  next(table, {
    step: 'haggling',
    hero,
    ware: wareOf(ware),
    against: throwDie(table, 'bargain').result + CRAFTSMAN,
  });

export const hagglingSteps: Steps<'haggling'> = {
  /** What it came to is what it costs; who has not so much goes without it. */
  haggling(table, frame) {
    const { state } = table;
    const { hero: id, against } = frame;
    const ware = frame.ware as Ware;
    const one = fighterOf(state, id);
    const die = { who: one, for: 'bargain', roll: 'bargain', lacked: lacks(state, one, 'bargain') } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, 'bargain'), against);
    if (total === null) return;
    const silver = silverPrice('common', total - against) ?? 0;
    table.tell?.({ type: 'haggled', hero: id, total, against, ware, silver });
    if (silver > silverOf(heroOf(state, id)))
      return table.tell?.({ type: 'tooDear', hero: id, ware, silver });
    spendSilver(state, id, silver);
    const hero = heroOf(state, id);
    const purchase = { kind: 'gear', ware, silver } as const;
    const bought = afterPurchase(hero, purchase, { moment: 'between-adventures' }, today(hero));
    if ('problems' in bought) return;
    rearming(state, id, () => {
      state.heroes = state.heroes.with(one.sheet, bought.hero);
    });
  },
};
