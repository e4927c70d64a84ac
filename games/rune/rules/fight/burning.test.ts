import { afterEach, describe, expect, it } from 'vitest';
import type { BattleMap } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, hrolf } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const flames = (nature: 'fire' | 'heat'): Partial<BattleMap> => ({
  zones: [{ kind: 'damaging', area: [[10, 10, 1]], dam: 10, grows: false, nature }],
});
const PYRE: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  map: flames('fire'),
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 35, y: 25 } },
  agenda: [{ step: 'exposure' }],
};
/** Ragnar fails with −2 + 3 against 4: 10 + 3 − 6. */
const FAILED = [1, 2];
const fire = (more: Partial<{ start: number; round: number; failed: number; by: string | null }> = {}) => ({
  start: 6,
  round: 1,
  failed: 0,
  raging: false,
  by: null,
  ...more,
});

describe('flames', () => {
  it('[RUN-HAZ-FIRE-01] [RUN-HAZ-FIRE-02] [RUN-TER-52] reach whoever fails in a place of fire, and a six sets his clothes alight', () => {
    const spared = play(PYRE, ...FAILED, 5);
    expect(one(spared, 'h0')).toMatchObject({ hp: 77 - 7, fire: null });
    // Six and two beyond: eight, less his Stamina alone.
    const burning = play(PYRE, ...FAILED, 8);
    expect(one(burning, 'h0')).toMatchObject({ hp: 77 - 7 - (8 - 3), fire: { start: 8, round: 1 } });
    expect(burning.told('caughtFire')).toHaveLength(1);
    expect(one(play(PYRE, 2), 'h0')).toMatchObject({ hp: 77, fire: null });
    expect(play({ ...PYRE, map: flames('heat') }, ...FAILED).told('roll')).toHaveLength(2);
  });

  it('[RUN-HAZ-FIRE-06] never reach anybody without a roll, and never who makes it', () => {
    // Stamina 3: a one that is no botch makes four.
    for (const face of [2, 5, 9]) {
      const driver = play(PYRE, face);
      expect(driver.told('roll')).toHaveLength(1);
      expect(one(driver, 'h0')).toMatchObject({ hp: 77, fire: null });
    }
    const failed = play(PYRE, ...FAILED, 6);
    expect(failed.told('roll').map((roll) => roll.for)).toEqual(['exposure', 'exposure', 'ignition']);
    expect(one(failed, 'h0').fire).not.toBeNull();
  });

  it('[RUN-HAZ-FIRE-10] are no weapon: who strikes with a torch in his other hand sets nobody alight', () => {
    const lit: Scene = {
      ...PYRE,
      foes: [{ statistics: { ...GOBLIN.statistics, soak: 0 } }],
      map: { zones: [{ kind: 'darkness', area: [[0, 0, 40]], torches: true }] },
      fighters: { h0: { x: 10, y: 10, torch: true }, f0: { x: 11, y: 10 } },
      agenda: [],
      turn: 'h0',
    };
    const driver = play(lit, 9, 2);
    expect(optionsOf(driver, 'strike').filter((id) => id.includes('torch'))).toEqual([]);
    // Both hands are full: he strikes with the fist that holds it.
    driver.choose('strike:f0:3:plain', 'stand');
    expect(one(driver, 'f0').hp).toBeLessThan(50);
    expect(one(driver, 'f0').fire).toBeNull();
  });

  it('[RUN-HAZ-FIRE-01] [RUN-RULING-T51] take quilt more easily, and their die is open above', () => {
    const quilted: Scene = { ...PYRE, heroes: [hrolf] };
    expect(one(play(quilted, 1, 2, 4), 'h0').fire).toMatchObject({ start: 6 });
    expect(one(play(PYRE, ...FAILED, 10, 2), 'h0').fire).toMatchObject({ start: 12 });
  });

  it('[RUN-HAZ-FIRE-02] [RUN-HAZ-FIRE-11] [RUN-TRAP-70] burn worse from round to round', () => {
    const scene: Scene = {
      ...PYRE,
      map: {},
      fighters: { ...PYRE.fighters, h0: { x: 10, y: 10, fire: fire() } },
      agenda: [{ step: 'exposure' }, { step: 'exposure' }],
    };
    const driver = play(scene);
    expect(one(driver, 'h0')).toMatchObject({ hp: 77 - (8 - 3) - (10 - 3), fire: { round: 3 } });
  });

  it('[RUN-HAZ-FIRE-03] are smothered by an action and Dex, a little harder each time it failed', () => {
    const burns = (failed: number): Scene => ({
      ...PYRE,
      map: {},
      fighters: { ...PYRE.fighters, h0: { x: 20, y: 20, fire: fire({ failed }) } },
      agenda: [],
      turn: 'h0',
    });
    // Dex 3 against 4.
    const failed = play(burns(0), 1, 5).choose('smother');
    expect(one(failed, 'h0').fire).toMatchObject({ failed: 1 });
    expect(failed.asked).toEqual([]);
    expect(one(play(burns(0), 2).choose('smother'), 'h0').fire).toBeNull();
    expect(one(play(burns(2), 2).choose('smother'), 'h0').fire).toMatchObject({ failed: 3 });
    const chances = odds(play(burns(2)).state, HEROES_SEAT, { act: 'smother' });
    expect(chances?.[0]?.chance).toBeCloseTo(0.8, 9);
    expect(optionsOf(play({ ...PYRE, agenda: [], turn: 'h0' }), 'smother')).toEqual([]);
  });

  it('[RUN-HAZ-FIRE-07] go out in deep water', () => {
    const scene: Scene = {
      ...PYRE,
      map: { zones: [{ kind: 'water', area: [[13, 10, 9]], surface: 'tranquil', current: 'none' }] },
      fighters: { ...PYRE.fighters, h0: { x: 12, y: 10, fire: fire() } },
      agenda: [],
      turn: 'h0',
    };
    const driver = play(scene, 9).choose('swim:14:10');
    expect(one(driver, 'h0').fire).toBeNull();
    expect(driver.told('smothered')).toMatchObject([{ out: true }]);
  });

  it('[RUN-TER-48] [RUN-TER-49] [RUN-RUN-48] [RUN-RUN-49] [RUN-RULING-T62] [RUN-RULING-G06] hurt no foe, but one that a hero drove in, and that is his', () => {
    const inside = { x: 10, y: 10 };
    const alone: Scene = { ...PYRE, fighters: { h0: { x: 1, y: 1 }, f0: inside } };
    expect(play(alone).told('roll')).toEqual([]);
    const driven: Scene = { ...alone, fighters: { h0: { x: 1, y: 1 }, f0: { ...inside, drivenBy: 'h0' } } };
    // −4 + 2 against 4: 10 + 6 − 3; then 6, for what ignores armor is not soaked by a foe.
    const burnt = play(driven, 1, 4, 6);
    expect(one(burnt, 'f0')).toMatchObject({ hp: 50 - 13 - 6, fire: { by: 'h0' } });
    expect(burnt.state.tally.map(({ hero, points }) => [hero, points])).toEqual([
      ['h0', 13],
      ['h0', 6],
    ]);
    const shoved = play(
      {
        ...PYRE,
        fighters: { h0: { x: 8, y: 10 }, f0: { x: 9, y: 10 } },
        agenda: [],
        turn: 'h0',
      },
      4,
      6,
    ).choose('engage:f0', 'resist', 'shove:2:1');
    expect(one(shoved, 'f0')).toMatchObject({ x: 10, drivenBy: 'h0' });
    expect(play({ ...driven, agenda: [], turn: 'f0' }).options()).not.toContain('walk:10:10');
  });
});

describe('a raging fire that goes with somebody', () => {
  const ablaze = { kind: 'ablaze', gift: 'rune-four-bladed-mace', by: 'h0', until: 9, paces: 5 } as const;
  const about = (x: number, more: Scene['fighters'] = {}): Scene => ({
    heroes: [ragnar, hrolf],
    foes: [GOBLIN],
    fighters: { h0: { x: 10, y: 10, marks: [ablaze] }, h1: { x: 30, y: 25 }, f0: { x, y: 10 }, ...more },
  });
  const starts = (scene: Scene, rounds = 1) =>
    play({ ...scene, agenda: Array.from({ length: rounds }, () => ({ step: 'exposure' as const })) });

  it('[RUN-HOOK-52] [RUN-HAZ-FIRE-05] [RUN-RULING-G53] burns whoever is in it as a round starts, worse each time, but not him', () => {
    expect(one(starts(about(15)), 'f0')).toMatchObject({ hp: 50 - 12, fire: { raging: true, by: 'h0' } });
    expect(one(starts(about(15), 2), 'f0').hp).toBe(50 - 12 - 14);
    expect(one(starts(about(15)), 'h0')).toMatchObject({ hp: 77, fire: null });
    expect(one(starts(about(16)), 'f0')).toMatchObject({ hp: 50, fire: null });
    expect(starts(about(15)).state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', points: 12 }]);
  });

  it('[RUN-HAZ-FIRE-05] takes the place of what burned before', () => {
    const f0 = { x: 15, y: 10, fire: fire({ by: null }) };
    expect(one(starts(about(15, { f0 })), 'f0')).toMatchObject({
      hp: 50 - 12,
      fire: { start: 12, round: 1 },
    });
  });

  it('[RUN-HOOK-52] [RUN-HAZ-FIRE-05] cannot be smothered inside, and takes a six outside', () => {
    const burning = { y: 10, fire: { start: 12, round: 1, failed: 3, raging: true, by: 'h0' } };
    const inside = about(15, { f0: { x: 15, ...burning } });
    expect(optionsOf(play({ ...inside, turn: 'f0' }), 'smother')).toEqual([]);
    const outside = about(20, { f0: { x: 20, ...burning } });
    const smothers = (face: number) =>
      one(play({ ...outside, turn: 'f0' }, face).choose('smother'), 'f0').fire;
    expect(smothers(3)).toMatchObject({ raging: true });
    expect(smothers(4)).toBeNull();
  });

  it('[RUN-RULING-G53] [RUN-VP-35] is done on purpose to a fellow hero, unless he was asked and agreed', () => {
    const said = (agreed: boolean | null) => {
      const consulted = { kind: 'consulted', gift: 'rune-four-bladed-mace', by: 'h0', until: null } as const;
      const marks = agreed === null ? [] : [{ ...consulted, agreed }];
      const { state } = starts(about(30, { h1: { x: 12, y: 10, marks } }));
      return state.tally.find(({ cause }) => cause === 'heroStruck')?.points;
    };
    expect(said(false)).toBe(11);
    expect(said(true)).toBeUndefined();
    expect(said(null)).toBeUndefined();
  });
});
