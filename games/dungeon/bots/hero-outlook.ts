// What a Hero has before him in his Turn: where to go, what to open, what to fear.

import { mayForce } from '../rules/bars.ts';
import { leversLeft } from '../rules/exits.ts';
import { barFacts } from '../rules/numbers.ts';
import { squaresOfBar } from '../rules/sight.ts';
import type { Bar } from '../rules/state.ts';
import { hitChance } from './chances.ts';
import { dangers } from './danger.ts';
import { bearerOf, type Errand, errandsOf, unsearched, waysOf } from './errands.ts';
import { type Field, leaving, type Unit } from './field.ts';
import { doorWorth } from './hurry.ts';
import { readyOf } from './magic.ts';
import { boardOf, numberOf } from './memory.ts';

const CHEST = 1.4;
const WEAK_SPOT = 0.8;
const CLEARED = 1.2;
const SIDE_DOOR = 0.7;
/** A door is not opened lightly while foes are about: each makes it so much less welcome. */
const CROWD = 0.15;

export interface Outlook {
  readonly field: Field;
  readonly hero: Unit;
  readonly ways: Uint8Array;
  readonly danger: Float32Array;
  readonly ready: ReturnType<typeof readyOf>;
  readonly bars: readonly {
    readonly bar: Bar;
    readonly squares: readonly number[];
    readonly worth: number;
  }[];
  readonly searches: readonly (readonly number[])[];
  readonly levers: readonly number[];
  readonly exits: readonly number[];
  /** Another must leave, and needs the exits free. */
  readonly inTheWay: boolean;
}

export function heroOutlook(whole: Field, hero: Unit): Outlook {
  const field = leaving(whole, hero);
  const { state, quest, terrain, width } = field;
  const errands = errandsOf(field);
  const bearer = bearerOf(field);
  return {
    field,
    hero,
    ways: waysOf(field, hero, errands),
    danger: dangers(field, hero),
    ready: readyOf(field, hero),
    bars: state.bars
      .filter((bar) => mayForce(state, hero.model, bar))
      .map((bar) => ({
        bar,
        squares: squaresOfBar(state, bar),
        worth: barWorth(field, bar, errands) * openChance(hero, bar),
      })),
    searches: unsearched(field),
    levers: quest.specials
      .flatMap((special) => (special.type === 'levers' ? special.at : []))
      .filter(([x, y]) => !state.pulled.some(([otherX, otherY]) => x === otherX && y === otherY))
      .map(([x, y]) => y * width + x),
    exits: leversLeft(state) === 0 ? terrain.layout.exits : [],
    inTheWay: bearer !== undefined && bearer !== hero,
  };
}

function openChance({ fight, injured, model }: Unit, bar: Bar): number {
  const { combat, armour } = barFacts(bar);
  const wedge = model.items.includes('lockbreakers-wedge') ? 1 : 0;
  return hitChance(Math.max(2, fight + wedge - injured), combat, armour);
}

/** Doors matter while the goal is behind them. */
function barWorth(field: Field, bar: Bar, errands: readonly Errand[]): number {
  const { what } = bar;
  if (what === 'chest') return CHEST;
  if (what === 'caveIn') return CLEARED;
  const needed = errands.some((errand) => errand.bar === bar);
  if (what === 'weakSpot') return needed ? WEAK_SPOT : 0.1;
  if (squaresOfBar(field.state, bar).length === 1) return needed ? SIDE_DOOR : 0.1;
  const foes = field.foes.length;
  return needed ? Math.max(1.2, doorWorth(field) - CROWD * foes) : 0.2;
}

/** The same outlook from another square, whatever way he looks there. */
export function movedTo(outlook: Outlook, x: number, y: number): Outlook {
  const hero: Unit = { ...outlook.hero, x, y, facing: 'N' };
  const heroes = outlook.field.heroes.map((one) => (one === outlook.hero ? hero : one));
  return { ...outlook, hero, field: { ...outlook.field, heroes } };
}

/** Everything that a stand's worth depends on; where he wants to go, and what he would open, may depend on where he is. */
export function fingerprint({ field, hero, ways, bars, inTheWay }: Outlook, plan: string): number {
  const print = boardOf(field, hero);
  print.addText(plan);
  print.add(numberOf(ways));
  print.add(inTheWay ? 1 : 0);
  for (const { worth } of bars) print.add(Math.round(worth * 1e6));
  return print.value;
}
