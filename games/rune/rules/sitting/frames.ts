// Every frame that a sitting adds to the agenda. What lies ahead stands in no question's frame.

import { frame } from '@skald/kernel';
import { z } from 'zod';
import { Id } from '../../documents/encounter/words.ts';
import { Dice } from '../fight/lying-dice.ts';
import { Count, FighterId, MOST_HEROES, MOST_SEATS, SeatId, Whole } from '../fight/words.ts';
import { SITTING_CHOICES } from './choices.ts';

const Heroes = z.array(FighterId).max(MOST_HEROES);
const Seats = z.array(SeatId).max(MOST_SEATS);

/** Who is still to be asked in this round of looking about. */
const Looking = { seat: SeatId, rest: Seats } as const;

/** Of an effect of the notes, and whom it has. */
const Lasting = { element: Id, effect: Count, hero: FighterId, round: Count } as const;

export const SITTING_FRAMES = [
  frame('encounter', {}),
  frame('passage', {}),
  frame('looking', { seats: Seats }),
  frame('room', Looking),
  /** Something of the notes comes, or somebody has brought it on. */
  frame('element', { element: Id, by: Heroes.nullable() }),
  /** Each seat is asked about one of its heroes after the other. */
  frame('volunteer', {
    seats: Seats,
    answers: z.array(SITTING_CHOICES.volunteer.nullable()).max(MOST_SEATS),
    heroes: Heroes,
  }),
  frame('volunteers', { rollers: z.enum(['one', 'volunteers']), asked: Heroes, wanting: Heroes }),
  frame('elbowing', { heroes: Heroes, ...Dice }),
  frame('calling', { rollers: Heroes }),
  /** `which`: the roll itself, or one that goes with it; `extra`: how often he may still try again. */
  frame('noteRoll', { hero: FighterId, which: Count, extra: Count, ...Dice }),
  frame('callOver', { rollers: Heroes }),
  frame('strike', { element: Id, effect: Count, hero: FighterId, difference: Whole }),
  /** What goes on from round to round: it hurts again, and somebody may end it. RUN-DIF-175 */
  frame('ordeal', { ...Lasting, difference: Whole }),
  frame('ending', { ...Lasting, difference: Whole, tried: Heroes, ...Dice }),
  frame('ablaze', { element: Id, hero: FighterId, wet: z.boolean() }),
  frame('burningOn', { hero: FighterId }),
  /** `under`: rounds since he went under. */
  frame('afloat', { ...Lasting, under: Count, ...Dice }),
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
] as const;
