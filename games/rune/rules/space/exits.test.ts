import { describe, expect, it } from 'vitest';
import { isPassable, wayOut } from './exits.ts';
import { field, foe, hero } from './testing.ts';

const door = (more: object) =>
  ({ d: [{ kind: 'exit', viable: true, heroesPerRound: 1, open: true, ...more }] }) as Parameters<
    typeof field
  >[1];
const rows = ['#####', '#...d', '#...#', '#####'];

describe('ways out', () => {
  it('[RUN-TER-80] [RUN-TER-83] an exit lets so many out in a round', () => {
    const out = wayOut(field(rows, door({}), {}, 'walled'), hero(4, 1))!;
    expect(out).toEqual({ by: 'exit', id: 'exit-1', heroesPerRound: 1 });
    expect([isPassable(out, 0), isPassable(out, 1)]).toEqual([true, false]);
    const wide = wayOut(field(rows, door({ heroesPerRound: 2 }), {}, 'walled'), hero(4, 1))!;
    expect([isPassable(wide, 1), isPassable(wide, 2)]).toEqual([true, false]);
    expect(wayOut(field(rows, door({}), {}, 'walled'), hero(3, 1))).toBeNull();
  });

  it('[RUN-TER-81] not one that needs a roll, nor one that is shut', () => {
    const leads = (more: object, turned: string[] = []) =>
      wayOut(field(rows, door(more), { turned }, 'walled'), hero(4, 1)) !== null;
    expect(leads({ viable: false })).toBe(false);
    expect(leads({ open: false })).toBe(false);
    expect(leads({ open: false }, ['exit-1'])).toBe(true);
    expect(leads({}, ['exit-1'])).toBe(false);
  });

  it('[RUN-RULING-C14] over an open edge everybody can leave, over a walled one nobody', () => {
    const open = ['.....', '.....', '.....', '.....'];
    const at = (x: number, y: number) => wayOut(field(open), hero(x, y))?.by;
    expect([at(0, 1), at(4, 1), at(1, 0), at(1, 3), at(1, 1)]).toEqual([
      'edge',
      'edge',
      'edge',
      'edge',
      undefined,
    ]);
    expect(wayOut(field(open), foe(1, 2, { size: 2 }))?.by).toBe('edge');
    expect(wayOut(field(open, {}, {}, 'walled'), hero(0, 1))).toBeNull();
    expect(isPassable({ by: 'edge' }, 99)).toBe(true);
  });
});
