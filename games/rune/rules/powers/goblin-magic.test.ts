import { describe, expect, it } from 'vitest';
import type { Power } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { brazierChange, mayDouse } from './goblin-magic.ts';
import { at, bearer, thurid } from './testing.ts';

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
    marks: [{ kind: 'chanting', round: 3 }],
  });
  const asked = (shaman: Bearer, one: Bearer, score: 'atk' | 'soak') =>
    at('scoreQuery', { asked: one, score, attack: null, present: [shaman] }).map((said) =>
      said.change === 'modify' ? said.by : said.change,
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
    expect(at('ownWindow', { acting: silent, round: 4, present: [silent] })).toMatchObject([
      {
        does: 'chant',
        costs: 'action',
        brings: [{ effect: 'attach', mark: { kind: 'chanting', round: 4 } }],
      },
    ]);
    const acts = (action: string) => at('ownAction', { acting: sings, action, present: [sings] });
    expect(acts('chant')).toEqual([]);
    expect(acts('blow')).toMatchObject([{ effect: 'detach', who: 'shaman', mark: 'chanting' }]);
    expect(at('disabled', { who: sings, present: [sings] })).toMatchObject([
      { effect: 'detach', mark: 'chanting' },
    ]);
    expect(at('disabled', { who: thurid, present: [sings] })).toEqual([]);
    expect(at('roundEnded', { round: 3, present: [sings] })).toEqual([]);
    expect(at('roundEnded', { round: 4, present: [sings] })).toMatchObject([
      { effect: 'detach', who: 'shaman', mark: 'chanting' },
    ]);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.3] [RUN-FOELIST-GOBLIN-SHAMAN.6] of a brazier burns on without him', () => {
    const brazier = { ...chant, from: 'brazier' } as const;
    expect(brazierChange(brazier, true, false, 'atk')).toBe(-2);
    expect(brazierChange(brazier, true, true, 'atk')).toBe(0);
    expect(brazierChange(brazier, false, false, 'atk')).toBe(0);
    const keeper = { ...sings, powers: [brazier] };
    expect(asked(keeper, thurid, 'atk')).toEqual([]);
    expect(at('ownWindow', { acting: keeper, present: [keeper] })).toEqual([]);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.7] is put out with water or sand, beside it, by an action', () => {
    const at1 = { bucket: true, paces: 1, action: true };
    expect(mayDouse(at1)).toBe(true);
    for (const lacking of [{ bucket: false }, { paces: 2 }, { action: false }])
      expect(mayDouse({ ...at1, ...lacking })).toBe(false);
  });
});
