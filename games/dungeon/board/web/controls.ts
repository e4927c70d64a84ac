// What a press, a key or the focus does on this board.

import {
  type CameraControl,
  type FigureCard,
  type SecondTap,
  useAsking,
  useMapControls,
} from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { RefObject } from 'react';
import type { Facing } from '../../content/index.ts';
import { layout } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import type { Deed } from './deeds.ts';
import { answerAt, answeringSpots, type Hand } from './hand.ts';
import { proposalOf } from './proposal.ts';
import { centreOf, keyOf, type Spot, spotUnder, squareSpot, topicOf } from './spots.ts';

interface Controlled {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly hand: Hand;
  readonly home: Spot;
  readonly language: Language;
  readonly secondTap: SecondTap;
  cardOf(spot: Spot): FigureCard | null;
  /** Ends what is shown in motion; whether dice were still to fall. */
  skip(): boolean;
  choose(option: string, ...further: string[]): void;
  point(topic: string | null): void;
  help(topic: string): void;
}

/** What is asked before it is done, and where. */
interface Asking {
  readonly spot: Spot;
  readonly deeds: readonly Deed[];
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number, facing: Facing]>> = {
  ArrowUp: [0, -1, 'N'],
  ArrowRight: [1, 0, 'E'],
  ArrowDown: [0, 1, 'S'],
  ArrowLeft: [-1, 0, 'W'],
};

export function useControls(controlled: Controlled) {
  const { frame, camera, hand, home, language, secondTap, cardOf, skip, choose, point, help } = controlled;
  const [asking, ask] = useAsking<Asking>(hand.decision);

  /** Whether a press there means anything. */
  function press(spot: Spot): boolean {
    const answer = answerAt(hand, spot);
    ask(answer?.do === 'ask' ? { spot, deeds: answer.deeds } : null);
    if (answer?.do === 'choose') choose(...answer.options);
    return answer !== null;
  }

  const pointing = useMapControls<Spot>({
    frame,
    camera,
    start: home,
    home,
    spotUnder,
    keyOf,
    topicOf,
    skip,
    placeOf: centreOf,
    press,
    proposal: (spot) => proposalOf(hand, answerAt(hand, spot), language),
    secondTap,
    moment: hand.decision,
    answers: (spot) => answerAt(hand, spot) !== null,
    answering: () => answeringSpots(hand),
    leave,
    steer({ key, shiftKey }, cursor) {
      const arrow = ARROWS[key];
      if (arrow === undefined) return null;
      const [dx, dy, facing] = arrow;
      return shiftKey ? press({ ...cursor, face: facing }) : nextDrawn(hand.view, cursor, dx, dy);
    },
    point,
    help,
    cardOf: (spot) => (asking === null && spot.face === null ? cardOf(spot) : null),
  });

  function leave(): boolean {
    if (asking === null) return false;
    ask(null);
    pointing.goTo(pointing.cursor);
    return true;
  }

  return { ...pointing, asking, leave };
}

/** The next square in a direction that is drawn, over walls; null beyond the edge. */
function nextDrawn(view: State, from: Spot, dx: number, dy: number): Spot | null {
  const { width, height, floor } = layout(view);
  let [x, y] = [from.x + dx, from.y + dy];
  const inside = (): boolean => x >= 0 && y >= 0 && x < width && y < height;
  while (inside() && floor[y * width + x] !== 1) {
    x += dx;
    y += dy;
  }
  return inside() ? squareSpot(x, y) : null;
}
