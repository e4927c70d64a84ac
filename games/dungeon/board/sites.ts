// Where in the dungeon questions and answers are: the models and squares they mean.

import { placeOf } from '@skald/games/grid-kit';
import type { Sites } from '@skald/games/sites';
import type { Choice } from '@skald/kernel';
import type { Square } from '../content/index.ts';
import { findModel, layout } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { activeOf, deedsOf } from './web/deeds.ts';

export const sites: Sites<State> = {
  asked(view, { kind }) {
    const frame = view.agenda.at(-1);
    if (frame?.step !== kind) return null;
    const [topic] = subjectsOf(view).filter((each) => sites.place(view, each) !== null);
    return topic ?? null;
  },

  option(view, decision, choice) {
    const deeds = deedsOf(view, { ...decision, options: [{ id: '', choice }] });
    const named = [
      ...deeds.flatMap(({ model, squares }) =>
        model === null ? squares.map((at) => topicOf(view, at)) : model,
      ),
      ...goalsOf(view, choice),
    ];
    return [...new Set(named)].filter((topic) => sites.place(view, topic) !== null);
  },

  seat(view, seat) {
    const role = view.seats[seat];
    if (role === 'overlord') return 'overlordTurn';
    return role?.find((hero) => findModel(view, hero) !== undefined) ?? 'heroTurn';
  },

  place(view, topic) {
    const one = findModel(view, topic);
    if (one !== undefined) return `${one.x},${one.y}`;
    return isDrawn(view, topic) ? topic : null;
  },
};

const topicOf = (view: State, square: Square): string => placeOf(layout(view), square).join();

function isDrawn(view: State, topic: string): boolean {
  const { width, floor } = layout(view);
  const [, x, y] = /^(\d+),(\d+)$/.exec(topic) ?? [];
  return x !== undefined && Number(x) < width && floor[Number(y) * width + Number(x)] === 1;
}

/** What an answer means beyond what can be pressed on the board. */
function goalsOf(view: State, { act, x, y, model }: Choice): string[] {
  if (act === 'step') return [`${x},${y}`];
  if (act === 'order') return [String(model)];
  return STAYS.has(act) ? subjectsOf(view) : [];
}

/** Answers that concern whom the question is about, where it stands. */
const STAYS: ReadonlySet<string> = new Set(['face', 'leave', 'minion', 'item', 'yes', 'no']);

function subjectsOf(view: State): string[] {
  const frame = view.agenda.at(-1);
  switch (frame?.step) {
    case 'inReturn':
    case 'agree':
      return [frame.giver, frame.taker];
    case 'reroll':
      return [frame.target ?? frame.attacker, frame.attacker];
    case 'summonAt':
      return [frame.beside];
    case 'raiseAs':
      return [`${frame.x},${frame.y}`];
    default: {
      const active = activeOf(view);
      return active === null ? [] : [active];
    }
  }
}
