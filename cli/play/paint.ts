// Colours and line breaks.

import { stripVTControlCharacters } from 'node:util';
import type { Section, Span, Tone } from '@skald/text';

const TONES: Readonly<Record<Tone, string>> = {
  strong: '1',
  faint: '2',
  land: '32',
  sea: '94',
  foe: '31',
  hidden: '90',
  thing: '33',
  bad: '91',
};

/** One colour a seat. */
const SEATS = ['93', '96', '95', '92', '36', '91'];

const coloured = (text: string, code: string): string => `\x1b[${code}m${text}\x1b[0m`;

export function paint(spans: readonly Span[], colour: boolean): string {
  return spans.map(({ text, tone, seat }) => (colour ? coloured(text, codeOf(tone, seat)) : text)).join('');
}

/** A heading, in bold whatever its colours. */
const strongly = (spans: readonly Span[], colour: boolean): string =>
  colour
    ? spans.map(({ text, tone, seat }) => coloured(text, `1;${codeOf(tone, seat)}`)).join('')
    : paint(spans, colour);

function codeOf(tone: Tone | undefined, seat: number | undefined): string {
  if (seat !== undefined) return `1;${SEATS[seat % SEATS.length]}`;
  return tone === undefined ? '39' : TONES[tone];
}

/** The little Markdown that help and sagas use: headings and bold words. */
export function paintMarkdown(text: string, colour: boolean): string {
  const strong = (words: string): string => (colour ? coloured(words, TONES.strong) : words);
  return text
    .replace(/^#+ (.*)$/gm, (_, heading: string) => strong(heading))
    .replace(/\*\*(.+?)\*\*/g, (_, words: string) => strong(words));
}

/** Every name in the colour of its seat. */
export function paintNames(text: string, names: readonly string[], colour: boolean): string {
  if (!colour) return text;
  return names.reduce(
    (line, name, seat) => line.replaceAll(name, coloured(name, codeOf(undefined, seat))),
    text,
  );
}

const lengthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Breaks a line between words; what follows the first is indented. */
export function wrap(text: string, width: number, indent = ''): string {
  if (lengthOf(text) <= width) return text;
  const [first = ''] = /^ */.exec(text) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const word of text.slice(first.length).split(' ')) {
    const longer = line === '' ? first + word : `${line} ${word}`;
    if (line !== '' && lengthOf(longer) > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}

/** A rule across the screen with a title in it. */
export function ruler(title: string, width: number, colour: boolean): string {
  const wide = Math.min(width, 80);
  const rest = '─'.repeat(Math.max(2, wide - lengthOf(title) - 4));
  return colour ? `${coloured('──', '2')} ${title} ${coloured(rest, '2')}` : `── ${title} ${rest}`;
}

export interface Page {
  readonly width: number;
  readonly colour: boolean;
}

/** Sections of a board, one below the other. `busy` leaves out what has nothing to tell. */
export function sectionLines(sections: readonly Section[], page: Page, busy = false): string[] {
  return sections.flatMap(({ heading, lines, part }) => {
    const shown = busy ? lines.filter((line) => !line.every(({ tone }) => tone === 'faint')) : lines;
    if (shown.length === 0 && part === 'map') return [];
    return [
      strongly(heading, page.colour),
      ...shown.map((line) => wrap(`  ${paint(line, page.colour)}`, page.width, '    ')),
    ];
  });
}
