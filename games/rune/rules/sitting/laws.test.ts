import { FastDice, Match } from '@skald/kernel';
import { laws } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rune } from '../../index.ts';
import { SITTINGS } from '../../text/generator/testing.ts';
import type { State } from '../fight/state.ts';

describe('every sitting', () => {
  it.each(laws(rune, SITTINGS, { ends: '[RUN-ENC-27]', keepsSecrets: '[RUN-RUN-90]' }))(
    '$title',
    ({ holds }) => holds(),
  );
});

it('[RUN-VP-45] adds up: what was told of points, encounter by encounter, is what everybody has when they are home', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const dice = new FastDice(seed);
    const { seats, options } = SITTINGS.setUp((sides) => dice.roll(sides));
    const begun = Match.create(rune, { seats, options, seed: `${seed}`.padStart(64, '0') });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const match = begun.ok;
    while (match.result === null) {
      const [asked] = match.decisions();
      match.play(asked!.seat, asked!.options[dice.roll(asked!.options.length) - 1]!.id);
    }
    const { seats: roles } = match.position().state as State;
    const events = match.events as readonly { type: string; hero?: string | null; points?: number }[];
    for (const { seat, score } of match.result.standings) {
      const told = events
        .filter(({ type }) => type === 'scored' || type === 'settled')
        .filter(({ hero }) => typeof hero === 'string' && roles[seat]!.includes(hero))
        .reduce((sum, { points = 0 }) => sum + points, 0);
      expect(told).toBe(score);
    }
  }
});
