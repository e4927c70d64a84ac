import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { formOf, pacesBetween } from './fighters.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

/** Wound Threshold 15: an arm for thirty hit points. */
const VIKING = {
  foe: 'dark-viking' as const,
  statistics: { init: 5, atk: 9, dfn: 7, dam: 11, soak: 3, hp: 60, res: 2 },
};
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [VIKING],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
/** 20 + 1 + 9 against 2 + 7: 21 + 12 − 3 = 30. */
const MIGHTY = [10, 10, 1, 2];
const struck = (scene: Scene, ...faces: number[]) =>
  play(scene, ...MIGHTY, ...faces).choose('strike:f0:0:plain', 'stand');

describe('an arm', () => {
  it('[RUN-SPECIAL-11] is the hero’s for a blow with sword or axe at twice the Wound Threshold', () => {
    const driver = struck(DUEL, 1, 6);
    expect(driver.kind).toBe('sever');
    expect(driver.asked).toEqual([HEROES_SEAT]);
    expect(driver.choose('sever').told('severed')).toMatchObject([{ by: 'h0', at: 'f0', arm: 'weapon' }]);
    expect(struck(DUEL).choose('spare').told('severed')).toEqual([]);
    const less = play(DUEL, 10, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(less.kind).toBeNull();
    const maul = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, hand: 1 } } };
    const blunt = play(maul, 10, 10, 10, 10, 1, 2).choose('strike:f0:1:plain', 'stand');
    expect(blunt.kind).toBeNull();
  });

  it('[RUN-SPECIAL-15] [RUN-RULING-C26] of a hero is never lost, nor one of what fights with claws', () => {
    const hero = play({ ...DUEL, turn: 'f0' }, 10, 10, 10, 10, 1, 2).choose('strike:h0:0:plain', 'stand');
    expect(hero.kind).toBeNull();
    expect(struck({ ...DUEL, foes: [{ ...VIKING, foe: 'goblin-freak' }] }).kind).toBeNull();
  });

  it('[RUN-SPECIAL-12] [RUN-SPECIAL-13] is that of the weapon by an odd die; and whoever fails a Res roll loses heart', () => {
    const lost = struck(DUEL, 3, 6).choose('sever');
    expect(one(lost, 'f0')).toMatchObject({
      lostArm: 'weapon',
      armAt: { x: 12, y: 10 },
      lying: [{ form: 0, x: 12, y: 10 }],
      cowed: false,
    });
    const other = struck(DUEL, 2, 6).choose('sever');
    expect(one(other, 'f0')).toMatchObject({ lostArm: 'other', lying: [], cowed: false });
    // Two Wounds: 5 + 2 − 2.
    expect(one(struck(DUEL, 2, 5).choose('sever'), 'f0').cowed).toBe(true);
    expect(one(struck(DUEL, 2, 6).choose('sever'), 'f0').cowed).toBe(false);
  });

  it('[RUN-SPECIAL-14] [RUN-RULING-C47] [RUN-RULING-G24] without its weapon a foe fights with its Res and half its DAM; with the wrong hand with half its ATK', () => {
    const maimed = (more: object): Scene => ({
      ...DUEL,
      fighters: { ...DUEL.fighters, f0: { x: 12, y: 10, lostArm: 'weapon', ...more } },
      turn: 'f0',
    });
    const lying = [{ form: 0, x: 12, y: 10 }];
    const numbers = (scene: Scene) => {
      const { state } = play(scene);
      const { atk, dfn, dam } = formOf(state, state.fighters[1]!);
      return [atk.total, dfn.total, dam.total];
    };
    expect(numbers(maimed({ lying }))).toEqual([2, 2, 5]);
    expect(numbers(maimed({}))).toEqual([4, 7, 11]);
    expect(
      numbers({ ...DUEL, fighters: { ...DUEL.fighters, f0: { x: 12, y: 10, lostArm: 'other' } } }),
    ).toEqual([9, 7, 11]);
    const armed = play(maimed({ lying })).choose('pickUp:0');
    expect(one(armed, 'f0').lying).toEqual([]);
    expect(optionsOf(play(maimed({ lying })), 'strike')).toEqual(['strike:h0:0:plain']);
    const alone = play({ ...maimed({ lying }), nobodyPlaysFoes: true }, 4, 6).choose('stand');
    expect(one(alone, 'f0').lying).toEqual([]);
    expect(alone.told('struck')).toMatchObject([{ attack: 4 + 4 }]);
    const away: Scene = {
      ...maimed({ lying: [{ form: 0, x: 16, y: 10 }] }),
      nobodyPlaysFoes: true,
    };
    expect(one(play(away).choose('letGo'), 'f0')).toMatchObject({ x: 16, lying: [] });
  });

  it('[RUN-SPECIAL-13] [RUN-RULING-C26] [RUN-RULING-C55] who has lost heart keeps away, strikes at nobody, and keeps no fight going', () => {
    const cowed: Scene = {
      ...DUEL,
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 15, y: 10, cowed: true } },
    };
    const runs = play({ ...cowed, turn: 'f0' });
    expect(pacesBetween(runs.state, one(runs, 'h0'), one(runs, 'f0'))).toBe(5 + 15);
    const passes = play({ ...cowed, fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, cowed: true } } });
    passes.choose('walk:6:10');
    expect(passes.kind).toBe('act');
    const over = play({ ...cowed, turn: undefined as never, agenda: [{ step: 'endRound' }] });
    expect(over.told('fightEnded')).toMatchObject([{ won: 'heroes' }]);
  });

  it('[RUN-SPECIAL-16] [RUN-RULING-C26] is picked up by half an action, and is a weapon', () => {
    const scene: Scene = {
      ...DUEL,
      fighters: {
        h0: { x: 10, y: 10 },
        f0: { x: 12, y: 10, lostArm: 'other', armAt: { x: 10, y: 10 } },
      },
    };
    const driver = play(scene, 4, 6).choose('takeArm:f0');
    expect(one(driver, 'h0')).toMatchObject({ arm: 'f0', hand: 4 });
    expect(one(driver, 'f0').armAt).toBeNull();
    expect(optionsOf(driver, 'strike')).toEqual(['strike:f0:4:plain']);
    driver.choose('strike:f0:4:plain', 'stand');
    // Dex 3, Great Weapon 3, the arm 1.
    expect(driver.told('struck')).toMatchObject([{ attack: 4 + 7 }]);
    expect(optionsOf(play(DUEL), 'change')).not.toContain('change:4');
    expect(optionsOf(play({ ...scene, heroes: [ragnar, gunnhild], turn: 'f0' }), 'takeArm')).toEqual([]);
  });

  it('[RUN-SPECIAL-17] [RUN-VP-20] brings the full Might of whoever is killed with his own', () => {
    const kill = (arm: string | null) => {
      const scene: Scene = {
        ...DUEL,
        foes: [VIKING, VIKING],
        fighters: {
          h0: { x: 10, y: 10, hand: 4, arm },
          f0: { x: 12, y: 10, hp: 2, lostArm: 'other' },
          f1: { x: 30, y: 10 },
        },
      };
      const { tally } = play(scene, 9, 2).choose('strike:f0:4:plain', 'stand').state;
      return tally.find(({ cause }) => cause === 'deathBlow')?.points;
    };
    // ⌊(10 × 35 + 60) ÷ 20⌋ = 20.
    expect([kill('f1'), kill('f0')]).toEqual([10, 20]);
  });
});
