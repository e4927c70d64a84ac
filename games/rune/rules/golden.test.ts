// Fights that were fought once and must come out the same for ever. `npm run golden rune` writes them anew.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Game, Match, type MatchRecord } from '@skald/kernel';
import { expect, it } from 'vitest';
import { BATTLE_MAP_NAMES } from '../content/maps/index.ts';
import { rules } from './fight/game.ts';
import type { State } from './fight/state.ts';

const game = rules as Game<State>;
const files = globSync(join(import.meta.dirname, 'golden', '*.json')).sort();
const read = (file: string): MatchRecord => JSON.parse(readFileSync(file, 'utf8'));

it('there is a golden fight on every map, and one for every form of a holmgang', () => {
  const names = files.map((file) => basename(file, '.json'));
  expect(names).toEqual(expect.arrayContaining([...BATTLE_MAP_NAMES]));
  expect(names.filter((name) => name.startsWith('holmgang'))).toHaveLength(4);
});

it.each(files.map((file) => [basename(file, '.json'), file]))(
  'the golden fight %s replays to its result and digest',
  (_, file) => {
    const record = read(file);
    const replayed = Match.replay(game, record);
    if ('refused' in replayed) throw new Error(JSON.stringify(replayed.refused));
    expect(record.result).not.toBeNull();
    expect(replayed.ok.record()).toEqual(record);
  },
);
