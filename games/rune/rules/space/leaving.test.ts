import { describe, expect, it } from 'vitest';
import type { Spot } from '../../content/battle-map.ts';
import { leaves } from './leaving.ts';
import { field, foe, hero, plain } from './testing.ts';

const ground = plain(30, 20);
const along = (y: number, from: number, to: number): Spot[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ x: from + i, y }));

describe('opportunity attacks', () => {
  const enemy = foe(10, 10);
  const one = hero(4, 12);

  it('[RUN-TV-C24] [RUN-RULING-C12] [RUN-ENGAGE-17] are made at the last square within reach, once', () => {
    expect(leaves(ground, [one, enemy], one, along(12, 4, 16))).toEqual([
      { enemy: enemy.id, at: 8, spot: { x: 12, y: 12 }, wasEngaged: false },
    ]);
  });

  it('[RUN-TV-C24] [RUN-RULING-C12] nobody is struck who stops within reach, or comes to attack', () => {
    expect(leaves(ground, [one, enemy], one, along(12, 4, 12))).toEqual([]);
    expect(leaves(ground, [one, enemy], one, along(12, 4, 9), { target: enemy.id })).toEqual([]);
    const past = [...along(12, 4, 13), { x: 12, y: 12 }];
    expect(leaves(ground, [one, enemy], one, past)).toHaveLength(1);
    expect(leaves(ground, [one, enemy], one, past, { target: enemy.id })).toEqual([]);
  });

  it('[RUN-RULING-C12] need an able enemy with a ready melee weapon', () => {
    for (const harmless of [{ able: false }, { alive: false }, { armed: false }]) {
      const other = foe(10, 10, harmless);
      expect(leaves(ground, [one, other], one, along(12, 4, 16))).toEqual([]);
    }
    expect(leaves(ground, [one, hero(10, 10)], one, along(12, 4, 16))).toEqual([]);
  });

  it('[RUN-RULING-C12] are the same for heroes and foes', () => {
    const [mover, watcher] = [foe(4, 12), hero(10, 10)];
    expect(leaves(ground, [mover, watcher], mover, along(12, 4, 16))).toMatchObject([
      { enemy: watcher.id, at: 8 },
    ]);
  });

  it('[RUN-ENGAGE-20] tell whether an Engagement is left', () => {
    const close = foe(3, 12);
    expect(leaves(ground, [close, one], one, along(12, 4, 9), { target: enemy.id })).toEqual([
      { enemy: close.id, at: 2, spot: { x: 6, y: 12 }, wasEngaged: true },
    ]);
  });

  it('[RUN-RULING-C12] come one an enemy, in the order of the path', () => {
    const [late, early] = [foe(14, 11), foe(8, 13)];
    const path = along(12, 4, 22);
    expect(
      leaves(ground, [late, one, early], one, path).map(({ enemy: id, at }) => [id, path[at]!.x]),
    ).toEqual([
      [early.id, 11],
      [late.id, 17],
    ]);
    const back = [...along(12, 4, 14), ...along(12, 4, 13).reverse()];
    expect(leaves(ground, [enemy, one], one, back)).toEqual([
      { enemy: enemy.id, at: 8, spot: { x: 12, y: 12 }, wasEngaged: false },
    ]);
  });

  it('[RUN-RULING-C04] [RUN-RULING-C12] no blow reaches through a wall', () => {
    const walled = field(['.........', '####.####', '.........', '.........', '.........']);
    const behind = foe(2, 0);
    const walker = hero(0, 2);
    expect(leaves(walled, [behind, walker], walker, along(2, 0, 8))).toEqual([]);
  });

  it('[RUN-RULING-C13] whoever withdraws is not struck by those he was Engaged with, but by others', () => {
    const [before, aside] = [foe(3, 12), foe(10, 10)];
    const path = along(12, 4, 16);
    expect(leaves(ground, [before, aside, one], one, path).map(({ enemy: id }) => id)).toEqual([
      before.id,
      aside.id,
    ]);
    expect(
      leaves(ground, [before, aside, one], one, path, { mode: 'withdrawing' }).map(({ enemy: id }) => id),
    ).toEqual([aside.id]);
  });

  it.each(['fleeing', 'reckless'] as const)(
    '[RUN-RULING-C12] [RUN-RULING-C14] [RUN-ACT-22] [RUN-ACT-26] every enemy strikes that a %s one comes near',
    (mode) => {
      const [start, end] = [foe(3, 12), foe(18, 12)];
      const path = along(12, 4, 16);
      const far = foe(20, 12);
      expect(
        leaves(ground, [end, start, far, one], one, path, { mode }).map(({ enemy: id, at }) => [id, at]),
      ).toEqual([
        [start.id, 2],
        [end.id, 12],
      ]);
      expect(leaves(ground, [end, one], one, path, { mode, target: end.id })).toHaveLength(1);
      expect(leaves(ground, [end, one], one, path)).toEqual([]);
    },
  );
});
