// Who fights, and how he stands to others.

import { SWARM } from '../../content/hazards.ts';
import { HORSE_SIZE } from '../../content/horse.ts';
import type { Draught } from '../../documents/hero/derive.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { easedBy, isMarked, keepsFromActing, markOf } from '../hooks/mark.ts';
import { impairmentOf } from '../injury.ts';
import {
  type Base,
  type Bodies,
  type Body,
  distance,
  type Ground,
  groundOf,
  isInReach as reaches,
  swarmAt,
  weightless,
} from '../space/index.ts';
import { shedBy } from './burden.ts';
import { extraBody, isAbout } from './extras.ts';
import { type Form, foeSheet, heroSheet, maimed, mounted, type Sheet, shieldless } from './sheets.ts';
import type { Fighter, FoeSheet, State } from './state.ts';

export function fighterOf(state: State, id: string): Fighter {
  for (const one of state.fighters) if (one.id === id) return one;
  throw new RangeError(`no fighter ${id}`);
}

export function sheetOf(state: State, one: Fighter): Sheet {
  if (!isHero(one)) return foeSheet(state.foes[one.sheet] as FoeSheet);
  const hero = state.heroes[one.sheet] as Hero;
  const sheet = sheetWith(hero, one);
  return isRiding(one) ? mounted(sheet) : sheet;
}

/** By what is left to shoot or throw: lists of a fighter are replaced, never changed, and copies of him share them. */
const carried = new WeakMap<Fighter['pieces'], Pick<Fighter, 'lying' | 'shieldAt'> & Numbered>();
type Numbered = { readonly hero: Hero; readonly sheet: Sheet };

/** He is the lighter for whatever he has let go of. RUN-LOAD-12 */
function sheetWith(hero: Hero, one: Fighter): Sheet {
  const draughts = draughtsOf(one);
  if (draughts.length > 0) return heroSheet(hero, shedBy(heroSheet(hero), one), draughts);
  const { pieces, lying, shieldAt } = one;
  const known = carried.get(pieces);
  if (known?.hero === hero && known.lying === lying && known.shieldAt === shieldAt) return known.sheet;
  const sheet = heroSheet(hero, shedBy(heroSheet(hero), one));
  carried.set(pieces, { hero, lying, shieldAt, sheet });
  return sheet;
}

const NO_DRAUGHTS: readonly Draught[] = [];

/** What he has drunk, and what charms add. RUN-TRE-41 */
const draughtsOf = ({ marks }: Fighter): readonly Draught[] =>
  marks.length === 0 || !isMarked(marks, 'draught')
    ? NO_DRAUGHTS
    : marks.flatMap((mark) => (mark.kind === 'draught' ? [{ to: mark.to, by: mark.amount }] : []));

export const isRiding = ({ horse }: Fighter): boolean => horse?.ridden === true;

/** Whomever he fights for: in a holmgang both are. */
export const isHero = ({ id }: Pick<Fighter, 'id'>): boolean => id[0] === 'h';

/** Whether his numbers are told: a foe's are when it has bled. */
export const isKnown = ({ foes }: Pick<State, 'foes'>, one: Fighter): boolean =>
  isHero(one) || foes[one.sheet]?.statistics !== null;
/** Somebody fights through it. RUN-HOOK-50 */
export const isPossessed = ({ marks }: Pick<Fighter, 'marks'>): boolean => isMarked(marks, 'possessed');
export const areEnemies = (a: Fighter, b: Fighter): boolean => a.side !== b.side;

/** Able to act and to be feared: not from under water. RUN-HAZ-DROWN-05 */
export const isAble = ({ condition, water, marks }: Fighter): boolean =>
  condition === 'able' && water?.state !== 'drowning' && (marks.length === 0 || !keepsFromActing(marks));
/** He cannot defend himself. RUN-RULING-C24 */
export const isHelpless = (one: Fighter): boolean =>
  isOnField(one) && (one.condition !== 'able' || one.water?.state === 'drowning');
export const isOnField = ({ condition }: Fighter): boolean => condition !== 'dead' && condition !== 'out';

/** As he can use it: without a shield that lies somewhere, or with one arm less. */
export const formOf = (state: State, one: Fighter, form = one.hand): Form =>
  formOn(sheetOf(state, one), one, form);

function formOn(sheet: Sheet, one: Fighter, form: number): Form {
  const whole = sheet.forms[form] as Form;
  if (isHero(one)) return one.torch || one.shieldAt !== null ? shieldless(whole) : whole;
  const disarmed = one.lying.some((thing) => thing.form === form);
  return disarmed || one.lostArm === 'weapon' ? maimed(whole, sheet.bare('Str'), disarmed) : whole;
}

/** Off every roll of his; who fights on after death feels the Wounds he had before, and is better at everything. RUN-DMG-08 to -10, RUN-RULING-G37 */
export function impairment({ wounds, impairment: other, marks }: Fighter): number {
  if (marks.length === 0) return impairmentOf(wounds, other);
  const stand = markOf(marks, 'lastStand');
  const suffered = stand?.impairment ?? wounds;
  const felt = impairmentOf(suffered, other);
  return (felt <= 0 ? felt : Math.max(0, felt - easedBy(marks, suffered))) - (stand?.level ?? 0);
}

/** The animals about him; they leave foes alone. RUN-HAZ-NUIS-01, -07 */
export const swarmOn = (state: State, one: Fighter): number =>
  isHero(one) && isOnField(one) ? swarmAt(groundFor(state), baseOf(state, one)) : 0;

/** What they take off every roll; that is no Impairment. RUN-HAZ-NUIS-03, RUN-RULING-T54 */
export const pestered = (state: State, one: Fighter): number =>
  swarmOn(state, one) > 0 ? SWARM.distraction : 0;

/** Off every roll, with or without eyes. */
export const hampered = (state: State, one: Fighter): number => impairment(one) + pestered(state, one);

/** A melee weapon that is ready, and the will to use it: claws always, fists once they have struck. RUN-RULING-C34 */
export const isArmed = (state: State, one: Fighter): boolean => isArmedBy(sheetOf(state, one), one);

function isArmedBy(sheet: Sheet, one: Fighter): boolean {
  const { missile, bareHands } = formOn(sheet, one, one.hand);
  return !one.cowed && !missile && (!bareHands || one.fists);
}

/** What was asked for last: a round asks for the same ground very often. */
let latest: (Pick<State, 'map' | 'round' | 'happened'> & { readonly ground: Ground }) | null = null;

/** The map as it is in this round: some places grow, and some things are no longer what they were. */
export function groundFor({ map, round, happened }: Pick<State, 'map' | 'round' | 'happened'>): Ground {
  if (latest?.map !== map || latest.round !== round || latest.happened !== happened)
    latest = {
      map,
      round,
      happened,
      ground: groundOf(map, { ...happened, round: Math.max(1, round) }),
    };
  return latest.ground;
}

/** The same as these find it: whoever is hardly there feels little of it. RUN-GIFT-RUNE-HAND-AXE */
export function groundUnder(state: State, ...these: readonly Fighter[]): Ground {
  const ground = groundFor(state);
  return these.some(({ marks }) => isMarked(marks, 'insubstantial')) ? weightless(ground) : ground;
}

export function bodyOf(state: State, one: Fighter): Body {
  const { id, x, y, side } = one;
  const sheet = sheetOf(state, one);
  return {
    id,
    x,
    y,
    size: sheet.size as Body['size'],
    side,
    able: isFreeToAct(one),
    alive: isOnField(one),
    armed: isArmedBy(sheet, one),
  };
}

const isFreeToAct = (one: Fighter): boolean => isAble(one) && one.held === null;

/** As much of it as tells where he stands. */
export const baseOf = (state: State, one: Fighter): Base => ({
  x: one.x,
  y: one.y,
  size: sheetOf(state, one).size as Base['size'],
});

/** Everybody who came to fight, as far as he is still there. */
export const fightersOn = (state: State): Body[] =>
  state.fighters.filter(isOnField).map((one) => bodyOf(state, one));

/** Those that were asked for last. */
let together: Bodies = [];

/**
 * Everybody who takes up room: folk and horses, too. As long as nobody stirs it is the same list, so that whoever has
 * worked something out for it sees at a glance that it still holds.
 */
export function bodiesOf(state: State): Bodies {
  if (areTogether(state)) return together;
  const bodies = fightersOn(state);
  for (const extra of state.extras) if (isAbout(extra)) bodies.push(extraBody(extra));
  for (const one of state.fighters) if (one.horse !== null) bodies.push(...looseHorse(one, one.horse));
  if (!areSame(bodies, together)) together = bodies;
  return together;
}

/** Whether nobody has stirred, as far as that can be told without a new list: nobody but fighters may be about. */
function areTogether(state: State): boolean {
  if (state.extras.length > 0) return false;
  let count = 0;
  for (const one of state.fighters) {
    if (one.horse !== null) return false;
    if (!isOnField(one)) continue;
    const body = together[count++];
    if (body === undefined || !isStill(state, one, body)) return false;
  }
  return count === together.length;
}

/** Whether he is as his body says, as far as a body that was alive can. */
function isStill(state: State, one: Fighter, body: Body): boolean {
  if (one.x !== body.x || one.y !== body.y || one.id !== body.id || one.side !== body.side) return false;
  const sheet = sheetOf(state, one);
  return (
    sheet.size === body.size &&
    isFreeToAct(one) === body.able &&
    isArmedBy(sheet, one) === body.armed &&
    body.alive
  );
}

const areSame = (bodies: Bodies, others: Bodies): boolean =>
  bodies.length === others.length && bodies.every((body, i) => isSame(body, others[i] as Body));

const isSame = (a: Body, b: Body): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.able === b.able &&
  a.armed === b.armed &&
  a.alive === b.alive &&
  a.size === b.size &&
  a.side === b.side &&
  a.id === b.id;

/** Without a rider it only takes up room. */
const looseHorse = ({ id, side }: Fighter, { hp, ridden, x, y }: Horse): Body[] =>
  hp === 0 || ridden
    ? []
    : [{ id: horseId(id), x, y, size: HORSE_SIZE, side, able: false, alive: true, armed: false }];

type Horse = NonNullable<Fighter['horse']>;

/** By its owner's. */
export const horseId = (owner: string): string => `m${owner.slice(1)}`;

export const pacesBetween = (state: State, a: Fighter, b: Fighter): number =>
  distance(baseOf(state, a), baseOf(state, b));

/** Within reach of each other, as long as both can fight. RUN-ENGAGE-01, RUN-RULING-C04 */
export const areEngaged = (state: State, a: Fighter, b: Fighter): boolean =>
  areEnemies(a, b) && isAble(a) && isAble(b) && isInReach(state, a, b);

/** Near enough for a blow, whether the other can fight or not. RUN-ENGAGE-03 */
export const isInReach = (state: State, a: Fighter, b: Fighter): boolean =>
  isOnField(a) && isOnField(b) && reaches(groundFor(state), baseOf(state, a), baseOf(state, b));

export const engagedWith = (state: State, one: Fighter): Fighter[] =>
  state.fighters.filter((other) => areEngaged(state, one, other));

/** Whoever stands beside him on his side and can fight. */
export const alliesWithin = (state: State, one: Fighter, paces: number): Fighter[] =>
  state.fighters.filter(
    (other) =>
      other.id !== one.id &&
      other.side === one.side &&
      isOnField(other) &&
      pacesBetween(state, one, other) <= paces,
  );
