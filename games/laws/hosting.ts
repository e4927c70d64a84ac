// What shells rely on in every game: places, presets, views, seats, and what is said of them.

import {
  clone,
  type Event,
  FastDice,
  type GameState,
  Match,
  type Outcome,
  type Position,
  standingQuestions,
} from '@skald/kernel';
import {
  everybody,
  fits,
  type Law,
  looked,
  playMatches,
  sent,
  sure,
  type Trial,
} from '@skald/kernel/testing';
import { LANGUAGES } from '@skald/text';
import { expect } from 'vitest';
import type { GameModule } from '../module.ts';

const SEED = 'ab'.repeat(32);
/** How many positions somebody makes up. */
const MADE_UP = Number(process.env.FUZZ ?? 250);
/** So many moves of a match are looked at. */
export const FAR = 300;

/** Any game as people set it up: the places that are taken at first, by one of the presets. */
export const asOffered = ({ places, presets, game }: GameModule): Trial<GameState> => ({
  setUp(random) {
    const taken = places.filter(({ control, required }) => control !== 'none' || required);
    const more = places.filter((place) => !taken.includes(place)).slice(0, random(places.length) - 1);
    const seats = [...taken, ...more].slice(0, game.seats.max).map(({ seat }) => seat);
    const options = presets[random(presets.length) - 1]?.options;
    // Not every preset has a use for every place; the first has.
    const isRefused = 'refused' in Match.create(game, { seats, options, seed: SEED });
    return { seats, options: isRefused ? presets[0]?.options : options };
  },
  games: 8,
  matches: 4,
  every: 20,
});

export function lawsOfHosting(module: GameModule): Law[] {
  const { game, places, presets, words } = module;
  const first = places.filter(({ control }) => control !== 'none').map(({ seat }) => seat);
  const create = (seats: readonly unknown[], options: unknown): Outcome<Match> =>
    Match.create(game, { seats, options, seed: SEED });
  const said = (text: string): void =>
    expect(text).toMatch(/^\S(?!.*(undefined|null\b|NaN|\[object)).*\S$|^\S$/s);

  return [
    {
      title: 'can be played at the places and by the presets it offers, each of which has a name',
      holds() {
        for (const list of [places, presets]) {
          expect(list.length).toBeGreaterThan(0);
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        }
        const agreed = [module.lessonOptions, module.onOneDevice ?? {}];
        for (const { options } of presets)
          for (const also of [{}, ...agreed]) sure(create(first, { ...options, ...also }));
        for (const language of LANGUAGES) {
          said(words.title(language));
          for (const { id } of places) said(words.place(id, language));
          for (const { id } of presets) said(words.preset(id, language));
          const names = presets.map(({ id }) => words.preset(id, language));
          expect(new Set(names).size, names.join()).toBe(names.length);
        }
      },
    },
    {
      title: 'cannot do without a place that is required',
      holds() {
        const taken = places.filter(({ control }) => control !== 'none');
        for (const { id, required } of places) {
          const others = taken.filter((place) => place.id !== id).map(({ seat }) => seat);
          const begun = create(others, presets[0]?.options);
          if (required) expect('refused' in begun, `without ${id}`).toBe(true);
        }
      },
    },
    {
      title:
        'has views that fit their schema, names its seats, knows what ends a question, and says how it ended',
      holds() {
        let views = 0;
        let rounds = 0;
        playMatches(game, asOffered(module), 100, {
          before(match, _move, random) {
            if (random(20) > 1) return false;
            const { seats } = match.record();
            for (const seat of everybody(seats)) {
              const view = sent(match.view(seat));
              fits(module.viewSchema, view, `the view of ${seat}`);
              expect(module.seats(view)).toHaveLength(seats.length);
              expect(['string', 'object']).toContain(typeof module.errand(view));
              for (const language of LANGUAGES)
                for (const each of seats.keys()) said(words.seat(view, each, language));
              views++;
            }
            for (const { seat, kind, options } of match.decisions()) {
              const choices = options.map(({ choice }) => choice);
              const finishing = module.finishing({ seat, kind, options: choices });
              if (finishing !== null) expect(choices).toContainEqual(finishing);
            }
            return false;
          },
          after(match) {
            // Everybody may know which round it is: lists of tables say it.
            const opened = match.eventsFor(null).flatMap((event) => module.opensRound(event) ?? []);
            expect(opened.map(({ number }) => number)).toEqual(opened.map((_, i) => i + 1));
            for (const round of opened) for (const language of LANGUAGES) said(words.round(round, language));
            rounds += opened.length;
            if (match.result === null) throw new Error('no result');
            const [en, de] = LANGUAGES.map((language) =>
              words.ending(match.view(0), match.result as never, language),
            );
            for (const line of [...(en ?? []), ...(de ?? [])]) said(line);
            expect(en).not.toEqual(de);
          },
        });
        looked(views, 10, 'views');
        looked(rounds, 4, 'rounds');
      },
    },
    {
      title: 'names the same rules in both languages, chapter by chapter, and once more in the rulebook',
      holds() {
        const topics = words.topics('en').map(({ id }) => id);
        const all = topics.flatMap((topic) => cited(words.help(topic, null, 'en')));
        for (const topic of topics)
          expect(cited(words.help(topic, null, 'de')), topic).toEqual(cited(words.help(topic, null, 'en')));
        for (const language of LANGUAGES) expect(cited(words.guide(language))).toEqual(all);
      },
    },
    {
      title: 'has words for every standing order, and for an answer that came too late',
      holds() {
        for (const { kind, orders, forNow } of standingQuestions(game)) {
          const [en, de] = LANGUAGES.map((language) => words.standing?.(kind, language));
          for (const one of [en, de])
            expect(Object.keys(one ?? {}).sort(), kind).toEqual(
              [
                'question',
                ...(forNow ? ['forNow'] : []),
                ...orders.filter((order) => order !== 'ask'),
              ].sort(),
            );
          expect(en).not.toEqual(de);
        }
        const view = sure(create(first, presets[0]?.options)).view(0);
        const lapsed = { type: 'lapsed', seat: 0, kind: 'x' } as Event;
        const [en, de] = LANGUAGES.map((language) => words.event(lapsed, view, language));
        expect(en).toContain(words.seat(view, 0, 'en'));
        expect(en).not.toBe(de);
        expect(words.saga([lapsed], view, 'en')).toBe(words.saga([], view, 'en'));
      },
    },
    {
      title: 'survives questions that could never be asked',
      holds: () => survives(module),
    },
  ];
}

const cited = (text: string): string[] => text.match(/\[[A-Z]{3}-[A-Z0-9-]+\]/g) ?? [];

interface State {
  readonly agenda: { readonly step: string }[];
}

/** Positions that somebody made up are refused, or can be played, but never break anything. */
function survives(module: GameModule): void {
  const dice = new FastDice(7);
  const { positions, frames } = gather(module, dice);
  let refused = 0;
  for (let run = 0; run < MADE_UP; run++) {
    const position = JSON.parse(one(dice, positions)) as Position;
    const { agenda } = position.state as State;
    agenda.splice(agenda.length - dice.roll(2) + 1, 1, JSON.parse(one(dice, frames)));
    const loaded = Match.load(module.game, position, SEED);
    if ('refused' in loaded) {
      refused += 1;
      expect(loaded.refused.code).toBe('bad-position');
      continue;
    }
    for (let moves = 0; moves < 12; moves++) {
      const [asked] = loaded.ok.decisions();
      if (asked === undefined) break;
      expect(asked.options.length).toBeGreaterThan(0);
      const before = clone(loaded.ok.position());
      const played = loaded.ok.play(asked.seat, one(dice, asked.options).id);
      if ('ok' in played) continue;
      expect(loaded.ok.position()).toEqual(before);
      break;
    }
  }
  looked(refused, 1, 'positions refused');
  expect(refused).toBeLessThan(MADE_UP);
}

/** Positions of some random games, and questions of every kind that came up in them. */
function gather({ game, places, presets }: GameModule, dice: FastDice) {
  const positions: string[] = [];
  const frames = new Map<string, string[]>();
  const seats = places.filter(({ control }) => control !== 'none').map(({ seat }) => seat);
  for (let i = 1; i <= 4; i++) {
    const options = presets[i % presets.length]?.options;
    const match = sure(Match.create(game, { seats, options, seed: i.toString(16).padStart(64, '0') }));
    for (let moves = 0; moves < FAR; moves++) {
      const [asked] = match.decisions();
      if (asked === undefined) break;
      const position = match.position();
      if (moves % 7 === 0) positions.push(JSON.stringify(position));
      const frame = (position.state as State).agenda.at(-1);
      const alike = frames.get(frame?.step ?? '') ?? [];
      if (alike.length < 6) frames.set(frame?.step ?? '', [...alike, JSON.stringify(frame)]);
      sure(match.play(asked.seat, one(dice, asked.options).id));
    }
  }
  return { positions, frames: [...frames.values()].flat() };
}

const one = <T>(dice: FastDice, of: readonly T[]): T => of[dice.roll(of.length) - 1] as T;
