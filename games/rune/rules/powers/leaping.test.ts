import { describe, expect, it } from 'vitest';
import { FOE } from '../../content/foes.ts';
import { ignoresBarriers, isFairTrade } from './leaping.ts';
import { at, attack, bearer, bolli, thurid } from './testing.ts';

describe('those who leap', () => {
  const sark = bearer('sark', { powers: FOE['sark-amen'].powers, res: 6 });

  it('[RUN-FOELIST-SARK-AMEN.2] ignore barriers', () => {
    expect(ignoresBarriers(sark.powers)).toBe(true);
    expect(ignoresBarriers(FOE.dishonored.powers)).toBe(false);
  });

  it('[RUN-FOELIST-SARK-AMEN.3] [RUN-RULING-F32] bound twenty paces for nothing, on their own step', () => {
    expect(at('ownWindow', { acting: sark, present: [sark] })).toMatchObject([
      { does: 'leap', costs: 'nothing', brings: [{ effect: 'leap', who: 'sark', paces: 20 }] },
    ]);
    expect(at('ownWindow', { acting: thurid, present: [sark] })).toEqual([]);
  });

  it.each([
    ['leap', 6, -6],
    ['leap', -2, -0],
    ['blow', 6, null],
  ] as const)('[RUN-FOELIST-SARK-AMEN.4] a %s with Res %i takes %s off the DFN', (manner, res, by) => {
    const one = { ...sark, res };
    const asked = (score: 'dfn' | 'atk') =>
      at('scoreQuery', { asked: thurid, score, attack: attack(one, thurid, manner), present: [one] });
    expect(asked('dfn')).toEqual(by === null ? [] : [expect.objectContaining({ change: 'modify', by })]);
    expect(asked('atk')).toEqual([]);
    const aside = at('scoreQuery', {
      asked: bolli,
      score: 'dfn',
      attack: attack(one, thurid, manner),
      present: [one],
    });
    expect(aside).toEqual([]);
  });

  it('[RUN-FOELIST-SARK-AMEN.5] [RUN-RUN-45] [RUN-RULING-F32] trade targets among themselves, as many for each hero as before', () => {
    expect(at('tradeQuery', { chooser: sark, target: thurid, present: [sark] })).toHaveLength(1);
    const before = { s1: 'thurid', s2: 'bolli', s3: 'bolli' };
    expect(isFairTrade(before, { s1: 'bolli', s2: 'thurid', s3: 'bolli' })).toBe(true);
    expect(isFairTrade(before, { s1: 'bolli', s2: 'bolli', s3: 'bolli' })).toBe(false);
    expect(isFairTrade(before, { s1: 'bolli', s2: 'thurid', troll: 'bolli' })).toBe(false);
  });
});
