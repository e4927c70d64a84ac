// The saga of a game is one text: whoever reads it, and however far the game has come.

import { type GameState, Match } from '@skald/kernel';
import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameModule } from './index.ts';
import { sampleSeats } from './module.ts';

type Moment = (match: Match) => void;

/** A game in which everybody follows his rules of thumb. */
function played(module: GameModule, players: number, options: object, seed: number, watch: Moment): Match {
  const begun = Match.create(module.game, {
    seats: sampleSeats(module, players),
    options,
    seed: `${seed}`.padStart(64, '0'),
  });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  while (match.result === null) {
    const [asked] = match.decisions();
    const decision = { ...asked!, options: asked!.options.map(({ choice }) => choice) };
    const worth = module.game.sense.weigh(match.position().state as GameState, decision);
    match.play(asked!.seat, asked!.options[worth.indexOf(Math.max(...worth))]!.id);
    watch(match);
  }
  return match;
}

const PLANS: readonly [game: string, players: number, options: object][] = [
  ['age-of-heroes', 2, {}],
  ['age-of-heroes', 4, { ruleset: 'amended' }],
  ['campaign', 2, {}],
  ['campaign', 2, { map: 'generated', mapSeed: 7 }],
  ['dungeon', 2, { quest: 1, party: null }],
  ['dungeon', 2, { quest: 8, party: null }],
];
const SEEDS = [1, 2];

const told = ({ words }: GameModule, match: Match, seat: number | null, language: Language): string =>
  words.saga(match.eventsFor(seat), match.view(seat), language);

/** All but how it ended, or has not ended yet. */
const chapters = (saga: string): string => saga.slice(0, saga.lastIndexOf('\n## '));

const cases = PLANS.flatMap(([game, players, options]) =>
  SEEDS.map((seed) => [game, players, options, seed] as const),
);

describe.each(cases)('the saga of %s for %i with %j, seed %i', (id, players, options, seed) => {
  const module = GAMES.find(({ game }) => game.id === id)!;
  const sofar: string[] = [];
  let rounds = 0;
  const match = played(module, players, options, seed, (now) => {
    const begun = now.events.filter((event) => module.opensRound(event)).length;
    if (begun > rounds) for (const language of LANGUAGES) sofar.push(told(module, now, null, language));
    rounds = begun;
  });

  it('is the same for every reader, at the table and in a replay', () => {
    for (const language of LANGUAGES) {
      const whole = module.words.saga(match.events, match.position().state as GameState, language);
      for (let seat = 0; seat < players; seat++) expect(told(module, match, seat, language)).toBe(whole);
      expect(told(module, match, null, language)).toBe(whole);
    }
  });

  it('stays as it was told while the game goes on', () => {
    const ends = LANGUAGES.map((language) => told(module, match, null, language));
    expect(sofar.length).toBeGreaterThan(2);
    for (const [i, before] of sofar.entries())
      expect(ends[i % LANGUAGES.length]!.startsWith(chapters(before))).toBe(true);
  });

  it('does not repeat itself: no sentence more than three times in ten chapters', () => {
    for (const language of LANGUAGES) {
      const pages = told(module, match, null, language)
        .split(/^## .*$/m)
        .map((page) => frames(page, module, language));
      for (const [i] of pages.entries())
        for (const [frame, times] of tally(pages.slice(i, i + 10).flat()))
          expect(times, frame).toBeLessThanOrEqual(3);
    }
  });

  it('agrees in number, and keeps no accounts of glory and luck', () => {
    for (const language of LANGUAGES) {
      const saga = told(module, match, null, language);
      for (const fault of FAULTS[language]) expect(saga).not.toMatch(fault);
    }
  });
});

/** Sentences with their names taken out; bare ones like “It was *.” say too little to be missed. */
function frames(page: string, { words }: GameModule, language: Language): string[] {
  const names = words.topics(language).map(({ name }) => name);
  const masked = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, '*'), page)
    .replace(/\*[^.;:!?]*\*/g, '*');
  return masked.split(/(?<=[.!?])\s+/).filter((frame) => frame.replace(/[*\W]/g, '').length > 20);
}

const tally = (frames: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const frame of frames) times.set(frame, (times.get(frame) ?? 0) + 1);
  return times;
};

/** “was Bjarki and Ivar”, „steckte Kari und Eyjolf“, “one of glory”, „um eins mehr“. */
const PAIR = String.raw`\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*`;
const FAULTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      String.raw`(?<!\b(?:It|that)) (?:was|comes|goes|takes|has) ${PAIR} and \p{Lu}\p{L}+[.;,]`,
      'u',
    ),
    /(?:^|[.;] )\p{Lu}\p{L}+ and \p{Lu}\p{L}+ (?:was|is|has|does|goes)\b/mu,
    /\b(?:one|two|three|four|five|six) of (?:it|glory|luck)\b/,
    /\bluckier by\b|\b1 (?:marks|summers|bands)\b|\bone (?:marks|summers|bands)\b/,
    /\b[Aa] (?:lord|hero)\b[^.]*\bBrunhild\b/,
  ],
  de: [
    new RegExp(
      String.raw` (?:war|hatte|kam|ging|stand|zog|fiel|wurde|lag|hauste|steckte|starb|floh) ${PAIR} und \p{Lu}\p{L}+[.;,]`,
      'u',
    ),
    /(?:^|[.;] )\p{Lu}\p{L}+ und \p{Lu}\p{L}+ (?:war|ist|hat|hatte|ging|kam|stand)\b/mu,
    /\b(?:ein wenig|zwei|drei|vier|fünf|sechs) (?:Ruhm|Glück) (?:an|dafür|darauf|auf)\b/,
    /glücklicher, um|, um \p{L}+ mehr|\beine (?:Sommer|Scharen)\b/u,
  ],
};
