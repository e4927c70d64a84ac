import { optionId } from '@skald/kernel';
import { afterEach, expect, it } from 'vitest';
import { fighterOf } from '../../fight/fighters.ts';
import { allDiceCast } from '../../fight/testing.ts';
import { read } from './account.ts';
import type { Entry } from './choices.ts';
import { filled, lineOf } from './filling.ts';
import { atVenue, onTable } from './testing.ts';

afterEach(allDiceCast);

const state = () => onTable(atVenue(), 0).state;
const says = (wanted: readonly Entry[], of = state()): string[] =>
  filled(of, wanted, 0).map((line) => optionId(line.says));

it('is a whole account from the beginning: the heroes stand as they stood, and whoever slew a foe took all of it', () => {
  const of = state();
  const lines = says([], of);
  const hp = fighterOf(of, 'f0').hp;
  expect(lines).toEqual(
    expect.arrayContaining(['won:heroes', 'foe:f0:dead', 'slew:f0:h0', `dealt:f0:h0:${hp}`, 'dealt:f0:h1:0']),
  );
  expect(lines).toContain(`left:h1:${fighterOf(of, 'h1').hp}`);
});

it('is always one that can be entered, whatever is wanted', () => {
  const of = state();
  const wishes: Entry[][] = [
    [],
    [{ act: 'won', side: 'foes' }],
    [
      { act: 'won', side: 'night' },
      { act: 'foe', foe: 'f0', fate: 'dead' },
    ],
    [
      { act: 'slew', foe: 'f0', hero: 'h1' },
      { act: 'dealt', foe: 'f0', hero: 'h0', hp: 999 },
      { act: 'dealt', foe: 'f0', hero: 'h1', hp: 999 },
      { act: 'left', hero: 'h0', hp: 3 },
      { act: 'suffered', hero: 'h0', hp: 1 },
      { act: 'hero', hero: 'h1', fate: 'dead' },
    ],
  ];
  for (const wish of wishes) {
    const lines = filled(of, wish, 0).map((line) => line.says);
    expect(read(of, lines, 0).account).not.toBeNull();
    expect(read(of, lines, 0).entries).toEqual(lines);
  }
});

it('[RUN-VP-13] [RUN-VP-30] comes as near to what is wanted as can be', () => {
  const of = state();
  const hp = fighterOf(of, 'f0').hp;
  const lines = says(
    [
      { act: 'slew', foe: 'f0', hero: 'h1' },
      { act: 'dealt', foe: 'f0', hero: 'h0', hp: 999 },
      { act: 'left', hero: 'h0', hp: 3 },
      { act: 'suffered', hero: 'h0', hp: 1 },
    ],
    of,
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      `dealt:f0:h0:${hp - 1}`,
      'dealt:f0:h1:1',
      'left:h0:3',
      `suffered:h0:${fighterOf(of, 'h0').hp - 3}`,
      // At three hit points he was almost down, whatever anybody says.
      'brink:h0:true',
    ]),
  );
});

it('has each line once', () => {
  const lines = filled(state(), [], 0).map((line) => lineOf(line.says));
  expect(new Set(lines).size).toBe(lines.length);
});
