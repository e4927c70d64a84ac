import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Comeuppance Postponed', () => {
  /** One goblin beside him, and another on his way to the edge. */
  const scene = (f1: object = { x: 4, y: 12 }, missile: 'bow' | null = null): Scene =>
    facing(
      { 'comeuppance-postponed': 1, 'obscuring-mist': 2 },
      {
        foes: [{ statistics: FOE }, { statistics: FOE, missile }],
        fighters: { f1 },
      },
    );

  it('[RUN-GIFT-COMEUPPANCE-POSTPONED] adds three to his defence against whoever strikes at him as he flees', () => {
    const far = { x: 38, y: 28 };
    const flees = play({ ...scene(far), turn: 'h0' }, 4, 3).choose('flee:0:10', 'strikeIt');
    expect(addedTo(flees, 'defence')).toMatchObject({ dfn: 9, 'comeuppance-postponed': 3 });
    expect(flees.told('checked')).toEqual([]);
    const walks = play({ ...scene(far), turn: 'h0' }, 4, 3).choose('walk:4:10', 'strikeIt');
    expect(addedTo(walks, 'defence')).toEqual({ dfn: 9 });
  });

  it('[RUN-GIFT-COMEUPPANCE-POSTPONED] [RUN-GIFTRULE-LOKI-02] [RUN-RULING-G33] makes whoever was not at him win an Engagement first, in which Loki helps', () => {
    // Str 2, Great Weapon 3 and three levels of Loki; a tie is his.
    const flees = (mine: number, its: number) =>
      play({ ...scene(), turn: 'h0' }, mine, its).choose('flee:0:10', 'stay', 'letGo');
    const tied = flees(3, 9);
    const [roll] = tied.told('checked');
    expect(roll).toMatchObject({ roll: 'engagement', total: 3 + 5 + 3, against: 9 + 2, success: true });
    // It is none of the rolls that a round allows him.
    expect(one(tied, 'h0')).toMatchObject({ condition: 'out', engagements: 0 });
    const caught = flees(2, 9);
    expect(caught.told('checked')).toMatchObject([{ success: false }]);
    expect(caught.kind).toBe('opportunity');
  });

  it('[RUN-RULING-G33] leaves archers their shot, but at a back that is harder to hit', () => {
    const archer = scene({ x: 25, y: 20, hand: 1 }, 'bow');
    const flees = play({ ...archer, turn: 'h0' }, 5).choose('flee:0:10', 'shootIt', 'stand', 'letGo');
    expect(addedTo(flees, 'attack')).toMatchObject({ movement: 6, 'comeuppance-postponed': -3 });
    expect(flees.told('checked')).toEqual([]);
  });
});
