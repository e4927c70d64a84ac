import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GARROCK, type HexMap, PROBLEM_CODES } from '../../../content/index.ts';
import { paint } from './edits.ts';
import { placeOf, problemsOf } from './problems.ts';
import { cursorInWords } from './speech.ts';
import { editorWords } from './words.ts';

const PARAMS = { count: 3, least: 5, most: 9, steps: 2, name: 'Westerby', edge: '0,0|1,0' };

describe('words of the editor', () => {
  it.each(PROBLEM_CODES)('%s has a sentence in each language', (code) => {
    const [en, de] = LANGUAGES.map((language) => editorWords(language).problems[code](PARAMS, 'B3'));
    for (const text of [en, de]) {
      expect(text).toMatch(/^[A-ZÄÖÜ0-9].{10,}\.$/);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(en).not.toBe(de);
  });

  it('name the places of a problem, and count when there are many', () => {
    const [one] = problemsOf(paint(GARROCK, '7,3', 'woods'), 'en');
    expect(one).toEqual({
      text: 'Land that touches the sea must be coast: I4.',
      rule: 'CAM-RULING-36',
      place: ['7,3'],
    });
    const wild: HexMap = { ...GARROCK, rows: GARROCK.rows.map((row) => row.replaceAll('c', 'g')) };
    const shore = problemsOf(wild, 'de').find(({ rule }) => rule === 'CAM-RULING-36');
    expect(shore?.text).toBe('Land an der See muss Küste sein: I1, H2, I3 und 8 weitere.');
    expect(placeOf(shore as { text: string })).toHaveLength(11);
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
