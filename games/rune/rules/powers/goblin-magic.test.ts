import { describe, expect, it } from 'vitest';
import type { Power } from '../../content/powers.ts';
import { brazierChange, mayChant, mayDouse } from './goblin-magic.ts';
import type { Bearer } from './power.ts';
import { at, bearer, offers, thurid } from './testing.ts';

describe('goblin magic', () => {
  const chant = {
    kind: 'goblinMagic',
    from: 'chant',
    effects: [
      { score: 'atk', on: 'others', by: -2 },
      { score: 'soak', on: 'goblins', by: 1 },
    ],
  } as const satisfies Power;
  const sings = bearer('shaman', {
    tags: ['monstrous', 'goblin'],
    powers: [chant],
    marks: [{ kind: 'chanting' }],
  });
  const asked = (shaman: Bearer, one: Bearer, score: 'atk' | 'soak') =>
    at('scoreQuery', { asked: one, score, attack: null, present: [shaman] }).map((effect) =>
      effect.effect === 'modify' ? effect.by : effect.effect,
    );

  it('[RUN-FOELIST-GOBLIN-SHAMAN.2] helps only goblins or hampers only others', () => {
    const goblin = bearer('goblin', { tags: ['monstrous', 'goblin'] });
    expect([asked(sings, thurid, 'atk'), asked(sings, goblin, 'atk')]).toEqual([[-2], []]);
    expect([asked(sings, thurid, 'soak'), asked(sings, goblin, 'soak')]).toEqual([[], [1]]);
    expect(asked(sings, bearer('troll'), 'atk')).toEqual([-2]);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.5] [RUN-RULING-F38] is sung by an action a round, and lasts no longer than the song', () => {
    const silent = { ...sings, marks: [] };
    expect(asked(silent, thurid, 'atk')).toEqual([]);
    expect(offers(at('turnStarted', { acting: silent, others: [], present: [silent] }))).toMatchObject([
      { does: 'chant', costs: 'action', brings: [{ effect: 'attach', mark: { kind: 'chanting' } }] },
    ]);
    const acts = (action: string) => at('ownAction', { acting: sings, action, present: [sings] });
    expect(acts('chant')).toEqual([]);
    expect(acts('blow')).toMatchObject([{ effect: 'detach', who: 'shaman', mark: 'chanting' }]);
    expect(at('characterDied', { dead: sings, by: thurid, present: [sings] })).toMatchObject([
      { effect: 'detach', mark: 'chanting' },
    ]);
    expect(at('characterDied', { dead: thurid, by: sings, present: [sings] })).toEqual([]);
    expect([
      mayChant({ able: true, restrained: false }),
      mayChant({ able: true, restrained: true }),
      mayChant({ able: false, restrained: false }),
    ]).toEqual([true, false, false]);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.3] [RUN-FOELIST-GOBLIN-SHAMAN.6] of a brazier burns on without him', () => {
    const brazier = { ...chant, from: 'brazier' } as const;
    expect(brazierChange(brazier, true, false, 'atk')).toBe(-2);
    expect(brazierChange(brazier, true, true, 'atk')).toBe(0);
    expect(brazierChange(brazier, false, false, 'atk')).toBe(0);
    const keeper = { ...sings, powers: [brazier] };
    expect(asked(keeper, thurid, 'atk')).toEqual([]);
    expect(offers(at('turnStarted', { acting: keeper, others: [], present: [keeper] }))).toEqual([]);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.7] is put out with water or sand, beside it, by an action', () => {
    const at1 = { bucket: true, paces: 1, action: true };
    expect(mayDouse(at1)).toBe(true);
    for (const lacking of [{ bucket: false }, { paces: 2 }, { action: false }])
      expect(mayDouse({ ...at1, ...lacking })).toBe(false);
  });
});
