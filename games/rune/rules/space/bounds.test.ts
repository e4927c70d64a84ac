import { describe, expect, it } from 'vitest';
import { landings, passedBy } from './bounds.ts';
import { field, foe, hero, plain } from './testing.ts';

describe('a bound', () => {
  it('[RUN-FOELIST-SARK-AMEN.3] leads over walls and people to any free square near enough', () => {
    const ground = field(['..#....', '..#....', '..#....', '..#....']);
    const [jumper, other] = [foe(0, 1), hero(4, 1)];
    const goals = landings(ground, [jumper, other], jumper, 5).map(({ x, y }) => `${x},${y}`);
    expect(goals).toContain('3,1');
    expect(goals).toContain('5,1');
    expect(goals).not.toContain('2,1');
    expect(goals).not.toContain('4,1');
    expect(goals).not.toContain('6,1');
    expect(goals).not.toContain('0,1');
  });

  it('[RUN-FOELIST-SARK-AMEN.4] [RUN-RULING-F32] passes whom it comes within reach of', () => {
    const ground = plain(30, 4);
    const jumper = foe(0, 1);
    const passed = [hero(10, 1, { id: 'near' }), hero(18, 1, { id: 'end' }), hero(19, 1, { id: 'far' })];
    const asleep = hero(9, 1, { able: false });
    const friend = foe(8, 1);
    const found = passedBy(ground, [jumper, ...passed, asleep, friend], jumper, { x: 15, y: 1 });
    expect(found.map(({ id }) => id)).toEqual(['near', 'end']);
  });
});
