import { describe, expect, it } from 'vitest';
import { FOE } from '../../content/foes.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Roll } from '../hooks/effect.ts';
import { keepsFromActing, type Mark } from '../hooks/mark.ts';
import { accident, at, bearer, field, hit, incoming, loss, names, thurid } from './testing.ts';

describe('land crabs', () => {
  const crab = bearer('crab', { powers: FOE['land-crab-large'].powers, res: 5 });
  const marked = (mark: Mark) => ({ ...crab, marks: [mark] });
  const struck = (of: Bearer, margin: number, lost: number) =>
    at('damageTaken', { ...incoming(hit(thurid, of, margin), 9), ...loss(lost), present: [of] });

  it('[RUN-FOELIST-LAND-CRAB.1] [RUN-TV-57] freeze after a hit by 10, whatever it took', () => {
    expect(struck(crab, 9, 30)).toEqual([]);
    expect(struck(crab, 21 - 11, 0)).toMatchObject([{ effect: 'attach', mark: { kind: 'frozen' } }]);
    expect(struck(marked({ kind: 'frozen' }), 12, 3)).toEqual([]);
    expect(struck(marked({ kind: 'overturned' }), 12, 3)).toEqual([]);
    expect(at('damageTaken', { ...accident(crab), ...loss(30), present: [crab] })).toEqual([]);
  });

  it('[RUN-RULING-F35] closed, are not harmed and do nothing until an Engagement against their Res turns them over', () => {
    const closed = marked({ kind: 'frozen' });
    expect(names(at('damageIncoming', { ...accident(closed), present: [closed] }))).toEqual(['noDamage']);
    expect(at('damageIncoming', { ...accident(thurid), present: [closed] })).toEqual([]);
    expect(keepsFromActing(closed.marks)).toBe(true);
    const turn = (acting: Bearer, paces: number) =>
      at('ownWindow', { acting, field: field({ crab: paces }), present: [closed] });
    expect(turn(thurid, 4)).toEqual([]);
    expect(turn(bearer('friend'), 1)).toEqual([]);
    expect(turn(thurid, 3)).toMatchObject([
      {
        does: 'overturn',
        target: 'crab',
        costs: 'action',
        check: { who: 'thurid', roll: 'engagement', against: { opponent: 'crab' } },
        brings: [
          { effect: 'detach', mark: 'frozen' },
          { effect: 'attach', mark: { kind: 'overturned' } },
        ],
      },
    ]);
  });

  it('[RUN-RULING-F35] on their backs have no defence', () => {
    const over = marked({ kind: 'overturned' });
    const asked = (one: Bearer, score: 'dfn' | 'atk') =>
      at('scoreQuery', { asked: one, score, attack: null, present: [over] });
    expect(asked(over, 'dfn')).toMatchObject([{ change: 'fix', at: 0 }]);
    expect([...asked(over, 'atk'), ...asked(thurid, 'dfn')]).toEqual([]);
  });

  it('[RUN-FOELIST-LAND-CRAB.2] are no easier to see than 12', () => {
    const looks = (roll: Roll, difficulty: number) =>
      at('rollQuery', {
        who: thurid,
        about: crab,
        roll,
        gift: null,
        perils: [],
        difficulty,
        present: [crab],
      });
    expect(looks('awareness', 11)).toMatchObject([{ change: 'raiseDifficulty', to: 12 }]);
    expect(looks('awareness', 12)).toEqual([]);
    expect(looks('stealth', 6)).toEqual([]);
  });

  it('[RUN-FOELIST-LAND-CRAB.4] [RUN-RULING-F35] pay only those who must hunt', () => {
    const paid = (heroesMustHunt: boolean) =>
      at('worthQuery', { dealer: thurid, victim: crab, heroesMustHunt, present: [crab] });
    expect(paid(false)).toEqual([{ worth: 'nothing', rule: 'RUN-FOELIST-LAND-CRAB.4' }]);
    expect(paid(true)).toEqual([]);
  });
});
