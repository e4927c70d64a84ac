// At home: everybody gives his village what he likes of what he brought, and somebody has won. RUN-VP-25 to -27, RUN-TRE-02,
// -16, -31, RUN-WIN-01 to -03

import { next, type Seat } from '@skald/kernel';
import type { Item, ItemOf } from '../../../content/treasure/item.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import type { ChoiceOf } from '../../fight/choices.ts';
import { fighterOf, isHero } from '../../fight/fighters.ts';
import { RULE } from '../../fight/reckoning.ts';
import type { Fighter, State, Steps, Table } from '../../fight/state.ts';
import { halvedBySloth } from '../../sessions.ts';
import { lootPoints } from '../../treasure/silver.ts';
import { bank } from '../banking.ts';
import { write } from '../books.ts';
import { amend, sittingOf } from '../heroes.ts';
import { sittingWinners } from '../homecoming.ts';
import { isFooled } from './carrying.ts';
import { goodsOf, heroOf, part, receive } from './goods.ts';
import { bringBack } from './returning.ts';

type Act = ChoiceOf<'giveAway'>;

export const homeSteps: Steps<'hearth' | 'giveAway' | 'homeAtLast'> = {
  /** Whoever has something to give is asked, all at once, until he keeps the rest. */
  hearth(table) {
    const { state } = table;
    const done = sittingOf(state).interlude?.done ?? [];
    const seats = [
      ...new Set(
        livingIn(state).flatMap(({ id, seat }) =>
          seat === null || lootOf(state, id).length === 0 ? [] : [seat],
        ),
      ),
    ].filter((seat) => !done.includes(seat));
    if (seats.length === 0) {
      amend(state, { interlude: null });
      return next(table, { step: 'homeAtLast' });
    }
    next(table, { step: 'giveAway', seats, answers: seats.map(() => null) }, { step: 'hearth' });
  },

  giveAway: {
    options: (state, _, seat) => [
      { act: 'giveAll' },
      ...ownOf(state, seat).flatMap((one) => parcelsOf(state, one)),
      { act: 'keep' },
    ],
    byDefault: () => ({ act: 'giveAll' }),
    settle(table, { seats }, answers) {
      for (const [i, answer] of answers.entries()) {
        const seat = seats[i] as Seat;
        if (answer.act === 'give') giveSome(table, answer);
        else {
          if (answer.act === 'giveAll')
            for (const { id } of ownOf(table.state, seat)) give(table, id, lootOf(table.state, id));
          finish(table.state, seat);
        }
      }
    },
  },

  /** Whoever has most of what this sitting brought; nobody who was alone has beaten anybody. RUN-WIN-02, -04 */
  homeAtLast(table) {
    const { state } = table;
    bringBack(table);
    const seats = sittingWinners(sittingOf(state), state.seats);
    const heroes = livingIn(state)
      .filter(({ seat }) => seat !== null && seats.includes(seat))
      .map(({ id }) => id);
    if (seats.length > 0 && state.seats.length > 1) {
      for (const id of heroes) write(state, id, { line: 'won', what: 'session' });
      table.tell?.({ type: 'wonSitting', seats, heroes });
    }
    state.over = true;
    table.tell?.({ type: 'sittingEnded', encounters: sittingOf(state).at });
  },
};

const livingIn = (state: State): Fighter[] =>
  state.fighters.filter((one) => isHero(one) && one.condition !== 'dead');

const ownOf = (state: State, seat: Seat): Fighter[] => livingIn(state).filter((one) => one.seat === seat);

type Loot = ItemOf<'loot'>;

const lootOf = (state: State, id: string): Loot[] =>
  heroNow(heroOf(state, id)).items.filter((item) => item.kind === 'loot');

/** Ounces of a parcel that may be given by themselves. */
const PARTS = [1, 5, 20, 100] as const;

const parcelsOf = (state: State, { id }: Fighter): Act[] =>
  goodsOf(heroOf(state, id)).flatMap((item, thing): Act[] =>
    item.kind === 'loot'
      ? [...PARTS.filter((part) => part < item.ounces), item.ounces].map((ounces) => ({
          act: 'give',
          hero: id,
          thing,
          ounces,
        }))
      : [],
  );

/** The rest of the parcel is his as before. RUN-VP-27, RUN-RULING-R07 */
function giveSome(table: Table, { hero, thing, ounces }: Extract<Act, { act: 'give' }>): void {
  const { state } = table;
  const item = goodsOf(heroOf(state, hero))[thing];
  if (item?.kind !== 'loot') return;
  if (ounces < item.ounces) {
    part(state, hero, item);
    receive(state, hero, { ...item, ounces });
    receive(state, hero, { ...item, ounces: item.ounces - ounces });
  }
  give(table, hero, [{ ...item, ounces }]);
}

/** Irrevocably; what he takes for silver comes along, and shames him. RUN-VP-25, -27, RUN-TRE-16, RUN-RULING-R03 */
function give(table: Table, hero: string, loot: readonly Loot[]): void {
  const { state } = table;
  if (loot.length === 0) return;
  const liars = heroNow(heroOf(state, hero)).items.filter((item) => item.kind === 'liars-silver');
  const brought: Item[] = [...loot, ...liars];
  const points = lootPoints([...loot, ...(isFooled(state, hero) ? liars : [])]);
  const { given = [], purses } = sittingOf(state);
  for (const item of brought) part(state, hero, item);
  const ounces = loot.reduce((sum, item) => sum + item.ounces, 0);
  amend(state, { given: [...given, { hero, ounces }] });
  for (const item of loot) table.tell?.({ type: 'gave', hero, item, points: item.ounces });
  if (points === 0) return;
  const { seat } = fighterOf(state, hero);
  const settled = (cause: 'loot' | 'sloth', worth: number): void =>
    table.tell?.({ type: 'settled', seat, hero, cause, points: worth, rule: RULE[cause] });
  settled('loot', points);
  const purse = purses[hero];
  const kept = purse === undefined ? points : halvedBySloth(purse, points);
  if (kept < points) settled('sloth', kept - points);
  bank(table, hero, kept, 'loot');
}

function finish(state: State, seat: Seat): void {
  const interlude = sittingOf(state).interlude ?? { acts: {}, offers: {}, closed: [], done: [] };
  amend(state, { interlude: { ...interlude, done: [...interlude.done, seat] } });
}
