// Why a document from somewhere is no hero.

import { faultOf } from '../problems.ts';
import { HeroSchema } from './schema.ts';

export const fault = faultOf({
  skald: 'hero',
  schema: HeroSchema,
  otherwise: 'notAHero',
  rule: 'RUN-HERO-06',
});
