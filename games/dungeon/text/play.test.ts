// Plays adventures at random and reads everything a player would read on the way.

import { FastDice, Match } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ADVENTURES, newParty } from '../content/index.ts';
import { dungeon } from '../index.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import * as text from './index.ts';

const SCAFFOLDING = /\{|\}|undefined|null\b|\[object|NaN| {2}/;

function begin(seed: number): Match<State> {
  const adventure = (seed % ADVENTURES.length) + 1;
  const made = Match.create(dungeon, {
    seats: seed % 3 === 0 ? [[], 'overlord', []] : [[], 'overlord'],
    options: { quest: adventure, party: seed % 2 === 0 ? { ...newParty(), next: adventure } : null },
    seed: `${seed}`.padStart(64, '0'),
  });
  if ('refused' in made) throw new Error(JSON.stringify(made.refused));
  return made.ok;
}

function readAll(match: Match<State>, heard: readonly GameEvent[]): void {
  const asked = match.decisions()[0]!;
  const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const view = match.view(asked.seat);
  for (const language of LANGUAGES) {
    const labels = decision.options.map((choice) => text.optionText(view, decision, choice, language));
    const said = [
      text.questionText(view, decision, language),
      ...labels,
      ...heard.map((event) => text.eventText(event, view, language) ?? '-'),
    ];
    for (const words of said) {
      expect(words).not.toBe('');
      expect(words).not.toMatch(SCAFFOLDING);
    }
    expect(new Set(labels).size, `${asked.kind}: ${labels.join(' | ')}`).toBe(labels.length);
  }
}

describe('an adventure', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => seed))('can be read in both languages (%i)', (seed) => {
    const dice = new FastDice(seed);
    const match = begin(seed);
    let heard = 0;
    for (let moves = 0; match.result === null && moves < 400; moves++) {
      const news = match.eventsFor(0, heard) as GameEvent[];
      heard += news.length;
      if (moves % 4 === 0) readAll(match, news);
      const { seat, options } = match.decisions()[0]!;
      const open = options.filter(({ choice }) => choice.act !== 'concede');
      const played = match.play(seat, open[dice.roll(open.length) - 1]!.id);
      if ('refused' in played) throw new Error(played.refused.code);
    }
    for (const language of LANGUAGES) {
      for (const topic of [...text.HELP_TOPICS, 'skeleton-warrior-1', '3,3', '7,4'])
        expect(text.helpText(topic, match.view(0), language)).not.toMatch(SCAFFOLDING);
      const readers = [0, 1, null].map((seat) =>
        text.saga(match.eventsFor(seat) as GameEvent[], match.view(seat), language),
      );
      expect(readers[0]).not.toMatch(SCAFFOLDING);
      expect(new Set(readers).size, 'the saga is the same for every reader').toBe(1);
    }
  });
});
