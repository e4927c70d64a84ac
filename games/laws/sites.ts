// List and board are one: every option that names something on the board lights it there.

import type { Choice, Decision, GameState, Match } from '@skald/kernel';
import { type Law, looked, playMatches } from '@skald/kernel/testing';
import { LANGUAGES } from '@skald/text';
import { expect } from 'vitest';
import type { GameModule } from '../module.ts';
import type { Sites } from '../sites.ts';
import { asOffered } from './hosting.ts';

/** What an answer names, as a topic; two coordinates are one place. */
const named = ({ act, x, y, ...others }: Choice): string[] => [
  ...Object.values(others).filter((value) => typeof value === 'string'),
  ...(typeof x === 'number' && typeof y === 'number' ? [`${x},${y}`] : []),
];

export function lawsOfSites(module: GameModule): Law[] {
  const { sites } = module;
  if (sites === undefined) return [];
  return [
    {
      title: 'lights on the board whatever a question and its options name there',
      holds() {
        let lit = 0;
        const kinds = new Set<string>();
        playMatches(module.game, asOffered(module), 300, {
          before(match, _move, random) {
            if (random(6) > 1) return false;
            for (const decision of decisions(match)) {
              kinds.add(decision.kind);
              lit += look(module, sites, match.view(decision.seat), decision);
            }
            return false;
          },
        });
        looked(lit, 100, 'options with a place');
        looked(kinds.size, 3, 'kinds of questions');
      },
    },
  ];
}

const decisions = (match: Match<GameState>): Decision[] =>
  match
    .decisions()
    .map(({ seat, kind, options }) => ({ seat, kind, options: options.map(({ choice }) => choice) }));

/** How many options are lit; each by things that are there, can be named and explained, and by all that it names. */
function look({ words }: GameModule, sites: Sites, view: GameState, decision: Decision): number {
  const isThere = (topic: string): boolean => sites.place(view, topic) !== null;
  const seated = sites.seat(view, decision.seat);
  if (seated !== null) expect(words.help(seated, view, 'en'), seated).not.toMatch(/no help/);
  const asked = sites.asked(view, decision);
  if (asked !== null) expect(isThere(asked), `${decision.kind} is about ${asked}`).toBe(true);
  let lit = 0;
  for (const choice of decision.options) {
    const topics = sites.option(view, decision, choice);
    const what = `${decision.kind} ${JSON.stringify(choice)}`;
    expect(topics, what).toEqual([...new Set(topics)].filter(isThere));
    expect(topics, what).toEqual(expect.arrayContaining(named(choice).filter(isThere)));
    for (const topic of topics)
      for (const language of LANGUAGES) expect(words.topic(topic, language), what).not.toBe('');
    if (topics.length > 0) lit++;
  }
  return lit;
}
