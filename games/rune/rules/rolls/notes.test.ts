import { describe, expect, it } from 'vitest';
import { chanceOf } from '../dice.ts';
import {
  bestBonus,
  chanceAgainst,
  chanceOfCountdown,
  chanceOfGroup,
  chanceOfScoreboard,
  chanceOfSuccesses,
  chanceToHold,
} from './notes.ts';

describe('one roll', () => {
  it('[RUN-DIF-02] is as likely as the die says', () => {
    expect(chanceAgainst({ kind: 'difficulty', difficulty: 6 }, 4)).toBe(chanceOf(4, 6));
    expect(chanceAgainst({ kind: 'difficulty', difficulty: 6 }, 4)).toBeCloseTo(0.9, 12);
    expect(chanceAgainst({ kind: 'difficulty', difficulty: 14 }, 4)).toBeCloseTo(0.1, 12);
  });

  it('[RUN-DIF-10] is better than even against an equal, since ties go to the hero', () => {
    const even = chanceAgainst({ kind: 'opposed', bonus: 4, opponent: '' }, 4);
    const tied = 1 - 2 * (1 - even);
    expect(even).toBeGreaterThan(0.53);
    expect(tied).toBeGreaterThan(0.06);
    expect(chanceAgainst({ kind: 'opposed', bonus: 6, opponent: '' }, 4)).toBeLessThan(even);
  });

  it('[RUN-DIF-123] against a baseline is that of whoever stands above or below it', () => {
    const given = { kind: 'baseline', score: 'init', by: 2 } as const;
    expect(chanceAgainst(given, 0)).toBe(chanceOf(0, 2));
    expect(chanceAgainst(given, -1)).toBe(chanceOf(0, 3));
  });
});

const hero = { own: false, characteristics: { Str: 1, Dex: 2 }, abilities: { jump: 2 } };
const way = (ability: 'jump' | 'runes' | 'climb', characteristic: 'Str' | 'Dex' | null = null) => ({
  ability,
  characteristic,
  second: null,
});

it('[RUN-DIF-95] of several ways everybody takes his best', () => {
  expect(bestBonus(hero, [way('climb'), way('jump')])).toBe(3);
  expect(bestBonus(hero, [way('climb'), way('jump', 'Dex')])).toBe(4);
  expect(bestBonus(hero, [way('climb')])).toBe(1 - 3);
});

it('[RUN-ABIL-06] whoever knows no runes cannot read them at all', () => {
  expect(bestBonus(hero, [way('runes')])).toBeNull();
  expect(bestBonus({ ...hero, abilities: { runes: 1 } }, [way('runes')])).toBe(1);
});

describe('a group', () => {
  it('[RUN-DIF-22] needs one success of a No-Fault roll', () => {
    expect(chanceOfGroup({ type: 'noFault' }, [0.5, 0.5, 0.2])).toBeCloseTo(1 - 0.5 * 0.5 * 0.8, 12);
  });

  it('[RUN-DIF-36] gets off free of a Weak Link roll only if nobody fails', () => {
    for (const type of ['weakLink', 'lineOfDoom', 'domino'] as const)
      expect(chanceOfGroup({ type }, [0.5, 0.9, 0.8])).toBeCloseTo(0.36, 12);
  });

  it('[RUN-DIF-20] has no chance of its own where everybody bears his own result', () => {
    for (const type of ['standard', 'singular', 'rush', 'scramble', 'dogpile'] as const)
      expect(chanceOfGroup({ type }, [0.5, 0.5])).toBeNull();
  });
});

describe('many rolls', () => {
  it('are counted exactly', () => {
    expect(chanceOfSuccesses([0.5, 0.5, 0.5], 2)).toBeCloseTo(0.5, 12);
    expect(chanceOfSuccesses([0.5, 0.5], 0)).toBeCloseTo(1, 12);
    expect(chanceOfSuccesses([0.5, 0.5], 3)).toBe(0);
    expect(chanceOfSuccesses([0.2, 0.7], 1)).toBeCloseTo(1 - 0.8 * 0.3, 12);
  });

  it('[RUN-DIF-70] a Countdown is made with enough successes of all heroes in all rounds', () => {
    const half = [0.5, 0.5, 0.5];
    // Three heroes, two rounds, one success (half of three).
    expect(chanceOfCountdown({ kind: 'countdown', share: 'half', attempts: 2 }, half)).toBeCloseTo(
      1 - 0.5 ** 6,
      12,
    );
    expect(chanceOfCountdown({ kind: 'countdown', share: 'double', attempts: 2 }, half)).toBeCloseTo(
      0.5 ** 6,
      12,
    );
    expect(chanceOfCountdown({ kind: 'countdown', share: 'double', attempts: 1 }, half)).toBe(0);
  });

  it('[RUN-DIF-80] a Scoreboard is won by whoever is first', () => {
    expect(chanceOfScoreboard(0.5, 3)).toBeCloseTo(0.5, 12);
    expect(chanceOfScoreboard(0.6, 1)).toBeCloseTo(0.6, 12);
    // Three wins before the other has two: 0.6³ (1 + 3·0.4 + 6·0.16)
    expect(chanceOfScoreboard(0.6, 3)).toBeCloseTo(0.216 * (1 + 1.2 + 0.96), 12);
  });

  it('[RUN-DIF-60] an Endurance Test is held without a single failure', () => {
    expect(chanceToHold(0.9, 3)).toBeCloseTo(0.729, 12);
  });
});
