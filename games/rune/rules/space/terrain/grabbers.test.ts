import { expect, it } from 'vitest';
import { GRABBED } from '../../../content/hazards.ts';
import { field, foe, hero } from '../testing.ts';
import { sprungOn } from './grabbers.ts';

const legend = { g: [{ kind: 'grabber', difficulty: 8, dam: 5 }] } as const;
const rows = ['....', '..g.', '...g', '....'];
const path = [0, 1, 2, 3].map((x) => ({ x, y: 1 }));

it('[RUN-HAZ-GRAB-01] [RUN-HAZ-GRAB-02] the first trap on a path holds whoever steps into it', () => {
  expect(sprungOn(field(rows, legend), hero(0, 1), path, false)).toMatchObject({
    at: 2,
    trap: { id: 'grabber-1', difficulty: 8, dam: 5 },
  });
  expect(sprungOn(field(rows, legend), hero(0, 1), path.slice(0, 2), false)).toBeNull();
  expect(sprungOn(field(rows, legend), hero(2, 1), path.slice(2), false)).toBeNull();
  const wide = sprungOn(field(rows, legend), foe(0, 1, { size: 2 }), path.slice(0, 2), true);
  expect(wide).toMatchObject({ at: 1, trap: { id: 'grabber-1' } });
});

it('[RUN-HAZ-GRAB-06] a trap that has sprung is spent', () => {
  expect(sprungOn(field(rows, legend, { turned: ['grabber-1'] }), hero(0, 1), path, false)).toBeNull();
});

it('[RUN-RULING-T42] [RUN-TRAP-66] foes do not step into traps, but may be driven there', () => {
  expect(sprungOn(field(rows, legend), foe(0, 1), path, false)).toBeNull();
  expect(sprungOn(field(rows, legend), foe(0, 1), path, true)?.at).toBe(2);
});

it('[RUN-HAZ-GRAB-03] who is held is shot more easily, and fights worse', () => {
  expect(GRABBED).toEqual({ shotAt: 3, melee: -3 });
});
