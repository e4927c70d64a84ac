// Positions for tests: a drawn dungeon, and what matters about who stands in it.

import { clone, FastDice, Play, type Seat } from '@skald/kernel';
import { Driver, pick, type Random } from '@skald/kernel/testing';
import {
  ADVENTURES,
  type Card,
  type GameOptions,
  HEROES,
  ITEM,
  MAGIC_ITEMS,
  newParty,
  OVERLORD,
  type Quest,
  questOf,
  resolveOptions,
  SPELL,
  SPELLS,
} from '../content/index.ts';
import { sketch } from '../content/testing.ts';
import { check } from '../documents/index.ts';
import type { AnyFrame } from './agenda.ts';
import { faults } from './faults.ts';
import { rules } from './game.ts';
import { model, seatOf } from './models.ts';
import { newGame, setUpSteps } from './setup.ts';
import type { Model, SeatRole, State } from './state.ts';
import { normalTurn } from './turn.ts';

/** Seat 0 is the Overlord, seat 1 plays all Heroes, unless a scene says otherwise. */
export const OVERLORD_SEAT: Seat = 0;
export const HERO_SEAT: Seat = 1;

export interface Scene {
  /** As adventures are drawn; Minions are numbered from the top left. */
  readonly map: readonly string[];
  readonly quest?: Partial<Quest>;
  readonly options?: Partial<GameOptions>;
  readonly seats?: readonly SeatRole[];
  /** By id. Whoever is not named looks north. */
  readonly models?: Readonly<Record<string, Partial<Model>>>;
  readonly hand?: readonly Card[];
  readonly discard?: readonly Card[];
  /** Any other part of the state. */
  readonly state?: Partial<State>;
  readonly agenda?: readonly AnyFrame[];
  /** Whose Turn it is, and nothing after it. */
  readonly turn?: string;
}

/** Two halls and a chamber between them that turns. DUN-ADV-08 */
export const CHAMBER: Scene = {
  map: ['#######', '#.....#', '###.###', '#O...X#', '###.###', '#.....#', '#######'],
  quest: {
    specials: [
      {
        type: 'turningChamber',
        from: [3, 3],
        to: [3, 3],
        northSouth: [
          [3, 2],
          [3, 4],
        ],
        eastWest: [
          [2, 3],
          [4, 3],
        ],
        open: 'northSouth',
        turnsFrom: 4,
      },
    ],
  },
};

/** A state in round 2 in which this scene is set. */
export function scene(of: Scene): State {
  const drawn = sketch(of.map, of.quest);
  const options = resolveOptions({ quest: drawn, conceding: false, bossItems: true, ...of.options });
  const begun = newGame(of.seats ?? ['overlord', []], options);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  setUpSteps.setUp(new Play(state, new FastDice(1)), { step: 'setUp' });
  for (const one of state.models) one.facing = 'N';
  for (const [id, details] of Object.entries(of.models ?? {})) Object.assign(model(state, id), details);
  deal(state, of.hand ?? [], of.discard ?? []);
  Object.assign(state, { round: 2, phase: 'heroTurns' }, of.state);
  state.agenda = [...(of.agenda ?? [])];
  if (of.turn !== undefined) {
    const one = model(state, of.turn);
    state.agenda.push(normalTurn(state, seatOf(state, one), one));
  }
  return state;
}

function deal({ overlord, options }: State, hand: readonly Card[], discard: readonly Card[]): void {
  const { type, deck } = (options.quest as Quest).overlord;
  const unseen = [...OVERLORD[type].deck];
  for (const card of [...hand, ...discard]) unseen.splice(unseen.indexOf(card), 1);
  const pile = deck - hand.length - discard.length;
  Object.assign(overlord, { hand: [...hand], discard: [...discard], unseen, pile });
}

/** Plays a scene with loaded dice. */
export function play(of: Scene, ...faces: number[]): Driver<State> {
  // A scene may serve many tests: none changes it.
  const state = scene(structuredClone(of));
  const found = faults(state).filter((fault) => !fault.startsWith('the quest is broken'));
  if (found.length > 0) throw new Error(`impossible scene: ${found.join('; ')}`);
  const driver = new Driver<State>(rules as never, state, faces);
  drivers.push(driver);
  return driver;
}

const drivers: Driver<State>[] = [];

/** After each test: no loaded die may be left over. */
export function allDiceCast(): void {
  const left = drivers.splice(0).flatMap((driver) => driver.left);
  if (left.length > 0) throw new Error(`dice left over: ${left.join(' ')}`);
}

export const modelOf = (driver: Driver<State>, id: string): Model => model(driver.state, id);

/** Where a model stands; null when it is off the board. */
export function whereIs({ state }: Driver<State>, id: string): readonly [x: number, y: number] | null {
  const one = state.models.find((other) => other.id === id);
  return one === undefined ? null : [one.x, one.y];
}

/** The options of an act, by their ids. */
export const optionsOf = (driver: Driver<State>, act: string, seat?: Seat): string[] =>
  driver.options(seat).filter((id) => id === act || id.startsWith(`${act}:`));

/** A whole round from here on, the Hero Turns first. */
export const wholeRound = (): AnyFrame[] => [{ step: 'round' }];

/** What is left of a round after the Hero Turns; nothing after it. */
export const endOfRound = (): AnyFrame[] => [
  { step: 'drawCard' },
  { step: 'abilities' },
  { step: 'turnSpells' },
];

/** Two to five seats at one of the ten adventures. */
export function randomTable(random: Random) {
  const heroSeats: SeatRole[] = Array.from({ length: random(4) }, () => []);
  for (const hero of HEROES) if (random(2) === 1) (pick(random, heroSeats) as string[]).push(hero);
  heroSeats.splice(random(heroSeats.length + 1) - 1, 0, 'overlord');
  const adventure = random(ADVENTURES.length);
  const wild = random(2) === 1 ? wildQuest(random, adventure) : null;
  const party = wild === null && random(2) === 1 ? { ...newParty(), next: adventure } : null;
  const heroOrder = pick(random, ['free', 'fixed']);
  const conceding = random(10) === 1;
  return {
    seats: heroSeats,
    options: { quest: wild ?? adventure, party, heroOrder, conceding, bossItems: true },
  };
}

/** An adventure with its doors torn out and everything in the hands of legends, so that all of it is used. */
function wildQuest(random: Random, adventure: number): Quest | null {
  const whole = clone(questOf(adventure));
  const bones = (row: string): string => row.replace(/\./g, (floor) => (random(12) === 1 ? 'b' : floor));
  const wild: Quest = {
    ...whole,
    map: whole.map.map((row) => bones(row.replace(/\d/g, '.'))),
    doors: [],
    specials: whole.specials.filter(({ type }) => type !== 'unseals'),
    legendary: true,
    heroes: whole.heroes.map(({ hero, spells }) => ({
      hero,
      spells: hero === 'danor' ? [...DANORS] : spells,
      items: MAGIC_ITEMS.filter(
        (item) => (ITEM[item].owners?.includes(hero) ?? true) && random(2) === 1,
      ).slice(0, 12),
    })),
    overlord: { ...whole.overlord, commands: 4, pool: { ...whole.overlord.pool, ghost: 3, zombie: 3 } },
    victory: { ...whole.victory, crippled: pick(random, ['one', 'all']) },
  };
  return check(wild).some(({ advice }) => !advice) ? null : wild;
}

const DANORS = SPELLS.filter((spell) => SPELL[spell].casters.includes('danor'));
