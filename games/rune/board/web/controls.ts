// What a press, a key or the focus does on the field.

import {
  type CameraControl,
  type FigureCard,
  nextOf,
  type SecondTap,
  useAsking,
  useMapControls,
} from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { RefObject } from 'react';
import { findFighter, sizeOf } from './figures.ts';
import { type Answer, answerAt, answeringSpots, answers, type Hand } from './hand.ts';
import { showManner } from './manner.ts';
import { proposalOf } from './proposal.ts';
import { centreOf, keyOf, type Spot, spotAt, spotUnder, squareSpot, topicOf } from './spots.ts';

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
  choose(option: string): void;
  point(topic: string | null): void;
  help(topic: string): void;
}

/** What is asked before it is done, and where. */
export interface Asking {
  readonly spot: Spot;
  readonly answer: Extract<Answer, { do: 'ask' }>;
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function useControls(controlled: Controlled) {
  const { frame, camera, hand, home, language, secondTap, cardOf, skip, choose, point, help } = controlled;
  const [asking, ask] = useAsking<Asking>(hand.decision);
  const { map } = hand.view;

  /** Whether a press there means anything. */
  function press(spot: Spot): boolean {
    const answer = answerAt(hand, spot);
    ask(answer?.do === 'ask' ? { spot, answer } : null);
    if (answer?.do === 'choose') choose(answer.option);
    return answer !== null;
  }

  const pointing = useMapControls<Spot>({
    frame,
    camera,
    start: home,
    home,
    spotUnder,
    spotAt: (at) => spotAt(map, at),
    keyOf,
    topicOf,
    skip,
    placeOf: (spot) => placeOf(hand, spot),
    press,
    proposal: (spot) => proposalOf(hand, answerAt(hand, spot), language),
    secondTap,
    moment: hand.decision,
    answers: (spot) => answers(hand, spot),
    answering: () => answeringSpots(hand),
    leave,
    steer({ key, shiftKey }, cursor) {
      if (key === 'm' || key === 'M') return changeManner(hand, shiftKey ? -1 : 1);
      const arrow = ARROWS[key];
      return arrow === undefined ? null : beside(map, cursor, arrow, shiftKey ? 5 : 1);
    },
    point,
    help,
    cardOf: (spot) => (asking === null ? cardOf(spot) : null),
  });

  function leave(): boolean {
    if (asking === null) return false;
    ask(null);
    pointing.goTo(pointing.cursor);
    return true;
  }

  return { ...pointing, asking, leave };
}

/** The middle of a fighter, however large, or of a square. */
function placeOf({ view }: Hand, spot: Spot): readonly [number, number] {
  const one = findFighter(view, spot.fighter);
  return one === undefined ? centreOf(spot) : centreOf(one, sizeOf(view, one));
}

/** So many squares on, but not over the edge. */
function beside(
  { width, height }: { width: number; height: number },
  { x, y }: Spot,
  [dx, dy]: readonly [number, number],
  by: number,
): Spot | null {
  const within = (at: number, size: number): number => Math.min(Math.max(at, 0), size - 1);
  const [toX, toY] = [within(x + dx * by, width), within(y + dy * by, height)];
  return toX === x && toY === y ? null : squareSpot(toX, toY);
}

/** Goes through the manners of going that there are now. */
function changeManner({ goings, manner, decision }: Hand, by: 1 | -1): boolean {
  const next = nextOf([...goings.keys()], (each) => each === manner, by);
  if (next === undefined) return false;
  showManner(next, decision);
  return true;
}
