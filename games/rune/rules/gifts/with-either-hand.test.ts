import { afterEach, describe, expect, it } from 'vitest';
import { connectionsOf } from '../../documents/hero/connections.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import type { Fighter } from '../fight/state.ts';
import { addedTo, allDiceCast, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

/** Ragnar with a mace, in the wrong hand where that is said. */
const mace = (level: number, h0: Partial<Fighter> = {}) =>
  wielding('mace', { 'with-either-hand': level }, { fighters: { h0: { x: 10, y: 10, ...h0 } } });

describe('a weapon in the off hand', () => {
  it('[RUN-MELEE-06] is three worse to strike and to defend with, and costs nothing to put there', () => {
    const shifted = play({ ...mace(0), turn: 'h0' }).choose('otherHand');
    expect(one(shifted, 'h0').offHand).toBe(true);
    shifted.load(4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(shifted, 'attack')).toMatchObject({ offHand: -3 });
    const struck = play({ ...mace(0, { offHand: true }), turn: 'f0' }, 2, 9).choose(
      'strike:h0:0:plain',
      'stand',
    );
    expect(addedTo(struck, 'defence')).toMatchObject({ offHand: -3 });
  });

  it('[RUN-MELEE-06] is only what one hand can hold, and only until another is taken', () => {
    const axe = play({ ...mace(0, { hand: 1 }), turn: 'h0' });
    expect(optionsOf(axe, 'otherHand')).toEqual([]);
    const changed = play({ ...mace(0, { offHand: true }), turn: 'h0' }).choose('change:1');
    expect(one(changed, 'h0').offHand).toBe(false);
  });
});

describe('With Either Hand', () => {
  it('[RUN-GIFT-WITH-EITHER-HAND] nothing is taken off for it, and he knows no other hand', () => {
    expect(optionsOf(play({ ...mace(1), turn: 'h0' }), 'otherHand')).toEqual([]);
    const strikes = play({ ...mace(1, { offHand: true }), turn: 'h0' }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(addedTo(strikes, 'attack')).not.toHaveProperty('offHand');
    const struck = play({ ...mace(1, { offHand: true }), turn: 'f0' }, 2, 9).choose(
      'strike:h0:0:plain',
      'stand',
    );
    expect(addedTo(struck, 'defence')).not.toHaveProperty('offHand');
  });

  it('[RUN-GIFT-WITH-EITHER-HAND] ties him to Ull by one', () => {
    expect(connectionsOf(heroNow(spentOn({ 'with-either-hand': 1 }))).ull).toBe(1);
  });
});
