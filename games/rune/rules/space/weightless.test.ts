import { describe, expect, it } from 'vitest';
import { isParted, isUphill } from './advantage.ts';
import { dashes, dashTo } from './straight.ts';
import { footholdOf, slipsAt } from './terrain/index.ts';
import { field, hero } from './testing.ts';
import { pacesTo, wayTo } from './ways.ts';
import { weightless } from './weightless.ts';

const legend = {
  b: [{ kind: 'barrier', item: 'log' }],
  i: [{ kind: 'slippery', from: 1 }],
  u: [{ kind: 'uneven' }],
  s: [{ kind: 'slope', up: 2 }],
} as const;
const WALL = '###########';
const ground = field(['...b.......', WALL, '...iiiiii..', WALL, '...uuuuuu..', WALL, '...ssssss..'], legend);
const light = weightless(ground);

describe('whoever is hardly there', () => {
  it.each([
    ['slippery', 2],
    ['uneven', 4],
    ['steep', 6],
  ])('[RUN-GIFT-RUNE-HAND-AXE] goes over %s ground as over any other', (_, y) => {
    const one = hero(2, y);
    const paces = (on: typeof ground) => pacesTo(on, [one], one, 20)[y * 11 + 8];
    expect([paces(ground), paces(light)]).toEqual([12, 6]);
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] passes through barriers, and stays in none', () => {
    const one = hero(1, 0);
    const [beyond, within] = [
      { x: 5, y: 0 },
      { x: 3, y: 0 },
    ];
    expect(wayTo(ground, [one], one, beyond, 20)).toBeNull();
    expect(wayTo(light, [one], one, beyond, 20)?.paces).toBe(4);
    expect(wayTo(light, [one], one, within, 20)).toBeNull();
    expect(dashTo(light, [one], one, beyond, 20, 'reckless')?.paces).toBe(4);
    expect(dashTo(light, [one], one, within, 20, 'reckless')).toBeNull();
    const paces = pacesTo(light, [one], one, 20);
    const ends = dashes(light, [one], one, 20);
    expect([paces[3], paces[5]]).toEqual([-1, 4]);
    expect([ends[3] === 0, ends[5] === 0]).toEqual([true, false]);
    expect([isParted(ground, one, hero(5, 0)), isParted(light, one, hero(5, 0))]).toEqual([true, false]);
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] neither slips nor stumbles, and no slope is over him', () => {
    const path = Array.from({ length: 9 }, (_, x) => ({ x, y: 2 }));
    expect([slipsAt(ground, hero(0, 2), path) === null, slipsAt(light, hero(0, 2), path)]).toEqual([
      false,
      null,
    ]);
    expect([footholdOf(ground, hero(4, 2), 99), footholdOf(light, hero(4, 2), 99)]).toEqual([
      'slippery',
      null,
    ]);
    expect([footholdOf(ground, hero(4, 6), 99), footholdOf(light, hero(4, 6), 99)]).toEqual(['slope', null]);
    const above = (on: typeof ground) => isUphill(on, hero(6, 6), hero(4, 6));
    expect([above(ground), above(light)]).toEqual([true, false]);
  });
});
