// The book's own adventure, from its first sentence to the way home, and what its log alone says of everybody's points.

import { answer, asked, type Choice, FastDice, optionsFor, Play, run } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../content/treasure/item.ts';
import { GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { STOLEN_RUNE } from '../../text/stolen-rune/editions.ts';
import { result } from '../fight/end.ts';
import { rules } from '../fight/game.ts';
import { begin } from '../fight/setup.ts';

interface Told {
  readonly type: string;
  readonly hero?: string;
  readonly fighter?: string;
  readonly condition?: string;
  readonly cause?: string;
  readonly points: number;
  readonly number?: number;
  readonly [what: string]: unknown;
}

/** Whoever can strike does, whatever lies there is touched, and everybody rolls. */
const LIKED = ['strike', 'shoot', 'try', 'touch', 'treat', 'roll', 'take', 'stop', 'insure'] as const;

function played(seed: number) {
  const dice = new FastDice(seed);
  const seats = GALLERY_IDS.slice(0, 4).map((hero) => [hero]);
  const begun = begin(seats as never, { sitting: STOLEN_RUNE.balanced, points: 1000, band: 1 } as never);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  const log: Told[] = [];
  const play = new Play(state as never, dice, (event) => log.push(event as never));
  run(rules as never, play as never);
  while (!state.over) {
    const [seat] = asked(rules as never, state as never);
    const options = optionsFor(rules as never, state as never, seat!);
    const some = Array.from({ length: Math.min(options.length, 60) }, (_, i) => options.at(i) as Choice);
    const liked = LIKED.map((act) => some.find((one) => one.act === act)).find((one) => one !== undefined);
    const any = options.at(dice.roll(options.length) - 1) as Choice;
    answer(rules as never, play as never, seat!, dice.roll(4) === 1 ? any : (liked ?? any));
  }
  return { state, log };
}

/** The first of many plays in which somebody lives to see the end of it. */
function wholly(): ReturnType<typeof played> {
  for (let seed = 1; seed < 100; seed++) {
    const all = played(seed);
    const begun = all.log.filter(({ type }) => type === 'encounterBegan').length;
    const lives = all.state.fighters.some(({ condition }) => condition !== 'dead');
    if (begun === STOLEN_RUNE.balanced.encounters.length && lives) return all;
  }
  throw new Error('nobody ever came home');
}

describe('The Stolen Rune', () => {
  const { state, log } = wholly();
  const heroes = state.fighters.map(({ id }) => id);
  const bounds = log.flatMap(({ type }, i) => (type === 'encounterBegan' ? [i] : []));
  const chapters = bounds.map((from, i) => log.slice(from, bounds[i + 1]));

  it('[RUN-STOLEN-7.19] is played through all its encounters, in order, to the way home, where loot becomes points', () => {
    expect(log.filter(({ type }) => type === 'encounterBegan').map(({ number }) => number)).toEqual(
      STOLEN_RUNE.balanced.encounters.map((_, i) => i + 1),
    );
    expect(log.at(-1)).toEqual({ type: 'sittingEnded', encounters: STOLEN_RUNE.balanced.encounters.length });
    for (const [i, one] of state.fighters.entries())
      if (one.condition !== 'dead')
        expect(heroNow(state.heroes[i]!).items.filter(({ kind }) => kind === 'loot')).toEqual([]);
  });

  it('[RUN-VP-45] [RUN-VP-02] [RUN-VP-41] [RUN-VP-32] has the points that its log comes to, by sums of one’s own', () => {
    const dead = new Set<string>();
    const total: Record<string, number> = {};
    for (const chapter of chapters) {
      const end = chapter.findIndex(({ type }) => type === 'encounterEnded');
      const there = chapter[0]!.heroes as string[];
      const fallen = there.filter((id) =>
        chapter
          .slice(0, end)
          .some((one) => one.type === 'became' && one.fighter === id && one.condition === 'dead'),
      );
      const before = new Map(
        there.map((id) => {
          const scored = chapter
            .filter(({ type, hero }) => type === 'scored' && hero === id)
            .reduce((sum, { points }) => sum + points, 0);
          return [id, fallen.includes(id) ? 0 : scored];
        }),
      );
      for (const id of there) {
        const own = before.get(id)!;
        const ahead = [...before.values()].filter((points) => points > own).length;
        const others = fallen.filter((one) => one !== id).length;
        const gained = Math.max(0, own - ([75, 45, 30][ahead] ?? 0) * others);
        const banked = chapter.find(({ type, hero }) => type === 'banked' && hero === id);
        expect([id, banked?.points]).toEqual([id, gained]);
        total[id] = (total[id] ?? 0) + gained;
      }
      for (const id of fallen) dead.add(id);
    }
    for (const id of heroes) {
      const loot = log
        .filter(({ type, hero, cause }) => type === 'settled' && hero === id && cause === 'loot')
        .reduce((sum, { points }) => sum + points, 0);
      expect(dead.has(id) && loot > 0).toBe(false);
      expect(state.sitting?.purses[id]?.gained).toBe((total[id] ?? 0) + loot);
      total[id] = (total[id] ?? 0) + loot;
    }
    const best = Math.max(...Object.values(total));
    expect(result(state as never)?.winners).toEqual(
      heroes.flatMap((id, seat) => (total[id] === best && best > 0 ? [seat] : [])),
    );
  });

  it('[RUN-VP-21] pays every roll of the notes three times what it was above its Difficulty, and never twice', () => {
    const paid = log.flatMap((event, i) => {
      if (event.type !== 'scored' || event.cause !== 'success' || event.rule !== 'RUN-VP-21') return [];
      const rolled = log
        .slice(0, i)
        .findLast(({ type, hero }) => type === 'attempted' && hero === event.hero);
      return [[event.points, 3 * ((rolled?.total as number) - (rolled?.difficulty as number))]];
    });
    expect(paid.length).toBeGreaterThan(20);
    expect(paid.filter(([points, expected]) => points !== expected)).toEqual([]);
  });

  it('every thing found is somebody’s once, or left behind, and nothing comes from nowhere', () => {
    const count = (type: string, of: (event: Told) => unknown[]): Map<string, number> => {
      const counts = new Map<string, number>();
      for (const event of log.filter((one) => one.type === type))
        for (const item of of(event)) {
          const [what, much] = measured(item as Item);
          counts.set(what, (counts.get(what) ?? 0) + much);
        }
      return counts;
    };
    /** What may be parted goes by how much of it there is. */
    const measured = (item: Item): [what: string, much: number] => {
      if (item.kind === 'loot') return [JSON.stringify({ ...item, ounces: 1 }), item.ounces];
      if (item.kind === 'liars-silver') return [JSON.stringify({ ...item, pieces: 1 }), item.pieces];
      if (item.kind === 'potion') return [JSON.stringify({ ...item, doses: 1 }), item.doses];
      return [JSON.stringify(item), 1];
    };
    const found = count('found', ({ items }) => items as unknown[]);
    const stashed = count('stashed', ({ item }) => [item]);
    for (const [item, times] of count('claimed', ({ item: one }) => [one]))
      expect(times, item).toBeLessThanOrEqual((found.get(item) ?? 0) + (stashed.get(item) ?? 0));
    expect([state.sitting?.hoard, state.sitting?.caches ?? []]).toEqual([[], []]);
  });
});
