// What a press, a key or the focus does on this board.

import { asksForHelp, type CameraControl, usePointing, zoomByKey } from '@skald/games/board-kit';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Facing } from '../../content/index.ts';
import { layout } from '../../rules/models.ts';
import type { Deed } from './deeds.ts';
import { answerAt, answeringSpots, type Hand } from './hand.ts';
import { centreOf, keyOf, type Spot, spotUnder, squareSpot, topicOf } from './spots.ts';

interface Controlled {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly hand: Hand;
  readonly home: Spot;
  /** Ends what is shown in motion. */
  skip(): void;
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

export function useControls({ frame, camera, hand, home, skip, choose, point, help }: Controlled) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { view } = hand;

  // What was asked about another moment is asked no longer.
  const [moment, setMoment] = useState(hand.decision);
  if (moment !== hand.decision) {
    setMoment(hand.decision);
    setAsking(null);
  }

  /** Whether a press there means anything. */
  function press(spot: Spot): boolean {
    const answer = answerAt(hand, spot);
    skip();
    setAsking(answer?.do === 'ask' ? { spot, deeds: answer.deeds } : null);
    if (answer?.do === 'choose') choose(...answer.options);
    return answer !== null;
  }

  const pointing = usePointing<Spot>({
    frame,
    camera,
    start: home,
    spotUnder,
    keyOf,
    topicOf,
    placeOf: centreOf,
    press,
    answers: (spot) => answerAt(hand, spot) !== null,
    point,
    help,
  });
  const { cursor, goTo, keyed } = pointing;

  function leave(): boolean {
    if (asking === null) return false;
    setAsking(null);
    goTo(cursor);
    return true;
  }

  function move(event: KeyboardEvent): boolean {
    const [dx, dy, facing] = ARROWS[event.key] ?? [];
    if (dx === undefined || dy === undefined || facing === undefined) return false;
    if (event.shiftKey) return press({ ...cursor, face: facing });
    return go(squareSpot(cursor.x + dx, cursor.y + dy));
  }

  /** To a square that is drawn; over walls to the next one that is. */
  function go(spot: Spot): boolean {
    const { width, height, floor } = layout(view);
    const [dx, dy] = [Math.sign(spot.x - cursor.x), Math.sign(spot.y - cursor.y)];
    let { x, y } = spot;
    while (x >= 0 && y >= 0 && x < width && y < height && floor[y * width + x] !== 1 && (dx || dy)) {
      x += dx;
      y += dy;
    }
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    goTo({ ...spot, x, y });
    return true;
  }

  function obey(event: KeyboardEvent): boolean {
    if (event.key === 'Enter') return press(cursor);
    if (event.key === 'Escape') return leave();
    if (zoomByKey(event.key, camera)) return true;
    if (asksForHelp(event)) {
      help(topicOf(cursor));
      return true;
    }
    if (event.key === 'Home') {
      goTo(home);
      return true;
    }
    if (event.key.toLowerCase() === 'n') return next(event.shiftKey ? -1 : 1);
    return move(event);
  }

  function next(by: 1 | -1): boolean {
    const spots = answeringSpots(hand);
    const at = spots.findIndex((spot) => keyOf(spot) === keyOf(cursor));
    const spot = spots[((at < 0 && by < 0 ? 0 : at) + by + spots.length) % spots.length];
    if (spot === undefined) return false;
    goTo(spot);
    return true;
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keyed();
    if (!obey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ...pointing, handlers: { ...pointing.handlers, onKeyDown }, asking, leave };
}
