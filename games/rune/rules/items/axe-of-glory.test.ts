import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, armedWith, FOE, giftPoints, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('the Axe of Glory', () => {
  const scene = (f0: object = {}) => {
    const near = armedWith(legendary({ 'axe-of-glory': 2 }), {
      heroes: [READY_MADE.gunnhild],
      foes: [{ statistics: FOE }],
    });
    return { ...near, fighters: { h0: { x: 10, y: 10 }, h1: { x: 12, y: 12 }, f0: { x: 12, y: 10, ...f0 } } };
  };
  const glory = (n: number) =>
    ({ kind: 'gift', gift: 'axe-of-glory', by: 'h0', level: 2, n, whom: [], until: null }) as const;

  it('[RUN-ITEM-GLORY] makes a death worth ten a level more for every blow that lands', () => {
    const struck = (f0: object, ...faces: number[]) =>
      one(play({ ...scene(f0), turn: 'h0' }, ...faces).choose('strike:f0:0:plain', 'stand'), 'f0').marks;
    expect(struck({}, 9, 4)).toEqual([glory(20)]);
    expect(struck({ marks: [glory(40)] }, 9, 4)).toEqual([glory(60)]);
    expect(struck({}, 2, 9)).toEqual([]);
  });

  it('[RUN-ITEM-GLORY] in the hand that bears it: another’s axe makes nothing worth more', () => {
    const near = armedWith(legendary({ 'axe-of-glory': 2 }), { heroes: [READY_MADE.ragnar] });
    const fighters = { h0: { x: 10, y: 10 }, h1: { x: 12, y: 12 }, f0: { x: 12, y: 10 } };
    const struck = play({ ...near, fighters, turn: 'h1' }, 9, 4).choose('strike:f0:0:plain', 'stand');
    expect(one(struck, 'f0').hp).toBeLessThan(FOE.hp);
    expect(one(struck, 'f0').marks).toEqual([]);
  });

  it('[RUN-ITEM-GLORY] for whoever kills it: three blows at two levels are 60', () => {
    const slain = play({ ...scene({ hp: 1, marks: [glory(60)] }), turn: 'h1' }, 9, 2).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(slain, 'f0').condition).toBe('dead');
    expect(giftPoints(slain, 'h1')).toBe(60);
    expect(giftPoints(slain, 'h0')).toBe(0);
  });
});
