// What a press, a key or the focus does on the map.

import { type CameraControl, usePointing } from '@skald/games/board-kit';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Area } from '../../content/index.ts';
import { publicName } from '../../rules/pieces.ts';
import type { Piece } from '../../rules/state.ts';
import { type Answer, answerAt, answeringSpots, type Spot, standIn } from './answers.ts';
import { areaKey, counterKey } from './area-layer.tsx';
import { spotOf } from './geometry.ts';
import { deedOf } from './keys.ts';
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
  /** Where one's own hero is. */
  readonly home: Area | null;
  /** Ends what is shown in motion. */
  skip(): void;
  choose(option: string, ...further: string[]): void;
  point(topic: string | null): void;
  help(topic: string): void;
}

export function useControls(controlled: Controlled) {
  const { frame, camera, hand, pieces, home, skip, choose, point, help } = controlled;
  const [open, setOpen] = useState<Area | null>(null);
  const pointing = usePointing<Spot>({
    frame,
    camera,
    start: { area: home ?? 'wessex', counter: null },
    spotUnder,
    keyOf,
    topicOf,
    placeOf: ({ area }) => spotOf(area),
    press,
    answers: (spot) => answerAt(hand, spot) !== null,
    point,
    help,
  });
  const { hover, cursor, focused, goTo, keyed } = pointing;
  const namesIn = (area: Area): string[] => (pieces.get(area) ?? []).map(publicName);

  const spreads = new Set<Area>();
  if (hover !== null) spreads.add(hover.area);
  if (open !== null) spreads.add(open);
  if (focused) spreads.add(cursor.area);
  if (hand.stage !== null && hand.targets.counters.size > 0) spreads.add(hand.stage);

  function carryOut(answer: Answer): void {
    skip();
    if (answer.do === 'select') return hand.select(answer.counter);
    hand.select(null);
    setOpen(null);
    choose(...answer.options);
  }

  function press(spot: Spot): void {
    const names = namesIn(spot.area);
    const folded = names.length > 1 && !spreads.has(spot.area);
    const vague = folded || (spot.counter === null && answerAt(hand, spot) === null);
    const meant = vague ? standIn(hand, spot, names) : spot;
    if (meant === 'several') return setOpen(spot.area);
    const answer = meant === null ? null : answerAt(hand, meant);
    if (answer !== null) carryOut(answer);
    else setOpen(open === spot.area || names.length < 2 ? null : spot.area);
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

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keyed();
    const deed = deedOf(event.key, event.shiftKey, {
      cursor,
      here: namesIn(cursor.area),
      answering: answeringSpots(hand),
      home: home === null ? null : { area: home, counter: null },
    });
    if (deed === null) return;
    if (deed.do === 'act' && !actHere()) return;
    if (deed.do === 'leave' && open === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (deed.do === 'go') goTo(deed.to);
    else if (deed.do === 'help') help(topicOf(cursor));
    else if (deed.do === 'zoom') camera.zoom(deed.factor);
    else if (deed.do === 'fit') camera.fit();
    else if (deed.do === 'leave') setOpen(null);
  }

  return { hover, open, cursor, focused, spreads, handlers: { ...pointing.handlers, onKeyDown } };
}
