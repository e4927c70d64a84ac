// The Overlord's own questions: Commands, cards, the dead.

import type { Card, Minion } from '../content/index.ts';
import { CARD } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { raisable } from '../rules/placing.ts';
import type { State } from '../rules/state.ts';
import { errandsOf, waysOf } from './errands.ts';
import { type Field, faces, fightFrom, pressOn, type Stand, survey, type Unit, unitNamed } from './field.ts';
import { commandWorth, waysToHeroes } from './foe-turn.ts';
import { MINION_WORTH } from './worth.ts';

/** Commands are free: even little is something. */
const TOO_LITTLE = 0.01;
const NEVER = -100;
/** A card played now is not played later. */
const CARD_PRICE = 0.25;
const CAVE_IN = 0.5;
const RAISED = 0.62;
const NEAR = 8;

export function command(state: State, options: readonly ChoiceOf<'command'>[]): number[] {
  const field = survey(state);
  const { commands, extra } = state.overlord;
  const worths = new Map<string, number>();
  for (const foe of field.foes) if (!foe.model.acted) worths.set(foe.model.id, commandWorth(field, foe));
  const sorted = [...worths.values()].sort((a, b) => b - a);
  const raise = bestRaise(field);
  return options.map((option) => {
    switch (option.act) {
      case 'command':
        return worths.get(option.model) as number;
      case 'raise':
      case 'sceptre':
        return raise;
      case 'play':
        return cardWorth(field, option.card, commands + extra, sorted, raise) - CARD_PRICE;
      case 'caveIn':
        return CAVE_IN;
      case 'concede':
        return NEVER;
      default:
        return TOO_LITTLE;
    }
  });
}

/** What a card adds to what he can do without it. */
function cardWorth(field: Field, card: Card, left: number, models: readonly number[], raise: number): number {
  const { kind, value } = CARD[card];
  if (kind === 'raiseDead') {
    const piles = Math.min(value, raisable(field.state).length, poolOf(field.state));
    return piles * raise * (piles === value ? 1 : 0.6);
  }
  // First the Commands that he has anyway.
  if (left > 0) return 0;
  const more = kind === 'extraCommands' ? value : (value - 1) * field.quest.overlord.commands;
  const gain = models.slice(0, more).reduce((sum, one) => sum + Math.max(0, one), 0);
  const raises = kind === 'doubleCommands' ? Math.max(0, more - models.length) * raise * 0.5 : 0;
  return gain + raises - 0.15 * more;
}

const poolOf = ({ pool }: State): number => Object.values(pool).reduce((sum, one) => sum + (one ?? 0), 0);

function bestRaise(field: Field): number {
  const ways = waysToHeroes(field);
  return Math.max(-1, ...raisable(field.state).map(([x, y]) => pileWorth(field, ways, x, y)));
}

/** Bones beside a Hero: it holds or surrounds him, if it lives through his strike. */
function pileWorth(field: Field, ways: Uint8Array, x: number, y: number): number {
  const { heroes, width } = field;
  const at: Stand = { x, y, facing: 'N', size: 1 };
  const strikes = pressOn(at, heroes);
  const near = heroes.reduce((sum, hero) => {
    const far = Math.max(Math.abs(hero.x - x), Math.abs(hero.y - y));
    return sum + (far === 1 ? 0.35 : 0);
  }, 0);
  const far = Math.min(NEAR, ways[y * width + x] as number);
  return RAISED + near - 0.05 * far - 0.3 * strikes;
}

export function raise(state: State, options: readonly ChoiceOf<'raise'>[]): number[] {
  const field = survey(state);
  const ways = waysToHeroes(field);
  return options.map((option) => (option.act === 'bones' ? pileWorth(field, ways, option.x, option.y) : 0));
}

export function raiseAs(
  state: State,
  { x, y }: FrameOf<'raiseAs'>,
  options: readonly ChoiceOf<'raiseAs'>[],
): number[] {
  const field = survey(state);
  const beside = pressOn({ x, y, facing: 'N', size: 1 }, field.heroes) > 0;
  return options.map(({ minion }) => MINION_WORTH[minion] - (beside && isFrail(minion) ? 1 : 0));
}

const isFrail = (minion: Minion): boolean => minion === 'skeleton-archer';

/** Towards the Heroes beside it, else towards the nearest. */
export function placeFacing(
  state: State,
  { model: id }: FrameOf<'placeFacing'>,
  options: readonly ChoiceOf<'placeFacing'>[],
): number[] {
  const field = survey(state);
  const unit = unitNamed(field, id);
  return options.map(({ facing }) => looking(field, { ...unit, facing }));
}

function looking({ heroes }: Field, at: Stand): number {
  let value = 0;
  for (const hero of heroes) {
    const dx = hero.x - at.x;
    const dy = hero.y - at.y;
    const far = Math.max(1, Math.abs(dx), Math.abs(dy));
    const ahead = { N: -dy, S: dy, E: dx, W: -dx }[at.facing];
    value += (faces(at, hero) ? 2 : 0) + (ahead / far) * (4 / (far + 2));
  }
  return value;
}

export function summonAt(state: State, options: readonly { x: number; y: number }[]): number[] {
  const field = survey(state);
  const ways = waysToHeroes(field);
  return options.map(({ x, y }) => pileWorth(field, ways, x, y));
}

export function interrupt(state: State, options: readonly ChoiceOf<'interrupt'>[]): number[] {
  const field = survey(state);
  const gains = field.foes.map((foe) => commandWorth(field, foe)).sort((a, b) => b - a);
  const late = 1 / Math.max(1, field.roundsLeft);
  return options.map((option) => {
    if (option.act === 'wait') return 0;
    const { value } = CARD[option.card];
    const gain = gains.slice(0, value).reduce((sum, one) => sum + Math.max(0, one), 0);
    return gain - value * (0.75 - late) - 0.1;
  });
}

export function interruptModel(state: State, options: readonly ChoiceOf<'interruptModel'>[]): number[] {
  const field = survey(state);
  return options.map((option) =>
    option.act === 'done' ? TOO_LITTLE : commandWorth(field, unitNamed(field, option.model)),
  );
}

/** In the way of those who have most of it before them. */
export function caveInAt(state: State, options: readonly ChoiceOf<'caveInAt'>[]): number[] {
  const field = survey(state);
  const errands = errandsOf(field);
  const far = (unit: Unit, square: number): number => waysOf(field, unit, errands)[square] as number;
  return options.map(({ x, y }) => {
    const square = y * field.width + x;
    return field.heroes.reduce((sum, hero) => {
      const own = far(hero, hero.y * field.width + hero.x);
      const steps = Math.max(Math.abs(hero.x - x), Math.abs(hero.y - y));
      return sum + (far(hero, square) + steps === own ? 1 : 0) - 0.02 * steps;
    }, 0);
  });
}

/** A Free Strike is for nothing. */
export function freeStrike(
  state: State,
  { target }: FrameOf<'freeStrike'>,
  options: readonly ChoiceOf<'freeStrike'>[],
): number[] {
  const field = survey(state);
  const struck = unitNamed(field, target);
  return options.map((option) => {
    if (option.act !== 'strike') return option.act === 'pass' ? -0.5 : -1;
    const one = unitNamed(field, option.model);
    return fightFrom(field, one, one, struck);
  });
}
