// Positions for tests: a plain field, who stands on it, and what matters about them.

import { type Choice, clone, defaultAnswer } from '@skald/kernel';
import { Driver, pick, type Random, type Trial } from '@skald/kernel/testing';
import type { BattleMap } from '../../content/battle-map.ts';
import { DIFFICULTIES, FORMS, THEME_NAMES, WORTHS } from '../../content/fights.ts';
import { FOE, FOES } from '../../content/foes.ts';
import { GIFT, type Gift } from '../../content/gifts.ts';
import type { Magic } from '../../content/powers.ts';
import { type Statistics, THREATS, type Threat } from '../../content/threats.ts';
import { GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { at, gift, having, rich } from '../../documents/hero/testing.ts';
import { GIFT_RULES } from '../gifts/index.ts';
import type { Effect } from '../hooks/effect.ts';
import type { AnyFrame } from './agenda.ts';
import { faults } from './faults.ts';
import { fighterOf, isHero } from './fighters.ts';
import { rules } from './game.ts';
import { type GameOptions, resolveOptions } from './options.ts';
import { fightOf } from './setup.ts';
import type { Fighter, FoeSheet, State } from './state.ts';

/** Seat 0 plays the heroes, seat 1 the foes, unless a scene says otherwise. */
export const HEROES_SEAT = 0;
export const FOES_SEAT = 1;

/** Nothing but grass, 40 paces by 30. */
const FIELD: BattleMap = {
  skald: 'battle-map',
  version: 1,
  name: 'field',
  width: 40,
  height: 30,
  cell: 5,
  edge: 'open',
  walls: [],
  heights: [],
  zones: [],
  objects: [],
  starts: {
    heroes: Array.from({ length: 8 }, (_, i) => ({ x: 1, y: 1 + 3 * i })),
    foes: Array.from({ length: 20 }, (_, i) => ({ x: 20 + (i % 10), y: 1 + 4 * Math.floor(i / 10) })),
  },
};

interface FoeInScene {
  readonly foe?: FoeSheet['foe'];
  readonly hunts?: boolean;
  readonly magic?: Magic;
  readonly threat?: Threat;
  readonly missile?: 'bow' | 'crossbow' | null;
  readonly selfWilled?: boolean;
  readonly statistics?: Partial<Statistics>;
}

export interface Scene {
  readonly map?: Partial<BattleMap>;
  readonly heroes?: readonly Hero[];
  readonly foes?: readonly FoeInScene[];
  /** By id. */
  readonly fighters?: Readonly<Record<string, Partial<Fighter>>>;
  readonly options?: GameOptions;
  readonly state?: Partial<State>;
  /** Whose turn it is, and nothing after it. */
  readonly turn?: string;
  readonly agenda?: readonly AnyFrame[];
  /** The rules play the foes. */
  readonly nobodyPlaysFoes?: boolean;
}

function scene(of: Scene): State {
  const heroes = [...(of.heroes ?? [READY_MADE.ragnar])];
  const foes = (of.foes ?? [{}]).map(
    ({
      foe = 'goblin-warrior',
      threat = 'equal',
      missile = null,
      selfWilled = true,
      hunts = false,
      magic = null,
    }) => ({ foe, threat, missile, selfWilled, hunts, magic }),
  );
  const seats = of.nobodyPlaysFoes ? [heroes] : [heroes, 'foes' as const];
  const begun = fightOf(
    seats,
    resolveOptions({ map: { ...FIELD, ...of.map }, foes, mix: 'free', rounds: 30, ...of.options }),
  );
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  for (const [i, { statistics }] of (of.foes ?? []).entries()) {
    const sheet = state.foes[i];
    if (sheet === undefined || statistics === undefined) continue;
    state.foes[i] = { ...sheet, statistics: { ...(sheet.statistics as Statistics), ...statistics } };
    const one = fighterOf(state, `f${i}`);
    if (statistics.hp !== undefined) one.hp = statistics.hp;
  }
  for (const [id, details] of Object.entries(of.fighters ?? {})) Object.assign(fighterOf(state, id), details);
  Object.assign(state, { round: 1 }, of.state);
  state.agenda = [...(of.agenda ?? [])];
  if (of.turn !== undefined) {
    const one = fighterOf(state, of.turn);
    one.steps = one.steps.length > 0 ? one.steps : [10];
    state.step = one.steps[0] as number;
    state.agenda.push({ step: 'turn', fighter: of.turn });
  }
  return state;
}

/** All this comes about, whatever has brought it. */
export const happening = (...effects: Effect[]): AnyFrame => ({ step: 'effects', effects });

const drivers: Driver<State>[] = [];

/** Plays a scene with loaded dice. */
export const play = (of: Scene, ...faces: number[]): Driver<State> =>
  playFrom(scene(structuredClone(of)), ...faces);

/** The same from any state. */
export function playFrom(state: State, ...faces: number[]): Driver<State> {
  const found = faults(state);
  if (found.length > 0) throw new Error(`impossible scene: ${found.join('; ')}`);
  const driver = new Driver<State>(rules as never, state, faces);
  drivers.push(driver);
  return driver;
}

/** What is answered for a seat that does not answer in time. */
export const unanswered = ({ state }: Driver<State>, seat: number): Choice | null =>
  defaultAnswer(rules as never, state, seat);

/** After each test: no loaded die may be left over. */
export function allDiceCast(): void {
  const left = drivers.splice(0).flatMap((driver) => driver.left);
  if (left.length > 0) throw new Error(`dice left over: ${left.join(' ')}`);
}

export const one = ({ state }: Driver<State>, id: string): Fighter => fighterOf(state, id);

/** The options of an act, by their ids. */
export const optionsOf = (driver: Driver<State>, act: string): string[] =>
  driver.options().filter((id) => id === act || id.startsWith(`${act}:`));

/** Any foes, one by one. */
const anyFoes = (random: Random) =>
  Array.from({ length: random(4) }, () => ({
    foe: pick(random, ANY_FOES),
    threat: pick(random, THREATS),
    missile: pick(random, ['bow', null, null] as const),
    selfWilled: random(2) === 1,
    hunts: random(2) === 1,
    magic: pick(random, [null, MAGIC]),
  }));

/** Any skirmish or holmgang there may be, by any rulings. */
export const TRIAL: Trial<State> = {
  setUp(random) {
    const mode = pick(random, ['skirmish', 'skirmish', 'holmgang'] as const);
    const hands = mode === 'holmgang' ? 1 + random(2) : random(3);
    const heroes = Array.from({ length: hands }, (_, i) => [
      random(2) === 1 ? anyHero(random) : GALLERY_IDS[5 * i + random(5) - 1],
    ]);
    return {
      seats: random(2) === 1 ? heroes : [...heroes, 'foes'],
      options: {
        mode,
        map: pick(random, [PLAIN, WILD, WILD]),
        foes: random(3) === 1 ? pick(random, THEME_NAMES) : anyFoes(random),
        mix: 'free',
        difficulty: pick(random, DIFFICULTIES),
        points: pick(random, WORTHS),
        band: random(2),
        rounds: random(12),
        form: pick(random, FORMS),
        cap: pick(random, [5, null]),
        staticDefence: random(4) === 1,
        chargeFrom: pick(random, [10, 20] as const),
        fallenPenalty: pick(random, [4, 6] as const),
        shotConditions: pick(random, ['always', 'undodged'] as const),
        healing: pick(random, ['margin', 'total'] as const),
        mawOthers: random(20),
        almostDown: pick(random, [20, 10] as const),
        statistics: pick(random, ['hurt', 'always'] as const),
        feuds: random(3) === 1,
        horses: random(2) === 1,
        surprised: pick(random, ['nobody', 'heroes', 'foes'] as const),
      },
    };
  },
  games: 20,
  matches: 8,
  every: 6,
  secrets: {
    /** What others have in mind for this round, and what foes are worth whom nobody has hurt. */
    alike(state, seat, random) {
      if (state.fighters.some((fighter) => !isHero(fighter) && fighter.seat === seat)) return null;
      const other = clone(state);
      for (const [i, sheet] of other.foes.entries())
        if (!sheet.known && sheet.statistics !== null)
          other.foes[i] = {
            ...sheet,
            statistics: { ...sheet.statistics, atk: random(9), dfn: random(9), res: random(9) },
          };
      for (const fighter of other.fighters)
        if (fighter.seat !== seat && fighter.total === null && fighter.planned !== null) fighter.planned = 0;
      return [clone(state), other];
    },
    /** A die that goes with a number nobody knows. */
    reveals: (event) =>
      REVEALING.includes(event.type) ||
      (event.type === 'roll' && !OPEN_ROLLS.includes((event as unknown as { for: string }).for)),
    enough: 15,
  },
};

/** What comes of a foe's own dice tells something of its numbers. */
// biome-ignore format: a list of names
const REVEALING = [
  'initiative', 'struck', 'shot', 'missed', 'engaged', 'gripped', 'broke', 'hurt', 'rolled', 'checked',
  'trampled', 'struckHorse', 'horseHurt', 'hostageHurt', 'cutDown',
];

/** With any gifts that do something in a fight, bought and paid for. */
function anyHero(random: Random): Hero {
  const bought = Array.from({ length: random(5) - 1 }, () => pick(random, RULED));
  const paid = bought.filter(
    (id, i) => bought.slice(0, i).filter((other) => other === id).length < (GIFT[id].cap ?? 9),
  );
  const hero = rich(9999, pick(random, Object.values(READY_MADE)));
  const rider = random(2) === 1 ? having(hero, [{ kind: 'horse' }], at('adventure-start')) : hero;
  return having(rider, paid.map(gift));
}
const RULED = Object.keys(GIFT_RULES) as Gift[];

/** Some that only strike, and all that can do more. */
const ANY_FOES = [
  'goblin-warrior',
  'dark-viking',
  'giant',
  ...FOES.filter((foe) => FOE[foe].powers.length > 0 || FOE[foe].options.length > 0),
] as const;

const MAGIC: Magic = {
  from: 'chant',
  effects: [
    { score: 'atk', on: 'others', by: -1 },
    { score: 'soak', on: 'goblins', by: 1 },
  ],
};

/** Dice to which nothing is added. */
const OPEN_ROLLS = ['tie', 'target', 'stray', 'tumble'];

const PLAIN: BattleMap = {
  ...FIELD,
  width: 17,
  height: 18,
  starts: {
    heroes: Array.from({ length: 8 }, (_, i) => ({ x: 4, y: 1 + 2 * i })),
    foes: Array.from({ length: 4 }, (_, i) => ({ x: 12, y: 1 + 4 * i })),
  },
};

/** Rows from the first to the last, each as long from the same column. */
const block = (x: number, y: number, width: number, height: number): [number, number, number][] =>
  Array.from({ length: height }, (_, i) => [x, y + i, width]);

/** Something of everything that a field can hold. */
const WILD: BattleMap = {
  ...PLAIN,
  heights: [{ feet: 12, area: block(9, 0, 2, 4) }],
  zones: [
    { kind: 'slippery', area: block(5, 0, 6, 8), from: 1 },
    { kind: 'slope', area: block(5, 8, 7, 9), up: 0 },
    { kind: 'damaging', area: block(8, 12, 1, 1), dam: 20, grows: true, nature: 'fire' },
    { kind: 'darkness', area: block(0, 0, 17, 9), torches: true },
    { kind: 'mist', area: block(0, 12, 6, 4), decrease: 2 },
    { kind: 'water', area: block(13, 3, 3, 9), surface: 'choppy', current: 'slight' },
    { kind: 'obstructed', area: block(6, 0, 2, 18) },
    { kind: 'wind', area: block(0, 0, 17, 18), penalty: 2 },
    { kind: 'swarm', area: block(3, 7, 3, 4), dam: 4 },
    { kind: 'weird', area: block(0, 0, 17, 6), statistic: 'dfn', by: 2, side: 'both' },
  ],
  objects: [
    { id: 'snare', kind: 'grabber', area: block(7, 6, 2, 2), difficulty: 8, dam: 9 },
    { id: 'log', kind: 'barrier', area: block(6, 9, 1, 3), item: 'log' },
    { id: 'rock', kind: 'cover', area: block(10, 9, 1, 2), degree: 'full', persons: 3, jump: 7 },
    { id: 'torch', kind: 'light', area: block(3, 3, 1, 1), lit: true },
    { id: 'thrall', kind: 'decoy', area: block(4, 10, 1, 1) },
    { id: 'captive', kind: 'hostage', area: block(11, 14, 1, 1) },
    { id: 'hole', kind: 'tube-striker', area: block(2, 15, 1, 1) },
  ],
};
