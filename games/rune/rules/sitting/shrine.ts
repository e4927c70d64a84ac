// A place where a god listens: gifts of his for less, death insurance, and helms made whole. RUN-GAIN-80 to -86, RUN-EQDMG-18

import { next } from '@skald/kernel';
import { GIFT, GIFTS } from '../../content/gifts.ts';
import type { God } from '../../content/gods.ts';
import { accountOf } from '../../documents/hero/account.ts';
import { connectionsOf, primaryGods } from '../../documents/hero/connections.ts';
import { enteringShrine } from '../../documents/hero/levels.ts';
import type { Purchase } from '../../documents/hero/lines.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { afterPurchase, costOf, refusals } from '../../documents/hero/purchase.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { lokisPrice } from '../../documents/hero/shrine.ts';
import type { ChoiceOf } from '../fight/choices.ts';
import { fighterOf } from '../fight/fighters.ts';
import { rollOnce } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { freePoints } from '../fight/using.ts';
import { today, write } from './books.ts';
import { wake } from './charms.ts';
import { ableIds, amend, sittingOf } from './heroes.ts';
import { isWard } from './runner.ts';
import { sway } from './sways.ts';

export const shrineSteps: Steps<'worshippers' | 'worship' | 'lokisPrice'> = {
  worshippers(table, { god, heroes: [hero, ...heroes] }) {
    const { state } = table;
    if (hero === undefined) return;
    next(table, { step: 'worshippers', god, heroes });
    const one = fighterOf(state, hero);
    makeWhole(table, one, god);
    const now = heroNow(state.heroes[one.sheet] as Hero);
    wake(table, hero, { by: 'shrine', god, primary: primaryGods(connectionsOf(now, now.helm)) });
    // RUN-RUN-17, -18, RUN-RULING-R25
    if (
      one.seat !== null &&
      !isWard(state, hero) &&
      ableIds(state).includes(hero) &&
      offered(state, one, god).length > 0
    )
      next(table, { step: 'worship', god, seat: one.seat, hero });
  },

  worship: {
    options: (state, { god, hero }) => [...offered(state, fighterOf(state, hero), god), { act: 'leave' }],
    byDefault: () => ({ act: 'leave' }),
    answer(table, frame, choice) {
      if (choice.act === 'leave') return;
      const { state } = table;
      const { god, hero } = frame;
      const one = fighterOf(state, hero);
      const own = state.heroes[one.sheet] as Hero;
      const purchase = purchaseOf(choice);
      const place = placeAt(own, god);
      const made = afterPurchase(own, purchase, place, today(own));
      if ('problems' in made) return;
      next(table, frame);
      const points = costOf(purchase, heroNow(own), place);
      if (lokisPrice(own, purchase, place) !== null) next(table, { step: 'lokisPrice', hero });
      state.heroes = state.heroes.with(one.sheet, made.hero);
      if (choice.act === 'insure')
        amend(state, { tried: [...sittingOf(state).tried, { hero, element: insuredAt(state) }] });
      const gift = choice.act === 'buy' ? choice.gift : null;
      table.tell?.({ type: 'worshipped', hero, god, gift, points });
    },
  },

  /** Whom Loki's foes love pays for it. RUN-GAIN-83, RUN-GIFTRULE-LOKI-01 */
  lokisPrice(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.hero);
    const own = state.heroes[one.sheet] as Hero;
    const price = lokisPrice(own, { kind: 'insurance' }, { moment: 'encounter', shrine: 'loki' });
    const difficulty = price?.difficulty ?? LOKIS_DIFFICULTY;
    const ability = 'divine-awareness';
    const die = { who: one, for: 'note', roll: ability, lacked: lacks(state, one, ability) } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, ability), difficulty);
    if (total === null) return;
    const success = total >= difficulty;
    table.tell?.({ type: 'attempted', hero: one.id, with: ability, total, difficulty, success });
    if (success) return;
    table.tell?.({ type: 'spurned', hero: one.id });
    sway(table, { hero: one.id, by: -(price?.impairment ?? 1), on: 'all', until: null });
  },
};

const LOKIS_DIFFICULTY = 8;

const placeAt = (hero: Hero, god: God) => {
  const { helm } = heroNow(hero);
  return { moment: 'encounter' as const, shrine: god, ...(helm !== null && helm.levels > 0 && { helm }) };
};

const purchaseOf = (choice: Exclude<ChoiceOf<'worship'>, { act: 'leave' }>): Purchase =>
  choice.act === 'insure' ? { kind: 'insurance' } : { kind: 'gift', gift: choice.gift };

const insuredAt = (state: State): string => `insured-${sittingOf(state).progress.event}`;

/** Death insurance once, and whatever its god gives. RUN-GAIN-81, -82 */
function offered(state: State, one: Fighter, god: God): Exclude<ChoiceOf<'worship'>, { act: 'leave' }>[] {
  const own = state.heroes[one.sheet] as Hero;
  const account = accountOf(own);
  const place = placeAt(own, god);
  const free = freePoints(state, one);
  const isFor = (purchase: Purchase): boolean =>
    costOf(purchase, account.now, place) <= free && refusals(purchase, account, place).length === 0;
  const insured = sittingOf(state).tried.some(
    (each) => each.hero === one.id && each.element === insuredAt(state),
  );
  return [
    ...(!insured && isFor({ kind: 'insurance' }) ? [{ act: 'insure' as const }] : []),
    ...GIFTS.filter((gift) => GIFT[gift].patron === god && isFor({ kind: 'gift', gift })).map((gift) => ({
      act: 'buy' as const,
      gift,
    })),
  ];
}

/** Helms of this god are whole again. RUN-EQDMG-18 */
function makeWhole(table: Table, one: Fighter, god: God): void {
  const { state } = table;
  for (const item of heroNow(state.heroes[one.sheet] as Hero).items) {
    if (item.kind !== 'helm' || item.levels === item.whole) continue;
    const is = enteringShrine(item, item.whole, god);
    if (is.levels === item.levels) continue;
    write(state, one.id, { line: 'changed', was: item, is });
    table.tell?.({ type: 'spoiled', hero: one.id, item, is });
  }
}
