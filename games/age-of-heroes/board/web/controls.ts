// What a press, a key or the focus does on the map.

import { type CameraControl, type FigureCard, type SecondTap, useMapControls } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type RefObject, useState } from 'react';
import type { Area } from '../../content/index.ts';
import { publicName } from '../../rules/pieces.ts';
import type { Piece } from '../../rules/state.ts';
import { type Answer, answerAt, answeringSpots, type Spot, standIn } from './answers.ts';
import { areaKey, counterKey } from './area-layer.tsx';
import { spotOf } from './geometry.ts';
import { spotByKey } from './keys.ts';
import { proposalOf } from './proposal.ts';
import type { Hand } from './situation.ts';

export const keyOf = ({ area, counter }: Spot): string =>
  counter === null ? areaKey(area) : counterKey(counter);

const topicOf = ({ area, counter }: Spot): string => counter ?? area;

/** What an element of the drawing stands for. */
function spotUnder(target: EventTarget | null): Spot | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-area]') : null;
  const area = element?.dataset.area as Area | undefined;
  return area === undefined ? null : { area, counter: element?.dataset.counter ?? null };
}

export interface Controlled {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly hand: Hand;
  readonly pieces: ReadonlyMap<Area, readonly Piece[]>;
  /** What is pointed at beside the map. */
  readonly lit: readonly string[];
  /** Where one's own hero is. */
  readonly home: Area | null;
  readonly language: Language;
  readonly secondTap: SecondTap;
  /** Ends what is shown in motion; whether dice were still to fall. */
  skip(): boolean;
  choose(option: string, ...further: string[]): void;
  point(topic: string | null): void;
  help(topic: string): void;
  /** The card of a counter. */
  cardOf(spot: Spot): FigureCard | null;
}

export function useControls(controlled: Controlled) {
  const { frame, camera, hand, pieces, lit, home, language, secondTap, skip, choose, point, help, cardOf } =
    controlled;
  const [open, setOpen] = useState<Area | null>(null);
  const pointing = useMapControls<Spot>({
    frame,
    camera,
    start: { area: home ?? 'wessex', counter: null },
    spotUnder,
    keyOf,
    topicOf,
    skip,
    placeOf: ({ area }) => spotOf(area),
    press: (spot) => {
      takeAt(spot);
      return true;
    },
    act: actHere,
    proposal: (spot) => {
      const answer = answerTo(spot);
      return answer === 'several' ? null : proposalOf(hand, answer, language);
    },
    secondTap,
    moment: hand.decision,
    answers: (spot) => answerAt(hand, spot) !== null,
    answering: () => answeringSpots(hand),
    home: home === null ? null : { area: home, counter: null },
    leave,
    steer: ({ key }, at) => spotByKey(key, at, namesIn(at.area)),
    point,
    help,
    cardOf,
  });
  const { hover, cursor, focused, goTo } = pointing;
  const namesIn = (area: Area): string[] => (pieces.get(area) ?? []).map(publicName);

  const spreads = new Set<Area>();
  if (hover !== null) spreads.add(hover.area);
  if (open !== null) spreads.add(open);
  if (focused) spreads.add(cursor.area);
  for (const [area, stack] of pieces)
    if (stack.some((one) => lit.includes(publicName(one)))) spreads.add(area);
  if (hand.stage !== null && hand.targets.counters.size > 0) spreads.add(hand.stage);

  function carryOut(answer: Answer): void {
    if (answer.do === 'select') return hand.select(answer.counter);
    hand.select(null);
    setOpen(null);
    choose(...answer.options);
  }

  /** What a press there means: one thing, nothing, or one of several counters. */
  function answerTo(spot: Spot): Answer | 'several' | null {
    const names = namesIn(spot.area);
    const folded = names.length > 1 && !spreads.has(spot.area);
    const vague = folded || (spot.counter === null && answerAt(hand, spot) === null);
    const meant = vague ? standIn(hand, spot, names) : spot;
    return meant === 'several' || meant === null ? meant : answerAt(hand, meant);
  }

  function takeAt(spot: Spot): void {
    const answer = answerTo(spot);
    if (answer === 'several') setOpen(spot.area);
    else if (answer !== null) carryOut(answer);
    else setOpen(open === spot.area || namesIn(spot.area).length < 2 ? null : spot.area);
  }

  /** Whether there was something to be done; where several counters answer, the cursor goes in among them. */
  function actHere(): boolean {
    const names = namesIn(cursor.area);
    const meant = cursor.counter === null ? standIn(hand, cursor, names) : cursor;
    if (meant === 'several') {
      goTo({ area: cursor.area, counter: names.find((name) => hand.targets.counters.has(name)) ?? null });
      return true;
    }
    const answer = meant === null ? null : answerAt(hand, meant);
    if (answer !== null) carryOut(answer);
    return answer !== null;
  }

  /** Out from among the counters of an area, or what was spread is folded. */
  function leave(): boolean {
    if (cursor.counter !== null) goTo({ area: cursor.area, counter: null });
    else if (open === null) return false;
    else setOpen(null);
    return true;
  }

  return { ...pointing, open, spreads };
}
