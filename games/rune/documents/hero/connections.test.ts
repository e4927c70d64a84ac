import { describe, expect, it } from 'vitest';
import type { Gift } from '../../content/gifts.ts';
import { GODS, type God } from '../../content/gods.ts';
import { withLines } from './account.ts';
import { connectionsOf, difficultyInDefiance, favourSeen, primaryGods } from './connections.ts';
import { derive } from './derive.ts';
import {
  canUse,
  damagedHelm,
  enteringShrine,
  giftsHad,
  type Helm,
  helmAtWork,
  helmConnecting,
  levelOf,
  mayMend,
  mayPutOn,
  mended,
  usesLeft,
  type WornHelm,
} from './levels.ts';
import type { Purchase } from './lines.ts';
import { heroNow } from './now.ts';
import { abilityRoll } from './numbers.ts';
import { lokisPrice } from './shrine.ts';
import { standingOf } from './standing.ts';
import { at, DAY, gift, gifted, having, made, rich } from './testing.ts';

const nobody = { ...Object.fromEntries(GODS.map((god) => [god, 0])) } as Record<God, number>;
const owing = (owed: Partial<Record<God, number>>) => ({ ...nobody, ...owed });
const now = (levels: Partial<Record<Gift, number>>) => heroNow(gifted(levels));

const PIOUS = {
  'curds-of-utgardaloki': 1,
  'destiny-reversed': 1,
  'implacably-braced': 1,
  'imprecation-of-doom': 2,
  'like-the-leaping-stag': 2,
  'from-lofty-asgards-peaks': 1,
  'vigilance-of-heimdal': 1,
} as const;

describe('Divine Connections', () => {
  it('[RUN-GIFTRULE-DC-01] are the levels of all gifts of a god, and cost what they cost', () => {
    const bought = Object.entries(PIOUS).flatMap(([id, level]) =>
      Array<Purchase>(level).fill(gift(id as Gift)),
    );
    const hero = having(rich(1450), bought);
    expect(standingOf(hero)).toMatchObject({ spent: 1450, free: 0 });
    expect(connectionsOf(heroNow(hero))).toEqual(owing({ odin: 2, thor: 2, ull: 2, heimdal: 2, urd: 1 }));
  });

  it('[RUN-GIFTRULE-DC-02] [RUN-GIFTRULE-RUNE-02] rune powers add nothing, legendary items with a patron their levels', () => {
    expect(connectionsOf(now({ 'rune-mace': 4, 'rune-hand-axe': 1 }))).toEqual(nobody);
    const owner = withLines(rich(500), {
      line: 'found',
      on: DAY,
      how: 'treasure',
      things: [
        { kind: 'legendary', item: 'shield-of-fury' },
        { kind: 'legendary', item: 'axe-of-glory' },
      ],
    });
    expect(connectionsOf(heroNow(owner))).toEqual(nobody);
    const level = (item: 'shield-of-fury' | 'axe-of-glory'): Purchase => ({ kind: 'legendary', item });
    const able = having(owner, [level('shield-of-fury'), level('shield-of-fury'), level('axe-of-glory')]);
    expect(connectionsOf(heroNow(able))).toEqual(owing({ loki: 2 }));
  });

  it('[RUN-GIFTRULE-DC-02] [RUN-ITEM-HELM-06] [RUN-RULING-G72] a helm adds the levels that count', () => {
    const helm: Helm = { gift: 'agony-postponed', levels: 2 };
    expect(connectionsOf(now({}), helm)).toEqual(owing({ heimdal: 2 }));
    expect(connectionsOf(now({ 'agony-postponed': 4 }), helm)).toEqual(owing({ heimdal: 5 }));
    expect(connectionsOf(now({ 'with-either-hand': 1 }), { gift: 'with-either-hand', levels: 3 }).ull).toBe(
      1,
    );
    expect(connectionsOf(now({}), { gift: 'rune-mace', levels: 2 })).toEqual(nobody);
  });

  it.each<[Partial<Record<God, number>>, God[]]>([
    [{ odin: 2, thor: 2, ull: 2, heimdal: 2, urd: 1 }, ['heimdal', 'odin', 'thor', 'ull']],
    [{ thor: 1, odin: 1 }, []],
    [{ thor: 1 }, []],
    [{ thor: 2 }, ['thor']],
    [{ thor: 3, odin: 2 }, ['thor']],
    [{}, []],
  ])('[RUN-GIFTRULE-DC-03] with %j the primary gods are %j', (owed, primary) => {
    expect(primaryGods(owing(owed))).toEqual(primary);
  });

  it('[RUN-GIFTRULE-CTRL-01] [RUN-RULING-G70] make it harder to defy the god who is named, primary or not', () => {
    const thorsman = owing({ thor: 4, odin: 1 });
    expect(difficultyInDefiance(8, 'thor', thorsman)).toBe(12);
    expect(difficultyInDefiance(8, 'odin', thorsman)).toBe(9);
    expect(difficultyInDefiance(8, 'thor', nobody)).toBe(8);
  });

  it('[RUN-GIFTRULE-DC-05] [RUN-RULING-G69] are seen with Perception: their sum from 6, the primary gods from 8, all from 10', () => {
    const seen = owing({ thor: 3, odin: 1 });
    for (const [total, sum, primary, gods] of [
      [5, null, null, null],
      [6, 4, null, null],
      [7, 4, null, null],
      [8, 4, ['thor'], null],
      [9, 4, ['thor'], null],
      [10, 4, ['thor'], ['odin', 'thor']],
    ] as const)
      expect(favourSeen(total, seen)).toEqual({ sum, primary, gods });
    const eyes = (abilities: { 'divine-awareness'?: number }) =>
      abilityRoll(
        derive(made({ abilities, characteristics: { ...made().characteristics, Per: 2, Pre: -1 } })).traits,
        'divine-awareness',
        'Per',
      ).total;
    expect([eyes({ 'divine-awareness': 2 }), eyes({})]).toEqual([4, -1]);
  });
});

describe('Loki’s price', () => {
  const insurance: Purchase = { kind: 'insurance' };
  const atLoki = at('encounter', { shrine: 'loki' });

  it.each<[Partial<Record<Gift, number>>, boolean]>([
    [{ 'thors-thews': 2 }, true],
    [{ 'berserks-blessing': 2 }, true],
    [{ 'implacably-braced': 2 }, true],
    [{ 'thors-thews': 2, 'obscuring-mist': 2 }, true],
    [{ 'thors-thews': 2, 'obscuring-mist': 3 }, false],
    [{ 'thors-thews': 1 }, false],
    [{ 'njords-crust': 2 }, false],
  ])('[RUN-GIFTRULE-LOKI-01] [RUN-GAIN-83] is asked of somebody with %j: %s', (levels, asked) => {
    const hero = gifted(levels);
    expect(lokisPrice(hero, insurance, atLoki) !== null).toBe(asked);
    expect(lokisPrice(hero, gift('wiles-of-loki'), atLoki) !== null).toBe(asked);
    expect(lokisPrice(hero, gift('rune-mace'), atLoki)).toBeNull();
    expect(lokisPrice(hero, { kind: 'curds' }, atLoki)).toBeNull();
    expect(lokisPrice(hero, insurance, at('encounter', { shrine: 'thor' }))).toBeNull();
    expect(lokisPrice(hero, insurance, at('encounter-start'))).toBeNull();
  });

  it('[RUN-GIFTRULE-LOKI-01] is a roll of Presence and Divine Awareness against 8, or an Impairment', () => {
    const believer = made({
      abilities: { 'divine-awareness': 2 },
      characteristics: { ...made().characteristics, Pre: 1, Per: -3 },
    });
    const pious = gifted({ 'thors-thews': 2, 'mantle-of-odin': 1 }, believer);
    expect(lokisPrice(pious, insurance, atLoki)).toEqual({
      roll: {
        total: 4,
        parts: [
          { of: 'Pre', by: 1 },
          { of: 'mantle-of-odin', by: 1 },
          { of: 'divine-awareness', by: 2 },
        ],
      },
      difficulty: 8,
      impairment: 1,
    });
    expect(lokisPrice(gifted({ 'thors-thews': 2 }), insurance, atLoki)?.roll.total).toBe(-1 - 3);
  });

  it('[RUN-GIFTRULE-LOKI-01] counts whom a helm makes primary', () => {
    const helm = { gift: 'thors-thews', levels: 2 } as const;
    expect(lokisPrice(made(), insurance, { ...atLoki, helm })).not.toBeNull();
  });
});

describe('levels', () => {
  it.each<[Gift, number, Helm | null, number]>([
    ['agony-postponed', 0, null, 0],
    ['agony-postponed', 3, null, 3],
    ['agony-postponed', 3, { gift: 'agony-postponed', levels: 1 }, 4],
    ['agony-postponed', 3, { gift: 'agony-postponed', levels: 6 }, 5],
    ['agony-postponed', 3, { gift: 'thors-thews', levels: 6 }, 3],
    ['thors-thews', 0, { gift: 'thors-thews', levels: 6 }, 6],
    ['with-either-hand', 0, { gift: 'with-either-hand', levels: 2 }, 1],
  ])(
    '[RUN-GIFTRULE-LEVEL-03] [RUN-GIFTRULE-LEVEL-04] [RUN-ITEM-HELM-04] [RUN-ITEM-HELM-05] of %s, %i bought and %j, come to %i',
    (id, bought, helm, level) => {
      expect(levelOf(now({ [id]: bought }), id, helm)).toBe(level);
    },
  );

  it('[RUN-GIFTRULE-LEVEL-03] [RUN-GIFTRULE-DC-02] [RUN-ITEM-HELM-02] [RUN-ITEM-HELM-06] [RUN-RULING-R101] a helm works from the event after the one in which it was put on, and binds until the event after it was taken off', () => {
    const worn: WornHelm = { gift: 'agony-postponed', levels: 2, putOn: 3, takenOff: null };
    expect([3, 4, 5].map((event) => helmAtWork(worn, event) !== null)).toEqual([false, true, true]);
    expect([3, 4, 5].map((event) => helmConnecting(worn, event) !== null)).toEqual([true, true, true]);
    const removed: WornHelm = { ...worn, takenOff: 5 };
    expect(helmAtWork(removed, 5)).toBeNull();
    expect([5, 6].map((event) => helmConnecting(removed, event) !== null)).toEqual([true, false]);
  });

  it('[RUN-GIFTRULE-LEVEL-04] leave as many uses as were not made, and a new one at once', () => {
    const hero = gifted({ 'destiny-reversed': 2 });
    const left = (of: typeof hero, uses: number) => usesLeft(levelOf(heroNow(of), 'destiny-reversed'), uses);
    expect([left(hero, 0), left(hero, 1), left(hero, 2), left(hero, 3)]).toEqual([2, 1, 0, 0]);
    expect(left(having(hero, [gift('destiny-reversed')]), 2)).toBe(1);
  });

  it('[RUN-GIFTRULE-RUNE-01] [RUN-GIFTRULE-BUY-03] [RUN-ITEM-HELM-07] a rune power needs its weapon in hand, a gift none', () => {
    const hero = now({ 'rune-hand-axe': 1, 'obscuring-mist': 1 });
    expect(canUse(hero, 'rune-hand-axe', 'hand-axe')).toBe(true);
    expect(canUse(hero, 'rune-hand-axe', 'viking-axe')).toBe(false);
    expect(canUse(hero, 'rune-hand-axe', null)).toBe(false);
    expect(canUse(hero, 'obscuring-mist', null)).toBe(true);
    expect(canUse(hero, 'obscuring-mist', 'mace')).toBe(true);
    expect(canUse(hero, 'rune-mace', 'mace')).toBe(false);
    expect(canUse(hero, 'rune-mace', 'mace', { gift: 'rune-mace', levels: 1 })).toBe(true);
  });

  it('[RUN-RULING-G71] do not count where gifts are counted, a helm’s does', () => {
    const hero = gifted({ 'thors-thews': 4, 'rune-mace': 2, 'obscuring-mist': 1 });
    expect(giftsHad(heroNow(hero))).toHaveLength(3);
    expect(derive(hero).gifts).toBe(3);
    expect(derive(hero, { gift: 'ulls-hide', levels: 5 }).gifts).toBe(4);
    expect(derive(hero, { gift: 'thors-thews', levels: 1 }).gifts).toBe(3);
    expect(derive(made()).gifts).toBe(0);
  });

  it('[RUN-VP-SPEND-07] [RUN-RULING-G17] no helm of a god is put on a hero whose player runs', () => {
    const helms: Helm[] = [
      { gift: 'thors-thews', levels: 1 },
      { gift: 'rune-mace', levels: 1 },
    ];
    expect(helms.map((helm) => mayPutOn(helm, true))).toEqual([false, true]);
    expect(helms.map((helm) => mayPutOn(helm, false))).toEqual([true, true]);
  });

  it('[RUN-GIFTRULE-SHRINE-01] a helm is made whole at a shrine of its god only', () => {
    const damaged: Helm = { gift: 'thors-thews', levels: 1 };
    expect(enteringShrine(damaged, 4, 'thor').levels).toBe(4);
    expect(enteringShrine(damaged, 4, 'odin').levels).toBe(1);
  });
});

describe('a damaged helm', () => {
  const helm = { gift: 'might-of-thor', levels: 4 } as const;

  it.each([
    [0, 3],
    [4, 3],
    [5, 2],
    [9, 2],
    [10, 1],
    [99, 0],
  ])('[RUN-GIFTRULE-HELM-01] that failed by %i is left with %i levels', (margin, levels) => {
    expect(damagedHelm(helm, margin)).toEqual({ ...helm, levels });
  });

  it('[RUN-GIFTRULE-HELM-01] is mended by whoever its god is primary to, once an encounter', () => {
    expect(mayMend(helm, ['odin', 'thor'], false)).toBe(true);
    expect(mayMend(helm, ['odin', 'thor'], true)).toBe(false);
    expect(mayMend(helm, ['odin'], false)).toBe(false);
    // Rune powers have no patron.
    expect(mayMend({ gift: 'rune-mace', levels: 1 }, ['thor'], false)).toBe(false);
  });

  it('[RUN-GIFTRULE-HELM-01] takes a six to be whole again', () => {
    expect(mended({ ...helm, levels: 1 }, 4, 6)).toEqual(helm);
    expect(mended({ ...helm, levels: 1 }, 4, 5)).toEqual({ ...helm, levels: 1 });
  });
});
