// What befalls the gear of whoever is exposed to acid and the like, and what can be mended of it. RUN-EQDMG

import { ARMOR, SHIELD } from '../../content/armor.ts';
import type { Item, ItemOf, Trinket } from '../../content/treasure/item.ts';
import { WEAPON } from '../../content/weapons.ts';
import { connectionsOf, primaryGods } from '../../documents/hero/connections.ts';
import { kitsCarried } from '../../documents/hero/derive.ts';
import { mayMend, mended } from '../../documents/hero/levels.ts';
import type { Battered } from '../../documents/hero/lines.ts';
import { batteredAs, type HeroNow, heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import {
  type Carried,
  difficultyFor,
  failedBy,
  mayBeMended,
  wornArmor,
  wornShield,
  wornWeapon,
} from '../calls/equipment.ts';
import { fighterOf, isAble, isHero } from '../fight/fighters.ts';
import { newFighter } from '../fight/making.ts';
import { rollOnce, throwDie } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import { heroSheet } from '../fight/sheets.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { damagedItem } from '../treasure/wear.ts';
import { write } from './books.ts';
import { amend, sittingOf } from './heroes.ts';

/** What it takes to mend something. RUN-EQDMG-21 */
const MENDING = 6;

export const wearSteps: Steps<'corroding' | 'mending'> = {
  /** One roll for each thing, by what struck its bearer; once, however long it goes on. RUN-EQDMG-02, -06, -23 */
  corroding(table, { hero }) {
    const { state } = table;
    const one = fighterOf(state, hero);
    const { blow } = sittingOf(state);
    const mine = blow?.hero === hero ? blow : { raw: 0, hp: one.hp };
    const difficulty = difficultyFor(mine.raw, one.hp < mine.hp);
    for (const { carried, spoil } of belongings(nowOf(state, one))) {
      const by = failedBy(carried, throwDie(table, 'wear').result, difficulty);
      if (by > 0) spoil(table, one, by);
    }
  },

  /** One try for each thing and encounter. RUN-EQDMG-18, -21, RUN-RULING-T49 */
  mending(table, frame) {
    const { state } = table;
    const { hero, target, thing } = frame;
    const [one, owner] = [fighterOf(state, hero), fighterOf(state, target)];
    const torn = mendable(state, owner)[thing];
    if (torn === undefined || !isAble(one)) return;
    const ability = torn.kind === 'helm' ? 'divine-awareness' : 'repair';
    const die = { who: one, for: 'note', roll: ability, lacked: lacks(state, one, ability) } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, ability), MENDING);
    if (total === null) return;
    const success = total >= MENDING;
    table.tell?.({ type: 'attempted', hero, with: ability, total, difficulty: MENDING, success });
    amend(state, { tried: [...sittingOf(state).tried, { hero, element: attemptAt(target, torn) }] });
    if (!success) table.tell?.({ type: 'mendingFailed', by: hero, hero: target });
    else if (torn.kind === 'helm') change(table, owner, torn, mended(torn, torn.whole, total));
    else batter(table, owner, torn, 0);
  },
};

const nowOf = ({ heroes }: State, { sheet }: Fighter): HeroNow => heroNow(heroes[sheet] as Hero);

interface Belonging {
  readonly carried: Carried;
  spoil(table: Table, one: Fighter, by: number): void;
}

/** Everything that he has about him. RUN-EQDMG-03 to -05 */
function belongings(now: HeroNow): Belonging[] {
  const { weapons, armor, shield, items, legendary, magic, battered } = now;
  return [
    ...weapons.map(({ weapon, magic: its }): Belonging => {
      const { load, atk, dfn, dam } = WEAPON[weapon];
      const was = battered[weapon] ?? 0;
      const thing: Battered = { kind: 'weapon', weapon };
      return {
        carried: { sort: 'weapon', load, dwarven: weapon.startsWith('dwarven'), magical: its !== undefined },
        spoil(table, one, by) {
          const left = { atk: atk - was, dfn: (dfn ?? 0) - was, dam: dam - 2 * was };
          if (wornWeapon(left, by).usable) return batter(table, one, thing, was + by);
          lose(table, one, thing, was + by, { kind: 'weapon', weapon, ...(its && { magic: its }) });
        },
      };
    }),
    ...(armor === null ? [] : [worn(now, 'armor', ARMOR[armor].prot + (magic.armor.prot ?? 0))]),
    ...(shield === null ? [] : [worn(now, 'shield', SHIELD[shield].dfn + (magic.shield.dfn ?? 0))]),
    ...kitsCarried(now)
      .filter((ability) => !items.some((item) => item.kind === 'kit' && item.ability === ability))
      .map(
        (ability): Belonging => ({
          carried: { sort: 'kit', ability },
          spoil: (table, one, by) =>
            batter(
              table,
              one,
              { kind: 'kit', ability },
              Math.min(99, (battered[`kit ${ability}`] ?? 0) + by),
            ),
        }),
      ),
    ...stacks(items).map(
      (item): Belonging => ({
        carried: sortOf(item),
        spoil: (table, one, by) => ruin(table, one, item, by),
      }),
    ),
    ...Object.keys(legendary).map(
      (item): Belonging => ({
        carried: { sort: 'legendary' },
        spoil: (table, one) => damageLegend(table, one, item as ItemOf<'legendary'>['item']),
      }),
    ),
  ];
}

function worn(now: HeroNow, kind: 'armor' | 'shield', rating: number): Belonging {
  const { battered, magic } = now;
  const facts =
    kind === 'armor'
      ? ARMOR[now.armor as NonNullable<HeroNow['armor']>]
      : SHIELD[now.shield as NonNullable<HeroNow['shield']>];
  const was = battered[kind] ?? 0;
  const wear = kind === 'armor' ? wornArmor : wornShield;
  return {
    carried: {
      sort: kind,
      load: facts.load,
      magical: Object.keys(magic[kind]).length > 0,
    },
    spoil(table, one, by) {
      const { left, usable } = wear(rating - was, by);
      if (usable) return batter(table, one, { kind }, rating - left);
      const item = { kind, [kind]: now[kind] } as unknown as Item;
      lose(table, one, { kind }, rating, item);
    },
  };
}

/** One roll for all that is alike. RUN-EQDMG-20, RUN-RULING-T49 */
const stacks = (items: readonly Trinket[]): Trinket[] =>
  items.filter(
    (item, i) =>
      item.kind !== 'loot' || items.findIndex((one) => one.kind === 'loot' && one.form === item.form) === i,
  );

function sortOf(item: Trinket): Carried {
  switch (item.kind) {
    case 'loot':
      return { sort: item.form };
    case 'liars-silver':
      return { sort: 'silver' };
    case 'kit':
      return { sort: 'kit', ability: item.ability, magical: true };
    default:
      return { sort: item.kind };
  }
}

/** RUN-EQDMG-15 to -17, -20 */
function ruin(table: Table, one: Fighter, item: Trinket, by: number): void {
  const alike = nowOf(table.state, one).items.filter((other) =>
    item.kind === 'loot' ? other.kind === 'loot' && other.form === item.form : other === item,
  );
  for (const each of alike.length > 0 ? alike : [item]) change(table, one, each, damagedItem(each, by));
}

function change(table: Table, one: Fighter, was: Trinket, is: Trinket | null): void {
  write(table.state, one.id, { line: 'changed', was, is });
  table.tell?.({ type: 'spoiled', hero: one.id, item: was, is });
}

/** Further levels cost double, once and for good. RUN-EQDMG-19 */
function damageLegend(table: Table, one: Fighter, item: ItemOf<'legendary'>['item']): void {
  if (nowOf(table.state, one).legendary[item]?.damaged) return;
  write(table.state, one.id, { line: 'damaged', item });
  table.tell?.({
    type: 'spoiled',
    hero: one.id,
    item: { kind: 'legendary', item },
    is: { kind: 'legendary', item },
  });
}

function batter(table: Table, one: Fighter, thing: Battered, by: number): void {
  write(table.state, one.id, { line: 'battered', thing, by: Math.min(99, by) });
  table.tell?.({ type: 'battered', hero: one.id, thing, by: Math.min(99, by), lost: false });
}

/** It is gone; a weapon that is in use in a fight is useless until that is over. RUN-EQDMG-10 to -12 */
function lose(table: Table, one: Fighter, thing: Battered, by: number, item: Item): void {
  const { state } = table;
  table.tell?.({ type: 'battered', hero: one.id, thing, by: Math.min(99, by), lost: true });
  if (state.round > 0 && thing.kind === 'weapon')
    return write(state, one.id, { line: 'battered', thing, by: Math.min(99, by) });
  part(state, one, item);
}

/** He has it no more, and his hands are as they are with what is left. */
export function part(state: State, one: Fighter, item: Item): void {
  regear(state, one, () => write(state, one.id, { line: 'lost', things: [item] }));
}

/** After a change of what he fights with: what is left to shoot or throw stays with its weapon. Never in a fight. */
export function regear(state: State, one: Fighter, change: () => void): void {
  const before = heroSheet(state.heroes[one.sheet] as Hero).forms;
  change();
  const of = heroSheet(state.heroes[one.sheet] as Hero);
  const { id, side, seat, sheet, x, y } = one;
  const { hand, belt, pieces } = newFighter({ id, side, seat, sheet, of, at: { x, y } });
  one.pieces = of.forms.map((form, i) => {
    const was = before.findIndex(({ weapon }) => weapon === form.weapon);
    return (was < 0 ? undefined : one.pieces[was]) ?? pieces[i] ?? 0;
  });
  Object.assign(one, { hand, belt, lying: [] });
}

/** What the fight has left useless is left behind. RUN-EQDMG-11 */
export function clearAway({ state }: Table): void {
  for (const one of state.fighters.filter(isHero)) {
    const { weapons, battered } = nowOf(state, one);
    for (const { weapon, magic } of weapons) {
      const { atk, dfn, dam } = WEAPON[weapon];
      if (!wornWeapon({ atk, dfn: dfn ?? 0, dam }, battered[weapon] ?? 0).usable)
        part(state, one, { kind: 'weapon', weapon, ...(magic && { magic }) });
    }
  }
}

type Torn = Exclude<Battered, { kind: 'kit' }> | ItemOf<'helm'>;

/** What of his may still be mended; kits are replaced. RUN-EQDMG-18, -21, -22 */
export function mendable(state: State, owner: Fighter): Torn[] {
  const { weapons, battered, items } = nowOf(state, owner);
  const { tried } = sittingOf(state);
  const all: Torn[] = [
    ...[...new Set(weapons.map(({ weapon }) => weapon))].map((weapon) => ({
      kind: 'weapon' as const,
      weapon,
    })),
    { kind: 'armor' },
    { kind: 'shield' },
  ];
  const isTried = (torn: Torn): boolean => tried.some(({ element }) => element === attemptAt(owner.id, torn));
  return [
    ...all.filter(
      (torn) =>
        torn.kind !== 'helm' &&
        (battered[batteredAs(torn)] ?? 0) > 0 &&
        mayBeMended(torn.kind, true, isTried(torn)),
    ),
    ...items.filter(
      (item): item is ItemOf<'helm'> => item.kind === 'helm' && item.levels < item.whole && !isTried(item),
    ),
  ];
}

/** Whether he can try it: a helm heeds only whom its god loves. RUN-EQDMG-18 */
export function mayTryToMend(state: State, one: Fighter, torn: Torn): boolean {
  if (torn.kind !== 'helm') return true;
  const now = nowOf(state, one);
  return mayMend(torn, primaryGods(connectionsOf(now, now.helm)), false);
}

/** Names are short. */
const attemptAt = (owner: string, torn: Torn): string =>
  `mend-${owner}-${torn.kind === 'helm' ? `helm-${torn.gift}` : torn.kind === 'weapon' ? torn.weapon : torn.kind}`.slice(
    0,
    40,
  );
