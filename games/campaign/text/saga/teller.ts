// The words to tell the story in, and the land it happens in.

import { capital, type Language, type Phrases, type Voice, voice } from '@skald/text';
import { type ArmyId, geographyOf, type Hex, nameIn } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { saga as de } from '../de/saga.ts';
import { saga as en } from '../en/saga.ts';
import { groundOf } from './ground.ts';
import type { Person, SagaWords, Whereabouts } from './words.ts';

const WORDS: Readonly<Record<Language, SagaWords>> = { en, de };

export class Teller {
  readonly words: SagaWords;
  readonly state: State;
  readonly language: Language;
  readonly #voice: Voice;

  /** Who reads it does not matter: what is told is what everybody may know. */
  constructor(state: State, language: Language, setUp: readonly GameEvent[]) {
    this.words = WORDS[language];
    this.state = state;
    this.language = language;
    const { name, rows } = state.map;
    const placed = setUp.flatMap((event) => (event.type === 'placed' ? [event.army, event.hex] : []));
    this.#voice = voice([name, ...rows, ...placed].join());
  }

  /** A whole sentence. */
  say<A>(phrases: Phrases<A>, about: A): string {
    return capital(this.#voice.say(phrases, about));
  }

  turnPage(): void {
    this.#voice.turnPage();
  }

  person(id: ArmyId): Person {
    return this.words.person(id);
  }

  place(at: Hex | 'ship'): Whereabouts {
    return this.words.place(groundOf(this.state.map, at, this.language));
  }

  /** What a village or the castle is called; a map always names them. */
  name(hex: Hex): string {
    const place = this.state.map.places.find((one) => one.hex === hex);
    return place === undefined ? hex : nameIn(place, this.language);
  }

  get castle(): string {
    return this.name(geographyOf(this.state.map).castle);
  }
}
