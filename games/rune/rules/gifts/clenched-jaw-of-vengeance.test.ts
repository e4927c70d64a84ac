import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { MarkOf } from '../hooks/mark.ts';
import { allDiceCast, FOE, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Clenched Jaw of Vengeance', () => {
  const grudge = (damage: number): MarkOf<'vengeance'> => ({
    kind: 'vengeance',
    gift: 'clenched-jaw-of-vengeance',
    by: 'h0',
    damage,
    points: 60,
  });
  const near = (f0: object = {}, f1: object = {}) =>
    facing(
      { 'clenched-jaw-of-vengeance': 3 },
      {
        heroes: [READY_MADE.gunnhild],
        foes: [{ statistics: FOE }, { statistics: FOE }],
        fighters: {
          h1: { x: 12, y: 13 },
          f0: { x: 12, y: 10, ...f0 },
          f1: { x: 30, y: 25, ...f1 },
        },
      },
    );
  /** 20 + 1 + 8 against 5 + 9: 15 + 10 − 6. */
  const wounded = (f0: object = {}) =>
    play({ ...near(f0), turn: 'f0' }, 10, 10, 1, 5).choose('strike:h0:0:plain', 'stand');

  it('[RUN-GIFT-CLENCHED-JAW-OF-VENGEANCE] marks whoever wounds him, and nobody for less', () => {
    expect(one(wounded(), 'h0')).toMatchObject({ hp: 77 - 19, wounds: 1 });
    expect(one(wounded(), 'f0').marks).toEqual([grudge(19)]);
    const scratched = play({ ...near(), turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(one(scratched, 'h0').hp).toBeLessThan(77);
    expect(one(scratched, 'f0').marks).toEqual([]);
  });

  it('[RUN-RULING-G30] remembers the worst blow that is not paid back yet', () => {
    // The Soak of 3 more leaves 16 of the blow, and no Wound: a harder one does.
    const again = (damage: number) =>
      play({ ...near({ marks: [grudge(damage)] }), turn: 'f0' }, 10, 10, 4, 5).choose(
        'strike:h0:0:plain',
        'stand',
      );
    expect(one(again(30), 'h0').hp).toBe(77 - 19);
    expect(one(again(30), 'f0').marks).toEqual([grudge(30)]);
    expect(one(again(5), 'f0').marks).toEqual([grudge(19)]);
    expect(one(again(0), 'f0').marks).toEqual([grudge(19)]);
  });

  it('[RUN-GIFT-CLENCHED-JAW-OF-VENGEANCE] [RUN-RULING-G30] hardens him against all that comes, while one of them lives, and not twice for two', () => {
    // 9 + 8 against 4 + 9: 4 + 10 − 6 − 3.
    const struck = (scene: ReturnType<typeof near>) =>
      one(play({ ...scene, turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand'), 'h0').hp;
    expect(struck(near())).toBe(77 - 8);
    expect(struck(near({}, { marks: [grudge(0)] }))).toBe(77 - 5);
    expect(struck(near({ marks: [grudge(0)] }, { marks: [grudge(0)] }))).toBe(77 - 5);
    expect(struck(near({}, { marks: [grudge(0)], condition: 'dead', hp: 0 }))).toBe(77 - 8);
  });

  it('[RUN-GIFT-CLENCHED-JAW-OF-VENGEANCE] [RUN-RULING-G30] pays the damage back with his first hit', () => {
    // 8 + 9 against 8 + 7 − 2 for two who press it: 4 + 12 + 19 − 3.
    const first = play({ ...near({ marks: [grudge(19)] }), turn: 'h0' }, 8, 8).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(first, 'f0').hp).toBe(50 - 32);
    expect(one(first, 'f0').marks).toEqual([grudge(0)]);
    const other = play({ ...near({ marks: [grudge(19)] }), turn: 'h1' }, 8, 4).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(other, 'f0').marks).toEqual([grudge(19)]);
    const second = play({ ...near({ marks: [grudge(0)] }), turn: 'h0' }, 8, 8).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(second, 'f0').hp).toBe(50 - 13);
  });

  it('[RUN-GIFT-CLENCHED-JAW-OF-VENGEANCE] pays him for killing it, and nobody else', () => {
    const dies = (turn: string) =>
      play({ ...near({ hp: 3, marks: [grudge(0)] }), turn }, 8, 4).choose('strike:f0:0:plain', 'stand');
    expect(one(dies('h0'), 'f0').condition).toBe('dead');
    expect(giftPoints(dies('h0'))).toBe(60);
    expect(one(dies('h1'), 'f0').condition).toBe('dead');
    expect(giftPoints(dies('h1'))).toBe(0);
    expect(giftPoints(dies('h1'), 'h1')).toBe(0);
  });
});
