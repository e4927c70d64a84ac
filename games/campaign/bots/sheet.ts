// A position as a row of numbers, from the Vikings' side: the judgement of it rests on these.

import {
  distance,
  FIGHTING_POINTS,
  type Hex,
  isTactical,
  PILLAGED_TO_WIN,
  type Side,
  sideOf,
  WEAK_POINTS,
} from '../content/index.ts';
import { hexOf, isSmall, placeOf, shipHex, sidePlayed } from '../rules/armies.ts';
import type { Army, State } from '../rules/state.ts';
import { type Fight, fight } from './fight.ts';
import { raid } from './hopes.ts';
import { canFight, clash, crossing, type Outlook, outlook } from './outlook.ts';

/** Armies of each side that are looked at one by one, the strongest first, and villages, the nearest first. */
const ARMIES = 3;
const VILLAGES = 6;
/** Numbers of the whole campaign, of each Viking and Norman army, of each pair of enemies, of each village. */
const CAMPAIGN = 40;
const VIKING = 20;
const NORMAN = 16;
const MEETING = 7;
const VILLAGE = 5;
export const NUMBERS = CAMPAIGN + ARMIES * (VIKING + NORMAN) + ARMIES * ARMIES * MEETING + VILLAGES * VILLAGE;

/** Farther than this is far. */
const FAR = 9;
/** A strong army. */
const STRONG = 5;

/** Writes numbers one after the other. */
class Sheet {
  readonly #numbers: Float32Array;
  #at = 0;

  constructor(numbers: Float32Array) {
    this.#numbers = numbers.fill(0);
  }

  put(number: number): void {
    this.#numbers[this.#at++] = number;
  }

  note(isSo: boolean): void {
    this.#numbers[this.#at++] = isSo ? 1 : 0;
  }

  /** The rest of a part without an army or a village stays empty. */
  skip(numbers: number): void {
    this.#at += numbers;
  }

  /** One of several cases. */
  mark(one: number, of: number): void {
    this.#numbers[this.#at + one] = 1;
    this.#at += of;
  }
}

/** What is asked again and again. */
interface Scene {
  readonly view: Outlook;
  readonly ship: Hex;
  readonly isOnCoast: boolean;
  readonly aboard: readonly Army[];
  /** Normans that can fight. */
  readonly defenders: readonly Army[];
  readonly hopes: ReadonlyMap<Army, number>;
  /** How far the nearest Viking is from each Norman army. */
  readonly nearest: ReadonlyMap<Army, number>;
  /** Who moves now, if anybody does. */
  readonly mover: Side | null;
  readonly isSecond: boolean;
}

export function writeSheet(state: State, numbers: Float32Array): void {
  const scene = survey(state);
  const { view, hopes, nearest } = scene;
  const sheet = new Sheet(numbers);
  const hope = (army: Army): number => hopes.get(army) as number;
  const vikings = [...view.vikings].sort((a, b) => b.points - a.points || hope(b) - hope(a));
  const far = (army: Army): number => nearest.get(army) as number;
  const normans = [...view.normans].sort((a, b) => b.points - a.points || far(a) - far(b));
  campaign(sheet, scene);
  for (let i = 0; i < ARMIES; i++) viking(sheet, scene, vikings[i]);
  for (let i = 0; i < ARMIES; i++) norman(sheet, scene, normans[i]);
  for (let i = 0; i < ARMIES; i++)
    for (let j = 0; j < ARMIES; j++) meeting(sheet, scene, vikings[i], normans[j]);
  villages(sheet, scene);
}

function survey(state: State): Scene {
  const view = outlook(state, 'vikings');
  const { ground, vikings, normans } = view;
  const ship = shipHex(state);
  const top = state.agenda.at(-1);
  const seat = top?.step === 'command' ? top.seat : null;
  return {
    view,
    ship,
    isOnCoast: ground.geography.terrain.get(ship) === 'coast',
    aboard: vikings.filter(({ at }) => at === 'ship'),
    defenders: normans.filter(canFight),
    hopes: new Map(
      vikings.map((army) => [army, canFight(army) ? raid(view, army, placeOf(army)) / view.village : 0]),
    ),
    nearest: new Map(
      normans.map((army) => [army, Math.min(FAR, ...vikings.map((other) => apart(view, ship, other, army)))]),
    ),
    mover: seat === null ? null : sidePlayed(state, seat),
    isSecond: seat !== null && state.order[1] === seat,
  };
}

/** Turns between a Viking and a Norman army. */
const apart = ({ ground }: Outlook, ship: Hex, viking: Army, norman: Army): number =>
  viking.at === 'ship' ? ground.raid(ship, hexOf(norman)) : ground.walk(hexOf(norman), hexOf(viking));

/** From 1, where one stands, towards 0. */
const near = (turns: number): number => 1 / (1 + turns);

function campaign(sheet: Sheet, scene: Scene): void {
  const { view, ship, isOnCoast, aboard, defenders, hopes, mover, isSecond } = scene;
  const { state } = view;
  const burnt = state.pillaged.length;
  sheet.put(1);
  sheet.mark(Math.min(PILLAGED_TO_WIN - 1, burnt), PILLAGED_TO_WIN);
  const turns = Math.min(24, view.turnsLeft);
  sheet.put(turns / 12);
  sheet.put(Math.max(0, 8 - turns) / 8);
  sheet.put(Math.max(0, 3 - turns) / 3);
  sheet.mark(mover === null ? 0 : (mover === 'vikings' ? 1 : 3) + (isSecond ? 1 : 0), 5);

  const [ours, theirs] = [strength(state, 'vikings'), strength(state, 'normans')];
  sheet.put(ours.points / 8);
  sheet.put(theirs.points / 8);
  sheet.put((ours.points - theirs.points) / 5);
  sheet.put(ours.fighting / 2);
  sheet.put(theirs.fighting / 2);
  sheet.put((ours.weak - theirs.weak) / 2);
  sheet.note(ours.fighting <= 1);
  sheet.note(theirs.fighting <= 1);

  for (const side of ['vikings', 'normans'] as const) {
    const hand = state.hands[state.sides.indexOf(side)] ?? [];
    sheet.put(hand.filter(isTactical).length);
    for (const card of ['initiative', 'ford', 'forcedMarch'])
      sheet.put(hand.filter((one) => one === card).length);
  }

  const isAlone = isOnCoast && aboard.length === 0;
  const enemy = Math.min(FAR, ...defenders.map((army) => view.ground.walk(hexOf(army), ship)));
  sheet.note(isOnCoast);
  sheet.put(aboard.length / 2);
  sheet.put(isAlone ? near(enemy) : 0);
  sheet.note(isAlone && enemy === 0);
  sheet.note(isAlone && defenders.some((army) => army.at === ship && isUndisturbed(army)));
  sheet.note(isOnCoast && aboard.length > 0 && enemy === 1);
  sheet.note(mover === 'vikings' && !state.ship.moved && aboard.length > 0);
  sheet.put(view.haste);
  sheet.put((view.villages.length - (PILLAGED_TO_WIN - burnt)) / 3);
  const all = [...hopes.values()];
  sheet.put(all.reduce((sum, hope) => sum + hope, 0));
  sheet.put(Math.max(0, ...all));
}

function strength(state: State, side: Side): { points: number; fighting: number; weak: number } {
  const armies = state.armies.filter(({ id }) => sideOf(id) === side);
  return {
    points: armies.reduce((sum, { points }) => sum + points, 0),
    fighting: armies.filter(canFight).length,
    weak: armies.filter(({ points }) => points <= WEAK_POINTS).length,
  };
}

/** What is begun here is done at the end of this turn. */
const isUndisturbed = ({ at, stood, stirred, fought }: Army): boolean => stood === at && !stirred && !fought;

/** Whether it will still move in this turn. */
const hasMove = ({ mover, isSecond }: Scene, army: Army): boolean =>
  mover === sideOf(army.id) ? !army.moved : mover !== null && !isSecond;

function viking(sheet: Sheet, scene: Scene, army: Army | undefined): void {
  if (army === undefined) return sheet.skip(VIKING);
  const { view, ship, defenders, hopes } = scene;
  const { ground, vikings } = view;
  const { castle } = ground.geography;
  const at = placeOf(army);
  const isAshore = at !== 'ship';
  sheet.put(1);
  sheet.put(army.points / 4);
  sheet.note(isSmall(army));
  sheet.note(!isAshore);
  sheet.note(hasMove(scene, army));
  const isRaiding = isAshore && view.villages.includes(at);
  const isReady = isRaiding && canFight(army) && isUndisturbed(army) && !army.wasSmall;
  sheet.note(isReady);
  sheet.note(isRaiding && !isReady);
  sheet.put(hopes.get(army) as number);
  const ways = isAshore ? ground.walks(at) : ground.raids(ship);
  const turns = view.standing.map((village) => ways[village] as number).sort((a, b) => a - b);
  for (let i = 0; i < 3; i++) sheet.put(near(turns[i] ?? FAR));
  if (!isAshore) sheet.skip(3);
  else {
    sheet.put(near(Math.min(FAR, ...defenders.map((other) => ground.walk(hexOf(other), at)))));
    sheet.put(near(distance(at, ship)));
    sheet.put(near(ground.walk(at, castle)));
  }
  sheet.put(army.siege);
  sheet.note(at === castle);
  sheet.put(isAshore ? near(nearestFriend(vikings, army)) : 0);
  sheet.note(army.boarded);
  sheet.note(army.points >= STRONG);
  sheet.note(army.march > 0);
}

const nearestFriend = (armies: readonly Army[], army: Army): number =>
  Math.min(
    FAR,
    ...armies
      .filter((other) => other !== army && other.at !== 'ship')
      .map((other) => distance(hexOf(other), hexOf(army))),
  );

function norman(sheet: Sheet, scene: Scene, army: Army | undefined): void {
  if (army === undefined) return sheet.skip(NORMAN);
  const { view, ship, aboard, nearest } = scene;
  const { ground, normans } = view;
  const { castle } = ground.geography;
  const at = hexOf(army);
  sheet.put(1);
  sheet.put(army.points / 4);
  sheet.note(isSmall(army));
  sheet.note(hasMove(scene, army));
  sheet.put(near(nearest.get(army) as number));
  sheet.put(near(ground.walk(at, castle)));
  sheet.note(at === castle);
  sheet.put(near(ground.walk(at, ship)));
  sheet.note(view.villages.includes(at));
  const turns = view.standing.map((village) => ground.walks(at)[village] as number);
  for (let reach = 1; reach <= 3; reach++) sheet.put(turns.filter((way) => way <= reach).length / reach);
  sheet.put(near(nearestFriend(normans, army)));
  sheet.note(aboard.some(canFight) && ground.raid(ship, at) <= 1);
  sheet.note(army.points >= STRONG);
  sheet.note(army.march > 0);
}

/** Two enemies: what each would gain by falling upon the other, and how near they are. */
function meeting(sheet: Sheet, scene: Scene, viking: Army | undefined, norman: Army | undefined): void {
  if (viking === undefined || norman === undefined) return sheet.skip(MEETING);
  const { view, ship, isOnCoast } = scene;
  const { ground } = view;
  const where = hexOf(norman);
  const isAshore = viking.at !== 'ship';
  const at = isAshore ? hexOf(viking) : ship;
  const isBeside = distance(at, where) === 1;
  const across = crossing(view, where, at);
  const ours = canFight(viking);
  const theirs = canFight(norman);
  if (isAshore) {
    assault(sheet, isBeside && theirs ? clash(view, norman, where, viking, at) : null, across);
    assault(sheet, isBeside && ours ? clash(view, viking, at, norman, where) : null, across);
  } else {
    const isInReach = ground.raid(ship, where) <= 1;
    const hampered = where === ground.geography.castle ? 2 : 0;
    assault(sheet, isOnCoast && isBeside && theirs ? fight(norman.points, atLeast(viking), 0) : null, across);
    assault(sheet, isInReach && ours ? fight(viking.points, atLeast(norman), hampered) : null, 1);
  }
  const turns = apart(view, ship, viking, norman);
  sheet.put(near(isAshore ? turns : Math.min(FAR, turns)));
}

/** A small army does not fight; as the odds have no row for it, it counts as one that does. */
const atLeast = ({ points }: Army): number => Math.max(FIGHTING_POINTS, points);

function assault(sheet: Sheet, outcome: Fight | null, across: number): void {
  if (outcome === null) return sheet.skip(3);
  sheet.put(across);
  sheet.put(across * outcome.win);
  sheet.put((across * (outcome.defenderLost - outcome.attackerLost)) / 2);
}

function villages(sheet: Sheet, scene: Scene): void {
  const { view, ship, defenders } = scene;
  const { ground } = view;
  const raiders = view.vikings.filter(canFight);
  const races = view.standing.map((village) => {
    let first: Army | null = null;
    let raid = FAR;
    for (const army of raiders) {
      const turns = (army.at === 'ship' ? ground.raids(ship) : ground.walks(hexOf(army)))[village] as number;
      if (turns < raid) [raid, first] = [turns, army];
    }
    let relief = FAR;
    let win = 0;
    for (const army of defenders) {
      const turns = ground.walks(hexOf(army))[village] as number;
      relief = Math.min(relief, turns);
      if (first !== null && turns <= raid + 1) win = Math.max(win, fight(army.points, atLeast(first), 0).win);
    }
    return { raid, relief, win };
  });
  races.sort((a, b) => a.raid - b.raid + (a.win - b.win) * 0.5);
  for (const { raid, relief, win } of races.slice(0, VILLAGES)) {
    sheet.put(1);
    sheet.put(near(raid));
    sheet.put(near(relief));
    sheet.put(Math.max(-1, Math.min(1, (relief - raid) / 3)));
    sheet.put(win);
  }
}
