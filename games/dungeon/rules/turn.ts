// A model's Turn: Move, then one Action, or a Feat. DUN-HERO, DUN-OVL-03 and -07. Spells that move a Hero use it too.

import { placeOf } from '@skald/games/grid-kit';
import { next, type Seat } from '@skald/kernel';
import { actionOptions, doAction, eachOnce } from './actions.ts';
import type { FrameOf, Plan, Turning } from './agenda.ts';
import { pickUp } from './belongings.ts';
import type { ChoiceOf } from './choices.ts';
import { featOptions, startFeat } from './feats.ts';
import { employ, itemOptions, putItemTo } from './items.ts';
import { findModel, model, terrain } from './models.ts';
import { movementOf, movingOptions, type Path, pathsOf, strikersOf, turnTo, walk } from './moving.ts';
import type { Model, State, Steps, Table } from './state.ts';
import { propose, tradeOptions } from './trade.ts';
import { turnAndFightOptions } from './turn-and-fight.ts';

/** A Turn, or what a Feat or spell makes of it, from its beginning. */
export const startOf = (seat: Seat, one: Model, plan: Plan): Turning => ({
  seat,
  model: one.id,
  plan,
  left: 0,
  begun: false,
  stepped: false,
  stopped: false,
  turned: false,
  trades: 0,
  heading: null,
  smoke: false,
  actions: 0,
  cast: [],
  fought: [],
});

export const normalTurn = (state: State, seat: Seat, one: Model): FrameOf<'act'> => ({
  ...startOf(seat, one, 'turn'),
  step: 'act',
  left: movementOf(state, one),
});

/** Everything a model may do now. The Move comes before the Action. DUN-HERO-02 */
function turnOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  const options: ChoiceOf<'turn'>[] = [];
  if (frame.actions === 0) options.push(...movingOptions(state, frame));
  const actions = actionOptions(state, frame);
  options.push(...actions, ...turnAndFightOptions(state, frame));
  if (!frame.begun && frame.plan === 'turn') options.push(...featOptions(state, frame));
  options.push(...itemOptions(state, frame));
  if (frame.actions === 0) options.push(...tradeOptions(state, frame));
  if (!mustGoOn(frame, actions)) options.push({ act: 'done' });
  return options;
}

/** Whirlwind and Ground Slam strike at everything around. */
const mustGoOn = ({ plan }: Turning, actions: readonly unknown[]): boolean =>
  eachOnce(plan) && actions.length > 0;

/** A Feat is not kept open only because its Hero, who has turned, could turn once more. */
const isWorthAsking = ({ act }: ChoiceOf<'turn'>, { turned }: Turning): boolean =>
  act !== 'done' && !(turned && (act === 'face' || act === 'turnAndFight'));

export const turnSteps: Steps<'act' | 'turn' | 'stepTo'> = {
  /** Asks as long as there is anything to ask. */
  act(table, { step: _, ...frame }) {
    const { state } = table;
    if (findModel(state, frame.model) === undefined) return;
    const fresh = frame.plan === 'turn' && frame.actions === 0;
    if (fresh || turnOptions(state, frame).some((option) => isWorthAsking(option, frame)))
      next(table, { step: 'turn', ...frame });
  },

  turn: {
    options: (state, frame) => turnOptions(state, frame),
    answer(table, { step: _, ...frame }, choice) {
      switch (choice.act) {
        case 'done':
          return;
        case 'step':
          return step(table, frame, choice.x, choice.y);
        case 'face':
          return next(table, { step: 'act', ...turnTo(table, frame, choice.facing) });
        case 'turnAndFight':
          return doAction(table, turnTo(table, frame, choice.facing), {
            act: 'fight',
            target: choice.target,
          });
        case 'feat':
          return startFeat(table, frame, choice.feat);
        case 'use':
          return employ(table, frame, choice.item);
        case 'useAt':
          return putItemTo(table, frame, choice.item, [choice.x, choice.y]);
        case 'give':
        case 'take':
        case 'swap':
          return propose(table, frame, choice);
        default:
          return doAction(table, frame, choice);
      }
    },
  },

  /** After the strikes: whoever is still there makes the step it named. DUN-BREAK-10 */
  stepTo(table, { step: _, x, y, ...frame }) {
    if (findModel(table.state, frame.model) !== undefined) goOn(table, frame, x, y);
  },
};

/** Whoever leaves a front arc is struck at first. DUN-BREAK-07, -09 */
function step(table: Table, frame: Turning, x: number, y: number): void {
  const strikers = strikersOf(table.state, frame).map(({ id }) => id);
  if (strikers.length === 0) return goOn(table, frame, x, y);
  const target = frame.model;
  table.tell?.({ type: 'brokeAway', model: target, x, y, strikers });
  next(table, { step: 'strikes', target, strikers, passed: [] }, { step: 'stepTo', ...frame, x, y });
}

function goOn(table: Table, frame: Turning, x: number, y: number): void {
  const moved = walk(table, frame, pathTo(table.state, frame, x, y));
  if (frame.plan !== 'in-my-power') pickUp(table, model(table.state, frame.model));
  next(table, { step: 'act', ...moved });
}

function pathTo(state: State, frame: Turning, x: number, y: number): Path {
  const { grid } = terrain(state);
  return pathsOf(state, frame).find((path) => {
    const [toX, toY] = placeOf(grid, path.at(-1) as number);
    return toX === x && toY === y;
  }) as Path;
}
