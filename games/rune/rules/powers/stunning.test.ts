import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Mark } from '../hooks/mark.ts';
import { at, bearer, field, hero, hit, incoming, names, thurid } from './testing.ts';

describe('stunning blows', () => {
  const goblin = bearer('goblin', { powers: [POWER.stunning] });
  const struck = (victim: Bearer, margin: number) =>
    at('damageIncoming', { ...incoming(hit(goblin, victim, margin), 5), present: [goblin, victim] });

  it('[RUN-FOELIST-GOBLIN-VEGETARIAN.1] [RUN-FOELIST-GOBLIN-VEGETARIAN.2] [RUN-FOELIST-GOBLIN-VEGETARIAN.4] [RUN-RULING-F34] hurt no body, and armor is no help', () => {
    expect(struck(thurid, 4)).toEqual([
      expect.objectContaining({ effect: 'noDamage' }),
      expect.objectContaining({ effect: 'attach', who: 'thurid', mark: { kind: 'stunned', points: 8 } }),
    ]);
    expect(names(struck(hero('tough', { soak: { body: 9, armor: 0 } }), 4))).toEqual(['noDamage']);
    expect(at('damageIncoming', { ...incoming(hit(thurid, goblin, 9), 5), present: [goblin] })).toEqual([]);
  });

  it('[RUN-RULING-F34] add up, and rob the senses when they reach the hit points', () => {
    const dazed = (points: number, more: Mark[] = []) =>
      hero('dazed', { hp: 20, marks: [{ kind: 'stunned', points }, ...more] });
    expect(names(struck(dazed(11), 4))).toEqual(['noDamage', 'attach']);
    expect(struck(dazed(12), 4)).toEqual([
      expect.objectContaining({ effect: 'noDamage' }),
      expect.objectContaining({ mark: { kind: 'stunned', points: 20 } }),
      expect.objectContaining({ mark: { kind: 'unconscious', waking: 9, tending: 6 } }),
    ]);
    const asleep: Mark = { kind: 'unconscious', waking: 9, tending: 6 };
    expect(names(struck(dazed(20, [asleep]), 4))).toEqual(['noDamage', 'attach']);
  });

  const asleep = hero('asleep', { marks: [{ kind: 'unconscious', waking: 9, tending: 6 }] });

  it('[RUN-RULING-F34] [RUN-RULING-C30] are slept off by a free roll against 9, or ended by a friend’s Healer against 6', () => {
    const [check] = at('turnStarted', { acting: asleep, first: true, present: [asleep] });
    expect(check).toMatchObject({
      effect: 'check',
      check: { who: 'asleep', roll: 'sleep', against: { difficulty: 9 } },
      success: [
        { effect: 'detach', mark: 'unconscious' },
        { effect: 'detach', mark: 'stunned' },
        { effect: 'attach', mark: { kind: 'fallen' } },
      ],
    });
    expect(at('turnStarted', { acting: asleep, first: false, present: [asleep] })).toEqual([]);
    const tends = (acting: Bearer, paces = 1) =>
      at('ownWindow', { acting, field: field({ asleep: paces }), present: [asleep] });
    expect(tends(thurid)).toMatchObject([
      {
        does: 'tend',
        target: 'asleep',
        costs: 'action',
        check: { who: 'thurid', roll: 'healer', against: { difficulty: 6 } },
        brings: [{ mark: 'unconscious' }, { mark: 'stunned' }, { mark: { kind: 'fallen' } }],
      },
    ]);
    expect(tends(goblin)).toEqual([]);
    expect(tends(thurid, 2)).toEqual([]);
    expect(tends(asleep)).toEqual([]);
  });

  it('[RUN-RULING-F34] end with the fight', () => {
    expect(at('combatEnded', { present: [asleep] })).toMatchObject([
      { effect: 'detach', who: 'asleep', mark: 'unconscious' },
    ]);
  });

  it('[RUN-FOELIST-GOBLIN-VEGETARIAN.3] [RUN-RULING-F34] strip all heroes once when none of them is awake', () => {
    const twin = { ...goblin, id: 'twin' };
    const ends = (...heroes: Bearer[]) =>
      at('combatEnded', { present: [goblin, twin, ...heroes] }).filter(({ effect }) => effect === 'stripped');
    expect(ends(asleep)).toMatchObject([{ who: 'asleep' }]);
    expect(ends(asleep, thurid)).toEqual([]);
    expect(names(at('combatEnded', { present: [goblin, asleep] }))).toEqual(['stripped', 'detach']);
  });
});
