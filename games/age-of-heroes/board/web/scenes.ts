// What happened, as scenes to be shown one after another. Pure: the stage plays them.

import { type Journey, joined, pacesOfJourney, type Tone } from '@skald/games/board-kit';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Area, Result } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { heroPiece } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import type { SumPart } from '../../rules/sums.ts';
import { NAMES } from '../../text/names.ts';
import { WEB_WORDS } from './words.ts';

/** What both strengths were made of. */
interface Sums {
  readonly attack: readonly SumPart[];
  readonly defence: readonly SumPart[];
}

interface Battle {
  readonly area: Area;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly sums: Sums | null;
  readonly attack: number;
  readonly defence: number;
  readonly die: number;
  readonly luck: number;
  readonly result: Result;
}

export interface Voyage extends Journey<string, Area> {
  readonly fled: boolean;
}

export type Scene =
  | Voyage
  | { readonly kind: 'battle'; readonly battle: Battle; readonly area: Area }
  | {
      readonly kind: 'word';
      readonly area: Area;
      readonly text: string;
      readonly tone: Tone;
    }
  | { readonly kind: 'pulse'; readonly area: Area; readonly seat: Seat; readonly text: string }
  | {
      readonly kind: 'death';
      readonly area: Area;
      readonly counter: string;
      readonly owner: Seat | null;
      readonly text: string;
    };

/** How many paces a scene takes. */
export function pacesOf(scene: Scene): number {
  switch (scene.kind) {
    case 'travel':
      return pacesOfJourney(scene);
    case 'battle':
      return 5;
    default:
      return 2;
  }
}

/** Longer tales are cut to their end: nobody wants to sit through twenty moves. */
const MOST_SCENES = 24;

/** Who fights: news of one battle come in parts. */
export interface Fight {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly sums: Sums | null;
}

export const NO_FIGHT: Fight = { attackers: [], defenders: [], sums: null };

/** For whoever opens the board in the midst of a battle, and has not heard how it began. */
export const fightIn = ({ battle }: State): Fight =>
  battle === null ? NO_FIGHT : { ...NO_FIGHT, attackers: battle.attackers, defenders: named(battle) };

const named = ({ defenders, land }: NonNullable<State['battle']>): readonly string[] => [
  ...defenders,
  ...(land ? ['land'] : []),
];

export function scenesOf(
  events: readonly GameEvent[],
  view: State,
  language: Language,
  before: Fight,
): { scenes: Scene[]; fight: Fight } {
  const scenes: Scene[] = [];
  const words = WEB_WORDS[language];
  let fight = before;
  const say = (area: Area, text: string, tone: Tone): void => {
    scenes.push({ kind: 'word', area, text, tone });
  };
  const saySeat = (seat: Seat, text: string): void => {
    const hero = heroPiece(view, seat);
    if (hero !== null) say(hero.area, text, 'good');
  };
  for (const event of events) {
    switch (event.type) {
      case 'moved':
        travel(scenes, event.counters, [event.from, event.to], false);
        break;
      case 'fled':
        if (event.path.length > 1) travel(scenes, [event.counter], event.path, true);
        break;
      case 'attacked':
        fight = { ...NO_FIGHT, attackers: event.attackers, defenders: event.targets };
        break;
      case 'turnedUp':
        fight = {
          ...fight,
          defenders: fight.defenders.map((one) => (one === `jarl-${event.token}` ? event.jarl : one)),
        };
        break;
      case 'cameToHelp':
        fight = { ...fight, defenders: [...fight.defenders, ...event.counters] };
        break;
      case 'strengths':
        fight = { ...fight, sums: event };
        break;
      case 'fought':
        scenes.push({ kind: 'battle', area: event.area, battle: battleOf(event, view, fight) });
        break;
      case 'spellCast':
        say(event.area, NAMES[language].spells[event.spell], 'spell');
        break;
      case 'spellFailed':
      case 'sygilSaved':
        saySeat(event.seat, words.resisted);
        break;
      case 'slain':
        scenes.push({
          kind: 'death',
          area: event.area,
          counter: event.counter,
          owner: event.owner,
          text: words.slain,
        });
        break;
      case 'heroDied':
        scenes.push({
          kind: 'death',
          area: event.area,
          counter: event.counter,
          owner: event.seat,
          text: words.slain,
        });
        break;
      case 'wounded':
        say(event.area, words.wound, 'bad');
        break;
      case 'recruited':
        saySeat(event.seat, words.recruited);
        break;
      case 'healed':
        saySeat(event.seat, words.healed);
        break;
      case 'rewarded':
        if (event.glory > 0) saySeat(event.seat, words.glory(event.glory));
        else if (event.luck > 0) saySeat(event.seat, words.luckWon(event.luck));
        break;
      case 'landWon':
        scenes.push({ kind: 'pulse', area: event.area, seat: event.seat, text: words.landWon });
        break;
    }
  }
  return { scenes: scenes.slice(-MOST_SCENES), fight };
}

/** Where news came in parts, the view knows who fights. */
function battleOf(
  { area, attack, defence, die, luck, result }: Extract<GameEvent, { type: 'fought' }>,
  view: State,
  { attackers, defenders, sums }: Fight,
): Battle {
  const running = view.battle;
  const known = attackers.length > 0;
  return {
    area,
    attackers: known ? attackers : (running?.attackers ?? []),
    defenders: known || running === null ? defenders : named(running),
    sums,
    attack,
    defence,
    die,
    luck,
    result,
  };
}

/** Steps of the same counters are one journey. */
function travel(scenes: Scene[], counters: readonly string[], path: readonly Area[], fled: boolean): void {
  const next: Voyage = { kind: 'travel', pieces: counters, path, fled };
  const last = scenes.at(-1);
  const longer = last === undefined ? null : join(last, next);
  if (longer === null) scenes.push(next);
  else scenes[scenes.length - 1] = longer;
}

/** A journey that goes on, also while it is shown. */
export function join(last: Scene, next: Scene): Voyage | null {
  if (last.kind !== 'travel' || next.kind !== 'travel' || last.fled || next.fled) return null;
  return joined(last, next);
}
