// Plays whole games at random and reads everything a player would read on the way.

import { Match } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ageOfHeroes } from '../index.ts';
import type { QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import * as text from './index.ts';

const SCAFFOLDING = /\{|\}|undefined|null\b|\[object|NaN|unknown| {2}/;

/** Simple and repeatable; the game has its own dice. */
function randomly(seed: number): (sides: number) => number {
  let at = seed;
  return (sides) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor(((at >>> 8) / 2 ** 24) * sides);
  };
}

function readAll(match: Match<State>, heard: readonly GameEvent[]): void {
  const asked = match.decisions()[0]!;
  const view = match.view(asked.seat);
  for (const language of LANGUAGES) {
    const said = [
      text.questionText(view, asked, language),
      ...asked.options.map(({ choice }) =>
        text.optionText(view, asked.kind as QuestionName, choice, language),
      ),
      ...heard.map((event) => text.eventText(event, view, language) ?? '-'),
    ];
    for (const words of said) {
      expect(words).not.toBe('');
      expect(words).not.toMatch(SCAFFOLDING);
    }
    const labels = said.slice(1, asked.options.length + 1);
    expect(new Set(labels).size, `${asked.kind}: ${labels.join(' | ')}`).toBe(labels.length);
  }
}

describe.each(['classic', 'amended'])('a whole %s game', (ruleset) => {
  it.each([1, 2, 3])('can be read from beginning to end in both languages (%i)', (seed) => {
    const begun = Match.create(ageOfHeroes, {
      seats: ['egil', 'brunhild', 'starkad'],
      options: { ruleset },
      seed: `${seed}`.padStart(64, '0'),
    });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const match = begun.ok;
    const random = randomly(seed);
    let heard = 0;
    while (match.result === null) {
      const news = match.eventsFor(0, heard) as GameEvent[];
      heard += news.length;
      readAll(match, news);
      const { seat, options } = match.decisions()[0]!;
      const played = match.play(seat, options[random(options.length)]!.id);
      if ('refused' in played) throw new Error(played.refused.code);
    }
    for (const language of LANGUAGES) {
      const view = match.view(1);
      for (const topic of text.HELP_TOPICS)
        expect(text.helpText(topic, view, language)).not.toMatch(SCAFFOLDING);
      for (const told of [match.events, match.eventsFor(1), match.eventsFor(null)]) {
        const prose = text.saga(told as GameEvent[], view, language);
        expect(prose).not.toMatch(SCAFFOLDING);
        expect(prose.length).toBeGreaterThan(3_000);
      }
    }
  });
});
