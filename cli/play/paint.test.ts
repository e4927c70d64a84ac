import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { paint, paintMarkdown, paintNames, ruler, sectionLines, wrap } from './paint.ts';

describe('paint', () => {
  const spans = [{ text: 'Wessex', tone: 'land' as const }, { text: ' 10, ' }, { text: 'Beowulf', seat: 0 }];

  it('leaves text alone where colours are not wanted', () => {
    expect(paint(spans, false)).toBe('Wessex 10, Beowulf');
    expect(paintNames('Beowulf wins', ['Beowulf'], false)).toBe('Beowulf wins');
    expect(paintMarkdown('# Luck\n\n**One** point', false)).toBe('Luck\n\nOne point');
  });

  it('says the same with colours', () => {
    expect(paint(spans, true)).toContain('\x1b[32mWessex');
    expect(stripVTControlCharacters(paint(spans, true))).toBe('Wessex 10, Beowulf');
    expect(stripVTControlCharacters(paintNames('Egil, Egil', ['Beowulf', 'Egil'], true))).toBe('Egil, Egil');
    expect(stripVTControlCharacters(paintMarkdown('**One** point', true))).toBe('One point');
  });

  it('breaks lines between words, and only there', () => {
    const text = 'one two three four five six seven';
    const lines = wrap(`  ${text}`, 14, '    ').split('\n');
    expect(lines).toEqual(['  one two', '    three four', '    five six', '    seven']);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(14);
    expect(wrap(text, Number.POSITIVE_INFINITY)).toBe(text);
    expect(stripVTControlCharacters(wrap(paintNames(text, ['three'], true), 14))).toBe(wrap(text, 14));
  });

  it('draws a rule of the width of the screen', () => {
    expect(ruler('Turn 1', 40, false)).toHaveLength(40);
    expect(stripVTControlCharacters(ruler('Turn 1', 40, true))).toBe(ruler('Turn 1', 40, false));
  });

  it('leaves out what has nothing to tell', () => {
    const section = (part: 'map' | 'sheet', tone?: 'faint') => ({
      part,
      heading: [{ text: part }],
      lines: [[tone ? { text: 'x', tone } : { text: 'x' }]],
    });
    const page = { width: 80, colour: false };
    expect(sectionLines([section('map', 'faint'), section('map')], page, true)).toEqual(['map', '  x']);
    expect(sectionLines([section('map', 'faint'), section('sheet')], page)).toEqual([
      'map',
      '  x',
      'sheet',
      '  x',
    ]);
  });
});
