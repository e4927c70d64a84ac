import { describe, expect, it } from 'vitest';
import { whyText } from './why.ts';

describe('why a bot would choose so', () => {
  it('tells the chances of an attack and what it is worth', () => {
    const reason = { hit: 0.62, wound: 0.3, kill: 0.18, points: 21.4 };
    expect(whyText(reason, 'en')).toBe(
      'hits in 62\u00a0%, wounds in 30\u00a0%, kills in 18\u00a0%, worth about 21 points more than doing nothing',
    );
    expect(whyText(reason, 'de')).toBe(
      'trifft in 62\u00a0%, verwundet in 30\u00a0%, tötet in 18\u00a0%, etwa 21 Punkte besser, als nichts zu tun',
    );
  });

  it('leaves out what hardly ever happens, and says when nothing is to be gained', () => {
    expect(whyText({ hit: 0.4, wound: 0.1, kill: 0.004, points: 1 }, 'en')).toBe(
      'hits in 40\u00a0%, wounds in 10\u00a0%, worth about 1 point more than doing nothing',
    );
    expect(whyText({ points: 0.2 }, 'en')).toBe('nothing better is to be done');
    expect(whyText({ points: -3 }, 'de')).toBe('Besseres ist nicht zu tun');
  });

  it('compares with the next best where something must be done', () => {
    expect(whyText({ ahead: 3.6 }, 'en')).toBe('about 4 points better than anything else');
    expect(whyText({ ahead: 0.1 }, 'de')).toBe('kaum besser als alles andere');
  });
});
