// What stands on the shelf of parts from other encounters.

import type { Language } from '@skald/text';
import type { PartKind } from '../../documents/encounter/parts.ts';

interface PartsWords {
  readonly title: string;
  readonly source: string;
  readonly groups: { readonly stolen: string; readonly samples: string; readonly device: string };
  readonly part: string;
  readonly kinds: Readonly<Record<PartKind, string>>;
  readonly into: string;
  readonly before: (title: string) => string;
  readonly last: string;
  readonly take: string;
  readonly noRoom: string;
  readonly taken: (title: string) => string;
  readonly replacesFight: string;
  readonly replacesMap: string;
  readonly foes: (count: number) => string;
}

const WORDS: Readonly<Record<Language, PartsWords>> = {
  en: {
    title: 'Take a part from another encounter',
    source: 'From',
    groups: { stolen: 'The Stolen Rune', samples: 'Samples', device: 'Kept on this device' },
    part: 'What',
    kinds: { event: 'Event', element: 'Element', fight: 'Fight', map: 'Map', creature: 'Creature' },
    into: 'Into',
    before: (title) => `before “${title}”`,
    last: 'at the end',
    take: 'Take it in',
    noRoom: 'There is no room for it here.',
    taken: (title) => `“${title}” has been taken in.`,
    replacesFight: 'It takes the place of the fight and the map that are there.',
    replacesMap: 'It takes the place of the map that is there.',
    foes: (count) => (count === 1 ? 'One foe' : `${count} foes`),
  },
  de: {
    title: 'Einen Teil aus einer anderen Begegnung nehmen',
    source: 'Aus',
    groups: { stolen: 'Die gestohlene Rune', samples: 'Muster', device: 'Auf diesem Gerät' },
    part: 'Was',
    kinds: { event: 'Ereignis', element: 'Element', fight: 'Kampf', map: 'Karte', creature: 'Wesen' },
    into: 'Wohin',
    before: (title) => `vor „${title}“`,
    last: 'ans Ende',
    take: 'Übernehmen',
    noRoom: 'Dafür ist hier kein Platz.',
    taken: (title) => `„${title}“ ist übernommen.`,
    replacesFight: 'Es tritt an die Stelle des Kampfes und der Karte, die dort sind.',
    replacesMap: 'Sie tritt an die Stelle der Karte, die dort ist.',
    foes: (count) => (count === 1 ? 'Ein Gegner' : `${count} Gegner`),
  },
};

export const partsWords = (language: Language): PartsWords => WORDS[language];
