import { type Decision, decisionOf, FastDice, optionId, Play, run } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { dungeon as game } from '../index.ts';
import { HERO_SEAT, OVERLORD_SEAT, type Scene, scene } from '../rules/testing.ts';

function decisive(of: Scene, seat: number): string[] {
  const state = scene(of);
  run(game, new Play(state, new FastDice(1)));
  const decision = decisionOf(game, state, seat) as Decision;
  return (game.sense.mayDecide?.(state, decision) ?? []).map(optionId);
}

describe('what may decide an adventure', () => {
  const hall = (row: string): string[] => ['#########', '#.......#', row, '#.......#', '#########'];

  it('is to leave', () => {
    const of: Scene = { map: hall('#..X.O..#'), models: { orlaf: { x: 3, y: 2 } }, turn: 'orlaf' };
    expect(decisive(of, HERO_SEAT)).toEqual(['leave']);
  });

  it('is to break what the Heroes are to protect', () => {
    const of = (at: [number, number]): Scene => ({
      map: hall('#.Oc.z..#'),
      quest: {
        chests: [{ at: [3, 2], lock: 'L1', contents: [] }],
        victory: {
          heroes: [{ type: 'protect', at }, { type: 'destroyAll' }],
          crippled: 'one',
          deckOut: 'nothing',
        },
      },
      models: { 'zombie-1': { x: 4, facing: 'W' } },
      turn: 'zombie-1',
    });
    expect(decisive(of([3, 2]), OVERLORD_SEAT)).toEqual(['force:3:2']);
    expect(decisive(of([1, 1]), OVERLORD_SEAT)).toEqual([]);
  });

  it('is no blow at a minion', () => {
    const of: Scene = { map: hall('#.Os....#'), models: { orlaf: { facing: 'E' } }, turn: 'orlaf' };
    expect(decisive(of, HERO_SEAT)).toEqual([]);
  });

  it('is a blow that may fell the Boss whom the Heroes are after, not one that only hurts him', () => {
    const against = (wounds: number, boss: 'grund' | 'elshara'): string[] =>
      decisive(
        {
          map: hall('#.OK....#'),
          quest: {
            victory: { heroes: [{ type: 'cripple', boss }], crippled: 'one', deckOut: 'overlordWins' },
          },
          models: { orlaf: { facing: 'E' }, grund: { wounds } },
          turn: 'orlaf',
        },
        HERO_SEAT,
      );
    expect(against(3, 'grund')).toEqual(['fight:grund']);
    expect(against(2, 'grund')).toEqual([]);
    expect(against(4, 'elshara')).toEqual([]);
  });
});
