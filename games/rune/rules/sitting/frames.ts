// Every frame that a sitting adds to the agenda. What lies ahead stands in no question's frame.

import { frame } from '@skald/kernel';
import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { GODS } from '../../content/gods.ts';
import { RULING_NAMES, RulingValue } from '../../content/rulings.ts';
import { TRIGGERS } from '../../documents/encounter/schema.ts';
import { Id } from '../../documents/encounter/words.ts';
import { Dice } from '../fight/lying-dice.ts';
import { Count, FighterId, MOST_HEROES, MOST_SEATS, SeatId, Whole } from '../fight/words.ts';
import { DISPOSALS } from '../proxy.ts';
import { SITTING_CHOICES } from './choices.ts';
import { Feature } from './claims/choices.ts';
import { CLAIM_FRAMES } from './claims/frames.ts';
import { Deed, Way } from './events.ts';
import { INTERLUDE_FRAMES } from './interlude/frames.ts';
import { TABLETOP_FRAMES } from './tabletop/frames.ts';

const Heroes = z.array(FighterId).max(MOST_HEROES);
const Seats = z.array(SeatId).max(MOST_SEATS);

/** A ruling that somebody wants otherwise, something that whoever runs would not have, or terrain that he claims. */
const Matter = z.union([
  z.strictObject({ ruling: z.enum(RULING_NAMES), value: RulingValue }),
  z.strictObject({ hero: FighterId, ability: z.enum(ABILITIES), deed: Deed.exactOptional() }),
  z.strictObject({ feature: Feature }),
]);

/** Who is still to be asked in this round of looking about. */
const Looking = { seat: SeatId, rest: Seats } as const;

/** What whoever likes does besides the roll itself. RUN-DIF-78, RUN-RULING-T59, RUN-GAIN-14, RUN-HAZ-DROWN-06 */
const ASKED_FOR = ['initiative', 'relief', 'haggle', 'rescue'] as const;
const about = z.enum(ASKED_FOR).exactOptional();

/** Of an effect of the notes, and whom it has. */
const Lasting = { element: Id, effect: Count, hero: FighterId, round: Count } as const;

export const SITTING_FRAMES = [
  frame('encounter', {}),
  frame('passage', {}),
  frame('looking', { seats: Seats }),
  frame('room', Looking),
  /** Something of the notes comes, or somebody has brought it on. */
  frame('element', { element: Id, by: Heroes.nullable(), led: z.literal(true).exactOptional() }),
  /** Each seat is asked about one of its heroes after the other. */
  frame('volunteer', {
    seats: Seats,
    answers: z.array(SITTING_CHOICES.volunteer.nullable()).max(MOST_SEATS),
    heroes: Heroes,
    about,
  }),
  frame('volunteers', {
    rollers: z.enum(['one', 'volunteers']),
    asked: Heroes,
    wanting: Heroes,
    about,
    /** Whoever runs has had his say about his own hero. */
    heard: z.literal(true).exactOptional(),
  }),
  /** For the roll itself, for who holds something off, or for what is one hero's alone. RUN-DIF-32, RUN-RULING-R94 */
  frame('elbowing', { heroes: Heroes, about: z.enum(['relief', 'award']).exactOptional(), ...Dice }),
  frame('calling', { rollers: Heroes }),
  /** A round of a Countdown in the order of an Initiative. RUN-DIF-78 */
  frame('racing', { rollers: Heroes, ...Dice }),
  /** Another round of a Panic Button, or of whatever a fight goes on with. RUN-DIF-171, RUN-RULING-T59 */
  frame('holding', { holder: FighterId }),
  frame('resuming', { element: Id }),
  /** `which`: the roll itself, or one that goes with it; `extra`: how often he may still try again. */
  frame('noteRoll', {
    hero: FighterId,
    which: Count,
    extra: Count,
    /** A potion gave him this one. RUN-TRE-46 */
    retried: z.literal(true).exactOptional(),
    ...Dice,
  }),
  frame('callOver', { rollers: Heroes }),
  /** What he had before it struck. RUN-STOLEN-7.8 */
  frame('bloodshed', { hero: FighterId, before: Count }),
  frame('strike', { element: Id, effect: Count, hero: FighterId, difference: Whole }),
  /** What goes on from round to round: it hurts again, and somebody may end it. RUN-DIF-175 */
  frame('ordeal', { ...Lasting, difference: Whole }),
  frame('ending', { ...Lasting, difference: Whole, tried: Heroes, ...Dice }),
  frame('ablaze', { element: Id, hero: FighterId, wet: z.boolean() }),
  frame('burningOn', { hero: FighterId }),
  /** `under`: rounds since he went under. */
  frame('afloat', { ...Lasting, under: Count, ...Dice }),
  /** `which` of those who have gone in after him, and whether that one has hold of him. RUN-HAZ-DROWN-06 */
  frame('rescuing', { ...Lasting, under: Count, by: Heroes, which: Count, holds: z.boolean(), ...Dice }),
  /** The map of a party that may be lost, and what comes of it. RUN-HAZ-LOST-09 */
  frame('wayfinding', {
    element: Id,
    difficulty: Count,
    lost: z.strictObject({ failures: Count, streak: Count, rolls: Count }),
    ...Dice,
  }),
  frame('hardship', { element: Id, hero: FighterId, rolls: Count, ...Dice }),
  frame('creeping', { element: Id, hero: FighterId, rolls: Count, ...Dice }),
  frame('reap', { element: Id, heroes: Heroes, doers: Heroes }),
  frame('tending', {}),
  frame('combat', {}),
  frame('fought', {}),
  frame('encounterOver', {}),
  frame('settling', {}),
  frame('sharing', { order: Heroes, passed: Count }),
  frame('claim', { seat: SeatId, hero: FighterId, order: Heroes, passed: Count }),
  frame('wayHome', {}),
  // Whoever runs, and his hero's proxy.
  frame('handover', {}),
  frame('appoint', { seat: SeatId }),
  frame('permit', { seat: SeatId }),
  /** Whether his proxy may do this with what is his. */
  frame('entrust', { seat: SeatId, hero: FighterId, deed: z.enum(DISPOSALS) }),
  frame('overrule', { seat: SeatId, deed: z.string().max(40) }),
  // Those who linger.
  frame('prod', { seat: SeatId }),
  frame('wanderers', {}),
  // What the notes did not foresee, and what the table decides.
  frame('improvise', { seat: SeatId, hero: FighterId, deed: Deed.exactOptional() }),
  frame('judge', {
    seat: SeatId,
    hero: FighterId,
    ability: z.enum(ABILITIES),
    deed: Deed.exactOptional(),
  }),
  frame('improvised', { hero: FighterId, with: Way, ...Dice }),
  frame('motion', { seat: SeatId }),
  frame('poll', { by: SeatId, about: Matter }),
  /** What somebody is about to do in a room, unless he is overruled. */
  frame('doing', { choice: SITTING_CHOICES.room }),
  frame('vote', {
    seats: Seats,
    answers: z.array(SITTING_CHOICES.vote.nullable()).max(MOST_SEATS),
    by: SeatId,
    about: Matter,
  }),
  // In the middle of a fight.
  frame('fray', {}),
  frame('repeatShots', {}),
  frame('wentOff', { trigger: z.enum(TRIGGERS), hero: FighterId.nullable() }),
  /** A shot that repeats without a fight, round by round. RUN-DIF-175 */
  frame('salvo', { element: Id, round: Count, tried: Heroes }),
  frame('working', { element: Id, hero: FighterId, ...Dice }),
  /** `which` of the rolls that end it; `effect`: of an ordeal, null: a shot that repeats. */
  frame('quelling', {
    element: Id,
    effect: Count.nullable(),
    hero: FighterId,
    by: FighterId,
    which: Count,
    failed: z.boolean(),
    ...Dice,
  }),
  // What becomes of gear.
  frame('corroding', { hero: FighterId }),
  frame('mending', { hero: FighterId, target: FighterId, thing: Count, ...Dice }),
  // Deals, gods, hiding places, gifts and the way back.
  frame('market', { heroes: Heroes }),
  frame('haggle', { seat: SeatId, hero: FighterId }),
  frame('askingPrice', {
    hero: FighterId,
    buys: z.boolean(),
    ware: Count,
    /** What the other side has rolled; null: nothing yet. RUN-DIF-169 */
    against: Whole.nullable(),
    /** Who haggles for it with him, one after the other, and how those have done who have spoken. RUN-GAIN-14 */
    along: Heroes.exactOptional(),
    totals: z.array(Whole).max(MOST_HEROES).exactOptional(),
    ...Dice,
  }),
  frame('settlePrice', { seat: SeatId, hero: FighterId, buys: z.boolean(), ware: Count, silver: Count }),
  frame('worshippers', { god: z.enum(GODS), heroes: Heroes }),
  frame('worship', { god: z.enum(GODS), seat: SeatId, hero: FighterId }),
  frame('lokisPrice', { hero: FighterId, ...Dice }),
  frame('stashing', { difficulty: Count, heroes: Heroes }),
  frame('stash', { seat: SeatId, hero: FighterId }),
  frame('hiding', { ...Dice }),
  frame('recovering', {}),
  frame('unearthing', { ...Dice }),
  frame('givers', {
    element: Id,
    heroes: Heroes,
    given: z.array(z.strictObject({ hero: FighterId, ounces: Count })).max(MOST_HEROES),
  }),
  frame('give', { seat: SeatId, hero: FighterId }),
  frame('unloading', {}),
  frame('homesick', { rest: Heroes, results: z.array(Whole).max(MOST_HEROES), ...Dice }),
  ...TABLETOP_FRAMES,
  ...CLAIM_FRAMES,
  ...INTERLUDE_FRAMES,
] as const;
