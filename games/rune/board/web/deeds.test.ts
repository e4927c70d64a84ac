import { optionId } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, HEROES_SEAT, play, type Scene } from '../../rules/fight/testing.ts';
import { activeOf, deedsOf } from './deeds.ts';
import { courseTo, goalsOf } from './goings.ts';
import { answerAt, type Hand } from './hand.ts';
import { trackOf } from './track.ts';

afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const NEAR: Scene = {
  foes: [GOBLIN, GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 }, f1: { x: 30, y: 10 } },
  turn: 'h0',
};

function handOf(driver: ReturnType<typeof play>): Hand {
  const view = driver.state;
  const asked = driver.decision();
  const decision = { ...asked, options: asked.options.map((choice) => ({ id: optionId(choice), choice })) };
  const goings = goalsOf(view, decision);
  return {
    view,
    decision,
    deeds: deedsOf(view, decision),
    goings,
    manner: 'move',
    goals: goings.get('move') ?? new Map(),
    active: activeOf(view, decision),
  };
}

describe('what a press means', () => {
  const hand = handOf(play(NEAR));

  it('on an enemy in reach: a menu of all that can be done with him', () => {
    const answer = answerAt(hand, { x: 12, y: 10, fighter: 'f0' });
    expect(answer).toMatchObject({ do: 'ask' });
    const acts = new Set(answer?.do === 'ask' ? answer.deeds.map(({ choice }) => choice.act) : []);
    expect([...acts]).toEqual(expect.arrayContaining(['strike', 'grab', 'engage']));
    expect(answerAt(hand, { x: 10, y: 10, fighter: 'h0' })).toBeNull();
  });

  it('on a square beyond whose reach nobody is left: the way there at once', () => {
    expect(answerAt(hand, { x: 10, y: 12, fighter: null })).toMatchObject({
      do: 'choose',
      option: 'walk:10:12',
      course: { paces: 2, strikers: [] },
    });
  });

  it('on a square that takes one out of somebody’s reach: asks first, for he strikes', () => {
    expect(answerAt(hand, { x: 6, y: 10, fighter: null })).toMatchObject({
      do: 'ask',
      course: { goal: { option: 'walk:6:10', toAttack: 'walk:6:10:attack' }, strikers: [{ by: 'f0' }] },
    });
  });

  it('is nothing where nobody can go', () => {
    expect(answerAt(hand, { x: 39, y: 29, fighter: null })).toBeNull();
  });
});

describe('ways', () => {
  it('are apart by the manner of going, and each square is one goal', () => {
    const { goings, view, active } = handOf(play(NEAR));
    expect([...goings.keys()].toSorted()).toEqual(['flee', 'move', 'rush', 'withdraw']);
    const back = goings.get('withdraw')?.get(10 * 40 + 6);
    expect(courseTo(view, active!, back!)).toMatchObject({ paces: 4, strikers: [] });
  });
});

describe('the track', () => {
  it('knows whose action it is while somebody else is asked', () => {
    const driver = play({ ...NEAR, turn: 'f0' }).choose('strike:h0:0:plain');
    expect(driver.asked).toEqual([HEROES_SEAT]);
    expect(trackOf(driver.state)).toMatchObject({ acting: 'f0', waiting: [], gone: [] });
    driver.load(5, 5).choose('stand');
  });

  it('tells who waits and who is gone', () => {
    const driver = play({ ...NEAR, fighters: { ...NEAR.fighters, f1: { x: 30, y: 10, condition: 'dead' } } });
    driver.choose('wait');
    expect(trackOf(driver.state)).toMatchObject({ waiting: ['h0'], gone: ['f1'] });
  });
});
