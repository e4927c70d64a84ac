import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

/** Ragnar (ATK 9, DFN 9, DAM 12, Soak 6, 77 hit points) beside a goblin of round numbers. */
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [{ statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } }],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
};
const strike = (manner = 'plain') => `strike:f0:0:${manner}`;

describe('a blow', () => {
  it('[RUN-MELEE-01] [RUN-MELEE-03] [RUN-MELEE-04] [RUN-MELEE-05] hits with the same total, and does what is beyond', () => {
    // 4 + 9 = 13 against 6 + 7 = 13: margin 0, 12 − 3.
    const even = play({ ...DUEL, turn: 'h0' }, 4, 6).choose(strike(), 'stand');
    expect(one(even, 'f0').hp).toBe(50 - 9);
    const beyond = play({ ...DUEL, turn: 'h0' }, 9, 6).choose(strike(), 'stand');
    expect(one(beyond, 'f0').hp).toBe(50 - 14);
    const short = play({ ...DUEL, turn: 'h0' }, 3, 6).choose(strike(), 'stand');
    expect(one(short, 'f0').hp).toBe(50);
  });

  it('[RUN-ENGAGE-03] reaches three paces and no further', () => {
    const at = (x: number) => play({ ...DUEL, fighters: { ...DUEL.fighters, f0: { x, y: 10 } }, turn: 'h0' });
    expect(optionsOf(at(13), 'strike')).toContain(strike());
    expect(optionsOf(at(14), 'strike')).toEqual([]);
  });

  it('[RUN-MELEE-02] is met with what the defender holds', () => {
    // The maul defends with 10, the axe with 9: only one of them stops 4 + 8 with a 3.
    const at = (hand: number) =>
      play({ ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, hand } }, turn: 'f0' }, 4, 3).choose(
        'strike:h0:0:plain',
        'stand',
      );
    expect(one(at(0), 'h0').hp).toBe(77 - (10 - 6));
    expect(one(at(1), 'h0').hp).toBe(77);
  });

  it('[RUN-DMG-06] [RUN-DMG-08] [RUN-DMG-09] that costs as much as the Wound Threshold wounds, and a Wound is felt at every roll', () => {
    const wounded = play({ ...DUEL, turn: 'f0' }, 10, 10, 1, 5).choose('strike:h0:0:plain', 'stand');
    // 20 + 1 + 8 = 29 against 5 + 9: 15 + 10 − 6 = 19 of 18.
    expect(one(wounded, 'h0')).toMatchObject({ hp: 58, wounds: 1 });
    const next = play(
      { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, wounds: 1 } }, turn: 'h0' },
      4,
      6,
    ).choose(strike(), 'stand');
    expect(one(next, 'f0').hp).toBe(50);
  });

  it('[RUN-HERO-27] wounds by what is left of it after Soak', () => {
    const struck = (defence: number) =>
      one(play({ ...DUEL, turn: 'f0' }, 10, 9, defence).choose('strike:h0:0:plain', 'stand'), 'h0');
    // 19 + 8 = 27 against 14 or 13, 10 more, and a Soak of 6.
    expect(struck(5)).toMatchObject({ hp: 77 - 17, wounds: 0 });
    expect(struck(4)).toMatchObject({ hp: 77 - 18, wounds: 1 });
  });

  it('[RUN-VP-11] [RUN-VP-13] [RUN-VP-17] brings a point for each hit point it finds, and half the Might of the slain', () => {
    const scene = { ...DUEL, fighters: { ...DUEL.fighters, f0: { x: 12, y: 10, hp: 4 } }, turn: 'h0' };
    const killed = play(scene, 9, 2).choose(strike(), 'stand');
    expect(one(killed, 'f0').condition).toBe('dead');
    // Might ⌊(10 × 33 + 50) ÷ 20⌋ = 19.
    expect(killed.state.tally).toEqual([
      { hero: 'h0', of: 'f0', cause: 'damage', points: 4 },
      { hero: 'h0', of: 'f0', cause: 'deathBlow', points: 9 },
    ]);
  });

  it('[RUN-RULING-C24] meets a flat six where the target is helpless', () => {
    const scene = {
      ...DUEL,
      fighters: { ...DUEL.fighters, f0: { x: 12, y: 10, condition: 'incapacitated', wounds: 4 } },
      turn: 'h0',
    } as const;
    const hit = play(scene, 2).choose(strike());
    expect(hit.told('struck')).toMatchObject([
      { attack: 11, defence: 6, sums: { defence: [{ of: 'helpless', by: 6 }] } },
    ]);
  });
});

describe('what goes with a blow', () => {
  it('[RUN-ACT-04] [RUN-ACT-05] [RUN-RULING-C54] holding ground is one better for the round, and keeps him where he is', () => {
    const held = play({ ...DUEL, turn: 'h0' }, 3, 6).choose(strike('holding'), 'stand');
    expect(held.told('struck')).toMatchObject([
      {
        attack: 13,
        sums: {
          attack: [
            { of: 'atk', by: 9 },
            { of: 'holding', by: 1 },
          ],
        },
      },
    ]);
    expect(one(held, 'h0').stance).toBe('holding');
    const again = play({
      ...DUEL,
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, stance: 'holding' } },
      turn: 'h0',
    });
    expect(again.options().filter((id) => /^(walk|seize|withdraw|flee)/.test(id))).toEqual([]);
    expect(optionsOf(again, 'strike').filter((id) => !id.endsWith('plain'))).toEqual([]);
  });

  it('[RUN-ACT-06] weaving helps one’s defence', () => {
    const scene = {
      ...DUEL,
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, stance: 'weaving' } },
      turn: 'f0',
    };
    const struck = play(scene as Scene, 4, 3).choose('strike:h0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ defence: 3 + 9 + 1 }]);
  });

  it('[RUN-ACT-08] [RUN-RULING-C25] [RUN-RULING-C48] is for heroes alone', () => {
    expect(optionsOf(play({ ...DUEL, turn: 'f0' }), 'strike')).toEqual(['strike:h0:0:plain']);
  });

  it('[RUN-TV-C13] [RUN-MELEE-09] [RUN-MELEE-10] a berserk strikes with attack and defence, and with nothing else', () => {
    const driver = play({ ...DUEL, turn: 'h0' }, 2, 9, 4, 3).choose(strike('berserk'), 'stand');
    const [blow, counter] = driver.told('struck');
    expect(blow).toMatchObject({ attack: 2 + 18, defence: 9 + 7 });
    // [RUN-MELEE-11] His score counts for nothing against what follows.
    expect(counter).toMatchObject({ by: 'f0', attack: 4 + 8, defence: 3 });
    expect(one(driver, 'h0').hp).toBe(77 - (9 + 10 - 6));
    const weak = play({ ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, hp: 20 } }, turn: 'h0' });
    expect(optionsOf(weak, 'strike')).not.toContain(strike('berserk'));
  });

  it('[RUN-MELEE-11] [RUN-RULING-C21] whom a berserk killed strikes back no more', () => {
    const scene = { ...DUEL, fighters: { ...DUEL.fighters, f0: { x: 12, y: 10, hp: 4 } }, turn: 'h0' };
    const driver = play(scene, 9, 2).choose(strike('berserk'), 'stand');
    expect(driver.told('struck')).toHaveLength(1);
  });
});

describe('a blow that goes wide', () => {
  it('[RUN-MELEE-26] [RUN-MELEE-27] [RUN-RULING-C20] by twenty is answered at once, and the answer is not answered', () => {
    // −8 + 9 = 1 against 10 + 9 + 7 = 26: one riposte; it misses by more than twenty, and that is all.
    const driver = play({ ...DUEL, turn: 'h0' }, 1, 8, 10, 9, 1, 9, 10, 8).choose(strike(), 'stand');
    expect(driver.told('struck')).toMatchObject([
      { by: 'h0', attack: 1, defence: 26 },
      { by: 'f0', attack: -1, defence: 27 },
    ]);
  });

  it('[RUN-MELEE-22] [RUN-MELEE-24] [RUN-RULING-C19] by a botch may find a friend, for what the weapon does alone', () => {
    const scene: Scene = {
      ...DUEL,
      heroes: [ragnar, gunnhild],
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 9, y: 10 }, f0: { x: 12, y: 10 } },
      turn: 'h0',
    };
    // −2 + 9 misses 7 + 7 − 2; thrown again, 3 + 9 would have hit.
    const driver = play(scene, 1, 2, 7, 3).choose(strike(), 'stand');
    expect(one(driver, 'h1').hp).toBe(82 - (12 - 7));
    const lucky = play(scene, 1, 2, 7, 2).choose(strike(), 'stand');
    expect(one(lucky, 'h1').hp).toBe(82);
  });

  it('[RUN-RULING-C19] of a foe never wears down another', () => {
    const foe = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
    const scene: Scene = {
      ...DUEL,
      foes: [foe, foe],
      fighters: { ...DUEL.fighters, f1: { x: 13, y: 10 } },
      turn: 'f0',
    };
    const driver = play(scene, 1, 2, 2, 9).choose('strike:h0:0:plain', 'stand');
    expect(driver.told('strayed')).toHaveLength(1);
    expect(one(driver, 'f1').hp).toBe(50);
  });

  it('[RUN-MELEE-25] [RUN-RULING-C27] past an ally is struck with care, or at his risk', () => {
    const scene: Scene = {
      ...DUEL,
      heroes: [ragnar, gunnhild],
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 11, y: 10 }, f0: { x: 12, y: 10 } },
      turn: 'h0',
    };
    const careful = play(scene, 9, 6).choose('strike:f0:0:plain:guarded', 'stand');
    expect(careful.told('struck')).toMatchObject([{ attack: 9 + 9 - 6 }]);
    // Two press the goblin. 2 + 9 = 11 against 13 + 5 = 18, or 12 + 5.
    const wide = play(scene, 2, 10, 3).choose('strike:f0:0:plain:heedless', 'stand');
    expect(one(wide, 'h1').hp).toBe(82);
    const near = play(scene, 2, 10, 2).choose('strike:f0:0:plain:heedless', 'stand');
    expect(one(near, 'h1').hp).toBe(82 - (12 - 7));
  });
});

describe('across a barrier', () => {
  it('[RUN-SPECIAL-21] [RUN-TV-C29] [RUN-RULING-C39] the better fighter has the better of it, and equals nothing', () => {
    const across = (atk: number, dfn: number): Scene => ({
      ...DUEL,
      map: { objects: [{ id: 'log', kind: 'barrier', area: [[11, 10, 1]], item: 'log' }] },
      foes: [{ statistics: { init: 5, atk, dfn, dam: 10, soak: 3, hp: 50, res: 2 } }],
      turn: 'h0',
    });
    const struck = (atk: number, dfn: number) =>
      play(across(atk, dfn), 4, 6).choose(strike(), 'stand').told('struck');
    expect(struck(7, 7)).toMatchObject([{ attack: 4 + 9 + 1, defence: 6 + 7 }]);
    expect(struck(9, 9)).toMatchObject([{ attack: 4 + 9, defence: 6 + 9 }]);
    expect(struck(10, 9)).toMatchObject([{ attack: 4 + 9, defence: 6 + 9 + 1 }]);
  });
});

describe('several at once', () => {
  it('[RUN-MELEE-06] [RUN-RULING-C34] press a defender', () => {
    const foe = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
    const scene: Scene = {
      ...DUEL,
      foes: [foe, foe, foe],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 }, f1: { x: 10, y: 12 }, f2: { x: 20, y: 20 } },
      turn: 'f0',
    };
    const driver = play(scene, 4, 3).choose('strike:h0:0:plain', 'stand');
    expect(driver.told('struck')).toMatchObject([{ defence: 3 + 9 - 2 }]);
  });
});
