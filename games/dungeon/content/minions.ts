// The undead Minions and what Hits do to them. DUN-MINION-01 to -07.

import { recordOf } from '@skald/kernel';
import type { Ability } from './abilities.ts';
import { type Damage, type DamageTable, MINIONS, type Minion, type ModelFacts } from './models.ts';

type MinionRow = readonly [
  movement: number,
  combat: number,
  armour: number,
  shooting: number | null,
  abilities: readonly Ability[],
  damage: DamageTable,
];

const MINION_ROWS: Readonly<Record<Minion, MinionRow>> = {
  'skeleton-warrior': [5, 2, 2, null, [], ['none', 'bones', 'removed', 'removed']],
  'skeleton-archer': [5, 2, 1, 3, [], ['none', 'bones', 'removed', 'removed']],
  zombie: [4, 2, 1, null, [], ['none', 'none', 'removed', 'removed']],
  'armoured-zombie': [4, 2, 3, null, [], ['none', 'none', 'removed', 'removed']],
  'dwarf-revenant': [5, 3, 4, null, [], ['none', 'bones', 'removed', 'removed']],
  ghost: [6, 2, 4, null, ['ethereal'], ['none', 'removed', 'removed', 'removed']],
  'zombie-troll': [5, 5, 2, null, ['large'], ['none', 'injured', 'injured', 'removed']],
};

export const MINION: Readonly<Record<Minion, ModelFacts>> = recordOf(MINIONS, facts);

/** What so many Hits of one attack do to a Minion. DUN-DMG-01 */
export function damageOf(minion: Minion, hits: number): Damage {
  const [, , , , , table] = MINION_ROWS[minion];
  return hits < 1 ? 'none' : (table[Math.min(hits, table.length) - 1] as Damage);
}

function facts(id: Minion): ModelFacts {
  const [movement, combat, armour, shooting, abilities, damage] = MINION_ROWS[id];
  return {
    id,
    kind: 'minion',
    movement,
    combat,
    armour,
    shooting,
    injuredFrom: null,
    size: abilities.includes('large') ? 2 : 1,
    abilities,
    feats: [],
    spells: [],
    damage,
  };
}
