// People and places in English sentences.

import { type ArmyId, sideOf, type Terrain } from '../../content/index.ts';
import { isWoman } from '../gender.ts';
import type { Compass, Ground } from '../saga/ground.ts';
import type { Person, Whereabouts } from '../saga/words.ts';
import { names as n } from './names.ts';

const GROUND: Readonly<Record<Terrain, readonly [at: string, to: string, from: string]>> = {
  grassland: ['in the meadows', 'to the meadows', 'from the meadows'],
  woods: ['in the woods', 'into the woods', 'from the woods'],
  mountain: ['in the mountains', 'into the mountains', 'from the mountains'],
  swamp: ['in the marsh', 'into the marsh', 'from the marsh'],
  coast: ['on the shore', 'to the shore', 'from the shore'],
  village: ['in a village', 'to a village', 'from a village'],
  castle: ['in the castle', 'to the castle', 'from the castle'],
  sea: ['at sea', 'out to sea', 'in from the sea'],
};

const DIRECTION: Readonly<Record<Compass, string>> = {
  E: 'east',
  NE: 'north-east',
  N: 'north',
  NW: 'north-west',
  W: 'west',
  SW: 'south-west',
  S: 'south',
  SE: 'south-east',
};

export function place({ terrain, name, near }: Ground): Whereabouts {
  if (terrain === 'ship') return { at: 'aboard the ship', to: 'to the ship', from: 'from the ship' };
  if (name !== null) return { at: `at ${name}`, to: `to ${name}`, from: `from ${name}` };
  const [at, to, from] = GROUND[terrain];
  const rest =
    near === null ? '' : terrain === 'sea' ? ` off ${near.name}` : ` ${DIRECTION[near.side]} of ${near.name}`;
  return { at: at + rest, to: to + rest, from: from + rest };
}

export const person = (id: ArmyId): Person => ({
  name: n.army(id),
  full: n.title(id),
  whom: n.title(id),
  toWhom: n.title(id),
  he: isWoman(id) ? 'she' : 'he',
  his: isWoman(id) ? 'her' : 'his',
  side: sideOf(id),
});
