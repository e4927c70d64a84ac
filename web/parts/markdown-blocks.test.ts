import { describe, expect, it } from 'vitest';
import { blocks } from './markdown-blocks.ts';

describe('Markdown', () => {
  it('is cut into headings, paragraphs, lists, tables and quotes', () => {
    const text = '# One\n\nTwo\nlines.\n- a\n- b\n\n| h | i |\n|---|---|\n| 1 | 2 |\n> said\n> so\n---';
    expect(blocks(text)).toEqual([
      { kind: 'heading', level: 1, text: 'One' },
      { kind: 'text', text: 'Two lines.' },
      { kind: 'list', ordered: false, items: ['a', 'b'] },
      { kind: 'table', head: ['h', 'i'], rows: [['1', '2']] },
      { kind: 'quote', text: 'said so' },
      { kind: 'rule' },
    ]);
  });

  it('keeps a drawing as it is, even one that looks like headings or has no end', () => {
    expect(blocks('A map:\n```\n# .#\n\n-..-\n```\nafter')).toEqual([
      { kind: 'text', text: 'A map:' },
      { kind: 'drawing', text: '# .#\n\n-..-' },
      { kind: 'text', text: 'after' },
    ]);
    expect(blocks('```\n##')).toEqual([{ kind: 'drawing', text: '##' }]);
  });

  it('gives every rule that a line defines a paragraph of its own', () => {
    expect(blocks('**ABC-X-01** One\nand more.\n**ABC-X-02** Two.')).toEqual([
      { kind: 'text', text: '**ABC-X-01** One and more.' },
      { kind: 'text', text: '**ABC-X-02** Two.' },
    ]);
  });
});
