import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Eight-Legged Horse', () => {
  const GIVE = 'gift:eight-legged-horse:h1';
  const near = (h1: Partial<Fighter> = {}) =>
    facing(
      { 'eight-legged-horse': 3 },
      { heroes: [READY_MADE.gunnhild], fighters: { h0: { x: 1, y: 1 }, h1: { x: 10, y: 10, ...h1 } } },
    );

  it('[RUN-GIFT-EIGHT-LEGGED-HORSE] is given to another, for nothing, who chooses between a blow and a defence', () => {
    const turn = play({ ...near(), turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual([GIVE]);
    turn.choose(GIVE);
    expect(turn.kind).toBe('choose');
    expect(turn.options()).toEqual(['pick:atk', 'pick:dfn']);
    turn.choose('pick:dfn');
    expect(turn.kind).toBe('act');
    expect(one(turn, 'h1').marks).toMatchObject([{ kind: 'bonus', score: 'dfn', amount: 3, next: true }]);
  });

  it('[RUN-GIFT-EIGHT-LEGGED-HORSE] [RUN-HOOK-22] is given as often in a fight as its level', () => {
    const turn = play({ ...near(), turn: 'h0' }).choose(GIVE, 'pick:atk', GIVE, 'pick:dfn', GIVE, 'pick:atk');
    expect(optionsOf(turn, 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-EIGHT-LEGGED-HORSE] helps with the next total of that kind, and with no other', () => {
    const { marks } = one(play({ ...near(), turn: 'h0' }).choose(GIVE, 'pick:atk'), 'h1');
    const struck = play({ ...near({ marks }), turn: 'f0' }, 4, 6).choose('strike:h1:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).not.toHaveProperty('eight-legged-horse');
    expect(one(struck, 'h1').marks).toHaveLength(1);
    const strikes = play({ ...near({ marks }), turn: 'h1' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(strikes, 'attack')).toMatchObject({ 'eight-legged-horse': 3 });
    expect(one(strikes, 'h1').marks).toEqual([]);
  });
});
