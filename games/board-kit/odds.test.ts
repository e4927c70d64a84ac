import { describe, expect, it } from 'vitest';
import { likely, oddsInWords, written } from './odds.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const PARTS = [
  { said: 'Wins 50 %', chance: 0.5, tone: 'kit-odds-6' },
  { said: 'Stands 0 %', chance: 0, tone: 'kit-odds-3' },
  { said: 'Falls 45 %', chance: 0.45, tone: 'kit-odds-0' },
  { said: 'Flees 5 %', chance: 0.05, tone: 'kit-odds-2' },
];

describe('odds', () => {
  it('leave out what cannot happen', () => {
    expect(likely(PARTS).map(({ chance }) => chance)).toEqual([0.5, 0.45, 0.05]);
  });

  it('are said in one sentence', () => {
    expect(oddsInWords(PARTS)).toBe('Wins 50 %, Falls 45 %, Flees 5 %');
    expect(oddsInWords(PARTS, 'With luck')).toBe('With luck: Wins 50 %, Falls 45 %, Flees 5 %');
  });

  it('are written as far as there is room', () => {
    const shown = PARTS.map((part) => written(part, percent, { number: 0.1, words: 0.48 }));
    expect(shown).toEqual(['Wins 50 %', '', '45 %', '']);
  });
});
