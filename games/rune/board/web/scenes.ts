// What happened, as scenes to be shown one after another: dice first, then what came of them.

import { type Journey, joined, pacesOfJourney, type Tone } from '@skald/games/board-kit';
import { capital, type Language } from '@skald/text';
import type { Spot } from '../../content/battle-map.ts';
import type { EventOf, GameEvent } from '../../rules/fight/events.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { eventText } from '../../text/log.ts';
import { namingOf } from '../../text/naming.ts';
import { toldSums } from '../../text/sums.ts';
import { wordsOf } from './scene-words.ts';
import { type Throw, takeThrow, throwsOf } from './throws.ts';
import { WEB_WORDS } from './words.ts';

type Walk = Journey<string, Spot>;

/** Somebody's dice. */
export interface Row {
  readonly fighter: string;
  readonly name: string;
  readonly throws: readonly Throw[];
  /** Where the total comes from; empty where nothing else is said. */
  readonly sum: string;
  readonly total: number | null;
}

/** Told in the picture of an event, not on a field. */
interface Place {
  readonly where?: 'picture';
}

export type Scene = Place & Happening;

type Happening =
  | Walk
  | {
      readonly kind: 'dice';
      readonly at: Spot;
      readonly title: string;
      readonly rows: readonly Row[];
      readonly result: string;
    }
  | { readonly kind: 'initiative'; readonly title: string; readonly rows: readonly Row[] }
  | { readonly kind: 'flight'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'fall'; readonly at: Spot; readonly fighter: string; readonly text: string }
  | { readonly kind: 'word'; readonly at: Spot; readonly text: string; readonly tone: Tone };

/** How long a scene lasts. */
export function pacesOf(scene: Scene): number {
  switch (scene.kind) {
    case 'travel':
      return pacesOfJourney(scene);
    case 'dice':
      return 6;
    case 'initiative':
      return 5;
    case 'flight':
      return 1;
    default:
      return 2;
  }
}

export const rolls = ({ kind }: Scene): boolean => kind === 'dice' || kind === 'initiative';

/** Dice that only say which of several: nobody wants to see them fall. */
const UNSEEN: ReadonlySet<string> = new Set(['target', 'muster', 'tie', 'stray', 'panic', 'lot']);

/** Somebody, and where. */
type Stood = Pick<Fighter, 'id' | 'x' | 'y'>;

/** `before` is how everybody stood before all of it, `view` how things are after it. */
export function scenesOf(
  events: readonly GameEvent[],
  before: readonly Stood[],
  view: State,
  language: Language,
  onField = true,
): Scene[] {
  const teller = new Teller(before, view, language, onField);
  for (const event of events) teller.listen(event);
  return teller.finish();
}

class Teller {
  readonly #scenes: Scene[] = [];
  /** As many of them as are known to be in the picture, or on the field. */
  #placed = 0;
  #onField: boolean;
  readonly #places: Map<string, Spot>;
  readonly #gains = new Map<string, number>();
  #dice: EventOf<'roll'>[] = [];
  #order: Row[] = [];

  readonly view: State;
  readonly language: Language;

  constructor(before: readonly Stood[], view: State, language: Language, onField: boolean) {
    this.view = view;
    this.language = language;
    this.#onField = onField;
    this.#places = new Map(before.map(({ id, x, y }) => [id, { x, y }]));
  }

  /** Of a sitting some is told in the picture, and some on the field that they come to in between. */
  listen(event: GameEvent): void {
    if (event.type === 'mustered') this.#onField = true;
    this.#hear(event);
    this.#place();
    if (event.type === 'fightEnded') this.#onField = false;
  }

  #place(): void {
    for (let i = this.#placed; i < this.#scenes.length && !this.#onField; i++)
      this.#scenes[i] = { ...(this.#scenes[i] as Scene), where: 'picture' };
    this.#placed = this.#scenes.length;
  }

  #hear(event: GameEvent): void {
    if (event.type === 'roll') {
      if (!UNSEEN.has(event.for)) this.#dice.push(event);
      return;
    }
    if (event.type === 'initiative') return this.#hearInitiative(event);
    this.#tellOrder();
    switch (event.type) {
      case 'struck':
        this.#lunge(event);
        return this.#attack(event);
      case 'shot':
        this.#attack(event);
        this.#scenes.push({ kind: 'flight', from: this.#at(event.by), to: this.#at(event.at) });
        return;
      case 'engaged':
        return this.#contest(event);
      case 'moved':
      case 'tumbled':
      case 'shoved':
        this.#rolled(event);
        return this.#travel(event.type === 'shoved' ? event.at : event.fighter, event.way);
      case 'ranAbout':
        return this.#travel(event.extra, event.way);
      case 'became':
        return this.#become(event);
      case 'scored':
        this.#gains.set(event.hero, (this.#gains.get(event.hero) ?? 0) + event.points);
        return;
      default:
        this.#rolled(event);
        this.#say(event);
    }
  }

  /** What everybody gained by all of it comes last. */
  finish(): Scene[] {
    this.#tellOrder();
    for (const [hero, points] of this.#gains)
      this.#scenes.push({
        kind: 'word',
        at: this.#at(hero),
        text: this.#words.scored(points),
        tone: points > 0 ? 'good' : 'bad',
      });
    this.#place();
    return this.#scenes;
  }

  #at(id: string): Spot {
    const { fighters, extras } = this.view;
    const isHe = (one: Stood): boolean => one.id === id;
    return this.#places.get(id) ?? fighters.find(isHe) ?? extras.find(isHe) ?? { x: 0, y: 0 };
  }

  #name(id: string): string {
    return capital(namingOf(this.view, this.language).who(id));
  }

  #versus({ by, at }: { readonly by: string; readonly at: string }): string {
    return this.#words.versus(this.#name(by), namingOf(this.view, this.language).whom(at));
  }

  #row(fighter: string, throws: readonly Throw[], total: number | null, sum = ''): Row {
    return { fighter, name: this.#name(fighter), throws, total, sum };
  }

  /** Dice that have fallen since the last outcome, apart by throw. */
  #taken(): Throw[] {
    const throws = throwsOf(this.#dice);
    this.#dice = [];
    return throws;
  }

  #hearInitiative({ fighter, total }: EventOf<'initiative'>): void {
    const thrown = takeThrow(this.#dice);
    this.#dice = [];
    this.#order.push(this.#row(fighter, thrown === null ? [] : [thrown], total));
  }

  #tellOrder(): void {
    if (this.#order.length === 0) return;
    const rows = this.#order.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
    this.#scenes.push({ kind: 'initiative', title: this.#words.initiative(this.view.round), rows });
    this.#order = [];
  }

  get #words() {
    return WEB_WORDS[this.language];
  }

  /** A blow or a shot: both sides, each with its sum. */
  #attack(event: EventOf<'struck' | 'shot'>): void {
    const [first, second] = this.#taken();
    const sums = toldSums(this.view, event, this.language);
    const margin = event.attack - event.defence;
    this.#scenes.push({
      kind: 'dice',
      at: this.#at(event.at),
      title: this.#versus(event),
      rows: [
        this.#row(event.by, first ? [first] : [], event.attack, sums.attack),
        this.#row(event.at, second ? [second] : [], event.defence, sums.defence),
      ],
      result: margin >= 0 ? this.#words.hit(margin) : this.#words.missed(-margin),
    });
  }

  #contest({ by, at, total, against, won }: EventOf<'engaged'>): void {
    // Of equals who threw again only the last throw counts.
    const throws = this.#taken();
    const [first, second] = throws.length > 1 ? throws.slice(-2) : throws;
    this.#scenes.push({
      kind: 'dice',
      at: this.#at(at),
      title: this.#versus({ by, at }),
      rows: [this.#row(by, first ? [first] : [], total), this.#row(at, second ? [second] : [], against)],
      result: this.#words.pushed(won),
    });
  }

  /** Any other dice, with what came of them in the words of the log. */
  #rolled(event: GameEvent): void {
    const throws = this.#taken();
    const whose = subjectOf(event);
    if (throws.length === 0 || whose === null) return;
    const result = eventText(event, this.view, this.language);
    if (result === null) return;
    const total = 'total' in event ? event.total : null;
    this.#scenes.push({
      kind: 'dice',
      at: this.#at(whose),
      title: this.#name(whose),
      rows: [this.#row(whose, throws, total)],
      result,
    });
  }

  #travel(piece: string, way: readonly Spot[]): void {
    const path = fewer([this.#at(piece), ...way]);
    const last = path.at(-1);
    if (last !== undefined) this.#places.set(piece, last);
    if (path.length < 2) return;
    const next: Walk = { kind: 'travel', pieces: [piece], path };
    const before = this.#scenes.at(-1);
    const longer = before?.kind === 'travel' ? joined(before, next, isSame) : null;
    if (longer === null) this.#scenes.push(next);
    else this.#scenes[this.#scenes.length - 1] = { ...longer, path: fewer(longer.path) };
  }

  /** Towards whom he strikes, and back. */
  #lunge({ by, at }: EventOf<'struck'>): void {
    const [from, to] = [this.#at(by), this.#at(at)];
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far === 0) return;
    const step = Math.min(0.5, 0.4 * far) / far;
    const near = { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
    this.#scenes.push({ kind: 'travel', pieces: [by], path: [from, near, from] });
  }

  #become(event: EventOf<'became'>): void {
    this.#rolled(event);
    const [text] = wordsOf(event, this.view, this.language);
    if (text === undefined) return;
    const [at, fighter] = [this.#at(event.fighter), event.fighter];
    if (event.condition === 'able')
      this.#scenes.push({ kind: 'word', at, text: capital(text.text), tone: text.tone });
    else this.#scenes.push({ kind: 'fall', at, fighter, text: capital(text.text) });
  }

  #say(event: GameEvent): void {
    for (const { whose, text, tone } of wordsOf(event, this.view, this.language))
      this.#scenes.push({ kind: 'word', at: this.#at(whose), text: capital(text), tone });
  }
}

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

/** Whom an event is about. */
function subjectOf(event: GameEvent): string | null {
  if ('fighter' in event) return event.fighter;
  if ('healer' in event) return event.healer;
  if ('winner' in event && typeof event.winner === 'string') return event.winner;
  if (event.type === 'attempted') return event.hero;
  return 'by' in event && typeof event.by === 'string' ? event.by : null;
}

/** The most steps a journey is shown in. */
const MOST_STEPS = 6;

/** Long ways are shown in few strides. */
function fewer(path: readonly Spot[]): Spot[] {
  if (path.length <= MOST_STEPS + 1) return [...path];
  return Array.from(
    { length: MOST_STEPS + 1 },
    (_, i) => path[Math.round((i * (path.length - 1)) / MOST_STEPS)]!,
  );
}
