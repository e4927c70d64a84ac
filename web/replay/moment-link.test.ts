import { describe, expect, it } from 'vitest';
import { momentHash, readMoment } from './moment-link.ts';

describe('a link to a moment', () => {
  it('should lead to the choice and the eyes it was made for', () => {
    expect(readMoment(momentHash(12, null), 40)).toEqual({ at: 12 });
    expect(readMoment(momentHash(40, 2), 40)).toEqual({ at: 40, eyes: 2 });
  });

  it.each(['', '#', '#question', '#moment=', '#moment=-1', '#moment=41', '#moment=1e3', '#moment=x&eyes=0'])(
    'should lead nowhere when it says %j',
    (hash) => {
      expect(readMoment(hash, 40)).toBeNull();
    },
  );

  it('should not mind eyes that make no sense', () => {
    expect(readMoment('#moment=3&eyes=Ragnar', 40)).toEqual({ at: 3 });
  });
});
