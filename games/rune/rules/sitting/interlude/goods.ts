// What a hero could part with, and things, silver and points as they change hands. RUN-TRE-27, RUN-RULING-R07, -R16, -G39

import type { Item, ItemOf } from '../../../content/treasure/item.ts';
import { type HeroNow, heroNow } from '../../../documents/hero/now.ts';
import { isSame } from '../../../documents/hero/possessions.ts';
import type { Hero } from '../../../documents/hero/schema.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import { fighterOf, sheetOf } from '../../fight/fighters.ts';
import { pay } from '../../fight/shopping.ts';
import type { Fighter, State, Table } from '../../fight/state.ts';
import { write } from '../books.ts';
import type { Side } from './words.ts';

export const heroOf = (state: State, id: string): Hero => state.heroes[fighterOf(state, id).sheet] as Hero;

/** What has become of him, and what he has to spend. */
export const nowOf = (state: State, id: string): HeroNow => heroNow(heroOf(state, id));
export const freeOf = (state: State, id: string): number => standingOf(heroOf(state, id)).free;

/** In the order in which he names them: arms, what he wears, what he carries, and legends. */
export function goodsOf(hero: Hero): Item[] {
  const now = heroNow(hero);
  const legends = legendsOf(hero, now);
  const worn = [...armsOf(now), ...now.items];
  return [...without(worn, legends), ...legends];
}

function armsOf({ weapons, armor, shield, magic }: HeroNow): Item[] {
  const enchanted = <M extends object>(bonus: M): { magic?: M } =>
    Object.keys(bonus).length === 0 ? {} : { magic: bonus };
  return [
    ...weapons.map((one): Item => ({ kind: 'weapon', ...one })),
    ...(armor === null ? [] : [{ kind: 'armor', armor, ...enchanted(magic.armor) } as const]),
    ...(shield === null ? [] : [{ kind: 'shield', shield, ...enchanted(magic.shield) } as const]),
  ];
}

/** As they were found: his books alone know of what they are made. */
const legendsOf = ({ ledger }: Hero, { legendary }: HeroNow): ItemOf<'legendary'>[] => {
  const found = ledger.flatMap((line) => (line.line === 'found' ? line.things : []));
  return Object.keys(legendary).flatMap((item) => {
    const legend = found.findLast((thing) => thing.kind === 'legendary' && thing.item === item);
    return legend?.kind === 'legendary' ? [legend] : [];
  });
};

/** The blade of a legend goes with it. */
function without(things: readonly Item[], legends: readonly ItemOf<'legendary'>[]): Item[] {
  const left = [...things];
  for (const { base } of legends) {
    const at = left.findIndex((thing) => isSame(thing, base));
    if (base !== undefined && at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whoever takes it leaves behind what he wears in its place. */
export function isWearable(item: Item): boolean {
  const thing = item.kind === 'legendary' ? item.base : item;
  return thing?.kind === 'armor' || thing?.kind === 'shield';
}

type Silver = ItemOf<'loot'>;
const silversOf = (hero: Hero): Silver[] =>
  heroNow(hero).items.flatMap((item) => (item.kind === 'loot' && item.form === 'silver' ? [item] : []));

export const silverOf = (hero: Hero): number => silversOf(hero).reduce((sum, { ounces }) => sum + ounces, 0);

export const receive = (state: State, id: string, item: Item): void =>
  rearming(state, id, () => write(state, id, { line: 'found', how: 'treasure', things: [item] }));

export const part = (state: State, id: string, item: Item): void =>
  rearming(state, id, () => write(state, id, { line: 'lost', things: [item] }));

/** Parcel by parcel, the last of them in part; he has as much. RUN-RULING-R07 */
export function spendSilver(state: State, id: string, ounces: number): void {
  let left = ounces;
  for (const parcel of silversOf(heroOf(state, id))) {
    if (left === 0) return;
    const taken = Math.min(left, parcel.ounces);
    left -= taken;
    const is = taken < parcel.ounces ? { ...parcel, ounces: parcel.ounces - taken } : null;
    write(state, id, { line: 'changed', was: parcel, is });
  }
}

/** One side of a trade goes to the other. RUN-RULING-G39 */
export function handOver(table: Table, from: string, to: string, { things, silver, points }: Side): void {
  const { state } = table;
  for (const thing of things) {
    part(state, from, thing);
    receive(state, to, thing);
  }
  if (silver > 0) {
    spendSilver(state, from, silver);
    receive(state, to, { kind: 'loot', form: 'silver', ounces: silver });
  }
  if (points > 0) pay(table, fighterOf(state, from), fighterOf(state, to), points);
}

/** What he has in hand and in his quiver follows from what he owns. RUN-LOAD-12 */
export function rearming(state: State, id: string, change: () => void): void {
  const one = fighterOf(state, id);
  const had = sheetOf(state, one).forms.map(({ weapon }, i) => ({ weapon, left: one.pieces[i] ?? 1 }));
  change();
  const { forms, maxHp, trophy } = sheetOf(state, one);
  const armed = forms.filter(({ bareHands }, form) => !bareHands && form !== trophy).length;
  const known = (weapon: Fighter['id'] | null): number | undefined =>
    had.find((each) => each.weapon === weapon)?.left;
  Object.assign(one, {
    hp: Math.min(one.hp, maxHp),
    hand: 0,
    belt: armed > 1 ? 1 : null,
    pieces: forms.map(({ weapon, pieces }) => known(weapon) ?? pieces ?? 1),
  } satisfies Partial<Fighter>);
}
