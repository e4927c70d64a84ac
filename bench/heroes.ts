// Heroes of Rune: what is looked at after every step of the builder.

import { GALLERY, GALLERY_IDS, grown } from '@skald/rune/gallery';
import { heroRules } from '@skald/rune/hero';
import { type Plan, type Spread, scale, time } from './measure.ts';

type Hero = (typeof GALLERY)[(typeof GALLERY_IDS)[number]];

export interface HeroPaths {
  readonly heroes: number;
  /** Milliseconds to check one and derive all his numbers: as he sets out, and with a thousand victory points. */
  readonly made: Spread;
  readonly grown: Spread;
}

const POINTS = 1_000;

export function heroPaths(plan: Plan): HeroPaths {
  const examined = (heroes: readonly Hero[]): Spread =>
    scale(
      1 / heroes.length,
      time(plan, () => {
        for (const hero of heroes) {
          heroRules.check(hero);
          heroRules.derive?.(hero);
        }
      }),
    );
  return {
    heroes: GALLERY_IDS.length,
    made: examined(GALLERY_IDS.map((id) => GALLERY[id])),
    grown: examined(GALLERY_IDS.map((id) => grown(id, POINTS))),
  };
}
