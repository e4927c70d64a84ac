// An adventure cut into chapters, where a way was opened, and rounds; and a round into what is worth telling of it.

import {
  CARD,
  type Feat,
  type Hero,
  type Item,
  isHero,
  isMinion,
  type ModelType,
} from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { figureOf } from '../figures.ts';
import type { Band } from './words.ts';

export interface Round {
  readonly number: number;
  readonly beats: Beat[];
}

export interface Story {
  readonly setUp: Beat[];
  /** Chapters of rounds. */
  readonly chapters: Round[][];
  readonly rewards: readonly { readonly hero: Hero; readonly item: Item }[];
}

interface Gathering {
  readonly kind: 'waiting' | 'raised' | 'summoned';
  readonly bands: Band[];
}
interface Felling {
  readonly kind: 'felled';
  readonly who: ModelType;
  readonly bands: Band[];
}
interface Wounding {
  readonly kind: 'wounded';
  readonly who: ModelType;
  readonly by: ModelType[];
}
interface Finding {
  readonly kind: 'found';
  readonly who: ModelType;
  readonly items: Item[];
}
interface Deed {
  readonly kind:
    | 'healed'
    | 'spared'
    | 'doorForced'
    | 'unsealed'
    | 'wallBroken'
    | 'roofCleared'
    | 'brokeAway'
    | 'left';
  readonly who: ModelType;
}

/** Something to tell; what is of the same kind and by the same hand in one round is told together. */
export type Beat =
  | Gathering
  | Felling
  | Wounding
  | Finding
  | Deed
  | { readonly kind: 'feated'; readonly who: ModelType; readonly feat: Feat }
  | { readonly kind: 'fell'; readonly who: ModelType; readonly by: ModelType | null }
  | { readonly kind: 'lever'; readonly who: ModelType; readonly left: number }
  | { readonly kind: 'doorOpened' | 'roofFell' | 'chamberTurned' | 'interrupted' };

/** The round under way is told when it is over: a saga grows, but what has been told stays as it is. */
export function storyOf(events: readonly GameEvent[], over: boolean): Story {
  const setUp: Beat[] = [];
  const chapters: Round[][] = [[]];
  let beats = setUp;
  let number = 0;
  for (const [i, event] of events.entries()) {
    if (event.type === 'roundBegan') {
      number = event.round;
      beats = open(chapters, number);
    }
    // A way was opened: what is behind it is a chapter of its own.
    if (event.type === 'revealed' && number > 0) {
      chapters.push([]);
      beats = open(chapters, number);
    }
    tell(beats, event, events[i - 1]);
  }
  if (!over) chapters.at(-1)?.pop();
  return {
    setUp,
    chapters: chapters.filter((rounds) => rounds.length > 0),
    rewards: events.flatMap((event) =>
      event.type === 'rewarded' ? [{ hero: event.hero, item: event.item }] : [],
    ),
  };
}

function open(chapters: Round[][], number: number): Beat[] {
  const round: Round = { number, beats: [] };
  chapters.at(-1)?.push(round);
  return round.beats;
}

const typeOf = (id: string): ModelType => figureOf(id).type;

/** What came just before tells a door that was forced from one that was unsealed. */
function tell(beats: Beat[], event: GameEvent, before: GameEvent | undefined): void {
  switch (event.type) {
    case 'appeared':
      return appear(beats, event.how, event.modelType);
    case 'boned':
    case 'destroyed':
      return event.by === null ? undefined : fell(beats, typeOf(event.by), event.modelType);
    case 'wounded':
      return event.by === null ? undefined : wound(beats, typeOf(event.model), typeOf(event.by));
    case 'crippled':
      return add(beats, {
        kind: 'fell',
        who: event.modelType,
        by: event.by === null ? null : typeOf(event.by),
      });
    case 'gained':
      return find(beats, event.hero, event.item);
    case 'feat':
      return add(beats, { kind: 'feated', who: typeOf(event.model), feat: event.feat });
    case 'healed':
      return event.wounds === 0 ? undefined : once(beats, 'healed', typeOf(event.model));
    case 'woundIgnored':
      return once(beats, 'spared', typeOf(event.model));
    case 'doorOpened':
      return event.by === null || !isHero(typeOf(event.by))
        ? add(beats, { kind: 'doorOpened' })
        : once(beats, before?.type === 'lockBroken' ? 'doorForced' : 'unsealed', typeOf(event.by));
    case 'weakSpotBroken':
      return once(beats, 'wallBroken', typeOf(event.by));
    case 'caveInCleared':
      return once(beats, 'roofCleared', typeOf(event.by));
    case 'brokeAway':
      return once(beats, 'brokeAway', typeOf(event.model));
    case 'left':
      return once(beats, 'left', event.hero);
    case 'pulled':
      return add(beats, { kind: 'lever', who: typeOf(event.hero), left: event.left });
    case 'caveIn':
      return add(beats, { kind: 'roofFell' });
    case 'chamberTurned':
      return add(beats, { kind: 'chamberTurned' });
    case 'cardPlayed':
      return CARD[event.card].kind === 'interrupt' ? add(beats, { kind: 'interrupted' }) : undefined;
    default:
      return;
  }
}

function add(beats: Beat[], beat: Beat): void {
  beats.push(beat);
}

function once(beats: Beat[], kind: Deed['kind'], who: ModelType): void {
  if (!beats.some((beat) => beat.kind === kind && beat.who === who)) beats.push({ kind, who });
}

const APPEARANCES = {
  start: 'waiting',
  revealed: 'waiting',
  raised: 'raised',
  summoned: 'summoned',
} as const;

function appear(beats: Beat[], how: keyof typeof APPEARANCES, type: ModelType): void {
  if (isHero(type)) return;
  const kind = APPEARANCES[how];
  const known = beats.find((beat): beat is Gathering => beat.kind === kind);
  if (known === undefined) beats.push({ kind, bands: [{ type, count: 1 }] });
  else join(known.bands, type);
}

function fell(beats: Beat[], who: ModelType, whom: ModelType): void {
  if (!isMinion(whom)) return;
  const known = beats.find((beat): beat is Felling => beat.kind === 'felled' && beat.who === who);
  if (known === undefined) beats.push({ kind: 'felled', who, bands: [{ type: whom, count: 1 }] });
  else join(known.bands, whom);
}

function join(bands: Band[], type: ModelType): void {
  const at = bands.findIndex((band) => band.type === type);
  if (at < 0) bands.push({ type, count: 1 });
  else bands[at] = { type, count: (bands[at]?.count ?? 0) + 1 };
}

function wound(beats: Beat[], who: ModelType, by: ModelType): void {
  const known = beats.find((beat): beat is Wounding => beat.kind === 'wounded' && beat.who === who);
  if (known === undefined) beats.push({ kind: 'wounded', who, by: [by] });
  else known.by.push(by);
}

function find(beats: Beat[], who: ModelType, item: Item): void {
  const known = beats.find((beat): beat is Finding => beat.kind === 'found' && beat.who === who);
  if (known === undefined) beats.push({ kind: 'found', who, items: [item] });
  else known.items.push(item);
}
