import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Manner } from '../hooks/effect.ts';
import { keepsFromActing, type Mark } from '../hooks/mark.ts';
import { at, bearer, field, hero, hit, incoming, loss, thurid } from './testing.ts';
import { mayStand } from './wendol.ts';

describe('wendols', () => {
  const wendol = bearer('wendol', { tags: ['monstrous', 'wendol'], powers: [POWER.charging] });

  it('[RUN-FOELIST-WENDOL.1] [RUN-RULING-F37] charge once at each, straight and from thirty paces', () => {
    const turn = (paces: number, straight = true, attacked: string[] = []) => {
      const acting = { ...wendol, attacked };
      return at('ownWindow', {
        acting,
        field: field({ thurid: paces }, straight),
        present: [acting, thurid],
      });
    };
    expect(turn(30)).toMatchObject([
      { does: 'charge', target: 'thurid', costs: 'action', brings: [{ effect: 'charge', target: 'thurid' }] },
    ]);
    expect(turn(29)).toEqual([]);
    expect(turn(40, false)).toEqual([]);
    expect(turn(40, true, ['thurid'])).toEqual([]);
    expect(at('ownWindow', { acting: thurid, field: field({ thurid: 40 }), present: [wendol] })).toEqual([]);
  });

  const charged = (margin: number, manner: Manner = 'charge') => {
    const given = { ...incoming(hit(wendol, thurid, margin, manner), 9), present: [wendol] };
    return [...at('damageIncoming', given), ...at('damageTaken', { ...given, ...loss(5) })];
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
    const below = hero('below', { marks: [under] });
    const goes = (who: Bearer) => at('moved', { who, present: [below] });
    expect(goes(wendol)).toMatchObject([{ effect: 'detach', who: 'below', mark: 'pinned' }]);
    expect(goes(bearer('another'))).toEqual([]);
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
    expect(at('preyQuery', { chooser: hunter, present })).toMatchObject([{ all: ['goblin', 'thurid'] }]);
    const deals = (dealer: Bearer, victim: Bearer) =>
      at('worthQuery', { dealer, victim, heroesMustHunt: false, present });
    expect(deals(hunter, goblin)).toEqual([{ worth: 'nothing', rule: 'RUN-FOELIST-WENDOL.7' }]);
    expect(deals(hunter, thurid)).toEqual([]);
    expect(deals(thurid, goblin)).toEqual([]);
  });
});
