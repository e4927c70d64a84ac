// Going somewhere, and who strikes on the way. RUN-ACT-15 to -26, RUN-ENGAGE-17 to -21

import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { dashOf, WITHDRAWAL } from '../../content/movement.ts';
import { dashTo, distance, leaves, lengthOf, type Mode, type Way, wayTo } from '../space/index.ts';
import type { FrameOf, Gait, Turning, Walk } from './agenda.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import { noteTerrain } from './features.ts';
import {
  areEnemies,
  areEngaged,
  bodiesOf,
  bodyOf,
  engagedWith,
  fighterOf,
  groundFor,
  groundUnder,
  hampered,
  isAble,
  isArmed,
  isInReach,
  sheetOf,
} from './fighters.ts';
import { isBound, watchRing } from './holmgang.ts';
import { getOut } from './leaving.ts';
import { isWaiting, open, seen } from './listening.ts';
import { meet, perilsOn } from './perils.ts';
import { put } from './placing.ts';
import { tow } from './rescuing.ts';
import { rollOnce } from './rolling.ts';
import { canShoot } from './shooting.ts';
import { orShop } from './shopping.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf } from './striking.ts';
import { mayTakeAim } from './targeting.ts';
import { placeOf } from './words.ts';

/** RUN-RULING-C15 */
const FATIGUE = 11;

export type Going = Extract<ChoiceOf<'act'>, { act: Gait }>;

/** Who walks: nobody in deep water. */
export const mayMove = (state: State, one: Fighter): boolean => canStir(state, one) && one.water === null;

/** Who moves: nobody who lies, is held or caught, or holds his ground. RUN-SPECIAL-07, RUN-RULING-C18, -C54 */
export const canStir = (state: State, one: Fighter): boolean =>
  !isBound(state) &&
  !one.fallen &&
  one.held === null &&
  one.caught === null &&
  one.stance !== 'holding' &&
  !holdsSomebody(state, one);

export const holdsSomebody = (state: State, one: Fighter): boolean =>
  state.fighters.some(({ held }) => held?.by === one.id);

const wayOf = (state: State, one: Fighter, to: Spot, paces: number, mode: Mode): Way | null =>
  mode === 'fleeing' || mode === 'reckless'
    ? dashTo(groundUnder(state, one), bodiesOf(state), bodyOf(state, one), to, paces, mode)
    : wayTo(groundUnder(state, one), bodiesOf(state), bodyOf(state, one), to, paces, { mode });

/** As far as each gait carries him, in paces. */
function mostPaces(state: State, one: Fighter, gait: Gait): number {
  const { half, full } = sheetOf(state, one).move;
  return { walk: half, seize: full, withdraw: WITHDRAWAL, flee: dashOf(full), rush: dashOf(full) }[gait];
}

/** The way that a choice of where to go leads. */
export const wayFor = (state: State, one: Fighter, choice: Going): Way | null =>
  wayOf(state, one, choice, mostPaces(state, one, choice.act), MODE[choice.act]);

/** What would come of setting out, before anybody does. */
export interface Journey extends Way {
  readonly most: number;
  readonly strikers: Walk['strikers'];
  /** Whether a blow at its end would be a charge. */
  readonly charges: boolean;
  /** Whether no attack could follow. RUN-ENGAGE-20 */
  readonly retires: boolean;
}

export function journeyOf(state: State, one: Fighter, choice: Going): Journey | null {
  const way = wayFor(state, one, choice);
  if (way === null) return null;
  return {
    ...way,
    most: mostPaces(state, one, choice.act),
    strikers: strikersOn(state, one, MODE[choice.act], way.path),
    charges: isChargeable(way.path, state.rulings.chargeFrom),
    retires:
      choice.act === 'walk' &&
      choice.means === undefined &&
      leavesSomebody(state, one, choice, engagedWith(state, one)),
  };
}

/** Whose reach one leaves by ending there, of those who have one in theirs. RUN-ENGAGE-20 */
const leavesSomebody = (state: State, one: Fighter, to: Spot, engaged: readonly Fighter[]): boolean => {
  const there = { ...one, x: to.x, y: to.y };
  return engaged.some((enemy) => isArmed(state, enemy) && !isInReach(state, there, enemy));
};

/** Who strikes at somebody who goes this way, and where. RUN-RULING-C12 to -C14 */
export const strikersOn = (
  state: State,
  one: Fighter,
  mode: Mode,
  path: readonly Spot[],
  target?: string,
): Walk['strikers'] =>
  leaves(groundFor(state), bodiesOf(state), bodyOf(state, one), path, {
    mode,
    ...(target !== undefined && { target }),
  }).map(({ enemy, spot: { x, y }, wasEngaged }) => ({ by: enemy, at: { x, y }, left: wasEngaged }));

/** Sets out. The rest of the action waits until he has arrived, or been stopped. */
export function setOut(table: Table, turning: Turning, choice: Going): void {
  const { state } = table;
  const one = fighterOf(state, turning.fighter);
  const way = wayFor(state, one, choice);
  if (way === null) return;
  // He forfeits whatever else he could have done in this round. RUN-ACT-37
  if (choice.act === 'rush') one.steps = [];
  if (choice.act === 'flee') return takeFlight(table, one, way);
  const means = choice.act === 'walk' ? choice.means : undefined;
  setOff(table, turning, one, way, choice.act === 'walk', perilsOn(state, one, way.path), choice.act, means);
}

/** Before he runs others may step into his way. RUN-ACT-23 */
function takeFlight(table: Table, one: Fighter, { path, paces }: Way): void {
  const enemies = table.state.fighters.filter((other) => areEnemies(one, other) && isAble(other));
  noteTerrain(table.state, one, path.at(-1) ?? one);
  one.movement = 'fleeing';
  one.paces += paces;
  const rest = enemies.map(({ id }) => id);
  next(table, { step: 'interceptors', fighter: one.id, way: stretchOf(path.slice(1)), rest });
  turnTail(table, one, 'flee');
}

/** Somebody may keep him from it. RUN-HOOK-14 */
const turnTail = (table: Table, one: Fighter, how: 'flee' | 'withdraw'): void =>
  open(table, 'fleeDeclared', () => ({ who: seen(table.state, one), how }));

/** On his way. After half an action there is something left to do. */
export function setOff(
  table: Table,
  turning: Turning,
  one: Fighter,
  way: Way,
  half: boolean,
  perils: Walk['perils'],
  gait: Gait = 'walk',
  means?: 'attack',
): void {
  const { state } = table;
  const strikers = strikersOn(state, one, MODE[gait], way.path);
  const left = leavesSomebody(state, one, way.path.at(-1) ?? one, engagedWith(state, one));
  noteTerrain(state, one, way.path.at(-1) ?? one);
  one.movement = MOVEMENT[gait];
  one.paces += way.paces;
  const going: FrameOf<'going'> = {
    step: 'going',
    fighter: one.id,
    gait,
    way: stretchOf(way.path.slice(1)),
    // Only whoever is left for somebody else strikes with all care, whatever he has done. RUN-ENGAGE-20
    strikers: strikers.map((striker) => ({ ...striker, left: striker.left && means === 'attack' })),
    shooters: [],
    perils,
  };
  const rest: FrameOf<'continue'>[] = half
    ? [
        {
          step: 'continue',
          ...turning,
          halves: [...turning.halves, 'move'],
          paces: way.paces,
          charges: isChargeable(way.path, state.rulings.chargeFrom),
          retires: means === undefined && left,
        },
      ]
    : [];
  next(table, going, ...rest);
  // Whoever has lost heart flees in his own way. RUN-SPECIAL-13
  if (gait === 'withdraw' || one.cowed) turnTail(table, one, one.cowed ? 'flee' : 'withdraw');
}

/** A charge is so long, and more or less straight. RUN-MELEE-12 to -14, RUN-RULING-C05, -C11 */
export function isChargeable(path: readonly Spot[], from: number): boolean {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return false;
  const length = lengthOf(path);
  return length >= from && length <= distance({ ...first, size: 1 }, { ...last, size: 1 }) + 1;
}

const MODE: Readonly<Record<Gait, Mode>> = {
  walk: 'ordinary',
  seize: 'ordinary',
  withdraw: 'withdrawing',
  flee: 'fleeing',
  rush: 'reckless',
};
const MOVEMENT: Readonly<Record<Gait, Fighter['movement']>> = {
  walk: 'moved',
  seize: 'moved',
  withdraw: 'withdrawing',
  flee: 'fleeing',
  rush: 'reckless',
};

const stretchOf = (path: readonly Spot[]): Walk['way'] => path.map(placeOf);

export const movingSteps: Steps<'going' | 'tiring' | 'freeBlow' | 'opportunity'> = {
  going(table, { step: _, ...walk }) {
    const { state } = table;
    const one = fighterOf(state, walk.fighter);
    if (!isAble(one) || one.fallen || one.held !== null || one.caught !== null) return;
    const peril = walk.perils.find(({ at }) => isAt(one, at));
    if (peril !== undefined) {
      next(table, { step: 'going', ...walk, perils: walk.perils.filter((other) => other !== peril) });
      return meet(table, one, peril, walk.way);
    }
    const shooter = walk.shooters.find(({ at }) => isAt(one, at));
    if (shooter !== undefined) {
      next(table, { step: 'going', ...walk, shooters: walk.shooters.filter((other) => other !== shooter) });
      return offerShot(table, shooter.by, one);
    }
    const here = walk.strikers.find(({ at }) => isAt(one, at));
    if (here !== undefined) {
      const strikers = walk.strikers.filter((striker) => striker !== here);
      next(table, { step: 'going', ...walk, strikers });
      return offer(table, here, one);
    }
    const stretch = untilSomething(walk);
    if (stretch.length === 0) return arrive(table, one, walk.gait);
    const behind = placeOf(stretch.at(-2) ?? one);
    put(table, one, stretch.at(-1) as Spot);
    one.shifted = true;
    tow(table, one, behind);
    table.tell?.({ type: 'moved', fighter: one.id, way: stretch });
    next(table, { step: 'going', ...walk, way: walk.way.slice(stretch.length) });
    open(table, 'moved', () => ({ who: seen(state, one) }));
    watchRing(table, one, stretch);
  },

  tiring(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'fatigue', roll: 'Sta' } as const;
    const reached = rollOnce(table, frame, die, () => enduranceScore(state, one), FATIGUE);
    if (reached === null || reached >= FATIGUE) return;
    one.impairment += 1;
    table.tell?.({ type: 'tired', fighter: one.id });
  },

  /** Nothing has kept him from it. */
  freeBlow(table, { by, target, left }) {
    const { seat } = fighterOf(table.state, by);
    if (seat === null) return strikeInPassing(table, by, target, left, left);
    next(table, { step: 'opportunity', seat, by, target, left });
  },

  opportunity: orShop<'opportunity'>(({ by }) => by, {
    options(state, { by, left }) {
      const careful = left || fighterOf(state, by).steps.length > 0;
      return [{ act: 'strikeIt' }, ...(careful ? [{ act: 'carefully' as const }] : []), { act: 'letGo' }];
    },
    // With care where that costs nothing, or where it may bring somebody down. RUN-RULING-C45
    byDefault(state, { by, target: id, left }) {
      const target = fighterOf(state, id);
      const careful = fighterOf(state, by).steps.length > 0 && target.hp * 2 < sheetOf(state, target).maxHp;
      return { act: left || careful ? 'carefully' : 'strikeIt' };
    },
    standing: { never: () => ({ act: 'letGo' }), always: () => ({ act: 'strikeIt' }) },
    answer(table, { by, target, left }, { act }) {
      if (act === 'letGo') return;
      strikeInPassing(table, by, target, act === 'carefully', left);
    },
  }),
};

const isAt = (one: Spot, { x, y }: Spot): boolean => one.x === x && one.y === y;

/** Squares up to where somebody strikes or the ground does something, or to the end. */
function untilSomething({ way, strikers, shooters, perils }: Walk): Walk['way'] {
  const stops = [...strikers, ...shooters, ...perils];
  const at = way.findIndex((spot) => stops.some((each) => isAt(spot, each.at)));
  return at < 0 ? way : way.slice(0, at + 1);
}

/** For nothing, at somebody who flees. RUN-ACT-22 */
function offerShot(table: Table, by: string, target: Fighter): void {
  const shooter = fighterOf(table.state, by);
  const { hand, seat } = shooter;
  if (!isAble(shooter) || shooter.held !== null || !canShoot(table.state, shooter, target, hand)) return;
  if (!mayTakeAim(table, shooter, target)) return;
  if (seat !== null) return next(table, { step: 'freeShot', seat, by, target: target.id, behind: 'cover' });
  next(table, { step: 'shot', attacker: by, target: target.id, form: hand, dodges: null, behind: 'cover' });
}

/** A free attack, for whoever can and will. RUN-ENGAGE-17, -18 */
function offer(table: Table, { by, left }: Walk['strikers'][number], target: Fighter): void {
  const striker = fighterOf(table.state, by);
  if (!areEngaged(table.state, striker, target) || !isArmed(table.state, striker) || striker.held !== null)
    return;
  const free: FrameOf<'freeBlow'> = { step: 'freeBlow', by, target: target.id, left };
  const known = () => ({
    by: seen(table.state, striker),
    target: seen(table.state, target),
    occasion: 'opportunity' as const,
  });
  if (!isWaiting(table, 'freeAttackOffered', known, free)) movingSteps.freeBlow(table, free);
}

/** Taking care costs the next action of this round, unless one is left for another. RUN-ENGAGE-19, RUN-RULING-C12 */
function strikeInPassing(table: Table, by: string, target: string, careful: boolean, left: boolean): void {
  const striker = fighterOf(table.state, by);
  if (careful && !left) striker.steps = striker.steps.slice(1);
  striker.onlyMoved = false;
  next(table, blowOf(striker, target, careful ? 'careful' : 'opportunity'));
}

function arrive(table: Table, one: Fighter, gait: Gait): void {
  if (gait === 'rush') next(table, { step: 'tiring', fighter: one.id });
  if (gait === 'flee') getOut(table, one);
}

/** RUN-ACT-27, RUN-RULING-C15 */
const enduranceScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).stamina + rollChange(state, one, 'Sta') - hampered(state, one);
