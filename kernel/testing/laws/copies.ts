import { FastDice } from '../../dice.ts';
import { clone } from '../../json.ts';
import { copyOf, viewOf } from '../../play.ts';
import { same } from '../difference.ts';
import { fuzz, playThrough } from '../fuzz.ts';
import { everybody, type Random } from '../trial.ts';
import { type LawOfGames, looked } from './law.ts';

export const copies: LawOfGames = {
  title: 'is copied whole, and whatever becomes of the copy leaves it as it was',
  holds(game, trial) {
    const dice = new FastDice(5);
    const random: Random = (sides) => dice.roll(sides);
    let copied = 0;
    fuzz(game, {
      games: trial.matches,
      seed: 5_000,
      setUp: trial.setUp,
      trusts: true,
      watch(played, seats) {
        if (random(trial.every * 2) > 1) return;
        // Whatever the copy shares with it and play would change throws from now on.
        const original = frozen(clone(played));
        same(copyOf(game, original), original, 'the copy');
        for (const seat of everybody(seats)) {
          const view = viewOf(game, original, seat);
          if (game.redactsAside) game.redact(original, seat);
          game.sense.imagine(view, seat, random);
        }
        playThrough(game, copyOf(game, original), new FastDice(random(1_000_000)));
        copied++;
      },
    });
    looked(copied, trial.matches / 4, 'copies');
  },
};

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
}
