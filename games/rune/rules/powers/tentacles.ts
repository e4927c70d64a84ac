// A tube in the wall, with arms. RUN-FOELIST-TUBE-STRIKER, RUN-RULING-F36

import { WEAPON } from '../../content/weapons.ts';
import type { Bearer, Die } from '../hooks/bearer.ts';
import { markOf } from '../hooks/mark.ts';
import type { PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-TUBE-STRIKER';

export const tentacles: PowerRule<'tentacles'> = {
  /** A die says what it does; without arms it does nothing. RUN-FOELIST-TUBE-STRIKER.6, .7, .12 */
  turnStarted({ count }, owner, { acting, dice }) {
    if (acting.id !== owner.id) return [];
    if (armsOf(owner, count) === 0) return [{ effect: 'cannotAttack', who: owner.id, rule: `${TYPE}.12` }];
    const face = dice(10);
    return [
      { effect: 'rolled', who: owner.id, faces: [face], total: face, rule: `${TYPE}.6` },
      { effect: 'manner', who: owner.id, manner: isEven(face) ? 'bite' : 'grab', rule: `${TYPE}.6` },
    ];
  },

  /** Him or something of his, thrown anywhere. RUN-FOELIST-TUBE-STRIKER.8 to .10 */
  attackHit({ objectPaces, heroPaces }, owner, { attacker, defender, manner, margin, dice }) {
    if (attacker.id !== owner.id || manner !== 'grab') return [];
    const face = dice(10);
    const what = isEven(face) ? 'object' : 'hero';
    return [
      { effect: 'noDamage', rule: 'RUN-RULING-F36' },
      { effect: 'rolled', who: owner.id, faces: [face], total: face, rule: `${TYPE}.8` },
      {
        effect: 'throw',
        who: defender.id,
        by: owner.id,
        what,
        direction: directionBy(dice),
        paces: (what === 'hero' ? heroPaces : objectPaces) * margin,
        rule: `${TYPE}.10`,
      },
    ];
  },

  /** RUN-FOELIST-TUBE-STRIKER.11 */
  damageTaken({ count, severing }, owner, { victim, hit, lost }) {
    const sharp = hit?.weapon != null && WEAPON[hit.weapon].severs;
    const left = armsOf(owner, count);
    if (victim.id !== owner.id || !sharp || lost < severing || left === 0) return [];
    return [
      {
        effect: 'attach',
        who: owner.id,
        mark: { kind: 'maimed', tentacles: left - 1 },
        rule: `${TYPE}.11`,
      },
    ];
  },
};

const armsOf = ({ marks }: Bearer, count: number): number => markOf(marks, 'maimed')?.tentacles ?? count;

const isEven = (face: number): boolean => face % 2 === 0;

const DIRECTIONS = 8;

/** One of eight by a die of ten. RUN-RULING-C02 */
function directionBy(dice: Die): number {
  let face = dice(10);
  while (face > DIRECTIONS) face = dice(10);
  return face;
}

/** Of what he holds, else of what he carries, any. RUN-RULING-F36 */
export function grabbed<T>(held: readonly T[], carried: readonly T[], dice: Die): T | null {
  const from = held.length > 0 ? held : carried;
  return from.length === 0 ? null : (from[dice(from.length) - 1] as T);
}
