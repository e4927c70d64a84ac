// Just enough Markdown for sagas, rules and help: headings, paragraphs, lists, tables, quotes, drawings, emphasis.

import { RULE_ID, rulesDefined } from '@skald/text';
import { type ReactNode, useContext } from 'react';
import { anchor, type Block, blocks } from './markdown-blocks.ts';
import { RuleLink, RulesCited } from './rule-link.tsx';

const PARTS = new RegExp(
  String.raw`(\*\*[^*]+\*\*|\*[^*]+\*|(?<![\p{L}\p{N}])_[^_]+_(?![\p{L}\p{N}])|\x60[^\x60]+\x60|\[[^\]]+\]\([^)]+\)|\[?${RULE_ID}\]?)`,
  'u',
);
const RULE = new RegExp(`^(\\[?)(${RULE_ID})(\\]?)$`);

/** **strong**, *emphasis*, `code`, [links](#within) and rules: in a ledger all that it defines, elsewhere [ABC-X-01]. */
function Inline({ text }: { text: string }) {
  const inLedger = useContext(RulesCited)?.here !== undefined;
  return text.split(PARTS).map((part, i): ReactNode => {
    const key = `${i}:${part}`;
    if (part.startsWith('**')) {
      const [id] = inLedger ? rulesDefined(part) : [];
      return (
        <strong key={key} {...(id !== undefined && { id })}>
          {part.slice(2, -2)}
        </strong>
      );
    }
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^[*_].+[*_]$/.test(part)) return <em key={key}>{part.slice(1, -1)}</em>;
    const [, label, to] = /^\[([^\]]+)\]\((#[^)]*)\)$/.exec(part) ?? [];
    if (to !== undefined)
      return (
        <a key={key} href={to}>
          {label}
        </a>
      );
    const [, opens = '', id, closes = ''] = RULE.exec(part) ?? [];
    if (id === undefined || (!inLedger && !(opens && closes))) return part;
    const link = <RuleLink key={key} id={id} />;
    return inLedger ? [opens, link, closes] : link;
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
    return (
      <Heading id={anchor(block.text)}>
        <Inline text={block.text} />
      </Heading>
    );
  }
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'drawing')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <pre className="scroll-x" tabIndex={0}>
        {block.text}
      </pre>
    );
  if (block.kind === 'quote')
    return (
      <blockquote>
        <Inline text={block.text} />
      </blockquote>
    );
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, i) => (
          <li key={`${i}`}>
            <Inline text={item} />
          </li>
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
                <th key={`${i}`}>
                  <Inline text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={`${i}`}>
                {row.map((cell, j) => (
                  <td key={`${j}`}>
                    <Inline text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  return (
    <p>
      <Inline text={block.text} />
    </p>
  );
}
