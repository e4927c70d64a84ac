import { describe, expect, it } from 'vitest';
import { type Phrases, voice } from './index.ts';

const ways = (count: number): Phrases<null> => Array.from({ length: count }, (_, i) => () => `${i}`);

describe('a voice', () => {
  it('says the same for the same story, and another for another', () => {
    const phrases = ways(40);
    const told = (seed: string): string => {
      const speaker = voice(seed);
      return Array.from({ length: 20 }, () => speaker.say(phrases, null)).join();
    };
    expect(told('a')).toBe(told('a'));
    expect(told('a')).not.toBe(told('b'));
  });

  it('says nothing twice in ten chapters while there is another way', () => {
    for (let seed = 0; seed < 20; seed++) {
      const speaker = voice(`${seed}`);
      const phrases = ways(12);
      const pages: string[] = [];
      for (let page = 0; page < 40; page++) {
        pages.push(speaker.say(phrases, null));
        speaker.turnPage();
        const lately = pages.slice(-10);
        expect(new Set(lately).size).toBe(lately.length);
      }
    }
  });

  it('says again what was said longest ago where all has been said lately', () => {
    const speaker = voice('x');
    const phrases = ways(4);
    const round = Array.from({ length: 4 }, () => speaker.say(phrases, null));
    expect(new Set(round).size).toBe(4);
    for (let i = 0; i < 12; i++) expect(speaker.say(phrases, null)).toBe(round[i % 4]);
  });
});
