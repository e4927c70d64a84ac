// What heroes win by the notes, one entry for each kind. RUN-TRE, RUN-GAIN

import { next } from '@skald/kernel';
import { HOURS } from '../../content/design/gains.ts';
import type { Item } from '../../content/treasure/item.ts';
import type { Gain, GainKind, GainOf } from '../../documents/encounter/gain-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { awardsOf } from '../encounter/awards.ts';
import { fighterOf, sheetOf } from '../fight/fighters.ts';
import type { Steps, Table } from '../fight/state.ts';
import { reward } from '../fight/tally.ts';
import { levelOf } from '../fight/using.ts';
import { recovered, rested } from '../healing.ts';
import { findTreasure } from '../treasure/finding.ts';
import { openCache } from './caches.ts';
import { passTime } from './clock.ts';
import { ableIds, aliveIn, amend, sittingOf } from './heroes.ts';
import { moveOn } from './lingering.ts';
import { elementNamed } from './notes.ts';
import { foesNamed, omen, sway } from './sways.ts';

/** Who has it, and whose doing that is. */
interface Reaped {
  readonly element: Element;
  readonly heroes: readonly string[];
  readonly doers: readonly string[];
}

export const reapingSteps: Steps<'reap'> = {
  reap(table, { element: id, heroes, doers }) {
    const element = elementNamed(sittingOf(table.state), id);
    if (element !== null) for (const gain of element.gains) bring(table, gain, { element, heroes, doers });
  },
};

const bring = (table: Table, gain: Gain, reaped: Reaped): void =>
  (BRINGS[gain.kind] as (table: Table, gain: Gain, reaped: Reaped) => void)(table, gain, reaped);

const BRINGS: { readonly [K in GainKind]: (table: Table, gain: GainOf<K>, reaped: Reaped) => void } = {
  /** What it is, is rolled when it is first seen, for whoever came first. RUN-TRE-04, -22, RUN-ITEM-GOLDENBLADE */
  treasure(table, { category }, reaped) {
    const finder = finderOf(reaped);
    const blade = levelOf(table.state, fighterOf(table.state, finder), 'golden-blade');
    const dice = { roll: (sides: number) => table.roll(sides, 'treasure') };
    const { items } = findTreasure(category, dice as Parameters<typeof findTreasure>[1], blade);
    find(table, finder, category, items, blade);
  },
  silver: (table, { ounces }, reaped) =>
    find(table, finderOf(reaped), null, ounces === 0 ? [] : [{ kind: 'loot', form: 'silver', ounces }]),
  /** Nobody sees yet that it is none. RUN-TRE-15 */
  liarsSilver: (table, { pieces }, reaped) =>
    find(table, finderOf(reaped), null, pieces === 0 ? [] : [{ kind: 'liars-silver', pieces }]),

  /** RUN-GAIN-05 */
  ambush({ state }) {
    amend(state, { ambushed: { ...sittingOf(state).ambushed, foes: true } });
  },

  /** RUN-GAIN-20, -21 */
  carrot(table, { for: helps, by, rounds, onward }, { heroes }) {
    const { state } = table;
    for (const hero of heroes) {
      if ('roll' in helps) {
        sway(table, { hero, by, on: { roll: helps.roll }, until: null });
        continue;
      }
      const { score, ability, against } = helps;
      const narrowed = {
        ...(ability !== undefined && { ability }),
        ...(against !== undefined && { against }),
      };
      if (state.round === 0)
        sway(table, {
          hero,
          by,
          on: { fight: score, rounds: onward ? null : rounds, fights: 1, ...narrowed },
          until: null,
        });
      else {
        // It is fought already.
        const [foe] = against === undefined ? [] : foesNamed(state, [against]);
        if (against !== undefined && foe === undefined) continue;
        const until = onward ? null : state.round + rounds - 1;
        omen(table, fighterOf(state, hero), score, by, until, {
          ...narrowed,
          ...(foe && { against: foe.id }),
        });
      }
    }
  },

  /** Time in a safe place. RUN-GAIN-40, -41, -45, RUN-HEAL-02, -13 */
  healing(table, { time }) {
    const { state } = table;
    const hours = HOURS[time];
    table.tell?.({ type: 'sheltered', time });
    // What has a time is over when that has passed, and whoever runs may say so. RUN-GAIN-44
    moveOn(state);
    amend(state, { sheltered: hours === null ? true : 'for a while' });
    passTime(state, hours === null ? Number.POSITIVE_INFINITY : hours * MINUTES);
    for (const one of aliveIn(state)) {
      const { maxHp, woundThreshold } = sheetOf(state, one);
      const body = { ...one, maxHp, woundThreshold };
      const now = hours === null ? recovered(body) : rested(body, { sleep: hours / 2, rest: hours / 2 });
      one.rest = hours === null ? 0 : Math.max(0, one.rest - hours);
      if (now.hp > one.hp || now.wounds < one.wounds) table.tell?.({ type: 'recovered', hero: one.id });
      Object.assign(one, { hp: now.hp, wounds: now.wounds });
      if (hours === null && one.condition === 'incapacitated') one.condition = 'able';
    }
  },

  /** RUN-GAIN-50 */
  invigoration(table, { points, only, until }, { heroes }) {
    for (const hero of heroes) sway(table, { hero, by: points, on: only ?? 'all', until });
  },

  /** RUN-GAIN-80 */
  shrine(table, { god }) {
    table.tell?.({ type: 'atShrine', god });
    next(table, { step: 'worshippers', god, heroes: ableIds(table.state) });
  },

  /** RUN-GAIN-90 to -94 */
  points(table, { award, shared }, { element, heroes, doers }) {
    const { state } = table;
    if (award === 'variable')
      return next(table, {
        step: 'givers',
        element: element.id,
        heroes: shared === 'doer' ? [...doers] : [...heroes],
        given: [],
      });
    for (const [hero, points] of Object.entries(
      awardsOf({ shared, points: award }, ableIds(state), doers, false),
    ))
      reward(table, fighterOf(state, hero), 'award', points, 'RUN-GAIN-90');
  },

  /** RUN-GAIN-10 */
  bargain(table, { bonus, stock }) {
    amend(table.state, { market: { bonus, stock: [...stock] } });
    next(table, { step: 'market', heroes: ableIds(table.state) });
  },

  /** They will ask themselves when the encounter is over. RUN-GAIN-60, -61 */
  goHome(table, { bonus }) {
    amend(table.state, { homeward: Math.max(bonus, sittingOf(table.state).homeward ?? 0) });
    table.tell?.({ type: 'wayKnown', bonus });
  },

  /** RUN-GAIN-70, -71 */
  lootCache(table, { difficulty }) {
    openCache(table.state, difficulty);
    next(table, { step: 'stashing', difficulty, heroes: ableIds(table.state) });
  },
};

const MINUTES = 60;

/** RUN-TRE-22 */
const finderOf = ({ heroes, doers }: Reaped): string => (doers[0] ?? heroes[0]) as string;

function find(
  table: Table,
  hero: string,
  category: GainOf<'treasure'>['category'] | null,
  items: readonly Item[],
  level = 0,
): void {
  const { state } = table;
  if (items.length === 0) return;
  table.tell?.({ type: 'found', hero, category, items: [...items] });
  const { hoard } = sittingOf(state);
  const blade = level > 0 ? { blade: { level, treasure: hoard.length } } : {};
  amend(state, { hoard: [...hoard, ...items.map((item) => ({ item, finder: hero, ...blade }))] });
}
