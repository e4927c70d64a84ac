import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Chattering Squirrel', () => {
  const near = facing(
    { 'chattering-squirrel': 4 },
    {
      foes: [{ statistics: FOE }, { statistics: FOE }, { statistics: FOE }],
      fighters: { f1: { x: 16, y: 10 }, f2: { x: 25, y: 10 } },
    },
  );
  const soaks = (driver: ReturnType<typeof play>, id: string) =>
    one(driver, id).marks.filter(({ kind }) => kind === 'soakDown');

  it('[RUN-GIFT-CHATTERING-SQUIRREL] [RUN-HOOK-07] [RUN-HOOK-22] takes the Soak of one within three paces, once in an event', () => {
    const turn = play({ ...near, turn: 'h0' }, 9, 3);
    expect(optionsOf(turn, 'gift')).toEqual(['gift:chattering-squirrel:f0']);
    // 9 − 1 − 3 for what he lacks against 3 + 2.
    turn.choose('gift:chattering-squirrel:f0');
    expect(turn.told('checked')).toMatchObject([{ total: 5, against: 5, success: true }]);
    expect(soaks(turn, 'f0')).toHaveLength(1);
    expect(optionsOf(turn, 'gift')).toEqual([]);
    // It takes no action; 4 + 9 against 6 + 7: 12 − 0, for 3 − 4 is not below 0.
    turn.load(4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(turn, 'f0').hp).toBe(50 - 12);
  });

  it('[RUN-GIFT-CHATTERING-SQUIRREL] [RUN-RULING-G80] is used up by a failure, too', () => {
    const fails = play({ ...near, turn: 'h0' }, 8, 3).choose('gift:chattering-squirrel:f0');
    expect(soaks(fails, 'f0')).toEqual([]);
    expect(optionsOf(fails, 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-CHATTERING-SQUIRREL] goes on from the last victim to the nearest, round by round', () => {
    const heard = play({ ...near, turn: 'h0' }, 9, 3).choose('gift:chattering-squirrel:f0');
    const { marks } = one(heard, 'f0');
    const later = (f0: object, ...faces: number[]) =>
      play(
        {
          ...near,
          fighters: { ...near.fighters, f0: { x: 12, y: 10, marks, ...f0 } },
          agenda: [{ step: 'round' }],
        },
        ...faces,
      );
    // 3 + 2 against 6.
    const falls = later({}, 3);
    expect(soaks(falls, 'f1')).toHaveLength(1);
    expect(one(falls, 'f0').marks.map(({ kind }) => kind)).toEqual(['soakDown']);
    expect(one(falls, 'f1').marks.map(({ kind }) => kind)).toEqual(['soakDown', 'gift']);
    const resists = later({}, 4);
    expect(soaks(resists, 'f1')).toEqual([]);
    expect(one(resists, 'f0').marks.map(({ kind }) => kind)).toEqual(['soakDown', 'gift']);
    expect(later({ condition: 'dead', hp: 0 }).told('checked')).toEqual([]);
  });
});
