// What bots know of a fight beyond its rules.

import type { BySeat, Choice, Decision, Sense } from '@skald/kernel';
import { GIFT, type Gift } from '../content/gifts.ts';
import type { Prospect } from '../rules/blow.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import {
  areEnemies,
  fighterOf,
  isAble,
  isHero,
  isOnField,
  pacesBetween,
  sheetOf,
} from '../rules/fight/fighters.ts';
import { seen } from '../rules/fight/listening.ts';
import { foeMakerFor } from '../rules/fight/making.ts';
import { shotProspect, strikeProspect } from '../rules/fight/odds.ts';
import { standingsIn } from '../rules/fight/reckoning.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';
import { wayPicked } from '../rules/fight/using.ts';
import { GIFT_RULES } from '../rules/gifts/index.ts';

export const sense: Sense<State> = {
  /** What foes are whom nobody has hurt yet follows from their category and the heroes. */
  imagine(view) {
    const made = foeMakerFor(view.heroes);
    const foes = view.foes.map(
      (sheet): FoeSheet =>
        sheet.statistics === null ? { ...sheet, statistics: made(sheet.foe, sheet.threat) } : sheet,
    );
    const fighters = view.fighters.map((one) =>
      !isHero(one) && view.foes[one.sheet]?.statistics === null && isOnField(one)
        ? { ...one, hp: foes[one.sheet]?.statistics?.hp ?? one.hp }
        : one,
    );
    return { ...view, foes, fighters, agenda: view.agenda.slice(), tally: view.tally.slice() };
  },

  weigh: (state, decision) => decision.options.map((option) => weight(state, decision, option)),

  /** Hit points left on either side, and among heroes the points. */
  assess(state) {
    const share = (side: Fighter['side']): number => {
      const all = state.fighters.filter((one) => one.side === side);
      const most = all.reduce((sum, one) => sum + sheetOf(state, one).maxHp, 0);
      return most === 0 ? 0 : all.reduce((sum, one) => sum + (isOnField(one) ? one.hp : 0), 0) / most;
    };
    const ahead = (share('heroes') - share('foes') + 1) / 2;
    const standings = standingsIn(state);
    const all = standings.reduce((sum, { score }) => sum + Math.max(0, score), 0);
    return state.seats.map((role, seat) => {
      const well = role === 'foes' || isChallenged(state, role) ? 1 - ahead : ahead;
      return all === 0 ? well : 0.5 * well + (0.5 * Math.max(0, standings[seat]?.score ?? 0)) / all;
    }) as BySeat<number>;
  },

  round: ({ round }) => round,

  givesUp: ({ act }) => act === 'runAway',
};

/** In a holmgang one of the two stands where foes do. */
const isChallenged = ({ fighters }: State, role: readonly string[]): boolean =>
  fighters.some(({ id, side }) => side === 'foes' && role.includes(id));

/** How much a gift is worth now, as its rule has it. */
function giftWorth(
  state: State,
  gift: Gift,
  owner: string,
  target: string | null,
  what: string | null = null,
): number {
  const one = fighterOf(state, owner);
  const other = target === null ? null : seen(state, fighterOf(state, target));
  return GIFT_RULES[gift]?.hint?.(seen(state, one), other, what) ?? A_LITTLE;
}
const A_LITTLE = 1;
/** Points saved are worth less than a life, and more than a blow. */
const POINTS_FOR_A_LITTLE = 20;

type Act = ChoiceOf<'act'>;

/** Rules of thumb: strike where it hurts most, get to where one can, and do not run about. */
function weight(state: State, { kind }: Decision, option: Choice): number {
  const asked = state.agenda.at(-1);
  if (asked?.step === 'preRoll' || asked?.step === 'reaction')
    return option.act === 'use'
      ? giftWorth(state, asked.gift, asked.fighter, asked.target, asked.what ?? null)
      : 0;
  if (asked?.step === 'choose') {
    const way = wayPicked(asked.ways, option as unknown as ChoiceOf<'choose'>);
    return (way && GIFT_RULES[asked.gift]?.likes?.(way)) ?? 0;
  }
  if (asked?.step === 'need')
    return option.act === 'buy'
      ? giftWorth(state, asked.gift, asked.fighter, asked.target) -
          GIFT[asked.gift].cost / POINTS_FOR_A_LITTLE
      : 0;
  if (asked?.step === 'moveOn') return retreat(state, fighterOf(state, asked.fighter), option);
  if (kind !== 'act') return LIKINGS[option.act] ?? 0;
  const choice = option as unknown as Act;
  const acting = state.agenda.at(-1) as FrameOf<'act'>;
  const one = fighterOf(state, acting.fighter);
  switch (choice.act) {
    case 'strike':
      return (
        10 + gain(state, one, choice.target, strikeProspect(state, acting, choice)) - risk(choice.manner)
      );
    case 'shoot':
      return 10 + gain(state, one, choice.target, shotProspect(state, one, choice));
    case 'walk':
    case 'seize':
      return approach(state, one, choice) - (choice.act === 'seize' ? 1 : 0);
    case 'climb':
    case 'leap':
      return approach(state, one, choice) - 3;
    case 'swim':
      return one.water === null ? -20 : 12 + approach(state, one, choice);
    case 'heal':
      return fighterOf(state, choice.target).condition === 'dying' ? 30 : 0;
    case 'gift':
      return 8 + giftWorth(state, choice.gift, one.id, choice.target ?? null, choice.what ?? null);
    default:
      return LIKINGS[choice.act] ?? -5;
  }
}

const LIKINGS: Readonly<Record<string, number>> = {
  breakFree: 10,
  smother: 14,
  fendOff: 1,
  rescue: 25,
  throwRope: 3,
  pry: 9,
  keepHold: 2,
  done: -8,
  wait: -9,
  flee: -30,
  runAway: -30,
  refuse: 1,
  sever: 1,
  weapon: 1,
  takeArm: 1,
  lightTorch: 4,
  stunt: -7,
  cutDown: -6,
  mount: 3,
  dismount: -9,
  trample: 1,
  strikeHorse: -2,
  pullFree: 11,
  dropTorch: -9,
  otherHand: -40,
  shop: -40,
  leave: 1,
  stay: 1,
  shootIt: 2,
  rush: -30,
  withdraw: -12,
  plan: 1,
  strikeIt: 2,
  carefully: 1,
  resist: 1,
  dodge: 1,
  deny: 1,
  now: 1,
  stop: 1,
};

const risk = (manner: string): number => (manner === 'berserk' ? 4 : 0);

/** Hit points it takes on average, and what a death is worth. */
const gain = (state: State, one: Fighter, target: string, { lost, kill }: Prospect): number =>
  lost + kill * (isHero(one) ? sheetOf(state, fighterOf(state, target)).might / 2 : 20);

/** By how much he comes nearer to whoever can be fought. */
function approach(state: State, one: Fighter, { x, y }: { readonly x: number; readonly y: number }): number {
  return (farness(state, one) - farness(state, { ...one, x, y })) / 5;
}

/** Paces to the nearest enemy; whoever can almost touch him is near enough. */
function farness(state: State, one: Fighter): number {
  const far = state.fighters
    .filter((other) => areEnemies(one, other) && isAble(other))
    .map((other) => Math.max(0, pacesBetween(state, one, other) - 3));
  return far.length === 0 ? 0 : Math.min(...far);
}

/** The farther from all of them the better. */
const retreat = (state: State, one: Fighter, { x, y }: Choice): number =>
  typeof x === 'number' && typeof y === 'number' ? -approach(state, one, { x, y }) : 0;
