import { describe, expect, it } from 'vitest';
import { field, hero } from '../testing.ts';
import { refugeFrom, stings, swarmAt, toBear, toFendOff } from './swarms.ts';

const legend = { g: [{ kind: 'swarm', dam: 4 }], G: [{ kind: 'swarm', dam: 7 }] } as const;

describe('small animals', () => {
  it('[RUN-HAZ-NUIS-07] are where they are and nowhere else, and the worst of several counts', () => {
    const ground = field(['.....', '..gG.', '.....', '.....'], legend);
    const at = (x: number, size: 1 | 2 = 1): number => swarmAt(ground, { x, y: 1, size });
    expect([at(1), at(2), at(3), at(4)]).toEqual([0, 4, 7, 0]);
    expect([at(1, 2), at(2, 2)]).toEqual([4, 7]);
  });

  it('[RUN-HAZ-NUIS-05] hurt three times as much past armor of two or less', () => {
    expect([0, 2, 3, 9].map((prot) => stings(4, prot))).toEqual([12, 12, 4, 4]);
  });

  it('[RUN-HAZ-NUIS-02] [RUN-HAZ-NUIS-06] ask for six, and what they have done or could do', () => {
    expect([toBear(0), toBear(9), toFendOff(4)]).toEqual([6, 15, 10]);
  });

  it('[RUN-RULING-T54] are left by the shortest way, or at least approached from their edge', () => {
    const picture = ['ggggg.', 'ggggg.', 'ggggg.', 'ggggg.'];
    const ground = field(picture, legend);
    const from = (x: number, paces: number) => {
      const body = hero(x, 2);
      return refugeFrom(ground, [body], body, paces);
    };
    expect(from(3, 9)).toMatchObject({ x: 5 });
    expect(from(0, 2)).toMatchObject({ x: 2 });
    expect(from(0, 0)).toBeNull();
  });
});
