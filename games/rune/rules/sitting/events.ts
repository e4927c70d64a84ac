// What happens in a sitting besides its fights, as data.

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { CATEGORIES, HEALING_TIMES } from '../../content/design/gains.ts';
import { ROLL_TYPES } from '../../content/design/rolls.ts';
import { SCENES } from '../../content/generating/scenes.ts';
import { GIFTS } from '../../content/gifts.ts';
import { GODS } from '../../content/gods.ts';
import { RULING_NAMES, RulingValue } from '../../content/rulings.ts';
import { THREATS } from '../../content/threats.ts';
import { ItemSchema } from '../../content/treasure/item.ts';
import { VERBS } from '../../content/verbs.ts';
import { EncounterSchema } from '../../documents/encounter/schema.ts';
import { words } from '../../documents/encounter/words.ts';
import { BatteredSchema as GearSchema } from '../../documents/hero/lines.ts';
import { Count, FighterId, MOST_HEROES, MOST_SEATS, SeatId, Total, Whole } from '../fight/words.ts';
import { REFUSALS } from './choices.ts';
import { Feature } from './claims/choices.ts';
import { INTERLUDE_EVENTS } from './interlude/events.ts';

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({ type: z.literal(type), ...what });
const Heroes = z.array(FighterId).max(MOST_HEROES);
const Name = words(80);
const Text = words(4000);
/** An Ability, a Characteristic, or the score of a blow. */
const Rolled = z.enum([...ABILITIES, ...CHARACTERISTICS, 'init', 'atk', 'dfn']);

/** With an Ability, or with two Characteristics. RUN-RUN-55 */
export const Way = z.union([
  z.enum(ABILITIES),
  z.strictObject({ first: z.enum(CHARACTERISTICS), second: z.enum(CHARACTERISTICS) }),
]);

/** What somebody means to do that nobody foresaw, and to what or with whom, as far as he has said it. RUN-RUN-50 */
export const Deed = z.strictObject({
  verb: z.enum(VERBS).exactOptional(),
  thing: words(400).exactOptional(),
  hero: FighterId.exactOptional(),
});
export type Deed = z.infer<typeof Deed>;

export const SITTING_EVENTS = [
  event('encounterBegan', { number: Count, of: Count.exactOptional(), name: Name, heroes: Heroes }),
  event('narrated', { title: Name, location: words(120), scene: z.enum(SCENES), narration: Text }),
  /** `what`: what was offered; null: the place. Blank: there is nothing more to be seen. */
  event('inspected', { what: words(400).nullable(), inspection: Text }),
  event('touched', { hero: FighterId, what: words(400) }),
  event('tookLead', { hero: FighterId }),
  event('cameUpon', { name: Name }),
  event('called', { kind: z.enum(ROLL_TYPES), with: z.array(Rolled).max(6), difficulty: Whole }),
  event('volunteered', { heroes: Heroes }),
  event('elbowed', { heroes: Heroes, winner: FighterId }),
  event('attempted', {
    hero: FighterId,
    with: Rolled,
    /** The other of two Characteristics. RUN-RUN-55 */
    and: Rolled.exactOptional(),
    total: Whole,
    difficulty: Whole,
    success: z.boolean(),
  }),
  event('stricken', { hero: FighterId, name: Name }),
  /** Above 0 he is the better for it. No hero: the foes of a fight to come. */
  event('swayed', { hero: FighterId.nullable(), by: Whole }),
  event('swayOver', { hero: FighterId, by: Whole }),
  event('found', {
    hero: FighterId,
    category: z.enum(CATEGORIES).nullable(),
    items: z.array(ItemSchema).max(40),
  }),
  event('claimed', { hero: FighterId, item: ItemSchema }),
  event('sheltered', { time: z.enum(HEALING_TIMES) }),
  event('atShrine', { god: z.enum(GODS) }),
  event('recovered', { hero: FighterId }),
  event('background', { title: Name, background: Text }),
  event('encounterEnded', { number: Count }),
  event('banked', { hero: FighterId, points: Count, gained: Total }),
  event('sittingEnded', { encounters: Count }),
  event('workedOn', { hero: FighterId, have: Count, need: Count }),
  /** `hero`: who was freed of it; null: it struck them all. */
  event('quelled', { by: FighterId, hero: FighterId.nullable(), name: Name }),
  /** `by` 0: mended. `lost`: nothing is left of it. */
  event('battered', { hero: FighterId, thing: GearSchema, by: Count, lost: z.boolean() }),
  event('spoiled', { hero: FighterId, item: ItemSchema, is: ItemSchema.nullable() }),
  event('mendingFailed', { by: FighterId, hero: FighterId }),
  /** One of several who speak for the same thing. RUN-GAIN-14 */
  event('spokeUp', { hero: FighterId, total: Whole, against: Whole }),
  event('priceNamed', { hero: FighterId, total: Whole, against: Whole, silver: Count }),
  event('dealt', { hero: FighterId, item: ItemSchema, silver: Count, bought: z.boolean() }),
  event('worshipped', { hero: FighterId, god: z.enum(GODS), gift: z.enum(GIFTS).nullable(), points: Count }),
  event('spurned', { hero: FighterId }),
  event('stashed', { hero: FighterId, item: ItemSchema }),
  event('cacheHidden', { by: FighterId, total: Whole, bonus: Count }),
  event('cacheOpened', {
    by: FighterId,
    total: Whole,
    difficulty: Count,
    found: z.boolean(),
    where: words(120),
  }),
  event('presented', { hero: FighterId, item: ItemSchema }),
  event('awoke', { hero: FighterId, item: ItemSchema }),
  event('wayKnown', { bonus: Count }),
  event('wentHome', { home: z.boolean(), sum: Whole }),
  /** Who runs from now on; his hero is in the proxy's hands. No hero: he has none here. RUN-RUN-10, -13 */
  event('tookOver', {
    seat: SeatId,
    proxy: SeatId.nullable(),
    hero: FighterId.nullable(),
    keeper: FighterId.nullable(),
  }),
  /** Of somebody who runs and has no hero. */
  event('earned', { seat: SeatId, points: Count, gained: Total }),
  event('permitted', { leave: z.boolean() }),
  event('overruled', { hero: FighterId }),
  event('silenced', { by: SeatId }),
  event('warned', {}),
  event('wanderersCame', {
    threat: z.enum(THREATS),
    difficulty: Count,
    dice: z.array(z.strictObject({ hero: FighterId, result: Whole })).max(MOST_HEROES),
    end: z.enum(['slaughtered', 'drivenOff']),
  }),
  event('proposed', { hero: FighterId, ability: z.enum(ABILITIES), deed: Deed.exactOptional() }),
  /** `by`: with what it may be tried; null: not at all. */
  event('judged', { hero: FighterId, by: Way.nullable(), why: z.enum(REFUSALS).nullable() }),
  event('motionMade', { seat: SeatId, ruling: z.enum(RULING_NAMES), value: RulingValue }),
  event('voted', { inFavor: Count, against: Count, carried: z.boolean() }),
  /** Everybody may read them now. RUN-RUN-90, RUN-ENC-11 */
  event('notesOpened', { number: Count, encounter: EncounterSchema }),
  /** Who keeps the account of a fight on their own table; null: it is fought here. */
  event('venueAgreed', { keeper: SeatId.nullable() }),
  /** Who would have it otherwise; nobody: it stands. */
  event('accountReviewed', { objecting: z.array(SeatId).max(MOST_SEATS) }),
  /** On their own table. */
  event('playedOut', { rounds: Count }),
  /** By whoever runs, of terrain that the rule had not found. RUN-VPR-09 */
  event('terrainClaimed', { feature: Feature }),
  event('objected', { seat: SeatId, feature: Feature }),
  event('claimDecided', { feature: Feature, counts: z.boolean() }),
  ...INTERLUDE_EVENTS,
] as const;
