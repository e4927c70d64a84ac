// What leaves no choice is answered at once, and must tell the others nothing by that.

import { type Asked, decisionOf, type GameState, type Match } from '@skald/kernel';
import { type Law, playMatches, type Random } from '@skald/kernel/testing';
import { expect } from 'vitest';
import { forcedAnswer } from '../forced.ts';
import type { GameModule } from '../module.ts';
import { asOffered } from './hosting.ts';

export function lawsOfForced(module: GameModule): Law[] {
  const { game } = module;

  /** Whoever else is at the table knew that there was but one answer. */
  const known = (match: Match<GameState>, { seat, kind }: Asked, random: Random): void => {
    for (const other of match.record().seats.keys()) {
      if (other === seat) continue;
      const imagined = game.sense.imagine(match.view(other), other, random);
      expect(decisionOf(game, imagined, seat)?.options, `${kind}, as seat ${other} imagines it`).toHaveLength(
        1,
      );
    }
  };

  return [
    {
      title: 'tells nobody a secret by answering at once what leaves no choice',
      holds() {
        playMatches(game, asOffered(module), 300, {
          before(match, _move, random) {
            for (const asked of match.decisions()) {
              const view = match.view(asked.seat);
              const answer = forcedAnswer(module, view, asked, { mayUndo: false, watched: true });
              if (answer === null) continue;
              expect(asked.options.map(({ id }) => id)).toEqual([answer]);
              known(match, asked, random);
            }
            return false;
          },
        });
      },
    },
  ];
}
