import { type Asked, optionId } from '@skald/kernel';
import type { Driver } from '@skald/kernel/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { layout } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { allDiceCast, play, type Scene, whereIs } from '../../rules/testing.ts';
import { activeOf, deedsOf, turnsOf } from './deeds.ts';
import { answerAt, answeringSpots, type Hand } from './hand.ts';
import { squareSpot } from './spots.ts';
import { walksOf } from './walks.ts';

afterEach(allDiceCast);

const HALL = ['##########', '#........#', '#.O..oo..#', '#....o...#', '#.R......#', '##########'];

function handOf(driver: Driver<State>): Hand {
  const { seat, kind, options } = driver.decision();
  const decision: Asked = {
    seat,
    kind,
    options: options.map((choice) => ({ id: optionId(choice), choice })),
  };
  const view = driver.state;
  return {
    view,
    decision,
    deeds: deedsOf(view, decision),
    walks: walksOf(view, decision),
    turns: turnsOf(decision),
    active: activeOf(view),
  };
}

/** Takes every way there is, each from the beginning. */
function walkAll(scene: Scene, id: string): number {
  const { view, walks } = handOf(play(scene));
  const { width } = layout(view);
  for (const [square, { options }] of walks) {
    const walked = play(scene).choose(...options);
    expect(whereIs(walked, id)).toEqual([square % width, Math.floor(square / width)]);
  }
  return walks.size;
}

describe('a step out of a front arc', () => {
  test('asks first, with what it may cost', () => {
    const map = ['#####', '#.s.#', '#.O.#', '#...#', '#####'];
    const hand = handOf(play({ map, models: { 'skeleton-warrior-1': { facing: 'S' } }, turn: 'orlaf' }));
    expect(answerAt(hand, squareSpot(2, 3))).toMatchObject({ do: 'ask', deeds: [{ option: 'step:2:3' }] });
    const free = handOf(play({ map, models: { 'skeleton-warrior-1': { facing: 'N' } }, turn: 'orlaf' }));
    expect(answerAt(free, squareSpot(2, 3))).toEqual({ do: 'choose', options: ['step:2:3'] });
  });
});

describe('far ways', () => {
  test('every step of a way is on its list when its turn comes', () => {
    expect(walkAll({ map: HALL, turn: 'orlaf' }, 'orlaf')).toBeGreaterThan(20);
  });

  test('of equal ways the straight one is taken', () => {
    const map = ['########', '#......#', '#O.....#', '#......#', '########'];
    const { walks } = handOf(play({ map, turn: 'orlaf' }));
    expect(walks.get(2 * 8 + 5)?.options).toEqual(['step:2:2', 'step:3:2', 'step:4:2', 'step:5:2']);
  });

  test('a Large model turns on its way', () => {
    const map = ['#########', '#TT.....#', '#TT.....#', '#.......#', '#..O....#', '#########'];
    expect(walkAll({ map, turn: 'zombie-troll-1' }, 'zombie-troll-1')).toBeGreaterThan(3);
  });

  test('an Ethereal model passes through furniture in one step', () => {
    const map = ['########', '#g.tt..#', '#..oo..#', '#..kk..#', '#O.....#', '########'];
    expect(walkAll({ map, turn: 'ghost-1' }, 'ghost-1')).toBeGreaterThan(6);
  });

  test('where a front arc ends the Move, the way ends and says so', () => {
    const map = ['########', '#O...z.#', '#......#', '#......#', '########'];
    const { walks } = handOf(play({ map, turn: 'orlaf', models: { 'zombie-1': { facing: 'W' } } }));
    expect(walks.get(8 + 4)?.stopped).toBe(true);
    expect(walks.get(8 + 3)?.stopped).toBe(false);
  });

  test('out of a front arc it goes one step at a time, with the names of those who strike', () => {
    const map = ['########', '#.Oz...#', '#......#', '#......#', '########'];
    const { walks } = handOf(play({ map, turn: 'orlaf', models: { 'zombie-1': { facing: 'W' } } }));
    expect([...walks.values()].length).toBeGreaterThan(0);
    for (const { strikers, options } of walks.values()) {
      expect(strikers).toEqual(['zombie-1']);
      expect(options).toHaveLength(1);
    }
  });
});

describe('presses', () => {
  const map = ['########', '#.Oz...#', '#......#', '#......#', '########'];
  const fight = (): Hand =>
    handOf(play({ map, turn: 'orlaf', models: { orlaf: { facing: 'E' }, 'zombie-1': { facing: 'N' } } }));

  test('an attack asks first, on the model and on its square', () => {
    expect(answerAt(fight(), { x: 3, y: 1, model: 'zombie-1', face: null })?.do).toBe('ask');
    expect(answerAt(fight(), squareSpot(3, 1))?.do).toBe('ask');
  });

  test('a side is turned to at once', () => {
    expect(answerAt(fight(), { x: 2, y: 1, model: 'orlaf', face: 'S' })).toEqual({
      do: 'choose',
      options: ['face:S'],
    });
  });

  test('a wall means nothing', () => {
    expect(answerAt(fight(), squareSpot(0, 0))).toBeNull();
  });

  test('whatever can be stepped to by key answers a press', () => {
    const hand = fight();
    const spots = answeringSpots(hand);
    expect(spots.length).toBe(hand.deeds.length + hand.walks.size);
    for (const spot of spots) expect(answerAt(hand, spot)).not.toBeNull();
  });
});
