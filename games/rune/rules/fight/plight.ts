// What the field and the fight have done to somebody, beyond hit points and Wounds.

import { z } from 'zod';
import { WEIRD_STATISTICS } from '../../content/terrain.ts';
import { Count, FighterId, Place, ThingId } from './words.ts';

export const Plight = {
  /** Lies across somebody else: until he rises. RUN-TER-127 */
  tangled: z.boolean(),
  /** In a trap that holds him, and what frees him. RUN-HAZ-GRAB-01, -02 */
  caught: z.strictObject({ trap: ThingId, difficulty: Count }).nullable(),
  /** His clothes burn, and who drove him into the flames. RUN-HAZ-FIRE-11 */
  fire: z
    .strictObject({
      start: Count,
      round: Count,
      failed: Count,
      raging: z.boolean(),
      by: FighterId.nullable(),
    })
    .nullable(),
  /** In deep water: whether he has rolled in this round, who holds him up, and who the rope. RUN-HAZ-DROWN-09 */
  water: z
    .strictObject({
      state: z.enum(['swimming', 'drowning']),
      rounds: Count,
      rolled: z.boolean(),
      rescuer: FighterId.nullable(),
      rope: FighterId.nullable(),
    })
    .nullable(),
  /** What animals have done to him, whether he keeps them off in this round, and whether he runs from them. RUN-HAZ-NUIS-02, -06 */
  swarm: z
    .strictObject({ suffered: Count, fends: z.boolean(), flees: z.boolean() })
    // Fights that began before there were any go on.
    .default({ suffered: 0, fends: false, flees: false }),
  /** Whom he stands uphill of, once he has won it. RUN-TER-121 */
  upper: z.array(FighterId).max(60),
  /** Which hero drove him to where it hurts. RUN-VP-15 */
  drivenBy: FighterId.nullable(),
  /** Whom he shot at last, where things stand in the way. RUN-TER-105 */
  lastShot: z
    .strictObject({ target: FighterId, targetMoved: z.boolean(), shooterMoved: z.boolean() })
    .nullable(),
  /** What he has jumped over for points: it counts once. RUN-VP-22 */
  jumped: z.array(ThingId).max(120),
  /** Other rolls that he has made for points: each counts once. RUN-VP-22 */
  made: z
    .array(z.string().max(60))
    .max(200)
    // Fights that began before any were counted go on.
    .default([]),
  /** Ambushed: wholly, or already half himself again. RUN-HAZ-AMBUSH-09 */
  surprise: z.enum(['none', 'full', 'shaken']),
  /** Wants all heroes to run away together. RUN-RUN-80 */
  runs: z.boolean(),
  /** Which arm was struck off, and where it lies; and whether that broke its owner. RUN-SPECIAL-12, -13 */
  lostArm: z.enum(['weapon', 'other']).nullable(),
  armAt: Place.nullable(),
  cowed: z.boolean(),
  /** Whose arm he fights with. RUN-SPECIAL-16 */
  arm: FighterId.nullable(),
  /** Where his shield lies, if it does. RUN-SPECIAL-05 */
  shieldAt: Place.nullable(),
  /** He carries a light. RUN-TER-95 */
  torch: z.boolean(),
  /** Flat on the ground behind cover, of his own will. RUN-TER-26 */
  prone: z.boolean(),
  /** Which foes have found him behind his cover. RUN-TER-25 */
  spotted: z.array(FighterId).max(60),
  /** He has left his cover to shoot. RUN-SPECIAL-19 */
  exposed: z.boolean(),
  /** A better place than others, until he leaves it. RUN-RULING-C44 */
  vantage: z.boolean(),
  /** His next roll is one worse. RUN-RULING-C44 */
  distracted: z.boolean(),
  /** Stunts that failed. RUN-OTHER-03 */
  tried: z.array(z.string().max(60)).max(300),
  /** His horse, under him or standing somewhere. RUN-HORSE-03, RUN-RULING-C37 */
  horse: z
    .strictObject({ hp: Count, wounds: z.int().min(0).max(99), ridden: z.boolean(), ...Place.shape })
    .nullable(),
  /** It belongs to the field, and keeps no fight going. RUN-TER-135 */
  scenery: z.boolean(),
  /** Whom he may not attack in this action: he tried, and something turned him away. RUN-HOOK-13 */
  spares: z.array(FighterId).max(60),
  /** He holds his weapon in the other hand. RUN-MELEE-06 */
  offHand: z.boolean(),
  /** All treasure that he carried is left behind. RUN-RULING-G64 */
  forsaken: z.boolean(),
  /** He has used his feet in this action. */
  shifted: z.boolean(),
  /** The worst that blows have brought a hero to; null before any did. RUN-RULING-G32 */
  worst: z.strictObject({ hp: Count, wounds: Count }).nullable(),
  /** Victory points that a new hero of his player begins with. RUN-INSURE-09 */
  legacy: Count,
} as const;

/** Of whoever comes to a fight. */
export const UNTROUBLED: z.infer<z.ZodObject<typeof Plight>> = {
  tangled: false,
  caught: null,
  fire: null,
  water: null,
  swarm: { suffered: 0, fends: false, flees: false },
  upper: [],
  drivenBy: null,
  lastShot: null,
  jumped: [],
  made: [],
  surprise: 'none',
  runs: false,
  lostArm: null,
  armAt: null,
  cowed: false,
  arm: null,
  shieldAt: null,
  torch: false,
  prone: false,
  spotted: [],
  exposed: false,
  vantage: false,
  distracted: false,
  tried: [],
  horse: null,
  scenery: false,
  spares: [],
  offHand: false,
  forsaken: false,
  shifted: false,
  worst: null,
  legacy: 0,
};

/** What a fight has done to its map. RUN-RULING-C44 */
export const HappenedSchema = z.strictObject({
  turned: z.array(ThingId).max(200),
  cleared: z.array(Place).max(200),
  blocked: z.array(Place).max(200),
  veiled: z.array(Place).max(60),
  worn: z.array(ThingId).max(240),
  scourged: z
    .array(
      z.strictObject({
        statistic: z.enum(WEIRD_STATISTICS),
        side: z.enum(['heroes', 'foes', 'both']),
        by: Count,
      }),
    )
    .max(60),
});
