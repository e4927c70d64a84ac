import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

/** Gunnhild heals with Dex 2 and Healer 2; Ragnar cannot. */
const HURT: Scene = {
  heroes: [ragnar, gunnhild],
  foes: [{}],
  fighters: { h0: { x: 10, y: 10, hp: 30 }, h1: { x: 16, y: 10 }, f0: { x: 38, y: 28 } },
  turn: 'h1',
};

describe('treating somebody in a fight', () => {
  it('[RUN-ACT-28] [RUN-HEAL-06] [RUN-HEAL-08] [RUN-HEAL-09] [RUN-ABIL-HEA-03] is a whole action with the way to him, and harder than elsewhere', () => {
    const driver = play(HURT, 6).choose('heal:h0');
    expect(driver.told('treated')).toMatchObject([{ total: 6 + 4, difficulty: 4 + 3, helped: true }]);
    expect(one(driver, 'h0').hp).toBe(30 + 4 * 4);
    expect(one(driver, 'h1').x).toBe(11);
    expect(driver.asked).toEqual([]);
  });

  it('[RUN-HEAL-10] closes a Wound', () => {
    const scene: Scene = { ...HURT, fighters: { ...HURT.fighters, h0: { x: 10, y: 10, hp: 30, wounds: 2 } } };
    const driver = play(scene, 6).choose('heal:h0');
    expect(driver.told('treated')).toMatchObject([{ difficulty: 9 }]);
    expect(one(driver, 'h0')).toMatchObject({ wounds: 1, hp: 30 + 18 });
  });

  it('[RUN-HEAL-07] [RUN-HEAL-12] [RUN-RULING-C41] can botch only for oneself', () => {
    const other = play(HURT, 1).choose('heal:h0');
    expect(other.told('treated')).toMatchObject([{ total: 5 }]);
    const self = play({ ...HURT, fighters: { ...HURT.fighters, h1: { x: 16, y: 10, hp: 30 } } }, 1, 4).choose(
      'heal:h1',
    );
    expect(self.told('treated')).toMatchObject([{ total: -4 + 4 }]);
  });

  it('[RUN-HEAL-13] [RUN-HEAL-14] is tried once, until he is hurt anew', () => {
    const tried = { ...HURT.fighters, h0: { x: 10, y: 10, hp: 30, rest: 1 } };
    expect(optionsOf(play({ ...HURT, fighters: tried }), 'heal')).toEqual([]);
    const beaten: Scene = {
      ...HURT,
      fighters: { ...tried, f0: { x: 12, y: 10 } },
      turn: 'f0',
    };
    const driver = play(beaten, 10, 10, 4, 2).choose('strike:h0:0:plain', 'stand');
    expect(one(driver, 'h0').rest).toBe(0);
  });

  it('[RUN-HEAL-04] [RUN-OTHER-01] [RUN-ABIL-10] [RUN-ABIL-11] [RUN-HEAL-05] is three worse for who never learned it, and two for who left his kit at home', () => {
    const without = { ...gunnhild, kitsLeft: ['healer' as const] };
    expect(
      play({ ...HURT, heroes: [ragnar, without] }, 6)
        .choose('heal:h0')
        .told('treated'),
    ).toMatchObject([{ total: 6 + 4 - 2 }]);
    const learned: Scene = {
      ...HURT,
      fighters: { ...HURT.fighters, h1: { x: 16, y: 10, hp: 30 } },
      turn: 'h0',
    };
    // Dex 3, and neither Healer nor kit.
    expect(play(learned, 6).choose('heal:h1').told('treated')).toMatchObject([{ total: 6 + 3 - 5 }]);
  });

  it('[RUN-ACT-28] needs to be within half a move', () => {
    const far = play({ ...HURT, fighters: { ...HURT.fighters, h1: { x: 22, y: 10 } } });
    expect(optionsOf(far, 'heal')).toEqual([]);
  });
});

describe('the dying', () => {
  const DYING: Scene = {
    ...HURT,
    heroes: [ragnar, gunnhild, gunnhild],
    fighters: {
      h0: { x: 10, y: 10, hp: 0, condition: 'dying', saviours: ['h1', 'h2'] },
      h1: { x: 12, y: 10, steps: [12] },
      h2: { x: 8, y: 10, steps: [9] },
      f0: { x: 38, y: 28 },
    },
    agenda: [{ step: 'turns' }],
    turn: undefined as never,
  };

  it('[RUN-HEAL-20] [RUN-HEAL-22] [RUN-HEAL-23] [RUN-TV-C22] [RUN-RULING-C23] are saved by the next action of anybody, or not at all', () => {
    const saved = play({ ...DYING, turn: 'h1', agenda: [] }, 7);
    saved.choose('heal:h0');
    expect(one(saved, 'h0')).toMatchObject({ condition: 'dying', saviours: ['h2'] });
    const second = play(
      {
        ...DYING,
        fighters: { ...DYING.fighters, h0: { x: 10, y: 10, hp: 0, condition: 'dying', saviours: ['h2'] } },
        turn: 'h2',
        agenda: [],
      },
      8,
    ).choose('heal:h0');
    expect(one(second, 'h0')).toMatchObject({ condition: 'able', hp: 4 });
    const lost = play({
      ...DYING,
      fighters: { ...DYING.fighters, h0: { x: 10, y: 10, hp: 0, condition: 'dying', saviours: ['h2'] } },
      turn: 'h2',
      agenda: [],
    }).choose('done');
    expect(one(lost, 'h0').condition).toBe('dead');
  });

  it('[RUN-HEAL-24] [RUN-TV-C18] brought back after a fifth Wound stay Incapacitated', () => {
    const scene: Scene = {
      ...DYING,
      fighters: {
        ...DYING.fighters,
        h0: { x: 10, y: 10, hp: 12, wounds: 5, condition: 'dying', saviours: ['h1'] },
      },
      turn: 'h1',
      agenda: [],
    };
    expect(one(play(scene, 8).choose('heal:h0'), 'h0')).toMatchObject({
      hp: 16,
      wounds: 4,
      condition: 'incapacitated',
    });
  });

  it('[RUN-DMG-12] [RUN-DMG-14] [RUN-RULING-C23] are lost to a blow beyond twenty, or to any further one; foes at once', () => {
    const struck = (hp: number, ...faces: number[]) =>
      one(
        play(
          {
            ...HURT,
            foes: [{ statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } }],
            fighters: { h0: { x: 10, y: 10, hp }, h1: { x: 30, y: 10 }, f0: { x: 12, y: 10 } },
            turn: 'f0',
          },
          ...faces,
        ).choose('strike:h0:0:plain', 'stand'),
        'h0',
      );
    // 10 + 10 + 5 + 8 = 33 against 2 + 9: 22 + 10 − 6 = 26.
    expect(struck(6, 10, 10, 5, 2)).toMatchObject({ condition: 'dying', hp: 0, saviours: ['h1'] });
    expect(struck(5, 10, 10, 5, 2).condition).toBe('dead');
  });
});
