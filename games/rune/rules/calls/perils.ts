// What somebody is up against who rolls for the notes: what others have set, and how it would hurt. RUN-TRE-54, RUN-HOOK-03

import type { Effect } from '../../documents/encounter/effect-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import type { Peril } from '../hooks/effect.ts';

export const perilsOf = ({
  nature,
  effects,
  tags,
}: Pick<Element, 'nature' | 'effects' | 'tags'>): Peril[] => [
  ...(nature === 'trap' ? (['trap'] as const) : []),
  ...new Set(effects.flatMap((effect) => harmsOf(effect, tags))),
  ...(['poison', 'disease'] as const).filter((peril) => tags.includes(peril)),
];

/** Whatever has no name of its own is like blows; what takes no hit points is no harm. */
function harmsOf(effect: Effect, tags: Element['tags']): Peril[] {
  switch (effect.kind) {
    case 'fire':
    case 'drowning':
      return [effect.kind];
    case 'fall':
      return ['falling'];
    case 'acid':
      return effect.deep === null ? ['acid'] : ['acid', 'drowning'];
    case 'damage':
    case 'dice':
      return tags.includes('heat') ? ['fire'] : tags.includes('caustic') ? ['acid'] : ['otherHarm'];
    case 'grab':
    case 'nuisance':
      return ['otherHarm'];
    default:
      return [];
  }
}
