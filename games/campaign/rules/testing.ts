// Positions for tests: say only what matters, the rest is as usual. Seat 0 plays the Normans, seat 1 the Vikings.

import type { Game, Seat } from '@skald/kernel';
import { Driver, pick, type Random } from '@skald/kernel/testing';
import {
  ALL_POINTS,
  type ArmyId,
  armyIds,
  type Card,
  DECK,
  distance,
  type GameOptions,
  GameOptionsSchema,
  geographyOf,
  type Hex,
  MOST_ARMIES,
  PILLAGED_TO_WIN,
  readHex,
  SIDES,
  type Side,
} from '../content/index.ts';
import type { AnyFrame } from './agenda.ts';
import { newArmy } from './armies.ts';
import { rules } from './game.ts';
import { begin } from './setup.ts';
import type { Army, State } from './state.ts';

export const NORMANS = 0;
export const VIKINGS = 1;

/** `in` is where it stands, and stood when the turn began. Left out: it is destroyed. */
export type Soldiers = Partial<Omit<Army, 'id' | 'at' | 'stood'>> & { in?: string; stood?: string };

export interface Scene {
  readonly options?: Partial<GameOptions>;
  /** In the order n1, n2, …; v1, v2, … Points that are not named are lost. */
  readonly normans?: readonly Soldiers[];
  readonly vikings?: readonly Soldiers[];
  /** Where the ship is. */
  readonly ship?: string;
  readonly hands?: readonly [normans: readonly Card[], vikings: readonly Card[]];
  readonly discard?: readonly Card[];
  readonly agenda?: readonly AnyFrame[];
  /** Any other part of the state. */
  readonly state?: Partial<State>;
}

/** Armies out of everybody's way, for whom nothing matters: each side always has one that can fight. */
const ELSEWHERE: Readonly<Record<Side, Soldiers>> = {
  normans: { points: 6, in: '-4,9' },
  vikings: { points: 6, in: 'ship' },
};

/** A state in turn 2 in which this scene is set, on the default map. */
export function scene({
  options = {},
  normans = [ELSEWHERE.normans],
  vikings = [ELSEWHERE.vikings],
  ship,
  hands = [[], []],
  discard = [],
  agenda = [],
  state: more = {},
}: Scene): State {
  const begun = begin(SIDES, GameOptionsSchema.parse(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  Object.assign(state, { turn: 2, phase: 'movement', order: [NORMANS, VIKINGS], agenda: [...agenda] });
  state.armies = [...muster('normans', normans), ...muster('vikings', vikings)];
  state.lost = SIDES.map((side) => ALL_POINTS - pointsOf(state, side));
  if (ship !== undefined) state.ship.at = readHex(ship);
  state.hands = hands.map((hand) => [...hand]);
  state.discard = [...discard];
  state.deck = [...DECK];
  for (const card of [...state.hands.flat(), ...state.discard])
    state.deck.splice(state.deck.indexOf(card), 1);
  return Object.assign(state, more);
}

function muster(side: Side, soldiers: readonly Soldiers[]): Army[] {
  return armyIds(side, soldiers.length).map((id, i) => {
    const { in: at, stood = at, ...details } = soldiers[i] ?? {};
    if (at === undefined || stood === undefined) return { ...newArmy(id, 0), shown: true };
    return { ...newArmy(id, 3), at: readPlace(at), stood: readPlace(stood), ...details };
  });
}

const readPlace = (text: string): Hex | 'ship' => (text === 'ship' ? text : readHex(text));

const pointsOf = (state: State, side: Side): number =>
  state.armies.reduce((sum, { id, points }) => sum + (id[0] === side[0] ? points : 0), 0);

/** Plays a scene with loaded dice. */
export function play(of: Scene, ...faces: number[]): Driver<State> {
  const state = scene(structuredClone(of));
  const faults = rules.faults(state);
  if (faults.length > 0) throw new Error(`impossible scene: ${faults.join('; ')}`);
  return new Driver(rules as never, state, faces);
}

/** The movement of a seat, and nothing after it. */
export const movement = (seat: Seat): AnyFrame[] => [{ step: 'command', seat }];

export const army = (driver: Driver<State>, id: ArmyId): Army => {
  const found = driver.state.armies.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

/** The rules alone, for random play: nobody gives up without a will. */
export const playable = {
  ...rules,
  sense: { givesUp: ({ act }: { act: string }) => act === 'concede' },
} as unknown as Game<State>;

/** Seats and options of any kind. */
export function randomTable(random: Random): { seats: Side[]; options: Record<string, unknown> } {
  return {
    seats: pick(random, [
      ['normans', 'vikings'],
      ['vikings', 'normans'],
    ]),
    options: {
      battles: pick(random, ['quick', 'table', 'agree']),
      oneEntry: random(2) === 1,
      realDice: pick(random, ['nobody', 'nobody', 'normans', 'vikings', 'both']),
      freeArmyCount: random(2) === 1,
      castleTurns: random(3),
      turnLimit: random(24),
      ...pick(random, [{}, { map: 'generated', mapSeed: random(50) }]),
    },
  };
}

/** In the middle of a campaign, everybody near everybody: random play from the start seldom meets anyone. */
export function randomState(random: Random): State {
  const { seats, options } = randomTable(random);
  const begun = begin(seats, GameOptionsSchema.parse(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  const { land, villages, castle, terrain } = geographyOf(state.map);
  const coast = land.filter((hex) => terrain.get(hex) === 'coast');
  const middle = pick(random, [pick(random, land), pick(random, villages), pick(random, coast), castle]);
  const near = closeTo(land, middle);
  Object.assign(state, {
    turn: random(state.options.turnLimit),
    phase: 'movement',
    order: pick(random, [
      [0, 1],
      [1, 0],
    ]),
    pillaged: villages.slice(0, random(PILLAGED_TO_WIN) - 1),
  });
  const havens = near.filter((hex) => terrain.get(hex) === 'coast');
  state.ship.at = pick(random, [state.map.shipStart, ...havens]);
  for (const side of SIDES)
    for (const id of armyIds(side, state.options.freeArmyCount ? 5 : 3)) {
      const points = pick(random, [0, 1, 1, 2, 3, state.options.freeArmyCount ? 3 : 5]);
      const free = near.filter((hex) => state.armies.every(({ at }) => at !== hex));
      const at = side === 'vikings' && random(3) === 1 ? ('ship' as const) : pick(random, free);
      const army: Army =
        points === 0 ? { ...newArmy(id, 0), shown: true } : { ...newArmy(id, points), at, stood: at };
      state.armies.push({ ...army, wasSmall: points === 1, shown: points === 0 || random(4) === 1 });
    }
  state.lost = seats.map((side) => ALL_POINTS - pointsOf(state, side));
  for (let cards = random(8); cards > 0; cards--) {
    const card = state.deck.splice(random(state.deck.length) - 1, 1)[0] as Card;
    pick(random, [...state.hands, state.discard]).push(card);
  }
  state.agenda = [{ step: 'endOfTurn' }, ...[...state.order].reverse().flatMap(movement)];
  return state;
}

/** A war on a narrow strip of land needs room for all armies all the same. */
function closeTo(land: readonly Hex[], middle: Hex): Hex[] {
  for (let reach = 3; ; reach++) {
    const near = land.filter((hex) => distance(hex, middle) <= reach);
    if (near.length > 2 * MOST_ARMIES || near.length === land.length) return near;
  }
}
