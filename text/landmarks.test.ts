import { describe, expect, it } from 'vitest';
import { marked } from './landmarks.ts';

const MARKS = [
  { name: 'Connacht', topic: 'connacht' },
  { name: 'Connacht Deep', topic: 'connacht-deep' },
  { name: 'Hall', topic: 'hall' },
  { name: 'Westerby (B3)', topic: '1,2' },
];

describe('a line with landmarks', () => {
  it('marks every name, and of two the longer', () => {
    expect(marked('Egil moves from Connacht to the Connacht Deep.', MARKS)).toEqual([
      { text: 'Egil moves from ' },
      { text: 'Connacht', topic: 'connacht' },
      { text: ' to the ' },
      { text: 'Connacht Deep', topic: 'connacht-deep' },
      { text: '.' },
    ]);
  });

  it('marks whole names alone, whatever letters they have', () => {
    expect(marked('Hallbjorn pillages Westerby (B3): the first village.', MARKS)).toEqual([
      { text: 'Hallbjorn pillages ' },
      { text: 'Westerby (B3)', topic: '1,2' },
      { text: ': the first village.' },
    ]);
  });

  it('stays one piece where it names nothing', () => {
    expect(marked('A tie: both roll again.', MARKS)).toEqual([{ text: 'A tie: both roll again.' }]);
  });
});
