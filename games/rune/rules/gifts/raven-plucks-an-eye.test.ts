import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import { choicesOf, LENT } from './raven-plucks-an-eye.ts';
import { addedTo, allDiceCast, FOE, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Raven Plucks an Eye', () => {
  const SKILLED = { ...FOE, init: 15, atk: 12, soak: 9 };
  const near = (level: number, f0: Partial<Fighter>, h0: Partial<Fighter> = {}) =>
    facing(
      { 'raven-plucks-an-eye': level },
      {
        heroes: [READY_MADE.gunnhild],
        foes: [{ statistics: SKILLED }, { statistics: FOE }],
        fighters: {
          h0: { x: 10, y: 10, ...h0 },
          h1: { x: 12, y: 12 },
          f0: { x: 12, y: 10, hp: 3, ...f0 },
          f1: { x: 38, y: 28 },
        },
      },
    );
  const loan = (score: 'init' | 'atk' | 'dfn' | 'soak', at: number, until = 2) =>
    ({ kind: 'loan', gift: 'raven-plucks-an-eye', by: 'h0', until, score, at }) as const;
  const hurt: Fighter['marks'][number] = {
    kind: 'gift',
    gift: 'raven-plucks-an-eye',
    by: 'h0',
    level: 2,
    n: 0,
    whom: [],
    until: null,
  };

  it('[RUN-GIFT-RAVEN-PLUCKS-AN-EYE] [RUN-HOOK-21] [RUN-RULING-G48] is asked when a foe dies that he has hurt, and lends as many scores as its level', () => {
    // 9 + 9 against 2 + 7: 9 + 12 − 9 hit points; then 5 + 2 against 5 + 2, which is his.
    const kills = play({ ...near(2, {}), turn: 'h0' }, 9, 2, 5, 5).choose('strike:f0:0:plain', 'stand');
    expect(kills.kind).toBe('reaction');
    kills.choose('use');
    expect(kills.told('checked')).toMatchObject([{ roll: 'gift', total: 7, against: 7, success: true }]);
    expect(kills.kind).toBe('choose');
    expect(kills.options()).toHaveLength(4 + 6);
    kills.choose('pick:atk-soak');
    expect(one(kills, 'h0').marks).toEqual([loan('atk', 12), loan('soak', 9)]);
  });

  it('[RUN-GIFT-RAVEN-PLUCKS-AN-EYE] brings nothing where the dead one resists, and need not be used', () => {
    const loses = play({ ...near(2, {}), turn: 'h0' }, 9, 2, 4, 5).choose(
      'strike:f0:0:plain',
      'stand',
      'use',
    );
    expect(loses.kind).toBeNull();
    expect(one(loses, 'h0').marks).toEqual([]);
    const passes = play({ ...near(2, {}), turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand', 'pass');
    expect(one(passes, 'h0').uses).toEqual([]);
  });

  it('[RUN-GIFT-RAVEN-PLUCKS-AN-EYE] whoever kills it, as long as he had a part in it', () => {
    const strikes = play({ ...near(2, { hp: 30 }), turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(one(strikes, 'f0').marks).toEqual([hurt]);
    const dies = (marks: Fighter['marks']) =>
      play({ ...near(2, { marks }), turn: 'h1' }, 9, 2).choose('strike:f0:0:plain', 'stand').kind;
    expect([dies([hurt]), dies([])]).toEqual(['reaction', null]);
  });

  it('[RUN-GIFT-RAVEN-PLUCKS-AN-EYE] offers up to four scores, and above that level only lasts longer', () => {
    expect([1, 2, 3, 4, 9].map((up) => choicesOf(up).length)).toEqual([4, 10, 14, 15, 15]);
    expect(choicesOf(4).at(-1)).toEqual([...LENT]);
    const kills = play({ ...near(6, {}), turn: 'h0', state: { round: 3 } }, 9, 2, 5, 5);
    kills.choose('strike:f0:0:plain', 'stand', 'use', 'pick:init-atk-dfn-soak');
    expect(one(kills, 'h0').marks).toEqual([
      loan('init', 15, 8),
      loan('atk', 12, 8),
      loan('dfn', 7, 8),
      loan('soak', 9, 8),
    ]);
  });

  it('[RUN-GIFT-RAVEN-PLUCKS-AN-EYE] a new loan takes the place of the old one', () => {
    const marks = [loan('atk', 20), loan('dfn', 20)];
    const kills = play({ ...near(1, {}, { marks }), turn: 'h0' }, 3, 2, 9, 5);
    kills.choose('strike:f0:0:plain', 'stand', 'use', 'pick:soak');
    expect(one(kills, 'h0').marks).toEqual([loan('soak', 9, 1)]);
  });

  it('[RUN-GIFT-RAVEN-PLUCKS-AN-EYE] [RUN-RULING-G48] [RUN-HOOK-32] counts in place of his own score, and all else is added to it', () => {
    const marks = [loan('atk', 12), loan('dfn', 4), loan('soak', 9)];
    const strikes = play({ ...near(2, { hp: 50 }, { marks }), turn: 'h0' }, 4, 6);
    strikes.choose('strike:f0:0:holding', 'stand');
    expect(addedTo(strikes, 'attack')).toEqual({ 'raven-plucks-an-eye': 12, holding: 1 });
    const struck = play({ ...near(2, {}, { marks }), turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).toEqual({ 'raven-plucks-an-eye': 4 });
    // 4 + 12 against 6 + 4: 6 + 10 − 9.
    expect(one(struck, 'h0').hp).toBe(77 - 7);
  });

  it('[RUN-RULING-G48] [RUN-HOOK-21] a loaned INIT counts at the next Initiative of whoever means to fight', () => {
    const rolls = (planned: number, marks: Fighter['marks']) => {
      const scene = near(2, { condition: 'dead', hp: 0 }, { planned, marks });
      const dice = play({ ...scene, agenda: [{ step: 'initiative' }] }, 5, 5, 5);
      return (dice.told('initiative') as unknown as { fighter: string; total: number }[]).find(
        ({ fighter }) => fighter === 'h0',
      )?.total;
    };
    const [fights, otherwise] = [0, -1];
    expect(rolls(fights, [loan('init', 15)])).toBe(5 + 15);
    expect(rolls(otherwise, [loan('init', 15)])).toBe(rolls(otherwise, []));
  });

  it('[RUN-GIFTRULE-DUR-01] a loan ends with its last round', () => {
    const ends = (round: number) => {
      const scene = near(2, {}, { marks: [loan('atk', 12)] });
      return one(play({ ...scene, state: { round }, agenda: [{ step: 'endRound' }] }), 'h0').marks;
    };
    expect([ends(1).length, ends(2).length]).toEqual([1, 0]);
  });
});
