// What hosts may rely on when they tell views: a glance is a view, it changes nothing, and what is fixed stays.

import { FastDice, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

describe.each(GAMES.map((module) => [module.game.id, module] as const))(
  '%s',
  (_, { game, places, presets }) => {
    it('should show the same at a glance, change nothing by it, and keep fixed what it calls fixed', () => {
      const seats = places.filter(({ control }) => control !== 'none').map(({ seat }) => seat);
      const dice = new FastDice(3);
      const options = presets[0]?.options;
      const made = Match.create(game, { seats, options, seed: 'cd'.repeat(32) });
      if ('refused' in made) throw new Error(made.refused.code);
      const match = made.ok;
      const { fixed = [] } = game;
      const first = match.view(null) as unknown as Record<string, unknown>;
      for (let moves = 0; moves < 250; moves++) {
        const [asked] = match.decisions();
        if (asked === undefined) break;
        const truth = JSON.stringify(match.position());
        for (const eyes of [null, ...seats.keys()]) {
          const view = match.view(eyes) as unknown as Record<string, unknown>;
          expect(JSON.stringify(match.glance(eyes, false))).toBe(JSON.stringify(view));
          const rest = JSON.parse(JSON.stringify(match.glance(eyes, true))) as Record<string, unknown>;
          expect(Object.keys(rest).filter((part) => fixed.includes(part))).toEqual([]);
          expect({ ...first, ...rest }).toEqual(JSON.parse(JSON.stringify(view)));
        }
        expect(JSON.stringify(match.position())).toBe(truth);
        const list = asked.options.filter(({ choice }) => !game.sense.givesUp?.(choice));
        match.play(asked.seat, list[dice.roll(list.length) - 1]?.id ?? '');
      }
      expect(match.moves).toBeGreaterThan(50);
    });
  },
);
