import { describe, expect, it } from 'vitest';
import { type Scene, scene } from '../rules/testing.ts';
import { everywhere, game } from './testing.ts';

const chances = (of: Scene): number[] => game.sense.assess(scene(structuredClone(of)));
const egil = { hero: 'egil', in: 'wessex' } as const;
const ragnar = { hero: 'ragnar', in: 'thule' } as const;

describe('assess', () => {
  it('shares one chance to win among several heroes', () => {
    everywhere((state, decision) => {
      if (decision.kind === 'move') return;
      const found = game.sense.assess(state);
      expect(found).toHaveLength(state.players.length);
      expect(found.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      if (found.length > 1) expect(found.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    });
  });

  it.each<[string, Scene['heroes'][0], Partial<Scene>]>([
    ['more glory', { ...egil, glory: 4 }, {}],
    ['more luck', { ...egil, luck: 6 }, {}],
    ['more gold', { ...egil, hoard: 30 }, {}],
    ['a jarl in service', egil, { jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }] }],
  ])('likes %s', (_what, better, more) => {
    const [own, other] = chances({ heroes: [better, ragnar], ...more });
    expect(own).toBeGreaterThan(other as number);
  });

  it.each<[string, Scene['heroes'][0]]>([
    ['a wound', { ...egil, wounded: true }],
    ['death', { ...egil, status: 'dead', final: 0, fallenSword: null }],
  ])('dislikes %s', (_what, worse) => {
    const [own, other] = chances({ heroes: [worse, ragnar] });
    expect(own).toBeLessThan(other as number);
  });

  it('likes a country with a jarl in it more than a jarl beside it', () => {
    const heroes: Scene['heroes'] = [{ ...egil, kingdom: ['rhineland'] }, ragnar];
    const [keeps] = chances({ heroes, jarls: [{ jarl: 'kari', in: 'rhineland', of: 0 }] });
    const [idles] = chances({ heroes, jarls: [{ jarl: 'kari', in: 'frisia', of: 0 }] });
    expect(keeps).toBeGreaterThan(idles as number);
  });

  it('is nearly sure when the game is over', () => {
    const heroes: Scene['heroes'] = [
      { ...egil, final: 9 },
      { ...ragnar, final: 8 },
    ];
    expect(chances({ heroes, state: { phase: 'over', turn: 20 } })[0]).toBeGreaterThan(0.99);
  });

  it('measures a lone hero against Valhalla', () => {
    const at = (final: number): number =>
      chances({ heroes: [{ ...egil, final }], state: { phase: 'over', turn: 20 } })[0] as number;
    expect(at(15)).toBeGreaterThan(0.9);
    expect(at(14)).toBeLessThan(0.1);
  });
});
