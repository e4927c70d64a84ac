// Whom they fought is known by name as long as the sitting is told.

import { Match } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, laborers } from '../documents/encounter/testing.ts';
import { rune as module } from '../module.ts';
import type { GameEvent } from '../rules/fight/events.ts';
import type { State } from '../rules/fight/state.ts';
import { adventure, notes } from '../rules/sitting/testing.ts';
import { concerns } from './concerns.ts';
import { landmarks } from './landmarks.ts';

/** Two encounters with a fight each, played at random to the end. */
function played(): { events: readonly GameEvent[]; view: State } {
  const fight = (who: number) => notes({ id: 'fight', title: 'Here', combat: laborers(who), map: field() });
  const made = Match.create(module.game, {
    seats: [['ragnar'], ['gunnhild']],
    options: { sitting: adventure(fight(2), fight(3)), rounds: 4 },
    seed: '7'.repeat(64),
  });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok as Match<State>;
  for (let turn = 1; match.result === null; turn++) {
    const [asked] = match.decisions();
    if (asked === undefined) break;
    const strikes = asked.options.filter(({ choice }) => choice.act === 'strike' || choice.act === 'plan');
    const among = strikes.length > 0 ? strikes : asked.options;
    match.play(asked.seat, among[(turn * 7919) % among.length]!.choice);
  }
  const events = match.eventsFor(null) as GameEvent[];
  return { events, view: match.view(null) };
}

describe('when all of them are home', () => {
  let told: ReturnType<typeof played>;
  beforeAll(() => {
    told = played();
  });
  afterAll(() => {
    told = undefined as never;
  });

  it.each(['en', 'de'] as const)('the log (%s) still names everybody whom they fought', (language) => {
    const { events, view } = told;
    expect(view.fighters.some(({ id }) => id.startsWith('f'))).toBe(false);
    const mustered = events.filter(({ type }) => type === 'mustered');
    expect(mustered).toHaveLength(2);
    for (const event of events) {
      const line = module.words.event(event, view, language) ?? '';
      expect(line).not.toMatch(/\bf\d+\b/);
      expect(() => [concerns(event, view, 0), landmarks(event, view, language)]).not.toThrow();
    }
    const lines = mustered.map((event) => module.words.event(event, view, language));
    expect(lines[0]).toMatch(/2/);
    expect(lines[1]).toMatch(/3/);
  });

  it.each(['en', 'de'] as const)(
    'the saga (%s) has a chapter for each encounter, and nobody without a name',
    (language) => {
      const saga = module.words.saga(told.events, told.view, language);
      expect(saga.match(/^## /gm)).toHaveLength(4);
      expect(saga).not.toMatch(/\bf\d+\b|undefined|null/);
      expect(saga).toContain('Ragnar');
    },
  );
});
