import { same, sent } from '../difference.ts';
import { playMatches } from '../trial.ts';
import { fits, type LawOfGames, looked } from './law.ts';

export const speaksBySchema: LawOfGames = {
  title: 'has states, events and choices that fit their schemas',
  holds(game, trial) {
    const { state, event, choice } = game.schemas;
    let states = 0;
    playMatches(game, trial, 1_100, {
      before(match, _move, random) {
        if (random(trial.every) > 1) return false;
        const now = sent(match.position().state);
        same(fits(state, now, 'the state'), now, 'what the schema makes of the state');
        for (const { kind, options } of match.decisions())
          for (const offer of options) fits(choice, offer.choice, `${offer.id} of ${kind}`);
        states++;
        return false;
      },
      after(match) {
        for (const told of match.events) fits(event, told, `the event ${told.type}`);
      },
    });
    looked(states, trial.matches, 'states');
  },
};
