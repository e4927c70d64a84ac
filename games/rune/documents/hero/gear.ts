// What a beginner may have, and where more comes from. RUN-GEAR-03 to -05, -30 to -35

import type { Problem } from '@skald/kernel';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import { isCommon, isMissile, WEAPON } from '../../content/weapons.ts';
import type { LineOf } from './lines.ts';
import { problem } from './problem.ts';
import type { Hero } from './schema.ts';

/** RUN-GEAR-04 */
export const MOST_PICKS = 3;

/** A pair is two weapons. RUN-GEAR-32 */
export const picksOf = (weapons: Hero['weapons']): number =>
  weapons.reduce((sum, { weapon }) => sum + (WEAPON[weapon].pair === null ? 1 : 2), 0);

/** What is wrong with the gear of somebody who sets out for the first time, or again. RUN-GEAR-33 */
export const beginnersGear = (gear: Pick<Hero, 'weapons' | 'armor' | 'shield'>): Problem[] => [
  ...weapons(gear),
  ...protection(gear),
];

function weapons({ weapons: all }: Pick<Hero, 'weapons'>): Problem[] {
  const picks = picksOf(all);
  return [
    ...(picks > MOST_PICKS ? [problem('tooManyWeapons', 'RUN-GEAR-04', ['weapons'], { picks })] : []),
    ...all.flatMap(({ weapon, dozens }, i) => [
      ...(isCommon(WEAPON[weapon])
        ? []
        : [problem('notFromTheVillage', 'RUN-GEAR-03', ['weapons', i], { thing: weapon })]),
      ...(dozens !== undefined && !isMissile(WEAPON[weapon])
        ? [problem('noAmmunition', 'RUN-GEAR-17', ['weapons', i, 'dozens'], { weapon })]
        : []),
    ]),
  ];
}

function protection({ armor, shield }: Pick<Hero, 'armor' | 'shield'>): Problem[] {
  const rule = 'RUN-GEAR-05';
  return [
    ...(armor === null || isCommon(ARMOR[armor])
      ? []
      : [problem('notFromTheVillage', rule, ['armor'], { thing: armor })]),
    ...(shield === null || isCommon(SHIELD[shield])
      ? []
      : [problem('notFromTheVillage', rule, ['shield'], { thing: shield })]),
  ];
}

/** Of each slain foe that fights with weapons, and one more of each that shot. RUN-GEAR-34 */
const MELEE_EACH = 2;

/** How many weapons the winners of a battle may choose among the common ones. RUN-GEAR-34 */
export const lootable = (slain: readonly { readonly usesWeapons: boolean; readonly shot: boolean }[]) => ({
  melee: MELEE_EACH * slain.filter(({ usesWeapons }) => usesWeapons).length,
  missile: slain.filter(({ shot }) => shot).length,
});

/** Never armor, and nothing that is rare. RUN-GEAR-34 */
export const unlootable = ({ things }: LineOf<'found'>): Problem[] =>
  things.flatMap((thing, i) =>
    thing.kind === 'weapon' && thing.magic === undefined && isCommon(WEAPON[thing.weapon])
      ? []
      : [problem('notLooted', 'RUN-GEAR-34', ['things', i], { kind: thing.kind })],
  );
