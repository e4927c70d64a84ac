import { afterEach, describe, expect, it } from 'vitest';
import type { Threat } from '../../content/threats.ts';
import { allDiceCast, FOE, one, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-dwarven-work-hammer';

describe('the rune power of the dwarven work hammer', () => {
  /** Great Weapon 3 and Res −1: resists with a 4. */
  const near = (threat: Threat, soak = FOE.soak as number) => ({
    ...wielding(
      'dwarven-work-hammer',
      { 'rune-dwarven-work-hammer': 2 },
      {
        foes: [{ statistics: { ...FOE, res: -1, soak }, threat }, { statistics: FOE }],
        fighters: { f1: { x: 30, y: 20 } },
      },
    ),
    turn: 'h0',
  });
  /** 4 + 11 against 8 + 7, DAM 12 less 3. */
  const struck = (threat: Threat, ...faces: number[]) =>
    play(near(threat), 4, 8, ...faces).choose(USE, 'strike:f0:0:plain', 'stand');

  it.each(['equal', 'inferior', 'weak', 'pitiful'] as const)(
    '[RUN-GIFT-RUNE-DWARVEN-WORK-HAMMER] [RUN-RULING-G03] [RUN-RULING-G13] turns to ice whoever is %s and does not resist, and nobody gains by it',
    (threat) => {
      const ice = struck(threat, 3);
      expect(ice.told('checked')).toMatchObject([{ fighter: 'f0', total: 2, against: 3, success: false }]);
      expect(one(ice, 'f0')).toMatchObject({ condition: 'dead', hp: 50, marks: [{ kind: 'statue' }] });
      expect(ice.state.tally).toEqual([]);
      const resists = struck(threat, 4);
      expect(one(resists, 'f0')).toMatchObject({ condition: 'able', hp: 50 - 9, marks: [] });
      expect(resists.state.tally).toMatchObject([{ cause: 'damage', points: 9 }]);
    },
  );

  it.each(['superior', 'exceptional', 'terrifying'] as const)(
    '[RUN-GIFT-RUNE-DWARVEN-WORK-HAMMER] [RUN-RULING-G03] only strikes whoever is %s',
    (threat) => {
      expect(one(struck(threat), 'f0')).toMatchObject({ condition: 'able', hp: 50 - 9 });
    },
  );

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-HAMMER] [RUN-RULING-G03] asks nothing of whoever loses nothing, nor before it was called on', () => {
    const soaked = play(near('equal', 12), 4, 8).choose(USE, 'strike:f0:0:plain', 'stand');
    expect(one(soaked, 'f0')).toMatchObject({ condition: 'able', hp: 50 });
    const barely = play(near('equal', 11), 4, 8, 3).choose(USE, 'strike:f0:0:plain', 'stand');
    expect(one(barely, 'f0').condition).toBe('dead');
    const asleep = play(near('equal'), 4, 8).choose('strike:f0:0:plain', 'stand');
    expect(one(asleep, 'f0').hp).toBe(50 - 9);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-HAMMER] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-03] lasts its level in rounds, and sleeps then', () => {
    const used = play({ ...near('equal'), state: { round: 3 } }).choose(USE);
    expect(one(used, 'h0')).toMatchObject({
      marks: [{ kind: 'gift', until: 4 }],
      asleep: [{ gift: 'rune-dwarven-work-hammer', since: 4 }],
    });
  });
});
