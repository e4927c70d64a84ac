// What is asked about a fight that a group plays on its own table.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { ExtraId, FighterId } from '../../fight/words.ts';

/** Who holds the field; `night`: both sides still stand. */
const SIDES = ['heroes', 'foes', 'night', 'nobody'] as const;

/** What became of somebody; whoever lies there can do nothing, and lives. */
const FATES = ['stands', 'fled', 'lies', 'dead'] as const;
export type Fate = (typeof FATES)[number];

/** What became of a captive. RUN-TER-78 */
const CAPTIVITIES = ['held', 'freed', 'slain'] as const;

const Points = z.int().min(0).max(999);
/** By its place in a list that everybody who is asked can see. */
const Place = z.int().min(0).max(399);
/** A hero, or nobody. */
const Doer = z.union([FighterId, z.literal('nobody')]);

/** One line of the account; each says what it is about, so that their order does not matter. */
export const EntrySchema = z.discriminatedUnion('act', [
  choice('won', { side: z.enum(SIDES) }),
  choice('fought', { rounds: z.int().min(1).max(99) }),
  choice('foe', { foe: FighterId, fate: z.enum(FATES) }),
  choice('slew', { foe: FighterId, hero: FighterId }),
  choice('dealt', { foe: FighterId, hero: FighterId, hp: Points }),
  choice('hero', { hero: FighterId, fate: z.enum(FATES) }),
  choice('left', { hero: FighterId, hp: Points }),
  choice('wounds', { hero: FighterId, count: z.int().min(0).max(4) }),
  choice('suffered', { hero: FighterId, hp: Points }),
  /** Whether he was almost down at any moment. RUN-VPR-04 */
  choice('brink', { hero: FighterId, was: z.boolean() }),
  /** Doses of a potion that he drank. */
  choice('drank', { hero: FighterId, thing: Place, doses: z.int().min(0).max(99) }),
  choice('captive', { extra: ExtraId, fate: z.enum(CAPTIVITIES), by: Doer }),
  /** Something that the notes let heroes do in the fight, and who did it. */
  choice('did', { offer: Place, by: Doer }),
  /** Terrain that moved a hero to do something. RUN-VPR-09 */
  choice('moved', { feature: Place, did: z.boolean() }),
]);
export type Entry = z.infer<typeof EntrySchema>;

export const TABLETOP_CHOICES = {
  /** Where the fight is fought: whoever keeps the account of it says so. */
  venue: z.discriminatedUnion('act', [plain('here'), plain('table'), plain('keep')]),
  account: z.discriminatedUnion('act', [
    ...EntrySchema.options,
    /** All that is left as it was entered before. */
    plain('asBefore'),
  ]),
  review: z.discriminatedUnion('act', [plain('stands'), plain('amend')]),
};
