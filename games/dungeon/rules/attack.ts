// One attack: dice, coins, pairs, Hits. DUN-FIGHT, DUN-SHOOT-08 to -16, DUN-SPELL-16.

import { next } from '@skald/kernel';
import type { Place } from '../content/index.ts';
import type { Attack, FrameOf, Rolled } from './agenda.ts';
import { forceBar } from './bars.ts';
import { itemsWith, spend } from './belongings.ts';
import type { ChoiceOf } from './choices.ts';
import { harm } from './damage.ts';
import { clash } from './hits.ts';
import { areEnemies, canUseItems, findModel, has, model, seatOf } from './models.ts';
import { barAt, numbersOf, sumsOf } from './numbers.ts';
import type { Model, State, Steps, Table } from './state.ts';

const PLAIN: Omit<Attack, 'kind' | 'attacker'> = {
  target: null,
  bar: null,
  bonus: 0,
  magic: 0,
  spell: null,
  free: false,
  crystalsDecided: false,
};

type Details = Partial<Omit<Attack, 'kind' | 'attacker'>>;

export const fightWith = (attacker: string, details: Details): FrameOf<'attack'> => ({
  step: 'attack',
  kind: 'fight',
  attacker,
  ...PLAIN,
  ...details,
});

export const shotOf = (attacker: string, target: string): FrameOf<'attack'> => ({
  step: 'attack',
  kind: 'shot',
  attacker,
  ...PLAIN,
  target,
});

export const magicalAttack = (
  attacker: string,
  target: string,
  magic: number,
  spell: Attack['spell'],
): FrameOf<'attack'> => ({ step: 'attack', kind: 'magic', attacker, ...PLAIN, target, magic, spell });

const crystalsOf = (one: Model) => itemsWith(one, 'crystal');

export const attackSteps: Steps<'attack' | 'crystal' | 'rolled' | 'reroll'> = {
  attack(table, { step: _, ...attack }) {
    const { state } = table;
    const attacker = findModel(state, attack.attacker);
    if (attacker === undefined) return;
    if (attack.target !== null && findModel(state, attack.target) === undefined) return;
    if (attack.bar !== null && barAt(state, attack.bar) === undefined) return;
    if (attack.kind === 'magic' && !attack.crystalsDecided && crystalsOf(attacker).length > 0)
      return next(table, { step: 'crystal', seat: seatOf(state, attacker), ...attack });
    roll(table, attack, attacker);
  },

  /** Crystals add their dice to one Magical Attack of the user. DUN-ITEMCARD-02, DUN-SPELL-18 */
  crystal: {
    options(state, { attacker }) {
      const crystals = [...new Set(crystalsOf(model(state, attacker)))];
      return [...crystals.map((item): ChoiceOf<'crystal'> => ({ act: 'use', item })), { act: 'keep' }];
    },
    answer(table, { step: _, seat: __, ...attack }, choice) {
      if (choice.act === 'keep') return next(table, { step: 'attack', ...attack, crystalsDecided: true });
      const one = model(table.state, attack.attacker);
      const power = spend(table, one, choice.item, 'crystal').power;
      next(table, { step: 'attack', ...attack, bonus: attack.bonus + power });
    },
  },

  /** Whoever owns a Lucky Coin may cast his own dice anew. DUN-ITEMCARD-14 */
  rolled(table, { step: _, ...rolled }) {
    const { state } = table;
    const owner = coinOwners(state, rolled).find(({ id }) => !rolled.askedCoin.includes(id));
    if (owner === undefined) return strike(table, rolled);
    const askedCoin = [...rolled.askedCoin, owner.id];
    next(table, { step: 'reroll', seat: seatOf(state, owner), ...rolled, askedCoin, owner: owner.id });
  },

  reroll: {
    options: () => [{ act: 'yes' }, { act: 'no' }],
    answer(table, { step: _, seat: __, owner, ...rolled }, { act }) {
      if (act === 'no') return next(table, { step: 'rolled', ...rolled });
      spend(table, model(table.state, owner), 'lucky-coin', 'reroll');
      const again =
        owner === rolled.attacker
          ? { ...rolled, attack: cast(table, rolled.attack.length, 'attack') }
          : { ...rolled, defence: cast(table, rolled.defence.length, 'defence') };
      tellRoll(table, again, owner, null);
      next(table, { step: 'rolled', ...again });
    },
  },
};

/** A Hero in the Overlord's power does not get out his coin. */
function coinOwners(state: State, { attacker: id, target }: Rolled): Model[] {
  const attacker = model(state, id);
  const defender = target === null ? null : model(state, target);
  const owners: Model[] = [];
  if (defender === null || areEnemies(attacker, defender)) owners.push(attacker);
  if (defender !== null) owners.push(defender);
  return owners.filter((one) => canUseItems(state, one) && has(one, 'reroll'));
}

function roll(table: Table, attack: Attack, attacker: Model): void {
  const numbers = numbersOf(table.state, attack);
  const sums = table.tell === undefined ? null : sumsOf(table.state, attack);
  // It helps the next Fight or shot only. DUN-SPELLCARD-11
  if (attack.kind !== 'magic') attacker.marks = attacker.marks.filter(({ type }) => type !== 'guided');
  const rolled: Rolled = {
    ...attack,
    attack: cast(table, numbers.attack, 'attack'),
    defence: cast(table, numbers.defence, 'defence'),
    armour: numbers.armour,
    attackerModifiers: [...numbers.attackerModifiers],
    defenderModifiers: [...numbers.defenderModifiers],
    askedCoin: [],
  };
  tellRoll(table, rolled, null, sums);
  next(table, { step: 'rolled', ...rolled });
}

/** So many dice, highest first. */
function cast(table: Table, dice: number, what: 'attack' | 'defence'): number[] {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(table.roll(6, what));
  return faces.sort((a, b) => b - a);
}

function tellRoll(
  table: Table,
  rolled: Rolled,
  rerolled: string | null,
  sums: ReturnType<typeof sumsOf> | null,
): void {
  const { state } = table;
  table.tell?.({
    type: 'attacked',
    kind: rolled.kind,
    free: rolled.free,
    spell: rolled.spell,
    attacker: rolled.attacker,
    target: rolled.target,
    bar: rolled.bar,
    from: place(model(state, rolled.attacker)),
    to: rolled.target === null ? (rolled.bar as Place) : place(model(state, rolled.target)),
    attack: [...rolled.attack],
    defence: [...rolled.defence],
    armour: rolled.armour,
    attackerModifiers: [...rolled.attackerModifiers],
    defenderModifiers: [...rolled.defenderModifiers],
    rerolled,
    sums,
  });
}

const place = ({ x, y }: Model): Place => [x, y];

/** Pairs, Hits, and what comes of them. DUN-FIGHT-15 to -21 */
function strike(table: Table, rolled: Rolled): void {
  const { state } = table;
  const attacker = model(state, rolled.attacker);
  const sixesWin = rolled.kind === 'fight' && has(attacker, 'sixesWin');
  const { pairs, discarded, hits } = clash(rolled.attack, rolled.defence, rolled.armour, sixesWin);
  const { target, bar } = rolled;
  table.tell?.({
    type: 'hits',
    attacker: attacker.id,
    target,
    bar,
    hits,
    pairs: [...pairs],
    discarded: [...discarded],
  });
  // Checked after every resolved attack. DUN-RULING-41
  next(table, { step: 'judge' });
  if (bar !== null) forceBar(table, bar, hits, attacker);
  else harm(table, model(state, target as string), hits, rolled);
}
