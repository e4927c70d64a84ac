// What can be wrong with an own creature, or be better, and what a line of its price is for.

import type { Problem } from '@skald/kernel';
import type { CreatureProblem } from '../../documents/creature/problem.ts';
import { names as n } from './names.ts';

type Sentences = Readonly<Record<CreatureProblem, (params: Problem['params']) => string>>;

const problems: Sentences = {
  notACreature: () => 'This is no creature of Rune.',
  otherVersion: () => 'This creature was written by a later Skald, which this one cannot read.',
  malformed: ({ path }) =>
    path === '' ? 'This is no whole creature.' : `Something is wrong with this creature at “${path}”.`,
  undescribed: () => 'Say what it looks like: nobody fights what nobody has described.',
  mustStayAwake: ({ tag }) =>
    tag === 'undead'
      ? 'The undead cannot be knocked out. Take that away.'
      : 'What was made by hands cannot be knocked out. Take that away.',
  powerTwice: ({ kind }) => `It has one power twice (${n.powers[kind as 'undead']}). Once is enough.`,
  noTrait: () => 'It has no trait by which one would remember it.',
  likeAnother: ({ foe }) => `In a fight it cannot be told from another: ${n.kind(foe as 'troll')}.`,
  paysNothing: ({ name }) => `Less ${n.statistics[name as 'init']} makes it no cheaper.`,
  clawsThatShoot: () => 'It shoots, but holds nothing in its hands to shoot with.',
};

export const creature = {
  problems,
  /** “Damage +6” */
  adjust: (name: string, by: number): string => `${n.statistics[name as 'dam']} ${n.signed(by)}`,
  power: (kind: string): string => `Power: ${n.powers[kind as 'undead']}`,
};

export type CreatureWords = typeof creature;
