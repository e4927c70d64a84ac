// Terrain and traps as whoever runs is paid for them.

import { isOneOf } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import { THING_KINDS, ZONE_KINDS } from '../content/battle-map.ts';
import type { State } from '../rules/fight/state.ts';
import { elementNamed } from '../rules/sitting/notes.ts';
import { unveiled } from '../rules/sitting/veil.ts';
import { said } from './encounter.ts';
import { THING_NAMES, ZONE_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';

const OTHERS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  // Whoever looks on cannot tell.
  '': { en: 'A place on the field', de: 'Ein Ort auf dem Feld' },
  level: { en: 'Heights', de: 'Höhenunterschiede' },
  'goblin-leader': { en: 'The goblin leader', de: 'Der Goblinführer' },
};

/** “Water”, “A rampart”; what there is several of is told apart by its place on the map or in the notes. */
export function featureName(view: State, feature: string, language: Language): string {
  const [kind = '', of = ''] = feature.split(':');
  const other = OTHERS[kind];
  if (other !== undefined) return other[language];
  const element = kind === 'grabber' ? noted(view, of) : null;
  if (element !== null) return said(element.name, language);
  if (isOneOf(ZONE_KINDS, kind)) return numbered(view, capital(ZONE_NAMES[kind][language]), kind, of);
  if (isOneOf(THING_KINDS, kind))
    return capital(NAMES[language].plain(THING_NAMES[kind])) + (kind === 'cover' ? ` (${of})` : '');
  return kind;
}

/** A zone by its place among those of its kind, where there are several. */
function numbered({ map }: State, name: string, kind: string, of: string): string {
  const same = map.zones.flatMap((zone, i) => (zone.kind === kind ? [`${i}`] : []));
  const at = same.indexOf(of);
  return same.length > 1 && at >= 0 ? `${name} ${at + 1}` : name;
}

/** Only whoever runs has the notes. */
function noted(view: State, id: string) {
  const known = unveiled(view);
  return known && elementNamed(known.sitting, id);
}
