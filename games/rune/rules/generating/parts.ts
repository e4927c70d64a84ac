// Parts of an encounter, whole as a document has them, with everything that is usual left as it is.

import { ABILITY, type Ability } from '../../content/abilities.ts';
import type { RollType } from '../../content/design/rolls.ts';
import type { Method, Roll } from '../../documents/encounter/roll-schema.ts';
import type { Element, EncounterEvent } from '../../documents/encounter/schema.ts';

/** Of several Characteristics the usual one. RUN-DIF-05 */
export function methodFor(ability: Ability): Method {
  const { governing } = ABILITY[ability];
  return { ability, characteristic: governing.length > 1 ? (governing[0] ?? null) : null, second: null };
}

export const rollWith = (
  id: string,
  abilities: readonly Ability[],
  difficulty: number,
  type: RollType,
  what: Partial<Roll> = {},
): Roll => ({
  id,
  methods: abilities.map(methodFor),
  against: { kind: 'difficulty', difficulty },
  type,
  direction: type === 'lineOfDoom' || type === 'domino' ? 'front' : null,
  condition: null,
  action: false,
  withoutKit: false,
  defies: null,
  extra: 0,
  leadsTo: null,
  spot: null,
  serves: null,
  also: [],
  multiple: null,
  ...what,
});

export const elementWith = ({
  id,
  name,
  nature,
  ...rest
}: Pick<Element, 'id' | 'name' | 'nature'> & Partial<Element>): Element => ({
  id,
  name,
  nature,
  phase: 'before',
  roll: null,
  effects: [],
  gains: [],
  how: '',
  targets: null,
  zone: null,
  trigger: null,
  tags: [],
  partOf: null,
  bait: null,
  inspection: '',
  background: '',
  waives: [],
  ...rest,
});

export const eventWith = ({
  id,
  title,
  ...rest
}: Pick<EncounterEvent, 'id' | 'title'> & Partial<EncounterEvent>): EncounterEvent => ({
  id,
  title,
  location: '',
  summary: '',
  scene: 'cave',
  narration: '',
  inspection: '',
  background: '',
  combat: null,
  map: null,
  claims: [],
  elements: [],
  ...rest,
});
