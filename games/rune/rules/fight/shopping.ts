// Gifts that are bought in the middle of a fight, with points of earlier encounters. RUN-GIFTRULE-BUY-02, RUN-RULING-G18

import { type Choice, fromRows, inRows, next, type Question } from '@skald/kernel';
import { GIFT, GIFTS, type Gift } from '../../content/gifts.ts';
import { withLines } from '../../documents/hero/account.ts';
import { afterPurchase } from '../../documents/hero/purchase.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { GIFT_RULES } from '../gifts/index.ts';
import type { Effect, EffectOf } from '../hooks/effect.ts';
import type { Happening, Windows } from '../hooks/windows.ts';
import { isWard } from '../sitting/runner.ts';
import type { AnyFrame, FrameOf } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import type { GameEvent } from './events.ts';
import { fighterOf, isHero, isOnField } from './fighters.ts';
import { momentOf, seen } from './listening.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { freePoints, levelOf, mayUse, use } from './using.ts';

const CHEAPEST = Math.min(...GIFTS.map((gift) => GIFT[gift].cost));

/** One level more of each that he can pay for; nothing else is asked. RUN-GIFTRULE-BUY-03, -LEVEL-01, -02 */
function waresFor(state: State, one: Fighter): Gift[] {
  // Nobody spends another's points. RUN-RUN-17, RUN-RULING-R25
  if (!isHero(one) || isWard(state, one.id)) return [];
  const points = freePoints(state, one);
  if (points < CHEAPEST) return [];
  return GIFTS.filter((gift) => GIFT[gift].cost <= points && !isFull(state, one, gift));
}

function isFull(state: State, one: Fighter, gift: Gift): boolean {
  const { cap } = GIFT[gift];
  return cap !== null && levelOf(state, one, gift) >= cap;
}

const SHOP = { act: 'shop' } as const;
type Shop = typeof SHOP;

/** There is something for him. */
export const shopOptions = (state: State, one: Fighter): Shop[] =>
  waresFor(state, one).length > 0 ? [SHOP] : [];

/** He looks about among the gifts, and then goes on where he was. */
export function enterShop(table: Table, one: Fighter, after: AnyFrame): void {
  if (one.seat === null) return next(table, after);
  next(table, { step: 'shop', seat: one.seat, fighter: one.id }, after);
}

/**
 * His document is another from now on, and with it all numbers of the next roll; dice that lie, and hit points that he
 * has, stay as they are. RUN-GIFTRULE-LEVEL-05, RUN-RULING-G77
 */
function buy(table: Table, one: Fighter, gift: Gift): void {
  const { state } = table;
  const hero = state.heroes[one.sheet];
  if (hero === undefined) return;
  const bought = afterPurchase(hero, { kind: 'gift', gift }, { moment: 'encounter' }, dayOf(hero));
  if ('problems' in bought) return;
  state.heroes = state.heroes.with(one.sheet, bought.hero);
  const points = GIFT[gift].cost;
  table.tell?.({ type: 'bought', fighter: one.id, gift, level: levelOf(state, one, gift), points });
}

/** Questions before which one may do so. */
type Shopped = 'preRoll' | 'reaction' | 'window' | 'opportunity' | 'resist' | 'forestall' | 'dodge';
/** From one's points to another's, what both have gained in all among them. RUN-RULING-G39 */
export function pay(table: Table, from: Fighter, to: Fighter, points: number): void {
  const { state } = table;
  const [giver, taker] = [state.heroes[from.sheet], state.heroes[to.sheet]];
  if (giver === undefined || taker === undefined || points > freePoints(state, from)) return;
  const on = dayOf(giver);
  state.heroes = state.heroes
    .with(from.sheet, withLines(giver, { line: 'traded', on, with: taker.name, points: -points }))
    .with(to.sheet, withLines(taker, { line: 'traded', on, with: giver.name, points }));
  table.tell?.({ type: 'paid', by: from.id, at: to.id, points });
}

/** That of his last line: a fight knows no calendar. */
export const dayOf = ({ ledger }: Hero): string => ledger.at(-1)?.on ?? '';

type Asking<Q extends Shopped, C extends Choice> = Question<State, FrameOf<Q>, C, GameEvent>;

/** The same question; before he answers it he may buy something. */
export function orShop<Q extends Shopped>(
  whose: (frame: FrameOf<Q>) => string,
  question: Asking<Q, Exclude<ChoiceOf<Q>, Shop>>,
): Asking<Q, ChoiceOf<Q> | Shop> {
  return {
    ...question,
    options: (state, frame, seat) => [
      ...question.options(state, frame, seat),
      ...shopOptions(state, fighterOf(state, whose(frame))),
    ],
    answer(table, frame, choice, seat) {
      if (choice.act === SHOP.act) enterShop(table, fighterOf(table.state, whose(frame)), frame);
      else question.answer(table, frame, choice as Exclude<ChoiceOf<Q>, Shop>, seat);
    },
  };
}

/** Gifts that are asked for in the moment of need, by those who lack them, too. */
const IN_NEED = GIFTS.filter((gift) => GIFT_RULES[gift]?.inNeed);

/** What he could buy and use now; whoever may use his own already is asked about that. RUN-RULING-G18, RUN-HOOK-55 */
export function neededIn<H extends Happening>(
  table: Table,
  happening: H,
  one: Fighter,
  known: () => Windows[H],
): EffectOf<'ask'>[] {
  const { state } = table;
  if (
    !isHero(one) ||
    isWard(state, one.id) ||
    one.seat === null ||
    !isOnField(one) ||
    freePoints(state, one) < CHEAPEST
  )
    return [];
  return IN_NEED.flatMap((gift) => {
    if (mayUse(state, one, gift) || !couldUse(state, one, gift)) return [];
    const held = { gift, level: levelOf(state, one, gift) + 1 };
    const moment = momentOf(state, () => 0, known());
    const said = GIFT_RULES[gift]?.on[happening]?.(held, seen(state, one), moment as never) ?? [];
    return (said as readonly Effect[]).flatMap((effect) =>
      effect.effect === 'ask' ? [{ ...effect, buys: true as const }] : [],
    );
  });
}

/** One level, and what its use costs besides. */
export const priceInNeed = (gift: Gift): number => GIFT[gift].cost + (GIFT_RULES[gift]?.price ?? 0);

/** With one level more. */
const couldUse = (state: State, one: Fighter, gift: Gift): boolean =>
  !isFull(state, one, gift) && priceInNeed(gift) <= freePoints(state, one) && mayUse(state, one, gift, 1);

const BUY = { act: 'buy' } as const;
const PASS = { act: 'pass' } as const;

const shelf = (state: State, { fighter }: FrameOf<'shop'>): ChoiceOf<'shop'>[] => [
  ...waresFor(state, fighterOf(state, fighter)).map((gift) => ({ ...BUY, gift })),
  { act: 'leave' },
];

export const shoppingSteps: Steps<'shop' | 'need'> = {
  shop: {
    options: shelf,
    described: {
      of: (state, frame) => inRows(shelf(state, frame)),
      list: fromRows<ChoiceOf<'shop'>>,
    },
    byDefault: () => ({ act: 'leave' }),
    answer(table, { fighter }, choice) {
      if (choice.act === 'buy') buy(table, fighterOf(table.state, fighter), choice.gift);
    },
  },

  /** Nobody spends for him what he has not said. */
  need: {
    options: () => [BUY, PASS],
    byDefault: () => PASS,
    standing: { never: () => PASS },
    answer(table, { fighter, gift, target, brings }: FrameOf<'need'>, { act }) {
      if (act === 'pass') return;
      const one = fighterOf(table.state, fighter);
      buy(table, one, gift);
      if (brings.length > 0) next(table, { step: 'effects', effects: brings });
      use(table, one, gift, target);
    },
  },
};
