// A match at the keyboard: what the screen shows, and to whom.

import type { GameModule } from '@skald/games';
import { type GameState, type Match, mayKnow, type Orders, type Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Control } from '../records.ts';
import { wordsIn } from '../words/index.ts';
import { DELAYS } from './config.ts';
import type { Io } from './io.ts';
import { paintMarkdown, paintNames, sectionLines, wrap } from './paint.ts';
import type { Seated, Tale } from './saga.ts';

/** How a match at the keyboard ends. */
export type Leaving = 'over' | 'quit' | 'restart' | 'next' | 'ended';

export class Session {
  readonly io: Io;
  readonly module: GameModule;
  readonly match: Match;
  readonly controls: readonly Control[];
  /** What people are called where the match was played under names, by seat. */
  readonly people: readonly string[];
  readonly language: Language;
  /** Time for a bot's decision. */
  readonly ms: number;
  delay: number;
  /** The name it was last saved under or loaded from. */
  file: string | null;
  /** The saga it belongs to, and what follows once somebody has said so. */
  readonly tale: Tale | null;
  following: Seated | null = null;
  /** The human who sits at the keyboard. */
  sitting: Seat | null = null;
  /** What each of them answers once for all. */
  orders: Readonly<Record<Seat, Orders>>;
  /** How many events of the common stream were told. */
  #told = 0;
  /** The same for what single seats alone may know. */
  readonly #whispered: number[];

  constructor(
    given: Pick<Session, 'io' | 'module' | 'match' | 'controls' | 'language' | 'ms' | 'delay' | 'file'> & {
      readonly tale?: Tale | null;
      readonly people?: readonly string[];
      readonly orders?: Readonly<Record<Seat, Orders>>;
    },
  ) {
    this.io = given.io;
    this.module = given.module;
    this.match = given.match;
    this.controls = given.controls;
    this.language = given.language;
    this.ms = given.ms;
    this.delay = given.delay;
    this.file = given.file;
    this.tale = given.tale ?? null;
    this.people = given.people ?? [];
    this.orders = given.orders ?? {};
    this.#whispered = given.controls.map(() => 0);
  }

  get words() {
    return wordsIn(this.language);
  }

  get humans(): Seat[] {
    return this.controls.flatMap((control, seat) => (control === 'human' ? [seat] : []));
  }

  /** Whose eyes the screen is for: the only human's, or everybody's. */
  get onlooker(): Seat | null {
    const [only, ...others] = this.humans;
    return only !== undefined && others.length === 0 ? only : null;
  }

  /** What may be shown now: with several humans, only what all may see, unless one of them sits alone. */
  get view(): GameState {
    return this.match.view(this.sitting ?? this.onlooker);
  }

  name(seat: Seat): string {
    return this.module.words.seat(this.match.view(null), seat, this.language);
  }

  get names(): string[] {
    return this.controls.map((_, seat) => this.name(seat));
  }

  say(text: string, indent = ''): void {
    for (const line of text.split('\n'))
      this.io.say(wrap(paintNames(line, this.names, this.io.colour), this.io.width, indent));
  }

  /** A longer text in Markdown. */
  read(text: string): void {
    for (const line of paintMarkdown(text, this.io.colour).split('\n'))
      this.io.say(wrap(line, this.io.width));
  }

  /** Everything so far counts as told, as after loading. */
  hush(): void {
    this.#told = this.match.eventsFor(this.onlooker).length;
    for (const seat of this.humans) this.#whispered[seat] = this.match.eventsFor(seat).length;
  }

  /** After taking back: what no longer happened was never told. */
  unsay(): void {
    this.#told = Math.min(this.#told, this.match.eventsFor(this.onlooker).length);
    for (const seat of this.humans)
      this.#whispered[seat] = Math.min(this.#whispered[seat] ?? 0, this.match.eventsFor(seat).length);
  }

  /** The next thing to tell everybody, if there is one. */
  nextEvent() {
    const event = this.match.eventsFor(this.onlooker, this.#told)[0];
    if (event !== undefined) this.#told += 1;
    return event;
  }

  /** What only this seat may know and has not heard yet. */
  whispers(seat: Seat): string[] {
    const heard = this.#whispered[seat] ?? 0;
    const events = this.match.eventsFor(seat);
    this.#whispered[seat] = events.length;
    return events
      .slice(heard)
      .filter((event) => event.type !== 'roll' && !mayKnow(event, this.onlooker))
      .flatMap((event) => this.module.words.event(event, this.match.view(seat), this.language) ?? []);
  }

  /** An information message; how long it stands is up to the people. AMI-UI-20 to -23 */
  async inform(text: string): Promise<void> {
    this.say(`  ${text}`, '    ');
    const delay = DELAYS[this.delay];
    if (delay === 'key') await this.io.key(this.words.play.anyKey);
    else await this.io.wait(delay ?? 0);
  }

  board(part: 'map' | 'sheet' | 'status', busy = false): void {
    const sections = this.module.textBoard(this.view, this.sitting ?? this.onlooker, this.language);
    for (const line of sectionLines(
      sections.filter((section) => section.part === part),
      this.io,
      busy,
    ))
      this.io.say(line);
  }
}
