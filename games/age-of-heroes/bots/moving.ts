// Which counter goes where.

import type { Seat } from '@skald/kernel';
import { ITEM, type Item, isSword } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { deadlyStep } from '../rules/movement.ts';
import { isHero, movementFactor, piece, swordOf } from '../rules/pieces.ts';
import type { Piece, State } from '../rules/state.ts';
import { goals, isKeeper, outlook } from './goals.ts';

/** The hero leads, his jarls follow. */
const LEADER = 100;
/** The price of a ride on Frey Faxi, of which there are three. */
const RIDE = 0.8;
/** Nobody walks to his death or asks again whether he should, nor lends without need: it would never end. */
const NEVER = -100;
/** To trade the necklace is to give two glory for a guess. */
const TRADE = -0.5;
/** What is no better is left lying. */
const EFFORT = 0.1;
/** A counter whose best way is to stay is left alone. */
const WORTH_MOVING = 0.02;

export function chooseCounter(
  state: State,
  seat: Seat,
  options: readonly ChoiceOf<'chooseCounter'>[],
): number[] {
  return options.map((option) => {
    if (option.act === 'done') return 0;
    if (option.act === 'lend') return lending(state, option);
    const one = piece(state, option.counter);
    const lead = isHero(state, one) ? LEADER : 0;
    const reach = movementFactor(state, one);
    const list = goals(state, seat, one, reach);
    const stay = outlook(
      list.filter(({ area }) => area === one.area),
      one.area,
      reach,
      reach,
    );
    return outlook(list, one.area, reach, Math.max(1, reach)) - stay > WORTH_MOVING ? 1 + lead : -1;
  });
}

/** A better sword for the hero. */
function lending(state: State, { item, from, to }: Extract<ChoiceOf<'move'>, { act: 'lend' }>): number {
  const taker = piece(state, to);
  if (!isHero(state, taker) || isHero(state, piece(state, from))) return NEVER;
  if (!isSword(item)) return LEADER;
  const own = swordOf(taker);
  return own === null || ITEM[own].strength < ITEM[item].strength ? LEADER + 1 : NEVER;
}

export function move(state: State, frame: FrameOf<'move'>, options: readonly ChoiceOf<'move'>[]): number[] {
  const { seat, riding, spent } = frame;
  const mover = piece(state, frame.counter);
  const movement = Math.max(1, movementFactor(state, mover));
  const left = movementFactor(state, mover, riding) - spent;
  const list = goals(state, seat, mover, left);
  const here = list.filter(({ area }) => area === mover.area);
  const standing = outlook(here, mover.area, 0, movement);
  return options.map((option) => {
    switch (option.act) {
      case 'step': {
        if (deadlyStep(state, mover, option.to) !== null) return NEVER;
        const after = left - 1;
        const hopes = outlook(list, option.to, after, movement);
        if (after > 0) return hopes;
        // The counter must stay here: what waits in the area is part of the bargain.
        const there = list.find(({ area }) => area === option.to)?.worth ?? 0;
        return there < 0 ? there + hopes / 2 : hopes;
      }
      case 'stop': {
        const hopes = outlook(list, mover.area, 0, movement);
        return here[0] !== undefined && here[0].worth < 0
          ? here[0].worth + hopes / 2
          : Math.max(standing, hopes);
      }
      case 'ride':
        return outlook(list, mover.area, 2 * movement, movement) - RIDE;
      case 'lend':
        return lending(state, option);
      default:
        return TRADE;
    }
  });
}

/** Whoever has no country to keep rides along. */
export const riders = (state: State, seat: Seat, options: readonly ChoiceOf<'riders'>[]): number[] =>
  options.map((option) =>
    option.act === 'go' ? 0 : isKeeper(state, seat, piece(state, option.counter)) ? -1 : 1,
  );

export const peril = (options: readonly ChoiceOf<'peril'>[]): number[] =>
  options.map(({ act }) => (act === 'stay' ? 1 : NEVER));

/** Take what helps; a sword only if it is better than the one at hand. */
export function pickUp(state: State, counter: Piece['id'], options: readonly ChoiceOf<'pickUp'>[]): number[] {
  const own = swordOf(piece(state, counter));
  const gain = (item: Item): number =>
    isSword(item) && own !== null ? ITEM[item].strength - ITEM[own].strength : 1;
  return options.map((option) => (option.act === 'leave' ? 0 : gain(option.item) - EFFORT));
}
