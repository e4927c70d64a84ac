import { describe, expect, it } from 'vitest';
import type { Spot } from '../../../content/battle-map.ts';
import { TANGLED_DFN } from '../../../content/hazards.ts';
import type { Bodies, Body } from '../bodies.ts';
import type { Ground } from '../ground.ts';
import { field, foe, hero } from '../testing.ts';
import { bowledOver, footholdOf, rollAlong, rollingDirection, slipsAt, tumbleOf } from './footing.ts';

const legend = {
  i: [{ kind: 'slippery', from: 1 }],
  s: [{ kind: 'slope', up: 0 }],
  b: [
    { kind: 'slippery', from: 1 },
    { kind: 'slope', up: 0 },
  ],
} as const;

const rollDown = (ground: Ground, bodies: Bodies, body: Body, adversary: Spot, die: number, paces: number) =>
  rollAlong(ground, bodies, body, rollingDirection(adversary, body, die), paces);

describe('slippery ground', () => {
  const ice = field(['..iiiii', '..iiiii', '..iiiii', '......i'], legend);
  const row = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }));

  it('[RUN-TER-112] [RUN-TER-114] [RUN-RULING-T15] asks for Balance after more than two paces in one action', () => {
    expect(slipsAt(ice, hero(0, 0), row(0, 1, 2, 3))).toBeNull();
    expect(slipsAt(ice, hero(0, 0), row(0, 1, 2, 3, 4, 5))).toBe(4);
    expect(slipsAt(ice, hero(3, 0), row(3, 4, 5))).toBeNull();
    expect(slipsAt(ice, hero(3, 0), row(3, 4, 5, 6))).toBe(3);
    expect(slipsAt(ice, hero(3, 0), row(3, 2, 1, 0))).toBeNull();
  });

  it('[RUN-RULING-C03] [RUN-TER-112] a second diagonal there counts twice', () => {
    const diagonal = [2, 3, 4].map((x, y) => ({ x, y }));
    expect(slipsAt(ice, hero(2, 0), diagonal)).toBe(2);
    expect(slipsAt(ice, hero(2, 0), diagonal.slice(0, 2))).toBeNull();
  });

  it('[RUN-TER-112] is under any part of a large body', () => {
    const path = row(0, 1, 2, 3);
    expect(slipsAt(ice, foe(0, 0, { size: 2 }), path)).toBe(3);
  });

  it('[RUN-TER-113] [RUN-RULING-T14] ten points of Raw Damage ask for a second DFN roll', () => {
    expect(footholdOf(ice, hero(3, 1), 9)).toBeNull();
    expect(footholdOf(ice, hero(3, 1), 10)).toBe('slippery');
    expect(footholdOf(ice, hero(0, 1), 30)).toBeNull();
    expect(tumbleOf('slippery', 12, 12)).toEqual({ falls: false, rolls: 0 });
    expect(tumbleOf('slippery', 12, 11)).toEqual({ falls: true, rolls: 0 });
    expect(tumbleOf('slippery', 22, 11)).toEqual({ falls: true, rolls: 0 });
  });
});

describe('a slope', () => {
  const slope = field(['.......', 'sssssss', 'sssssss', 'sssssss', 'sssssss', 'sssssss', '.......'], legend);

  it('[RUN-TER-122] fifteen points of Raw Damage ask for a second DFN roll', () => {
    expect(footholdOf(slope, hero(3, 2), 14)).toBeNull();
    expect(footholdOf(slope, hero(3, 2), 15)).toBe('slope');
    expect(footholdOf(slope, hero(3, 0), 40)).toBeNull();
    const both = field(['bbbb', 'bbbb', 'bbbb', 'bbbb'], legend);
    expect([10, 15].map((raw) => footholdOf(both, hero(1, 1), raw))).toEqual(['slippery', 'slope']);
  });

  it('[RUN-TER-122] [RUN-TER-123] [RUN-TV-T05] who fails by more than 5 rolls, three paces for each point', () => {
    expect(footholdOf(slope, hero(3, 2), 17)).toBe('slope');
    expect(tumbleOf('slope', 16, 10)).toEqual({ falls: true, rolls: 18 });
    expect(tumbleOf('slope', 15, 10)).toEqual({ falls: true, rolls: 0 });
    expect(tumbleOf('slope', 10, 10)).toEqual({ falls: false, rolls: 0 });
  });

  it('[RUN-TER-123] he rolls to the end of the slope at most', () => {
    const [upper, one] = [foe(3, 1), hero(3, 2)];
    expect(rollDown(slope, [upper, one], one, upper, 5, 18).path.at(-1)).toEqual({ x: 3, y: 5 });
    expect(rollDown(slope, [upper, one], one, upper, 5, 2).path.at(-1)).toEqual({ x: 3, y: 4 });
    const endless = field(['ssss', 'ssss', 'ssss', 'ssss'], legend);
    expect(rollDown(endless, [], hero(1, 1), { x: 1, y: 0 }, 5, 18).path.at(-1)).toEqual({ x: 1, y: 3 });
  });

  it.each([
    [1, 4],
    [3, 4],
    [4, 3],
    [6, 3],
    [7, 2],
    [10, 2],
  ])('[RUN-TER-124] [RUN-RULING-T78] a die of %i sends him to column %i', (die, column) => {
    const [upper, one] = [foe(3, 1), hero(3, 2)];
    // Whoever looks down the map from above has the east on his left.
    expect(rollDown(slope, [upper, one], one, upper, die, 1).path.at(-1)).toEqual({ x: column, y: 3 });
  });

  it('[RUN-TER-123] nobody rolls uphill', () => {
    const one = hero(3, 3);
    expect(rollDown(slope, [one], one, { x: 3, y: 4 }, 5, 9).path).toEqual([{ x: 3, y: 3 }]);
    expect(rollDown(slope, [one], one, { x: 2, y: 3 }, 5, 9).path).toEqual([{ x: 3, y: 3 }]);
  });

  it('[RUN-TER-125] he stops at whom he meets', () => {
    const [upper, one, below] = [foe(3, 1), hero(3, 2), hero(3, 4)];
    expect(rollDown(slope, [upper, one, below], one, upper, 5, 9)).toMatchObject({
      path: [{ y: 2 }, { y: 3 }],
      met: below.id,
    });
  });

  it('[RUN-TER-125] [RUN-TER-126] [RUN-TER-127] [RUN-RULING-T13] [RUN-RULING-T16] who is rolled into dodges, is tangled, or rolls', () => {
    expect(bowledOver(6)).toEqual({ becomes: 'standing' });
    expect(bowledOver(5)).toEqual({ becomes: 'tangled' });
    expect(bowledOver(1)).toEqual({ becomes: 'tangled' });
    expect(bowledOver(0)).toEqual({ becomes: 'rolling', paces: 18 });
    expect(TANGLED_DFN).toBe(-9);
  });
});
