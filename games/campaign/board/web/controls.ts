// What a press, a key or the focus does on this map.

import { asksForHelp, type CameraControl, usePointing, zoomByKey } from '@skald/games/board-kit';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { geographyOf, type Hex, isHex } from '../../content/index.ts';
import { type Answer, answerAt, answeringSpots, type Spot } from './answers.ts';
import type { PieceId } from './deeds.ts';
import { type Hand, pick } from './hand.ts';
import { keyOf } from './hex-layer.tsx';
import { centreOf } from './hexmap/index.ts';
import { spotByKey } from './keys.ts';

function spotUnder(target: EventTarget | null): Spot | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-hex]') : null;
  const hex = element?.dataset.hex;
  return !isHex(hex) ? null : { hex, piece: (element?.dataset.piece as PieceId | undefined) ?? null };
}

const topicOf = ({ hex, piece }: Spot): string => piece ?? hex;

export interface Controlled {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly hand: Hand;
  /** Where one's own things are. */
  readonly home: Hex;
  /** Ends what is shown in motion. */
  skip(): void;
  choose(option: string): void;
  point(topic: string | null): void;
  help(topic: string): void;
}

/** What is asked before it is done, and where. */
type Asking = Extract<Answer, { do: 'ask' }> & { readonly hex: Hex };

export function useControls({ frame, camera, hand, home, skip, choose, point, help }: Controlled) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { terrain } = geographyOf(hand.view.map);

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
    setAsking(answer?.do === 'ask' ? { ...answer, hex: spot.hex } : null);
    if (answer?.do === 'choose') choose(answer.option);
    else if (answer?.do === 'pick') pick(answer.piece);
    return answer !== null;
  }

  const pointing = usePointing<Spot>({
    frame,
    camera,
    start: { hex: home, piece: null },
    spotUnder,
    keyOf,
    topicOf,
    placeOf: ({ hex }) => centreOf(hex),
    press,
    answers: (spot) => answerAt(hand, spot) !== null,
    point,
    help,
  });
  const { cursor, goTo, keyed } = pointing;

  /** Puts back what is in hand, or the question about a place. */
  function leave(): boolean {
    if (asking === null && hand.selected === null) return false;
    if (asking === null) pick(null);
    else goTo(cursor);
    setAsking(null);
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
    const to = spotByKey(event.key, event.shiftKey, { cursor, home, answering: answeringSpots(hand) });
    if (to === null || !terrain.has(to.hex)) return false;
    goTo(to);
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
