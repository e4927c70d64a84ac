import { afterEach, describe, expect, it } from 'vitest';
import type { Gift } from '../../content/gifts.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { BOON_RULES } from '../boons.ts';
import type { GiftRule } from '../gifts/gift.ts';
import { facing, giftPoints } from '../gifts/testing.ts';
import { standingsIn } from './reckoning.ts';
import { allDiceCast, FOES_SEAT, happening, one, play, type Scene } from './testing.ts';

/** One that is part of the sheet alone, and says nothing by itself. */
const SILENT = 'thors-thews' satisfies Gift;
const rules = BOON_RULES as { [G in Gift]?: GiftRule };

afterEach(() => {
  delete rules[SILENT];
  allDiceCast();
});

/** Ragnar with these levels, and Gunnhild, whose gift listens as it is told to. */
function listened(levels: Parameters<typeof facing>[0], on: GiftRule['on'], more: Scene = {}): Scene {
  rules[SILENT] = { on };
  const scene = facing(levels, more);
  return {
    ...scene,
    heroes: [...(scene.heroes ?? []), spentOn({ [SILENT]: 1 }, READY_MADE.gunnhild)],
    fighters: { ...scene.fighters, h1: { x: 1, y: 1 } },
  };
}

const RULE = 'RUN-GIFTRULE-EVENT-01';

describe('the use of a gift', () => {
  it('[RUN-GIFTRULE-EVENT-01] is told to all, and whatever waits for it goes off', () => {
    const scene = listened(
      { 'obscuring-mist': 1 },
      {
        giftUsed: (_, __, { who, gift }) =>
          gift === 'obscuring-mist'
            ? [{ effect: 'damage', who: who.id, raw: 5, by: null, armor: false, nature: 'trap', rule: RULE }]
            : [],
      },
    );
    const used = play({ ...scene, turn: 'h0' }).choose('gift:obscuring-mist');
    expect(used.told('giftUsed')).toEqual([
      { type: 'giftUsed', fighter: 'h0', gift: 'obscuring-mist', target: null },
    ]);
    // 5, of which his body soaks 3.
    expect(one(used, 'h0').hp).toBe(77 - 2);
  });

  it('[RUN-GIFTRULE-EVENT-01] and so is the roll for it, with how it came out', () => {
    const heard: number[] = [];
    const scene = listened(
      { 'chattering-squirrel': 2 },
      {
        rollResolved(_, __, { who, missing }) {
          if (who.id === 'h0') heard.push(missing);
          return [];
        },
      },
    );
    const use = (...faces: number[]) =>
      play({ ...scene, turn: 'h0' }, ...faces).choose('gift:chattering-squirrel:f0');
    use(9, 2);
    use(2, 9);
    expect(heard.map((missing) => missing <= 0)).toEqual([true, false]);
  });
});

describe('victory points of a gift', () => {
  const brings = (points: number, who = 'h0') =>
    happening({ effect: 'award', who, points, gift: 'buffeting-gale', rule: 'RUN-GIFT-BUFFETING-GALE' });
  const lessened = (by: number): GiftRule['on'] => ({
    giftAward: (_, owner, { who }) => (who.id === owner.id ? [] : [{ effect: 'lessen', by, rule: RULE }]),
  });
  const points = (on: GiftRule['on']): number =>
    giftPoints(play({ ...listened({}, on), agenda: [brings(20)] }));

  it('[RUN-GIFTRULE-VP-04] can be made fewer before they are written down, and never less than nothing', () => {
    expect(points({})).toBe(20);
    expect(points(lessened(15))).toBe(5);
    expect(points(lessened(25))).toBe(0);
  });

  it('[RUN-GIFTRULE-VP-05] are nobody’s where no hero has earned them', () => {
    const scene = facing({});
    const before = standingsIn(play(scene).state);
    const gained = play({ ...scene, agenda: [brings(20, 'f0')] });
    expect(gained.state.tally).toEqual([]);
    expect(standingsIn(gained.state)[FOES_SEAT]).toEqual(before[FOES_SEAT]);
    expect(giftPoints(play({ ...scene, agenda: [brings(20, 'h0')] }))).toBe(20);
  });
});

describe('a condition', () => {
  const mist = (who: string, until: number | null) =>
    happening({
      effect: 'attach',
      who,
      mark: { kind: 'obscured', gift: 'obscuring-mist', by: 'h0', until },
      rule: 'RUN-HOOK-11',
    });

  it('[RUN-HOOK-11] is on whom it was attached to, until its last round is over', () => {
    const kinds = (round: number, until: number | null) => {
      const state = { round };
      const driver = play({ ...facing({}), state, agenda: [{ step: 'fading' }, mist('f0', until)] });
      expect(one(driver, 'h0').marks).toEqual([]);
      return one(driver, 'f0').marks.map(({ kind }) => kind);
    };
    expect(kinds(2, 3)).toEqual(['obscured']);
    expect(kinds(3, 3)).toEqual([]);
    expect(kinds(9, null)).toEqual(['obscured']);
  });

  it('[RUN-HOOK-11] is there once, however often it is given, and something may end it before its time', () => {
    const twice = play({ ...facing({}), agenda: [mist('f0', 5), mist('f0', 3)] });
    expect(one(twice, 'f0').marks).toMatchObject([{ kind: 'obscured', until: 5 }]);
    const over = happening({ effect: 'detach', who: 'f0', mark: 'obscured', rule: 'RUN-HOOK-11' });
    const ended = play({ ...facing({}), agenda: [over, mist('f0', 5)] });
    expect(one(ended, 'f0').marks).toEqual([]);
    expect(ended.told('unmarked')).toEqual([{ type: 'unmarked', fighter: 'f0', mark: 'obscured' }]);
  });

  it('[RUN-HOOK-11] leaves the dead alone', () => {
    const dead = { x: 12, y: 10, condition: 'dead', hp: 0 } as const;
    const driver = play({ ...facing({}, { fighters: { f0: dead } }), agenda: [mist('f0', 5)] });
    expect(one(driver, 'f0').marks).toEqual([]);
  });
});
