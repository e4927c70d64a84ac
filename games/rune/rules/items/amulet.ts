// It helps by itself whenever its moment is there, and wears out by failing. RUN-TRE-51, -52, RUN-RULING-R10

import { isOneOf } from '@skald/kernel';
import { ABILITIES, ABILITY } from '../../content/abilities.ts';
import { AMULET_FOES, AMULET_HELP, type AmuletEffect, LAST_BLOOD } from '../../content/treasure/amulets.ts';
import type { ItemOf } from '../../content/treasure/item.ts';
import { add, attach, type GiftRule, note, ruleOf } from '../gifts/gift.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect, Peril } from '../hooks/effect.ts';
import type { MarkOf } from '../hooks/mark.ts';
import type { Attack, Moment, Windows } from '../hooks/windows.ts';
import { failedOnce } from './wearing.ts';

export const amulet: GiftRule = {
  on: {
    scoreQuery(held, owner, { asked, score, attack, bare }) {
      if (asked.id !== owner.id) return [];
      const helps =
        score === 'soak'
          ? isPatch(held, owner) && bare !== true
          : attack !== null && helpOf(held) === score && isAwake(held, owner, attack);
      return helps ? [add(held, held.level)] : [];
    },

    rollQuery(held, owner, { who, roll, about, perils }) {
      if (who.id !== owner.id) return [];
      const dodges = helpOf(held) === 'dodge' && roll === 'dodge' && about !== null;
      const helps = resists(held, roll, perils) || strikesAlone(held, owner, roll);
      return helps || (dodges && isAgainst(held, owner.hp, about)) ? [add(held, held.level)] : [];
    },

    initiativeQuery: (held, owner, { who, present }) =>
      who.id === owner.id && isEager(held, owner, present) ? [add(held, held.level)] : [],

    /** Who of the heroes ran at the foe before all others. */
    moved(held, owner, { who }) {
      if (effectOf(held) !== 'first-to-sprint' || !who.isHero || memoryOf(held, owner) !== undefined)
        return [];
      return [attach(held, owner.id, memory(held, owner, { n: who.id === owner.id ? FIRST : LATER }))];
    },

    /** It is to bring him before his enemies in this round. */
    roundStarted: (held, owner, { present, round }) =>
      isEager(held, owner, present) ? [attach(held, owner.id, memory(held, owner, { n: round }, HASTE))] : [],

    /** One of them acts before him all the same: that is a failure, once in a round. */
    turnStarted(held, owner, { acting, round }) {
      if (acting.side === owner.side || owner.hasActed || memoryOf(held, owner, HASTE)?.n !== round)
        return [];
      return [fails(held, owner), attach(held, owner.id, memory(held, owner, { n: 0 }, HASTE))];
    },

    /** A blow that hurts in spite of it is a failure; one that wounds is remembered. */
    damageTaken(held, owner, { victim, by, hit, lost, taken, wounds, armor }) {
      if (victim.id !== owner.id) return [];
      if (effectOf(held) === 'vengeance' && wounds > 0 && by !== null) {
        const whom = memoryOf(held, owner)?.whom ?? [];
        return [attach(held, owner.id, memory(held, owner, { whom: [...new Set([...whom, by.id])] }))];
      }
      const guards =
        helpOf(held) === 'prot'
          ? armor && isPatch(held, owner)
          : hit !== null && isGuard(held, owner.hp + taken, hit);
      return guards && lost > 0 ? [fails(held, owner)] : [];
    },

    /** So is any roll that misses in spite of it. */
    rollResolved(held, owner, { who, roll, missing, attack, perils }) {
      if (who.id !== owner.id || missing <= 0) return [];
      const helped =
        roll === 'attack' && attack !== null
          ? helpOf(held) === 'atk' && isAwake(held, owner, attack)
          : resists(held, roll, perils) || strikesAlone(held, owner, roll);
      return helped ? [fails(held, owner)] : [];
    },
  },
};

type Rolled = Windows['rollQuery']['roll'] | 'dodge';

const [LATER, FIRST] = [1, 2];
/** Kept apart from what it remembers for longer. */
const HASTE = '-haste';

const amuletOf = ({ item }: Held): ItemOf<'amulet'> | null => (item?.kind === 'amulet' ? item : null);
const effectOf = (held: Held): AmuletEffect | null => amuletOf(held)?.effect ?? null;
const helpOf = (held: Held) => {
  const effect = effectOf(held);
  return effect && AMULET_HELP[effect];
};

/** Several amulets of his remember each its own. */
const memory = (
  held: Held,
  owner: Bearer,
  more: Partial<Pick<MarkOf<'gift'>, 'n' | 'whom'>>,
  of = '',
): MarkOf<'gift'> => ({ ...note(held, owner, more), what: `${effectOf(held)}${of}` });

const memoryOf = (held: Held, { id, marks }: Bearer, of = ''): MarkOf<'gift'> | undefined =>
  marks.find(
    (mark): mark is MarkOf<'gift'> =>
      mark.kind === 'gift' &&
      mark.gift === 'amulet' &&
      mark.by === id &&
      mark.what === `${effectOf(held)}${of}`,
  );

/** In an attack of his, or upon him in melee. */
function isAwake(held: Held, owner: Bearer, attack: Attack): boolean {
  if (helpOf(held) === 'dfn') return attack.kind === 'melee' && isAgainst(held, owner.hp, attack.attacker);
  return attack.attacker.id === owner.id && spursOn(held, owner, attack.defender);
}

/** What makes him strike better: his own plight, or whom he strikes at. */
function spursOn(held: Held, owner: Bearer, target: Bearer | null): boolean {
  switch (effectOf(held)) {
    case 'impaired':
      return owner.impairment > owner.wounds;
    case 'wounded':
      return owner.wounds > 0 && owner.impairment > 0;
    case 'vengeance':
      return target !== null && memoryOf(held, owner)?.whom.includes(target.id) === true;
    case 'hindmost':
      return owner.hindmost;
    default:
      return false;
  }
}

/** A roll of the notes with ATK, at nobody. */
const strikesAlone = (held: Held, owner: Bearer, roll: Rolled): boolean =>
  roll === 'attack' && spursOn(held, owner, null);

/** By its kind, or whoever it is where little is left of him. RUN-TRE-56 */
function isAgainst(held: Held, hp: number, attacker: Bearer): boolean {
  const effect = effectOf(held);
  if (effect === 'last-blood-melee' || effect === 'last-blood-missile') return hp <= LAST_BLOOD;
  const foes = effect === null ? undefined : AMULET_FOES[effect];
  return attacker.kind !== null && foes?.includes(attacker.kind) === true;
}

/** It was to keep off such a blow, or such a shot; `hp` are those before it. */
const isGuard = (held: Held, hp: number, hit: Attack): boolean =>
  helpOf(held) === (hit.kind === 'melee' ? 'dfn' : 'dodge') && isAgainst(held, hp, hit.attacker);

/** His armor protects him less than it should. */
const isPatch = (held: Held, { rent, clothed }: Bearer): boolean =>
  effectOf(held) === 'damaged-gear' && rent > 0 && clothed;

function isEager(held: Held, owner: Bearer, present: Moment['present']): boolean {
  switch (effectOf(held)) {
    case 'envy':
      return owner.kills === 0 && present.some((one) => one.isHero && one.id !== owner.id && one.kills > 0);
    case 'first-to-sprint':
      return memoryOf(held, owner)?.n === FIRST;
    default:
      return false;
  }
}

/** Against which harm of a trap it helps, whatever is rolled to avoid it. RUN-TRE-54 */
const AVOIDS: { readonly [E in AmuletEffect]?: Peril } = {
  'fire-trap': 'fire',
  'standard-trap': 'otherHarm',
  'drowning-trap': 'drowning',
  'falling-trap': 'falling',
  'acid-trap': 'acid',
};

/** What is avoided, or what Stamina has to bear. RUN-TRE-41 */
function resists(held: Held, roll: Rolled, perils: readonly Peril[]): boolean {
  const effect = effectOf(held);
  if (effect === 'poison' || effect === 'disease') return perils.includes(effect) && isOfStamina(roll);
  const harm = effect === null ? undefined : AVOIDS[effect];
  return harm !== undefined && perils.includes('trap') && perils.includes(harm);
}

const isOfStamina = (roll: Rolled): boolean =>
  roll === 'Sta' || (isOneOf(ABILITIES, roll) && ABILITY[roll].governing[0] === 'Sta');

function fails(held: Held, owner: Bearer): Effect {
  const was = amuletOf(held) as ItemOf<'amulet'>;
  return { effect: 'change', who: owner.id, was, is: failedOnce(was), rule: ruleOf(held.gift) };
}
