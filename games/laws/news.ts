// What shells make of news: whom they concern and how much, which of their names a board shows, and where rounds begin.

import type { Event, GameState, Seat } from '@skald/kernel';
import { type Law, looked, playMatches } from '@skald/kernel/testing';
import { LANGUAGES, marked, type Weight } from '@skald/text';
import { expect } from 'vitest';
import type { GameModule } from '../module.ts';
import { asOffered, FAR } from './hosting.ts';

export function lawsOfNews(module: GameModule): Law[] {
  const { game, words } = module;
  const linesOf = (event: Event, view: GameState): (string | null)[] =>
    LANGUAGES.map((language) => words.event(event, view, language));

  /** Sees to it that whatever is worth a line has one. */
  const weigh = (event: Event, view: GameState, seat: Seat): Weight | null => {
    const weight = words.concerns(event, view, seat);
    expect([null, 0, 1, 2, 3], `how much ${event.type} concerns a seat`).toContain(weight);
    if (event.type === 'roll') expect(weight, 'a die is told with what it decides').toBeNull();
    if (weight !== null && weight > 0)
      for (const line of linesOf(event, view)) expect(line, `a line for ${event.type}`).toMatch(/\S/);
    return weight;
  };

  const explained = new Set<string>();
  /** How many names of a line a board could show. */
  const shown = (event: Event, view: GameState): number => {
    let names = 0;
    for (const language of LANGUAGES) {
      const line = words.event(event, view, language) ?? '';
      const spans = marked(line, words.landmarks(event, view, language));
      expect(spans.map(({ text }) => text).join('')).toBe(line);
      for (const { text, topic } of spans) {
        if (topic === undefined) continue;
        names++;
        expect(text).toMatch(/\S/);
        if (module.sites) expect(module.sites.place(view, topic), `the place of ${topic}`).not.toBeNull();
        if (explained.has(`${language} ${topic}`)) continue;
        explained.add(`${language} ${topic}`);
        expect(words.help(topic, view, language), topic).not.toMatch(/no help|keine Hilfe/);
      }
    }
    return names;
  };

  return [
    {
      title: 'says of every event whom it concerns and how much, and what a board can show of it',
      holds() {
        const weights = new Map<Weight | null, number>();
        const concerned = new Set<Seat>();
        let names = 0;
        playMatches(game, asOffered(module), 200, {
          far: FAR,
          after(match) {
            const seats = [...match.record().seats.keys()];
            for (const reader of [0, null]) {
              const view = match.view(reader);
              for (const event of match.eventsFor(reader)) {
                names += shown(event, view);
                for (const seat of seats) {
                  const weight = weigh(event, view, seat);
                  weights.set(weight, (weights.get(weight) ?? 0) + 1);
                  if (weight !== null) concerned.add(seat);
                }
              }
            }
          },
        });
        looked(names, 10, 'names that a board can show');
        looked(weights.get(null) ?? 0, 10, 'events that do not concern a seat');
        looked([1, 2, 3].filter((weight) => weights.has(weight as Weight)).length, 2, 'weights of events');
        looked(concerned.size, 2, 'seats that anything concerns');
      },
    },
  ];
}
