// What one plays for.

import type { Side } from '../../content/index.ts';

const times = (count: number): string => (count === 1 ? 'one full turn' : `${count} full turns`);

export const aim = {
  story: {
    vikings: [
      'A summer’s raid. The ship lies off the coast with everybody aboard, the villages are full, and the lord of this land has more ground than armies.',
    ],
    normans: [
      'A sail off the coast. You have a castle, a handful of villages and a few armies, and nobody can say how strong the guests are.',
    ],
  } satisfies Record<Side, readonly string[]>,
  bystander: ['A Viking ship lies off the coast of a Norman fief.'],
  goal: {
    vikings: (villages: number, castle: number): string =>
      `Pillage ${villages} villages, or hold the castle for ${times(castle)}, or leave the Normans without an army.`,
    normans: (turns: number): string =>
      `Burn the ship, or break every Viking army${turns > 0 ? `, or hold out until turn ${turns} is over` : ''}.`,
  },
  perils: {
    vikings: (turns: number): readonly string[] => [
      'the ship is found empty and burnt',
      'no army of yours has 2 points left',
      ...(turns > 0 ? [`turn ${turns} ends and nothing is decided`] : []),
    ],
    normans: (villages: number, castle: number): readonly string[] => [
      `${villages} villages are pillaged`,
      `Vikings hold the castle for ${times(castle)}`,
      'your last army is gone',
    ],
  },
  villages: (pillaged: number, of: number): string => `Villages ${pillaged}/${of}`,
  round: (turn: number, of: number | null): string =>
    of === null ? `turn ${turn}` : `turn ${turn} of ${of}`,
  clock: (turn: number, of: number): string => (of > 0 ? `turn ${turn}/${of}` : `turn ${turn}`),
  last: 'last turn',
  score: {
    vikings: 'Villages pillaged, of those that win the campaign',
    normans: 'Turns held out, of those that win the campaign',
  } satisfies Record<Side, string>,
};

export type AimWords = typeof aim;
