import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import type { Check, Effect } from '../hooks/effect.ts';
import { EventSchema } from './events.ts';
import type { Fighter } from './state.ts';
import { allDiceCast, one, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const resDown = (by: string, amount: number) =>
  ({ kind: 'resDown', gift: 'roaring-shout-of-rage', by, amount }) as const;

describe('what gifts and marks make of a roll', () => {
  const scene: Scene = {
    heroes: [READY_MADE.ragnar],
    foes: [GOBLIN],
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  };
  const checked = (marks: ReturnType<typeof resDown>[]) => {
    const check: Check = { who: 'f0', roll: 'balance', plus: 0, against: { difficulty: 6 } };
    const fighters = { ...scene.fighters, f0: { x: 12, y: 10, marks } };
    return play({ ...scene, fighters, agenda: [{ step: 'check', check, success: [], failure: [] }] }, 5);
  };

  it('[RUN-HOOK-34] [RUN-RULING-G75] counts of the same by several owners only the largest', () => {
    expect(checked([resDown('h0', 1)]).told('checked')).toMatchObject([{ total: 5 + 2 - 1 }]);
    expect(checked([resDown('h0', 1), resDown('h1', 3)]).told('checked')).toMatchObject([
      { total: 5 + 2 - 3 },
    ]);
    expect(checked([resDown('h0', 3), resDown('h1', 1)]).told('checked')).toMatchObject([
      { total: 5 + 2 - 3 },
    ]);
  });

  it('[RUN-HOOK-03] [RUN-FOE-16] is heard in whatever a foe rolls, on the field as anywhere', () => {
    const rises = (marks: ReturnType<typeof resDown>[]) => {
      const f0 = { x: 12, y: 10, fallen: true, marks };
      return one(play({ ...scene, fighters: { ...scene.fighters, f0 }, turn: 'f0' }, 4), 'f0').fallen;
    };
    expect([rises([]), rises([resDown('h0', 1)])]).toEqual([false, true]);
  });
});

describe('harm that a roll might have kept off', () => {
  it('[RUN-HOOK-06] knows by how much the roll failed, and what it is made of', () => {
    const struck = (difficulty: number) => {
      const check: Check = { who: 'h0', roll: 'Sta', plus: 0, against: { difficulty }, peril: 'poison' };
      const venom = {
        effect: 'damage',
        who: 'h0',
        raw: 20,
        by: null,
        armor: false,
        rule: 'RUN-TRAP-10',
      } as const;
      const failure = [{ ...venom, nature: 'trap', element: 'poison' } as const];
      const heroes = [spentOn({ 'resist-the-serpents-tears': 1 }, READY_MADE.ragnar)];
      const agenda = [{ step: 'check' as const, check, success: [], failure }];
      return one(play({ heroes, foes: [GOBLIN], agenda }, 2), 'h0').hp;
    };
    // 2 + 3 + 1: by 3, and by 4.
    expect([struck(9), struck(10)]).toEqual([77 - 16, 77 - 17]);
  });
});

it('[RUN-GIFTRULE-VP-01] points of a gift are told by the gift’s own rule', () => {
  const award = {
    effect: 'award',
    who: 'h0',
    points: 5,
    gift: 'buffeting-gale',
    rule: 'RUN-GIFT-BUFFETING-GALE',
  };
  const driver = play({ foes: [GOBLIN], agenda: [{ step: 'effects', effects: [award as Effect] }] });
  const [told] = driver.told('scored');
  expect(EventSchema.parse(told)).toMatchObject({
    cause: 'gift',
    rule: 'RUN-GIFT-BUFFETING-GALE',
    points: 5,
  });
});

it('[RUN-HOOK-31] what a gift remembers is told once, not whenever it remembers it anew', () => {
  const heroes = [spentOn({ 'gathering-thunder': 1 }, READY_MADE.ragnar)];
  const scene: Scene = { heroes, foes: [GOBLIN], fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } } };
  const ends = (marks: Fighter['marks']) =>
    play({
      ...scene,
      fighters: { ...scene.fighters, h0: { x: 10, y: 10, marks } },
      agenda: [{ step: 'endRound' }],
    });
  const first = ends([]);
  expect(first.told('marked')).toHaveLength(1);
  expect(ends(one(first, 'h0').marks).told('marked')).toEqual([]);
});
