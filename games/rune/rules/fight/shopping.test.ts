import { afterEach, describe, expect, it } from 'vitest';
import { GIFT, GIFTS } from '../../content/gifts.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { rich } from '../../documents/hero/testing.ts';
import { addedTo, facing } from '../gifts/testing.ts';
import { sheetOf } from './fighters.ts';
import { allDiceCast, one, optionsOf, play, type Scene, unanswered } from './testing.ts';

afterEach(allDiceCast);

/** Ragnar beside a goblin of round numbers, with so many points of earlier encounters. */
const having = (points: number, more: Scene = {}): Scene => ({
  ...facing({}, more),
  heroes: [rich(points, READY_MADE.ragnar), ...(more.heroes ?? [])],
});

describe('gifts bought in a fight', () => {
  it('[RUN-RULING-G18] [RUN-GIFTRULE-BUY-02] are to be had in one’s turn by whoever has the points for one', () => {
    const cheapest = Math.min(...GIFTS.map((gift) => GIFT[gift].cost));
    expect(optionsOf(play({ ...having(cheapest - 1), turn: 'h0' }), 'shop')).toEqual([]);
    const turn = play({ ...having(cheapest), turn: 'h0' });
    expect(optionsOf(turn, 'shop')).toEqual(['shop']);
    turn.choose('shop');
    const wares = GIFTS.filter((gift) => GIFT[gift].cost === cheapest);
    expect(optionsOf(turn, 'buy')).toEqual(wares.map((gift) => `buy:${gift}`));
    expect(turn.choose('leave').kind).toBe('act');
  });

  it('[RUN-GIFTRULE-BUY-01] are his player’s business: no foe has any, nobody else is asked, nothing is rolled, and no action is spent', () => {
    expect(optionsOf(play({ ...having(500), turn: 'f0' }), 'shop')).toEqual([]);
    const turn = play({ ...having(500), turn: 'h0' });
    const told = turn.events.length;
    const options = turn.options();
    turn.choose('shop', 'buy:might-of-thor');
    expect(turn.kind).toBe('act');
    expect(turn.events.slice(told).map(({ type }) => type)).toEqual(['bought']);
    // He has done nothing of which he would know: all that he could do he still can.
    expect(turn.options()).toEqual(options);
    expect(one(turn, 'h0')).toMatchObject({ marks: [], uses: [], acted: 1 });
  });

  it('[RUN-VP-SPEND-02] [RUN-VP-SPEND-03] are paid from free points, and a fight’s own tally buys nothing', () => {
    const tally = [{ hero: 'h0', cause: 'gift', of: null, points: 500 }] as const;
    const poor = play({ ...having(0, { state: { tally: [...tally] } }), turn: 'h0' });
    expect(optionsOf(poor, 'shop')).toEqual([]);
    const turn = play({ ...having(GIFT['might-of-thor'].cost + 29), turn: 'h0' });
    turn.choose('shop', 'buy:might-of-thor');
    expect(standingOf(turn.state.heroes[0] as never)).toMatchObject({
      overall: GIFT['might-of-thor'].cost + 29,
      free: 29,
    });
    // Not enough for anything else.
    expect(optionsOf(turn, 'shop')).toEqual([]);
  });

  it('[RUN-GIFTRULE-LEVEL-02] go up to their cap and no further', () => {
    const capped = GIFTS.find((gift) => GIFT[gift].cap === 1) as (typeof GIFTS)[number];
    const turn = play({ ...having(10_000), turn: 'h0' }).choose('shop', `buy:${capped}`, 'shop');
    expect(turn.options()).not.toContain(`buy:${capped}`);
    expect(turn.options()).toContain('buy:might-of-thor');
  });

  it('[RUN-GIFTRULE-LEVEL-05] a Characteristic that rises counts with the next roll', () => {
    const struck = (...first: string[]) => {
      const turn = play({ ...having(500), turn: 'h0' }, 6, 6).choose(...first, 'strike:f0:0:plain', 'stand');
      return { atk: addedTo(turn, 'attack').atk as number, f0: one(turn, 'f0').hp };
    };
    const [plain, stronger] = [struck(), struck('shop', 'buy:might-of-thor')];
    // Str is part of DAM, not of ATK; Dex of ATK.
    expect(stronger).toEqual({ atk: plain.atk, f0: plain.f0 - 1 });
    expect(struck('shop', 'buy:ulls-sure-hand').atk).toBe(plain.atk + 1);
  });

  it('[RUN-GIFTRULE-LEVEL-05] [RUN-RULING-G18] dice that lie already stand: what is bought after the Initiative makes nobody faster in this round', () => {
    const turn = play({
      ...having(500, { fighters: { h0: { x: 10, y: 10, total: 12, steps: [10] } } }),
      turn: 'h0',
    });
    const init = () => sheetOf(turn.state, one(turn, 'h0')).forms[0]?.init.total as number;
    const before = init();
    turn.choose('shop', 'buy:relentless-gales-of-njord');
    expect(init()).toBe(before + 1);
    expect(one(turn, 'h0')).toMatchObject({ total: 12, steps: [] });
  });

  it('[RUN-RULING-G77] [RUN-GIFTRULE-LEVEL-05] hit points that he has do not rise with their maximum', () => {
    const turn = play({ ...having(500, { fighters: { h0: { x: 10, y: 10, hp: 40 } } }), turn: 'h0' });
    turn.choose('shop', 'buy:thors-thews');
    expect(one(turn, 'h0').hp).toBe(40);
    expect(sheetOf(turn.state, one(turn, 'h0')).maxHp).toBe(87);
  });

  it('[RUN-GIFTRULE-LEVEL-04] a level more is a use more, at once', () => {
    const scene = facing(
      { 'eight-legged-horse': 1 },
      { heroes: [READY_MADE.gunnhild], fighters: { h1: { x: 9, y: 10 } } },
    );
    const heroes = [rich(100, scene.heroes?.[0]), READY_MADE.gunnhild];
    const turn = play({ ...scene, heroes, turn: 'h0' }).choose('gift:eight-legged-horse:h1', 'pick:atk');
    expect(optionsOf(turn, 'gift')).toEqual([]);
    turn.choose('shop', 'buy:eight-legged-horse');
    expect(optionsOf(turn, 'gift')).toEqual(['gift:eight-legged-horse:h1']);
  });

  it('[RUN-RULING-G18] are to be had before a blow that comes, and help against it', () => {
    const dfn = (...first: string[]) => {
      const turn = play({ ...having(500), turn: 'f0' }, 6, 6).choose('strike:h0:0:plain');
      expect(turn.kind).toBe('forestall');
      return addedTo(turn.choose(...first, 'stand'), 'defence').dfn as number;
    };
    expect(dfn('shop', 'buy:relentless-gales-of-njord')).toBe(dfn() + 1);
  });
});

describe('in need', () => {
  const DESTINY = GIFT['destiny-reversed'].cost;
  /** 3 + 9 against 6 + 7 is a miss. */
  const missing = (points: number, ...more: number[]) =>
    play({ ...having(points), turn: 'h0' }, 3, 6, ...more).choose('strike:f0:0:plain', 'stand');

  it('[RUN-RULING-G18] [RUN-HOOK-55] after his own roll a gift that throws it again is to be had', () => {
    expect(missing(DESTINY - 1).kind).toBeNull();
    const missed = missing(DESTINY, 7);
    expect(missed.kind).toBe('need');
    expect(missed.options()).toEqual(['buy', 'pass']);
    expect(unanswered(missed, 0)).toEqual({ act: 'pass' });
    missed.choose('buy');
    expect(missed.told('struck')).toMatchObject([{ attack: 16 }]);
    expect(one(missed, 'h0').uses).toMatchObject([{ gift: 'destiny-reversed' }]);
    expect(standingOf(missed.state.heroes[0] as never).free).toBe(0);
  });

  it('[RUN-RULING-G18] whoever passes has what he rolled, and his points', () => {
    const missed = missing(DESTINY).choose('pass');
    expect(missed.told('missed')).toHaveLength(1);
    expect(standingOf(missed.state.heroes[0] as never).free).toBe(DESTINY);
  });

  it('[RUN-RULING-G18] [RUN-RULING-G77] whoever is dying may buy what saves him, with what its use costs; no maximum of hit points does', () => {
    const curds = GIFT['curds-of-utgardaloki'].cost + 25;
    const dying = (points: number) =>
      play({ ...having(points, { fighters: { h0: { x: 10, y: 10, hp: 8 } } }), turn: 'f0' }, 9, 4).choose(
        'strike:h0:0:plain',
        'stand',
      );
    expect(one(dying(curds - 1), 'h0').condition).toBe('dead');
    const saved = dying(curds);
    expect(saved.kind).toBe('need');
    saved.choose('buy');
    expect(one(saved, 'h0')).toMatchObject({ hp: 4, condition: 'able' });
    expect(one(dying(curds).choose('pass'), 'h0').condition).toBe('dead');
  });
});
