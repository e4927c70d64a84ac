// Chances reckoned by hand: sixths of one die, or thirty-sixths where a god's die is cast before it.

import { describe, expect, it } from 'vitest';
import type { Result } from '../content/index.ts';
import { rules } from './game.ts';
import { combatTurn, play, type Scene } from './testing.ts';

type Hero = Scene['heroes'][number];
type Game = ReturnType<typeof play>;
type Odds = Partial<Record<Result, number>>;

const SEA = 'celtic-sea';

/** What a seat is told of a bid, in parts of a whole. */
function oddsOf(game: Game, seat: number, points: number, whole = 6): Odds | null {
  const view = rules.redact(structuredClone(game.state), seat);
  const chances = rules.odds?.(view, seat, { act: 'luck', points }) ?? null;
  return chances && Object.fromEntries(chances.map(({ outcome, chance }) => [outcome, near(chance * whole)]));
}

const near = (parts: number): number => Math.round(parts * 1e9) / 1e9;

const duel = (ruleset: 'classic' | 'amended', one: Partial<Hero> = {}, other: Partial<Hero> = {}): Game =>
  play({
    options: { ruleset },
    heroes: [
      { hero: 'beowulf', in: SEA, luck: 4, ...one },
      { hero: 'egil', in: SEA, luck: 4, ...other },
    ],
    agenda: combatTurn(0),
  }).choose(`area:${SEA}`, ...(ruleset === 'amended' ? ['target:egil'] : []));

/** Beowulf, and Kari with him if there are two, against Istvan or Hauk. */
const hunt = (
  ruleset: 'classic' | 'amended',
  monster: 'istvan' | 'hauk',
  hero: Partial<Hero> = {},
  jarls: Scene['jarls'] = [],
): Game =>
  play({
    options: { ruleset },
    heroes: [{ hero: 'beowulf', in: SEA, luck: 4, ...hero }],
    jarls,
    monsters: [{ monster, in: SEA }],
    hoards: monster === 'istvan' ? [{ dragon: 'istvan', treasure: null, marks: 20 }] : [],
    agenda: combatTurn(0),
  }).choose(
    `area:${SEA}`,
    ...(ruleset === 'amended'
      ? [`target:${monster}`]
      : jarls.length > 0
        ? ['attacker:beowulf', 'attacker:kari']
        : []),
  );

const KARI: Scene['jarls'] = [{ jarl: 'kari', in: SEA, of: 0 }];

describe('the chances of a bid', () => {
  it.each([
    [-2, { k: 4, w: 1, f: 1 }],
    [-1, { k: 3, w: 1, f: 1, n: 1 }],
    [0, { k: 2, w: 1, f: 1, n: 1, F: 1 }],
    [1, { k: 1, w: 1, f: 1, n: 1, F: 1, W: 1 }],
    [3, { f: 1, n: 1, F: 1, W: 1, K: 2 }],
  ] as const)(
    '[AOH-CRT-01, AOH-LUCK-02] five against five, classic: %i moves the die for attacker and defender alike',
    (points, odds) => {
      const game = duel('classic');
      expect(oddsOf(game, 0, points)).toEqual(odds);
      expect(oddsOf(game, 1, points)).toEqual(odds);
    },
  );

  it.each([
    [0, { k: 2, w: 1, f: 1, n: 1, F: 1 }],
    [1, { k: 1, w: 1, f: 1, n: 1, F: 1, W: 1 }],
    [2, { w: 1, f: 1, n: 1, F: 1, W: 1, K: 1 }],
    [4, { n: 1, F: 1, W: 1, K: 3 }],
  ] as const)('[AMI-DIFF-04, AMI-DIFF-06] amended: %i of the attacker helps the attacker', (points, odds) => {
    expect(oddsOf(duel('amended'), 0, points)).toEqual(odds);
  });

  it.each([
    [0, { w: 1, f: 1, n: 1, F: 1, W: 1, K: 1 }],
    [1, { k: 1, w: 1, f: 1, n: 1, F: 1, W: 1 }],
    [2, { k: 2, w: 1, f: 1, n: 1, F: 1 }],
    [4, { k: 4, w: 1, f: 1 }],
  ] as const)(
    '[AMI-DIFF-04, AOH-RULING-39] amended: against 2 of the attacker, %i of the defender helps the defender',
    (points, odds) => {
      const game = duel('amended').choose('luck:2');
      expect(game.asked).toEqual([1]);
      expect(oddsOf(game, 1, points)).toEqual(odds);
    },
  );

  it.each([
    // Five against nine: the table ends at two fewer, the sum does not.
    ['classic', 'istvan', [], 0, { k: 4, w: 1, f: 1 }],
    ['amended', 'istvan', [], 0, { k: 6 }],
    ['classic', 'istvan', [], 3, { k: 1, w: 1, f: 1, n: 1, F: 1, W: 1 }],
    ['amended', 'istvan', [], 3, { k: 3, w: 1, f: 1, n: 1 }],
    // Eleven against five: the table ends at five more.
    ['classic', 'hauk', ['gram'], 0, { F: 1, W: 1, K: 4 }],
    ['amended', 'hauk', ['gram'], 0, { W: 1, K: 5 }],
    ['classic', 'hauk', ['gram'], -2, { f: 1, n: 1, F: 1, W: 1, K: 2 }],
  ] as const)(
    '[AOH-CRT-03, AMI-DIFF-06] %s against %s with %j and luck %i',
    (ruleset, monster, items, luck, odds) => {
      const game = hunt(ruleset, monster, { piece: { items: [...items] } }, items.length > 0 ? KARI : []);
      expect(oddsOf(game, 0, luck)).toEqual(odds);
    },
  );

  it('[AOH-RULING-94] reckon with the armour that the asking seat knows of', () => {
    const mailed = { piece: { items: ['mail-coat' as const] } };
    const classic = duel('classic', {}, mailed);
    expect(oddsOf(classic, 0, 0)).toEqual({ k: 2, w: 1, f: 1, n: 1, F: 1 });
    expect(oddsOf(classic, 1, 0)).toEqual({ k: 4, w: 1, f: 1 });
    expect(oddsOf(duel('amended', {}, mailed), 0, 0)).toEqual({ k: 4, w: 1, f: 1 });
  });
});

describe('with a god who waits', () => {
  it.each([
    // Odin makes −3, −1, 0, 1, 3 or 5 of it for his hero; the table knows no −3.
    ['classic', 0, { k: 10, w: 4, f: 5, n: 4, F: 4, W: 3, K: 6 }],
    ['amended', 0, { k: 11, w: 4, f: 4, n: 4, F: 4, W: 3, K: 6 }],
    ['amended', 1, { k: 17, w: 4, f: 4, n: 4, F: 3, W: 2, K: 2 }],
  ] as const)('[AOH-GOD-16] Odin in the %s game, with the hero of seat %i', (ruleset, blessed, odds) => {
    const heroes = [{}, {}].map((_, seat) => (seat === blessed ? { god: 'odin' as const } : {}));
    expect(oddsOf(duel(ruleset, ...heroes), 0, 0, 36)).toEqual(odds);
  });

  it('[AOH-GOD-19, AOH-GOD-20] Tyr, whose six counts for the hero and his jarl', () => {
    // Nine against nine, by −1, 0, 0, 1, 2 and 2.
    expect(oddsOf(hunt('amended', 'istvan', { god: 'tyr' }, KARI), 0, 0, 36)).toEqual({
      ...{ k: 8, w: 6, f: 6, n: 6 },
      ...{ F: 5, W: 3, K: 2 },
    });
  });

  it('[AOH-GOD-18] Thor comes afterwards and changes nothing', () => {
    expect(oddsOf(hunt('amended', 'hauk', { god: 'thor' }), 0, 0)).toEqual({ k: 2, w: 1, f: 1, n: 1, F: 1 });
  });
});

it('where no luck is asked for there are no chances to tell', () => {
  const before = play({
    heroes: [{ hero: 'beowulf', in: SEA }],
    monsters: [{ monster: 'atli', in: SEA }],
    agenda: combatTurn(0),
  });
  expect(oddsOf(before, 0, 0)).toBeNull();
  // Luck against a spell is no luck on the combat die.
  before.load(4).choose(`area:${SEA}`);
  expect(before.kind).toBe('spellLuck');
  expect(oddsOf(before, 0, 0)).toBeNull();
});
