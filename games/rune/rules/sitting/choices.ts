// Every question of a sitting with its answers. What a room offers goes by its place among what is there, so that no name
// gives anything away. RUN-TRAP-72

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { Count, FighterId } from '../fight/words.ts';

export const SITTING_CHOICES = {
  room: z.discriminatedUnion('act', [
    choice('touch', { hero: FighterId, offer: Count }),
    /** At what is offered, or at the whole place. */
    choice('inspect', { offer: Count.exactOptional() }),
    choice('treat', { hero: FighterId, target: FighterId }),
    /** To the front of all. */
    choice('lead', { hero: FighterId }),
    plain('goOn'),
  ]),
  volunteer: z.discriminatedUnion('act', [plain('roll'), plain('leaveIt')]),
  claim: z.discriminatedUnion('act', [choice('take', { thing: Count }), plain('pass')]),
};
