// What happens between two encounters, as data.

import { z } from 'zod';
import { ABILITIES } from '../../../content/abilities.ts';
import { HelmPower, ItemSchema } from '../../../content/treasure/item.ts';
import { PurchaseSchema } from '../../../documents/hero/lines.ts';
import { SETTLINGS } from '../../fight/conditions.ts';
import { Count, FighterId, MOST_HEROES, MOST_SEATS, SeatId, Whole } from '../../fight/words.ts';
import { CAUSES } from '../../scoring.ts';
import { DIVISIONS, SideSchema } from './words.ts';

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({ type: z.literal(type), ...what });
const Heroes = z.array(FighterId).max(MOST_HEROES);

/** What moved somebody's points, by which rule; no hero: whoever ran. RUN-VP-45, RUN-VPR-22 */
const LineSchema = z.strictObject({
  cause: z.enum([...CAUSES, ...SETTLINGS]),
  points: Whole,
  rule: z.string().regex(/^RUN(-[A-Z]+)+(-\d{2})?$/),
});
export type ReckonedLine = z.infer<typeof LineSchema>;

export const INTERLUDE_EVENTS = [
  /** Everything that an encounter was worth to one of them, line by line. `rank`: before the dead are paid for. */
  event('reckoned', {
    seat: SeatId.nullable(),
    hero: FighterId.nullable(),
    rank: Count.nullable(),
    lines: z.array(LineSchema).max(40),
    score: Whole,
  }),
  event('divided', { division: z.enum(DIVISIONS) }),
  event('disputed', { heroes: Heroes, item: ItemSchema }),
  event('partsTaken', { heroes: Heroes, item: ItemSchema }),
  event('contested', {
    ability: z.enum(ABILITIES),
    totals: z.array(z.strictObject({ hero: FighterId, total: Whole })).max(MOST_HEROES),
    winner: FighterId.nullable(),
  }),
  event('challenged', { heroes: Heroes, cap: Count, target: Count }),
  event('sawThrough', { hero: FighterId, total: Whole, difficulty: Whole, success: z.boolean() }),
  event('improved', { hero: FighterId, purchase: PurchaseSchema, points: Count }),
  event('haggled', { hero: FighterId, total: Whole, against: Whole, ware: ItemSchema, silver: Count }),
  event('tooDear', { hero: FighterId, ware: ItemSchema, silver: Count }),
  event('bartered', {
    hero: FighterId,
    to: FighterId,
    gives: SideSchema,
    takes: SideSchema,
    agreed: z.boolean(),
  }),
  event('leftBehind', { hero: FighterId, item: ItemSchema }),
  event('helmed', { hero: FighterId, helm: HelmPower.nullable() }),
  event('cameBack', { hero: FighterId, name: z.string().max(40) }),
  event('gave', { hero: FighterId, item: ItemSchema, points: Count }),
  event('wonSitting', { seats: z.array(SeatId).max(MOST_SEATS), heroes: Heroes }),
] as const;
