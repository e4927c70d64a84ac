// It helps by itself whenever its moment is there, and wears out by failing. RUN-TRE-51, -52, RUN-RULING-R10

import { AMULET_FOES, AMULET_HELP, type AmuletEffect, LAST_BLOOD } from '../../content/treasure/amulets.ts';
import type { ItemOf } from '../../content/treasure/item.ts';
import { add, attach, type GiftRule, note, ruleOf } from '../gifts/gift.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { giftMarkOf } from '../hooks/mark.ts';
import type { Attack } from '../hooks/windows.ts';

export const amulet: GiftRule = {
  on: {
    scoreQuery(held, owner, { asked, score, attack }) {
      if (asked.id !== owner.id || attack === null) return [];
      return helpOf(held) === score && isAwake(effectOf(held), owner, attack) ? [add(held, held.level)] : [];
    },

    rollQuery(held, owner, { who, roll, about, peril }) {
      if (who.id !== owner.id) return [];
      const effect = effectOf(held);
      const helps =
        (helpOf(held) === 'dodge' && roll === 'dodge' && about !== null && isAgainst(effect, owner, about)) ||
        (effect === 'poison' && roll === 'Sta' && peril === 'poison') ||
        (effect === 'standard-trap' && peril === 'trap');
      return helps ? [add(held, held.level)] : [];
    },

    initiativeQuery(held, owner, { who, present }) {
      if (who.id !== owner.id || helpOf(held) !== 'init') return [];
      const helps =
        effectOf(held) === 'envy'
          ? owner.kills === 0 && present.some((one) => one.isHero && one.id !== owner.id && one.kills > 0)
          : giftMarkOf(owner.marks, held.gift)?.n === FIRST;
      return helps ? [add(held, held.level)] : [];
    },

    /** Who of the heroes ran at the foe before all others. */
    moved(held, owner, { who }) {
      if (
        effectOf(held) !== 'first-to-sprint' ||
        !who.isHero ||
        giftMarkOf(owner.marks, held.gift) !== undefined
      )
        return [];
      return [attach(held, owner.id, note(held, owner, { n: who.id === owner.id ? FIRST : LATER }))];
    },

    /** A blow that hurts in spite of it is a failure; one that wounds is remembered. */
    damageTaken(held, owner, { victim, by, hit, lost, wounds }) {
      if (victim.id !== owner.id || by === null) return [];
      if (effectOf(held) === 'vengeance' && wounds > 0) {
        const whom = giftMarkOf(owner.marks, held.gift)?.whom ?? [];
        return [attach(held, owner.id, note(held, owner, { whom: [...new Set([...whom, by.id])] }))];
      }
      const guards = helpOf(held) === 'dfn' || helpOf(held) === 'dodge';
      return guards && hit !== null && lost > 0 && guardedAgainst(held, owner, hit)
        ? [fails(held, owner)]
        : [];
    },

    /** So is a miss of what it should have helped to hit. */
    attackMissed: (held, owner, hit) =>
      hit.attacker.id === owner.id && helpOf(held) === 'atk' && isAwake(effectOf(held), owner, hit)
        ? [fails(held, owner)]
        : [],
  },
};

const [LATER, FIRST] = [1, 2];

const amuletOf = ({ item }: Held): ItemOf<'amulet'> | null => (item?.kind === 'amulet' ? item : null);
const effectOf = (held: Held): AmuletEffect | null => amuletOf(held)?.effect ?? null;
const helpOf = (held: Held) => {
  const effect = effectOf(held);
  return effect && AMULET_HELP[effect];
};

/** In an attack of his, or upon him in melee. */
function isAwake(effect: AmuletEffect | null, owner: Bearer, attack: Attack): boolean {
  switch (effect) {
    case 'impaired':
      return owner.impairment > owner.wounds;
    case 'wounded':
      return owner.wounds > 0 && owner.impairment > 0;
    case 'vengeance':
      return giftMarkOf(owner.marks, 'amulet')?.whom.includes(attack.defender.id) === true;
    default:
      return attack.kind === 'melee' && isAgainst(effect, owner, attack.attacker);
  }
}

/** By its kind, or whoever it is where little is left of him. RUN-TRE-56 */
function isAgainst(effect: AmuletEffect | null, owner: Bearer, attacker: Bearer): boolean {
  if (effect === 'last-blood-melee' || effect === 'last-blood-missile') return owner.hp <= LAST_BLOOD;
  const foes = effect === null ? undefined : AMULET_FOES[effect];
  return attacker.kind !== null && foes?.includes(attacker.kind) === true;
}

const guardedAgainst = (held: Held, owner: Bearer, hit: Attack): boolean =>
  (helpOf(held) === 'dfn') === (hit.kind === 'melee') && isAgainst(effectOf(held), owner, hit.attacker);

/** One mark more; at its limit it is worth nothing. */
function fails(held: Held, owner: Bearer): Effect {
  const was = amuletOf(held) as ItemOf<'amulet'>;
  const failures = was.failures + 1;
  const is = failures < was.limit ? { ...was, failures } : null;
  return { effect: 'change', who: owner.id, was, is, rule: ruleOf(held.gift) };
}
