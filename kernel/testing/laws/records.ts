// What a match is kept as, and gone back to, is the match.

import type { GameState } from '../../game.ts';
import { Match } from '../../match.ts';
import { same, sameTexts, sent } from '../difference.ts';
import { everybody, playMatches, seedOf, sure } from '../trial.ts';
import { type LawOfGames, looked } from './law.ts';

/** Whole matches are compared, so that long ones would take long. */
const FAR = 400;

export const replays: LawOfGames = {
  title: 'comes out of its record the same: state, events and result',
  holds(game, trial) {
    playMatches(game, trial, 1_000, {
      after(match) {
        if (match.result === null) throw new Error('ended without a result');
        const again = sure(Match.replay(game, sent(match.record())));
        same(again.record(), match.record(), 'the record of the replay');
        same(again.events, match.events, 'the events of the replay');
        same(again.result, match.result, 'the result of the replay');
      },
    });
  },
};

export const loads: LawOfGames = {
  title: 'goes on from a position that went through JSON: same state, questions and views',
  holds(game, trial) {
    let positions = 0;
    playMatches(game, trial, 2_000, {
      before(match, _move, random) {
        if (random(trial.every) > 1) return false;
        const position = match.position();
        const loaded = sure(Match.load(game, sent(position), seedOf(random)));
        same(loaded.position(), position, 'the position');
        same(loaded.decisions(), match.decisions(), 'the questions');
        for (const seat of everybody(seatsOf(match)))
          same(loaded.view(seat), match.view(seat), `the view of ${seat}`);
        positions++;
        return false;
      },
    });
    looked(positions, trial.matches, 'positions');
  },
};

export const undoes: LawOfGames = {
  title: 'takes a choice back as if it had never been made, or refuses and changes nothing',
  holds(game, trial) {
    let undone = 0;
    let refused = 0;
    playMatches(game, trial, 3_000, {
      far: FAR,
      before(match, { seat, option }, random) {
        if (random(Math.ceil(trial.every / 4)) > 1) return false;
        const before = whole(match);
        sure(match.play(seat, option));
        const after = whole(match);
        const taken = match.undo(seat);
        if ('ok' in taken) {
          undone++;
          sameTexts(whole(match), before, `taken back ${option}`);
          return false;
        }
        refused++;
        sameTexts(whole(match), after, `refused to take back ${option}`);
        return true;
      },
    });
    looked(undone, trial.matches * 2, 'choices taken back');
    looked(refused, trial.matches * 2, 'choices that could not be taken back');
  },
};

export const images: LawOfGames = {
  title: 'goes on from its image as the match itself does',
  holds(game, trial) {
    let compared = 0;
    playMatches(game, trial, 4_000, {
      far: FAR,
      before(match, { seat, option }, random) {
        if (random(trial.every) > 1) return false;
        const other = Match.restore(game, structuredClone(match.image()));
        sameTexts(known(other), known(match), 'the image');
        sure(match.play(seat, option));
        sure(other.play(seat, option));
        sameTexts(known(other), known(match), `the image after ${option}`);
        other.undo(seat);
        compared++;
        return true;
      },
    });
    looked(compared, trial.matches, 'images');
  },
};

const whole = <S extends GameState>(match: Match<S>): string => JSON.stringify(parts(match));

const parts = <S extends GameState>(match: Match<S>): unknown[] => [
  match.record(),
  match.events,
  match.decisions(),
];

/** All that anybody can learn of a match. */
const known = <S extends GameState>(match: Match<S>): string =>
  JSON.stringify([
    parts(match),
    everybody(seatsOf(match)).map((seat) => [
      match.view(seat),
      match.eventsFor(seat).length,
      match.decisionsFor(seat),
      seat === null || match.mayUndo(seat),
    ]),
  ]);

/** A match that began from a position has no list of seats: then those that are asked must do. */
const seatsOf = <S extends GameState>(match: Match<S>): readonly unknown[] => {
  const { seats } = match.record();
  return seats.length > 0 ? seats : Array(match.game.seats.min).fill(null);
};
