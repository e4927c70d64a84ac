// A game's rulebook as one Markdown document with a table of contents.

import { dateText } from './dates.ts';
import type { Language } from './language.ts';

export interface Chapter {
  readonly title: string;
  readonly text: string;
}

/** The words around the chapters. */
export interface GuideFrame {
  readonly title: string;
  readonly tagline: string;
  readonly contents: string;
  readonly version: (version: string, date: string) => string;
  /** What each version brought. */
  readonly changes: Readonly<Record<string, string>>;
  /** The chapters that every rulebook ends with. */
  readonly credits: string;
  readonly creditsText: string;
  readonly history: string;
}

/** Versions with the day each appeared, the newest first. */
export type Versions = readonly [readonly [string, string], ...(readonly [string, string])[]];

interface Rulebook<T extends string, W extends GuideFrame> {
  readonly words: Readonly<Record<Language, W>>;
  readonly versions: Versions;
  readonly chapters: {
    readonly ids: readonly T[];
    chapter(topic: T, language: Language, ...more: readonly string[]): Chapter;
  };
  /** The lists and tables that belong to a chapter. */
  appendix?(topic: T, language: Language): readonly string[];
  /** What comes after the rules: tables, examples, options. */
  more(words: W, language: Language): readonly Chapter[];
}

/** The whole rulebook: rules, what comes after them, credits and history. */
export const guideFront =
  <T extends string, W extends GuideFrame>({ words, versions, chapters, appendix, more }: Rulebook<T, W>) =>
  (language: Language): string => {
    const frame = words[language];
    return guideText(frame, language, versions, [
      ...chapters.ids.map((topic) =>
        chapters.chapter(topic, language, ...(appendix?.(topic, language) ?? [])),
      ),
      ...more(frame, language),
      { title: frame.credits, text: frame.creditsText },
      { title: frame.history, text: historyText(frame, language, versions) },
    ]);
  };

function guideText(
  words: GuideFrame,
  language: Language,
  versions: Versions,
  chapters: readonly Chapter[],
): string {
  const [[version, date]] = versions;
  const contents = chapters.map(({ title }, i) => `${i + 1}. [${title}](#${anchor(i, title)})`);
  return [
    `# ${words.title}`,
    words.version(version, dateText(date, language)),
    words.tagline,
    `## ${words.contents}`,
    contents.join('\n'),
    ...chapters.map(({ title, text }, i) => `## ${i + 1}. ${title}\n\n${text}`),
    '',
  ].join('\n\n');
}

/** The chapter about earlier versions. */
const historyText = (words: GuideFrame, language: Language, versions: Versions): string =>
  versions
    .map(([version, date]) => `- **${version}** (${dateText(date, language)}). ${words.changes[version]}`)
    .join('\n');

export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** As Markdown renderers name the heading `1. What it is about`. */
const anchor = (i: number, title: string): string =>
  `${i + 1}. ${title}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
