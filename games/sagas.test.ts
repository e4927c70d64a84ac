// The saga of a game is one text: whoever reads it, and however far the game has come.

import { FastDice, type GameState, Match } from '@skald/kernel';
import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameModule } from './index.ts';
import { sampleSeats } from './module.ts';

type Moment = (match: Match) => void;

/** A game in which everybody follows his rules of thumb, but for a whim now and then. */
function played(module: GameModule, plan: Plan, watch: Moment): Match {
  const { seats, options, seed, whims } = plan;
  const begun = Match.create(module.game, { seats, options, seed: `${seed}`.padStart(64, '0') });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  const dice = new FastDice(seed);
  watch(match);
  while (match.result === null) {
    const [asked] = match.decisions();
    const options = asked!.options;
    const decision = { ...asked!, options: options.map(({ choice }) => choice) };
    const worth = module.game.sense.weigh(match.position().state as GameState, decision);
    const best = worth.indexOf(Math.max(...worth));
    const whim = whims && dice.roll(6) === 6;
    match.play(asked!.seat, options[whim ? dice.roll(options.length) - 1 : best]!.id);
    watch(match);
  }
  return match;
}

interface Plan {
  readonly game: string;
  readonly seats: readonly unknown[];
  readonly options: object;
  readonly seed: number;
  readonly whims: boolean;
}

/** A number of players stands for the first places of the game; `null` chooses a hero at the table. */
const PLANS: readonly [game: string, seats: number | readonly unknown[], options: object][] = [
  ['age-of-heroes', 2, {}],
  ['age-of-heroes', 4, { ruleset: 'amended' }],
  ['age-of-heroes', [null, 'egil', null], { turns: 6 }],
  ['campaign', 2, {}],
  ['campaign', 2, { map: 'generated', mapSeed: 7 }],
  ['dungeon', 2, { quest: 1, party: null }],
  ['dungeon', 2, { quest: 8, party: null }],
  ['dungeon', 4, { quest: 3, party: null }],
  ['rune', 3, {}],
  ['rune', 2, { preset: 'duel' }],
  ['rune', 2, { preset: 'strand' }],
];
/** The last with whims. */
const SEEDS = [1, 2, 3];

const told = ({ words }: GameModule, match: Match, seat: number | null, language: Language): string =>
  words.saga(match.eventsFor(seat), match.view(seat), language);

/** All but how it ended, or has not ended yet. */
const chapters = (saga: string): string => saga.slice(0, saga.lastIndexOf('## '));

const moduleOf = (id: string): GameModule => GAMES.find(({ game }) => game.id === id)!;

const cases = PLANS.flatMap(([game, given, options]) =>
  SEEDS.map((seed): Plan => {
    const seats = typeof given === 'number' ? sampleSeats(moduleOf(game), given) : given;
    return { game, seats, options, seed, whims: seed === SEEDS.at(-1) };
  }),
);
/** Besides where a round begins, every so many choices the saga is looked at, and each of the first ones. */
const EVERY = 40;
const FIRST = 8;

describe.each(cases)('the saga of $game for $seats with $options, seed $seed', (plan) => {
  const module = moduleOf(plan.game);
  const sofar: string[] = [];
  let rounds = 0;
  const everybody = [...plan.seats.keys(), null];
  /** What all of these read now. */
  const read = (now: Match, language: Language, readers = everybody): string => {
    const whole = module.words.saga(now.events, now.position().state as GameState, language);
    for (const seat of readers) expect(told(module, now, seat, language)).toBe(whole);
    return whole;
  };
  const match = played(module, plan, (now) => {
    const begun = now.events.filter((event) => module.opensRound(event)).length;
    if (begun > rounds || now.moves <= FIRST || now.moves % EVERY === 0)
      // On the way one of them after another looks, at the end everybody does.
      for (const language of LANGUAGES) {
        const looks = Math.floor(sofar.length / LANGUAGES.length);
        sofar.push(read(now, language, everybody.slice(looks % everybody.length).slice(0, 1)));
      }
    rounds = begun;
  });

  it('is the same for every reader, at the table and in a replay', () => {
    for (const language of LANGUAGES) expect(read(match, language)).not.toBe('');
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
    /\bone band\b[^.]*\ball of them\b/,
  ],
  de: [
    new RegExp(
      String.raw` (?:war|hatte|kam|ging|stand|zog|fiel|wurde|lag|hauste|steckte|starb|floh) ${PAIR} und \p{Lu}\p{L}+[.;,]`,
      'u',
    ),
    /(?:^|[.;] )\p{Lu}\p{L}+ und \p{Lu}\p{L}+ (?:war|ist|hat|hatte|ging|kam|stand)\b/mu,
    /\b(?:ein wenig|zwei|drei|vier|fünf|sechs) (?:Ruhm|Glück) (?:an|dafür|darauf|auf)\b/,
    /glücklicher, um|, um \p{L}+ mehr|\beine (?:Sommer|Scharen)\b/u,
    /\b(?:zwei|drei|vier|fünf|sechs)(?: Scharen)? (?:kam|stand|ging|war|blieb|fehlte)\b/,
    /\b(?:fehlten|standen|gingen|waren)\b[^.,;:]*\beine Schar\b|\beine Schar (?:standen|gingen|waren)\b/,
  ],
};
