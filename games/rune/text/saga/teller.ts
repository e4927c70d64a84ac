// Whoever tells a saga: one voice that does not repeat itself, and knows who is dead.

import { capital, type Language, type Phrases, type Voice, voice } from '@skald/text';
import type { State } from '../../rules/fight/state.ts';
import { saga as de, forms as formsDe } from '../de/saga.ts';
import { saga as en, forms as formsEn } from '../en/saga.ts';
import { NAMES } from '../names.ts';
import { namingOf } from '../naming.ts';
import { type Forms, personOf } from './people.ts';
import type { Beat, Chapter } from './story.ts';
import type { Person, SagaWords } from './words.ts';

export const SAGA_WORDS: Readonly<Record<Language, SagaWords>> = { en, de };
const FORMS: Readonly<Record<Language, Forms>> = { en: formsEn, de: formsDe };

/** One round in so many begins with a sentence of its own. */
const OPENED = 3;

export class Teller {
  readonly #view: State;
  readonly #language: Language;
  readonly #words: SagaWords;
  readonly #voice: Voice;
  /** Who is dead by now, as the story goes. */
  readonly #gone = new Set<string>();

  /** The same for the same fight, whoever tells it and however far it has come. */
  constructor(view: State, language: Language, like?: Teller) {
    this.#view = view;
    this.#language = language;
    this.#words = SAGA_WORDS[language];
    this.#voice =
      like === undefined
        ? voice(`${view.map.name}:${view.heroes.map(({ name }) => name).join()}`)
        : like.#voice;
  }

  /** The same voice, among others: of an earlier fight. */
  among(view: State): Teller {
    return new Teller(view, this.#language, this);
  }

  turnPage(): void {
    this.#voice.turnPage();
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
        told.push([...opening, ...beats.map((beat) => this.beat(beat))].join(' '));
      }
      idle = quiet;
    }
    this.#voice.turnPage();
    return [`## ${title}`, ...told];
  }

  beat(beat: Beat): string {
    const one = this.person([beat.one]);
    if ('form' in beat) {
      const by = namingOf(this.#view, this.#language).withWeapon(beat.one, beat.form);
      return this.say(this.#words[beat.kind], { one, other: this.person(beat.others), by });
    }
    if ('others' in beat) return this.say(this.#words[beat.kind], { one, other: this.person(beat.others) });
    return this.say(this.#words[beat.kind], { one });
  }
}
