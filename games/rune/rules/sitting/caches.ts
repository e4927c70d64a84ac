// Loot in a hiding place: it weighs on nobody, and is fetched on the way home, or not. RUN-GAIN-70 to -74, RUN-TRE-32

import { next } from '@skald/kernel';
import type { Item, Trinket } from '../../content/treasure/item.ts';
import { heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { isRecovered, trapBonus } from '../encounter/awards.ts';
import { fighterOf, isHero, sheetOf } from '../fight/fighters.ts';
import { rollOnce } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import type { Fighter, State, Steps } from '../fight/state.ts';
import { write } from './books.ts';
import { ableIds, ableIn, amend, sittingOf } from './heroes.ts';
import { eventIn } from './notes.ts';
import { mayPart } from './running.ts';
import type { Sitting } from './state.ts';

/** What can be left behind and fetched: loot, true or false. */
const isLoot = (item: Item): item is Extract<Trinket, { kind: 'loot' | 'liars-silver' }> =>
  item.kind === 'loot' || item.kind === 'liars-silver';

export const lootOf = ({ heroes }: State, { sheet }: Fighter): Trinket[] =>
  heroNow(heroes[sheet] as Hero).items.filter(isLoot);

export const lootFound = ({ hoard }: Sitting): Sitting['hoard'] => hoard.filter(({ item }) => isLoot(item));

/** Of hiding it well. RUN-GAIN-71 */
const HIDING = 6;

export const cacheSteps: Steps<'stashing' | 'stash' | 'hiding' | 'recovering' | 'unearthing'> = {
  /** One after the other puts something there; then one of them hides it as well as he can. */
  stashing(table, { difficulty, heroes: [hero, ...heroes] }) {
    const { state } = table;
    const { caches = [] } = sittingOf(state);
    const here = caches.at(-1);
    if (hero === undefined) {
      if (here?.things.length === 0) amend(state, { caches: caches.slice(0, -1) });
      else if (ableIn(state).length > 0) next(table, { step: 'hiding' });
      return;
    }
    next(table, { step: 'stashing', difficulty, heroes });
    const one = fighterOf(state, hero);
    const { seat } = one;
    if (seat === null || !ableIds(state).includes(hero)) return;
    if (lootOf(state, one).length + lootFound(sittingOf(state)).length > 0)
      mayPart(table, seat, hero, 'stash');
  },

  stash: {
    options: (state, { hero }) => [
      ...lootOf(state, fighterOf(state, hero)).map((_, thing) => ({ act: 'hide' as const, thing })),
      ...lootFound(sittingOf(state)).map((_, thing) => ({ act: 'hideFound' as const, thing })),
      { act: 'leave' },
    ],
    byDefault: () => ({ act: 'leave' }),
    answer(table, frame, choice) {
      if (choice.act === 'leave') return;
      const { state } = table;
      const { hero } = frame;
      const found = choice.act === 'hideFound' ? lootFound(sittingOf(state))[choice.thing] : undefined;
      const item =
        found?.item ??
        (choice.act === 'hide' ? lootOf(state, fighterOf(state, hero))[choice.thing] : undefined);
      const { caches = [], hoard } = sittingOf(state);
      const here = caches.at(-1);
      if (item === undefined || here === undefined) return;
      if (found === undefined) write(state, hero, { line: 'lost', things: [item] });
      const things = [...here.things, { item, owner: found?.finder ?? hero }];
      amend(state, {
        caches: caches.with(-1, { ...here, things }),
        hoard: hoard.filter((one) => one !== found),
      });
      table.tell?.({ type: 'stashed', hero, item });
      next(table, frame);
    },
  },

  /** Whoever knows most of traps; nobody is paid for it. RUN-GAIN-71 */
  hiding(table, frame) {
    const { state } = table;
    const one = best(state, (each) => rollScore(state, each, 'traps'));
    const { caches = [] } = sittingOf(state);
    const here = caches.at(-1);
    if (one === undefined || here === undefined) return;
    const die = { who: one, for: 'note', roll: 'traps', lacked: lacks(state, one, 'traps') } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, 'traps'), HIDING);
    if (total === null) return;
    const bonus = trapBonus(total);
    amend(state, { caches: caches.with(-1, { ...here, bonus }) });
    table.tell?.({ type: 'cacheHidden', by: one.id, total, bonus });
  },

  recovering(table) {
    const { caches = [] } = sittingOf(table.state);
    next(table, ...caches.map(() => ({ step: 'unearthing' as const })));
  },

  /** Once, by one of them; what is not found is gone. RUN-GAIN-72, RUN-RULING-R24 */
  unearthing(table, frame) {
    const { state } = table;
    const { caches = [] } = sittingOf(state);
    const [here, ...others] = caches;
    const alive = state.fighters.filter((each) => isHero(each) && each.condition !== 'dead');
    const one = best(state, (each) => seeking(state, each), alive);
    if (here === undefined) return;
    if (one === undefined) return amend(state, { caches: others });
    const { difficulty, bonus, where, things } = here;
    const ability = 'divine-awareness';
    const die = { who: one, for: 'note', roll: ability, lacked: lacks(state, one, ability) } as const;
    const total = rollOnce(table, frame, die, () => seeking(state, one) + bonus, difficulty);
    if (total === null) return;
    const found = isRecovered(total, 0, difficulty);
    table.tell?.({ type: 'cacheOpened', by: one.id, total, difficulty, found, where });
    amend(state, { caches: others });
    if (!found) return;
    for (const { item, owner } of things) {
      const whose = fighterOf(state, owner).condition === 'dead' ? one.id : owner;
      write(state, whose, { line: 'found', how: 'treasure', things: [item] });
      table.tell?.({ type: 'claimed', hero: whose, item });
    }
  },
};

const seeking = (state: State, one: Fighter): number => sheetOf(state, one).roll('divine-awareness', 'Pre');

function best(state: State, score: (one: Fighter) => number, among = ableIn(state)): Fighter | undefined {
  const [first, ...others] = among;
  return others.reduce<Fighter | undefined>(
    (top, one) => (top !== undefined && score(one) > score(top) ? one : top),
    first,
  );
}

/** A place for it, before anybody has put anything there. RUN-GAIN-74 */
export function openCache(state: State, difficulty: number): void {
  const sitting = sittingOf(state);
  const where = eventIn(sitting)?.title ?? '';
  const cache = { where, number: sitting.at + 1, difficulty, bonus: 0, things: [] };
  amend(state, { caches: [...(sitting.caches ?? []), cache] });
}
