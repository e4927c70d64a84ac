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

const broken = (spoil: (state: State) => void): string[] => {
  const state = sound();
  spoil(state);
  return faults(state);
};

it('finds nothing wrong with a sound state', () => {
  expect(faults(sound())).toEqual([]);
});

describe('finds', () => {
  it.each<[string, (state: State) => void]>([
    ['[DUN-INV-01] two models in a square', (state) => Object.assign(model(state, 'orlaf'), { x: 2, y: 2 })],
    ['[DUN-INV-01] a model on a Large one', (state) => Object.assign(model(state, 'orlaf'), { x: 4, y: 3 })],
    ['[DUN-INV-01] a model on furniture', (state) => Object.assign(model(state, 'orlaf'), { x: 1, y: 3 })],
    ['[DUN-INV-01] a model in a wall', (state) => Object.assign(model(state, 'orlaf'), { x: 0, y: 0 })],
    [
      '[DUN-INV-01] a model where nobody has been',
      (state) => Object.assign(model(state, 'orlaf'), { x: 6, y: 1 }),
    ],
    ['[DUN-INV-02] five wounds on the board', (state) => Object.assign(model(state, 'orlaf'), { wounds: 5 })],
    ['[DUN-INV-03] a pool that grew', (state) => Object.assign(state.pool, { zombie: 2 })],
    [
      '[DUN-INV-03] a Minion out of nothing',
      (state) => state.models.push({ ...model(state, 'zombie-1'), id: 'ghost-1', type: 'ghost', x: 2, y: 1 }),
    ],
    ['[DUN-INV-04] a card too many', (state) => state.overlord.hand.push('interrupt-1')],
    ['[DUN-INV-04] a card that changed', (state) => state.overlord.hand.splice(0, 1, 'interrupt-3')],
    ['a Hero in two places', (state) => state.gone.push({ hero: 'orlaf', how: 'left', items: [] })],
    ['a Hero without player', (state) => state.seats.splice(1, 1, [])],
    ['two Overlords', (state) => state.seats.push('overlord')],
    ['two models of one name', (state) => Object.assign(model(state, 'zombie-1'), { id: 'zombie-troll-1' })],
    ['a lock out of sight', (state) => state.bars.push({ x: 6, y: 2, what: 'door', lock: 'L1', ward: 0 })],
    ['something shut by nothing', (state) => Object.assign(state.bars[0] as object, { lock: null })],
    [
      'a quest that cannot be played',
      (state) =>
        Object.assign(state, {
          options: {
            ...state.options,
            quest: { ...(state.options.quest as object), map: ['###', '#O#', '###'] },
          },
        }),
    ],
  ])('%s', (_, spoil) => {
    expect(broken(spoil)).not.toEqual([]);
  });
});
