// A hero as somebody sees him who may play him.

import type { ReactElement } from 'react';
import type { Hero } from '../../documents/hero/schema.ts';
import { HeroPortrait } from '../portrait/index.tsx';

export const HeroGlimpse = ({ document: hero }: { document: Hero }): ReactElement => (
  <HeroPortrait hero={hero} />
);
