// Plays campaigns at random and reads everything a player would read on the way.

import { FastDice, Match } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { campaign } from '../index.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { randomState, randomTable } from '../rules/testing.ts';
import * as text from './index.ts';

const SCAFFOLDING = /\{|\}|undefined|null\b|\[object|NaN|unknown(?! again|;)| {2}|-1\b/;
const seedOf = (seed: number): string => `${seed}`.padStart(64, '0');

/** From the first division, or out of the middle, where armies meet at once. */
function begin(seed: number, dice: FastDice): Match<State> {
  const random = (sides: number): number => dice.roll(sides);
  const begun =
    seed % 3 === 0
      ? Match.create(campaign, { ...randomTable(random), seed: seedOf(seed) })
      : Match.load(
          campaign,
          { skald: 'position', game: campaign.id, version: campaign.version, state: randomState(random) },
          seedOf(seed),
        );
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  return begun.ok;
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

describe('a campaign', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))('can be read in both languages (%i)', (seed) => {
    const dice = new FastDice(seed);
    const match = begin(seed, dice);
    let heard = 0;
    for (let moves = 0; match.result === null && moves < 250; moves++) {
      const news = match.eventsFor(0, heard) as GameEvent[];
      heard += news.length;
      readAll(match, news);
      const { seat, options } = match.decisions()[0]!;
      const open = options.filter(({ choice }) => choice.act !== 'concede');
      const played = match.play(seat, open[dice.roll(open.length) - 1]!.id);
      if ('refused' in played) throw new Error(played.refused.code);
    }
    const view = match.view(1);
    for (const language of LANGUAGES) {
      for (const topic of [...text.HELP_TOPICS, '2,4', view.map.shipStart])
        expect(text.helpText(topic, view, language)).not.toMatch(SCAFFOLDING);
      const readers = [0, 1, null].map((seat) =>
        text.saga(match.eventsFor(seat) as GameEvent[], match.view(seat), language),
      );
      expect(readers[0]).not.toMatch(SCAFFOLDING);
      expect(new Set(readers).size, 'the saga is the same for every reader').toBe(1);
    }
  });
});
