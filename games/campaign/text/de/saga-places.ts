// People and places in German sentences.

import { type ArmyId, sideOf, type Terrain } from '../../content/index.ts';
import { isWoman } from '../gender.ts';
import type { Compass, Ground } from '../saga/ground.ts';
import type { Person, Whereabouts } from '../saga/words.ts';
import { cases, names as n } from './names.ts';

const GROUND: Readonly<Record<Terrain, readonly [at: string, to: string, from: string]>> = {
  grassland: ['auf den Wiesen', 'auf die Wiesen', 'von den Wiesen'],
  woods: ['im Wald', 'in den Wald', 'aus dem Wald'],
  mountain: ['in den Bergen', 'in die Berge', 'aus den Bergen'],
  swamp: ['im Moor', 'ins Moor', 'aus dem Moor'],
  coast: ['am Strand', 'an den Strand', 'vom Strand'],
  village: ['in einem Dorf', 'in ein Dorf', 'aus einem Dorf'],
  castle: ['in der Burg', 'in die Burg', 'aus der Burg'],
  sea: ['auf See', 'hinaus auf See', 'von See'],
};

const DIRECTION: Readonly<Record<Compass, string>> = {
  E: 'östlich',
  NE: 'nordöstlich',
  N: 'nördlich',
  NW: 'nordwestlich',
  W: 'westlich',
  SW: 'südwestlich',
  S: 'südlich',
  SE: 'südöstlich',
};

export function place({ terrain, name, near }: Ground): Whereabouts {
  if (terrain === 'ship') return { at: 'an Bord', to: 'zum Schiff', from: 'vom Schiff' };
  if (name?.startsWith('Burg ')) return { at: `auf ${name}`, to: `nach ${name}`, from: `von ${name}` };
  if (name !== null) return { at: `in ${name}`, to: `nach ${name}`, from: `aus ${name}` };
  const [at, to, from] = GROUND[terrain];
  const rest =
    near === null
      ? ''
      : terrain === 'sea'
        ? ` vor ${near.name}`
        : ` ${DIRECTION[near.side]} von ${near.name}`;
  return { at: at + rest, to: to + rest, from: from + rest };
}

export const person = (id: ArmyId): Person => ({
  name: n.army(id),
  full: n.title(id),
  whom: cases.titleAccusative(id),
  toWhom: cases.titleDative(id),
  he: isWoman(id) ? 'sie' : 'er',
  his: isWoman(id) ? 'ihr' : 'sein',
  side: sideOf(id),
});
