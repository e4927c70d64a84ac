// Cuts Markdown into its blocks: headings, paragraphs, lists, tables, quotes, drawings.

import { RULE_ID } from '@skald/text';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'quote'; text: string }
  | { kind: 'drawing'; text: string }
  | { kind: 'rule' };

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const ITEM = /^\s*([-*]|\d+\.)\s+/;
/** With these a paragraph ends; a line that defines a rule begins one of its own. */
const ENDS = new RegExp(String.raw`^(#|>|\||---|\x60{3}|\*\*${RULE_ID})`);

export function blocks(source: string): Block[] {
  const lines = source.split('\n');
  const found: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === '') continue;
    if (heading) found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    else if (/^(---|\*\*\*)\s*$/.test(line)) found.push({ kind: 'rule' });
    else if (line.startsWith('```')) {
      const from = i + 1;
      for (i++; i < lines.length && !lines[i]?.startsWith('```'); ) i++;
      found.push({ kind: 'drawing', text: lines.slice(from, i).join('\n') });
    } else if (line.startsWith('>')) {
      const from = i;
      while (lines[i + 1]?.startsWith('>')) i++;
      found.push({
        kind: 'quote',
        text: lines
          .slice(from, i + 1)
          .map((one) => one.replace(/^>\s?/, ''))
          .join(' '),
      });
    } else if (line.startsWith('|') && /^\|[\s:|-]+\|$/.test(lines[i + 1] ?? '')) {
      const rows: string[][] = [];
      for (i += 2; lines[i]?.startsWith('|'); i++) rows.push(cells(lines[i] as string));
      i--;
      found.push({ kind: 'table', head: cells(line), rows });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (; ITEM.test(lines[i] ?? ''); i++) items.push((lines[i] as string).replace(ITEM, ''));
      i--;
      found.push({ kind: 'list', ordered: /^\s*\d/.test(line), items });
    } else {
      const from = i;
      while (
        i + 1 < lines.length &&
        lines[i + 1]?.trim() &&
        !ENDS.test(lines[i + 1] as string) &&
        !ITEM.test(lines[i + 1] as string)
      )
        i++;
      found.push({ kind: 'text', text: lines.slice(from, i + 1).join(' ') });
    }
  }
  return found;
}

/** What an address calls a heading. */
export const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
