// Games that were played once and must come out the same for ever. `npm run golden dungeon` writes them anew.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  answer,
  asked,
  clone,
  decisionOf,
  FastDice,
  type Game,
  Match,
  type MatchRecord,
  Play,
} from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import type { State } from './state.ts';

const game = rules as Game<State>;
const files = globSync(join(import.meta.dirname, 'golden', '*.json')).sort();
const read = (file: string): MatchRecord => JSON.parse(readFileSync(file, 'utf8'));

it('there is a golden game of every adventure', () => {
  expect(files).toHaveLength(10);
});

it.each(files.map((file) => [basename(file, '.json'), file]))(
  'the golden game %s replays to its result and digest',
  (_, file) => {
    const record = read(file);
    const replayed = Match.replay(game, record);
    if ('refused' in replayed) throw new Error(JSON.stringify(replayed.refused));
    expect(record.result).not.toBeNull();
    expect(replayed.ok.record()).toEqual(record);
  },
);

describe('the fingerprint', () => {
  /** How many ways of one, two, three … choices there are from here, every die of them cast alike. */
  function paths(state: State, depth: number): number {
    const [seat] = asked(game, state);
    if (seat === undefined) return 1;
    const options = decisionOf(game, state, seat)?.options ?? [];
    if (depth === 1) return options.length;
    return options.reduce((sum, choice) => {
      const next = clone(state);
      answer(game, new Play(next, new FastDice(1)), seat, choice);
      return sum + paths(next, depth - 1);
    }, 0);
  }

  const table: [name: string, moves: number, counts: number[]][] = [
    ['01-broken-gate', 0, [5, 25, 123]],
    ['02-whispering-ward', 60, [12, 123, 1181]],
    ['05-banshees-lament', 100, [2, 11, 112]],
    ['08-turning-chambers', 150, [1, 12, 96]],
    ['10-last-stair', 600, [4, 4, 8]],
  ];
  it.each(table)('of %s after %i moves is %j', (name, moves, counts) => {
    const file = files.find((each) => basename(each, '.json') === name) as string;
    const replayed = Match.replay(game, read(file), moves);
    if ('refused' in replayed) throw new Error(JSON.stringify(replayed.refused));
    const state = replayed.ok.position().state as State;
    expect([1, 2, 3].map((depth) => paths(clone(state), depth))).toEqual(counts);
  });
});
