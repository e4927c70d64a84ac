// What a square is worth to a Hero, for all four ways to look there at once.

import { FACINGS } from '../content/index.ts';
import { isNear, seenFacings } from './aim.ts';
import {
  areBeside,
  type Field,
  facingsTo,
  fightFrom,
  frontFacings,
  isBeside,
  pressOn,
  type Stand,
  shotFrom,
  type Unit,
} from './field.ts';
import type { Outlook } from './hero-outlook.ts';
import { stepWorth } from './hurry.ts';
import { bestCasts } from './magic.ts';
import { woundsCost } from './worth.ts';

export const LEVER = 5;
const LEAVING = 7;
const IN_THE_WAY = -10;
const FOUND = 3;
const FOUND_BY_DIE = 0.5;
const BACK = 0.25;
const FRONT = 0.06;
/** Whoever has a Hero before him does not shoot. */
const HELD_ARCHER = 0.5;
const CLOSE = 5;

/** By facing. */
export type Worths = number[];

/** How a Hero stands in his square, his Action left out. */
export function standings({ field, hero, ways, danger, inTheWay }: Outlook): Worths {
  const square = hero.y * field.width + hero.x;
  if (inTheWay && field.terrain.layout.exits.includes(square)) return FACINGS.map(() => IN_THE_WAY);
  const there =
    -stepWorth(field) * Math.min(40, ways[square] as number) -
    woundsCost(field.quest, hero.model, danger[square] as number);
  const worths = [there, there, there, there];
  for (const foe of field.foes) {
    if (Math.abs(foe.x - hero.x) > CLOSE || Math.abs(foe.y - hero.y) > CLOSE) continue;
    const beside = areBeside(hero, foe);
    const front = beside ? FRONT + (foe.shot > 0 ? HELD_ARCHER : 0) : FRONT / 3;
    const back = beside ? -BACK : -BACK / 4;
    const ahead = facingsTo(hero, foe.x, foe.y);
    for (let way = 0; way < 4; way++)
      worths[way] = (worths[way] as number) + ((ahead >> way) & 1 ? front : back);
  }
  return worths;
}

export const standing = (outlook: Outlook, { facing }: Stand): number =>
  standings(outlook)[FACINGS.indexOf(facing)] as number;

/** The best Action from his square, added to how he stands there. */
export function actions(outlook: Outlook): Worths {
  const { field, hero, ready, bars, searches, levers, exits } = outlook;
  const stands = standings(outlook);
  const best = [0, 0, 0, 0];
  const may = (worth: number, ways: number): void => {
    for (let way = 0; way < 4; way++)
      if ((ways >> way) & 1 && worth > (best[way] as number)) best[way] = worth;
  };
  for (const foe of field.foes) {
    const ways = frontFacings(hero, foe);
    if (ways > 0) may(fightFrom(field, hero, lookingAlong(hero, ways), foe), ways);
  }
  const threatened = pressOn(hero, field.foes) > 0;
  if (hero.shot > 0 && !threatened) for (const { worth, ways } of shots(outlook)) may(worth, ways);
  for (const { squares, worth } of bars) may(worth, arcTo(field, hero, squares));
  if (!threatened) for (const squares of searches) may(searchWorth(field), arcTo(field, hero, squares));
  for (const square of levers) may(LEVER, arcTo(field, hero, [square]));
  const casts = ready.length > 0 ? bestCasts(field, hero, hero, ready) : [];
  for (let way = 0; way < casts.length; way++) may(casts[way] as number, 1 << way);
  const leaves = exits.length > 0 && exits.includes(hero.y * field.width + hero.x);
  return stands.map((stand, way) =>
    Math.max(stand + (best[way] as number), leaves ? leaving(outlook) : -Infinity),
  );
}

/** The best shots from his square, so many of them, added to how he stands there. */
export function volleys(outlook: Outlook, most: number): Worths {
  const stands = standings(outlook);
  if (pressOn(outlook.hero, outlook.field.foes) > 0) return stands;
  const targets = shots(outlook).sort((a, b) => b.worth - a.worth);
  return stands.map((stand, way) =>
    targets
      .filter(({ ways }) => (ways >> way) & 1)
      .slice(0, most)
      .reduce((sum, { worth }) => sum + worth, stand),
  );
}

export function castings(outlook: Outlook): Worths {
  const { field, hero, ready } = outlook;
  const casts = bestCasts(field, hero, hero, ready);
  return standings(outlook).map((stand, way) => stand + (casts[way] as number));
}

const lookingAlong = ({ x, y, size }: Unit, ways: number): Stand => ({
  x,
  y,
  size,
  facing: FACINGS[31 - Math.clz32(ways)] ?? 'N',
});

/** Those a Hero could shoot at, and looking which way. */
function shots({ field, hero }: Outlook): { worth: number; ways: number }[] {
  const found: { worth: number; ways: number }[] = [];
  for (const foe of field.foes) {
    if (areBeside(hero, foe) || !isNear(hero, foe, 'long')) continue;
    const ways = seenFacings(field, hero, foe);
    if (ways > 0) found.push({ worth: shotFrom(field, hero, hero, foe, 0), ways });
  }
  return found;
}

/** The ways to look that bring any of these squares into the front arc. */
function arcTo({ width }: Field, at: Stand, squares: readonly number[]): number {
  let ways = 0;
  for (const square of squares) {
    const x = square % width;
    const y = (square - x) / width;
    if (isBeside(at, x, y)) ways |= facingsTo(at, x, y);
  }
  return ways;
}

export const searchWorth = ({ quest, heroes }: Field): number => {
  const wanted = quest.victory.heroes.some(
    (goal) => goal.type === 'carryOut' && !heroes.some(({ model }) => model.items.includes(goal.object)),
  );
  if (wanted) return FOUND * 1.5;
  return quest.searches.some((search) => 'at' in search) ? FOUND / 3 : FOUND_BY_DIE;
};

/** Whoever carries what is to be carried out wins by it; elsewhere all must go. */
export function leaving({ field, hero }: Outlook): number {
  const { victory } = field.quest;
  const carry = victory.heroes.find((goal) => goal.type === 'carryOut');
  if (carry !== undefined && carry.type === 'carryOut')
    return hero.model.items.includes(carry.object) ? 50 : -50;
  return victory.heroes.some(({ type }) => type === 'allLeave') ? LEAVING : -50;
}
