// A sitting cut into encounters and places, and each of these into what is worth telling of it.

import type { Item } from '../../content/treasure/item.ts';
import { spoken, type Words } from '../../documents/encounter/words.ts';
import type { GameEvent } from '../../rules/fight/events.ts';

export type Step =
  /** Something came upon them, and some were equal to it. */
  | { readonly kind: 'trial'; readonly name: Words; readonly won: string[]; readonly lost: string[] }
  | { readonly kind: 'dared'; readonly one: string; readonly what: Words }
  | { readonly kind: 'paid'; readonly one: string; lost: number }
  | { readonly kind: 'found'; readonly one: string; readonly items: Item[] }
  | { readonly kind: 'rested' }
  | { readonly kind: 'died'; readonly one: string }
  | {
      readonly kind: 'fight';
      readonly foes: readonly string[];
      readonly events: readonly GameEvent[];
      readonly won: string;
    };

export interface Stop {
  readonly title: Words;
  readonly steps: Step[];
}

export interface Journey {
  readonly number: number;
  readonly name: Words;
  readonly heroes: readonly string[];
  readonly stops: Stop[];
  /** What lay behind it, once it is over. */
  readonly truths: Words[];
  readonly shares: { readonly one: string; readonly items: Item[] }[];
  readonly gained: Map<string, number>;
  over: boolean;
}

/** Encounters in order; of one that is under way, what is behind them: a saga grows, but what was told stays. */
export function journeysOf(events: readonly GameEvent[]): readonly Journey[] {
  const journeys: Journey[] = [];
  let fight: { foes: readonly string[]; events: GameEvent[] } | null = null;
  for (const event of events) {
    if (event.type === 'encounterBegan')
      journeys.push({
        number: event.number,
        name: event.name,
        heroes: event.heroes,
        stops: [],
        truths: [],
        shares: [],
        gained: new Map(),
        over: false,
      });
    const journey = journeys.at(-1);
    if (journey === undefined) continue;
    const steps = journey.stops.at(-1)?.steps ?? [];
    if (event.type === 'mustered') fight = { foes: event.foes, events: [] };
    else if (event.type === 'fightEnded' && fight !== null) {
      steps.push({ kind: 'fight', ...fight, won: event.won });
      fight = null;
    } else if (fight !== null) fight.events.push(event);
    else hear(journey, steps, event);
  }
  const last = journeys.at(-1);
  if (last !== undefined && !last.over) last.stops.pop();
  return journeys;
}

function hear(journey: Journey, steps: Step[], event: GameEvent): void {
  switch (event.type) {
    case 'narrated':
      journey.stops.push({ title: event.title, steps: [] });
      return;
    case 'cameUpon':
      steps.push({ kind: 'trial', name: event.name, won: [], lost: [] });
      return;
    case 'touched':
      // What one has dared, others may do after him without a word.
      if (steps.some((step) => step.kind === 'dared' && isSame(step.what, event.what))) return;
      steps.push({ kind: 'dared', one: event.hero, what: event.what });
      return;
    case 'attempted': {
      const trial = steps.findLast((step) => step.kind === 'trial');
      if (trial === undefined || steps.at(-1)?.kind === 'dared') return;
      for (const list of [trial.won, trial.lost])
        if (list.includes(event.hero)) list.splice(list.indexOf(event.hero), 1);
      (event.success ? trial.won : trial.lost).push(event.hero);
      return;
    }
    case 'hurt': {
      if (event.lost === 0) return;
      const paid = steps.findLast((step) => step.kind === 'paid');
      if (paid?.one === event.fighter) paid.lost += event.lost;
      else steps.push({ kind: 'paid', one: event.fighter, lost: event.lost });
      return;
    }
    case 'became':
      if (event.condition === 'dead') steps.push({ kind: 'died', one: event.fighter });
      return;
    case 'found': {
      const last = steps.at(-1);
      if (last?.kind === 'found' && last.one === event.hero) last.items.push(...event.items);
      else steps.push({ kind: 'found', one: event.hero, items: [...event.items] });
      return;
    }
    case 'sheltered':
      steps.push({ kind: 'rested' });
      return;
    case 'background': {
      // What lay behind a place belongs to the story; how its traps worked stands in the notes, which all may read.
      const isOfPlace = journey.stops.some(({ title }) => isSame(title, event.title));
      if (isOfPlace && !journey.truths.some((truth) => isSame(truth, event.background)))
        journey.truths.push(event.background);
      return;
    }
    case 'claimed': {
      const share = journey.shares.find(({ one }) => one === event.hero);
      if (share === undefined) journey.shares.push({ one: event.hero, items: [event.item] });
      else share.items.push(event.item);
      return;
    }
    case 'banked':
      journey.gained.set(event.hero, (journey.gained.get(event.hero) ?? 0) + event.points);
      return;
    case 'encounterEnded':
      journey.over = true;
      return;
    default:
      return;
  }
}

const isSame = (one: Words, other: Words): boolean => spoken(one) === spoken(other);
