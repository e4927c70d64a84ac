// Positions for tests: say only what matters, the rest lies in its pile.

import type { Seat } from '@skald/kernel';
import { Driver } from '@skald/kernel/testing';
import {
  type Area,
  type GameOptions,
  type HeroId,
  type Item,
  isMonsterId,
  JARLS,
  type JarlId,
  MONSTERS,
  type MonsterId,
  resolveOptions,
} from '../content/index.ts';
import type { AnyFrame } from './agenda.ts';
import { rules } from './game.ts';
import { newPiece } from './pieces.ts';
import { begin } from './setup.ts';
import { type Piece, type Player, playerOf, type State } from './state.ts';

type Details = Partial<Omit<Piece, 'id' | 'owner' | 'token'>>;

export interface Scene {
  readonly options?: Partial<GameOptions>;
  /** One a seat. `in` is where the hero stands, `home` (if not given) the same area. */
  readonly heroes: readonly (Partial<Omit<Player, 'hero' | 'counter'>> & {
    hero: HeroId;
    in: Area;
    piece?: Details;
  })[];
  /** `of`: the seat served; left out: independent and face down (with `faceUp: true`: face up). */
  readonly jarls?: readonly (Details & { jarl: JarlId; in: Area; of?: Seat })[];
  readonly monsters?: readonly (Details & { monster: MonsterId; in: Area })[];
  readonly hoards?: State['hoards'];
  readonly agenda?: readonly AnyFrame[];
  /** Any other part of the state. */
  readonly state?: Partial<State>;
}

/** A state in turn 2 in which this scene is set; jarls lie face down with tokens 1, 2, … in the order given. */
export function scene({
  options = {},
  heroes,
  jarls = [],
  monsters = [],
  hoards = [],
  agenda = [],
  state: more = {},
}: Scene): State {
  const begun = begin(
    heroes.map(({ hero }) => hero),
    resolveOptions({ ruleset: 'classic', ...options }),
  );
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  Object.assign(state, {
    turn: 2,
    phase: 'combat',
    order: heroes.map((_, seat) => seat),
    agenda: [...agenda],
  });
  heroes.forEach(({ hero, in: area, piece = {}, ...player }, seat) => {
    Object.assign(playerOf(state, seat), {
      hero,
      counter: hero,
      status: 'alive',
      home: area,
      ...player,
    });
    if ((player.status ?? 'alive') === 'alive')
      state.pieces.push({ ...newPiece(hero, area, seat, 0), ...piece });
  });
  for (const { jarl, in: area, of, ...details } of jarls) {
    const faceUp = of !== undefined || details.faceUp === true;
    state.pieces.push({ ...newPiece(jarl, area, of ?? null, state.nextToken++), ...details, faceUp });
    state.piles.jarls.splice(state.piles.jarls.indexOf(jarl), 1);
  }
  for (const { monster, in: area, ...details } of monsters) {
    state.pieces.push({ ...newPiece(monster, area, null, 0), ...details });
    state.piles.monsters.splice(state.piles.monsters.indexOf(monster), 1);
  }
  state.hoards = hoards.map((hoard) => ({ ...hoard }));
  Object.assign(state, more);
  const used = [
    ...state.pieces.flatMap((one): Item[] => one.items),
    ...state.ground.map(({ item }) => item),
    ...state.hoards.flatMap(({ treasure }) => (treasure === null ? [] : [treasure])),
    ...state.gone,
  ];
  state.gone.push(...state.piles.swords.splice(0).filter((sword) => !used.includes(sword)));
  state.piles.treasures = state.piles.treasures.filter((treasure) => !used.includes(treasure));
  state.slain = [...state.slain];
  for (const id of state.slain) {
    if (isMonsterId(id)) state.piles.monsters = state.piles.monsters.filter((other) => other !== id);
    else state.piles.jarls = state.piles.jarls.filter((other) => other !== id);
  }
  return state;
}

/** Plays a scene with loaded dice. */
export function play(of: Scene, ...faces: number[]): Driver<State> {
  // A scene may serve many tests: none changes it.
  const state = scene(structuredClone(of));
  const faults = rules.faults(state);
  if (faults.length > 0) throw new Error(`impossible scene: ${faults.join('; ')}`);
  return new Driver(rules as never, state, faces);
}

/** The combat turn of a seat, and nothing after it. */
export const combatTurn = (seat: Seat): AnyFrame[] => [
  { step: 'attackFrom', seat, current: null, closed: [] },
];

/** The movement of a seat, its counters in any order, and nothing after it. */
export const movementTurn = (seat: Seat): AnyFrame[] => [{ step: 'chooseCounter', seat }];

/** What is left of this turn after combat. */
export const restOfTurn = (): AnyFrame[] => [
  { step: 'markTurn' },
  { step: 'placeJarls' },
  { step: 'placeMonsters' },
  { step: 'taxes' },
];

export const player = (driver: Driver<State>, seat: Seat): Player => playerOf(driver.state, seat);

/** Where a counter stands; null when it is off the map. */
export const whereIs = (driver: Driver<State>, id: string): Area | null =>
  driver.state.pieces.find((one) => one.id === id)?.area ?? null;

export const pieceOf = (driver: Driver<State>, id: string): Piece => {
  const one = driver.state.pieces.find((other) => other.id === id);
  if (one === undefined) throw new Error(`${id} is not on the map`);
  return one;
};

/** Piles without a counter: whoever is not named has been slain long ago, and nothing is placed any more. */
export const emptyPiles = (...kept: string[]): Pick<State, 'slain'> => ({
  slain: [...JARLS, ...MONSTERS].filter((id) => !kept.includes(id)),
});
