import { type GameState, Match } from '@skald/kernel';
import { expect, it } from 'vitest';
import { rune } from '../index.ts';

/** A fight in which everybody does what looks best. */
function fought(seats: readonly unknown[], seed: number): Match {
  const begun = Match.create(rune, { seats, options: {}, seed: `${seed}`.padStart(64, '0') });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok as unknown as Match;
  while (match.result === null) {
    const [asked] = match.decisions();
    const decision = { ...asked!, options: asked!.options.map(({ choice }) => choice) };
    const worth = rune.sense.weigh(match.position().state as GameState as never, decision);
    match.play(asked!.seat, asked!.options[worth.indexOf(Math.max(...worth))]!.id);
  }
  return match;
}

it.each([1, 2, 4, 5, 7, 8])(
  'whoever is far from his enemies goes to them, and it is decided before night (%i)',
  (seed) => {
    const match = fought([['ragnar'], 'foes'], seed);
    expect(match.view(null)).not.toMatchObject({ ended: 'night' });
  },
);
