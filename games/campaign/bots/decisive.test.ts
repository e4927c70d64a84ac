import { type Decision, decisionOf, optionId } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { campaign as game } from '../index.ts';
import { movement, NORMANS, type Scene, scene, VIKINGS } from '../rules/testing.ts';

const decisive = (of: Scene, seat: number): string[] => {
  const state = scene(of);
  return (game.sense.mayDecide?.(state, decisionOf(game, state, seat) as Decision) ?? [])
    .map(optionId)
    .sort();
};

const CREW = { points: 3, in: 'ship' };
/** The Normans move last in this turn. */
const last: Pick<Scene, 'agenda'> = { agenda: [{ step: 'endOfTurn' }, ...movement(NORMANS)] };

describe('what may decide the campaign', () => {
  const fourth: Scene = {
    normans: [
      { points: 2, in: '-1,8' },
      { points: 4, in: '6,1' },
    ],
    vikings: [{ points: 6, in: '-2,9', shown: true }, CREW],
    ship: '9,4',
    state: { pillaged: ['0,2', '6,3', '1,6'], turn: 16, order: [VIKINGS, NORMANS] },
    ...last,
  };

  it('is an attack on whoever pillages the last village that is needed, and nothing while more are', () => {
    expect(decisive(fourth, NORMANS)).toEqual(['move:n1:-2,9']);
    expect(decisive({ ...fourth, state: { ...fourth.state, pillaged: ['0,2', '6,3'] } }, NORMANS)).toEqual(
      [],
    );
    const disturbed = { ...fourth, vikings: [{ points: 6, in: '-2,9', fought: true }, CREW] };
    expect(decisive(disturbed, NORMANS)).toEqual([]);
  });

  it('is each of two raiders when both are needed', () => {
    const vikings = [{ points: 6, in: '-2,9' }, { points: 3, in: '6,1' }, CREW];
    const normans = [
      { points: 2, in: '-1,8' },
      { points: 4, in: '6,2' },
    ];
    const state = { ...fourth.state, pillaged: ['0,2', '6,3'] } as Scene['state'];
    expect(decisive({ ...fourth, normans, vikings, ...(state && { state }) }, NORMANS)).toEqual([
      'move:n1:-2,9',
      'move:n2:6,1',
    ]);
  });

  it('is a Forced March that comes so far, and each step of it on the way', () => {
    const normans = [{ points: 2, in: '0,8' }];
    const hands: Scene['hands'] = [['forcedMarch'], []];
    expect(decisive({ ...fourth, normans, hands }, NORMANS)).toEqual(['march:n1']);
    const marching = { ...fourth, normans: [{ points: 2, in: '0,8', march: 2 }] };
    expect(decisive(marching, NORMANS)).toEqual(['move:n1:-1,8', 'move:n1:-1,9']);
  });

  it('is an attack on whoever razes the castle in this turn, not in the next', () => {
    const held = (siege: number): Scene => ({
      normans: [{ points: 3, in: '2,3' }],
      vikings: [{ points: 6, in: '2,4', siege }, CREW],
      ship: '9,4',
      ...last,
    });
    expect(decisive(held(1), NORMANS)).toEqual(['move:n1:2,4']);
    expect(decisive(held(0), NORMANS)).toEqual([]);
  });

  it('is an attack on the last who can fight, on either side', () => {
    const vikings = [
      { points: 2, in: '1,3' },
      { points: 1, in: 'ship' },
    ];
    const normans = [{ points: 5, in: '2,3' }];
    const of: Scene = { normans, vikings, ship: '9,4', ...last };
    expect(decisive(of, NORMANS)).toEqual(['move:n1:1,3']);
    expect(decisive({ ...of, agenda: movement(VIKINGS) }, VIKINGS)).toEqual(['move:v1:2,3']);
  });

  it('is whatever saves a ship that burns at the end of the turn, and to stay and burn it', () => {
    const of: Scene = {
      normans: [
        { points: 3, in: '7,4' },
        { points: 3, in: '-4,9' },
      ],
      vikings: [{ points: 4, in: '6,4' }],
      ship: '7,4',
      agenda: movement(VIKINGS),
    };
    expect(decisive(of, VIKINGS)).toEqual(['board:v1', 'move:v1:7,4']);
    expect(decisive({ ...of, agenda: movement(NORMANS) }, NORMANS)).toContain('done');
  });

  it('is a castle that nobody holds, while there is time to raze it', () => {
    const at = (turn: number): Scene => ({
      normans: [
        { points: 6, in: '-4,9' },
        { points: 3, in: '7,4' },
      ],
      vikings: [{ points: 4, in: '1,4' }, CREW],
      ship: '9,4',
      state: { turn },
      agenda: movement(VIKINGS),
    });
    expect(decisive(at(22), VIKINGS)).toEqual(['move:v1:2,4']);
    expect(decisive(at(23), VIKINGS)).toEqual([]);
  });
});
