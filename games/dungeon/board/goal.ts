// A square that somebody types: the way there, what it may cost, or why it cannot be reached.

import { placeNamed, squareAt } from '@skald/games/grid-kit';
import type { Goal } from '@skald/games/sites';
import type { Asked } from '@skald/kernel';
import { type Language, refusalText } from '@skald/text';
import { explain } from '../rules/explain.ts';
import { layout } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { refusals } from '../text/refusals.ts';
import { squareLabel } from '../text/squares.ts';
import { hint } from './hints.ts';
import { walksOf } from './web/walks.ts';

/** “C4”, “go to C4”, “geh nach C4” */
const GO = /^(?:(?:go|walk|step|to|geh|gehe|lauf|nach|auf)\s+)*(\S+)$/i;

/** Only a model's Move has goals. Who is struck at first goes one step, and decides then. */
export function goal(view: State, asked: Asked, typed: string, language: Language): Goal | null {
  const place = placeNamed(GO.exec(typed.trim())?.[1] ?? '');
  const frame = view.agenda.at(-1);
  if (place === null || frame?.step !== 'turn' || asked.kind !== 'turn') return null;
  const words = BOARD_WORDS[language];
  const [x, y] = place;
  const { width, height } = layout(view);
  const isOnTheMap = x < width && y < height;
  const walk = isOnTheMap ? walksOf(view, asked, true).get(squareAt(layout(view), place)) : undefined;
  if (walk === undefined) {
    const refusal = isOnTheMap ? explain(view, asked.seat, { act: 'step', x, y }) : null;
    return {
      whyNot:
        refusal === null || refusal.code === 'not-the-next-square'
          ? words.outOfReach(squareLabel(place), frame.left)
          : refusalText(refusal, language, refusals),
    };
  }
  const [first, ...further] = walk.options;
  if (walk.strikers.length === 0) return { options: walk.options, warning: null };
  const choice = asked.options.find(({ id }) => id === first)?.choice;
  const decision = { ...asked, options: asked.options.map((option) => option.choice) };
  const cost = choice && hint(view, decision, choice, language);
  return {
    options: [first],
    warning: [
      words.strikesFirst(walk.strikers),
      ...(cost ? [`${cost}.`] : []),
      ...(further.length > 0 ? [words.stepFirst] : []),
    ].join(' '),
  };
}
