import { afterEach, describe, expect, it } from 'vitest';
import type { Threat } from '../../content/threats.ts';
import { allDiceCast, FOE, one, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-dwarven-battle-hammer';

describe('the rune power of the dwarven battle hammer', () => {
  const near = (threat: Threat) => ({
    ...wielding(
      'dwarven-battle-hammer',
      { 'rune-dwarven-battle-hammer': 3 },
      {
        foes: [{ statistics: { ...FOE, res: -1 }, threat }, { statistics: FOE }],
        fighters: { f1: { x: 30, y: 20 } },
      },
    ),
    turn: 'h0',
  });
  /** 4 + 11 against 8 + 7, DAM 16 less 3. */
  const struck = (threat: Threat, ...faces: number[]) =>
    play(near(threat), 4, 8, ...faces).choose(USE, 'strike:f0:0:plain', 'stand');

  it.each(['exceptional', 'superior', 'equal', 'inferior', 'weak', 'pitiful'] as const)(
    '[RUN-GIFT-RUNE-DWARVEN-BATTLE-HAMMER] turns to stone whoever is %s and does not resist',
    (threat) => {
      const stone = struck(threat, 3);
      expect(one(stone, 'f0')).toMatchObject({ condition: 'dead', marks: [{ kind: 'statue' }] });
      expect(stone.state.tally).toEqual([]);
      expect(one(struck(threat, 4), 'f0')).toMatchObject({ condition: 'able', hp: 50 - 13 });
    },
  );

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-HAMMER] only strikes whoever is terrifying', () => {
    expect(one(struck('terrifying'), 'f0')).toMatchObject({ condition: 'able', hp: 50 - 13 });
  });

  it('[RUN-GIFT-RUNE-DWARVEN-BATTLE-HAMMER] [RUN-GIFTRULE-DUR-01] lasts its level in rounds', () => {
    expect(one(play(near('equal')).choose(USE), 'h0').marks).toMatchObject([{ kind: 'gift', until: 3 }]);
  });
});
