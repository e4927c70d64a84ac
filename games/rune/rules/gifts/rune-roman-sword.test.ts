import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-roman-sword';

describe('the rune power of the Roman sword', () => {
  const near = (level: number, more: Scene = {}) => ({
    ...wielding('roman-sword', { 'rune-roman-sword': level }, more),
    turn: 'h0',
  });
  /** 9 + 1 against 3 + 7, DAM 6 less 3. */
  const struck = (level: number, ...faces: number[]) =>
    play(near(level), 9, 3, ...faces).choose(USE, 'strike:f0:0:plain', 'stand');

  it('[RUN-GIFT-RUNE-ROMAN-SWORD] [RUN-GIFTRULE-ACT-02] strikes harder by its level', () => {
    expect(one(struck(3, 5), 'f0')).toMatchObject({ hp: 50 - 6, fire: null });
    expect(one(struck(2, 5), 'f0').hp).toBe(50 - 5);
    const asleep = play(near(3), 9, 3).choose('strike:f0:0:plain', 'stand');
    expect(one(asleep, 'f0').hp).toBe(50 - 3);
  });

  it('[RUN-GIFT-RUNE-ROMAN-SWORD] [RUN-RULING-G57] sets clothes alight with a six, and what burns scores for him', () => {
    const burns = struck(3, 8);
    // 6 + 8 − 6, and no Soak helps.
    expect(one(burns, 'f0')).toMatchObject({ hp: 50 - 8 - 6, fire: { start: 8, round: 1, by: 'h0' } });
    expect(burns.state.tally).toMatchObject([
      { hero: 'h0', cause: 'damage', points: 8 },
      { hero: 'h0', cause: 'damage', points: 6 },
    ]);
    const { turn: _, ...scene } = near(3, { fighters: { f0: one(burns, 'f0') } });
    const next = play({ ...scene, agenda: [{ step: 'exposure' }] });
    expect(one(next, 'f0').hp).toBe(50 - 8 - 6 - 10);
    expect(one(struck(3, 6), 'f0').fire).toMatchObject({ start: 6 });
  });

  it('[RUN-GIFT-RUNE-ROMAN-SWORD] [RUN-HAZ-FIRE-03] is smothered by an action with Res', () => {
    const f0 = { x: 12, y: 10, fire: { start: 8, round: 1, failed: 0, raging: false, by: 'h0' } };
    const smothers = (failed: number) => {
      const burning = { ...f0, fire: { ...f0.fire, failed } };
      return one(play({ ...near(3), fighters: { f0: burning }, turn: 'f0' }, 2).choose('smother'), 'f0').fire;
    };
    // 2 + 2 against 4, and 1 more for every failure.
    expect(smothers(0)).toBeNull();
    expect(smothers(1)).toMatchObject({ failed: 2 });
  });

  it('[RUN-GIFT-RUNE-ROMAN-SWORD] takes quilt with a four', () => {
    const feud = near(3, { heroes: [READY_MADE.hrolf], options: { feuds: true } });
    const fighters = { h0: { x: 10, y: 10 }, h1: { x: 12, y: 10 }, f0: { x: 35, y: 25 } };
    const strikes = play({ ...feud, fighters }, 9, 2, 4).choose(USE, 'strike:h1:0:plain');
    expect(one(strikes, 'h1').fire).toMatchObject({ start: 6 });
  });

  it.each(['land-crab-small', 'spider-werk'] as const)(
    '[RUN-GIFT-RUNE-ROMAN-SWORD] [RUN-RULING-G57] finds nothing to burn on a %s',
    (foe) => {
      const scene = near(3, { foes: [{ foe, statistics: FOE }] });
      const strikes = play(scene, 9, 3).choose(USE, 'strike:f0:0:plain', 'stand');
      expect(one(strikes, 'f0')).toMatchObject({ hp: 50 - 6, fire: null });
    },
  );

  it('[RUN-GIFT-RUNE-ROMAN-SWORD] lights the field for two hundred paces about him', () => {
    const dark: Scene['map'] = {
      zones: [{ kind: 'darkness', torches: false, area: Array.from({ length: 30 }, (_, y) => [0, y, 40]) }],
    };
    const strikes = (...orders: string[]) => {
      const scene = near(3, { map: dark, foes: [{ foe: 'dark-viking', statistics: FOE }] });
      return play(scene, 9, 3, ...(orders.length > 0 ? [5] : [])).choose(
        ...orders,
        'strike:f0:0:plain',
        'stand',
      );
    };
    expect(addedTo(strikes(), 'attack')).toMatchObject({ dark: -4 });
    const lit = strikes(USE);
    expect(addedTo(lit, 'attack')).not.toHaveProperty('dark');
    expect(addedTo(lit, 'defence')).not.toHaveProperty('dark');
    expect(one(lit, 'h0').marks).toMatchObject([{ kind: 'gift' }, { kind: 'shining', paces: 200 }]);
  });

  it('[RUN-GIFT-RUNE-ROMAN-SWORD] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-03] lasts its level in rounds, and sleeps then', () => {
    const used = play({ ...near(3), state: { round: 2 } }).choose(USE);
    expect(one(used, 'h0').marks).toMatchObject([{ until: 4 }, { until: 4 }]);
    expect(one(used, 'h0').asleep).toEqual([{ gift: 'rune-roman-sword', since: 4 }]);
    expect(optionsOf(used, 'gift')).toEqual([]);
  });
});
