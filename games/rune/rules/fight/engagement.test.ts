import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { fallDamage } from '../space/terrain/index.ts';
import { allDiceCast, one, optionsOf, play, playFrom, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Ragnar engages with Str 2 and Great Weapon 3; the goblin with Res 2. */
const FACING: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 11, y: 10 } },
  turn: 'h0',
};

describe('an Engagement roll', () => {
  it('[RUN-ENGAGE-04] [RUN-ENGAGE-06] [RUN-ENGAGE-07] is a contest of its own, and takes no action', () => {
    const driver = play(FACING, 4, 6).choose('engage:f0', 'resist');
    expect(driver.told('engaged')).toMatchObject([{ total: 4 + 5, against: 6 + 2, won: true }]);
    driver.choose('deny');
    expect(driver.kind).toBe('act');
    expect(optionsOf(driver, 'strike')).toContain('strike:f0:0:plain');
  });

  it('[RUN-ENGAGE-09] is made once a round', () => {
    const driver = play(FACING, 4, 6).choose('engage:f0', 'resist', 'deny');
    expect(optionsOf(driver, 'engage')).toEqual([]);
  });

  it('[RUN-ENGAGE-10] [RUN-ENGAGE-11] meets a flat nothing where one does not resist, and must still be more', () => {
    const yielded = play(FACING, 4).choose('engage:f0', 'yield');
    expect(yielded.told('engaged')).toMatchObject([{ total: 9, against: 0, won: true }]);
    const used = play(
      { ...FACING, fighters: { ...FACING.fighters, f0: { x: 11, y: 10, engagements: 1 } } },
      1,
      6,
    );
    used.choose('engage:f0');
    expect(used.told('engaged')).toMatchObject([{ total: -6 + 5, against: 0, won: false }]);
  });

  it('[RUN-RULING-C16] is the hero’s where both come to the same', () => {
    const hero = play(FACING, 3, 6).choose('engage:f0', 'resist');
    expect(hero.told('engaged')).toMatchObject([{ total: 8, against: 8, won: true }]);
    const foe = play({ ...FACING, turn: 'f0' }, 6, 3).choose('engage:h0', 'resist');
    expect(foe.told('engaged')).toMatchObject([{ total: 8, against: 8, won: false }]);
  });

  it('[RUN-ENGAGE-12] [RUN-ENGAGE-13] [RUN-TV-C15] [RUN-TV-C26] drives the other back, as far as Strength goes or something stops him', () => {
    const driver = play(FACING, 4, 6).choose('engage:f0', 'resist');
    expect(optionsOf(driver, 'shove')).toContain('shove:2:5');
    expect(optionsOf(driver, 'shove')).not.toContain('shove:2:6');
    driver.choose('shove:2:5');
    expect(one(driver, 'f0')).toMatchObject({ x: 16, y: 10 });
    const way = [12, 13, 14, 15, 16].map((x) => ({ x, y: 10 }));
    expect(driver.told('shoved')).toEqual([{ type: 'shoved', by: 'h0', at: 'f0', way }]);
    const walled = play({ ...FACING, map: { walls: [[14, 10, 1]] } }, 4, 6).choose('engage:f0', 'resist');
    expect(optionsOf(walled, 'shove')).toContain('shove:2:2');
    expect(optionsOf(walled, 'shove')).not.toContain('shove:2:3');
    expect(one(walled.choose('shove:2:2'), 'f0').x).toBe(13);
  });

  it('[RUN-HAZ-FALL-01] [RUN-HAZ-FALL-02] [RUN-VP-15] [RUN-RULING-G06] over a ledge hurts him as he lands, and that is to the credit of who pushed', () => {
    const cliff: Scene = { ...FACING, map: { heights: [{ feet: 20, area: [[0, 10, 13]] }] } };
    const driver = play(cliff, 4, 6, 9).choose('engage:f0', 'resist', 'shove:2:2');
    const lost = 50 - one(driver, 'f0').hp;
    expect(one(driver, 'f0')).toMatchObject({ x: 13, fallen: true });
    expect(lost).toBe(fallDamage(20, 9 + 2));
    expect(driver.state.tally).toEqual([{ hero: 'h0', of: 'f0', cause: 'damage', points: lost }]);
  });

  it('[RUN-TER-43] of a foe may drive a hero into a place that hurts, and there he suffers what it does', () => {
    const spikes: Scene = {
      ...FACING,
      map: { zones: [{ kind: 'damaging', area: [[8, 10, 1]], dam: 20, grows: false, nature: 'spikes' }] },
      turn: 'f0',
    };
    const driver = play(spikes, 9, 2).choose('engage:h0', 'resist', 'shove:6:2');
    expect(one(driver, 'h0')).toMatchObject({ x: 8, y: 10, drivenBy: 'f0', hp: 77 });
    // Stamina 3 and a one against four: a botch of two.
    const later = playFrom({ ...driver.state, agenda: [{ step: 'exposure' }] }, 1, 2);
    expect(one(later, 'h0').hp).toBe(77 - (20 + 4 - (3 - 2) - 6));
  });

  it('[RUN-TV-C36] [RUN-RULING-C16] of a foe shoves by its Res', () => {
    const driver = play({ ...FACING, turn: 'f0' }, 9, 2).choose('engage:h0', 'resist');
    expect(optionsOf(driver, 'shove')).toContain('shove:6:3');
    expect(optionsOf(driver, 'shove')).not.toContain('shove:6:4');
  });

  it('[RUN-RULING-C16] lets one change one’s place beside him, or keeps him from trying the same', () => {
    const moved = play(FACING, 4, 6).choose('engage:f0', 'resist', 'shift:12:11');
    expect(one(moved, 'h0')).toMatchObject({ x: 12, y: 11, paces: 0 });
    const denied = play(FACING, 4, 6).choose('engage:f0', 'resist', 'deny');
    expect(one(denied, 'f0').denied).toEqual(['h0']);
    const kept = play({
      ...FACING,
      fighters: { ...FACING.fighters, f0: { x: 11, y: 10, denied: ['h0'] } },
      turn: 'f0',
    });
    expect(optionsOf(kept, 'engage')).toEqual([]);
  });

  it('[RUN-ENGAGE-16] is not for who is held', () => {
    const held = { by: 'h0', how: 'hold' as const, margin: 1 };
    const driver = play({
      ...FACING,
      fighters: { ...FACING.fighters, f0: { x: 11, y: 10, held } },
      turn: 'f0',
    });
    expect(optionsOf(driver, 'engage')).toEqual([]);
  });
});

describe('forestalling a blow', () => {
  const STRUCK: Scene = { ...FACING, turn: 'f0' };

  it('[RUN-ENGAGE-08] [RUN-TV-C35] [RUN-RULING-C53] who is shoved away comes back with what is left of his half move', () => {
    const driver = play(STRUCK, 4, 6, 4, 3).choose('strike:h0:0:plain', 'forestall', 'resist', 'shove:2:5');
    // [RUN-TV-C35] Five paces off, and seven to go.
    expect(one(driver, 'f0').x).toBeLessThan(16);
    expect(driver.told('struck')).toMatchObject([{ by: 'f0', attack: 12, defence: 12 }]);
  });

  it('[RUN-TV-C35] [RUN-RULING-C53] who has used his half move loses the attack', () => {
    const far: Scene = { ...FACING, fighters: { h0: { x: 10, y: 10 }, f0: { x: 18, y: 10 } }, turn: 'f0' };
    const driver = play(far, 4, 6).choose(
      'walk:11:10',
      'strike:h0:0:plain',
      'forestall',
      'resist',
      'shove:2:5',
    );
    expect(driver.told('struck')).toEqual([]);
    expect(driver.asked).toEqual([]);
  });
});
