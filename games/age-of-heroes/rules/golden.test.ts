// Games that were played once and must come out the same for ever. `npm run golden` writes them anew.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { answer, asked, clone, decisionOf, FastDice, Match, type MatchRecord, Play } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { GameOptions } from '../content/index.ts';
import { ageOfHeroes } from '../index.ts';
import type { State } from './state.ts';

const files = globSync(join(import.meta.dirname, 'golden', '*.json')).sort();

it('there are at least ten golden games', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

it.each(files.map((file) => [basename(file, '.json'), file]))(
  'the golden game %s replays to its result and digest',
  (_, file) => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
    const replayed = Match.replay(ageOfHeroes, record);
    if ('refused' in replayed) throw new Error(JSON.stringify(replayed.refused));
    expect(record.result).not.toBeNull();
    expect(replayed.ok.record()).toEqual(record);
  },
);

describe('the fingerprint of the opening', () => {
  /** How many ways of one, two, three … choices there are from here, every die of them cast alike. */
  function paths(state: State, depth: number): number {
    const [seat] = asked(ageOfHeroes, state);
    if (seat === undefined) return 1;
    const options = decisionOf(ageOfHeroes, state, seat)?.options ?? [];
    if (depth === 1) return options.length;
    return options.reduce((sum, choice) => {
      const next = clone(state);
      answer(ageOfHeroes, new Play(next, new FastDice(1)), seat, choice);
      return sum + paths(next, depth - 1);
    }, 0);
  }

  const table: [
    heroes: State['players'][number]['hero'][],
    options: Partial<GameOptions>,
    seed: string,
    counts: number[],
  ][] = [
    [['beowulf'], {}, '1', [2, 8, 42]],
    [['beowulf'], { ruleset: 'amended' }, '1', [6, 34, 190]],
    [['egil', 'starkad'], {}, '2', [2, 9, 48]],
    [['egil', 'starkad'], { ruleset: 'amended' }, '2', [7, 45, 304]],
    [['beowulf', 'brunhild', 'egil', 'ragnar', 'siegfried', 'starkad'], {}, '3', [2, 9, 49]],
    [[null, null], {}, '4', [6, 36, 90]],
  ];
  it.each(table)('of %j with %j and seed %s is %j', (seats, options, digit, counts) => {
    const begun = Match.create(ageOfHeroes, { seats, options, seed: digit.repeat(64) });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const state = begun.ok.position().state as State;
    expect([1, 2, 3].map((depth) => paths(clone(state), depth))).toEqual(counts);
  });
});
