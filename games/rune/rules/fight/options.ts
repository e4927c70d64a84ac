// What is agreed before a fight: who brings whom, what is fought, where and against whom, and by which rulings.

import { z } from 'zod';
import { BattleMapSchema } from '../../content/battle-map.ts';
import {
  DIFFICULTIES,
  FIGHT_IDS,
  FIGHTS,
  FORMS,
  MODES,
  MOST_IN_HAND,
  THEME_NAMES,
  WORTHS,
} from '../../content/fights.ts';
import { FOES } from '../../content/foes.ts';
import { ADVENTURE_NAMES, MOST_SEEDS, USUAL_SEED } from '../../content/library.ts';
import { BATTLE_MAP_NAMES } from '../../content/maps/index.ts';
import { MagicSchema } from '../../content/powers.ts';
import { RULINGS, type Rulings, RulingsSchema } from '../../content/rulings.ts';
import { THREATS } from '../../content/threats.ts';
import { AdventureSchema } from '../../documents/adventure/schema.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { AdjustSchema, type Encounter, EncounterSchema, FoeName } from '../../documents/encounter/schema.ts';
import { GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import { HeroSchema } from '../../documents/hero/schema.ts';
import { MOST_FOES, MOST_HEROES, MOST_ROUNDS, Place, ThingId } from './words.ts';

/** One's own, or one of the gallery. */
const AnyHero = z.union([z.enum(GALLERY_IDS), HeroSchema]);
export type AnyHero = z.infer<typeof AnyHero>;

/** Encounters that somebody may bring to a table. */
export const MOST_BROUGHT = 3;

/** Who runs what he has brought, when it is his turn: until then it is sealed. RUN-BASIC-24 */
const RunningSeat = z.strictObject({
  heroes: z.array(AnyHero).min(1).max(MOST_HEROES),
  encounters: z.array(EncounterSchema).min(1).max(MOST_BROUGHT),
});

/** Whoever plays heroes names them; one at most plays the foes, and without him the rules do. */
export const SeatSchema = z.union([z.literal('foes'), z.array(AnyHero).min(1).max(MOST_HEROES), RunningSeat]);
export type SeatEntry = z.infer<typeof SeatSchema>;

/** Whom he plays; null: the foes. */
export const heroesIn = (entry: SeatEntry): readonly AnyHero[] | null =>
  entry === 'foes' ? null : Array.isArray(entry) ? entry : entry.heroes;

export interface Brought {
  readonly seat: number;
  readonly encounter: Encounter;
}

/** The first of each in the order of seats, then the second of each. */
export function broughtBy(entries: readonly SeatEntry[]): Brought[] {
  const all = entries.map((entry) => (entry === 'foes' || Array.isArray(entry) ? [] : entry.encounters));
  return Array.from({ length: MOST_BROUGHT }, (_, turn) =>
    all.flatMap((encounters, seat): Brought[] => {
      const encounter = encounters[turn];
      return encounter === undefined ? [] : [{ seat, encounter }];
    }),
  ).flat();
}

const FoeWish = z.strictObject({
  foe: z.union([z.enum(FOES), CreatureSchema]),
  threat: z.enum(THREATS),
  missile: z.enum(['bow', 'crossbow']).nullable().default(null),
  selfWilled: z.boolean().default(false),
  hunts: z.boolean().default(false),
  magic: MagicSchema.nullable().default(null),
  /** What a designer says of a foe; left out where nobody has designed it. RUN-CEVENT-21, -22, RUN-TER-70 */
  adjust: AdjustSchema.exactOptional(),
  name: FoeName.exactOptional(),
  start: Place.exactOptional(),
  holds: ThingId.exactOptional(),
});
export type FoeWish = z.infer<typeof FoeWish>;

/** No blow takes more than any hero has. */
const MOST_HIT_POINTS = 999;
const Agreed = z.int().min(1).max(MOST_HIT_POINTS).nullable();

export const OptionsSchema = z.strictObject({
  /** A fight by its name; whatever else is said differs from it. */
  preset: z.enum(FIGHT_IDS),
  mode: z.enum(MODES),
  map: z.union([z.enum(BATTLE_MAP_NAMES), BattleMapSchema]),
  /** Found by theme, or named one by one. */
  foes: z.union([z.enum(THEME_NAMES), z.array(FoeWish).max(MOST_FOES)]),
  /** Those named one by one are changed until they are a match for the heroes, or come as they are. RUN-CEVENT-05, -11 */
  mix: z.enum(['matched', 'free']),
  difficulty: z.enum(DIFFICULTIES),
  /** Victory points that heroes of the gallery have gained and spent. */
  points: z.literal([...WORTHS]),
  /** Heroes in each hand: who names fewer is joined by others of the gallery. */
  band: z.int().min(1).max(MOST_IN_HAND),
  /** Night falls after so many: whoever still stands goes home. */
  rounds: z.int().min(1).max(MOST_ROUNDS),
  /** Out of food: land crabs are worth something. RUN-FOELIST-LAND-CRAB.4 */
  mustHunt: z.boolean(),
  /** Who walked into an ambush. RUN-HAZ-AMBUSH-05 */
  surprised: z.enum(['nobody', 'heroes', 'foes']),
  /** Heroes who have a horse may ride it: out of doors, and if whoever runs permits it. RUN-HORSE-01 */
  horses: z.boolean(),
  form: z.enum(FORMS),
  /** Hit points that a blow may cost in a holmgang, and more than which wins; null: as these two can bear. RUN-WORLD-03 */
  cap: Agreed,
  target: Agreed,
  /** In place of the first hero of the first hand. */
  hero: AnyHero.nullable(),
  /** In place of all foes. */
  creature: CreatureSchema.nullable(),
  /** In place of a single fight: all of it from the first sentence on, and nobody runs it. Sealed: what lies ahead is told to nobody. */
  sitting: z.union([EncounterSchema, AdventureSchema]).nullable(),
  /** The same by a name of the library; a generated one is the same for the same number. */
  adventure: z.enum(ADVENTURE_NAMES).nullable(),
  seed: z.int().min(0).max(MOST_SEEDS),
  /** Whether the fights of a sitting may be played on a table of the group's own, its outcome entered. */
  tabletop: z.enum(['never', 'asked']),
  /** Terrain and traps that pay whoever runs: as the rule finds them, or claimed, contested and put to the vote. RUN-RULING-T70 */
  claims: z.enum(['found', 'contested']),
  ...RulingsSchema.shape,
});
export type Options = z.infer<typeof OptionsSchema>;

/** What people give. */
export const GameOptionsSchema = OptionsSchema.partial();
export type GameOptions = z.infer<typeof GameOptionsSchema>;

export function resolveOptions(given: GameOptions): Options {
  const preset = given.preset ?? FIGHT_IDS[0];
  return OptionsSchema.parse({ preset, ...FIGHTS[preset], ...UNSAID, ...RULINGS, ...given });
}

const UNSAID = {
  mix: 'matched',
  mustHunt: false,
  surprised: 'nobody',
  horses: false,
  cap: null,
  target: null,
  hero: null,
  creature: null,
  sitting: null,
  adventure: null,
  seed: USUAL_SEED,
  tabletop: 'never',
  claims: 'found',
} as const;

export const rulingsIn = (options: Options): Rulings => RulingsSchema.strip().parse(options);
