// Mouse, finger and keys together: all that a map understands without its game, and where the game takes over.

import { type KeyboardEvent, useState } from 'react';
import { onScreen } from './camera.ts';
import { type MapDeed, mapDeed, nextOf } from './map-keys.ts';
import type { Proposal, Proposed } from './proposal.tsx';
import { asksFirst, type SecondTap } from './second-tap.ts';
import { type Pointed, type Pointing, usePointing } from './use-pointing.ts';

export interface Controlled<S> extends Omit<Pointed<S>, 'press' | 'miss'> {
  /** Whether a press there, or Enter, meant anything. */
  press(spot: S): boolean;
  /** What a press there would do for good; null where it does nothing, or asks in its own way. */
  proposal(spot: S): Proposal | null;
  readonly secondTap: SecondTap;
  /** Whatever is answered now: what was proposed before is proposed no longer. */
  readonly moment: unknown;
  /** The same for Enter, where it is not the same. */
  act?(spot: S): boolean;
  /** Where one's own things are; null where one has none. */
  readonly home: S | null;
  /** Every spot that can be chosen, in a fixed order. */
  answering(): readonly S[];
  /** Puts back what is under way; whether there was anything. */
  leave(): boolean;
  /** Another key: where it leads, or whether it did anything. */
  steer(event: KeyboardEvent, cursor: S): S | boolean | null;
}

export interface MapControls<S> extends Pointing<S> {
  /** What the first tap has shown and the second will do. */
  readonly proposed: Proposed<S> | null;
  /** What shall be shown as if it were done: what is proposed, under the pointer, or under the cursor. */
  readonly pointed: S | null;
  readonly handlers: Pointing<S>['handlers'] & { onKeyDown(event: KeyboardEvent): void };
}

/** From here on down, as a part of the board, a bar at its lower edge would lie over a place. */
const LOW = 0.62;

export function useMapControls<S extends object>(controlled: Controlled<S>): MapControls<S> {
  const { camera, keyOf, placeOf, secondTap } = controlled;
  const [first, setFirst] = useAsking<Proposal & { readonly spot: S; readonly height: number | undefined }>(
    controlled.moment,
  );
  const drop = (): void => setFirst(null);
  const tap = (spot: S, pointer: string, height?: number): void => {
    const again = first !== null && keyOf(first.spot) === keyOf(spot);
    const proposal = asksFirst(secondTap, pointer) && !again ? controlled.proposal(spot) : null;
    setFirst(proposal && { ...proposal, spot, height });
    if (proposal === null) controlled.press(spot);
  };
  const pointing = usePointing<S>({ ...controlled, press: tap, miss: drop });
  const proposed = first && {
    ...first,
    // A large place is tapped anywhere: the bar keeps off the finger, which shall find the same once more.
    low: (first.height ?? onScreen(camera.camera, placeOf(first.spot))[1]) > camera.size.height * LOW,
    accept() {
      drop();
      controlled.press(first.spot);
    },
    drop,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    pointing.keyed();
    const dropped = first !== null && event.key === 'Escape';
    if (first !== null) drop();
    if (!dropped && !obey(event, controlled, pointing)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { hover, focused, cursor, handlers } = pointing;
  return {
    ...pointing,
    proposed,
    pointed: first?.spot ?? hover ?? (focused ? cursor : null),
    handlers: { ...handlers, onKeyDown },
  };
}

function obey<S>(event: KeyboardEvent, controlled: Controlled<S>, pointing: Pointing<S>): boolean {
  const deed = mapDeed(event.key, event.shiftKey);
  const to = deed === null ? controlled.steer(event, pointing.cursor) : carryOut(deed, controlled, pointing);
  if (typeof to === 'boolean' || to === null || to === undefined) return to === true;
  pointing.goTo(to);
  return true;
}

/** Whether anything was done, or where to go. */
function carryOut<S>(
  deed: MapDeed,
  controlled: Controlled<S>,
  { cursor, pin, closeCard }: Pointing<S>,
): S | boolean | null | undefined {
  const { camera, keyOf, topicOf, home } = controlled;
  switch (deed.do) {
    case 'press':
      return controlled.skip() || (controlled.act?.(cursor) ?? controlled.press(cursor));
    case 'leave':
      // Both at once: who puts something back has no use for the card either.
      return [closeCard(), controlled.leave()].includes(true);
    case 'card':
      return pin(cursor);
    case 'help':
      controlled.help(topicOf(cursor));
      return true;
    case 'zoom':
      camera.zoom(deed.factor);
      return true;
    case 'fit':
      camera.fit();
      return true;
    case 'home':
      return home;
    case 'next':
      return nextOf(controlled.answering(), (spot) => keyOf(spot) === keyOf(cursor), deed.by);
  }
}

/** What is asked before it is done. What was asked about another moment is asked no longer. */
export function useAsking<A>(moment: unknown): [asking: A | null, ask: (asking: A | null) => void] {
  const [asked, setAsked] = useState<{ about: A | null; moment: unknown }>({ about: null, moment });
  const about = asked.moment === moment ? asked.about : null;
  return [about, (next) => setAsked({ about: next, moment })];
}
