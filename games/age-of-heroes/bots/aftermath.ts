// What follows a battle: rewards, losses, flights, gods, and the choice of the fallen.

import type { Seat } from '@skald/kernel';
import { AREA, COUNTER, distance, half, LUCK_PER_GLORY, MARKS_PER_GLORY } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { heroPiece, jarlsOf, piece } from '../rules/pieces.ts';
import { playerOf, type State } from '../rules/state.ts';
import { anewWorth, deedsWorth, HEIR, jarlWorth, luckWorth } from './worth.ts';

/** A strong heir makes up for some of the difference, for each combat factor. */
const HEIR_BY_FACTOR = 1 / 30;
/** Turns for which the countries of a fallen hero may be held. */
const HELD = 2;
/** A step away from home, or towards the hunter, in glory. */
const STEP = 0.25;
/** Gods help a little more often than they harm. */
const NOTICE = 0.1;

export function reward(
  state: State,
  frame: FrameOf<'reward'>,
  options: readonly ChoiceOf<'reward'>[],
): number[] {
  const { seat, glory, luck } = frame;
  const has = playerOf(state, seat).luck;
  const worth = luckWorth(state, seat, has + luck) - luckWorth(state, seat, has);
  return options.map(({ act }) => (act === 'glory' ? glory : worth));
}

export function loss(
  state: State,
  { seat, amount }: FrameOf<'loss'>,
  options: readonly ChoiceOf<'loss'>[],
): number[] {
  const { glory, luck } = playerOf(state, seat);
  const worth = luckWorth(state, seat, luck) - luckWorth(state, seat, Math.max(0, luck - amount));
  return options.map(({ act }) => (act === 'glory' ? -Math.min(amount, glory) : -worth));
}

export const recruit = (
  state: State,
  { seat, jarl }: FrameOf<'recruit'>,
  options: readonly ChoiceOf<'recruit'>[],
): number[] => {
  const { luck } = playerOf(state, seat);
  const price = luckWorth(state, seat, luck) - luckWorth(state, seat, luck - 1);
  const worth = half(COUNTER[jarl].cf) + jarlWorth(state, piece(state, jarl)) - price;
  return options.map(({ act }) => (act === 'recruit' ? worth : 0));
};

/** Rivals are driven far from home, prey is driven towards the hunter. */
export function fleeing(
  state: State,
  seat: Seat,
  counter: string,
  options: readonly (ChoiceOf<'fleeTo'> | ChoiceOf<'fleeStep'>)[],
): number[] {
  const one = piece(state, counter);
  const hunter = heroPiece(state, seat);
  const home = one.owner === null ? null : playerOf(state, one.owner).home;
  return options.map((option) => {
    const to = option.act === 'fleeTo' ? option.area : option.act === 'step' ? option.to : one.area;
    const away = home === null ? 0 : distance(to, home);
    const near = one.owner === null && hunter !== null ? distance(to, hunter.area) : 0;
    return ((one.owner === seat ? -away : away) - near) * STEP;
  });
}

export const godCheck = (options: readonly ChoiceOf<'godCheck'>[]): number[] =>
  options.map(({ act }) => (act === 'roll' ? NOTICE : 0));

/** The final glory each way promises. */
export function afterDeath(state: State, seat: Seat, options: readonly ChoiceOf<'afterDeath'>[]): number[] {
  const player = playerOf(state, seat);
  const future = deedsWorth(state);
  const jarls = jarlsOf(state, seat);
  const service = jarls.reduce((sum, jarl) => sum + jarlWorth(state, jarl), 0);
  const taxes = player.kingdom.reduce((sum, land) => sum + AREA[land].tax / MARKS_PER_GLORY, 0);
  return options.map((option) => {
    if (option.act === 'withdraw') return player.final ?? 0;
    if (option.act === 'restart') return anewWorth(state);
    const heir = piece(state, option.jarl);
    return (
      future * (HEIR + COUNTER[heir.id].cf * HEIR_BY_FACTOR) +
      service -
      jarlWorth(state, heir) +
      taxes * HELD +
      player.luck / LUCK_PER_GLORY
    );
  });
}

/** The stronger jarl carries the gold. */
export const byStrength = (options: readonly { jarl: keyof typeof COUNTER }[]): number[] =>
  options.map(({ jarl }) => COUNTER[jarl].cf / 10);
