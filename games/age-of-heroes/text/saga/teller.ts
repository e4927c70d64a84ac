// Who is who while the saga is told, and the words to tell it in.

import { capital, type Language, type Phrases, type Voice, voice } from '@skald/text';
import { COUNTER, type CounterId } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { saga as de } from '../de/saga.ts';
import { saga as en } from '../en/saga.ts';
import { NAMES } from '../names.ts';
import type { Person, SagaWords } from './words.ts';

const WORDS: Readonly<Record<Language, SagaWords>> = { en, de };

export class Teller {
  readonly words: SagaWords;
  readonly #voice: Voice;
  readonly #language: Language;
  /** The counter that is each seat's hero at this point of the story. */
  readonly #heroes: (CounterId | null)[];
  readonly #owners = new Map<CounterId, number>();

  /** `beginning`: what happened before the first turn; it tells one story from another. */
  constructor(state: State, language: Language, beginning: readonly GameEvent[]) {
    this.words = WORDS[language];
    this.#language = language;
    this.#heroes = state.players.map((player) => player.hero);
    this.#heroes.forEach((hero, seat) => {
      if (hero) this.#owners.set(hero, seat);
    });
    this.#voice = voice(`${this.#heroes.join()}:${JSON.stringify(beginning)}`);
  }

  /** A whole sentence. */
  say<A>(phrases: Phrases<A>, about: A): string {
    return capital(this.#voice.say(phrases, about));
  }

  turnPage(): void {
    this.#voice.turnPage();
  }

  /** Keeps track of who leads and who serves whom. */
  note(event: GameEvent): void {
    switch (event.type) {
      case 'heroChosen':
        this.#become(event.seat, event.hero);
        break;
      case 'heroPlaced':
        this.#become(event.seat, event.counter);
        break;
      case 'restarted':
        this.#become(event.seat, event.hero);
        break;
      case 'transferred':
        this.#become(event.seat, event.jarl);
        break;
      case 'recruited':
        this.#owners.set(event.jarl, event.seat);
        break;
      case 'jarlReleased':
        this.#owners.delete(event.jarl);
    }
  }

  hero(seat: number): CounterId | null {
    return this.#heroes[seat] ?? null;
  }

  heroName(seat: number): string {
    const hero = this.hero(seat);
    const names = NAMES[this.#language];
    return hero ? names.short(hero) : names.player(seat + 1);
  }

  person(seat: number, pronoun = false): Person {
    return this.words.person(this.hero(seat), this.heroName(seat), pronoun);
  }

  counter(id: CounterId): Person {
    return this.words.person(id, this.called(id), false);
  }

  called(id: CounterId): string {
    return NAMES[this.#language].short(id);
  }

  owner(id: CounterId): number | null {
    return this.#owners.get(id) ?? null;
  }

  isHero(id: CounterId): boolean {
    return COUNTER[id].type === 'hero' || this.#heroes.includes(id);
  }

  #become(seat: number, counter: CounterId): void {
    this.#heroes[seat] = counter;
    this.#owners.set(counter, seat);
  }
}
