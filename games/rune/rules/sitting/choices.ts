// Every question of a sitting with its answers. What a room offers goes by its place among what is there, so that no name
// gives anything away. RUN-TRAP-72

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { GIFTS } from '../../content/gifts.ts';
import { Count, FighterId } from '../fight/words.ts';
import { INTERLUDE_CHOICES } from './interlude/choices.ts';

export const SITTING_CHOICES = {
  room: z.discriminatedUnion('act', [
    choice('touch', { hero: FighterId, offer: Count }),
    /** At what is offered, or at the whole place. */
    choice('inspect', { offer: Count.exactOptional() }),
    choice('treat', { hero: FighterId, target: FighterId }),
    /** To the front of all. */
    choice('lead', { hero: FighterId }),
    choice('drink', { hero: FighterId, thing: Count }),
    plain('goOn'),
    /** What is battered, of his own or of another's, by its place among that. RUN-EQDMG-21 */
    choice('mend', { hero: FighterId, target: FighterId, thing: Count }),
  ]),
  volunteer: z.discriminatedUnion('act', [plain('roll'), plain('leaveIt')]),
  claim: z.discriminatedUnion('act', [choice('take', { thing: Count }), plain('pass')]),
  /** By its place in what is for sale, or in what he has to sell. */
  haggle: z.discriminatedUnion('act', [
    choice('buyOne', { ware: Count }),
    choice('sellOne', { ware: Count }),
    plain('leave'),
  ]),
  settlePrice: z.discriminatedUnion('act', [plain('agree'), plain('refuse')]),
  worship: z.discriminatedUnion('act', [
    plain('insure'),
    choice('buy', { gift: z.enum(GIFTS) }),
    plain('leave'),
  ]),
  stash: z.discriminatedUnion('act', [
    /** Of what he carries. */
    choice('hide', { thing: Count }),
    /** Of what was found and is nobody's yet. */
    choice('hideFound', { thing: Count }),
    plain('leave'),
  ]),
  give: z.discriminatedUnion('act', [choice('present', { thing: Count }), plain('nothing')]),
  ...INTERLUDE_CHOICES,
};
