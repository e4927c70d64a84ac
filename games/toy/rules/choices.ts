// Every question with its answers.

import { z } from 'zod';
import { CHARMS } from '../content/index.ts';

const act = <A extends string>(name: A) => z.strictObject({ act: z.literal(name) });

export const CharmChoice = z.strictObject({ act: z.literal('charm'), charm: z.enum(CHARMS) });

export const CHOICES = {
  charm: z.discriminatedUnion('act', [CharmChoice]),
  leap: z.discriminatedUnion('act', [act('leap'), act('rest')]),
};
export type QuestionName = keyof typeof CHOICES;
export type ChoiceOf<Q extends QuestionName> = z.infer<(typeof CHOICES)[Q]>;
export const ChoiceSchema = z.union([CHOICES.charm, CHOICES.leap]);
