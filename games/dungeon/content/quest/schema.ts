// The quest document: an adventure as people write it. DUN-CONTENT-02.
// What it says about single squares refers to the drawing, `map`, whose letters are in `drawing.ts`.

import { z } from 'zod';
import { FACINGS } from '../facing.ts';
import { FURNITURE_KINDS } from '../furniture.ts';
import { ITEMS, OBJECTS } from '../items.ts';
import { LOCKS, STRONGEST_WARD } from '../locks.ts';
import { WOUND_TRACK } from '../measures.ts';
import { BOSSES, HEROES, MINIONS } from '../models.ts';
import { OVERLORDS } from '../overlords.ts';
import { SPELLS } from '../spells.ts';
import { DRAWABLE } from './drawing.ts';

export const MOST_SIDE = 40;
const LEAST_SIDE = 3;
/** What the biggest deck holds. DUN-CONTENT-01 */
const MOST_CARDS = 30;

const text = (most: number) =>
  z.strictObject({ en: z.string().min(1).max(most), de: z.string().min(1).max(most) });

const Coordinate = z
  .int()
  .min(0)
  .max(MOST_SIDE - 1);
/** Column and row, both from 0. */
const At = z.tuple([Coordinate, Coordinate]);

const Door = z.strictObject({
  /** Its digit in the drawing. */
  door: z.string().regex(/^\d$/),
  lock: z.enum(LOCKS).optional(),
  ward: z.int().min(1).max(STRONGEST_WARD).optional(),
});

const Chest = z.strictObject({
  at: At,
  lock: z.enum(LOCKS).optional(),
  ward: z.int().min(1).max(STRONGEST_WARD).optional(),
  contents: z.array(z.enum(ITEMS)).max(6),
});

const Prize = z.enum(ITEMS).nullable();

/** What a Search finds. DUN-RULING-39 */
const Search = z.union([
  z.strictObject({ at: At, items: z.array(z.enum(ITEMS)).min(1).max(6) }),
  /** A die for every piece of a kind; each prize is found once in the adventure. */
  z.strictObject({
    every: z.enum(FURNITURE_KINDS),
    roll: z.tuple([Prize, Prize, Prize, Prize, Prize, Prize]),
  }),
]);

/** More about a model that is drawn with its top left square here. */
const Figure = z.strictObject({
  at: At,
  /** Left out: its side chooses. DUN-RULING-44 */
  facing: z.enum(FACINGS).optional(),
  /** Of Bosses: wounds it already has. */
  wounds: z
    .int()
    .min(1)
    .max(WOUND_TRACK - 1)
    .optional(),
  /** Of Bosses. DUN-RULING-33 */
  items: z.array(z.enum(ITEMS)).max(4).optional(),
});

/** What the Heroes must bring about. */
const Goal = z.discriminatedUnion('type', [
  /** All of them have left by an exit. */
  z.strictObject({ type: z.literal('allLeave') }),
  /** One leaves by an exit and carries this. */
  z.strictObject({ type: z.literal('carryOut'), object: z.enum(OBJECTS) }),
  /** The Boss is Crippled while a Hero is on the board. */
  z.strictObject({ type: z.literal('cripple'), boss: z.enum(BOSSES) }),
  /** No Minion and no Boss is left, nor behind any door. */
  z.strictObject({ type: z.literal('destroyAll') }),
  /** A Hero is on the board when this round ends. */
  z.strictObject({ type: z.literal('holdOut'), rounds: z.int().min(1).max(MOST_CARDS) }),
  /** The chest here stays shut, and only the Overlord's models fight its lock. DUN-RULING-49 */
  z.strictObject({ type: z.literal('protect'), at: At }),
]);

const Area = { from: At, to: At };
const Threshold = z.array(At).min(1).max(4);

const Special = z.discriminatedUnion('type', [
  /** Each one carried by a Hero lowers the Boss's Armour; with all carried it cannot cast the spell. */
  z.strictObject({
    type: z.literal('weakness'),
    object: z.enum(OBJECTS),
    boss: z.enum(BOSSES),
    armour: z.int().min(1).max(4),
    silences: z.enum(SPELLS).optional(),
  }),
  /** When it is taken the Overlord draws. */
  z.strictObject({ type: z.literal('alarm'), object: z.enum(OBJECTS), cards: z.int().min(1).max(3) }),
  /** Each one taken lowers the door's Ward. */
  z.strictObject({
    type: z.literal('unseals'),
    object: z.enum(OBJECTS),
    door: z.string().regex(/^\d$/),
    by: z.int().min(1).max(STRONGEST_WARD),
  }),
  /** Of two pairs of thresholds one is walled up; the end of a round may change which. */
  z.strictObject({
    type: z.literal('turningChamber'),
    ...Area,
    northSouth: Threshold,
    eastWest: Threshold,
    open: z.enum(['northSouth', 'eastWest']),
    turnsFrom: z.int().min(2).max(6),
  }),
  /** Lecterns that must all be pulled before an exit can be used. */
  z.strictObject({ type: z.literal('levers'), at: z.array(At).min(1).max(6) }),
  /** Once the Overlord may bring down the roof on a free square of the area. */
  z.strictObject({ type: z.literal('caveIn'), ...Area }),
]);

const Reward = z.strictObject({
  item: z.enum(ITEMS),
  /** A Hero, each Hero that took part, or whom the Heroes choose. */
  to: z.enum([...HEROES, 'each', 'anyone']),
});

export const QuestSchema = z.strictObject({
  skald: z.literal('quest'),
  version: z.literal(1),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  title: text(80),
  story: text(2000),
  /** Told when the Heroes have won. */
  aftermath: text(2000),
  map: z
    .array(z.string().min(LEAST_SIDE).max(MOST_SIDE).regex(DRAWABLE))
    .min(LEAST_SIDE)
    .max(MOST_SIDE)
    .refine((rows) => rows.every(({ length }) => length === rows[0]?.length), {
      error: 'rows of unequal length',
    }),
  /** Who takes part, with what each has if the adventure is played alone. DUN-RULING-36, -40 */
  heroes: z
    .array(
      z.strictObject({
        hero: z.enum(HEROES),
        items: z.array(z.enum(ITEMS)).max(12),
        spells: z.array(z.enum(SPELLS)).max(SPELLS.length),
      }),
    )
    .min(1)
    .max(HEROES.length),
  legendary: z.boolean(),
  overlord: z.strictObject({
    type: z.enum(OVERLORDS),
    commands: z.int().min(1).max(9),
    deck: z.int().min(3).max(MOST_CARDS),
    /** Models that can be raised or summoned, besides those on the map. */
    pool: z.partialRecord(z.enum(MINIONS), z.int().min(1).max(9)),
  }),
  doors: z.array(Door).max(10),
  chests: z.array(Chest).max(20),
  searches: z.array(Search).max(20),
  figures: z.array(Figure).max(60),
  victory: z.strictObject({
    /** All of them. */
    heroes: z.array(Goal).min(1).max(3),
    /** How many Crippled Heroes make the Overlord win. DUN-DMG-14 */
    crippled: z.enum(['one', 'all']),
    /** What happens when a card must be drawn and none is left. DUN-RULING-25 */
    deckOut: z.enum(['overlordWins', 'heroesWin', 'nothing']),
  }),
  specials: z.array(Special).max(8),
  rewards: z.array(Reward).max(8),
});

export type Quest = z.infer<typeof QuestSchema>;
export type Goal = z.infer<typeof Goal>;
export type Special = z.infer<typeof Special>;
export type Search = z.infer<typeof Search>;
export type Place = z.infer<typeof At>;
