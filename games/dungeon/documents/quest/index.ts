// The quest as a document: what it must be, and what is wrong with it.

import type { DocumentRules } from '@skald/kernel';
import { type Quest, QuestSchema } from '../../content/quest/schema.ts';
import { check } from './check.ts';
import { fault } from './fault.ts';
import { open } from './open.ts';
import { PROBLEMS } from './problem.ts';

export { check } from './check.ts';
export { PROBLEMS, type ProblemCode, type ProblemParams } from './problem.ts';
export { placesIn, squareIn } from './squares.ts';

export const questRules: DocumentRules<Quest> = { schema: QuestSchema, codes: PROBLEMS, check, fault, open };
