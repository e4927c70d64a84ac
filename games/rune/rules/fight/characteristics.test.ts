import { afterEach, describe, expect, it } from 'vitest';
import type { Characteristic } from '../../content/characteristics.ts';
import { derive } from '../../documents/hero/derive.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { sheetOf } from './fighters.ts';
import type { Sheet } from './sheets.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** With an axe to strike, one to throw, and a bow. Str 2, Dex 3, Qik 2, Per −1. */
const hero: Hero = {
  ...READY_MADE.ragnar,
  weapons: [{ weapon: 'viking-axe' }, { weapon: 'throwing-axe' }, { weapon: 'short-bow' }],
  kitsLeft: ['climb'],
};
const facing = (who: Hero): Scene => ({
  heroes: [who],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 11, y: 10 } },
  turn: 'h0',
});
/** One point less of it. */
const lesser = (name: Characteristic): Hero => ({
  ...hero,
  characteristics: { ...hero.characteristics, [name]: hero.characteristics[name] - 1 },
});

/** How much less each number is for it. */
const lost = (name: Characteristic, number: (sheet: Sheet) => readonly number[]): number[] => {
  const [all, less] = [hero, lesser(name)].map((who) => {
    const driver = play(facing(who));
    return number(sheetOf(driver.state, one(driver, 'h0')));
  }) as [number[], number[]];
  return all.map((of, i) => of - (less[i] as number));
};
const score =
  (name: 'init' | 'atk' | 'dfn' | 'dam') =>
  ({ forms }: Sheet): number[] =>
    forms.slice(0, 3).map((form) => form[name].total);

describe('a Characteristic', () => {
  it('[RUN-CHAR-08] Strength adds to what one strikes or throws, to Engagement, to shoves and to what one carries', () => {
    expect(lost('Str', score('dam'))).toEqual([1, 1, 0]);
    const engaged = (who: Hero) => play(facing(who), 8, 2).choose('engage:f0', 'resist');
    const [strong, weak] = [engaged(hero), engaged(lesser('Str'))];
    expect(strong.told('engaged')).toMatchObject([{ total: 8 + 2 + 3 }]);
    expect(weak.told('engaged')).toMatchObject([{ total: 8 + 1 + 3 }]);
    expect(optionsOf(strong, 'shove')).toContain('shove:2:5');
    expect(optionsOf(weak, 'shove')).toContain('shove:2:3');
    expect(optionsOf(weak, 'shove')).not.toContain('shove:2:4');
    const laden = { weapons: [...hero.weapons, { weapon: 'war-maul' as const }], kitsLeft: [] };
    expect(derive({ ...hero, ...laden }).decrease).toBe(0);
    expect(derive({ ...lesser('Str'), ...laden }).decrease).toBe(1);
  });

  it('[RUN-CHAR-10] Dexterity aims blows, picks locks and keeps one in the saddle', () => {
    expect(lost('Dex', score('atk'))).toEqual([1, 0, 0]);
    expect(lost('Dex', ({ roll }) => [roll('pick-lock'), roll('ride'), roll('dodge')])).toEqual([1, 1, 0]);
  });

  it('[RUN-CHAR-11] [RUN-RULING-H02] Quickness is first, parries and dodges, but aims no missile', () => {
    expect(lost('Qik', score('init'))).toEqual([1, 1, 1]);
    expect(lost('Qik', score('dfn'))).toEqual([1, 1, 1]);
    expect(lost('Qik', ({ roll }) => [roll('dodge'), roll('awareness')])).toEqual([1, 0]);
    expect(lost('Qik', score('atk'))).toEqual([0, 0, 0]);
  });

  it('[RUN-CHAR-13] Perception aims what flies, notices, and helps who has jockeyed', () => {
    expect(lost('Per', score('atk'))).toEqual([0, 1, 1]);
    expect(lost('Per', ({ roll }) => [roll('awareness'), roll('dodge')])).toEqual([1, 0]);
    const first = (who: Hero, jockeyed: boolean): number => {
      const { turn: _, ...scene } = facing(who);
      const fighters = { h0: { x: 10, y: 10, jockeyed }, f0: { x: 30, y: 10 } };
      const rolled = play({ ...scene, fighters, agenda: [{ step: 'initiative' }] }, 3, 8);
      return rolled.told('initiative').find(({ fighter }) => fighter === 'h0')?.total as number;
    };
    expect(first(hero, true) - first(lesser('Per'), true)).toBe(1);
    expect(first(hero, false) - first(lesser('Per'), false)).toBe(0);
  });
});
