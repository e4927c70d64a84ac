// The guide as one Markdown document with a table of contents.

import { capital, guideFront, type Language, tableText as table, type Versions } from '@skald/text';
import {
  armyIds,
  CARDS,
  FIELDS,
  FIGHTING_POINTS,
  GARROCK,
  hexLabel,
  LEAST_POINTS,
  MOST_ARMIES,
  MOST_POINTS,
  nameIn,
  type Options,
  STANDARD,
  TABLETOP,
} from '../content/index.ts';
import { attackerWins, PLAIN } from '../rules/quick.ts';
import { CHAPTERS } from './chapters.ts';
import { guide as de } from './de/guide.ts';
import { stepsFromCastle, stepsToCoast } from './distances.ts';
import { guide as en, type Guide } from './en/guide.ts';
import { HELP } from './help.ts';
import { NAMES } from './names.ts';
import { settingText, settingValueText } from './settings.ts';
import type { Topic } from './topics.ts';

const GUIDES: Readonly<Record<Language, Guide>> = { en, de };

/** When each version appeared, the newest first. */
export const VERSIONS: Versions = [['0.1.0', '2026-11-15']];

export const guide = guideFront({
  words: GUIDES,
  versions: VERSIONS,
  chapters: CHAPTERS,
  appendix,
  more: (words, language) => [
    { title: words.example, text: words.exampleText },
    { title: words.places, text: places(language) },
    { title: words.leaders, text: leaders(language) },
    { title: words.settings, text: settings(language) },
  ],
});

/** The list or table that belongs to a chapter of the rules. */
function appendix(topic: Topic, language: Language): string[] {
  switch (topic) {
    case 'quick':
      return odds(language);
    case 'cards':
      return [cards(language)];
    case 'field':
      return [fields(language)];
    default:
      return [];
  }
}

function cards(language: Language): string {
  const help = HELP[language];
  return CARDS.map(
    (card) => `- **${NAMES[language].cards[card]}.** ${help.cards[card]} ${help.copies(card)}`,
  ).join('\n');
}

function fields(language: Language): string {
  const rows = FIELDS.map((field) => [
    capital(NAMES[language].fields[field]),
    HELP[language].onTheTable(field),
  ]);
  return table(GUIDES[language].fieldHead, rows);
}

/** The points an army can begin a battle with. */
const range = (from: number): number[] => Array.from({ length: MOST_POINTS - from + 1 }, (_, i) => from + i);

function odds(language: Language): string[] {
  const words = GUIDES[language];
  const defenders = range(FIGHTING_POINTS);
  const rows = range(LEAST_POINTS).map((attacker) => [
    `${attacker}`,
    ...defenders.map((defender) => NAMES[language].percent(attackerWins({ ...PLAIN, attacker, defender }))),
  ]);
  return [`### ${words.odds}`, words.oddsText, table([words.attacker, ...defenders.map(String)], rows)];
}

function places(language: Language): string {
  const words = GUIDES[language];
  const fromCastle = stepsFromCastle(GARROCK);
  const toCoast = stepsToCoast(GARROCK);
  const rows = GARROCK.places
    .map((place) => [place.hex, nameIn(place, language)] as const)
    .map(([hex, name]) => [name, hexLabel(hex), `${fromCastle.get(hex)}`, `${toCoast.get(hex)}`]);
  return `${words.placesText}\n\n${table(words.placesHead, rows)}`;
}

function leaders(language: Language): string {
  const words = GUIDES[language];
  const { title } = NAMES[language];
  const vikings = armyIds('vikings', MOST_ARMIES).map(title);
  const rows = armyIds('normans', MOST_ARMIES).map((id, i) => [title(id), vikings[i] ?? '']);
  return `${words.leadersText}\n\n${table(words.leadersHead, rows)}`;
}

function settings(language: Language): string {
  const keys = Object.keys(STANDARD) as (keyof Options)[];
  const said = (key: keyof Options, options: Options): string =>
    settingValueText(key, options[key], language) ?? String(options[key]);
  const rows = keys.map((key) => [
    `\`${key}\``,
    settingText(key, language),
    said(key, STANDARD),
    said(key, TABLETOP),
  ]);
  return table(GUIDES[language].settingsHead, rows);
}
