// The guide as one Markdown document with a table of contents.

import { guideFront, type Language, tableText as table, type Versions } from '@skald/text';
import {
  ADVENTURES,
  BOSSES,
  CARDS,
  FURNITURE_KINDS,
  HEROES,
  ITEMS,
  LOCKS,
  MINIONS,
  type ModelType,
  modelFacts,
  OptionsSchema,
  SPELLS,
} from '../content/index.ts';
import { CHAPTERS } from './chapters.ts';
import { guide as de } from './de/guide.ts';
import { guide as en, type Guide } from './en/guide.ts';
import { helpText, topicName } from './help.ts';
import { NAMES } from './names.ts';
import { settingText } from './settings.ts';

const GUIDES: Readonly<Record<Language, Guide>> = { en, de };

/** When each version appeared, the newest first. */
export const VERSIONS: Versions = [['0.1.0', '2026-11-15']];

const MODELS = [...HEROES, ...BOSSES, ...MINIONS];
const THINGS = [...FURNITURE_KINDS, ...LOCKS, 'ward', 'weakSpot', 'caveIn', 'bones', 'exit'];

export const guide = guideFront({
  words: GUIDES,
  versions: VERSIONS,
  chapters: CHAPTERS,
  more: (words, language) => [
    { title: words.example, text: words.exampleText },
    { title: words.models, text: values(MODELS, language) },
    { title: words.modelTexts, text: entries(MODELS, language) },
    { title: words.spellList, text: entries(SPELLS, language) },
    { title: words.itemList, text: entries(ITEMS, language) },
    { title: words.cardList, text: entries(CARDS, language) },
    { title: words.furnitureList, text: entries(THINGS, language) },
    { title: words.adventures, text: adventures(language) },
    { title: words.settings, text: settings(language) },
  ],
});

/** Each with what help says of it. */
const entries = (ids: readonly string[], language: Language): string =>
  ids
    .map((id) => {
      const name = topicName(id, language);
      return `- **${name}.** ${helpText(id, null, language).slice(name.length + 2)}`;
    })
    .join('\n');

function values(models: readonly ModelType[], language: Language): string {
  const { modelsHead, damages } = GUIDES[language];
  const rows = models.map((id) => {
    const { movement, combat, armour, shooting, injuredFrom, damage } = modelFacts(id);
    const numbers = [movement, combat, armour, shooting ?? '–', injuredFrom ?? '–'].map(String);
    const harm = damage === null ? ['', '', '', ''] : damage.map((each) => damages[each]);
    return [NAMES[language].type(id), ...numbers, ...harm];
  });
  return table(modelsHead, rows);
}

function adventures(language: Language): string {
  const rows = ADVENTURES.map(({ title, heroes, overlord }, i) => [
    `${i + 1}`,
    title[language],
    heroes.map(({ hero }) => NAMES[language].type(hero)).join(', '),
    `${overlord.commands}`,
    `${overlord.deck}`,
  ]);
  return table(GUIDES[language].adventuresHead, rows);
}

const settings = (language: Language): string =>
  table(
    GUIDES[language].settingsHead,
    Object.keys(OptionsSchema.shape).map((key) => [`\`${key}\``, settingText(key, language)]),
  );
