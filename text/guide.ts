// A game's rulebook as one Markdown document with a table of contents.

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
}

/** Versions with the day each appeared, the newest first. */
export type Versions = readonly [readonly [string, string], ...(readonly [string, string])[]];

export function guideText(words: GuideFrame, versions: Versions, chapters: readonly Chapter[]): string {
  const [[version, date]] = versions;
  const contents = chapters.map(({ title }, i) => `${i + 1}. [${title}](#${anchor(i, title)})`);
  return [
    `# ${words.title}`,
    words.version(version, date),
    words.tagline,
    `## ${words.contents}`,
    contents.join('\n'),
    ...chapters.map(({ title, text }, i) => `## ${i + 1}. ${title}\n\n${text}`),
    '',
  ].join('\n\n');
}

/** The chapter about earlier versions. */
export const historyText = (words: GuideFrame, versions: Versions): string =>
  versions.map(([version, date]) => `- **${version}** (${date}). ${words.changes[version]}`).join('\n');

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
