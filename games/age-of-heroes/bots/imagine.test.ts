import { clone, FastDice, hideAnswers } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { everywhere, game } from './testing.ts';

describe('imagine', () => {
  const dice = new FastDice(0x1a2b_3c4d);
  const random = (sides: number): number => dice.roll(sides);
  let visits = 0;
  let differ = 0;

  // One truth in five is enough to meet all that can be hidden.
  const sampled = (): boolean => visits++ % 5 === 0;

  it('fills a view to a sound truth that looks the same from this seat', () => {
    everywhere((state, { seat }) => {
      if (!sampled()) return;
      const view = game.redact(hideAnswers(clone(state), seat), seat);
      const truth = game.sense.imagine(clone(view), seat, random);
      expect(game.faults(truth)).toEqual(game.faults(state));
      expect(game.redact(hideAnswers(clone(truth), seat), seat)).toEqual(view);
      if (truth.pieces.some((one, i) => one.id !== state.pieces[i]?.id)) differ += 1;
    });
    expect(visits).toBeGreaterThan(1000);
    expect(differ).toBeGreaterThan(100);
  });

  it('fills the view of a spectator too', () => {
    everywhere((state) => {
      if (!sampled()) return;
      const view = game.redact(hideAnswers(clone(state), null), null);
      const truth = game.sense.imagine(clone(view), null, random);
      expect(game.faults(truth)).toEqual(game.faults(state));
      expect(game.redact(hideAnswers(clone(truth), null), null)).toEqual(view);
    });
  });
});
