// Positions that somebody made up: they are refused, or can be played, but never break anything.

import { FastDice, Match, type Outcome, type Position } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameModule } from './index.ts';

interface State {
  readonly agenda: { readonly step: string }[];
}

const SEED = 'ab'.repeat(32);
const RUNS = Number(process.env.FUZZ ?? 250);

/** Positions of some random games, and questions of every kind that came up in them. */
function gather({ game, places, presets }: GameModule, dice: FastDice) {
  const positions: string[] = [];
  const frames = new Map<string, string[]>();
  const seats = places.filter(({ control }) => control !== 'none').map(({ seat }) => seat);
  for (let i = 1; i <= 4; i++) {
    const options = presets[i % presets.length]?.options;
    const match = must(Match.create(game, { seats, options, seed: i.toString(16).padStart(64, '0') }));
    for (let moves = 0; moves < 300; moves++) {
      const [asked] = match.decisions();
      if (asked === undefined) break;
      const position = match.position();
      if (moves % 7 === 0) positions.push(JSON.stringify(position));
      const frame = (position.state as State).agenda.at(-1);
      const alike = frames.get(frame?.step ?? '') ?? [];
      if (alike.length < 6) frames.set(frame?.step ?? '', [...alike, JSON.stringify(frame)]);
      must(match.play(asked.seat, one(dice, asked.options).id));
    }
  }
  return { positions, frames: [...frames.values()].flat() };
}

const one = <T>(dice: FastDice, of: readonly T[]): T => of[dice.roll(of.length) - 1] as T;

function must<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}

describe.each(GAMES.map((module) => [module.game.id, module] as const))('%s', (_, module) => {
  it('should survive questions that could never be asked', () => {
    const dice = new FastDice(7);
    const { positions, frames } = gather(module, dice);
    let refused = 0;
    for (let run = 0; run < RUNS; run++) {
      const position = JSON.parse(one(dice, positions)) as Position;
      const { agenda } = position.state as State;
      agenda.splice(agenda.length - dice.roll(2) + 1, 1, JSON.parse(one(dice, frames)));
      const loaded = Match.load(module.game, position, SEED);
      if ('refused' in loaded) {
        refused += 1;
        expect(loaded.refused.code).toBe('bad-position');
        continue;
      }
      for (let moves = 0; moves < 12; moves++) {
        const [asked] = loaded.ok.decisions();
        if (asked === undefined) break;
        expect(asked.options.length).toBeGreaterThan(0);
        const before = JSON.stringify(loaded.ok.position());
        const played = loaded.ok.play(asked.seat, one(dice, asked.options).id);
        if ('ok' in played) continue;
        expect(JSON.stringify(loaded.ok.position())).toBe(before);
        break;
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(RUNS);
  });
});
