// Where a choice of a square leads: what the way costs, who strikes on it, and what is to be had at its end.

import { squareAt } from '@skald/games/grid-kit';
import type { Spot } from '../content/battle-map.ts';
import { VERTICAL_PACE } from '../content/terrain.ts';
import { areEnemies, bodyOf, groundFor, isAble, isInReach } from '../rules/fight/fighters.ts';
import { type Going, journeyOf } from '../rules/fight/moving.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { feetOf, type Slide, wayOut } from '../rules/space/index.ts';
import { thingText, zoneText } from '../text/news.ts';
import { squareLabel } from '../text/squares.ts';
import type { Context } from './context.ts';

/** “6 of 8 paces”, “free blows by the troll”, “in reach there: goblin warrior 1” */
export function goingHints(context: Context, one: Fighter, choice: Going): string[] {
  const { view, words, who, list } = context;
  const { hints } = words;
  const journey = journeyOf(view, one, choice);
  if (journey === null) return [];
  const strikers = [...new Set(journey.strikers.map(({ by }) => who(by)))];
  const isWalk = choice.act === 'walk';
  const out = choice.act === 'flee' && wayOut(groundFor(view), { ...bodyOf(view, one), ...spotOf(choice) });
  return [
    hints.paces(journey.paces, journey.most),
    ...(strikers.length > 0 ? [hints.struckBy(list(strikers))] : []),
    ...(isWalk && journey.retires ? [hints.noAttack] : []),
    ...(isWalk && journey.charges ? [hints.charge] : []),
    ...(choice.act === 'withdraw' ? [hints.withdrawing] : []),
    ...(choice.act === 'rush' ? [hints.fatigue] : []),
    ...(out ? [hints.out] : arrivalHints(context, one, choice)),
  ];
}

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

/** Whom one would reach there, who would stand higher, and on what. */
export function arrivalHints(context: Context, one: Fighter, spot: Spot): string[] {
  const { view, words, who, list } = context;
  const { hints } = words;
  const there = { ...one, ...spotOf(spot) };
  const near = enemiesInReach(view, there);
  const feet = (of: Fighter): number => feetOf(groundFor(view), bodyOf(view, of));
  const named = (say: (names: string) => string, of: readonly Fighter[]): string[] =>
    of.length === 0 ? [] : [say(list(of.map(({ id }) => who(id))))];
  return [
    ...named(hints.reaches, near),
    ...named(
      hints.higher,
      near.filter((enemy) => feet(there) - feet(enemy) >= VERTICAL_PACE),
    ),
    ...named(
      hints.lower,
      near.filter((enemy) => feet(enemy) - feet(there) >= VERTICAL_PACE),
    ),
    ...groundHints(context, spot),
  ];
}

/** Enemies who can fight, in reach of wherever he stands. */
const enemiesInReach = (view: State, one: Fighter): Fighter[] =>
  view.fighters.filter((other) => areEnemies(one, other) && isAble(other) && isInReach(view, one, other));

export function shoveHints(context: Context, slide: Slide): string[] {
  const { hints } = context.words;
  const end = slide.path.at(-1);
  if (end === undefined) return [];
  return [
    hints.ends(squareLabel(end)),
    ...(slide.fall > 0 ? [hints.falls(slide.fall)] : []),
    ...groundHints(context, end),
  ];
}

function groundHints(context: Context, spot: Spot): string[] {
  const ground = groundAt(context, spot);
  return ground.length === 0 ? [] : [context.words.hints.ground(ground.join(', '))];
}

/** What lies on a square, apart from what lies everywhere. */
export function groundAt({ view, language }: Context, { x, y }: Spot): string[] {
  const ground = groundFor(view);
  const square = squareAt(ground.grid, [x, y]);
  const isLocal = (squares: ReadonlySet<number>): boolean =>
    squares.has(square) && squares.size < ground.grid.size / 2;
  return [
    ...new Set([
      ...ground.things
        .filter(({ squares }) => squares.has(square))
        .map(({ part }) => thingText(part, language)),
      ...ground.zones.filter(({ squares }) => isLocal(squares)).map(({ part }) => zoneText(part, language)),
    ]),
  ];
}
