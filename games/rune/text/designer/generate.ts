// What stands where an encounter can be had ready-made.

import { type Language, type Named, spoken } from '@skald/text';
import type { EncounterKind } from '../../content/design/budget.ts';
import type { Scene } from '../../content/generating/scenes.ts';
import { THEME_TITLES } from '../lexicon.ts';

const PLACES = {
  any: { en: 'anywhere', de: 'irgendwo' },
  cave: { en: 'a cave', de: 'eine Höhle' },
  hall: { en: 'a hall', de: 'eine Halle' },
  forge: { en: 'a forge', de: 'eine Schmiede' },
  forest: { en: 'a forest', de: 'ein Wald' },
  ice: { en: 'snow and ice', de: 'Schnee und Eis' },
  ship: { en: 'ships', de: 'Schiffe' },
  temple: { en: 'a temple', de: 'ein Tempel' },
  village: { en: 'a village', de: 'ein Dorf' },
  tunnel: { en: 'tunnels', de: 'Stollen' },
  shore: { en: 'a shore', de: 'ein Strand' },
  mountain: { en: 'mountains', de: 'Berge' },
  swamp: { en: 'a swamp', de: 'ein Moor' },
} as const satisfies Readonly<Record<Scene | 'any', Named>>;

const KINDS = {
  basic: { en: 'basic', de: 'einfach' },
  setup: { en: 'set-up', de: 'Auftakt' },
  cushion: { en: 'cushion', de: 'Zwischenspiel' },
  development: { en: 'development', de: 'Wendung' },
  climax: { en: 'climax', de: 'Höhepunkt' },
} as const satisfies Readonly<Record<EncounterKind, Named>>;

const en = {
  title: 'Have one made',
  hint: 'A whole encounter, legal to the point, with maps and words. It takes the place of this one; undo brings this one back.',
  place: 'Where',
  foes: 'Against whom',
  heroes: 'Heroes',
  points: 'Victory points of the group',
  kind: 'Place in the adventure',
  seed: 'Number',
  quick: 'By the quick charts',
  make: 'Make it',
  another: 'Another one',
  made: (name: string, seed: number): string => `Made: ${name} (number ${seed}).`,
};

const de: typeof en = {
  title: 'Eine machen lassen',
  hint: 'Eine ganze Begegnung, regelgerecht auf den Punkt, mit Karten und Texten. Sie tritt an die Stelle dieser; Rückgängig holt diese zurück.',
  place: 'Wo',
  foes: 'Gegen wen',
  heroes: 'Helden',
  points: 'Siegpunkte der Gruppe',
  kind: 'Platz im Abenteuer',
  seed: 'Zahl',
  quick: 'Nach den Schnelltabellen',
  make: 'Machen',
  another: 'Eine andere',
  made: (name, seed) => `Gemacht: ${name} (Zahl ${seed}).`,
};

const WORDS = { en, de } as const;

export const generateWords = (language: Language) => ({
  ...WORDS[language],
  places: spoken(PLACES, language),
  themes: spoken(THEME_TITLES, language),
  kinds: spoken(KINDS, language),
});
