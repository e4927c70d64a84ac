import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import { keepsFromActing, type Mark } from './mark.ts';
import type { Bearer, Manner } from './power.ts';
import { at, bearer, hero, hit, offers, other, thurid } from './testing.ts';
import { isFreedBy, mayStand } from './wendol.ts';

describe('wendols', () => {
  const wendol = bearer('wendol', { tags: ['monstrous', 'wendol'], powers: [POWER.charging] });

  it('[RUN-FOELIST-WENDOL.1] [RUN-RULING-F37] charge once at each, straight and from thirty paces', () => {
    const turn = (paces: number, more = {}) =>
      offers(at('turnStarted', { acting: wendol, others: [other(thurid, paces, more)], present: [wendol] }));
    expect(turn(30)).toMatchObject([{ does: 'charge', target: 'thurid', costs: 'action', paces: 30 }]);
    expect(turn(29)).toEqual([]);
    expect(turn(40, { straight: false })).toEqual([]);
    expect(turn(40, { attackedBefore: true })).toEqual([]);
  });

  const charged = (margin: number, manner: Manner = 'charge') => {
    const given = { victim: thurid, hit: hit(wendol, thurid, margin, manner), present: [wendol] };
    return [...at('damageIncoming', given), ...at('damageTaken', { ...given, lost: 5 })];
  };

  it('[RUN-FOELIST-WENDOL.2] [RUN-FOELIST-WENDOL.3] [RUN-RULING-F37] knock down, and pin through all armor by 10', () => {
    expect(charged(9)).toMatchObject([{ effect: 'attach', who: 'thurid', mark: { kind: 'fallen' } }]);
    expect(charged(10)).toMatchObject([
      { effect: 'ignoreArmor' },
      { effect: 'attach', mark: { kind: 'fallen' } },
      { effect: 'attach', mark: { kind: 'pinned', by: 'wendol', climbingRounds: 2 } },
    ]);
    expect(charged(15, 'blow')).toEqual([]);
  });

  const under: Mark = { kind: 'pinned', by: 'wendol', climbingRounds: 2 };

  it('[RUN-FOELIST-WENDOL.3] [RUN-RULING-F37] let nobody rise before they go', () => {
    expect([
      mayStand([under]),
      mayStand([{ kind: 'buried', until: 5 }]),
      mayStand([{ kind: 'fallen' }]),
    ]).toEqual([false, false, true]);
    expect([isFreedBy([under], 'wendol'), isFreedBy([under], 'another'), isFreedBy([], 'wendol')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[RUN-FOELIST-WENDOL.4] dead, lie on whom they pinned for two rounds', () => {
    const below = hero('below', { marks: [under] });
    const dies = (dead: Bearer) => at('characterDied', { dead, by: below, round: 3, present: [below] });
    expect(dies(wendol)).toMatchObject([
      { effect: 'detach', mark: 'pinned' },
      { effect: 'attach', who: 'below', mark: { kind: 'buried', until: 5 } },
    ]);
    expect(dies(bearer('another'))).toEqual([]);
    const buried = hero('below', { marks: [{ kind: 'buried', until: 5 }] });
    const starts = (round: number) => at('roundStarted', { round, present: [buried] });
    expect(keepsFromActing(buried.marks)).toBe(true);
    expect(starts(4)).toEqual([]);
    expect(starts(5)).toMatchObject([{ effect: 'detach', who: 'below', mark: 'buried' }]);
  });

  it('[RUN-FOELIST-WENDOL.5] [RUN-FOELIST-WENDOL.7] that hunt have all for prey but wendols, and nobody is paid for it', () => {
    const hunter = bearer('hunter', { tags: wendol.tags, powers: [{ kind: 'hunting', spares: 'wendol' }] });
    const goblin = bearer('goblin', { tags: ['monstrous', 'goblin'] });
    const present = [hunter, wendol, goblin, thurid];
    expect(at('targetChosen', { chooser: hunter, target: thurid, present })).toMatchObject([
      { effect: 'mayTarget', all: ['goblin', 'thurid'] },
    ]);
    const deals = (dealer: Bearer, victim: Bearer) =>
      at('damageDealt', { dealer, victim, heroesMustHunt: false, present });
    expect(deals(hunter, goblin)).toEqual([{ effect: 'unscored', rule: 'RUN-FOELIST-WENDOL.7' }]);
    expect(deals(hunter, thurid)).toEqual([]);
    expect(deals(thurid, goblin)).toEqual([]);
  });
});
