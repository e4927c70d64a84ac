// Just enough Markdown for sagas, rules and help: headings, paragraphs, lists, tables, quotes, emphasis.

import type { ReactNode } from 'react';

type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'quote'; text: string }
  | { kind: 'rule' };

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
const ITEM = /^\s*([-*]|\d+\.)\s+/;

/** Cuts a text into its blocks. */
function blocks(source: string): Block[] {
  const lines = source.split('\n');
  const found: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === '') continue;
    if (heading) found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
    else if (/^(---|\*\*\*)\s*$/.test(line)) found.push({ kind: 'rule' });
    else if (line.startsWith('>')) {
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
        !/^(#|>|\||---)/.test(lines[i + 1] as string) &&
        !ITEM.test(lines[i + 1] as string)
      )
        i++;
      found.push({ kind: 'text', text: lines.slice(from, i + 1).join(' ') });
    }
  }
  return found;
}

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** **strong**, *emphasis*, `code` and [links](#within). */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, i) => {
    const key = `${i}:${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^[*_].+[*_]$/.test(part)) return <em key={key}>{part.slice(1, -1)}</em>;
    const link = /^\[([^\]]+)\]\((#[^)]*)\)$/.exec(part);
    if (link)
      return (
        <a key={key} href={link[2]}>
          {link[1]}
        </a>
      );
    return part;
  });
}

export function Markdown({ text, top = 2 }: { text: string; top?: number }) {
  return (
    <div className="prose">
      {blocks(text).map((block, i) => (
        <Piece key={`${i}`} block={block} top={top} />
      ))}
    </div>
  );
}

function Piece({ block, top }: { block: Block; top: number }) {
  if (block.kind === 'heading') {
    const Heading = `h${Math.min(6, block.level + top - 1)}` as 'h2';
    return <Heading id={anchor(block.text)}>{inline(block.text)}</Heading>;
  }
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'quote') return <blockquote>{inline(block.text)}</blockquote>;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, i) => (
          <li key={`${i}`}>{inline(item)}</li>
        ))}
      </List>
    );
  }
  if (block.kind === 'table')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <div className="scroll-x" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {block.head.map((cell, i) => (
                <th key={`${i}`}>{inline(cell)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={`${i}`}>
                {row.map((cell, j) => (
                  <td key={`${j}`}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  return <p>{inline(block.text)}</p>;
}
