import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import type { MarkOf } from '../hooks/mark.ts';
import { allDiceCast, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Banish His Blade', () => {
  const banished: MarkOf<'gift'> = {
    kind: 'gift',
    gift: 'banish-his-blade',
    by: 'h0',
    level: 2,
    n: 0,
    whom: [],
    until: null,
  };
  const near = (f0: Partial<Fighter> = {}) =>
    facing(
      { 'banish-his-blade': 2 },
      { heroes: [READY_MADE.gunnhild], fighters: { h1: { x: 1, y: 1 }, f0: { x: 12, y: 10, ...f0 } } },
    );
  const lost = { lying: [{ form: 0, x: 18, y: 10 }] };

  it('[RUN-GIFT-BANISH-HIS-BLADE] [RUN-RULING-G23] [RUN-HOOK-12] sends what he wrests from a hand three paces a level away, where he likes', () => {
    // 9 + 0 against 2 + 7; the grip is 9 − 7.
    const grips = play({ ...near(), turn: 'h0' }, 9, 2, 9).choose('grab:f0:hold', 'weapon');
    expect(grips.kind).toBe('choose');
    expect(grips.options()).toHaveLength(8);
    grips.choose('pick:east');
    expect(one(grips, 'f0')).toMatchObject({ ...lost, marks: [banished] });
    expect(grips.told('flung')).toMatchObject([{ fighter: 'f0', by: 'h0', to: { x: 18, y: 10 } }]);
  });

  it('[RUN-GIFT-BANISH-HIS-BLADE] [RUN-RULING-G24] [RUN-GIFTRULE-VP-02] makes blows at it worth so many times more while it is without', () => {
    // 4 + 9 against 6 + 2, its Res: 5 + 12 − 3 = 14, and twice that besides.
    const strikes = (f0: Partial<Fighter>) =>
      play({ ...near(f0), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    const struck = strikes({ ...lost, marks: [banished] });
    expect(struck.state.tally).toMatchObject([
      { cause: 'damage', points: 14 },
      { cause: 'gift', points: 28 },
    ]);
    // Its last four, and half of Might 19.
    expect(giftPoints(strikes({ ...lost, marks: [banished], hp: 4 }))).toBe(2 * (4 + 9));
    expect(giftPoints(strikes({ marks: [banished] }))).toBe(0);
    expect(giftPoints(strikes(lost))).toBe(0);
  });

  it('[RUN-GIFT-BANISH-HIS-BLADE] pays nobody else', () => {
    const scene = near({ ...lost, marks: [banished] });
    const other = { ...scene, fighters: { ...scene.fighters, h1: { x: 12, y: 12 } } };
    const strikes = play({ ...other, turn: 'h1' }, 8, 4).choose('strike:f0:0:plain', 'stand');
    expect(one(strikes, 'f0').hp).toBeLessThan(50);
    expect(giftPoints(strikes, 'h1')).toBe(0);
  });
});
