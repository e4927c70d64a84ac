import type { Asked } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { isPressedTwice } from './pressed.ts';

const asked = (kind: string, ...acts: string[]): Asked => ({
  seat: 0,
  kind,
  options: acts.map((act) => ({ id: act, choice: { act } })),
});

describe('what is pressed while an answer is under way', () => {
  const venue = asked('venue', 'here', 'there');

  it('should count where nothing is under way', () => {
    expect(isPressedTwice(null, venue)).toBe(false);
  });

  it('should be the same again as long as the same is asked, told anew or not', () => {
    const under = { asked: venue, unsent: 0 };
    expect(isPressedTwice(under, venue)).toBe(true);
    expect(isPressedTwice(under, asked('venue', 'here', 'there'))).toBe(true);
  });

  it('should answer the next question, though one does not know yet that the last was answered', () => {
    const under = { asked: venue, unsent: 0 };
    expect(isPressedTwice(under, asked('account', 'here', 'there'))).toBe(false);
    expect(isPressedTwice(under, asked('venue', 'here'))).toBe(false);
    expect(isPressedTwice(under, asked('venue', 'here', 'elsewhere'))).toBe(false);
    expect(isPressedTwice(under, { ...venue, seat: 1 })).toBe(false);
  });

  it('should be the same again between choices that belong together', () => {
    expect(isPressedTwice({ asked: venue, unsent: 1 }, asked('account', 'yes'))).toBe(true);
  });

  it('should count where only what leaves no choice is under way', () => {
    expect(isPressedTwice({ asked: null, unsent: 0 }, venue)).toBe(false);
  });
});
