// Runs for tests: the dice are given, and whoever is asked does what he likes best of what he may.

import {
  answer,
  asked,
  type Choice,
  type Decision,
  type Dice,
  decisionOf,
  type Event,
  type Game,
  Play,
  run,
} from '@skald/kernel';
import type { Encounter } from '../../documents/encounter/schema.ts';
import type { GameEvent } from '../fight/events.ts';
import { rules } from '../fight/game.ts';
import type { State } from '../fight/state.ts';
import { begun } from '../sitting/testing.ts';
import { type Counting, counting, type Foreseen } from './counting.ts';

const LIKED = ['strike', 'shoot', 'roll', 'touch', 'stop', 'goOn', 'giveAll', 'pass', 'leaveIt', 'done'];

const liked = ({ options }: Decision): Choice =>
  LIKED.map((act) => options.find((option) => option.act === act)).find((one) => one !== undefined) ??
  (options[0] as Choice);

interface Run {
  readonly state: State;
  readonly log: readonly GameEvent[];
  readonly count: Foreseen;
}

const BARE = rules as unknown as Game<State>;

/** From the first sentence to the way home. */
export function played(encounter: Encounter, dice: Dice, counted: Counting = counting(BARE)): Run {
  const state = begun(encounter);
  const log: GameEvent[] = [];
  const game = counted.game as unknown as Game<State>;
  const tell = (event: Event): void => {
    log.push(event as GameEvent);
    counted.tell(event);
  };
  const play = new Play(state, dice, tell);
  run(game, play);
  for (let seats = asked(game, state); seats.length > 0; seats = asked(game, state)) {
    const [seat = 0] = seats;
    answer(game, play, seat, liked(decisionOf(game, state, seat) as Decision));
  }
  return { state, log, count: counted.count() };
}

/** The same, and nobody watches. */
export const unwatched = (encounter: Encounter, dice: Dice): State =>
  played(encounter, dice, {
    game: BARE as unknown as Game,
    tell: () => {},
    count: () => counting(BARE).count(),
  }).state;
