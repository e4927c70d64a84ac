import { expect, it } from 'vitest';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { scene } from './testing.ts';

const honest = (): State => scene({ heroes: [{ hero: 'egil', in: 'wessex', piece: { items: ['gram'] } }] });

it('finds nothing wrong with an honest position', () => {
  expect(rules.faults(honest())).toEqual([]);
});

it.each<[string, (state: State) => void]>([
  ['a counter in two places', (state) => void state.slain.push('ivar')],
  ['a counter nowhere', (state) => void state.piles.monsters.pop()],
  ['a sword in two hands', (state) => void state.ground.push({ item: 'gram', area: 'mercia' })],
  [
    'a hero who plays for nobody',
    (state) => void Object.assign(state.players[0] as object, { status: 'withdrawn' }),
  ],
  ['a bad order of play', (state) => void state.order.push(0)],
  ['a country with two kings', (state) => void state.players[0]?.kingdom.push('wessex', 'wessex')],
  ['steps of a battle that nobody fights', (state) => void state.agenda.push({ step: 'totals' })],
])('finds %s', (_what, damage) => {
  const state = honest();
  damage(state);
  expect(rules.faults(state)).not.toEqual([]);
});
