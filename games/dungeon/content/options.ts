// What is played: one of the ten adventures or a quest of one's own, and with which band of Heroes.

import { z } from 'zod';
import { ADVENTURES } from './adventures/index.ts';
import { PartySchema } from './party.ts';
import { type Quest, QuestSchema } from './quest/index.ts';
import { ADVENTURE_COUNT } from './saga.ts';

const Adventure = z.int().min(1).max(ADVENTURE_COUNT);

export const OptionsSchema = z.strictObject({
  /** The number of an adventure, or a whole quest. */
  quest: z.union([Adventure, QuestSchema]),
  /** Left out where an adventure is played alone, with the items it names. DUN-RULING-40 */
  party: PartySchema.nullable(),
  /** Whether any Hero may go next, or they go in the order of the quest. DUN-RULING-35 */
  heroOrder: z.enum(['free', 'fixed']),
  /** Whether a side may give up. DUN-RULING-48 */
  conceding: z.boolean(),
  /** Whether Bosses use what they carry. A game that does not name it goes on as it began. DUN-ITEM-10 */
  bossItems: z.boolean().exactOptional(),
});

export type Options = z.infer<typeof OptionsSchema>;

/** What people give. */
export const GameOptionsSchema = OptionsSchema.partial();

export type GameOptions = z.infer<typeof GameOptionsSchema>;

/** With a band, its next adventure is played; without, the first. */
export function resolveOptions({ quest, party, heroOrder, conceding, bossItems }: GameOptions): Options {
  return {
    quest: quest ?? Math.min(party?.next ?? 1, ADVENTURE_COUNT),
    party: party ?? null,
    heroOrder: heroOrder ?? 'free',
    conceding: conceding ?? true,
    ...(bossItems !== undefined && { bossItems }),
  };
}

export const questOf = (quest: Options['quest']): Quest =>
  typeof quest === 'number' ? (ADVENTURES[quest - 1] as Quest) : quest;
