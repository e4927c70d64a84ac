import { describe, expect, it } from 'vitest';
import { ordinaryDie } from '../dice.ts';
import { faces } from '../rolls/testing.ts';
import { buffness, buffnessFor, isCounted } from './buffness.ts';
import { lostIn, rawIn, rawOfDice, soakedBy } from './lasting.ts';
import {
  bout,
  countdown,
  countedDown,
  courseOfBouts,
  courseOfCountdown,
  courseOfPanic,
  courseOfSink,
  endured,
  isEndured,
  roundPassed,
  strikesAtEnd,
  sunk,
} from './multiple.ts';

describe('an Action Sink', () => {
  const SINK = { need: 2, have: 0, trapAtEnd: true };

  it('[RUN-DIF-170] [RUN-DIF-50] is done with as many successes as it asks for, whoever made them', () => {
    const one = sunk(SINK, true);
    expect([
      courseOfSink(SINK, false),
      courseOfSink(one, false),
      courseOfSink(sunk(one, true), false),
    ]).toEqual(['on', 'on', 'won']);
    expect(sunk(sunk(one, true), true).have).toBe(2);
  });

  it('[RUN-DIF-170] [RUN-DIF-51] takes nothing back for a failure', () => {
    expect(sunk(sunk(SINK, true), false)).toEqual({ ...SINK, have: 1 });
  });

  it('[RUN-DIF-170] [RUN-DIF-52] strikes when the fight is over first, where it has a trap', () => {
    const late = sunk(SINK, true);
    expect(courseOfSink(late, true)).toBe('lost');
    expect(strikesAtEnd(late)).toBe(true);
    expect(strikesAtEnd({ ...late, trapAtEnd: false })).toBe(false);
    expect(strikesAtEnd(sunk(late, true))).toBe(false);
    expect(courseOfSink(sunk(late, true), true)).toBe('won');
  });
});

it('[RUN-DIF-171] [RUN-DIF-57] a Panic Button is lost with one failure, and over when somebody ends it', () => {
  expect([courseOfPanic(true, false), courseOfPanic(true, true), courseOfPanic(false, true)]).toEqual([
    'on',
    'won',
    'lost',
  ]);
});

describe('an Endurance Test', () => {
  const TEST = { rounds: 3, passed: 0, enduring: ['Asa', 'Bui', 'Dag'], forAll: false };

  it('[RUN-DIF-172] [RUN-DIF-60] is left by whoever fails, at his first failure', () => {
    const first = endured(TEST, ['Bui']);
    expect(first.enduring).toEqual(['Asa', 'Dag']);
    expect(isEndured(first)).toBe(false);
    const last = endured(endured(first, []), ['Dag']);
    expect(last.enduring).toEqual(['Asa']);
    expect(isEndured(last)).toBe(true);
  });

  it('[RUN-DIF-172] is over as soon as nobody is left in it', () => {
    expect(isEndured(endured(TEST, TEST.enduring))).toBe(true);
  });

  it('[RUN-DIF-172] [RUN-DIF-60] is lost for all by the one who does it for all', () => {
    const alone = { rounds: 2, passed: 0, enduring: ['Asa'], forAll: true };
    expect(endured(alone, ['Asa']).enduring).toEqual([]);
    expect(endured(alone, []).enduring).toEqual(['Asa']);
    expect(endured({ ...alone, enduring: ['Asa', 'Bui'] }, ['Bui']).enduring).toEqual([]);
  });
});

describe('a Countdown', () => {
  it('[RUN-DIF-173] [RUN-DIF-70] [RUN-DIF-71] is won with enough successes, at once', () => {
    const count = countdown('half', 5, 2);
    expect(count).toEqual({ need: 2, have: 0, left: 2 });
    expect(courseOfCountdown(countedDown(count, true))).toBe('on');
    expect(courseOfCountdown(countedDown(countedDown(count, true), true))).toBe('won');
    expect(countedDown(count, false)).toEqual(count);
  });

  it('[RUN-DIF-173] [RUN-RULING-T68] is lost after its last round', () => {
    const count = countdown('all', 3, 2);
    expect(courseOfCountdown(roundPassed(count))).toBe('on');
    expect(courseOfCountdown(roundPassed(roundPassed(count)))).toBe('lost');
  });

  it('[RUN-DIF-76] has no last round where it ends what goes on', () => {
    const count = countdown('all', 3, null);
    expect(courseOfCountdown(roundPassed(roundPassed(count)))).toBe('on');
  });
});

describe('a Scoreboard', () => {
  it('[RUN-DIF-174] [RUN-DIF-80] [RUN-DIF-10] counts bouts, and what is level is the hero’s', () => {
    const board = { need: 3, hero: 0, opponent: 0 };
    expect(bout(board, 7, 7)).toEqual({ need: 3, hero: 1, opponent: 0 });
    expect(bout(board, 7, 8)).toEqual({ need: 3, hero: 0, opponent: 1 });
  });

  it('[RUN-DIF-174] is decided by the first to have enough', () => {
    expect(courseOfBouts({ need: 3, hero: 2, opponent: 2 })).toBe('on');
    expect(courseOfBouts({ need: 3, hero: 3, opponent: 2 })).toBe('won');
    expect(courseOfBouts({ need: 3, hero: 2, opponent: 3 })).toBe('lost');
  });
});

describe('Buffness', () => {
  const LISTED = { ability: 'climb', listed: true, freestanding: false, attempted: true } as const;

  it('[RUN-DIF-141] counts what the notes list and somebody tries, and no fighting', () => {
    expect(isCounted(LISTED)).toBe(true);
    for (const other of [
      { ability: 'brawling' },
      { listed: false },
      { freestanding: true },
      { attempted: false },
    ] as const)
      expect(isCounted({ ...LISTED, ...other })).toBe(false);
    expect(isCounted({ ...LISTED, ability: null })).toBe(true);
  });

  it('[RUN-COND-25] does not grow by what nobody rolls for', () => {
    expect(isCounted({ ...LISTED, attempted: false })).toBe(false);
  });

  it('[RUN-DIF-142] begins with the seventh', () => {
    expect([0, 6, 7, 9].map(buffness)).toEqual([0, 0, 1, 3]);
  });

  it('[RUN-DIF-144] [RUN-DIF-145] helps every roll but those of fighting', () => {
    expect(buffnessFor(8, 'swim')).toBe(2);
    expect(buffnessFor(8, null)).toBe(2);
    expect(buffnessFor(8, 'brawling')).toBe(0);
  });
});

describe('damage that lasts', () => {
  it('[RUN-TRAP-25] [RUN-TV-T26] is the same every round, with what was missed at first', () => {
    expect(rawIn({ dam: 4, difference: 2, over: 'recurring' }, 3)).toBe(6);
    expect([1, 2, 5].map((round) => rawIn({ dam: 8, difference: 3, over: 'recurring' }, round))).toEqual([
      11, 11, 11,
    ]);
  });

  it('[RUN-TRAP-28] [RUN-TRAP-70] [RUN-TV-T28] grows by two a round where it escalates', () => {
    const mild = { dam: 4, difference: 3, over: 'escalating' } as const;
    expect([1, 2, 3].map((round) => rawIn(mild, round))).toEqual([7, 9, 11]);
    expect([1, 2, 5].map((round) => rawIn({ dam: 8, difference: 3, over: 'escalating' }, round))).toEqual([
      11, 13, 19,
    ]);
  });

  it('[RUN-TRAP-25] comes but once where it is neither', () => {
    expect([1, 2].map((round) => rawIn({ dam: 8, difference: 0, over: 'once' }, round))).toEqual([8, null]);
  });

  it('[RUN-TRAP-32] [RUN-RULING-T30] is soaked anew each time, and never heals', () => {
    const fire = { dam: 6, difference: 0, over: 'escalating' } as const;
    expect([1, 2, 3].map((round) => lostIn(fire, round, 8))).toEqual([0, 0, 2]);
  });

  it('[RUN-TRAP-20] [RUN-TV-T25] is of dice what each of them comes to, and what was missed', () => {
    const dice = faces(3, 9, 4, 9);
    expect(
      rawOfDice(
        [1, 2, 3, 4].map(() => ordinaryDie(dice)),
        4,
      ),
    ).toBe(29);
    const wild = faces(10, 5, 1, 8);
    expect(
      rawOfDice(
        [1, 2].map(() => ordinaryDie(wild)),
        0,
      ),
    ).toBe(7);
    expect(rawOfDice([{ result: -9 }], 2)).toBe(0);
  });

  it('[RUN-TRAP-10] [RUN-TRAP-15] [RUN-TV-T24] [RUN-TV-T50] is soaked by Stamina and by armor, unless it ignores that', () => {
    const body = { stamina: 3, prot: 3 };
    const blow = (dam: number, difference: number) => ({ dam, difference, over: 'once' }) as const;
    expect(lostIn(blow(14, 0), 1, soakedBy(body, true))).toBe(11);
    expect(lostIn(blow(14, 0), 1, soakedBy(body, false))).toBe(8);
    expect(lostIn(blow(30, 2), 1, soakedBy(body, false))).toBe(26);
  });
});
