import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { model } from './models.ts';
import type { State } from './state.ts';
import { scene } from './testing.ts';

const sound = (): State =>
  scene({
    map: ['########', '#O.b.1.#', '#.zTT#s#', '#o.TTX##', '########'],
    quest: { overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 1 } } },
    hand: ['interrupt-1', 'double-commands', 'raise-dead-1'],
  });

const broken = (spoil: (state: State) => unknown): string[] => {
  const state = sound();
  spoil(state);
  return faults(state);
};

it('finds nothing wrong with a sound state', () => {
  expect(faults(sound())).toEqual([]);
});

describe('finds', () => {
  it.each<[string, (state: State) => unknown, string]>([
    [
      '[DUN-INV-01] two models in a square',
      (state) => Object.assign(model(state, 'orlaf'), { x: 2, y: 2 }),
      'zombie-1 and orlaf share 2,2',
    ],
    [
      '[DUN-INV-01] a model on a Large one',
      (state) => Object.assign(model(state, 'orlaf'), { x: 4, y: 3 }),
      'zombie-troll-1 and orlaf share 4,3',
    ],
    [
      '[DUN-INV-01] a model on furniture',
      (state) => Object.assign(model(state, 'orlaf'), { x: 1, y: 3 }),
      'orlaf stands in what is no free square',
    ],
    [
      '[DUN-INV-01] a model in a wall',
      (state) => Object.assign(model(state, 'orlaf'), { x: 0, y: 0 }),
      'orlaf stands in what is no free square',
    ],
    [
      '[DUN-INV-01] a model where nobody has been',
      (state) => Object.assign(model(state, 'orlaf'), { x: 6, y: 1 }),
      'orlaf stands in what is no free square',
    ],
    [
      'bones where nobody has been',
      (state) => state.bones.push({ x: 6, y: 2, piles: 1 }),
      'bones lie where nobody has been',
    ],
    [
      '[DUN-INV-02] five wounds on the board',
      (state) => Object.assign(model(state, 'orlaf'), { wounds: 5 }),
      'orlaf has 5 wounds',
    ],
    [
      '[DUN-INV-02] fewer wounds than none',
      (state) => Object.assign(model(state, 'orlaf'), { wounds: -1 }),
      'orlaf has -1 wounds',
    ],
    [
      'a Hero hurt like a Minion',
      (state) => Object.assign(model(state, 'orlaf'), { injured: true }),
      'orlaf is hurt in the wrong way',
    ],
    [
      'a Minion hurt like a Hero',
      (state) => Object.assign(model(state, 'zombie-1'), { wounds: 1 }),
      'zombie-1 is hurt in the wrong way',
    ],
    [
      'a Hero by another name',
      (state) => Object.assign(model(state, 'orlaf'), { id: 'olaf' }),
      'olaf is not orlaf',
    ],
    [
      'a spell that is there twice',
      (state) =>
        Object.assign(model(state, 'orlaf'), {
          spells: [
            { spell: 'burn', turned: 0 },
            { spell: 'burn', turned: 1 },
          ],
        }),
      'orlaf has a spell twice',
    ],
    [
      '[DUN-INV-03] a pool that grew',
      (state) => Object.assign(state.pool, { zombie: 2 }),
      '1 + 2 of zombie do not add up',
    ],
    [
      '[DUN-INV-03] a pool that was never there',
      (state) => Object.assign(state.pool, { ghost: 1 }),
      'ghost is in a pool it does not belong to',
    ],
    [
      '[DUN-INV-03] a Minion out of nothing',
      (state) => state.models.push({ ...model(state, 'zombie-1'), id: 'ghost-1', type: 'ghost', x: 2, y: 1 }),
      'too many of ghost are on the board',
    ],
    [
      '[DUN-INV-04] a card too many',
      (state) => state.overlord.hand.push('interrupt-1'),
      'a card is missing, or there twice',
    ],
    [
      '[DUN-INV-04] a deck too high',
      (state) => Object.assign(state.overlord, { pile: 10 }),
      'the deck has the wrong size',
    ],
    [
      '[DUN-INV-04] a card that changed',
      (state) => state.overlord.hand.splice(0, 1, 'interrupt-3'),
      'a card is missing, or there twice',
    ],
    [
      'a Hero in two places',
      (state) => state.gone.push({ hero: 'orlaf', how: 'left', items: [] }),
      'a Hero is in no place, or in two',
    ],
    ['a Hero nowhere', (state) => state.models.splice(0, 1), 'a Hero is in no place, or in two'],
    ['a Hero without player', (state) => state.seats.splice(1, 1, []), 'a Hero has no player'],
    ['a Hero of two players', (state) => state.seats.push(['orlaf']), 'a Hero has two players'],
    ['two Overlords', (state) => state.seats.push('overlord'), 'there is not one Overlord'],
    ['no Overlord', (state) => state.seats.splice(0, 1), 'there is not one Overlord'],
    [
      'two models of one name',
      (state) => Object.assign(model(state, 'zombie-1'), { id: 'zombie-troll-1' }),
      'two models have one name',
    ],
    [
      'a Boss that was slain',
      (state) => {
        state.models.push({ ...model(state, 'orlaf'), id: 'grund', type: 'grund', x: 2, y: 1 });
        state.slain.push('grund');
      },
      'grund walks though slain',
    ],
    [
      'a lock out of sight',
      (state) => state.bars.push({ x: 6, y: 2, what: 'door', lock: 'L1', ward: 0 }),
      'a lock is out of sight',
    ],
    [
      'a lock on an open door',
      (state) => Object.assign(state, { dungeon: { ...state.dungeon, open: [[5, 1]] } }),
      'an open door is locked',
    ],
    [
      'something shut by nothing',
      (state) => Object.assign(state.bars[0] as object, { lock: null }),
      'something is shut by nothing',
    ],
  ])('%s', (_, spoil, fault) => {
    expect(broken(spoil)).toContain(fault);
  });

  it('a quest that cannot be played', () => {
    const found = broken((state) =>
      Object.assign(state, {
        options: {
          ...state.options,
          quest: { ...(state.options.quest as object), map: ['###', '#O#', '###'] },
        },
      }),
    );
    expect(found.join()).toContain('the quest is broken');
  });
});
