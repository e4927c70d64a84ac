import type { GameModule } from '@skald/games';
import { describe, expect, it } from 'vitest';
import { clockOf, firstPlan, isSettled, optionsOf, type Plan, played, seatedAs } from './plan.ts';

const game = {
  game: { id: 'test', seats: { min: 1, max: 3 } },
  places: [
    { id: 'a', seat: 0, control: 'human' },
    { id: 'b', seat: 1, control: 'bot' },
    { id: 'c', seat: 2, control: 'none' },
  ],
  presets: [
    { id: 'short', options: { map: 'isle', turns: 6 } },
    { id: 'long', options: { map: 'coast', turns: 20 } },
  ],
} as unknown as GameModule;
const planned = (part: Partial<Plan> = {}): Plan => ({ ...firstPlan(game, 'here'), ...part });

describe('a plan', () => {
  it('should begin with the first preset and the places that the game proposes', () => {
    expect(planned().preset).toBe('short');
    expect(played(game, planned()).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('should let a single option differ from the preset, and a document from both', () => {
    const plan = planned({ preset: 'long', single: { turns: 9, map: 'fjord' }, documents: { map: 'mine' } });
    expect(optionsOf(game, plan)).toEqual({ map: 'mine', turns: 9 });
  });

  it('should lay what is brought beside its seat, as the game does, and leave all others as they are', () => {
    const seated = (seat: unknown, brought: Readonly<Record<string, readonly unknown[]>>) => ({
      seat,
      brought,
    });
    const module = { ...game, seated } as unknown as GameModule;
    const brought = [
      { kind: 'riddle', body: 'one' },
      { kind: 'song', body: 'two' },
      { kind: 'riddle', body: 'three' },
    ];
    const plan = planned({ brings: { a: brought } });
    expect(seatedAs(module, plan, 'a', 0)).toEqual({
      seat: 0,
      brought: { riddle: ['one', 'three'], song: ['two'] },
    });
    expect(seatedAs(module, plan, 'b', 1)).toBe(1);
    // A game to which nobody brings anything.
    expect(seatedAs(game, plan, 'a', 0)).toBe(0);
  });

  it.each([
    [{}, false],
    [{ map: 'mine' }, false],
    [{ map: 'mine', turns: 3 }, true],
  ])('should need no preset only when documents say all of it: %j', (documents, settled) => {
    expect(isSettled(game, planned({ documents }))).toBe(settled);
  });

  it.each([
    [{ clock: 'none', patience: '60' }, null],
    [
      { clock: '5+10', patience: '30' },
      { bank: 300_000, increment: 10_000, patience: 30_000 },
    ],
    [
      { clock: '30+60', patience: 'none' },
      { bank: 1_800_000, increment: 60_000 },
    ],
  ] as const)('should tell its clock in milliseconds: %j', (part, clock) => {
    expect(clockOf(planned(part))).toEqual(clock);
  });
});
