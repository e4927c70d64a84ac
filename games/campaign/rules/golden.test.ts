// Games that were played once and must come out the same for ever. `npm run golden` writes them anew.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { answer, asked, decisionOf, FastDice, Match, type MatchRecord, Play } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { copy } from './copy.ts';
import type { State } from './state.ts';
import { playable } from './testing.ts';

const files = globSync(join(import.meta.dirname, 'golden', '*.json')).sort();

it('there are at least eight golden games', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

it.each(files.map((file) => [basename(file, '.json'), file]))(
  'the golden game %s replays to its result and digest',
  (_, file) => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
    const replayed = Match.replay(playable, record);
    if ('refused' in replayed) throw new Error(JSON.stringify(replayed.refused));
    expect(record.result).not.toBeNull();
    expect(replayed.ok.record()).toEqual(record);
  },
);

describe('the fingerprint of the opening', () => {
  /** How many ways of one, two, three … choices there are from here, every die of them cast alike. */
  function paths(state: State, depth: number): number {
    const [seat] = asked(playable, state);
    if (seat === undefined) return 1;
    const options = decisionOf(playable, state, seat)?.options ?? [];
    if (depth === 1) return options.length;
    return options.reduce((sum, choice) => {
      const next = copy(state);
      answer(playable, new Play(next, new FastDice(1)), seat, choice);
      return sum + paths(next, depth - 1);
    }, 0);
  }

  const CHOICES = ['0 divide:6-5-4', '1 divide:5-5-5', '0 place:n1:2,4', '0 place:n2:4,3', '0 place:n3:1,6'];
  const table: [begun: number, seed: string, counts: number[]][] = [
    [0, '1', [10, 100, 1900]],
    // 19 places, 18 for the next; the last has the castle alone, or 17 when it is taken.
    [2, '1', [19, 342, 36 * 17 + 306]],
    // The ship first: 12 hexes, 6 exchanges aboard, done, concede.
    [5, '2', [12 + 6 + 2, 141, 1006]],
    // The Normans first: three armies with six ways each, done, concede.
    [5, '4', [3 * 6 + 2, 273, 2196]],
  ];
  it.each(table)('after %i choices with seed %s is %j', (begun, digit, counts) => {
    const made = Match.create(playable, {
      seats: ['normans', 'vikings'],
      options: {},
      seed: digit.repeat(64),
    });
    if ('refused' in made) throw new Error(made.refused.code);
    for (const choice of CHOICES.slice(0, begun)) {
      const [seat, id] = choice.split(' ') as [string, string];
      const done = made.ok.play(Number(seat), id);
      if ('refused' in done) throw new Error(done.refused.code);
    }
    const state = made.ok.position().state as State;
    expect([1, 2, 3].map((depth) => paths(copy(state), depth))).toEqual(counts);
  });
});
