import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, FOE, facing, happening, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Imprecation of Doom', () => {
  const DOOM = { kind: 'doomed', gift: 'imprecation-of-doom', by: 'h0', raw: 6 } as const;
  const near = (f1: object = {}) =>
    facing(
      { 'imprecation-of-doom': 2 },
      {
        foes: [{ statistics: FOE }, { statistics: FOE }],
        fighters: { f0: { x: 12, y: 10 }, f1: { x: 30, y: 25, ...f1 } },
      },
    );
  const damage = (driver: ReturnType<typeof play>, of: string) =>
    driver.state.tally.filter((entry) => entry.of === of && entry.hero === 'h0');

  it('[RUN-GIFT-IMPRECATION-OF-DOOM] names any foe, for nothing, once in a session', () => {
    const turn = play({ ...near(), turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual(['gift:imprecation-of-doom:f0', 'gift:imprecation-of-doom:f1']);
    turn.choose('gift:imprecation-of-doom:f1');
    expect(turn.kind).toBe('act');
    expect(one(turn, 'f1').marks).toEqual([DOOM]);
    expect(optionsOf(turn, 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-IMPRECATION-OF-DOOM] [RUN-RULING-G06] [RUN-GIFTRULE-VP-03] hurts the doomed without Soak when another is hurt, and pays for it', () => {
    const struck = play({ ...near({ marks: [DOOM] }), turn: 'h0' }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(struck, 'f0').hp).toBe(50 - 9);
    expect(one(struck, 'f1').hp).toBe(50 - 6);
    expect(damage(struck, 'f1')).toMatchObject([{ cause: 'damage', points: 6 }]);
    // Might 19.
    const kills = play({ ...near({ marks: [DOOM], hp: 6 }), turn: 'h0' }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(kills, 'f1').condition).toBe('dead');
    expect(damage(kills, 'f1')).toMatchObject([{ points: 6 }, { cause: 'deathBlow', points: 9 }]);
  });

  it('[RUN-GIFT-IMPRECATION-OF-DOOM] needs a blow of his that hurts somebody else', () => {
    const soaked = play(
      {
        ...near({ marks: [DOOM] }),
        foes: [{ statistics: { ...FOE, soak: 30 } }, { statistics: FOE }],
        turn: 'h0',
      },
      4,
      6,
    );
    expect(one(soaked.choose('strike:f0:0:plain', 'stand'), 'f1').hp).toBe(50);
    const itself = { ...near(), fighters: { ...near().fighters, f0: { x: 12, y: 10, marks: [DOOM] } } };
    const struck = play({ ...itself, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(struck, 'f0').hp).toBe(50 - 9);
    const burns = { effect: 'damage', who: 'f0', raw: 5, by: 'h0', armor: false, rule: 'test' } as const;
    const burnt = play({ ...near({ marks: [DOOM] }), agenda: [happening(burns)] });
    expect(one(burnt, 'f0').hp).toBe(45);
    expect(one(burnt, 'f1').hp).toBe(50);
  });
});
