// The guide as one Markdown document with a table of contents. AMI-UI-42 to -44

import { guideFront, type Language, tableText as table, type Versions } from '@skald/text';
import {
  AREA,
  amendedResult,
  COUNTER,
  GODS,
  HEROES,
  half,
  JARLS,
  LANDS,
  MONSTERS,
  type Options,
  RESULTS,
  REWARD,
  type Result,
  RUNES,
  SPELLS,
  SWORDS,
  T1,
  TREASURES,
} from '../content/index.ts';
import { CHAPTERS } from './chapters.ts';
import { guide as de } from './de/guide.ts';
import { guide as en, type Guide } from './en/guide.ts';
import { HELP } from './help.ts';
import { NAMES } from './names.ts';
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
    { title: words.counters, text: counters(language) },
    { title: words.countries, text: countries(language) },
    { title: words.differences, text: differences(words) },
  ],
});

/** The list or table that belongs to a chapter of the rules. */
function appendix(topic: Topic, language: Language): string[] {
  const help = HELP[language];
  const names = NAMES[language];
  switch (topic) {
    case 'results':
      return results(language);
    case 'swords':
      return [listed(SWORDS, names.item, (id) => help.items[id])];
    case 'treasures':
      return [listed(TREASURES, names.item, (id) => help.items[id])];
    case 'spells':
      return [
        listed(
          SPELLS,
          (id) => `${SPELLS.indexOf(id) + 1} ${names.spells[id]}`,
          (id) => help.spells[id],
        ),
      ];
    case 'runes':
      return [
        listed(
          RUNES,
          (id) => `${RUNES.indexOf(id) + 1} ${names.runes[id]}`,
          (id) => help.runes[id],
        ),
      ];
    case 'gods':
      return [
        listed(
          GODS,
          (id) => `${GODS.indexOf(id) + 1} ${names.gods[id]}`,
          (id) => help.gods[id],
        ),
      ];
    default:
      return [];
  }
}

function listed<T>(ids: readonly T[], name: (id: T) => string, text: (id: T) => string): string {
  return ids.map((id) => `- **${name(id)}.** ${text(id)}`).join('\n');
}

function results(language: Language): string[] {
  const words = GUIDES[language];
  const name = (result: string): string => NAMES[language].results[result as Result];
  const columns = [words.orLess('−2'), '−1', '0', '1', '2', '3', '4', words.orMore('5')];
  const rows = T1.map((row, i) => [String(i - 3).replace('-', '−'), ...[...row].map(name)]);
  const sums = RESULTS.map((_, i) => {
    const sum = i + 2;
    const label =
      i === 0 ? words.orLess(String(sum)) : i === RESULTS.length - 1 ? words.orMore(String(sum)) : `${sum}`;
    return [label, name(amendedResult(sum))];
  });
  return [
    `### ${words.table}`,
    table([words.die, ...columns], rows),
    `### ${words.sums}`,
    table([words.sum, words.result], sums),
  ];
}

function counters(language: Language): string {
  const words = GUIDES[language];
  const names = NAMES[language];
  const rows = [...HEROES, ...JARLS, ...MONSTERS].map((id) => {
    const { kind, type, cf, mf } = COUNTER[id];
    const worth = kind ? REWARD[kind] : { glory: half(cf), luck: half(cf) };
    const what = kind ? names.kinds[kind] : type === 'hero' ? words.hero : words.jarl;
    return [names.counter(id), what, `${cf}`, `${mf}`, `${worth.glory} / ${worth.luck}`];
  });
  return table(words.countersHead, rows);
}

function countries(language: Language): string {
  const rows = LANDS.map((id) => [AREA[id].code, NAMES[language].area(id), `${AREA[id].tax}`]);
  return table(GUIDES[language].countriesHead, rows);
}

function differences(words: Guide): string {
  const keys = Object.keys(words.differencesBy) as (keyof Options)[];
  const rows = keys.map((key) => [`\`${key}\``, ...words.differencesBy[key]]);
  return `${words.differencesText}\n\n${table(words.differencesHead, rows)}`;
}
