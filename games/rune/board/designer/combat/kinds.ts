// The types a foe can be of, and how one finds them. RUN-CEVENT-12

import type { Language } from '@skald/text';
import { FOES, type FoeKind } from '../../../content/foes.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { typeName } from '../../../text/designer/combat.ts';
import { HELP } from '../../../text/help.ts';
import { POWER_NAMES, TAG_NAMES } from '../../../text/lexicon.ts';
import type { Kind } from './fight.ts';

type Creatures = Pick<Encounter, 'creatures'>;

export interface KindOffer {
  /** By which it is told from all others. */
  readonly key: string;
  readonly kind: Kind;
  readonly facts: FoeKind;
  readonly name: string;
  /** A word or two of what it is. */
  readonly about: string;
}

export const keyOf = (kind: Kind): string => (typeof kind === 'string' ? kind : `own-${kind.creature}`);

/** The designer's own first, then the gallery in its order. */
export function offersFor(encounter: Creatures, language: Language): KindOffer[] {
  const kinds: Kind[] = [...encounter.creatures.map((_, creature) => ({ creature })), ...FOES];
  return kinds.flatMap((kind) => {
    const facts = factsOf(kind, encounter);
    if (facts === undefined) return [];
    const name = typeName(kind, encounter, language);
    return [{ key: keyOf(kind), kind, facts, name, about: aboutOf(kind, encounter, language) }];
  });
}

/** Undefined where an own creature is meant that is not there. */
export const factsOf = (kind: Kind, encounter: Creatures): FoeKind | undefined => kindOf(encounter, { kind });

function aboutOf(kind: Kind, { creatures }: Creatures, language: Language): string {
  if (typeof kind === 'string') return HELP[language].foes[kind];
  const { trait = '', description = '' } = creatures[kind.creature] ?? {};
  return trait || description;
}

/** Those of which every word that is sought is said somewhere: in their names, or in what they are and can do. */
export function soughtIn(offers: readonly KindOffer[], text: string, language: Language): KindOffer[] {
  const wanted = text.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  return offers.filter(({ name, about, facts: { tags, powers } }) => {
    const told = [
      name,
      about,
      ...tags.map((tag) => TAG_NAMES[tag][language]),
      ...powers.map(({ kind }) => POWER_NAMES[kind][language]),
    ]
      .join(' ')
      .toLocaleLowerCase(language);
    return wanted.every((word) => told.includes(word));
  });
}
