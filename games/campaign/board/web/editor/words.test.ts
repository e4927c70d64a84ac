import type { Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GARROCK, type HexMap } from '../../../content/index.ts';
import { check } from '../../../documents/index.ts';
import { problemText } from '../../../text/problems.ts';
import { paint } from './edits.ts';
import { placed } from './problems.ts';
import { cursorInWords } from './speech.ts';

const problemsOf = (map: HexMap, language: Language) =>
  placed(
    check(map).map((problem) => ({ ...problem, text: problemText(problem, map, language) })),
    map,
  );

describe('words of the editor', () => {
  it('name the places of a problem, and count when there are many', () => {
    const [one] = problemsOf(paint(GARROCK, '7,3', 'woods'), 'en');
    expect(one).toMatchObject({
      text: 'Land that touches the sea must be coast: I4.',
      rule: 'CAM-RULING-36',
      hexes: ['7,3'],
    });
    const wild: HexMap = { ...GARROCK, rows: GARROCK.rows.map((row) => row.replaceAll('c', 'g')) };
    const shore = problemsOf(wild, 'de').find(({ rule }) => rule === 'CAM-RULING-36');
    expect(shore?.text).toBe('Land an der See muss Küste sein: I1, H2, I3 und 8 weitere.');
    expect(shore?.hexes).toHaveLength(11);
  });

  it('say what is under the cursor', () => {
    expect(cursorInWords(GARROCK, '2,4', [], 'en')).toBe('E5: castle, Garrock Keep.');
    expect(cursorInWords(GARROCK, '4,2', [], 'en')).toBe(
      'F3: woods, river to the east, North Bridge to the east.',
    );
    expect(cursorInWords(GARROCK, '9,4', [], 'de')).toBe('L5: See, hier beginnt das Schiff.');
    const holed = paint(GARROCK, '9,4', null);
    expect(cursorInWords(holed, '9,4', problemsOf(holed, 'en'), 'en')).toBe(
      'L5: no hex, the ship begins here. Problem: The ship begins at L5, where there is no sea. Move it.',
    );
  });
});
