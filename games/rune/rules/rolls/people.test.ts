import { describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import { bargain } from './bargain.ts';
import { decide } from './contest.ts';
import {
  afterDemeanor,
  afterInsight,
  demeanorDifficulty,
  type Familiarity,
  insightBonus,
  isLessImpressed,
  strangeness,
} from './demeanor.ts';
import { gamblers } from './gamble.ts';
import { afterRedress, dishonorBy } from './satire.ts';
import { characteristicScore } from './score.ts';
import { faces, roller } from './testing.ts';

const jarl = { communication: 2, insight: 3 };

describe('Demeanor', () => {
  it('[RUN-ABIL-DEM-02] is against what the other has of Communication and Insight, and what he thinks of one', () => {
    expect(demeanorDifficulty(jarl, {})).toBe(5);
    expect(demeanorDifficulty({ ...jarl, standing: 4 }, {})).toBe(9);
    expect(demeanorDifficulty({ ...jarl, standing: -3 }, {})).toBe(2);
  });

  it('[RUN-ABIL-DEM-03] is against one with whoever owes one a son, and against any number after an offence', () => {
    expect(demeanorDifficulty({ ...jarl, indebted: true, culture: 'elves', standing: 4 }, {})).toBe(1);
    expect(demeanorDifficulty({ ...jarl, standing: 60 }, {})).toBe(65);
  });

  it('[RUN-ABIL-DEM-04] is harder by six among strangers', () => {
    expect(demeanorDifficulty({ ...jarl, culture: 'elves' }, {})).toBe(5 + 6);
    expect(demeanorDifficulty({ ...jarl, culture: null }, {})).toBe(5);
  });

  it('[RUN-ABIL-DEM-05] is easier by one there for each success, and for no failure nor with anybody else', () => {
    const success = { success: true };
    const elves = { culture: 'elves' };
    let known: Familiarity = {};
    for (let times = 0; times < 3; times++) known = afterDemeanor(known, elves, success);
    expect(strangeness(known, 'elves')).toBe(3);
    expect(strangeness(known, 'dwarves')).toBe(6);
    expect(afterDemeanor(known, elves, { success: false })).toEqual(known);
    expect(afterDemeanor(known, { culture: null }, success)).toEqual(known);
    expect(demeanorDifficulty({ ...jarl, ...elves }, known)).toBe(5 + 3);
  });

  it('[RUN-TV-H12] is no harder at all after eight successes', () => {
    expect(strangeness({ elves: 8 }, 'elves')).toBe(0);
    expect(strangeness({ elves: 5 }, 'elves')).toBe(1);
  });

  it('[RUN-ABIL-DEM-06] is harder with an eccentric by what his designer says', () => {
    expect(demeanorDifficulty({ ...jarl, eccentricity: 4 }, {})).toBe(5 + 4);
  });

  it('[RUN-ABIL-DEM-07] is easier with him by as much as he was seen through, but no easier than with others', () => {
    const odd = { ...jarl, eccentricity: 4 };
    expect(demeanorDifficulty(odd, {}, attempt({ result: 9 }, 0))).toBe(5 + 1);
    expect(demeanorDifficulty(odd, {}, attempt({ result: 20 }, 0))).toBe(5);
    expect(demeanorDifficulty(odd, {}, attempt({ result: 2 }, 0))).toBe(5 + 4);
    expect(demeanorDifficulty(jarl, {}, attempt({ result: 9 }, 0))).toBe(5);
  });
});

describe('Insight', () => {
  it('[RUN-ABIL-INS-02] helps with the same person from then on, by what the notes say, if it succeeded', () => {
    const about = { person: 'jarl', increase: 2 };
    const known = afterInsight([], about, { success: true });
    expect(insightBonus(known, 'jarl', 'demeanor')).toBe(2);
    expect(insightBonus(known, 'jarl', 'deception')).toBe(2);
    expect(insightBonus(known, 'smith', 'demeanor')).toBe(0);
    // It is talk that is easier, not lifting his purse.
    expect(insightBonus(known, 'jarl', 'stealth')).toBe(0);
    expect(afterInsight([], about, { success: false })).toEqual([]);
  });
});

describe('Presence', () => {
  it('[RUN-CHAR-14] impresses goblins, dwarves and elves less, which they notice: no number is taken off the roll', () => {
    expect(
      (['goblin', 'dwarf', 'elf', 'human', 'undead'] as const).filter((tag) => isLessImpressed([tag])),
    ).toEqual(['goblin', 'dwarf', 'elf']);
    const leader = roller({ is: { Pre: 3 }, load: 20 });
    expect(characteristicScore(leader, 'Pre').total).toBe(3);
  });
});

describe('a deal', () => {
  const hero = (total: number) => ({ hero: true, total });
  const trader = (total: number) => ({ hero: false, total });

  it('[RUN-ABIL-BAR-02] is a contest of buyer and seller, whoever of them is the hero', () => {
    expect(bargain('common', hero(9), trader(6))).toMatchObject({ winner: 'buyer', silver: 2 });
    expect(bargain('common', trader(9), hero(12))).toMatchObject({ winner: 'seller', silver: 5 });
    expect(bargain('common', hero(9), hero(9))).toBeNull();
  });

  it('[RUN-RULING-H09] that is level is the hero’s by one, be he buyer or seller', () => {
    expect(bargain('rare', hero(9), trader(9))).toMatchObject({ winner: 'buyer', silver: 15 });
    expect(bargain('rare', trader(9), hero(9))).toMatchObject({ winner: 'seller', silver: 20 });
  });

  it('[RUN-ABIL-BAR-04] may be left by whoever has lost, and by nobody else', () => {
    expect(bargain('common', hero(9), trader(6))?.mayWalkAway).toBe('seller');
    expect(bargain('common', hero(6), trader(9))?.mayWalkAway).toBe('buyer');
  });

  it('[RUN-ABIL-BAR-05] is paid in ounces of silver, and nobody sells what grows on one’s arms', () => {
    expect(bargain('common', hero(4), trader(16))?.silver).toBe(12);
    expect(bargain('natural', hero(9), trader(6))?.silver).toBeNull();
  });
});

describe('Gamble', () => {
  it('[RUN-ABIL-GAM-02] is a contest of Gamble against Gamble, each as he plays', () => {
    const [thora, cheat] = gamblers([
      {
        id: 'thora',
        hero: true,
        plays: 'spot-cheat',
        roller: roller({ is: { Per: 2 }, can: { gamble: 1 }, kits: ['gamble'] }),
      },
      {
        id: 'loki',
        hero: false,
        plays: 'cheat',
        roller: roller({ is: { Qik: 3 }, can: { gamble: 3 }, kits: ['gamble'] }),
      },
    ]);
    expect([thora?.bonus, cheat?.bonus]).toEqual([3, 6]);
    expect(
      decide(
        [thora, cheat].filter((one) => one !== undefined),
        faces(8, 5),
      ).winner,
    ).toBe('thora');
  });
});

describe('a satire', () => {
  const sung = dishonorBy('thora', { viking: true }, attempt({ result: 9 }, 4));

  it('[RUN-ABIL-SKA-02] that succeeds dishonors a rival, if he is a Viking', () => {
    expect(sung).toEqual({ by: 'thora', total: 13 });
    expect(dishonorBy('thora', { viking: false }, attempt({ result: 9 }, 4))).toBeNull();
    expect(dishonorBy('thora', { viking: true }, attempt({ result: 1 }, 4))).toBeNull();
  });

  it('[RUN-ABIL-SKA-02] is undone by a better one, or by a duel that is won', () => {
    const shame = { by: 'thora', total: 13 };
    const answered = (total: number) =>
      afterRedress(shame, { how: 'satire', satire: attempt({ result: total }, 0) });
    expect(answered(14)).toBeNull();
    expect(answered(13)).toEqual(shame);
    expect(afterRedress(shame, { how: 'duel', won: true })).toBeNull();
    expect(afterRedress(shame, { how: 'duel', won: false })).toEqual(shame);
  });
});
