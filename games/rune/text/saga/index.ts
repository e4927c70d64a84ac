// The whole fight as prose in Markdown: prologue, chapters, epilogue. It tells only what everybody knows.

import { capital, type Language, type Phrases, type Voice, voice } from '@skald/text';
import { outcome } from '../../rules/fight/end.ts';
import type { GameEvent } from '../../rules/fight/events.ts';
import { isHero } from '../../rules/fight/fighters.ts';
import { pointsOf } from '../../rules/fight/reckoning.ts';
import type { State } from '../../rules/fight/state.ts';
import { mapStory, mapTitle } from '../battle-maps.ts';
import { saga as de, forms as formsDe } from '../de/saga.ts';
import { saga as en, forms as formsEn } from '../en/saga.ts';
import { NAMES } from '../names.ts';
import { namingOf } from '../naming.ts';
import { type Forms, personOf } from './people.ts';
import { type Beat, type Chapter, storyOf } from './story.ts';
import type { Person, SagaWords } from './words.ts';

const WORDS: Readonly<Record<Language, SagaWords>> = { en, de };
const FORMS: Readonly<Record<Language, Forms>> = { en: formsEn, de: formsDe };

export function saga(events: readonly GameEvent[], view: State, language: Language): string {
  const words = WORDS[language];
  const teller = new Teller(view, language);
  return [
    `# ${mapTitle(view.map.name, language)}`,
    `## ${words.prologue}`,
    mapStory(view.map.name, language),
    teller.say(words.setOut, teller.sides),
    ...storyOf(events, view.over).flatMap((chapter) => teller.chapter(chapter)),
    `## ${words.epilogue}`,
    ...epilogue(view, teller, words),
    '',
  ].join('\n\n');
}

function epilogue(view: State, teller: Teller, words: SagaWords): string[] {
  if (!view.over) return [teller.say(words.untold, {})];
  if (view.duel !== null) return [duelEnding(view.duel, teller, words)];
  const ended = outcome(view);
  const heroes = view.fighters.filter(isHero);
  const dead = heroes.filter(({ condition }) => condition === 'dead').map(({ id }) => id);
  const points = pointsOf(view);
  const best = Math.max(...heroes.map(({ id }) => points(id)));
  const famed = heroes.filter(({ id }) => best > 0 && points(id) === best).map(({ id }) => id);
  const how = ended === 'foes' || ended === 'nobody' || ended === 'night' ? ended : ('heroes' as const);
  return [
    [
      teller.say(words.endings[how], teller.sides),
      ...(dead.length === 0 ? [] : [teller.say(words.mourned, { one: teller.person(dead) })]),
      ...(famed.length === 0 ? [] : [teller.say(words.fame, { one: teller.person(famed) })]),
    ].join(' '),
  ];
}

const duelEnding = (
  { winner, verdict }: NonNullable<State['duel']>,
  teller: Teller,
  words: SagaWords,
): string =>
  winner === null
    ? teller.say(words.duels.drawn, {})
    : teller.say(words.duels[verdict === 'leftRing' ? 'leftRing' : 'won'], { one: teller.person([winner]) });

/** One round in so many begins with a sentence of its own. */
const OPENED = 3;

class Teller {
  readonly #view: State;
  readonly #language: Language;
  readonly #words: SagaWords;
  readonly #voice: Voice;
  /** Who is dead by now, as the story goes. */
  readonly #gone = new Set<string>();

  /** The same for the same fight, whoever tells it and however far it has come. */
  constructor(view: State, language: Language) {
    this.#view = view;
    this.#language = language;
    this.#words = WORDS[language];
    this.#voice = voice(`${view.map.name}:${view.heroes.map(({ name }) => name).join()}`);
  }

  /** A whole sentence. */
  say<A>(phrases: Phrases<A>, about: A): string {
    return capital(NAMES[this.#language].polished(this.#voice.say(phrases, about)));
  }

  person(ids: readonly string[]): Person {
    return personOf(this.#view, ids, this.#gone, FORMS[this.#language], this.#language);
  }

  /** Those who came, on either side. */
  get sides(): { readonly heroes: Person; readonly foes: Person } {
    const of = (side: string): Person =>
      this.person(this.#view.fighters.filter((one) => one.side === side).map(({ id }) => id));
    return { heroes: of('heroes'), foes: of('foes') };
  }

  /** A round is a paragraph; those in which nothing happened are told as one. */
  chapter({ after, rounds }: Chapter): string[] {
    const words = this.#words;
    const title = after.length === 0 ? words.first : this.say(words.after, { one: this.person(after) });
    for (const id of after) this.#gone.add(id);
    const told: string[] = [];
    let idle = false;
    for (const [i, beats] of rounds.entries()) {
      const quiet = beats.length === 0;
      if (quiet && !idle) told.push(this.say(words.quiet, {}));
      if (!quiet) {
        const opening = i % OPENED === 1 && !idle ? [this.say(words.round, {})] : [];
        told.push([...opening, ...beats.map((beat) => this.#beat(beat))].join(' '));
      }
      idle = quiet;
    }
    this.#voice.turnPage();
    return [`## ${title}`, ...told];
  }

  #beat(beat: Beat): string {
    const one = this.person([beat.one]);
    if ('form' in beat) {
      const by = namingOf(this.#view, this.#language).withWeapon(beat.one, beat.form);
      return this.say(this.#words[beat.kind], { one, other: this.person(beat.others), by });
    }
    if ('others' in beat) return this.say(this.#words[beat.kind], { one, other: this.person(beat.others) });
    return this.say(this.#words[beat.kind], { one });
  }
}
