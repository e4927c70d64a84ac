// What a press, a key or the focus does on this map.

import {
  type CameraControl,
  type FigureCard,
  type SecondTap,
  useAsking,
  useMapControls,
} from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { RefObject } from 'react';
import { geographyOf, type Hex, isHex } from '../../content/index.ts';
import { type Answer, answerAt, answeringSpots, type Spot } from './answers.ts';
import type { PieceId } from './deeds.ts';
import { type Hand, pick } from './hand.ts';
import { keyOf } from './hex-layer.tsx';
import { centreOf } from './hexmap/index.ts';
import { hexByKey } from './keys.ts';
import { proposalOf } from './proposal.ts';

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
  readonly language: Language;
  readonly secondTap: SecondTap;
  /** Ends what is shown in motion; whether dice were still to fall. */
  skip(): boolean;
  choose(option: string): void;
  point(topic: string | null): void;
  help(topic: string): void;
  cardOf(spot: Spot): FigureCard | null;
}

/** What is asked before it is done, and where. */
type Asking = Extract<Answer, { do: 'ask' }> & { readonly hex: Hex };

export function useControls(controlled: Controlled) {
  const { frame, camera, hand, home, language, secondTap, skip, choose, point, help, cardOf } = controlled;
  const [asking, ask] = useAsking<Asking>(hand.decision);
  const { terrain } = geographyOf(hand.view.map);

  /** Whether a press there means anything. */
  function press(spot: Spot): boolean {
    const answer = answerAt(hand, spot);
    ask(answer?.do === 'ask' ? { ...answer, hex: spot.hex } : null);
    if (answer?.do === 'choose') choose(answer.option);
    else if (answer?.do === 'pick') pick(answer.piece);
    return answer !== null;
  }

  const start = { hex: home, piece: null };
  const pointing = useMapControls<Spot>({
    frame,
    camera,
    start,
    home: start,
    spotUnder,
    keyOf,
    topicOf,
    skip,
    placeOf: ({ hex }) => centreOf(hex),
    press,
    proposal: (spot) => proposalOf(hand, answerAt(hand, spot), language),
    secondTap,
    moment: hand.decision,
    answers: (spot) => answerAt(hand, spot) !== null,
    answering: () => answeringSpots(hand),
    leave,
    steer({ key }, cursor) {
      const hex = hexByKey(key, cursor.hex);
      return hex !== null && terrain.has(hex) && { hex, piece: null };
    },
    point,
    help,
    // What is asked about a place lies there already.
    cardOf: (spot) => (asking === null ? cardOf(spot) : null),
  });

  /** Puts back what is in hand, or the question about a place. */
  function leave(): boolean {
    if (asking === null && hand.selected === null) return false;
    if (asking === null) pick(null);
    else pointing.goTo(pointing.cursor);
    ask(null);
    return true;
  }

  return { ...pointing, asking, leave };
}
