import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, facing, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Clatter of Rushing Boots', () => {
  /** Half a move of 10 and five for each level of Sleipnir; he stops three paces before the goblin. */
  const charges = (paces: number, level = 2, scene: Scene = {}) =>
    play(
      {
        ...facing(
          { 'clatter-of-rushing-boots': level, 'swiftness-of-sleipnir': 3 },
          { ...scene, fighters: { h0: { x: 0, y: 10 }, f0: { x: paces + 3, y: 10 } } },
        ),
        turn: 'h0',
      },
      4,
      6,
    ).choose(`walk:${paces}:10`, 'strike:f0:0:plain', 'stand');

  it('[RUN-GIFT-CLATTER-OF-RUSHING-BOOTS] [RUN-RULING-G01] adds one for every three paces beyond ten, whatever its level', () => {
    const added = (paces: number, level?: number) => {
      const { charge, 'clatter-of-rushing-boots': more = 0 } = addedTo(charges(paces, level), 'attack');
      return (charge ?? 0) + more;
    };
    expect(added(9)).toBe(0);
    expect(added(10)).toBe(3);
    expect(added(12)).toBe(3);
    expect(added(13)).toBe(4);
    expect(added(22)).toBe(7);
    expect(added(25)).toBe(8);
    expect(added(25, 1)).toBe(8);
  });

  it('[RUN-GIFT-CLATTER-OF-RUSHING-BOOTS] [RUN-RULING-G82] takes its level off the defence of whoever is set for it', () => {
    const spearman = { ...READY_MADE.gunnhild, weapons: [{ weapon: 'spear' as const }] };
    const defends = (paces: number, h1: Partial<Fighter> = {}) => {
      const scene = facing(
        { 'clatter-of-rushing-boots': 2, 'swiftness-of-sleipnir': 3 },
        {
          heroes: [spearman],
          options: { feuds: true },
          fighters: { h0: { x: 0, y: 10 }, h1: { x: paces + 3, y: 10, ...h1 }, f0: { x: 38, y: 28 } },
        },
      );
      const strikes = play({ ...scene, turn: 'h0' }, 4, 6).choose(`walk:${paces}:10`, 'strike:h1:0:plain');
      const { braced = 0, 'clatter-of-rushing-boots': less = 0 } = addedTo(strikes, 'defence');
      return [braced, less];
    };
    expect(defends(20)).toEqual([3, -2]);
    expect(defends(12)).toEqual([0, -2]);
    expect(defends(12, { paces: 2 })).toEqual([0, 0]);
    expect(defends(8)).toEqual([0, 0]);
  });

  it('[RUN-GIFT-CLATTER-OF-RUSHING-BOOTS] counts the charge alone, not what he walked before in this round', () => {
    const scene = facing(
      { 'clatter-of-rushing-boots': 2 },
      { fighters: { h0: { x: 0, y: 10, paces: 12 }, f0: { x: 13, y: 10 } } },
    );
    const strikes = play({ ...scene, turn: 'h0' }, 4, 6).choose('walk:10:10', 'strike:f0:0:plain', 'stand');
    expect(addedTo(strikes, 'attack')).toEqual({ atk: 9, charge: 3 });
  });
});
