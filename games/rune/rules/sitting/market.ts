// Somebody who trades: silver for gear, or gear for silver, each thing its own contest. RUN-GAIN-10 to -15, RUN-RULING-R100

import { isOneOf, next, type Seat } from '@skald/kernel';
import { ARMORS, SHIELDS } from '../../content/armor.ts';
import type { Item, ItemOf } from '../../content/treasure/item.ts';
import { isCommon, WEAPONS } from '../../content/weapons.ts';
import type { Ware } from '../../documents/hero/lines.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { availabilityOf } from '../../documents/hero/purchase.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { fighterOf } from '../fight/fighters.ts';
import { rollOnce, throwDie } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { scoreOnce } from '../fight/tally.ts';
import { bargain } from '../rolls/bargain.ts';
import { isTradable } from '../treasure/silver.ts';
import { write } from './books.ts';
import { ableIds, amend, sittingOf } from './heroes.ts';
import { proveRoll } from './interlude/proving.ts';
import { isWard } from './runner.ts';
import { mayPart } from './running.ts';
import type { Sitting } from './state.ts';
import { part, regear } from './wear.ts';

const ALL: readonly Ware[] = [
  ...WEAPONS.map((weapon) => ({ kind: 'weapon' as const, weapon })),
  ...ARMORS.map((armor) => ({ kind: 'armor' as const, armor })),
  ...SHIELDS.map((shield) => ({ kind: 'shield' as const, shield })),
];
const COMMON = ALL.filter((ware) => isCommon({ availability: availabilityOf(ware) }));

const idOf = (ware: Ware): string =>
  ware.kind === 'weapon' ? ware.weapon : ware.kind === 'armor' ? ware.armor : ware.shield;

/** Every common thing, and of rare ones what the notes name. RUN-RULING-R100 */
export const waresOf = ({ market }: Sitting): Ware[] => [
  ...COMMON,
  ...ALL.filter((ware) => availabilityOf(ware) === 'rare' && isOneOf(market?.stock ?? [], idOf(ware))),
];

/** What he has that a merchant takes. RUN-TRE-65 */
export function goodsOf({ heroes }: State, { sheet }: Fighter): Ware[] {
  const { weapons, armor, shield, magic } = heroNow(heroes[sheet] as Hero);
  const plain = (of: object): boolean => Object.keys(of).length === 0;
  const gear: Item[] = [
    ...weapons.map((each): Item => ({ kind: 'weapon', ...each })),
    ...(armor === null || !plain(magic.armor) ? [] : [{ kind: 'armor' as const, armor }]),
    ...(shield === null || !plain(magic.shield) ? [] : [{ kind: 'shield' as const, shield }]),
  ];
  return gear.filter(isTradable).map(({ ...each }) => each as Ware);
}

/** Ounces that he can pay with: a merchant takes other loot at its value. */
const purseOf = ({ heroes }: State, { sheet }: Fighter): number =>
  lootOf(heroes[sheet] as Hero).reduce((sum, { ounces }) => sum + ounces, 0);

const lootOf = (hero: Hero): ItemOf<'loot'>[] =>
  heroNow(hero).items.filter((item): item is ItemOf<'loot'> => item.kind === 'loot');

export const marketSteps: Steps<'market' | 'haggle' | 'askingPrice' | 'settlePrice'> = {
  /** One after the other. */
  market(table, { heroes: [hero, ...heroes] }) {
    const { state } = table;
    if (hero === undefined) return endMarket(state);
    next(table, { step: 'market', heroes });
    const { seat } = fighterOf(state, hero);
    if (seat !== null && ableIds(state).includes(hero)) mayPart(table, seat, hero, 'haggle');
  },

  haggle: {
    options: (state, { hero }) => [
      ...(purseOf(state, fighterOf(state, hero)) === 0
        ? []
        : waresOf(sittingOf(state)).flatMap((_, ware) =>
            isTried(state, hero, true, ware) ? [] : [{ act: 'buyOne' as const, ware }],
          )),
      ...goodsOf(state, fighterOf(state, hero)).flatMap((_, ware) =>
        isTried(state, hero, false, ware) ? [] : [{ act: 'sellOne' as const, ware }],
      ),
      { act: 'leave' },
    ],
    byDefault: () => ({ act: 'leave' }),
    answer(table, { seat, hero }, choice) {
      if (choice.act === 'leave') return;
      const { state } = table;
      const { tried } = sittingOf(state);
      const buys = choice.act === 'buyOne';
      amend(state, { tried: [...tried, { hero, element: dealOn(state, buys, choice.ware) }] });
      next(
        table,
        ...alongWith(state, hero, buys, choice.ware),
        { step: 'askingPrice', hero, buys, ware: choice.ware, against: null },
        { step: 'haggle', seat, hero },
      );
    },
  },

  /** One roll; whoever does worse may leave it. RUN-GAIN-11, -14, -15 */
  askingPrice(table, frame) {
    const { state } = table;
    const { hero, buys, ware, against, along = [], totals = [] } = frame;
    const one = fighterOf(state, hero);
    const thing = (buys ? waresOf(sittingOf(state)) : goodsOf(state, one))[ware];
    if (thing === undefined) return;
    // Once for all who speak, when it is known who does.
    if (against === null) {
      const bonus = sittingOf(state).market?.bonus ?? 0;
      const rolled = throwDie(table, 'opposition').result + bonus;
      return next(table, { step: 'askingPrice', hero, buys, ware, against: rolled, along });
    }
    const speaker = fighterOf(state, [hero, ...along][totals.length] ?? hero);
    const lacked = lacks(state, speaker, 'bargain');
    const die = { who: speaker, for: 'note', roll: 'bargain', lacked } as const;
    const said = rollOnce(table, frame, die, () => rollScore(state, speaker, 'bargain'), against);
    if (said === null) return;
    if (along.length > 0) table.tell?.({ type: 'spokeUp', hero: speaker.id, total: said, against });
    scoreOnce(
      table,
      speaker,
      `market ${state.sitting?.progress.event}`,
      { result: said, difficulty: Math.max(0, against) },
      'RUN-GAIN-15',
    );
    if (said >= against) proveRoll(state, speaker, 'bargain');
    const all = [...totals, said];
    if (all.length <= along.length)
      return next(table, { step: 'askingPrice', hero, buys, ware, against, along, totals: all });
    // Whoever fails fails for all of them; where nobody does, none is worth more than the least. RUN-GAIN-14, RUN-DIF-165
    const total = Math.min(...all);
    const [his, others] = [
      { hero: true, total },
      { hero: false, total: against },
    ];
    const made = bargain(availabilityOf(thing), buys ? his : others, buys ? others : his);
    const silver = made?.silver;
    if (made === null || silver == null) return;
    table.tell?.({ type: 'priceNamed', hero, total, against, silver });
    const isPayable = !buys || purseOf(state, one) >= silver;
    if (!isPayable) return;
    if (made.mayWalkAway === (buys ? 'buyer' : 'seller'))
      next(table, { step: 'settlePrice', seat: one.seat as Seat, hero, buys, ware, silver });
    else settle(table, one, thing, buys, silver);
  },

  settlePrice: {
    options: () => [{ act: 'agree' }, { act: 'refuse' }],
    byDefault: () => ({ act: 'refuse' }),
    answer(table, { hero, buys, ware, silver }, { act }) {
      const { state } = table;
      const one = fighterOf(state, hero);
      const thing = (buys ? waresOf(sittingOf(state)) : goodsOf(state, one))[ware];
      if (act === 'agree' && thing !== undefined) settle(table, one, thing, buys, silver);
    },
  },
};

/** Others may speak for the same thing, each once here; each is asked before any die of theirs is thrown. RUN-GAIN-14 */
function alongWith(state: State, hero: string, buys: boolean, ware: number): FrameOf<'volunteers'>[] {
  const others = ableIds(state).filter(
    (id) => id !== hero && !isWard(state, id) && !(buys && isTried(state, id, true, ware)),
  );
  return others.length === 0
    ? []
    : [{ step: 'volunteers', rollers: 'volunteers', asked: others, wanting: [], about: 'haggle' }];
}

function endMarket(state: State): void {
  const { market: _, ...sitting } = sittingOf(state);
  state.sitting = sitting;
}

/** What was haggled about is not haggled about again here. */
const dealOn = (state: State, buys: boolean, ware: number): string =>
  `deal-${sittingOf(state).progress.event}-${buys ? 'b' : 's'}${ware}`;

const isTried = (state: State, hero: string, buys: boolean, ware: number): boolean =>
  sittingOf(state).tried.some((one) => one.hero === hero && one.element === dealOn(state, buys, ware));

function settle(table: Table, one: Fighter, ware: Ware, buys: boolean, silver: number): void {
  const { state } = table;
  if (buys) {
    pay(state, one, silver);
    regear(state, one, () => write(state, one.id, { line: 'found', how: 'treasure', things: [ware] }));
  } else {
    part(state, one, ware);
    if (silver > 0) write(state, one.id, { line: 'found', how: 'treasure', things: [silverOf(silver)] });
  }
  table.tell?.({ type: 'dealt', hero: one.id, item: ware, silver, bought: buys });
}

const silverOf = (ounces: number): ItemOf<'loot'> => ({ kind: 'loot', form: 'silver', ounces });

/** Silver first, and other loot whole, with silver in return. */
function pay(state: State, { id, sheet }: Fighter, price: number): void {
  const purse = lootOf(state.heroes[sheet] as Hero).toSorted(
    (one, other) => Number(other.form === 'silver') - Number(one.form === 'silver'),
  );
  let paid = 0;
  const given = purse.filter(({ ounces }) => {
    if (paid >= price) return false;
    paid += ounces;
    return true;
  });
  write(state, id, { line: 'lost', things: given });
  if (paid > price) write(state, id, { line: 'found', how: 'treasure', things: [silverOf(paid - price)] });
}
