// Plays whole games at random and reads everything that a player would read on the way.

import type { Event, GameState, Match, Seat } from '@skald/kernel';
import { type Law, looked, playMatches, type Trial } from '@skald/kernel/testing';
import { LANGUAGES, type Language } from '@skald/text';
import { expect } from 'vitest';
import { type GameModule, host } from '../module.ts';
import { type Idiom, Reader } from './reader.ts';

export interface Reading extends Idiom {
  /** Topics that only a view has. */
  readonly topics?: readonly string[];
  /** Whether everybody is told the same saga; where secrets outlast a game he is not. */
  readonly oneSaga: boolean;
  /** Letters that the saga of a whole game has at least. */
  readonly shortestSaga?: number;
}

export function lawsOfReading<S extends GameState, E extends Event, T, L>(
  module: GameModule<S, E, T, L>,
  trial: Trial<S>,
  { topics = [], oneSaga, shortestSaga = 1, ...idiom }: Reading,
): Law[] {
  const { words, textBoard } = host(module);
  const reader = new Reader(idiom);

  /** What one plays for, for whom it may concern. */
  const aims = (view: S, seat: Seat | null, language: Language): void => {
    const { story, goal, perils } = words.briefing(view, seat, language);
    const aim = words.aim(view, seat, language);
    const score = seat === null ? null : words.score(view, seat, language);
    const said = [...story, goal, ...perils, aim.goal, aim.clock ?? '-'];
    const counted = score === null ? [] : [score.short, score.name, ...score.parts.map(({ name }) => name)];
    for (const text of [...said, ...counted]) {
      expect(text, 'what one plays for').not.toBe('');
      reader.finished(text, 'what one plays for');
    }
    const { parts = [] } = score ?? {};
    if (parts.length > 0) {
      const sum = parts.reduce((total, { value }) => total + value, 0);
      expect(`${sum}`, 'a score is the sum of its parts').toBe(score?.short);
    }
  };

  const question = (match: Match<S>, news: readonly Event[]): void => {
    const [asked] = match.decisions();
    if (asked === undefined) return;
    const { seat, kind } = asked;
    const decision = { seat, kind, options: asked.options.map(({ choice }) => choice) };
    const view = match.view(seat);
    for (const language of LANGUAGES) {
      const labels = decision.options.map((choice) => words.option(view, decision, choice, language));
      const hints = decision.options.map((choice) => words.hint(view, decision, choice, language) ?? '-');
      const log = news.map((event) => words.event(event, view, language) ?? '-');
      for (const said of [words.question(view, decision, language), ...labels, ...hints, ...log]) {
        expect(said, kind).not.toBe('');
        reader.finished(said, kind);
      }
      expect(new Set(labels).size, `${kind}: ${labels.join(' | ')}`).toBe(labels.length);
      aims(view, seat, language);
      aims(match.view(null), null, language);
      for (const { heading, lines } of textBoard(view, seat, language))
        reader.finished(
          [heading, ...lines].map((line) => line.map(({ text }) => text).join('')).join('\n'),
          kind,
        );
    }
  };

  const ending = (match: Match<S>): void => {
    const readers = [0, 1, null].map((seat) => ({ events: match.eventsFor(seat), view: match.view(seat) }));
    const view = match.view(0);
    for (const language of LANGUAGES) {
      for (const { id } of words.topics(language)) reader.finished(words.help(id, view, language), id);
      for (const id of topics) reader.finished(words.help(id, view, language), id);
      const sagas = readers.map((one) => words.saga(one.events, one.view, language));
      for (const saga of sagas) {
        reader.finished(saga, 'the saga');
        expect(saga.length).toBeGreaterThanOrEqual(shortestSaga);
      }
      if (oneSaga) expect(new Set(sagas).size, 'the saga is the same for every reader').toBe(1);
    }
  };

  return [
    {
      title: 'can be read from its beginning to its end in both languages',
      holds() {
        let read = 0;
        let reading: unknown;
        let heard = 0;
        playMatches(module.game, trial, 9_000, {
          before(match, _move, random) {
            if (reading !== match) heard = 0;
            reading = match;
            if (random(trial.every) > 1) return false;
            const news = match.eventsFor(0, heard);
            heard += news.length;
            question(match, news);
            read++;
            return false;
          },
          after: ending,
        });
        looked(read, trial.matches, 'questions read');
      },
    },
  ];
}
