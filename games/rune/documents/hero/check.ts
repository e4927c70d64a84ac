// Whether a hero may be played as he was made and has grown, and what a beginner should know. RUN-HERO, RUN-GEAR-04, -05, -30

import type { Problem } from '@skald/kernel';
import { ABILITY, type Ability, FIGHTING, RECOMMENDED } from '../../content/abilities.ts';
import { CHARACTERISTICS, isBodily } from '../../content/characteristics.ts';
import { isMissile, WEAPON } from '../../content/weapons.ts';
import { books } from './books.ts';
import { derive, kitsHad } from './derive.ts';
import { beginnersGear } from './gear.ts';
import { takesShield } from './numbers.ts';
import { priceOf } from './price.ts';
import { advice, problem } from './problem.ts';
import type { Hero } from './schema.ts';

/** Below these a beginner would rue it. RUN-HERO-09 */
const LEAST_ADVISED = { body: 0, mind: -1 } as const;

export function check(hero: Hero): Problem[] {
  return [...points(hero), ...beginnersGear(hero), ...kits(hero), ...books(hero), ...counsel(hero)];
}

function points(hero: Hero): Problem[] {
  const { left } = priceOf(hero).totals;
  return left < 0 ? [problem('overspent', 'RUN-HERO-06', [], { points: -left })] : [];
}

const kits = ({ abilities, kitsLeft }: Hero): Problem[] =>
  kitsLeft.flatMap((ability, i) =>
    kitsHad(abilities).includes(ability)
      ? []
      : [problem('noSuchKit', 'RUN-ABIL-08', ['kitsLeft', i], { ability })],
  );

function counsel(hero: Hero): Problem[] {
  const { characteristics, weapons: carried, shield } = hero;
  const { left } = priceOf(hero).totals;
  const {
    degree,
    traits: { abilities },
  } = derive(hero);
  const has = (ability: Ability): boolean => (abilities[ability] ?? 0) > 0;
  return [
    ...(left > 0 ? [advice('unspent', 'RUN-RULING-H01', [], { points: left })] : []),
    ...CHARACTERISTICS.filter(
      (name) => characteristics[name] < (isBodily(name) ? LEAST_ADVISED.body : LEAST_ADVISED.mind),
    ).map((name) => advice('lowCharacteristic', 'RUN-HERO-09', ['characteristics', name], { name })),
    ...(FIGHTING.some((ability) => has(ability) && !isMissile({ ability }))
      ? []
      : [advice('noMeleeAbility', 'RUN-RULING-H03', ['abilities'])]),
    ...RECOMMENDED.filter((ability) => !has(ability)).map((ability) =>
      advice('recommended', 'RUN-RULING-H03', ['abilities'], { ability }),
    ),
    ...carried.flatMap(({ weapon }, i) =>
      has(WEAPON[weapon].ability)
        ? []
        : [
            advice('untrained', 'RUN-ABIL-05', ['weapons', i], {
              weapon,
              ability: ABILITY[WEAPON[weapon].ability].id,
            }),
          ],
    ),
    ...(shield !== null && !carried.some(({ weapon }) => takesShield(WEAPON[weapon]))
      ? [advice('shieldInTheWay', 'RUN-GEAR-11', ['shield'], { shield })]
      : []),
    ...(degree === 'light' ? [] : [advice('encumbered', 'RUN-LOAD-08', [], { degree })]),
  ];
}
