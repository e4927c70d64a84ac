// Every question of a sitting with its answers. What a room offers goes by its place among what is there, so that no name
// gives anything away. RUN-TRAP-72

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { GIFTS } from '../../content/gifts.ts';
import { RULING_NAMES, RulingValue } from '../../content/rulings.ts';
import { VERBS } from '../../content/verbs.ts';
import { Count, FighterId, SeatId } from '../fight/words.ts';
import { CLAIM_CHOICES } from './claims/choices.ts';
import { INTERLUDE_CHOICES } from './interlude/choices.ts';
import { TABLETOP_CHOICES } from './tabletop/choices.ts';

/** Why whoever runs would not have something. RUN-RUN-51, -56 */
export const REFUSALS = ['implausible', 'enclosed'] as const;

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
    /** Something that the notes did not foresee. RUN-RUN-50 */
    choice('improvise', { hero: FighterId }),
    /** A ruling that he wants otherwise. RUN-RUN-21 */
    plain('dispute'),
    /** To whoever runs, of his own hero. RUN-RUN-12 */
    plain('silence'),
  ]),
  appoint: z.discriminatedUnion('act', [choice('appoint', { proxy: SeatId })]),
  permit: z.discriminatedUnion('act', [plain('forbid'), plain('allow')]),
  entrust: z.discriminatedUnion('act', [plain('forbid'), plain('allow')]),
  overrule: z.discriminatedUnion('act', [plain('letHim'), plain('forbid')]),
  prod: z.discriminatedUnion('act', [plain('letThem'), plain('warn'), plain('send')]),
  improvise: z.discriminatedUnion('act', [
    /** What he means to do, and to what or with whom: he may say both before he says how. */
    choice('mean', { verb: z.enum(VERBS) }),
    choice('toThing', { offer: Count }),
    choice('toHero', { target: FighterId }),
    choice('attempt', { ability: z.enum(ABILITIES) }),
    plain('leaveIt'),
  ]),
  judge: z.discriminatedUnion('act', [
    plain('accept'),
    choice('instead', { ability: z.enum(ABILITIES) }),
    choice('bare', { first: z.enum(CHARACTERISTICS), second: z.enum(CHARACTERISTICS) }),
    choice('refuse', { why: z.enum(REFUSALS) }),
  ]),
  motion: z.discriminatedUnion('act', [
    choice('move', { ruling: z.enum(RULING_NAMES), value: RulingValue }),
    plain('leaveIt'),
  ]),
  vote: z.discriminatedUnion('act', [plain('inFavor'), plain('against'), plain('abstain')]),
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
  ...TABLETOP_CHOICES,
  ...CLAIM_CHOICES,
  ...INTERLUDE_CHOICES,
};
