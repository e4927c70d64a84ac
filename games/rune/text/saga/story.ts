// A fight cut into chapters, where somebody died, and rounds; and a round into what is worth telling of it.

import type { EventOf, GameEvent } from '../../rules/fight/events.ts';
import { isHero } from '../../rules/fight/fighters.ts';
import type { MarkKind } from '../../rules/hooks/mark.ts';

/** What one did to some others, in one round, with the same thing in hand. */
interface Doing {
  readonly kind: 'slew' | 'hurt' | 'hurtBadly' | 'missed';
  readonly one: string;
  readonly others: string[];
  readonly form: number;
}
interface Between {
  readonly kind:
    | 'shotDead'
    | 'shot'
    | 'shotWide'
    | 'bled'
    | 'bledBadly'
    | 'strayed'
    | 'shoved'
    | 'plunged'
    | 'held'
    | 'fell'
    | 'treated'
    | 'treatedInVain'
    | 'rescued'
    | 'pried'
    | 'finished'
    | 'hurled';
  readonly one: string;
  readonly others: string[];
}
interface Alone {
  readonly kind:
    | 'scorched'
    | 'brokeFree'
    | 'stumbled'
    | 'fled'
    | 'sank'
    | 'senseless'
    | 'broken'
    | 'died'
    | 'treatedHimself'
    | 'tumbled'
    | 'trapped'
    | 'ablaze'
    | 'smothered'
    | 'sinking'
    | 'undying'
    | 'roseAgain'
    | 'netted'
    | 'froze'
    | 'sang'
    | 'bounded';
  readonly one: string;
}

/** Something to tell; what is of the same kind and by the same hand in one round is told together. */
export type Beat = Doing | Between | Alone;

export interface Chapter {
  /** Who died before it began; empty for the first. */
  readonly after: readonly string[];
  readonly rounds: Beat[][];
}

/** The round under way is told when it is over: a saga grows, but what has been told stays as it is. */
export function storyOf(events: readonly GameEvent[], over: boolean): Chapter[] {
  const chapters: Chapter[] = [];
  const memory = new Map<string, number>();
  let fallen: readonly string[] = [];
  for (const [i, round] of roundsIn(events).entries()) {
    if (i === 0 || fallen.length > 0) chapters.push({ after: fallen, rounds: [] });
    chapters.at(-1)?.rounds.push(beatsOf(round).filter((beat) => isNews(beat, i, memory)));
    fallen = round.flatMap((event) =>
      event.type === 'became' && event.condition === 'dead' ? [event.fighter] : [],
    );
  }
  if (!over) chapters.at(-1)?.rounds.pop();
  return chapters.filter(({ rounds }) => rounds.length > 0);
}

/** What is told of the same one only now and then, and in how many rounds again. */
const NOW_AND_THEN: Readonly<Partial<Record<Beat['kind'], number>>> = {
  missed: 4,
  shotWide: 4,
  shoved: 3,
  held: 3,
  brokeFree: 3,
  stumbled: 3,
  scorched: 4,
  sinking: 4,
  smothered: 4,
  bounded: 4,
  treated: 3,
  treatedHimself: 4,
  treatedInVain: 4,
  sang: Infinity,
};

function isNews({ kind, one }: Beat, round: number, memory: Map<string, number>): boolean {
  const key = `${kind} ${one}`;
  const last = memory.get(key) ?? -Infinity;
  if (round - last < (NOW_AND_THEN[kind] ?? 0)) return false;
  memory.set(key, round);
  return true;
}

function roundsIn(events: readonly GameEvent[]): GameEvent[][] {
  const rounds: GameEvent[][] = [];
  for (const event of events)
    if (event.type === 'roundBegan') rounds.push([]);
    else rounds.at(-1)?.push(event);
  return rounds;
}

/** Somebody's attack, until the next. */
interface Attack {
  readonly by: string;
  readonly form: number;
  readonly shot: boolean;
}

function beatsOf(round: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let attack: Attack | null = null;
  for (const [i, event] of round.entries()) {
    if (event.type === 'struck') attack = { by: event.by, form: event.form, shot: false };
    if (event.type === 'shot') attack = { by: event.by, form: event.form, shot: true };
    tell(beats, event, attack, round[i - 1]);
  }
  return beats.filter((beat) => !isOutdone(beat, beats));
}

/** Who has done something is not told of for what he failed to do. */
const DEEDS: readonly Beat['kind'][] = ['slew', 'hurt', 'hurtBadly', 'shotDead', 'shot'];
const isOutdone = (beat: Beat, beats: readonly Beat[]): boolean =>
  (beat.kind === 'missed' || beat.kind === 'shotWide') &&
  (!isHero({ id: beat.one }) || beats.some(({ kind, one }) => one === beat.one && DEEDS.includes(kind)));

function tell(beats: Beat[], event: GameEvent, attack: Attack | null, before: GameEvent | undefined): void {
  switch (event.type) {
    case 'missed':
      return failed(beats, event, attack);
    case 'strayed':
      // Foes do each other no harm. RUN-RULING-C19
      return isHero({ id: event.by }) ? between(beats, 'strayed', event.by, event.hit) : undefined;
    case 'hurt':
      return hurt(beats, event, attack, before);
    case 'became':
      return became(beats, event, attack);
    case 'shoved':
      return between(beats, 'shoved', event.by, event.at);
    case 'fell':
      return before?.type === 'shoved'
        ? replaced(beats, event.fighter)
        : alone(beats, 'stumbled', event.fighter);
    case 'gripped':
      return event.margin < 0 ? undefined : between(beats, 'held', event.by, event.at);
    case 'broke':
      return event.free ? alone(beats, 'brokeFree', event.fighter) : undefined;
    case 'left':
      return alone(beats, 'fled', event.fighter);
    case 'treated':
      return treated(beats, event);
    case 'tumbled':
      return alone(beats, 'tumbled', event.fighter);
    case 'sprang':
      return event.caught ? alone(beats, 'trapped', event.fighter) : undefined;
    case 'caughtFire':
      return alone(beats, 'ablaze', event.fighter);
    case 'smothered':
      return event.out ? alone(beats, 'smothered', event.fighter) : undefined;
    case 'swam':
      return event.afloat ? undefined : alone(beats, 'sinking', event.fighter);
    case 'rescued':
      return event.held ? between(beats, 'rescued', event.by, event.at) : undefined;
    case 'pried':
      return event.free && event.by !== event.at ? between(beats, 'pried', event.by, event.at) : undefined;
    case 'marked':
      return marked(beats, event);
    case 'unmarked':
      return event.mark === 'downed' ? alone(beats, 'roseAgain', event.fighter) : undefined;
    case 'used':
      return event.does === 'finish' && event.target !== null
        ? between(beats, 'finished', event.fighter, event.target)
        : undefined;
    case 'leapt':
      return alone(beats, 'bounded', event.fighter);
    case 'thrown':
      return between(beats, 'hurled', event.by, event.fighter);
    default:
      return;
  }
}

/** What a power leaves on somebody, as far as it is worth telling. */
const MARKED: Readonly<Partial<Record<MarkKind, Alone['kind']>>> = {
  downed: 'undying',
  netted: 'netted',
  frozen: 'froze',
  chanting: 'sang',
  unconscious: 'senseless',
};

function marked(beats: Beat[], { fighter, mark }: EventOf<'marked'>): void {
  const kind = MARKED[mark];
  if (kind !== undefined) alone(beats, kind, fighter);
}

function alone(beats: Beat[], kind: Alone['kind'], one: string): void {
  if (!beats.some((beat) => beat.kind === kind && beat.one === one)) beats.push({ kind, one });
}

function between(beats: Beat[], kind: Between['kind'], one: string, other: string): void {
  const known = beats.find((beat): beat is Between => beat.kind === kind && beat.one === one);
  if (known === undefined) beats.push({ kind, one, others: [other] });
  else if (!known.others.includes(other)) known.others.push(other);
}

function doing(beats: Beat[], kind: Doing['kind'], { by: one, form }: Attack, other: string): void {
  const known = beats.find(
    (beat): beat is Doing => beat.kind === kind && beat.one === one && (beat as Doing).form === form,
  );
  if (known === undefined) beats.push({ kind, one, others: [other], form });
  else if (!known.others.includes(other)) known.others.push(other);
}

function failed(beats: Beat[], { by, at }: EventOf<'missed'>, attack: Attack | null): void {
  if (attack?.by !== by) return;
  if (attack.shot) between(beats, 'shotWide', by, at);
  else doing(beats, 'missed', attack, at);
}

/** What the ground does is told once; of a blow who struck it, and of a foe's blow whom it hit. */
function hurt(
  beats: Beat[],
  { fighter, by, lost, wounds }: EventOf<'hurt'>,
  attack: Attack | null,
  before: GameEvent | undefined,
): void {
  // Told with the fall, or with the friend who was hit.
  if (before?.type === 'fell' || before?.type === 'strayed') return;
  if (by === null) return lost > 0 ? alone(beats, 'scorched', fighter) : undefined;
  if (attack?.by !== by) return;
  if (lost === 0) return failed(beats, { type: 'missed', by, at: fighter }, attack);
  const badly = wounds > 0;
  if (!isHero({ id: by })) return between(beats, badly ? 'bledBadly' : 'bled', fighter, by);
  if (attack.shot) between(beats, 'shot', by, fighter);
  else doing(beats, badly ? 'hurtBadly' : 'hurt', attack, fighter);
}

function became(beats: Beat[], { fighter, condition }: EventOf<'became'>, attack: Attack | null): void {
  const struckBy = strikerOf(beats, fighter, attack);
  switch (condition) {
    case 'dead':
      // Told with what made an end of it.
      if (isFinished(beats, fighter)) return;
      if (struckBy === null || attack === null) return alone(beats, 'died', fighter);
      forget(beats, fighter, struckBy);
      if (attack.shot) return between(beats, 'shotDead', struckBy, fighter);
      return doing(beats, 'slew', attack, fighter);
    case 'dying':
      return struckBy === null ? alone(beats, 'sank', fighter) : between(beats, 'fell', fighter, struckBy);
    case 'unconscious':
      return alone(beats, 'senseless', fighter);
    case 'incapacitated':
      // Who does not stay dead is told of as such.
      if (beats.some(({ kind, one }) => kind === 'undying' && one === fighter)) return;
      return alone(beats, 'broken', fighter);
    case 'able':
    case 'out':
      return;
  }
}

const isFinished = (beats: readonly Beat[], fighter: string): boolean =>
  beats.some((beat) => beat.kind === 'finished' && beat.others.includes(fighter));

/** Whose attack it was that did it: the last one told, if it hit him. */
function strikerOf(beats: readonly Beat[], fighter: string, attack: Attack | null): string | null {
  if (attack === null) return null;
  const hit = beats.some((beat) => {
    if (!('others' in beat)) return false;
    if (beat.kind === 'bled' || beat.kind === 'bledBadly')
      return beat.one === fighter && beat.others.includes(attack.by);
    return beat.one === attack.by && DEEDS.includes(beat.kind) && beat.others.includes(fighter);
  });
  return hit ? attack.by : null;
}

/** Who was killed is not also told of as hurt by the same hand. */
function forget(beats: Beat[], fighter: string, by: string): void {
  for (const beat of beats) {
    if (!('others' in beat) || beat.one !== by || !DEEDS.includes(beat.kind)) continue;
    const at = beat.others.indexOf(fighter);
    if (at >= 0) beat.others.splice(at, 1);
  }
  for (let i = beats.length - 1; i >= 0; i--) {
    const beat = beats[i] as Beat;
    if ('others' in beat && beat.others.length === 0) beats.splice(i, 1);
  }
}

/** Whoever was driven over a ledge: the push is told with the fall. */
function replaced(beats: Beat[], fighter: string): void {
  const at = beats.findLastIndex(
    (beat) => beat.kind === 'shoved' && (beat as Between).others.includes(fighter),
  );
  const push = beats[at];
  if (push === undefined) return;
  beats.splice(at, 1);
  between(beats, 'plunged', push.one, fighter);
}

/** How foes look after each other is their own affair. */
function treated(beats: Beat[], { healer, patient, helped }: EventOf<'treated'>): void {
  if (!isHero({ id: healer })) return;
  if (!helped) return between(beats, 'treatedInVain', healer, patient);
  if (healer === patient) return alone(beats, 'treatedHimself', healer);
  between(beats, 'treated', healer, patient);
}
