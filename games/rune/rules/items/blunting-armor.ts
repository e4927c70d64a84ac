// A plain weapon that strikes it loses its edge. RUN-ITEM-BLUNTING

import { WEAPON } from '../../content/weapons.ts';
import { attach, check, type GiftRule, note, rolls, ruleOf } from '../gifts/gift.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { giftMarkOf } from '../hooks/mark.ts';

export const bluntingArmor: GiftRule = {
  on: {
    attackHit(held, owner, { attacker, defender, kind }) {
      if (defender.id !== owner.id || kind !== 'melee' || !attacker.armed || isDwarven(attacker)) return [];
      const difficulty = owner.rating('divine-awareness') + held.level;
      const roll = attacker.weapon === null ? 'gift' : WEAPON[attacker.weapon].ability;
      const n = (giftMarkOf(attacker.marks, held.gift)?.n ?? 0) + held.level;
      return [
        rolls(
          held,
          // A foe's Res is no part of a bare roll.
          check(held, attacker, roll, roll === 'gift' ? attacker.res : 0, { difficulty }),
          [],
          [attach(held, attacker.id, note(held, owner, { n }))],
        ),
      ];
    },
  },
  marked: {
    scoreQuery: ({ gift, n }, owner, { asked, score, attack }) =>
      asked.id === owner.id && score === 'dam' && attack?.kind === 'melee'
        ? [{ change: 'modify', by: -n, rule: ruleOf(gift) }]
        : [],
  },
};

/** What dwarves made keeps its edge. */
const isDwarven = ({ weapon, tags }: Bearer): boolean =>
  weapon === null ? tags.includes('dwarf') : weapon.startsWith('dwarven');
