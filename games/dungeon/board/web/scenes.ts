// What happened, as scenes to be shown one after another.

import { type Journey, joined, pacesOfJourney } from '@skald/games/board-kit';
import { capital, type Language } from '@skald/text';
import type { Facing, ModelType, Place } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { aboutOf } from '../../text/catalogue.ts';
import { NAMES } from '../../text/names.ts';
import { sumLines } from '../../text/sums.ts';
import { WEB_WORDS } from './words.ts';

export type Walk = Journey<string, Place>;

export type Scene =
  | Walk
  | {
      readonly kind: 'dice';
      readonly at: Place;
      readonly title: string;
      readonly pairs: EventOf<'hits'>['pairs'];
      readonly discarded: readonly number[];
      readonly armour: string;
      /** Where the numbers of dice and the Armour come from. */
      readonly sums: readonly string[];
      readonly result: string;
    }
  | {
      readonly kind: 'fall';
      readonly at: Place;
      readonly type: ModelType;
      readonly facing: Facing;
      readonly text: string;
    }
  | { readonly kind: 'word'; readonly at: Place; readonly text: string; readonly bad: boolean };

/** How long a scene lasts. */
export function pacesOf(scene: Scene): number {
  if (scene.kind === 'travel') return pacesOfJourney(scene);
  return scene.kind === 'dice' ? 5 : 2;
}

/** `view` is how things are after all of it. */
export function scenesOf(events: readonly GameEvent[], view: State, language: Language): Scene[] {
  const scenes: Scene[] = [];
  let attacked: EventOf<'attacked'> | null = null;
  for (const event of events) {
    if (event.type === 'attacked') attacked = event;
    if (event.type === 'stepped') walk(scenes, event);
    else if (event.type === 'hits' && attacked !== null) scenes.push(diceOf(attacked, event, view, language));
    else scenes.push(...plainScene(event, view, language));
  }
  return scenes;
}

/** Steps of the same model in a row are one journey. */
function walk(scenes: Scene[], { model, from, path }: EventOf<'stepped'>): void {
  const next: Walk = { kind: 'travel', pieces: [model], path: [from, ...path] };
  const last = scenes.at(-1);
  const longer = last?.kind === 'travel' ? joined(last, next, isSame) : null;
  if (longer === null) scenes.push(next);
  else scenes[scenes.length - 1] = longer;
}

const isSame = ([x, y]: Place, [otherX, otherY]: Place): boolean => x === otherX && y === otherY;

function diceOf(
  attack: EventOf<'attacked'>,
  { pairs, discarded, hits }: EventOf<'hits'>,
  view: State,
  language: Language,
): Scene {
  const { attacker, target, to, armour, sums } = attack;
  const names = NAMES[language];
  const words = WEB_WORDS[language];
  const other = target === null ? names.thing(aboutOf(view).thing(to)) : names.model(target);
  return {
    kind: 'dice',
    at: to,
    title: words.versus(names.model(attacker), other),
    pairs,
    discarded,
    armour: words.armour(armour),
    sums: sums === null ? [] : sumLines(sums, attack, language),
    result: names.hits(hits),
  };
}

function plainScene(event: GameEvent, view: State, language: Language): Scene[] {
  const { outcomes, injured } = BOARD_WORDS[language];
  const names = NAMES[language];
  const place = (id: string): Place | null => {
    const one = view.models.find((other) => other.id === id);
    return one === undefined ? null : [one.x, one.y];
  };
  const word = (at: Place | null, text: string, bad: boolean): Scene[] =>
    at === null ? [] : [{ kind: 'word', at, text: capital(text), bad }];
  switch (event.type) {
    case 'boned':
    case 'destroyed':
    case 'crippled': {
      const outcome = { boned: 'bones', destroyed: 'removed', crippled: 'crippled' } as const;
      const text = capital(outcomes[outcome[event.type]]);
      return [{ kind: 'fall', at: [event.x, event.y], type: event.modelType, facing: 'S', text }];
    }
    case 'wounded':
      return word(place(event.model), outcomes.wounded, true);
    case 'minionInjured':
      return word(place(event.model), injured, true);
    case 'unharmed':
      return word(place(event.model), outcomes.unharmed, false);
    case 'cast':
      return word(event.place ?? place(event.target ?? event.model), names.spell(event.spell), false);
    case 'feat':
      return word(place(event.model), names.feat(event.feat), false);
    case 'lockBroken':
    case 'doorOpened':
      return word([event.x, event.y], outcomes.opens, false);
    case 'lockHeld':
      return word([event.x, event.y], outcomes.holds, true);
    case 'gained':
      return word(place(event.hero), names.item(event.item), false);
    default:
      return [];
  }
}
