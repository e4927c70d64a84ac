// Every frame that lies between two encounters, and on the way home.

import { frame } from '@skald/kernel';
import { z } from 'zod';
import { ABILITIES } from '../../../content/abilities.ts';
import { ItemSchema } from '../../../content/treasure/item.ts';
import { Dice } from '../../fight/lying-dice.ts';
import { Count, FighterId, MOST_HEROES, MOST_SEATS, SeatId, Whole } from '../../fight/words.ts';
import { INTERLUDE_CHOICES } from './choices.ts';
import { DIVISIONS, OCCASIONS, SideSchema } from './words.ts';

const Heroes = z.array(FighterId).max(MOST_HEROES);
const Seats = z.array(SeatId).max(MOST_SEATS);
const answers = <T extends z.ZodType>(choice: T) => z.array(choice.nullable()).max(MOST_SEATS);
const Occasion = { occasion: z.enum(OCCASIONS) };

const Trade = { hero: FighterId, to: FighterId, gives: SideSchema, takes: SideSchema };

export const INTERLUDE_FRAMES = [
  frame('dividing', {}),
  frame('division', { seats: Seats, answers: answers(INTERLUDE_CHOICES.division) }),
  frame('assent', {
    seats: Seats,
    answers: answers(INTERLUDE_CHOICES.assent),
    division: z.enum(DIVISIONS),
  }),
  /** Thing by thing: the first of what lies there. */
  frame('claims', {}),
  frame('wanting', { seats: Seats, answers: answers(INTERLUDE_CHOICES.wanting) }),
  frame('dispute', { seats: Seats, answers: answers(INTERLUDE_CHOICES.dispute), heroes: Heroes }),
  frame('contest', { heroes: Heroes, ability: z.enum(ABILITIES), ...Dice }),
  frame('challenge', { heroes: Heroes }),
  frame('duelled', { heroes: Heroes }),
  frame('seeingThrough', { hero: FighterId, ...Dice }),
  frame('embark', {}),
  frame('interlude', Occasion),
  frame('bustle', { seats: Seats, answers: answers(INTERLUDE_CHOICES.bustle), ...Occasion }),
  frame('haggling', { hero: FighterId, ware: ItemSchema, against: Whole, ...Dice }),
  frame('barter', { seat: SeatId, ...Trade }),
  frame('deal', { seat: SeatId, ...Trade }),
  frame('hearth', {}),
  frame('giveAway', { seats: Seats, answers: answers(INTERLUDE_CHOICES.giveAway) }),
  frame('homeAtLast', {}),
  frame('retry', {
    seat: SeatId,
    hero: FighterId,
    which: Count,
    by: z.string().max(40),
    before: Whole.nullable(),
  }),
  frame('sobering', { hero: FighterId }),
] as const;
